// Which of their tiles is which of ours, and how their drawing is turned against ours.
#pragma once

#include <span>
#include <string_view>

namespace bastide::jcz {

/// One of their tiles.
struct TileRow {
  std::string_view theirs;  ///< `BA/RCr`
  std::string_view ours;    ///< in the record's words: `D`, `river:G`, `E+garden`
  int quarters = 0;         ///< their turn t is our turn t - quarters
};

/// All tiles that are known, set by set.
std::span<const TileRow> tile_rows();

/// The first row of their tile, or nullptr.
const TileRow* find_tile(std::string_view theirs);

/// The first row of our tile, or nullptr.
const TileRow* find_our_tile(std::string_view ours);

}  // namespace bastide::jcz
