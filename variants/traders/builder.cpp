// The builder: where it stands (R-TRADE-12 to -16) and the second part of a turn (R-TRADE-18 to
// -32).
#include <algorithm>

#include "core/figures.h"
#include "core/phases.h"
#include "variants/traders/parts.h"

namespace bastide::traders {
namespace {

NodeId root_on_last(const State& state, int segment) {
  return state.find(state.node_of(last_tile(state), segment));
}

bool builder_extended(const State& state) {
  const int builder = state.game().find_figure("builder");
  const TileId tile = last_tile(state);
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.seat != state.seat() || figure.kind != builder) continue;
    const NodeId root = state.find(state.node_of(figure.tile, figure.segment));
    for (int i = 0; i < state.kind_of(tile).segment_count; ++i) {
      if (root_on_last(state, i) == root) return true;
    }
  }
  return false;
}

Step begin_second(State& state) {
  auto& slot = state.slot_of<Slot>(kTraders);
  slot.extended = 0;
  state.header().part = 1;
  ++state.header().turn;
  return Step::Restart;
}

Step end_parts(State& state) {
  state.slot_of<Slot>(kTraders).extended = 0;
  state.header().part = 0;
  return Step::Next;
}

Step enter(State& state, Log*) {
  const auto& slot = state.slot_of<Slot>(kTraders);
  // R-TRADE-29: with nothing left to play there is no second part.
  const bool second = slot.extended != 0 && state.header().part == 0 && has_tile_to_play(state);
  if (!second) return end_parts(state);
  if (state.game().option("builder_turn") == "optional") return Step::Wait;
  return begin_second(state);
}

Refusal check(const State&, const Action& action) {
  const bool known = action.type == ActionType::Pass || action == Action::answer(1);
  return {.reason = known ? Reason::None : Reason::WrongPhase};
}

Step apply(State& state, const Action& action, Log*) {
  return action.type == ActionType::Answer ? begin_second(state) : end_parts(state);
}

void list(const State&, std::vector<Action>& out) {
  out.push_back(Action::answer(1));
  out.push_back(Action::pass());
}

}  // namespace

bool has_own_meeple(const State& state, int segment) {
  return ((state.node(root_on_last(state, segment)).occupied >> state.seat()) & 1U) != 0;
}

std::uint16_t builder_spots(const State& state, std::uint16_t spots) {
  for (int i = 0; i < kMaxSegments; ++i) {
    if (((spots >> i) & 1U) == 0) continue;
    const bool allowed = has_own_meeple(state, i) && !state.is_complete(root_on_last(state, i));
    if (!allowed) spots &= static_cast<std::uint16_t>(~(1U << i));
  }
  return spots;
}

Refusal why_no_builder(const State& state, int segment) {
  if (!has_own_meeple(state, segment))
    return {.reason = Reason::NeedsOwnMeeple, .rule = "R-TRADE-13"};
  return {.reason = Reason::FeatureComplete, .rule = "R-TRADE-16"};
}

void note_extension(State& state, Log*) {
  auto& slot = state.slot_of<Slot>(kTraders);
  if (state.header().part == 0 && builder_extended(state)) slot.extended = 1;
}

Phase extra_part() {
  return {.name = "second_part",
          .enter = enter,
          .check = check,
          .apply = apply,
          .list = list,
          .ask = Ask::More};
}

}  // namespace bastide::traders
