#include "tests/reference/bag.h"

#include <algorithm>

namespace bastide::reference {

namespace {

using Kinds = std::vector<const Kind*>;

/// `all` without one of each in `some`.
Kinds without(Kinds all, const Kinds& some) {
  for (const Kind* kind : some) {
    const auto found = std::ranges::find(all, kind);
    if (found != all.end()) all.erase(found);
  }
  return all;
}

}  // namespace

Bag::Bag(const Box& box, bool return_unplaceable) : return_unplaceable_(return_unplaceable) {
  for (const Kind& kind : box.kinds) {
    const int there = kind.count - (box.start == &kind ? 1 : 0);
    left_.insert(left_.end(), static_cast<unsigned>(there), &kind);
  }
}

Kinds Bag::river_tiles(bool lake) const {
  Kinds tiles = left_;
  std::erase_if(tiles, [&](const Kind* kind) {
    return !is_river(kind->design) || kind->design.drawn_last != lake;
  });
  return tiles;
}

// R-RIVER-1: shuffled tiles, what was put above the lake, the lake, the rest; nothing that was
// tried since the last placement.
Kinds Bag::drawable() const {
  const Kinds river = river_tiles(false);
  for (const Kinds& pile : {without(river, above_lake_), river, river_tiles(true), left_}) {
    Kinds untried = without(pile, tried_);
    if (!untried.empty()) return untried;
  }
  return {};
}

int Bag::count(const Kind& kind) const {
  return static_cast<int>(std::ranges::count(left_, &kind));
}

void Bag::take(const Kind& kind) {
  left_ = without(left_, {&kind});
  above_lake_ = without(above_lake_, {&kind});
}

// R-RIVER-8: back above the lake while another river tile is still to be tried; the last of them is
// discarded, and the others are tried again. R-HOUSE-5: set aside instead of discarded.
void Bag::fits_nowhere(const Kind& kind) {
  const bool river = is_river(kind.design);
  const bool above_lake =
      river && !kind.design.drawn_last && !without(river_tiles(false), tried_).empty();
  if (above_lake || (!river && return_unplaceable_)) {
    left_.push_back(&kind);
    tried_.push_back(&kind);
    if (above_lake) above_lake_.push_back(&kind);
    return;
  }
  ++discards_;  // R-TILE-8
  if (river) std::erase_if(tried_, [](const Kind* tried) { return is_river(tried->design); });
}

}  // namespace bastide::reference
