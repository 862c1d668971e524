// Plays along on the reference implementation and compares everything that both say.
#pragma once

#include <memory>

#include "core/game.h"
#include "tests/property/harness.h"

namespace bastide::testing {

/// For games of any sets and options that the reference knows.
std::unique_ptr<Companion> reference_companion(const Game& game);

}  // namespace bastide::testing
