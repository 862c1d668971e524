// The board as a picture of characters.
#pragma once

#include <string>
#include <vector>

#include "cli/game_view.h"
#include "cli/terminal.h"

namespace bastide {

/// The board with its coordinates, numbers on the cells where the drawn tile may go (from 1, in the
/// order of `placements`), and letters on the spots of the tile just put. Tiles shrink when the
/// board is wide; what still does not fit is cut off around the tile just put and said so.
std::string board_text(const Terminal& terminal, const GameView& view);

/// A tile in several directions side by side, as lines.
std::vector<std::string> tile_lines(const Terminal& terminal, const TileDesign& design,
                                    const std::vector<Side>& dirs);

}  // namespace bastide
