// A game that was played as the messages of a saved game.
#pragma once

#include <boost/json/array.hpp>
#include <vector>

#include "core/replay.h"
#include "jcz/saved_game.h"

namespace bastide::jcz {

/// What a saved game says of how the game went.
struct Steps {
  boost::json::array start;       ///< tiles that lie there at the start
  boost::json::array replay;      ///< the messages
  boost::json::array draw_order;  ///< every tile that was drawn
  int first = 0;                  ///< the seat that moves first: their player 0
  int turns = 0;                  ///< finished, parts of a turn counted as one
};

/// Tells `played` so that its first tile lies unturned there: the whole board may be turned. Adds
/// to `mistakes` what has no word.
Steps tell_steps(const Replayed& played, std::vector<Mistake>& mistakes);

}  // namespace bastide::jcz
