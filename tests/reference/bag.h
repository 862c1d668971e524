// What is left to draw, and in which order: R-SET-1, R-TILE-8, R-RIVER-1, R-RIVER-2, R-RIVER-8,
// R-HOUSE-5.
#pragma once

#include <vector>

#include "tests/reference/kinds.h"

namespace bastide::reference {

class Bag {
 public:
  Bag() = default;
  Bag(const Box& box, bool return_unplaceable);

  /// Kinds of which a tile may be drawn now.
  std::vector<const Kind*> drawable() const;
  /// How many tiles of the kind are left, those set aside included.
  int count(const Kind& kind) const;
  int discards() const { return discards_; }
  void take(const Kind& kind);
  /// What becomes of a tile just taken that fits nowhere.
  void fits_nowhere(const Kind& kind);
  /// A tile was placed: what was set aside for that goes back.
  void tile_placed() { tried_.clear(); }

 private:
  std::vector<const Kind*> river_tiles(bool lake) const;

  std::vector<const Kind*> left_;        ///< one for each tile
  std::vector<const Kind*> above_lake_;  ///< of those in left_: put back there
  std::vector<const Kind*> tried_;       ///< of those in left_: drawn since the last placement
  bool return_unplaceable_ = false;
  int discards_ = 0;
};

}  // namespace bastide::reference
