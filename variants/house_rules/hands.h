// Tiles in hand: R-HOUSE-3 (drawing ahead) and R-HOUSE-4 (a hand of three).
#pragma once

#include <span>

#include "core/variant.h"

namespace bastide {

extern const Variant kHands;

/// The tiles that `seat` holds, sorted by kind; none where nobody holds tiles.
std::span<const KindId> hand_of(const State& state, int seat);

/// Whether others may not see the tiles that a seat holds.
bool are_hands_hidden(const Game& game);

}  // namespace bastide
