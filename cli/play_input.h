// What people type at the game's prompt.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/direction.h"

namespace bastide {

struct PlayInput {
  enum class What : unsigned char {
    Cell,
    Spot,
    Turn,
    Undo,
    Confirm,
    Again,
    Help,
    Left,
    Record,
    Quit,
    Unclear
  };
  What what = What::Unclear;
  int number = 0;             ///< Cell: as numbered on the board, from 1; Spot: from 0
  std::optional<Side> dir{};  ///< Cell
};

/// Spots are named by the letters `a` to `p`, then `a2` to `p2` and so on.
inline constexpr int kSpotLetters = 16;
std::string spot_letter(int number);

/// `7`, `7e`, `b`, `t`, `u`, nothing … in any case, with spaces anywhere.
PlayInput read_input(std::string_view line);

}  // namespace bastide
