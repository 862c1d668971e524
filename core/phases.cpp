#include "core/phases.h"

#include "core/figures.h"
#include "core/placement.h"
#include "core/score.h"
#include "core/state.h"

namespace bastide {
namespace {

void report(const State& state, Log* log, Event event) {
  if (log == nullptr) return;
  event.seat = static_cast<std::uint8_t>(state.seat());
  log->push_back(event);
}

// --- draw ---

Refusal check_draw(const State& state, const Action& action) {
  if (action.type == ActionType::Finish) return {};
  if (action.type != ActionType::Draw) return {.reason = Reason::DrawRequired};
  const bool there = action.kind < state.game().kinds.size() && state.drawable(action.kind) > 0;
  return {.reason = there ? Reason::None : Reason::TileNotInBag};
}

Step finish(State& state, Log* log) {
  score_final(state, log);
  report(state, log, {.type = EventType::Over});
  return Step::Stop;
}

Unplaceable unplaceable(State& state, KindId kind) {
  for (const Variant* variant : state.game().variants) {
    if (variant->unplaceable == nullptr) continue;
    const Unplaceable answer = variant->unplaceable(state, kind);
    if (answer != Unplaceable::Discard) return answer;
  }
  return Unplaceable::Discard;
}

Step apply_draw(State& state, const Action& action, Log* log) {
  if (action.type == ActionType::Finish) return finish(state, log);
  const KindId kind = action.kind;
  state.take_from_bag(kind);
  report(state, log, {.type = EventType::Draw, .kind = kind});
  for (;;) {
    find_legal_placements(state, kind);
    if (state.placement_count() > 0) {
      state.header().drawn = kind;
      return Step::Next;
    }
    switch (unplaceable(state, kind)) {
      case Unplaceable::TryAgain: continue;
      case Unplaceable::SetAside:
        report(state, log, {.type = EventType::SetAside, .kind = kind});
        return Step::Wait;
      case Unplaceable::Discard: break;
    }
    ++state.header().discards;  // R-TILE-8
    report(state, log, {.type = EventType::Discard, .kind = kind});
    return Step::Wait;
  }
}

void list_draws(const State& state, std::vector<Action>& out) {
  for (std::size_t kind = 0; kind < state.game().kinds.size(); ++kind) {
    if (state.drawable(static_cast<KindId>(kind)) > 0) {
      out.push_back(Action::draw(static_cast<KindId>(kind)));
    }
  }
  if (out.empty()) out.push_back(Action::finish());
}

// --- place_tile ---

Refusal check_place(const State& state, const Action& action) {
  if (action.type != ActionType::Place) return {.reason = Reason::WrongPhase};
  const TileKind& kind = state.game().kinds[state.drawn()];
  const Side dir = canonical(kind, action.dir);
  if (state.tile_at(action.cell) >= 0) return {.reason = Reason::CellTaken};
  const int slot = state.open_at(action.cell);
  if (slot < 0) return {.reason = Reason::CellNotAdjacent};
  if ((state.frontier_turns(slot) >> index(dir)) & 1U) return {};
  if (const auto side = first_mismatch(state, state.drawn(), action.cell, action.dir)) {
    return {.reason = Reason::EdgeMismatch, .side = *side};
  }
  return veto(state, state.drawn(), action.cell, dir);
}

Step apply_place(State& state, const Action& action, Log* log) {
  const KindId kind = state.drawn();
  state.put_tile(kind, action.cell, action.dir);
  state.header().drawn = kNoKind;
  report(state, log,
         {.type = EventType::Place,
          .dir = canonical(state.game().kinds[kind], action.dir),
          .kind = kind,
          .cell = action.cell});
  return Step::Next;
}

// --- score, end_turn ---

Step enter_score(State& state, Log* log) {
  score_completed(state, log);
  return Step::Next;
}

Step enter_end_turn(State& state, Log*) {
  Header& h = state.header();
  ++h.turn;
  h.seat = static_cast<std::uint8_t>(h.seat + 1 == state.game().seats ? 0 : h.seat + 1);
  h.actor = h.seat;
  return Step::Restart;
}

}  // namespace

std::vector<Phase> base_phases() {
  return {
      {.name = "draw", .check = check_draw, .apply = apply_draw, .list = list_draws},
      {.name = "place_tile", .check = check_place, .apply = apply_place, .list = list_placements},
      figure_phase("place_figure"),
      {.name = "score", .enter = enter_score},
      {.name = "end_turn", .enter = enter_end_turn},
  };
}

}  // namespace bastide
