#include "tests/property/tries.h"

#include "tests/property/harness.h"

namespace bastide::testing {

namespace {

/// The cell of a tile that lies on the board; any where none does.
Cell some_tile(const State& state, Random& random) {
  const auto tiles = state.tiles();
  if (tiles.empty()) return {};
  return tiles[static_cast<unsigned>(random.below(static_cast<int>(tiles.size())))].cell;
}

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
  const Cell some = some_tile(state, random);
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

void add_figures_on(const State& state, Cell cell, std::vector<Action>& tries) {
  for (std::size_t figure = 0; figure <= state.game().figures.size(); ++figure) {
    for (int segment = 0; segment <= kMaxSegments; ++segment) {
      const int kind = static_cast<int>(figure);
      for (std::size_t way = 0; way <= state.game().ways.size(); ++way)
        tries.push_back(Action::put_figure(cell, segment, kind, static_cast<int>(way)));
      tries.push_back(Action::take_back(cell, segment, kind));
    }
  }
}

void add_figures(const State& state, Random& random, std::vector<Action>& tries) {
  const Cell last = state.tiles().empty() ? Cell{} : state.tiles().back().cell;
  const Cell other = some_tile(state, random);
  for (const Cell cell : {last, other, neighbour(other, Side::N)})
    add_figures_on(state, cell, tries);
  for (const PlacedFigure& figure : state.figures()) {
    const Cell cell = state.tiles()[figure.tile].cell;
    tries.push_back(Action::take_back(cell, figure.segment, figure.kind));
  }
  tries.push_back(Action::put_figure(last, 255, 255));
  tries.push_back(Action::put_figure(last, 255, 255, 255));
  tries.push_back(Action::take_back(last, 255, 255));
  const int own = state.points(state.actor());
  const int kinds = static_cast<int>(state.game().kinds.size());
  for (const int value : {own, own + 1, kinds + 1, 0xFFFF}) tries.push_back(Action::answer(value));
  for (int value = 0; value <= kinds; ++value) tries.push_back(Action::answer(value));
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
