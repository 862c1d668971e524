#include "core/apply.h"

#include <algorithm>

#include "core/variant.h"

namespace bastide {
namespace {

void run(const std::vector<PhaseHook>& hooks, State& state, Log* log) {
  for (const PhaseHook hook : hooks) hook(state, log);
}

/// Goes through the phases until one waits for an action or the game is over.
void settle(State& state, Step step, Log* log) {
  const Phase* const phases = state.game().phases.data();
  const bool hooked = state.game().hooked;
  std::size_t at = state.header().phase;
  while (step != Step::Wait) {
    if (hooked) run(phases[at].after, state, log);
    if (step == Step::Stop) {
      state.header().over = 1;
      return;
    }
    at = step == Step::Restart ? 0 : at + 1;
    state.header().phase = static_cast<std::uint8_t>(at);
    if (hooked) run(phases[at].before, state, log);
    step = phases[at].enter == nullptr ? Step::Wait : phases[at].enter(state, log);
  }
}

}  // namespace

Refusal check(const State& state, const Action& action) {
  if (state.is_over()) return {.reason = Reason::GameOver};
  const bool chance = action.type == ActionType::Draw || action.type == ActionType::Finish;
  if (chance && !awaits_chance(state)) return {.reason = Reason::WrongPhase};
  return state.phase().check(state, action);
}

void apply(State& state, const Action& action, Log* log) {
  settle(state, state.phase().apply(state, action, log), log);
}

std::vector<Action> legal_actions(const State& state) {
  std::vector<Action> actions;
  if (state.is_over()) return actions;
  state.phase().list(state, actions);
  std::ranges::sort(actions, [](const Action& a, const Action& b) { return a < b; });
  return actions;
}

bool fits(const State& state, KindId kind, Cell cell, Side dir) {
  const auto& kinds = state.game().kinds;
  const auto pattern = kinds[kind].faces[static_cast<unsigned>(index(dir))].pattern;
  bool touches = false;
  for (const Side side : kSides) {
    const int tile = state.tile_at(neighbour(cell, side));
    if (tile < 0) continue;
    touches = true;
    const PlacedTile& there = state.tiles()[static_cast<unsigned>(tile)];
    const auto other = kinds[there.kind].faces[static_cast<unsigned>(index(there.dir))].pattern;
    const int theirs = other >> (4 * index(opposite(side)));
    if (((pattern >> (4 * index(side)) ^ theirs) & 0xF) != 0) return false;
  }
  return touches && state.tile_at(cell) < 0;
}

std::vector<Action> placements_of(const State& state, KindId kind) {
  State copy(state);
  copy.find_placements(kind);
  std::vector<Action> actions;
  for (int slot = 0; slot < copy.frontier_size(); ++slot) {
    for (const Side dir : kSides) {
      if (((copy.frontier_turns(slot) >> index(dir)) & 1U) == 0) continue;
      const bool forbidden =
          std::ranges::any_of(state.game().variants, [&](const Variant* variant) {
            return variant->can_place != nullptr &&
                   variant->can_place(state, kind, copy.frontier_cell(slot), dir);
          });
      if (!forbidden) actions.push_back(Action::place(copy.frontier_cell(slot), dir));
    }
  }
  std::ranges::sort(actions, [](const Action& a, const Action& b) { return a < b; });
  return actions;
}

Side canonical(const TileKind& kind, Side dir) {
  return static_cast<Side>(index(dir) & (kind.directions - 1));
}

bool awaits_chance(const State& state) { return !state.is_over() && state.header().phase == 0; }

}  // namespace bastide
