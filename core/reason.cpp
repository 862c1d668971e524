#include "core/reason.h"

namespace bastide {
namespace {

struct Entry {
  std::string_view name;
  std::string_view rule;
};

constexpr Entry entry(Reason reason) {
  switch (reason) {
    case Reason::None: return {"none", ""};
    case Reason::GameOver: return {"game_over", "R-END-1"};
    case Reason::WrongPhase: return {"wrong_phase", "R-TURN-3"};
    case Reason::TileNotInBag: return {"tile_not_in_bag", "R-SET-1"};
    case Reason::TileFitsNowhere: return {"tile_fits_nowhere", "R-TILE-8"};
    case Reason::CellTaken: return {"cell_taken", "R-TILE-2"};
    case Reason::CellNotAdjacent: return {"cell_not_adjacent", "R-TILE-2"};
    case Reason::EdgeMismatch: return {"edge_mismatch", "R-TILE-3"};
    case Reason::PlacementForbidden: return {"placement_forbidden", ""};
    case Reason::NotTileJustPlaced: return {"not_tile_just_placed", "R-MEEP-1"};
    case Reason::NoSuchSegment: return {"no_such_segment", "R-MEEP-2"};
    case Reason::FeatureOccupied: return {"feature_occupied", "R-MEEP-3"};
    case Reason::NoFigureInSupply: return {"no_figure_in_supply", "R-SET-8"};
    case Reason::FigureNotAllowedThere: return {"figure_not_allowed_there", "R-MEEP-2"};
    case Reason::DrawRequired: return {"draw_required", "R-TILE-1"};
    case Reason::NotTakenBack: return {"not_taken_back", "R-MEEP-9"};
    case Reason::NeedsOwnMeeple: return {"needs_own_meeple", "R-TRADE-13"};
    case Reason::FeatureComplete: return {"feature_complete", "R-TRADE-16"};
    case Reason::TileNotInHand: return {"tile_not_in_hand", "R-HOUSE-4"};
    case Reason::AnotherTileFits: return {"another_tile_fits", "R-HOUSE-4"};
    case Reason::MoreThanOwnPoints: return {"more_than_own_points", "R-HOUSE-7"};
  }
  return {"none", ""};
}

}  // namespace

std::string_view reason_name(Reason reason) { return entry(reason).name; }

std::string_view reason_rule(const Refusal& refusal) {
  return refusal.rule.empty() ? entry(refusal.reason).rule : refusal.rule;
}

}  // namespace bastide
