#include "core/figures.h"

#include <algorithm>

#include "core/state.h"

namespace bastide {
namespace {

/// What core itself allows: a place of that kind of figure, unoccupied if the figure claims it.
std::uint16_t free_segments(const State& state, const FigureKind& figure) {
  const TileId tile = last_tile(state);
  const TileKind& kind = state.kind_of(tile);
  unsigned mask = 0;
  for (int i = 0; i < kind.segment_count; ++i) {
    const FeatureKind feature = kind.segments[static_cast<unsigned>(i)].kind;
    const Node& root = state.node(state.find(state.node_of(tile, i)));
    const bool allowed =
        (figure.places & bit(feature)) != 0 && (root.occupied == 0 || !figure.claims);
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

void list_moves(const State& state, std::vector<Action>& out) {
  if (state.header().phase != state.game().figure_phases.front()) return;
  for (const Variant* variant : state.game().variants) {
    if (variant->moves.list != nullptr) variant->moves.list(state, out);
  }
}

bool has_moves(const State& state) {
  if (!state.game().moves) return false;
  std::vector<Action> moves;
  list_moves(state, moves);
  return !moves.empty();
}

Step enter_figure(State& state, Log*) {
  const auto& phases = state.game().figure_phases;
  unsigned any = 0;
  for (std::size_t figure = 0; figure < phases.size(); ++figure) {
    const bool now = phases[figure] == state.header().phase;
    const std::uint16_t mask = now ? spots_of(state, static_cast<int>(figure)) : std::uint16_t{0};
    state.set_spots(static_cast<int>(figure), mask);
    any |= mask;
  }
  return any != 0 || has_moves(state) ? Step::Wait : Step::Next;
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

int ways_of(const State& state, TileId tile, int segment, int figure) {
  int ways = 1;
  for (const Variant* variant : state.game().variants) {
    if (variant->ways != nullptr) ways += variant->ways(state, tile, segment, figure);
  }
  return ways;
}

/// Whether this is among the moves that variants offer.
bool is_move(const State& state, const Action& action) {
  if (!state.game().moves) return false;
  std::vector<Action> moves;
  list_moves(state, moves);
  return std::ranges::find(moves, action) != moves.end();
}

Refusal check_spot(const State& state, const Action& action) {
  const TileId tile = last_tile(state);
  if (state.tile_at(action.cell) != tile) return {.reason = Reason::NotTileJustPlaced};
  const bool known = action.figure < state.game().figures.size();
  if (!known || action.segment >= state.kind_of(tile).segment_count) {
    return {.reason = Reason::NoSuchSegment};
  }
  if (((state.spots(action.figure) >> action.segment) & 1U) == 0) {
    return refuse_spot(state, action.figure, action.segment);
  }
  const int ways = ways_of(state, tile, action.segment, action.figure);
  return {.reason = action.way < ways ? Reason::None : Reason::FigureNotAllowedThere};
}

Refusal check_figure(const State& state, const Action& action) {
  if (action.type == ActionType::Pass || is_move(state, action)) return {};
  if (action.type == ActionType::TakeBack) return {.reason = Reason::NotTakenBack};
  if (action.type != ActionType::Figure) return {.reason = Reason::WrongPhase};
  return check_spot(state, action);
}

/// Leaves a move to the variant that offered it; false if none did.
bool apply_move(State& state, const Action& action, Log* log) {
  for (const Variant* variant : state.game().variants) {
    if (variant->moves.list == nullptr) continue;
    std::vector<Action> moves;
    variant->moves.list(state, moves);
    if (std::ranges::find(moves, action) == moves.end()) continue;
    variant->moves.apply(state, action, log);
    return true;
  }
  return false;
}

Step apply_figure(State& state, const Action& action, Log* log) {
  const bool moved = state.game().moves && action.type != ActionType::Pass &&
                     state.header().phase == state.game().figure_phases.front() &&
                     apply_move(state, action, log);
  state.header().spots = {};
  if (moved || action.type == ActionType::Pass) return Step::Next;
  state.put_figure(state.seat(), action.figure, last_tile(state), action.segment, action.way);
  if (log != nullptr) {
    log->push_back({.type = EventType::Figure,
                    .seat = static_cast<std::uint8_t>(state.seat()),
                    .figure = action.figure,
                    .segment = action.segment,
                    .way = action.way,
                    .cell = action.cell});
  }
  return Step::Next;
}

void list_figures(const State& state, std::vector<Action>& out) {
  const TileId tile = last_tile(state);
  const Cell cell = state.tiles()[tile].cell;
  for (int figure = 0; figure < static_cast<int>(state.game().figures.size()); ++figure) {
    for (int i = 0; i < kMaxSegments; ++i) {
      if (((state.spots(figure) >> i) & 1U) == 0) continue;
      const int ways = ways_of(state, tile, i, figure);
      for (int way = 0; way < ways; ++way) out.push_back(Action::put_figure(cell, i, figure, way));
    }
  }
  if (state.game().moves) list_moves(state, out);
  out.push_back(Action::pass());
}

}  // namespace

TileId last_tile(const State& state) { return static_cast<TileId>(state.tiles().size() - 1); }

Refusal refuse_spot(const State& state, int figure, int segment) {
  const TileId tile = last_tile(state);
  const FigureKind& kind = state.game().figures[static_cast<unsigned>(figure)];
  if (state.supply(state.seat(), figure) == 0) return {.reason = Reason::NoFigureInSupply};
  const FeatureKind feature = state.kind_of(tile).segments[static_cast<unsigned>(segment)].kind;
  if ((kind.places & bit(feature)) == 0) {
    const bool farmer = feature == FeatureKind::Field && figure == 0;
    return {.reason = Reason::FigureNotAllowedThere,
            .rule = farmer ? "O-FARM" : std::string_view{}};
  }
  for (const Variant* variant : state.game().variants) {
    if (variant->why_no_spot == nullptr) continue;
    if (auto refusal = variant->why_no_spot(state, figure, segment)) return refusal;
  }
  if (auto refusal = occupied_by(state, state.node_of(tile, segment))) return refusal;
  return {.reason = Reason::FigureNotAllowedThere};
}

Phase figure_phase(std::string_view name) {
  return {.name = name,
          .enter = enter_figure,
          .check = check_figure,
          .apply = apply_figure,
          .list = list_figures};
}

}  // namespace bastide
