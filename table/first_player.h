// Who moves first (R-TURN-2, R-HOUSE-1, R-HOUSE-2).
#pragma once

#include "core/game.h"
#include "table/random.h"

namespace bastide {

/// The seat that moves first by the game's option `first_player`. With `seat` and `youngest` it is
/// the first one: who the youngest is, people know and sit down so. Equal seeds, equal answers.
int first_player(const Game& game, const Seed& seed);

}  // namespace bastide
