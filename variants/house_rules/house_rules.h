// House rules (R-HOUSE): each a variant of its own, in play by its option. Hands are in hands.h.
#pragma once

#include "core/variant.h"

namespace bastide {

extern const Variant kNoIncompleteScoring;  ///< R-HOUSE-9
extern const Variant kFillHole;             ///< R-HOUSE-8
extern const Variant kBagRules;             ///< R-HOUSE-5
extern const Variant kTrees;                ///< R-HOUSE-6
extern const Variant kBuyTile;              ///< R-HOUSE-7

/// The points that each seat offers for the drawn tile, 0 for none; empty without R-HOUSE-7.
std::span<const std::uint16_t> offers_of(const State& state);

}  // namespace bastide
