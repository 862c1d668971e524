#include "core/replay_turn.h"

#include <algorithm>

#include "core/apply.h"
#include "core/notation.h"
#include "core/replay_words.h"
#include "core/variant.h"

namespace bastide {
namespace {

constexpr std::string_view kFigurePhase = "place_figure";

Refused refused(std::string_view reason, const Word& at, std::string text) {
  return {reason, illegal(at, std::move(text))};
}

/// Why a figure may not be put in a turn in which none could, so that the turn went on by itself:
/// as if the tile had just been put on `trial`, the state before it, and the figure were now
/// decided.
Refused refuse_figure(State trial, const PlacedTile& placed, const Action& action, const Word& at,
                      const std::vector<std::string>& colours) {
  trial.put_tile(placed.kind, placed.cell, placed.dir);
  const auto& phases = trial.game().phases;
  const auto phase = std::ranges::find(phases, kFigurePhase, &Phase::name);
  const Refusal refusal = phase->check(trial, action);
  return refused(reason_name(refusal.reason), at, explain(trial, action, refusal, colours));
}

}  // namespace

TurnPlayer::Outcome TurnPlayer::act(const Action& action, const Word& at) {
  if (const Refusal refusal = check(state_, action)) {
    return refused(reason_name(refusal.reason), at, explain(state_, action, refusal, colours_));
  }
  apply(state_, action, &log);
  actions.push_back(action);
  return std::nullopt;
}

TurnPlayer::Outcome TurnPlayer::draw(const Word& tile) {
  const auto kind = find_tile(state_.game(), tile);
  if (!kind) return Refused{"unknown_tile", kind.error()};
  if (deck_.known && !state_.is_over()) {
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

TurnPlayer::Outcome TurnPlayer::draw_discard(const Word& tile) {
  if (auto error = draw(tile)) return error;
  if (state_.drawn() == kNoKind) return std::nullopt;
  const Action place = legal_actions(state_).front();
  return refused("tile_fits_somewhere", tile,
                 tile.text + " does not leave the game: it fits, as in " +
                     action_text(state_, place) + " (R-TILE-8)");
}

TurnPlayer::Outcome TurnPlayer::draw_and_place(const PlacementWord& tile) {
  if (auto error = draw(tile.tile)) return error;
  if (state_.drawn() == kNoKind) {
    return refused(reason_name(Reason::TileFitsNowhere), tile.tile,
                   tile.tile.text + " fits nowhere; it leaves the game, written !" +
                       tile.tile.text + ", and another is drawn (R-TILE-8)");
  }
  return act(Action::place(tile.cell, tile.dir), tile.tile);
}

TurnPlayer::Outcome TurnPlayer::put_figure(const FigureWord& word, const PlacementWord& tile,
                                           const State& before) {
  const auto figure = find_figure(state_.game(), word.figure);
  if (!figure) return Refused{"unknown_figure", figure.error()};
  if (word.taken_back) {
    return refused("figure_not_taken_back", word.figure,
                   "nobody takes figures back in this game (R-MEEP-9)");
  }
  const Cell cell = word.cell.value_or(tile.cell);
  Action action = Action::put_figure(cell, 0, *figure);
  const int on = state_.tile_at(cell);
  if (on >= 0) {
    const PlacedTile& placed = state_.tiles()[static_cast<std::size_t>(on)];
    const auto segment =
        find_segment(state_.game().kinds[placed.kind], cell, placed.dir, word.feature);
    if (!segment) return Refused{reason_name(Reason::NoSuchSegment), segment.error()};
    action.segment = static_cast<std::uint8_t>(*segment);
  }
  if (state_.phase().name == kFigurePhase) return act(action, word.figure);
  return refuse_figure(before, state_.tiles().back(), action, word.figure, colours_);
}

TurnPlayer::Outcome TurnPlayer::decide_figure(const TurnLine& turn,
                                              const std::optional<State>& before) {
  const bool waits = state_.phase().name == kFigurePhase;
  if (waits) {
    figures = legal_actions(state_);
    std::erase_if(figures, [](const Action& action) { return action.type != ActionType::Figure; });
  }
  if (turn.figure) return put_figure(*turn.figure, turn.tile, *before);
  return waits ? act(Action::pass(), turn.tile.tile) : std::nullopt;
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
  if (*seat != state_.seat()) {
    return refused("wrong_player_for_turn", turn.colour,
                   "it is the turn of " + colours_[static_cast<std::size_t>(state_.seat())] +
                       ", not of " + turn.colour.text + " (R-TURN-1)");
  }
  for (const Word& tile : turn.discards) {
    if (auto error = draw_discard(tile)) return error;
  }
  std::optional<State> before;
  if (turn.figure) before.emplace(state_);
  if (auto error = draw_and_place(turn.tile)) return error;
  return decide_figure(turn, before);
}

std::optional<Refused> TurnPlayer::finish(const std::vector<Word>& discards, const Word& at) {
  for (const Word& tile : discards) {
    if (auto error = draw_discard(tile)) return error;
  }
  return act(Action::finish(), at);
}

}  // namespace bastide
