// What this program knows to play: the one list of tile sets and variants.
#pragma once

#include "core/game.h"

namespace bastide {

/// The built-in tile sets, options and variants; built once, then shared by all threads. A mistake
/// in a built-in tile set ends the program with its file and line.
const Catalogue& catalogue();

}  // namespace bastide
