#include "ai/player.h"

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

/// The best placement with its first figure. A second figure is left for later: trying all pairs
/// would cost ten times as much.
Best best_placement(const State& state, Evaluator& evaluator) {
  Best best;
  State placed(state);
  for (const Action& placement : legal_actions(state)) {
    placed = state;
    apply(placed, placement);
    std::vector<Action> path{placement};
    if (awaits_decision(placed)) {
      try_next(placed, path, state.seat(), evaluator, best);
    } else {
      best.offer(path, evaluator.value(placed, state.seat()));
    }
  }
  return best;
}

}  // namespace

std::span<const std::string_view> computer_levels() { return kLevels; }

std::vector<Action> choose_turn(const State& state, std::string_view) {
  // A second part can only help: its tile may be put where it does least harm.
  if (state.phase().asks) return {Action::answer(1)};
  Evaluator evaluator(state.game());
  Best best = best_placement(state, evaluator);
  State now(state);
  for (const Action& action : best.turn) apply(now, action);
  while (awaits_decision(now)) {
    Best next;
    std::vector<Action> path = best.turn;
    try_next(now, path, state.seat(), evaluator, next);
    best = next;
    apply(now, best.turn.back());
  }
  return best.turn;
}

}  // namespace bastide
