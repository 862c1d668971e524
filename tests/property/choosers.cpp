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
  if (state.bag_total() == 0) return legal.front();
  int at = random.below(state.bag_total());
  for (const Action& action : legal) {
    at -= state.bag(action.kind);
    if (at < 0) return action;
  }
  return legal.back();
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
    const int options = static_cast<int>(legal.size()) - 1;  // Pass comes last
    if (options == 0 || !manner->random.chance(manner->figures)) return legal.back();
    return legal[static_cast<unsigned>(manner->random.below(options))];
  };
}

GameSetup random_setup(std::uint64_t seed) {
  Random random(seed);
  GameSetup setup;
  setup.seats = 2 + random.below(5);
  if (setup.seats == 6) setup.options.emplace_back("sixth_player", "true");
  const char* const farmers[] = {"third", "second", "first", "off"};
  const int version = random.below(5);  // every second game or so by the third version
  if (version < 4 && version > 0) setup.options.emplace_back("farmers", farmers[version]);
  if (random.chance(30)) setup.options.emplace_back("tiny_city", "2");
  return setup;
}

}  // namespace bastide::testing
