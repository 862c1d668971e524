#include "tests/reference/table.h"

#include <algorithm>
#include <set>

namespace bastide::reference {

namespace {

Terrain side_of(const TileDesign& design, int turns, Side side) {
  return design.sides[static_cast<unsigned>(index(turned(side, -turns)))];
}

std::vector<Cell> around(Cell centre) {
  std::vector<Cell> cells;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell cell{static_cast<std::int16_t>(centre.x + dx),
                      static_cast<std::int16_t>(centre.y + dy)};
      if (cell != centre) cells.push_back(cell);
    }
  }
  return cells;
}

/// Whether two segments of one kind meet across `side` of the first's tile: the same side for
/// roads, cities and rivers, half-edges that lie opposite each other for fields (R-FARM-1).
bool meet(const Segment& here, int here_turns, Side side, const Segment& there, int there_turns) {
  if (here.kind != there.kind) return false;
  if ((turned_sides(here.sides, here_turns) & bit(side)) != 0 &&
      (turned_sides(there.sides, there_turns) & bit(opposite(side))) != 0)
    return true;
  for (int half = 0; half < 2; ++half) {
    const int mine = 2 * index(side) + half;
    const int theirs = 2 * index(opposite(side)) + (1 - half);
    if ((turned_halves(here.halves, here_turns) >> mine & 1) != 0 &&
        (turned_halves(there.halves, there_turns) >> theirs & 1) != 0)
      return true;
  }
  return false;
}

}  // namespace

bool Feature::has(Part part) const { return std::ranges::binary_search(parts, part); }

bool Feature::has_tile(int tile) const {
  return std::ranges::any_of(parts, [&](Part part) { return part.tile == tile; });
}

int Table::tile_at(Cell cell) const {
  const auto found = at_.find(cell);
  return found == at_.end() ? -1 : found->second;
}

void Table::put(const Kind& kind, Placement where) {
  tiles_.push_back({&kind, where.cell, where.turns});
  at_[where.cell] = last();
}

std::vector<Cell> Table::open_cells() const {
  if (tiles_.empty()) return {Cell{0, 0}};
  std::set<Cell> cells;
  for (const Tile& tile : tiles_) {
    for (const Side side : kSides) {
      const Cell cell = neighbour(tile.cell, side);
      if (tile_at(cell) < 0) cells.insert(cell);
    }
  }
  return {cells.begin(), cells.end()};
}

// R-TILE-2: beside a tile, not only at its corner. R-TILE-3, 5, 6: every shared edge matches.
bool Table::fits(const TileDesign& design, Placement where) const {
  if (tile_at(where.cell) >= 0 || !within(where.cell)) return false;
  if (tiles_.empty()) return where.cell == Cell{0, 0};
  for (const Side side : kSides) {
    const int other = tile_at(neighbour(where.cell, side));
    if (other < 0) continue;
    const Tile& tile = tiles_[static_cast<unsigned>(other)];
    if (side_of(tile.kind->design, tile.turns, opposite(side)) !=
        side_of(design, where.turns, side))
      return false;
  }
  return neighbours(where.cell) > 0;
}

const Segment& Table::segment(Part part) const {
  const TileDesign& design = tiles_[static_cast<unsigned>(part.tile)].kind->design;
  return design.segments[static_cast<unsigned>(part.segment)];
}

// The parts of the same feature on neighbouring tiles: R-ROAD-1, R-CITY-1, R-FARM-1.
std::vector<Part> Table::joined(Part part) const {
  const Tile& tile = tiles_[static_cast<unsigned>(part.tile)];
  std::vector<Part> result;
  for (const Side side : kSides) {
    const int other = tile_at(neighbour(tile.cell, side));
    if (other < 0) continue;
    const Tile& there = tiles_[static_cast<unsigned>(other)];
    for (int i = 0; i < static_cast<int>(there.kind->design.segments.size()); ++i) {
      if (meet(segment(part), tile.turns, side, segment({other, i}), there.turns))
        result.push_back({other, i});
    }
  }
  return result;
}

// Unfinished because of this part: a side faces an empty cell (R-CITY-2, R-ROAD-2), a cell around
// is empty (R-MON-2, R-ABBOT-3).
bool Table::reaches_open(Part part) const {
  const Tile& tile = tiles_[static_cast<unsigned>(part.tile)];
  if (is_centred(segment(part).kind))
    return filled_around(tile.cell) + missing_around(tile.cell) < 8;
  return std::ranges::any_of(kSides, [&](Side side) {
    const Cell beside = neighbour(tile.cell, side);
    return (turned_sides(segment(part).sides, tile.turns) & bit(side)) != 0 &&
           tile_at(beside) < 0 && !closed_by_edge(beside);
  });
}

Feature Table::flood(Part part, const std::string& barrier) const {
  std::set<Part> seen{part};
  std::vector<Part> todo{part};
  while (!todo.empty()) {
    const Part here = todo.back();
    todo.pop_back();
    for (const Part next : joined(here)) {
      if (!barrier.empty() && bastide::has_mark(segment(next).marks, barrier)) continue;
      if (seen.insert(next).second) todo.push_back(next);
    }
  }
  return {{seen.begin(), seen.end()}, false};
}

Feature Table::feature_of(Part part) const {
  Feature feature = flood(part, "");
  feature.complete = segment(part).kind != FeatureKind::Field &&
                     std::ranges::none_of(feature.parts, [&](Part p) { return reaches_open(p); });
  return feature;
}

Feature Table::joined_without(Part part, const std::string& mark) const {
  return flood(part, mark);
}

bool Table::has_mark(const Feature& feature, const std::string& mark) const {
  return std::ranges::any_of(
      feature.parts, [&](Part part) { return bastide::has_mark(segment(part).marks, mark); });
}

FeatureKind Table::kind_of(const Feature& feature) const {
  return segment(feature.parts.front()).kind;
}

int Table::tiles_of(const Feature& feature) const {
  std::set<int> tiles;
  for (const Part part : feature.parts) tiles.insert(part.tile);
  return static_cast<int>(tiles.size());
}

int Table::filled_around(Cell centre) const {
  return static_cast<int>(
      std::ranges::count_if(around(centre), [&](Cell cell) { return tile_at(cell) >= 0; }));
}

int Table::missing_around(Cell centre) const {
  return static_cast<int>(
      std::ranges::count_if(around(centre), [&](Cell cell) { return closed_by_edge(cell); }));
}

int Table::neighbours(Cell cell) const {
  return static_cast<int>(std::ranges::count_if(
      kSides, [&](Side side) { return tile_at(neighbour(cell, side)) >= 0; }));
}

int Table::rows_from(Cell cell) const {
  int count = 0;
  for (const Side side : kSides) {
    for (Cell at = neighbour(cell, side); tile_at(at) >= 0; at = neighbour(at, side)) ++count;
  }
  return count;
}

}  // namespace bastide::reference
