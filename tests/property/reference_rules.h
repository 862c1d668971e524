// The options and sets of a game in the reference's terms.
#pragma once

#include "core/game.h"
#include "tests/reference/rules.h"

namespace bastide::testing {

reference::Rules rules_of(const Game& game);

}  // namespace bastide::testing
