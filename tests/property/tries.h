// Actions to try on a state: all that somebody might do, and some that nobody would.
#pragma once

#include <vector>

#include "core/state.h"
#include "tests/property/random.h"

namespace bastide::testing {

std::vector<Action> actions_to_try(const State& state, Random& random);

}  // namespace bastide::testing
