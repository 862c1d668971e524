#include "core/placement.h"

#include <algorithm>

#include "core/variant.h"

namespace bastide {
namespace {

unsigned terrain(const TileKind& kind, Side dir, Side side) {
  const auto pattern = kind.faces[static_cast<unsigned>(index(dir))].pattern;
  return (pattern >> (4 * index(side))) & 0xFU;
}

}  // namespace

std::optional<Side> first_mismatch(const State& state, KindId kind, Cell cell, Side dir) {
  const auto& kinds = state.game().kinds;
  for (const Side side : kSides) {
    const int tile = state.tile_at(neighbour(cell, side));
    if (tile < 0) continue;
    const PlacedTile& there = state.tiles()[static_cast<unsigned>(tile)];
    const unsigned theirs = terrain(kinds[there.kind], there.dir, opposite(side));
    if (terrain(kinds[kind], dir, side) != theirs) return side;
  }
  return std::nullopt;
}

bool has_neighbour(const State& state, Cell cell) {
  return std::ranges::any_of(kSides,
                             [&](Side side) { return state.tile_at(neighbour(cell, side)) >= 0; });
}

bool fits(const State& state, KindId kind, Cell cell, Side dir) {
  return state.tile_at(cell) < 0 && has_neighbour(state, cell) &&
         !first_mismatch(state, kind, cell, dir);
}

Refusal veto(const State& state, KindId kind, Cell cell, Side dir) {
  for (const Variant* variant : state.game().variants) {
    if (variant->can_place == nullptr) continue;
    if (auto refusal = variant->can_place(state, kind, cell, dir)) return refusal;
  }
  return {};
}

void find_legal_placements(State& state, KindId kind) {
  state.find_placements(kind);
  if (!state.game().vetoes) return;
  for (int slot = 0; slot < state.frontier_size(); ++slot) {
    for (const Side dir : kSides) {
      if (((state.frontier_turns(slot) >> index(dir)) & 1U) == 0) continue;
      if (veto(state, kind, state.frontier_cell(slot), dir)) state.forbid_placement(slot, dir);
    }
  }
}

void list_placements(const State& state, std::vector<Action>& out) {
  for (int slot = 0; slot < state.frontier_size(); ++slot) {
    for (const Side dir : kSides) {
      if ((state.frontier_turns(slot) >> index(dir)) & 1U) {
        out.push_back(Action::place(state.frontier_cell(slot), dir));
      }
    }
  }
}

Side canonical(const TileKind& kind, Side dir) {
  return static_cast<Side>(index(dir) & (kind.directions - 1));
}

}  // namespace bastide
