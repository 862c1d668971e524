// The Abbot (R-ABBOT): gardens as features, and a figure that may be taken back and scored.
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kAbbot;

}  // namespace bastide
