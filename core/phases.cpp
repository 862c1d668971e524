#include "core/phases.h"

#include <algorithm>

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

Unplaceable unplaceable(State& state, KindId kind) {
  for (const Variant* variant : state.game().variants) {
    if (variant->unplaceable == nullptr) continue;
    const Unplaceable answer = variant->unplaceable(state, kind);
    if (answer != Unplaceable::Discard) return answer;
  }
  return Unplaceable::Discard;
}

/// What a variant that holds tiles back does with the tile just drawn.
std::optional<Step> divert(State& state, KindId kind, Log* log) {
  for (const Variant* variant : state.game().variants) {
    if (variant->drawn == nullptr) continue;
    if (const auto step = variant->drawn(state, kind, log)) return step;
  }
  return std::nullopt;
}

Step apply_draw(State& state, const Action& action, Log* log) {
  if (action.type == ActionType::Finish) return finish_game(state, log);
  state.take_from_bag(action.kind);
  if (const auto step = divert(state, action.kind, log)) return *step;
  if (make_drawn(state, action.kind, log)) return Step::Next;
  give_up_tile(state, action.kind, log);
  const Phase& draw = state.phase();
  return draw.enter == nullptr ? Step::Wait : draw.enter(state, log);
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
  h.part = 0;
  h.seat = static_cast<std::uint8_t>(h.seat + 1 == state.game().seats ? 0 : h.seat + 1);
  h.actor = h.seat;
  return Step::Restart;
}

}  // namespace

bool make_room(State& state) {
  return std::ranges::any_of(state.game().variants, [&](const Variant* variant) {
    return variant->make_room != nullptr && variant->make_room(state);
  });
}

bool has_tile_to_play(const State& state) {
  return state.bag_total() > 0 ||
         std::ranges::any_of(state.game().variants, [&](const Variant* variant) {
           return variant->holds_tile != nullptr && variant->holds_tile(state);
         });
}

bool make_drawn(State& state, KindId kind, Log* log) {
  report(state, log, {.type = EventType::Draw, .kind = kind});
  do {
    find_legal_placements(state, kind);
    if (state.placement_count() > 0) {
      state.header().drawn = kind;
      return true;
    }
  } while (make_room(state));
  return false;
}

void give_up_tile(State& state, KindId kind, Log* log) {
  if (unplaceable(state, kind) == Unplaceable::SetAside)
    return report(state, log, {.type = EventType::SetAside, .kind = kind});
  ++state.header().discards;  // R-TILE-8
  report(state, log, {.type = EventType::Discard, .kind = kind});
}

Step finish_game(State& state, Log* log) {
  score_final(state, log);
  report(state, log, {.type = EventType::Over});
  return Step::Stop;
}

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
