// German monasteries (R-GERMAN): monk or prior.
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kGermanMonasteries;

}  // namespace bastide
