// The Phantom (R-PHANTOM): a second figure in a turn.
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kPhantom;

}  // namespace bastide
