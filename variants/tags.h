// Bits of Node::tags that variants use: what a whole feature has somewhere.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/game.h"

namespace bastide {

inline constexpr std::uint8_t kInnTag = 0x01;
inline constexpr std::uint8_t kCathedralTag = 0x02;
inline constexpr std::uint8_t kLabyrinthTag = 0x04;

/// Tags every segment in play that carries the mark.
inline void tag_marked(Game& game, std::string_view mark, std::uint8_t tag) {
  for (TileKind& kind : game.kinds) {
    for (std::size_t i = 0; i < kind.design->segments.size(); ++i) {
      if (has_mark(kind.design->segments[i].marks, mark)) kind.nodes[i].tags |= tag;
    }
  }
}

/// Where a meeple may stand: everywhere but on gardens, on fields if there are farmers (R-IX-8).
inline KindMask meeple_places(const Game& game) { return game.figures.front().places; }

}  // namespace bastide
