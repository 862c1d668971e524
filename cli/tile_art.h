// Tiles as small pictures, made from their data: what every point shows and which segment it
// belongs to.
#pragma once

#include <cstdint>
#include <vector>

#include "cli/terminal.h"
#include "core/tile.h"

namespace bastide {

enum class Surface : std::uint8_t {
  Meadow,
  Road,
  Street,
  Wall,
  Roof,
  Monastery,
  Village,
  Arms,
  River,
  Garden
};

/// A picture of `size` by `size` points, row by row from the top left.
struct TileArt {
  int size = 0;
  std::vector<Surface> surface;
  std::vector<std::int8_t> segment;  ///< index into the tile's segments, -1 for none

  /// A place in the unit square, from the top left.
  struct Spot {
    double x = 0, y = 0;
  };

  /// A point of segment `i` that is as far as can be from everything else: where its figure stands.
  /// The point in the middle when no point shows the segment.
  struct Point {
    int x = 0, y = 0;
  };
  Point heart(int i) const;
};

/// The picture of a tile turned to `dir`.
TileArt draw_tile(const TileDesign& tile, Side dir, int size);

Rgb surface_rgb(Surface surface);
/// The character that stands for it without colours.
char surface_glyph(Surface surface);

}  // namespace bastide
