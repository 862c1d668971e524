// Where a tile may lie: matching neighbours (R-TILE-2, R-TILE-3) and what variants forbid.
#pragma once

#include <optional>

#include "core/reason.h"
#include "core/state.h"

namespace bastide {

/// The first side on which `kind`, turned to `dir`, differs from its neighbour of the cell.
std::optional<Side> first_mismatch(const State& state, KindId kind, Cell cell, Side dir);

/// Whether some tile lies beside the cell.
bool has_neighbour(const State& state, Cell cell);

/// Whether `kind`, turned to `dir`, matches all neighbours of the free `cell` and has at least one.
bool fits(const State& state, KindId kind, Cell cell, Side dir);

/// What a variant has against a placement that fits.
Refusal veto(const State& state, KindId kind, Cell cell, Side dir);

/// Finds the legal placements of `kind`: those that match and that no variant forbids.
void find_legal_placements(State& state, KindId kind);

/// The placements found last, in order of the open cells.
void list_placements(const State& state, std::vector<Action>& out);

/// The first of N E S W that gives the same tile as `dir`.
Side canonical(const TileKind& kind, Side dir);

}  // namespace bastide
