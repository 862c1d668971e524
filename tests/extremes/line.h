// Orders of the whole tile set that make one straight line.
#pragma once

#include <optional>
#include <vector>

#include "core/game.h"

namespace bastide::testing {

struct LineStep {
  KindId kind;
  Side dir;
};

/// All drawn tiles of `game` in an order, each turned so that it joins the one before in direction
/// `towards`; the first joins the start tile. Found by search; nothing if `tries` attempts fail.
std::optional<std::vector<LineStep>> straight_line(const Game& game, Side towards, int tries);

}  // namespace bastide::testing
