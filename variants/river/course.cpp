#include "variants/river/course.h"

#include <algorithm>
#include <bit>

namespace bastide::river {
namespace {

constexpr Refusal kNoRiver{.reason = Reason::PlacementForbidden, .rule = "R-RIVER-3"};
constexpr Refusal kUTurn{.reason = Reason::PlacementForbidden, .rule = "R-RIVER-4"};

/// How a river runs through a tile, seen by who comes with it: 0 straight on (or it ends there),
/// 1 to the right, -1 to the left. `from` is the side at which it comes in.
int bend(SideMask sides, Side from) {
  const Side ahead = opposite(from);
  if ((sides & bit(turned(ahead, 1))) != 0) return 1;
  return (sides & bit(turned(ahead, -1))) != 0 ? -1 : 0;
}

SideMask sides_of(const State& state, const PlacedTile& tile) {
  return river_sides(state.game().kinds[tile.kind], tile.dir);
}

const PlacedTile* tile_beside(const State& state, Cell cell, Side side) {
  const int tile = state.tile_at(neighbour(cell, side));
  return tile < 0 ? nullptr : &state.tiles()[static_cast<std::size_t>(tile)];
}

/// The side other than `out` that the river reaches on the tile, if there is one.
std::optional<Side> other_side(SideMask sides, Side out) {
  for (const Side side : kSides) {
    if (side != out && (sides & bit(side)) != 0) return side;
  }
  return std::nullopt;
}

/// The last bend before the river comes to `cell` through `from`; straight tiles count only where
/// the reading asks for the tile right before.
int last_bend(const State& state, Cell cell, Side from, UTurn reading) {
  const PlacedTile* tile = tile_beside(state, cell, from);
  Side out = opposite(from);
  while (tile != nullptr) {
    const auto in = other_side(sides_of(state, *tile), out);
    if (!in) return 0;  // the spring
    const int here = bend(sides_of(state, *tile), *in);
    if (here != 0 || reading == UTurn::Immediate) return here;
    tile = tile_beside(state, tile->cell, *in);
    out = opposite(*in);
  }
  return 0;
}

Cell moved(Cell cell, Side side, int steps) {
  for (; steps > 0; --steps) cell = neighbour(cell, side);
  return cell;
}

bool row_is_free(const State& state, Cell middle, Side ahead) {
  return state.tile_at(middle) < 0 && state.tile_at(neighbour(middle, turned(ahead, 1))) < 0 &&
         state.tile_at(neighbour(middle, turned(ahead, -1))) < 0;
}

/// How many cells lie between `cell` and the edge of the board's bounding box, going that way.
int steps_to_rim(const State& state, Cell cell, Side ahead) {
  int most = 0;
  const auto reach = [&](Cell at) {
    switch (ahead) {
      case Side::N: return cell.y - at.y;
      case Side::E: return at.x - cell.x;
      case Side::S: return at.y - cell.y;
      case Side::W: return cell.x - at.x;
    }
    return 0;
  };
  for (const PlacedTile& tile : state.tiles()) most = std::max(most, reach(tile.cell));
  return std::max(most, reach(Cell{0, 0}));
}

/// The strict reading: three cells wide, two rows ahead of an open end and all rows up to the rim
/// of the board are free.
bool strip_is_free(const State& state, Cell cell, Side ahead) {
  const int rows = std::max(2, steps_to_rim(state, cell, ahead));
  for (int i = 1; i <= rows; ++i) {
    if (!row_is_free(state, moved(cell, ahead, i), ahead)) return false;
  }
  return true;
}

}  // namespace

SideMask river_sides(const TileKind& kind, Side dir) {
  SideMask out = 0;
  for (const Segment& segment : kind.design->segments) {
    if (segment.kind == FeatureKind::River) out |= turned_sides(segment.sides, index(dir));
  }
  return out;
}

Refusal refuse(const State& state, UTurn reading, KindId kind, Cell cell, Side dir) {
  const SideMask sides = river_sides(state.game().kinds[kind], dir);
  if (sides == 0) return {};
  bool joined = false;
  for (const Side side : kSides) {
    if ((sides & bit(side)) == 0) continue;
    if (tile_beside(state, cell, side) != nullptr) {
      joined = true;
      const int here = bend(sides, side);
      if (reading == UTurn::Jcz || here == 0) continue;
      if (last_bend(state, cell, side, reading) == here) return kUTurn;
    } else if (reading == UTurn::Jcz && !strip_is_free(state, cell, side)) {
      return kUTurn;
    }
  }
  return joined ? Refusal{} : kNoRiver;
}

}  // namespace bastide::river
