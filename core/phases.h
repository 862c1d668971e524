// The phases of a turn of the rules proper (R-TURN-3): draw, place_tile, place_figure, score,
// end_turn.
#pragma once

#include <vector>

#include "core/variant.h"

namespace bastide {

/// One turn, in order; variants add to it (R-TURN-4).
std::vector<Phase> base_phases();

}  // namespace bastide
