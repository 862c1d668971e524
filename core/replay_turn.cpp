#include "core/replay_turn.h"

#include <algorithm>

#include "core/apply.h"
#include "core/notation.h"
#include "core/placement.h"
#include "core/replay_words.h"
#include "core/variant.h"

namespace bastide {
namespace {

Refused refused(std::string_view reason, const Word& at, std::string text) {
  return {reason, illegal(at, std::move(text))};
}

/// Why a figure may not be put in a turn in which none could, so that the turn went on by itself:
/// as if the tile had just been put on `trial`, the state before it, and the figure were now
/// decided.
Refused refuse_figure(State trial, const PlacedTile& placed, const Action& action, const Word& at,
                      const std::vector<std::string>& colours) {
  trial.put_tile(placed.kind, placed.cell, placed.dir);
  const std::uint8_t phase = trial.game().figure_phases[action.figure];
  trial.header().phase = phase;
  trial.header().spots = {};
  const Refusal refusal = trial.game().phases[phase].check(trial, action);
  if (!refusal) {
    return refused(reason_name(Reason::WrongPhase), at,
                   "no further figure can be put in this turn (R-MEEP-1)");
  }
  return refused(reason_name(refusal.reason), at, explain(trial, action, refusal, colours));
}

bool is_asked(const State& state, Ask ask) { return !state.is_over() && state.phase().ask == ask; }

/// Whether the tile drawn last has gone into a hand.
bool is_held(const Log& log) { return !log.empty() && log.back().type == EventType::Hold; }

}  // namespace

TurnPlayer::Outcome TurnPlayer::act(const Action& action, const Word& at) {
  if (const Refusal refusal = check(state_, action)) {
    return refused(reason_name(refusal.reason), at, explain(state_, action, refusal, colours_));
  }
  apply(state_, action, &log);
  if (log.size() > 0 && log.back().type == EventType::SetAside && deck_.known)
    deck_.again.push_back(action.kind);
  actions.push_back(action);
  return std::nullopt;
}

TurnPlayer::Outcome TurnPlayer::draw(const Word& tile) {
  const auto kind = find_tile(state_.game(), tile);
  if (!kind) return Refused{"unknown_tile", kind.error()};
  if (deck_.known && !state_.is_over() && !take_again(*kind)) {
    if (deck_.next.empty()) return refused("not_next_in_deck", tile, "the deck has no tile left");
    if (deck_.next.front() != *kind) {
      return refused("not_next_in_deck", tile,
                     "the next tile of the deck is " +
                         tile_text(state_.game().kinds[deck_.next.front()]) + ", not " + tile.text);
    }
    deck_.next = deck_.next.subspan(1);
  }
  return act(Action::draw(*kind), tile);
}

/// A tile that was set aside is drawn a second time, though the deck names it once.
bool TurnPlayer::take_again(KindId kind) {
  const auto found = std::ranges::find(deck_.again, kind);
  if (found == deck_.again.end() || (!deck_.next.empty() && deck_.next.front() == kind))
    return false;
  deck_.again.erase(found);
  return true;
}

/// The tile of the hand that is played or given up.
TurnPlayer::Outcome TurnPlayer::choose(const Word& tile) {
  const auto kind = find_tile(state_.game(), tile);
  if (!kind) return Refused{"unknown_tile", kind.error()};
  return act(Action::answer(*kind), tile);
}

/// The tile that is played or leaves the game: drawn, or out of the hand where there is one.
TurnPlayer::Outcome TurnPlayer::take(const Word& tile) {
  if (is_asked(state_, Ask::Tile)) return choose(tile);
  if (auto error = draw(tile)) return error;
  if (!is_held(log)) return std::nullopt;
  return refused("tile_for_a_hand", tile,
                 tile.text + " goes into a hand, written *" + tile.text + " (R-HOUSE-4)");
}

TurnPlayer::Outcome TurnPlayer::hold(const Word& tile) {
  if (is_asked(state_, Ask::Tile))
    return refused("no_hand_to_fill", tile, "every hand is full (R-HOUSE-4)");
  if (auto error = draw(tile)) return error;
  if (is_held(log)) return std::nullopt;
  return refused("no_hand_to_fill", tile, tile.text + " goes into no hand now (R-HOUSE-4)");
}

TurnPlayer::Outcome TurnPlayer::give_up(const Word& tile) {
  if (auto error = take(tile)) return error;
  if (state_.drawn() == kNoKind) return std::nullopt;
  find_legal_placements(state_, state_.drawn());
  std::vector<Action> places;
  list_placements(state_, places);
  return refused("tile_fits_somewhere", tile,
                 tile.text + " does not leave the game: it fits, as in " +
                     action_text(state_, places.front()) + " (R-TILE-8)");
}

TurnPlayer::Outcome TurnPlayer::tile_before(const TileWord& word) {
  return word.held ? hold(word.tile) : give_up(word.tile);
}

/// Offers for the drawn tile, in the order in which the seats are asked, and which one is taken.
TurnPlayer::Outcome TurnPlayer::bid(const TurnLine& turn) {
  auto next = turn.offers.begin();
  const auto seat_of_next = [&]() -> std::optional<int> {
    if (next == turn.offers.end()) return std::nullopt;
    const auto seat = find_seat(colours_, next->colour);
    return seat ? std::optional(*seat) : std::nullopt;
  };
  while (is_asked(state_, Ask::Offer)) {
    const bool bids = seat_of_next() == state_.actor() && next->points;
    if (bids && (*next->points == 0 || *next->points > state_.points(state_.actor()))) {
      const Refusal refusal{.reason = Reason::MoreThanOwnPoints};
      return refused(reason_name(refusal.reason), next->colour,
                     explain(state_, {}, refusal, colours_));
    }
    const Action action = bids ? Action::answer(*next->points) : Action::pass();
    if (auto error = act(action, turn.tile.tile)) return error;
    next += bids ? 1 : 0;
  }
  while (is_asked(state_, Ask::Sale)) {
    const auto buyer = seat_of_next();
    const bool sold = buyer && !next->points;
    if (auto error = act(sold ? Action::answer(*buyer + 1) : Action::pass(), turn.tile.tile))
      return error;
    next += sold ? 1 : 0;
  }
  if (next == turn.offers.end()) return std::nullopt;
  return refused("no_offer_now", next->colour,
                 next->colour.text + " makes no offer at this point of the turn (R-HOUSE-7)");
}

TurnPlayer::Outcome TurnPlayer::draw_and_place(const TurnLine& turn) {
  const PlacementWord& tile = turn.tile;
  if (auto error = take(tile.tile)) return error;
  if (state_.drawn() == kNoKind) {
    return refused(reason_name(Reason::TileFitsNowhere), tile.tile,
                   tile.tile.text + " fits nowhere; it leaves the game, written !" +
                       tile.tile.text + ", and another is drawn (R-TILE-8)");
  }
  if (auto error = bid(turn)) return error;
  return act(Action::place(tile.cell, tile.dir), tile.tile);
}

TurnPlayer::Outcome TurnPlayer::put_figure(const FigureWord& word, const PlacementWord& tile,
                                           const State& before) {
  if (const auto figure = find_figure(state_.game(), word.figure); !figure)
    return Refused{"unknown_figure", figure.error()};
  const auto action = figure_action(state_, tile.cell, seat_, word);
  if (!action) return Refused{reason_name(Reason::NoSuchSegment), action.error()};
  // A word of a later phase leaves the earlier ones without a figure.
  while (awaits_decision(state_) && !in_its_phase(*action)) {
    if (auto error = act(Action::pass(), word.figure)) return error;
  }
  if (awaits_decision(state_)) return act(*action, word.figure);
  return refuse_figure(before, *placed_, *action, word.figure, colours_);
}

bool TurnPlayer::in_its_phase(const Action& action) const {
  return state_.game().figure_phases[action.figure] == state_.header().phase;
}

TurnPlayer::Outcome TurnPlayer::decide_figures(const TurnLine& turn,
                                               const std::optional<State>& before) {
  if (awaits_decision(state_)) {
    figures = legal_actions(state_);
    std::erase_if(figures, [](const Action& action) { return action.type == ActionType::Pass; });
  }
  for (const FigureWord& word : turn.figures) {
    if (auto error = put_figure(word, turn.tile, *before)) return error;
  }
  while (awaits_decision(state_)) {
    if (auto error = act(Action::pass(), turn.tile.tile)) return error;
  }
  return std::nullopt;
}

TurnPlayer::Outcome TurnPlayer::answer(bool yes, const Word& at) {
  while (is_asked(state_, Ask::More)) {
    if (auto error = act(yes ? Action::answer(1) : Action::pass(), at)) return error;
  }
  return std::nullopt;
}

std::optional<Refused> TurnPlayer::play(const TurnLine& turn, int number) {
  const Word at{.text = {}, .line = turn.line, .column = turn.column};
  const auto seat = find_seat(colours_, turn.colour);
  if (!seat) return Refused{"unknown_colour", seat.error()};
  if (state_.is_over())
    return refused(reason_name(Reason::GameOver), at, "the game is over (R-END-1)");
  if (turn.number != number) {
    return refused(
        "wrong_turn_number", at,
        "this is turn " + std::to_string(number) + ", not " + std::to_string(turn.number));
  }
  if (auto error = answer(*seat == state_.seat(), at)) return error;
  auto before = turn.before.begin();
  // A seat that found nothing to play, in its hand or for a second part, has no line of its own.
  bool skips = is_asked(state_, Ask::Tile) || state_.header().part != 0;
  for (; *seat != state_.seat() && before != turn.before.end(); ++before) {
    skips = skips || before->held;
    if (!skips) break;
    if (auto error = tile_before(*before)) return error;
  }
  if (*seat != state_.seat()) {
    return refused("wrong_player_for_turn", turn.colour,
                   "it is the turn of " + colours_[static_cast<std::size_t>(state_.seat())] +
                       ", not of " + turn.colour.text + " (R-TURN-1)");
  }
  for (; before != turn.before.end(); ++before) {
    if (auto error = tile_before(*before)) return error;
  }
  seat_ = *seat;
  std::optional<State> board;
  if (!turn.figures.empty()) board.emplace(state_);
  if (auto error = draw_and_place(turn)) return error;
  placed_ = state_.tiles().back();
  return decide_figures(turn, board);
}

std::optional<Refused> TurnPlayer::finish(const Record& record, const Word& at) {
  if (auto error = answer(record.end_in_part, at)) return error;
  for (const TileWord& word : record.end_before) {
    if (auto error = tile_before(word)) return error;
  }
  return act(Action::finish(), at);
}

}  // namespace bastide
