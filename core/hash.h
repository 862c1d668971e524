// Keys of what lies on the board, for incremental hashes (Zobrist's idea, computed instead of
// stored).
#pragma once

#include <cstdint>

#include "core/action.h"

namespace bastide {

/// A well-spread key of any 64-bit value (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t v) {
  v += 0x9E3779B97F4A7C15ULL;
  v = (v ^ (v >> 30)) * 0xBF58476D1CE4E5B9ULL;
  v = (v ^ (v >> 27)) * 0x94D049BB133111EBULL;
  return v ^ (v >> 31);
}

constexpr std::uint64_t cell_bits(Cell cell) {
  return static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.x)) << 48 |
         static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.y)) << 32;
}

constexpr std::uint64_t tile_key(Cell cell, KindId kind, Side dir) {
  return mix(cell_bits(cell) | static_cast<std::uint64_t>(kind) << 8 |
             static_cast<std::uint64_t>(dir) << 2 | 1U);
}

constexpr std::uint64_t figure_key(Cell cell, int seat, int figure, int segment, int way) {
  return mix(cell_bits(cell) | static_cast<std::uint64_t>(seat) << 24 |
             static_cast<std::uint64_t>(way) << 4 | static_cast<std::uint64_t>(figure) << 16 |
             static_cast<std::uint64_t>(segment) << 8 | 2U);
}

}  // namespace bastide
