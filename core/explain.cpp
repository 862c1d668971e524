// Refusals in plain words.
#include "core/apply.h"
#include "core/notation.h"

namespace bastide {
namespace {

std::string_view terrain_name(const TileKind& kind, Side dir, Side side) {
  const Side printed = turned(side, -index(dir));
  const Terrain terrain = kind.design->sides[static_cast<std::size_t>(index(printed))];
  return kTerrainNames[static_cast<std::size_t>(terrain)];
}

std::string_view side_name(Side side) {
  constexpr std::array<std::string_view, 4> kNames{"north", "east", "south", "west"};
  return kNames[static_cast<std::size_t>(index(side))];
}

std::string there(const Action& action) {
  return "at " + cell_text(action.cell) + " turned " + side_letter(action.dir);
}

std::string mismatch(const State& state, const Action& action, Side side) {
  const TileKind& kind = state.game().kinds[state.drawn()];
  std::string out = tile_text(kind) + " does not fit " + there(action) + ": its " +
                    std::string(side_name(side)) + " side is " +
                    std::string(terrain_name(kind, action.dir, side));
  const int tile = state.tile_at(neighbour(action.cell, side));
  if (tile < 0) return out;
  const PlacedTile& other = state.tiles()[static_cast<std::size_t>(tile)];
  const TileKind& shown = state.game().kinds[other.kind];
  return out + ", the neighbour " + placement_text(shown, other.cell, other.dir) + " shows " +
         std::string(terrain_name(shown, other.dir, opposite(side)));
}

std::string occupied(const State& state, const Action& action, const Refusal& refusal,
                     const std::vector<std::string>& colours) {
  const PlacedTile& placed = state.tiles()[static_cast<std::size_t>(state.tile_at(action.cell))];
  const TileKind& kind = state.game().kinds[placed.kind];
  const FeatureKind feature = kind.segments[action.segment].kind;
  std::string out = feature_text(kind, placed.dir, action.segment) + " belongs to a " +
                    std::string(feature_kind_name(feature)) + " with ";
  out += refusal.seat < colours.size() ? colours[refusal.seat] + "'s " : "a ";
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.seat != refusal.seat || figure.segment != refusal.segment ||
        state.tiles()[figure.tile].cell != refusal.cell) {
      continue;
    }
    return out + std::string(state.game().figures[figure.kind].name) + " at " +
           cell_text(refusal.cell);
  }
  return out + "figure at " + cell_text(refusal.cell);
}

std::string figure_name(const State& state, const Action& action) {
  const auto& figures = state.game().figures;
  return action.figure < figures.size() ? std::string(figures[action.figure].name) : "figure";
}

std::string seat_name(const State& state, const std::vector<std::string>& colours) {
  const auto seat = static_cast<std::size_t>(state.seat());
  return seat < colours.size() ? colours[seat] : "the seat on turn";
}

std::string drawn_tile(const State& state, const Action& action) {
  if (action.type == ActionType::Draw && action.kind < state.game().kinds.size()) {
    return tile_text(state.game().kinds[action.kind]);
  }
  return state.drawn() == kNoKind ? "the tile" : tile_text(state.game().kinds[state.drawn()]);
}

/// The tile that an Answer names.
std::string asked_tile(const State& state, const Action& action) {
  if (action.kind >= state.game().kinds.size()) return "that tile";
  return tile_text(state.game().kinds[action.kind]);
}

std::string sentence(const State& state, const Action& action, const Refusal& refusal,
                     const std::vector<std::string>& colours) {
  switch (refusal.reason) {
    case Reason::None: return "nothing is against it";
    case Reason::GameOver: return "the game is over";
    case Reason::WrongPhase:
      return action_text(state, action) + " is not possible at this point of the turn";
    case Reason::TileNotInBag: return "no " + drawn_tile(state, action) + " is left to draw";
    case Reason::TileFitsNowhere:
      return drawn_tile(state, action) + " fits nowhere and leaves the game";
    case Reason::CellTaken: return "a tile lies at " + cell_text(action.cell) + " already";
    case Reason::CellNotAdjacent: return "no tile lies beside " + cell_text(action.cell);
    case Reason::EdgeMismatch: return mismatch(state, action, refusal.side);
    case Reason::PlacementForbidden:
      return drawn_tile(state, action) + " may not lie " + there(action);
    case Reason::NotTileJustPlaced: return "a figure may be put only on the tile just placed";
    case Reason::NoSuchSegment:
      return "the tile at " + cell_text(action.cell) + " has no such feature";
    case Reason::FeatureOccupied: return occupied(state, action, refusal, colours);
    case Reason::NoFigureInSupply:
      return seat_name(state, colours) + " has no " + figure_name(state, action) + " left";
    case Reason::FigureNotAllowedThere:
      return action_text(state, action) + ": a " + figure_name(state, action) +
             " may not stand there";
    case Reason::DrawRequired: return "a tile must be drawn first";
    case Reason::NotTakenBack:
      return action_text(state, action) + ": this figure is not taken back now";
    case Reason::NeedsOwnMeeple:
      return action_text(state, action) + ": no meeple of " + seat_name(state, colours) +
             " stands on that feature";
    case Reason::TileNotInHand:
      return seat_name(state, colours) + " does not hold " + asked_tile(state, action);
    case Reason::AnotherTileFits:
      return asked_tile(state, action) + " fits nowhere, but another tile of the hand does";
    case Reason::MoreThanOwnPoints: return "nobody can offer more points than his own";
    case Reason::FeatureComplete: return action_text(state, action) + ": the feature is finished";
  }
  return "it is not allowed";
}

}  // namespace

std::string explain(const State& state, const Action& action, const Refusal& refusal,
                    const std::vector<std::string>& colours) {
  std::string out = sentence(state, action, refusal, colours);
  const std::string_view rule = reason_rule(refusal);
  return rule.empty() ? out : out + " (" + std::string(rule) + ")";
}

}  // namespace bastide
