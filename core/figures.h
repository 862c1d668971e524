// Putting figures down: the phases in which a seat may put one on the tile just placed (R-MEEP).
#pragma once

#include "core/variant.h"

namespace bastide {

/// A phase in which one figure of the kinds whose FigureKind::phase is `name` may be put, or none.
/// The phase `place_figure` offers the variants' moves too.
Phase figure_phase(std::string_view name);

/// The tile just placed; no tile may be on the board for other uses.
TileId last_tile(const State& state);

/// Why figure kind `figure` of the seat on turn may not go on a segment of the tile just placed,
/// as things stand; nothing if it may.
Refusal refuse_spot(const State& state, int figure, int segment);

}  // namespace bastide
