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
    at = step == Step::Restart ? 0 : step == Step::End ? state.game().phases.size() - 1 : at + 1;
    state.header().phase = static_cast<std::uint8_t>(at);
    if (hooked) run(phases[at].before, state, log);
    step = phases[at].enter == nullptr ? Step::Wait : phases[at].enter(state, log);
  }
}

}  // namespace

Refusal check(const State& state, const Action& action) {
  if (state.is_over()) return {.reason = Reason::GameOver};
  if (action.type == ActionType::Draw && !awaits_chance(state))
    return {.reason = Reason::WrongPhase};
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

std::vector<Action> placements_of(const State& state, KindId kind) {
  State copy(state);
  find_legal_placements(copy, kind);
  std::vector<Action> actions;
  list_placements(copy, actions);
  std::ranges::sort(actions, [](const Action& a, const Action& b) { return a < b; });
  return actions;
}

bool awaits_decision(const State& state) {
  return !state.is_over() && !awaits_chance(state) && state.phase().ask == Ask::Part;
}

bool awaits_answer(const State& state) {
  return !state.is_over() && state.phase().ask != Ask::Part;
}

bool awaits_chance(const State& state) { return !state.is_over() && state.header().phase == 0; }

}  // namespace bastide
