// What can be done to a game: players' decisions and chance, as small values.
#pragma once

#include <cstdint>

#include "core/direction.h"

namespace bastide {

using KindId = std::uint16_t;  ///< index into Game::kinds
inline constexpr KindId kNoKind = 0xFFFF;

enum class ActionType : std::uint8_t {
  Draw,      ///< chance: `kind` is drawn from the bag
  Finish,    ///< chance: no more is drawn, final scoring follows (R-END-2)
  Place,     ///< the drawn tile is put on `cell` with its printed north to `dir`
  Figure,    ///< a figure of kind `figure` is put on segment `segment` of the tile on `cell`
  TakeBack,  ///< a figure of kind `figure` is taken back from there
  Answer,    ///< `kind` answers what a phase asks; the phase says what it means
  Pass,      ///< no figure
};

/// One action. Only the members that the type names mean anything; the others are zero.
struct Action {
  ActionType type = ActionType::Pass;
  Side dir = Side::N;
  std::uint8_t figure = 0;   ///< index into Game::figures
  std::uint8_t segment = 0;  ///< index into the tile's segments
  std::uint8_t way = 0;      ///< of standing there; 0 but where a variant knows more (a prior)
  KindId kind = 0;
  Cell cell{};

  static constexpr Action draw(KindId kind) { return {.type = ActionType::Draw, .kind = kind}; }
  static constexpr Action finish() { return {.type = ActionType::Finish}; }
  static constexpr Action place(Cell cell, Side dir) {
    return {.type = ActionType::Place, .dir = dir, .cell = cell};
  }
  static constexpr Action put_figure(Cell cell, int segment, int figure = 0, int way = 0) {
    return {.type = ActionType::Figure,
            .figure = static_cast<std::uint8_t>(figure),
            .segment = static_cast<std::uint8_t>(segment),
            .way = static_cast<std::uint8_t>(way),
            .cell = cell};
  }
  static constexpr Action take_back(Cell cell, int segment, int figure) {
    return {.type = ActionType::TakeBack,
            .figure = static_cast<std::uint8_t>(figure),
            .segment = static_cast<std::uint8_t>(segment),
            .cell = cell};
  }
  static constexpr Action answer(int value) {
    return {.type = ActionType::Answer, .kind = static_cast<KindId>(value)};
  }
  static constexpr Action pass() { return {}; }

  friend constexpr bool operator==(const Action&, const Action&) = default;
  /// By type, cell, direction, then the rest: the order of every list of actions.
  friend constexpr bool operator<(const Action& a, const Action& b) {
    if (a.type != b.type) return a.type < b.type;
    if (a.cell != b.cell) return a.cell < b.cell;
    if (a.dir != b.dir) return a.dir < b.dir;
    if (a.figure != b.figure) return a.figure < b.figure;
    if (a.segment != b.segment) return a.segment < b.segment;
    if (a.way != b.way) return a.way < b.way;
    return a.kind < b.kind;
  }
};
static_assert(sizeof(Action) == 12);

}  // namespace bastide
