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

/// Tries every decision that is still due in the turn, and those after it; values where none is.
void try_decisions(const State& state, std::vector<Action>& path, int seat, Evaluator& evaluator,
                   Best& best) {
  if (!awaits_decision(state)) {
    State scratch(state);
    best.offer(path, evaluator.value(scratch, seat));
    return;
  }
  State next(state);
  for (const Action& action : legal_actions(state)) {
    next = state;
    apply(next, action);
    path.push_back(action);
    try_decisions(next, path, seat, evaluator, best);
    path.pop_back();
  }
}

}  // namespace

std::span<const std::string_view> computer_levels() { return kLevels; }

std::vector<Action> choose_turn(const State& state, std::string_view) {
  // A second part can only help: its tile may be put where it does least harm.
  if (state.phase().asks) return {Action::answer(1)};
  Evaluator evaluator(state.game());
  Best best;
  std::vector<Action> path;
  try_decisions(state, path, state.seat(), evaluator, best);
  return best.turn;
}

}  // namespace bastide
