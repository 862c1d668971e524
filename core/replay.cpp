#include "core/replay.h"

#include "core/replay_checks.h"
#include "core/replay_setup.h"
#include "core/replay_turn.h"
#include "core/replay_words.h"

namespace bastide {
namespace {

using Failure = std::unexpected<RecordError>;
using Outcome = std::optional<RecordError>;  ///< nothing when all is well

/// Carries a record's lines out, one by one.
class Replayer {
 public:
  Replayer(const Record& record, const ReplayObserver& observer, Replayed& out)
      : record_(record),
        observer_(observer),
        out_(out),
        order_(out.deck),
        deck_{.known = !order_.empty(), .next = order_} {}

  Outcome run() {
    if (observer_) observer_(out_, 0, {});
    if (auto error = verify(record_.checks, moment({}))) return error;
    for (const TurnLine& turn : record_.turns) {
      if (auto error = play(turn)) return error;
    }
    if (record_.ending == Ending::Open) return std::nullopt;
    return end();
  }

 private:
  CheckedMoment moment(const Log& events) const {
    return {.state = out_.state,
            .colours = out_.colours,
            .deck = deck_,
            .any_tile = record_.deck.any && !record_.bag,
            .closed = closed_,
            .next_number = number_,
            .events = events,
            .figures = number_ == 1 ? nullptr : &figures_};
  }

  Outcome play(const TurnLine& turn) {
    TurnPlayer player(out_.state, out_.colours, deck_);
    if (auto refused = player.play(turn, number_)) return std::move(refused->error);
    figures_ = player.figures;
    const int number = number_++;
    take_over(player, number);
    return verify(turn.checks, moment(player.log));
  }

  Outcome end() {
    const Word at{.text = {}, .line = record_.end_line, .column = 1};
    TurnPlayer player(out_.state, out_.colours, deck_);
    if (record_.ending == Ending::Finished) {
      if (auto refused = player.finish(record_, at)) return std::move(refused->error);
    } else if (record_.ending == Ending::Resigned) {
      if (const auto seat = find_seat(out_.colours, record_.resigned); !seat) return seat.error();
    }
    closed_ = true;
    take_over(player, number_);
    return verify(record_.end_checks, moment(player.log));
  }

  void take_over(const TurnPlayer& player, int number) {
    deck_ = player.deck();
    out_.deck.assign(deck_.next.begin(), deck_.next.end());
    out_.actions.insert(out_.actions.end(), player.actions.begin(), player.actions.end());
    out_.log.insert(out_.log.end(), player.log.begin(), player.log.end());
    if (observer_) observer_(out_, number, player.log);
  }

  const Record& record_;
  const ReplayObserver& observer_;
  Replayed& out_;
  const std::vector<KindId> order_;  ///< the whole deck
  Deck deck_;
  std::vector<Action> figures_;
  int number_ = 1;  ///< of the next turn
  bool closed_ = false;
};

}  // namespace

std::expected<Replayed, RecordError> replay(const Catalogue& catalogue, const Record& record,
                                            const ReplayObserver& observer) {
  auto game = make_record_game(catalogue, record);
  if (!game) return Failure(std::move(game.error()));
  std::vector<std::string> colours;
  for (const SeatLine& seat : record.seats) colours.push_back(seat.colour);
  std::vector<KindId> deck;
  auto start = make_position(**game, record, colours, deck);
  if (!start) return Failure(std::move(start.error()));
  State state(*start);
  Replayed out{.game = std::move(*game),
               .start = std::move(*start),
               .state = std::move(state),
               .colours = std::move(colours),
               .actions = {},
               .log = {},
               .deck = std::move(deck)};
  Replayer replayer(record, observer, out);
  if (auto error = replayer.run()) return Failure(std::move(*error));
  return out;
}

}  // namespace bastide
