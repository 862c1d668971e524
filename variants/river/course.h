// How the river may go on: R-RIVER-3 and the three readings of R-RIVER-4.
#pragma once

#include "core/reason.h"
#include "core/state.h"

namespace bastide::river {

enum class UTurn : unsigned char { Immediate, Alternate, Jcz };

/// Sides that the river reaches on a tile of that kind turned to `dir`.
SideMask river_sides(const TileKind& kind, Side dir);

/// What the river has against a placement that matches its neighbours; only tiles with a river
/// are asked about.
Refusal refuse(const State& state, UTurn reading, KindId kind, Cell cell, Side dir);

}  // namespace bastide::river
