// The tiles of a game: what the sets hold, changed as the options say.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "core/tile.h"
#include "tests/reference/rules.h"

namespace bastide::reference {

/// Tiles that the game does not tell apart.
struct Kind {
  std::string set;
  TileDesign design;  ///< as it counts in this game
  int count = 0;      ///< copies in the game, the start tile included
};

struct Box {
  std::deque<Kind> kinds;
  const Kind* start = nullptr;  ///< lies on the table at the start; none: nothing does
};

using Sets = std::vector<std::shared_ptr<const TileSet>>;

/// `sets` are all that there are; `rules` say which are in play.
Box open_box(const Sets& sets, const Rules& rules);

bool has_garden(const TileDesign& design);
/// A tile of the River: shows a river.
bool is_river(const TileDesign& design);
/// Whether `a` and `b` quarter turns give the same tile (R-TILE-4).
bool same_turned(const TileDesign& design, int a, int b);

}  // namespace bastide::reference
