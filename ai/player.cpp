#include "ai/player.h"

#include <array>

#include "ai/evaluate.h"
#include "core/apply.h"

namespace bastide {
namespace {

constexpr std::array<std::string_view, 1> kLevels{"steady"};

/// The best turn found so far.
struct Best {
  std::vector<Action> turn;
  double value = 0;

  void offer(std::vector<Action> candidate, double its_value) {
    if (!turn.empty() && its_value <= value) return;
    turn = std::move(candidate);
    value = its_value;
  }
};

/// Tries every figure (and none) after a placement; `placed` is in place_figure.
void try_figures(const State& placed, const Action& placement, int seat, Evaluator& evaluator,
                 Best& best) {
  State scratch(placed);
  for (const Action& figure : legal_actions(placed)) {
    scratch = placed;
    apply(scratch, figure);
    best.offer({placement, figure}, evaluator.value(scratch, seat));
  }
}

}  // namespace

std::span<const std::string_view> computer_levels() { return kLevels; }

std::vector<Action> choose_turn(const State& state, std::string_view) {
  Evaluator evaluator(state.game());
  const int seat = state.seat();
  Best best;
  State placed(state);
  for (const Action& placement : legal_actions(state)) {
    placed = state;
    apply(placed, placement);
    if (awaits_chance(placed) || placed.is_over()) {
      best.offer({placement}, evaluator.value(placed, seat));
    } else {
      try_figures(placed, placement, seat, evaluator, best);
    }
  }
  return best.turn;
}

}  // namespace bastide
