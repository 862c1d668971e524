// Editions and profiles (R-ED, R-BB6): what is printed, who may play; no other rule.
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kEditions;

}  // namespace bastide
