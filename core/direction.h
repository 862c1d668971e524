// Directions on the board and on a tile: sides, half-edges, and how they turn.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace bastide {

/// A side of a tile or cell, clockwise. Also the direction in which a tile's printed north points.
enum class Side : std::uint8_t { N, E, S, W };

inline constexpr std::array kSides{Side::N, Side::E, Side::S, Side::W};
inline constexpr int kSideCount = 4;

constexpr int index(Side side) { return static_cast<int>(side); }
constexpr Side opposite(Side side) { return static_cast<Side>((index(side) + 2) & 3); }
/// `side` after `quarters` clockwise quarter turns.
constexpr Side turned(Side side, int quarters) {
  return static_cast<Side>((index(side) + quarters) & 3);
}

/// `N E S W`, by index.
inline constexpr std::array<std::string_view, kSideCount> kSideNames{"N", "E", "S", "W"};

/// A set of sides: bit `index(side)`.
using SideMask = std::uint8_t;
constexpr SideMask bit(Side side) { return static_cast<SideMask>(1U << index(side)); }
constexpr SideMask turned_sides(SideMask mask, int quarters) {
  const unsigned q = static_cast<unsigned>(quarters) & 3U;
  const unsigned bits = mask;
  return static_cast<SideMask>(((bits << q) | (bits >> (4U - q))) & 0xFU);
}

/// The eight half-edges clockwise from the west half of the north side, as a bit set:
/// bit 0 NNW, 1 NNE, 2 ENE, 3 ESE, 4 SSE, 5 SSW, 6 WSW, 7 WNW.
/// Side s has bit 2s (its left half, seen from the tile's centre) and bit 2s + 1 (its right half).
/// Across a border the left half of one side meets the right half of the other.
using HalfMask = std::uint8_t;
inline constexpr std::array<std::string_view, 8> kHalfNames{"NNW", "NNE", "ENE", "ESE",
                                                            "SSE", "SSW", "WSW", "WNW"};
constexpr HalfMask turned_halves(HalfMask mask, int quarters) {
  const unsigned q = 2U * (static_cast<unsigned>(quarters) & 3U);
  const unsigned bits = mask;
  return static_cast<HalfMask>(((bits << q) | (bits >> (8U - q))) & 0xFFU);
}

/// A cell of the board. x grows east, y grows south; the start tile lies at 0,0.
struct Cell {
  std::int16_t x = 0;
  std::int16_t y = 0;
  friend constexpr bool operator==(const Cell&, const Cell&) = default;
  /// By x, then y: the order of every list of cells.
  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

constexpr Cell neighbour(Cell cell, Side side) {
  constexpr std::array<std::array<int, 2>, 4> kStep{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  const auto& step = kStep[static_cast<unsigned>(index(side))];
  return {static_cast<std::int16_t>(cell.x + step[0]), static_cast<std::int16_t>(cell.y + step[1])};
}

/// Coordinates beyond this are refused, so that arithmetic on cells never overflows.
inline constexpr int kMaxCoordinate = 9999;

}  // namespace bastide
