#include "ai/player.h"

#include <algorithm>
#include <array>

#include "ai/evaluate.h"
#include "core/apply.h"
#include "core/variant.h"

namespace bastide {
namespace {

constexpr std::array<std::string_view, 1> kLevels{"steady"};

/// The best turn found so far.
struct Best {
  std::vector<Action> turn;
  double value = 0;

  void offer(const std::vector<Action>& candidate, double its_value) {
    if (!turn.empty() && its_value <= value) return;
    turn = candidate;
    value = its_value;
  }
};

/// Whether `seat` still decides something in this part of the turn.
bool decides(const State& state, int seat) {
  return awaits_decision(state) && state.actor() == seat;
}

/// What the position is worth to `seat` when nothing more is decided in this turn. `state` is
/// scratch.
double value_at_rest(State& state, int seat, Evaluator& evaluator) {
  while (awaits_decision(state)) apply(state, Action::pass());
  return evaluator.value(state, seat);
}

/// Tries every decision that is due after `path`, the turn passing from there.
void try_next(const State& state, std::vector<Action>& path, int seat, Evaluator& evaluator,
              Best& best) {
  State next(state);
  for (const Action& action : legal_actions(state)) {
    next = state;
    apply(next, action);
    path.push_back(action);
    best.offer(path, value_at_rest(next, seat, evaluator));
    path.pop_back();
  }
}

/// The best of the decisions that are due with the first one behind it: a placement with its first
/// figure. A second figure is left for later: trying all pairs would cost ten times as much.
Best best_part(const State& state, int seat, Evaluator& evaluator) {
  Best best;
  State placed(state);
  for (const Action& action : legal_actions(state)) {
    placed = state;
    apply(placed, action);
    std::vector<Action> path{action};
    if (decides(placed, seat)) {
      try_next(placed, path, seat, evaluator, best);
    } else {
      best.offer(path, value_at_rest(placed, seat, evaluator));
    }
  }
  return best;
}

/// The same with what is left to decide behind it.
Best best_turn(const State& state, int seat, Evaluator& evaluator) {
  Best best = best_part(state, seat, evaluator);
  State now(state);
  for (const Action& action : best.turn) apply(now, action);
  while (decides(now, seat)) {
    Best next;
    std::vector<Action> path = best.turn;
    try_next(now, path, seat, evaluator, next);
    best = next;
    apply(now, best.turn.back());
  }
  return best;
}

/// The tile of the hand with which most can be done; where none fits, the first is given up.
std::vector<Action> choose_tile(const State& state, Evaluator& evaluator) {
  Best best;
  for (const Action& take : legal_actions(state)) {
    State taken(state);
    apply(taken, take);
    if (taken.drawn() == kNoKind) return {take};
    Best turn = best_turn(taken, state.seat(), evaluator);
    turn.turn.insert(turn.turn.begin(), take);
    best.offer(turn.turn, turn.value);
  }
  return best.turn;
}

/// What the position is worth to `seat` when `placer` does what is best for him with the tile.
double value_after(State state, int placer, int seat, Evaluator& evaluator) {
  for (const Action& action : best_turn(state, placer, evaluator).turn) apply(state, action);
  return value_at_rest(state, seat, evaluator);
}

/// A third of what placing the tile himself would gain: what is paid counts twice, for it goes to
/// another.
Action choose_offer(const State& state, Evaluator& evaluator) {
  const int seat = state.actor();
  State now(state);
  while (awaits_answer(now)) apply(now, Action::pass());
  const double left = value_after(now, now.seat(), seat, evaluator);
  now.header().actor = static_cast<std::uint8_t>(seat);
  const double gain = value_after(now, seat, seat, evaluator) - left;
  const int points = std::min(static_cast<int>(gain / 3), state.points(seat));
  return points > 0 ? Action::answer(points) : Action::pass();
}

Action choose_sale(const State& state, Evaluator& evaluator) {
  Best best;
  for (const Action& answer : legal_actions(state)) {
    State sold(state);
    apply(sold, answer);
    best.offer({answer}, value_after(sold, sold.actor(), state.seat(), evaluator));
  }
  return best.turn.front();
}

}  // namespace

std::span<const std::string_view> computer_levels() { return kLevels; }

std::vector<Action> choose_turn(const State& state, std::string_view) {
  Evaluator evaluator(state.game());
  switch (state.phase().ask) {
    // A second part can only help: its tile may be put where it does least harm.
    case Ask::More: return {Action::answer(1)};
    case Ask::Tile: return choose_tile(state, evaluator);
    case Ask::Offer: return {choose_offer(state, evaluator)};
    case Ask::Sale: return {choose_sale(state, evaluator)};
    case Ask::Part: break;
  }
  return best_turn(state, state.actor(), evaluator).turn;
}

}  // namespace bastide
