#include "tests/reference/river.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace bastide::reference {

namespace {

/// Quarter turns to the right that the river makes on a tile, 0, 1 or 3; 0 where it ends.
int bend(Side in, std::optional<Side> out) {
  return out ? (index(*out) - index(opposite(in))) & 3 : 0;
}

bool flows_to(const TileDesign& design, int turns, Side side) {
  return design.sides[static_cast<unsigned>(index(turned(side, -turns)))] == Terrain::River;
}

/// The other side that the river of a tile reaches; none at spring and lake.
std::optional<Side> other_side(const TileDesign& design, int turns, Side side) {
  for (const Side other : kSides) {
    if (other != side && flows_to(design, turns, other)) return other;
  }
  return std::nullopt;
}

/// The side of a new tile on which it continues the river.
std::optional<Side> attached(const Table& table, const TileDesign& design, Placement where) {
  for (const Side side : kSides) {
    if (flows_to(design, where.turns, side) && table.tile_at(neighbour(where.cell, side)) >= 0)
      return side;
  }
  return std::nullopt;
}

/// The bend of the tile that lies upstream of `in`, or of the first upstream that has one.
int bend_before(const Table& table, Cell cell, Side in, bool skip_straights) {
  for (;;) {
    cell = neighbour(cell, in);
    const Tile& tile = table.tiles()[static_cast<unsigned>(table.tile_at(cell))];
    const auto up = other_side(tile.kind->design, tile.turns, opposite(in));
    if (!up) return 0;  // the spring
    const int made = bend(*up, opposite(in));
    if (made != 0 || !skip_straights) return made;
    in = *up;
  }
}

/// `jcz`: no tile lies ahead of the new open end, in its row or in the rows to both sides.
bool free_ahead(const Table& table, Cell cell, Side out) {
  const Cell step = neighbour({0, 0}, out);
  return std::ranges::none_of(table.tiles(), [&](const Tile& tile) {
    const int x = tile.cell.x - cell.x, y = tile.cell.y - cell.y;
    const int ahead = x * step.x + y * step.y, aside = x * step.y - y * step.x;
    return ahead >= 1 && std::abs(aside) <= 1;
  });
}

}  // namespace

bool river_allows(const Table& table, const TileDesign& design, Placement where, Bends bends) {
  const auto in = attached(table, design, where);
  if (!in) return false;
  const auto out = other_side(design, where.turns, *in);
  if (bends == Bends::Jcz) return !out || free_ahead(table, where.cell, *out);
  const int made = bend(*in, out);
  return made == 0 || made != bend_before(table, where.cell, *in, bends == Bends::Alternate);
}

}  // namespace bastide::reference
