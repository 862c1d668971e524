// How the River may be continued (R-RIVER-3, R-RIVER-4).
#pragma once

#include "tests/reference/table.h"

namespace bastide::reference {

/// Whether a river tile that fits its neighbours may lie there.
bool river_allows(const Table& table, const TileDesign& design, Placement where, Bends bends);

}  // namespace bastide::reference
