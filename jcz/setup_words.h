// A saved game's setup in the record's words.
#pragma once

#include <string>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "jcz/saved_game.h"

namespace bastide::jcz {

/// Their set without its edition, and that: `basic:1` is `basic` and `1`.
std::pair<std::string, std::string> split_edition(const std::string& set);

/// Writes the sets and options of `saved` into `record`, and adds to `mistakes` whatever
/// `catalogue` cannot play. Returns the sets of ours that are in the record for their figures only:
/// none of their tiles are drawn.
std::vector<std::string> write_setup(const SavedGame& saved, const Catalogue& catalogue,
                                     Record& record, std::vector<Mistake>& mistakes);

/// Whether tiles with gardens are in play as such.
bool has_gardens(const SavedGame& saved);

}  // namespace bastide::jcz
