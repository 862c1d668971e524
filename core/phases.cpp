#include "core/phases.h"

#include "core/apply.h"
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
  const bool there = action.kind < state.game().kinds.size() && state.bag(action.kind) > 0;
  return {.reason = there ? Reason::None : Reason::TileNotInBag};
}

void strike_forbidden(State& state, KindId kind) {
  for (const Variant* variant : state.game().variants) {
    if (variant->can_place == nullptr) continue;
    for (int slot = 0; slot < state.frontier_size(); ++slot) {
      for (const Side dir : kSides) {
        if (((state.frontier_turns(slot) >> index(dir)) & 1U) == 0) continue;
        if (variant->can_place(state, kind, state.frontier_cell(slot), dir)) {
          state.forbid_placement(slot, dir);
        }
      }
    }
  }
}

Step finish(State& state, Log* log) {
  score_final(state, log);
  report(state, log, {.type = EventType::Over});
  return Step::Stop;
}

Step apply_draw(State& state, const Action& action, Log* log) {
  if (action.type == ActionType::Finish) return finish(state, log);
  state.take_from_bag(action.kind);
  report(state, log, {.type = EventType::Draw, .kind = action.kind});
  state.find_placements(action.kind);
  strike_forbidden(state, action.kind);
  if (state.placement_count() > 0) {
    state.header().drawn = action.kind;
    return Step::Next;
  }
  ++state.header().discards;  // R-TILE-8
  report(state, log, {.type = EventType::Discard, .kind = action.kind});
  return Step::Wait;
}

void list_draws(const State& state, std::vector<Action>& out) {
  if (state.bag_total() == 0) out.push_back(Action::finish());
  for (std::size_t kind = 0; kind < state.game().kinds.size(); ++kind) {
    if (state.bag(static_cast<KindId>(kind)) > 0) {
      out.push_back(Action::draw(static_cast<KindId>(kind)));
    }
  }
}

// --- place_tile ---

/// The first side on which the drawn tile, so turned, differs from its neighbour on an open cell.
Side mismatch(const State& state, KindId kind, Cell cell, Side dir) {
  const auto pattern = state.game().kinds[kind].faces[static_cast<unsigned>(index(dir))].pattern;
  for (const Side side : kSides) {
    const int tile = state.tile_at(neighbour(cell, side));
    if (tile < 0) continue;
    const PlacedTile& there = state.tiles()[static_cast<unsigned>(tile)];
    const auto other =
        state.game().kinds[there.kind].faces[static_cast<unsigned>(index(there.dir))].pattern;
    const unsigned mine = (pattern >> (4 * index(side))) & 0xFU;
    const unsigned theirs = (other >> (4 * index(opposite(side)))) & 0xFU;
    if (mine != theirs) return side;
  }
  return Side::N;
}

Refusal variant_refusal(const State& state, KindId kind, Cell cell, Side dir) {
  for (const Variant* variant : state.game().variants) {
    if (variant->can_place == nullptr) continue;
    if (auto refusal = variant->can_place(state, kind, cell, dir)) return refusal;
  }
  return {.reason = Reason::PlacementForbidden};
}

Refusal check_place(const State& state, const Action& action) {
  if (action.type != ActionType::Place) return {.reason = Reason::WrongPhase};
  const TileKind& kind = state.game().kinds[state.drawn()];
  const Side dir = canonical(kind, action.dir);
  if (state.tile_at(action.cell) >= 0) return {.reason = Reason::CellTaken};
  const int slot = state.open_at(action.cell);
  if (slot < 0) return {.reason = Reason::CellNotAdjacent};
  if ((state.frontier_turns(slot) >> index(dir)) & 1U) return {};
  if (fits(state, state.drawn(), action.cell, dir)) {
    return variant_refusal(state, state.drawn(), action.cell, dir);
  }
  return {.reason = Reason::EdgeMismatch,
          .side = mismatch(state, state.drawn(), action.cell, action.dir)};
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

void list_placements(const State& state, std::vector<Action>& out) {
  for (int slot = 0; slot < state.frontier_size(); ++slot) {
    for (const Side dir : kSides) {
      if ((state.frontier_turns(slot) >> index(dir)) & 1U) {
        out.push_back(Action::place(state.frontier_cell(slot), dir));
      }
    }
  }
}

// --- place_figure ---

TileId last_tile(const State& state) { return static_cast<TileId>(state.tiles().size() - 1); }

std::uint16_t free_segments(const State& state, const FigureKind& figure) {
  const TileId tile = last_tile(state);
  const TileKind& kind = state.kind_of(tile);
  unsigned mask = 0;
  for (int i = 0; i < kind.segment_count; ++i) {
    const FeatureKind feature = kind.segments[static_cast<unsigned>(i)].kind;
    const Node& root = state.node(state.find(state.node_of(tile, i)));
    const bool allowed = (figure.places & bit(feature)) != 0 && root.occupied == 0;
    mask |= (allowed ? 1U : 0U) << i;
  }
  return static_cast<std::uint16_t>(mask);
}

std::uint16_t spots_of(const State& state, int figure) {
  if (state.supply(state.seat(), figure) == 0) return 0;
  auto mask = free_segments(state, state.game().figures[static_cast<unsigned>(figure)]);
  for (const Variant* variant : state.game().variants) {
    if (variant->figure_spots != nullptr) mask = variant->figure_spots(state, figure, mask);
  }
  return mask;
}

Step enter_figure(State& state, Log*) {
  unsigned any = 0;
  for (std::size_t figure = 0; figure < state.game().figures.size(); ++figure) {
    const auto mask = spots_of(state, static_cast<int>(figure));
    state.set_spots(static_cast<int>(figure), mask);
    any |= mask;
  }
  return any != 0 ? Step::Wait : Step::Next;
}

/// Whose figure stands on the feature of a node: the oldest one there.
Refusal occupied_by(const State& state, NodeId node) {
  const NodeId root = state.find(node);
  for (const PlacedFigure& figure : state.figures()) {
    if (state.find(state.node_of(figure.tile, figure.segment)) != root) continue;
    return {.reason = Reason::FeatureOccupied,
            .seat = figure.seat,
            .segment = figure.segment,
            .cell = state.tiles()[figure.tile].cell};
  }
  return {};
}

Refusal check_figure(const State& state, const Action& action) {
  if (action.type == ActionType::Pass) return {};
  if (action.type != ActionType::Figure) return {.reason = Reason::WrongPhase};
  const TileId tile = last_tile(state);
  if (state.tile_at(action.cell) != tile) return {.reason = Reason::NotTileJustPlaced};
  const bool known = action.figure < state.game().figures.size();
  if (!known || action.segment >= state.kind_of(tile).segment_count) {
    return {.reason = Reason::NoSuchSegment};
  }
  if ((state.spots(action.figure) >> action.segment) & 1U) return {};
  if (state.supply(state.seat(), action.figure) == 0) return {.reason = Reason::NoFigureInSupply};
  const FeatureKind feature = state.kind_of(tile).segments[action.segment].kind;
  if ((state.game().figures[action.figure].places & bit(feature)) == 0) {
    return {.reason = Reason::FigureNotAllowedThere,
            .rule = feature == FeatureKind::Field ? "O-FARM" : std::string_view{}};
  }
  if (auto refusal = occupied_by(state, state.node_of(tile, action.segment))) return refusal;
  return {.reason = Reason::FigureNotAllowedThere};
}

Step apply_figure(State& state, const Action& action, Log* log) {
  state.header().spots = {};
  if (action.type == ActionType::Pass) return Step::Next;
  state.put_figure(state.seat(), action.figure, last_tile(state), action.segment);
  report(state, log,
         {.type = EventType::Figure,
          .figure = action.figure,
          .segment = action.segment,
          .cell = action.cell});
  return Step::Next;
}

void list_figures(const State& state, std::vector<Action>& out) {
  const Cell cell = state.tiles().back().cell;
  for (std::size_t figure = 0; figure < state.game().figures.size(); ++figure) {
    for (int i = 0; i < kMaxSegments; ++i) {
      if ((state.spots(static_cast<int>(figure)) >> i) & 1U) {
        out.push_back(Action::put_figure(cell, i, static_cast<int>(figure)));
      }
    }
  }
  out.push_back(Action::pass());
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
  return Step::Restart;
}

}  // namespace

std::vector<Phase> base_phases() {
  return {
      {.name = "draw", .check = check_draw, .apply = apply_draw, .list = list_draws},
      {.name = "place_tile", .check = check_place, .apply = apply_place, .list = list_placements},
      {.name = "place_figure",
       .enter = enter_figure,
       .check = check_figure,
       .apply = apply_figure,
       .list = list_figures},
      {.name = "score", .enter = enter_score},
      {.name = "end_turn", .enter = enter_end_turn},
  };
}

}  // namespace bastide
