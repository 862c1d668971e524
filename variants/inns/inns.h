// Inns and Cathedrals (R-INN).
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kInns;

}  // namespace bastide
