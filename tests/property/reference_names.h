// Which tile, segment and figure of the engine is which of the reference's.
#pragma once

#include <vector>

#include "core/state.h"
#include "tests/reference/reference.h"

namespace bastide::testing {

class ReferenceNames {
 public:
  ReferenceNames(const Game& game, const reference::Box& box);

  /// None: the reference knows no such tile.
  const reference::Kind* kind(KindId kind) const { return kinds_[kind]; }
  reference::Piece piece(int figure) const { return pieces_[static_cast<unsigned>(figure)]; }
  /// The segment of that kind of tile, or -1.
  int segment(KindId kind, int segment) const;
  reference::Part part(const State& state, Cell cell, int segment) const;
  reference::Figure figure(const State& state, int seat, int figure, Cell cell, int segment,
                           int way) const;

 private:
  std::vector<const reference::Kind*> kinds_;
  std::vector<std::vector<int>> segments_;
  std::vector<reference::Piece> pieces_;
};

}  // namespace bastide::testing
