// Computer players by level.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/state.h"

namespace bastide {

/// Levels to choose from, weakest first.
std::span<const std::string_view> computer_levels();

/// What a computer player of `level` decides: the placement of the tile just drawn, then figures or
/// pass as often as the turn asks; or the answer to whether the turn goes on. `state` must await a
/// decision. Deterministic; looks at nothing
/// that a player may not know. The level must be one of computer_levels().
std::vector<Action> choose_turn(const State& state, std::string_view level);

}  // namespace bastide
