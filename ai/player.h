// Computer players by level.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/state.h"

namespace bastide {

/// Levels to choose from, weakest first.
std::span<const std::string_view> computer_levels();

/// What a computer player of `level` does with the tile just drawn: the placement, then the figure
/// or pass if the turn asks for one. `state` must be in place_tile. Deterministic; looks at nothing
/// that a player may not know. The level must be one of computer_levels().
std::vector<Action> choose_turn(const State& state, std::string_view level);

}  // namespace bastide
