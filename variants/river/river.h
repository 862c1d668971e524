// The River (R-RIVER).
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kRiver;

}  // namespace bastide
