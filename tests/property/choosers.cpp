#include <memory>

#include "tests/property/harness.h"

namespace bastide::testing {

namespace {

int tiles_around(const State& state, Cell cell) {
  int count = 0;
  for (const Side side : kSides) count += state.tile_at(neighbour(cell, side)) >= 0 ? 1 : 0;
  return count;
}

struct Manner {
  Random random;
  int compact = 0;  ///< percent of placements that look for neighbours; negative: that avoid them
  int figures = 0;  ///< percent of turns with a figure where one is possible
};

/// A draw as from a bag: every copy is equally likely.
Action draw(const State& state, const std::vector<Action>& legal, Random& random) {
  int total = 0;
  for (const Action& action : legal) {
    if (action.type == ActionType::Finish) return action;
    total += state.drawable(action.kind);
  }
  int at = random.below(total);
  for (const Action& action : legal) {
    at -= state.drawable(action.kind);
    if (at < 0) return action;
  }
  return legal.back();
}

/// Every kind of figure is equally likely, then every spot of it; taking one back is a kind, too.
Action put_or_take_back(const std::vector<Action>& legal, Random& random) {
  const auto kind_of = [](const Action& action) {
    return std::pair(action.type, action.type == ActionType::Figure ? action.figure : 0);
  };
  std::vector<std::pair<ActionType, int>> kinds;
  for (const Action& action : legal) {
    if (action.type != ActionType::Pass && (kinds.empty() || kinds.back() != kind_of(action)))
      kinds.emplace_back(kind_of(action));
  }
  const auto kind = kinds[static_cast<unsigned>(random.below(static_cast<int>(kinds.size())))];
  std::vector<Action> spots;
  for (const Action& action : legal) {
    if (std::pair<ActionType, int>(kind_of(action)) == kind) spots.push_back(action);
  }
  return spots[static_cast<unsigned>(random.below(static_cast<int>(spots.size())))];
}

Action place(const State& state, const std::vector<Action>& legal, Manner& manner) {
  const int count = static_cast<int>(legal.size());
  Action best = legal[static_cast<unsigned>(manner.random.below(count))];
  if (!manner.random.chance(std::abs(manner.compact))) return best;
  const int sign = manner.compact > 0 ? 1 : -1;
  for (int i = 0; i < 8; ++i) {
    const Action other = legal[static_cast<unsigned>(manner.random.below(count))];
    if (sign * tiles_around(state, other.cell) > sign * tiles_around(state, best.cell))
      best = other;
  }
  return best;
}

}  // namespace

Chooser random_chooser(std::uint64_t seed) {
  auto manner = std::make_shared<Manner>(Manner{Random(seed)});
  manner->compact = manner->random.below(181) - 80;
  manner->figures = 20 + manner->random.below(81);
  return [manner](const State& state, const std::vector<Action>& legal) {
    switch (legal.front().type) {
      case ActionType::Draw: return draw(state, legal, manner->random);
      case ActionType::Place: return place(state, legal, *manner);
      default: break;
    }
    if (legal.back().type != ActionType::Pass)
      return legal[static_cast<unsigned>(manner->random.below(static_cast<int>(legal.size())))];
    const int options = static_cast<int>(legal.size()) - 1;  // Pass comes last
    if (options == 0 || !manner->random.chance(manner->figures)) return legal.back();
    return put_or_take_back(legal, manner->random);
  };
}

}  // namespace bastide::testing
