// House rules (R-HOUSE): each a variant of its own, in play by its option.
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kNoIncompleteScoring;  ///< R-HOUSE-9
extern const Variant kFillHole;             ///< R-HOUSE-8
extern const Variant kBagRules;             ///< R-HOUSE-5
extern const Variant kTrees;                ///< R-HOUSE-6

}  // namespace bastide
