#include "tests/property/tries.h"

#include "tests/property/harness.h"

namespace bastide::testing {

namespace {

void add_draws(const State& state, std::vector<Action>& tries) {
  for (std::size_t kind = 0; kind <= state.game().kinds.size(); ++kind) {
    tries.push_back(Action::draw(static_cast<KindId>(kind)));
  }
  tries.push_back(Action::draw(kNoKind));
  tries.push_back(Action::finish());
}

void add_places(const State& state, Random& random, std::vector<Action>& tries) {
  std::vector<Cell> cells;
  for (int slot = 0; slot < state.frontier_size(); ++slot)
    cells.push_back(state.frontier_cell(slot));
  const auto tiles = state.tiles();
  const Cell some = tiles[static_cast<unsigned>(random.below(static_cast<int>(tiles.size())))].cell;
  for (int i = 0; i < 4; ++i) {
    cells.push_back({static_cast<std::int16_t>(some.x + random.below(9) - 4),
                     static_cast<std::int16_t>(some.y + random.below(9) - 4)});
    cells.push_back(
        {static_cast<std::int16_t>(random.next()), static_cast<std::int16_t>(random.next())});
  }
  const int far = random.chance(50) ? kMaxCoordinate : -kMaxCoordinate;
  cells.push_back({static_cast<std::int16_t>(far), static_cast<std::int16_t>(-far)});
  for (const Cell cell : cells) {
    for (const Side side : kSides) tries.push_back(Action::place(cell, side));
  }
}

void add_figures(const State& state, Random& random, std::vector<Action>& tries) {
  const auto tiles = state.tiles();
  const Cell other =
      tiles[static_cast<unsigned>(random.below(static_cast<int>(tiles.size())))].cell;
  for (const Cell cell : {tiles.back().cell, other, neighbour(other, Side::N)}) {
    for (std::size_t figure = 0; figure <= state.game().figures.size(); ++figure) {
      for (int segment = 0; segment <= kMaxSegments; ++segment) {
        tries.push_back(Action::put_figure(cell, segment, static_cast<int>(figure)));
      }
    }
  }
  tries.push_back(Action::put_figure(tiles.back().cell, 255, 255));
  tries.push_back(Action::pass());
}

}  // namespace

std::vector<Action> actions_to_try(const State& state, Random& random) {
  std::vector<Action> tries;
  add_draws(state, tries);
  add_places(state, random, tries);
  add_figures(state, random, tries);
  return tries;
}

}  // namespace bastide::testing
