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

/// `7`, `7e`, `b`, `t`, `u`, nothing … in any case, with spaces anywhere.
PlayInput read_input(std::string_view line);

}  // namespace bastide
