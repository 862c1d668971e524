// The recorded games of another engine against the reference implementation, so that what we check
// our engine with has been checked itself.
#pragma once

#include "core/game.h"
#include "tests/oracle/recorded_game.h"

namespace bastide::oracle {

/// Plays the recorded game on the reference and compares everything. The first difference, or
/// nothing.
std::optional<std::string> first_reference_difference(const Catalogue& catalogue,
                                                      const Frame& frame,
                                                      const boost::json::object& recorded);

}  // namespace bastide::oracle
