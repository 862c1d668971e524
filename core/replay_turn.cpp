#include "core/replay_turn.h"

#include <algorithm>

#include "core/apply.h"
#include "core/notation.h"
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
  while (!state_.is_over() && state_.phase().asks) {
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
  if (*seat != state_.seat()) {
    return refused("wrong_player_for_turn", turn.colour,
                   "it is the turn of " + colours_[static_cast<std::size_t>(state_.seat())] +
                       ", not of " + turn.colour.text + " (R-TURN-1)");
  }
  for (const Word& tile : turn.discards) {
    if (auto error = draw_discard(tile)) return error;
  }
  seat_ = *seat;
  std::optional<State> before;
  if (!turn.figures.empty()) before.emplace(state_);
  if (auto error = draw_and_place(turn.tile)) return error;
  placed_ = state_.tiles().back();
  return decide_figures(turn, before);
}

std::optional<Refused> TurnPlayer::finish(const std::vector<Word>& discards, const Word& at) {
  if (auto error = answer(false, at)) return error;
  for (const Word& tile : discards) {
    if (auto error = draw_discard(tile)) return error;
  }
  return act(Action::finish(), at);
}

}  // namespace bastide
