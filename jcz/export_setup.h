// A game's setup in the words of a saved game.
#pragma once

#include <boost/json/object.hpp>
#include <vector>

#include "core/game.h"
#include "jcz/saved_game.h"

namespace bastide::jcz {

/// Sets, elements and rules; adds to `mistakes` what they cannot say. Start tiles are not in it.
boost::json::object setup_json(const Game& game, const Catalogue& catalogue,
                               std::vector<Mistake>& mistakes);

}  // namespace bastide::jcz
