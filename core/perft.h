// Counting all games of a few turns with a fixed order of tiles: the same sums from every build.
#pragma once

#include <cstdint>
#include <span>

#include "core/state.h"

namespace bastide {

/// Sums over all positions that `depth` turns lead to.
struct PerftTotals {
  std::uint64_t leaves = 0;
  std::uint64_t points = 0;  ///< of all seats
  std::uint64_t completed =
      0;  ///< finished roads, cities and monasteries on the board, claimed or not
  std::uint64_t figures = 0;  ///< on the board
  std::uint64_t hash = 0;     ///< sum of State::hash() modulo 2^64
  friend bool operator==(const PerftTotals&, const PerftTotals&) = default;
};

/// Plays every placement (directions that look alike count once) with every choice of figures,
/// tiles drawn in this `order`; one that fits nowhere is discarded and the next drawn in its place
/// (R-TILE-8). A game whose order runs out is a leaf. `state` must await a draw, and its bag must
/// hold the tiles.
PerftTotals perft(const State& state, std::span<const KindId> order, int depth);

/// Finished roads, cities and monasteries on the board.
int completed_features(const State& state);

}  // namespace bastide
