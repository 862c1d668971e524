// The use of a table (R-TABLE, O-TABLE): where its edge is, and what lies beyond.
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kUseOfTable;

/// Whether a tile may ever lie on `cell` as the table is now; true where there is no table.
bool is_on_table(const State& state, Cell cell);

}  // namespace bastide
