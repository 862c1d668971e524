// Reading of tile-set files (docs/tile_sets.md): strict, and exact about what is wrong.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/tile.h"

namespace bastide {

inline constexpr std::size_t kMaxTileSetBytes = 256 * 1024;
inline constexpr int kMaxTileLetters = 500;

/// Where a tile-set file is wrong and why, in plain words. Lines and columns from 1, columns in
/// characters.
struct TileSetError {
  std::string file;
  int line = 1;
  int column = 1;
  std::string tile;  ///< letter of the tile it is about, or empty
  std::string text;
};

/// `base/tiles.toml:12:9: tile D: the edge N is city, but no city segment reaches side N`
std::string to_text(const TileSetError& error);

/// Reads a tile set; `file` is only for errors. What is returned has no mistake that `find_mistake`
/// knows, distinct letters and, if it has a start tile, one of its own. Any bytes are safe.
std::expected<TileSet, TileSetError> read_tile_set(std::string_view text, std::string_view file);

}  // namespace bastide
