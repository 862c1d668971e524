// The Labyrinths (R-LAB).
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kLabyrinths;

}  // namespace bastide
