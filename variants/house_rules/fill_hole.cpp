// R-HOUSE-8: a tile that fills a hole gives another turn.
#include <algorithm>

#include "core/figures.h"
#include "variants/house_rules/house_rules.h"

namespace bastide {
namespace {

struct Slot {
  std::uint8_t filled;  ///< this turn's tile had four neighbours when it was placed
};

void note_hole(State& state, Log*) {
  const Cell cell = state.tiles()[last_tile(state)].cell;
  const bool filled = std::ranges::all_of(
      kSides, [&](Side side) { return state.tile_at(neighbour(cell, side)) >= 0; });
  if (filled) state.slot_of<Slot>(kFillHole).filled = 1;
}

/// Runs after a builder's second part: the whole turn is played once more.
Step enter(State& state, Log*) {
  auto& slot = state.slot_of<Slot>(kFillHole);
  if (slot.filled == 0) return Step::Next;
  slot.filled = 0;
  ++state.header().turn;
  return Step::Restart;
}

/// A turn may end before its end: when nothing is left to play in a second part.
void forget_hole(State& state, Log*) { state.slot_of<Slot>(kFillHole).filled = 0; }

}  // namespace

const Variant kFillHole{
    .name = "fill_hole_extra_turn",
    .enabled = [](const Game& game) { return game.is_on("fill_hole_extra_turn"); },
    .options = {{"fill_hole_extra_turn",
                 {"false", "true"},
                 "R-HOUSE-8",
                 "Filling a cell with tiles on all four sides gives another turn; that such turns "
                 "may follow each other is our reading."}},
    .phases = {{"score", {.name = "extra_turn", .enter = enter}}},
    .hooks = {{"place_tile", nullptr, note_hole}, {"end_turn", forget_hole, nullptr}},
    .state_size = sizeof(Slot),
};

}  // namespace bastide
