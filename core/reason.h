// Why an action is refused: one enum, each with its rule and what was in the way.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/event.h"

namespace bastide {

enum class Reason : std::uint8_t {
  None,                   ///< nothing against it
  GameOver,               ///< R-END-1
  WrongPhase,             ///< R-TURN-3: not at this point of the turn
  TileNotInBag,           ///< R-SET-1: no copy of that tile is left
  TileFitsNowhere,        ///< R-TILE-8
  CellTaken,              ///< R-TILE-2: a tile lies there
  CellNotAdjacent,        ///< R-TILE-2: no tile beside it
  EdgeMismatch,           ///< R-TILE-3: `side` does not match its neighbour
  PlacementForbidden,     ///< a variant's rule
  NotTileJustPlaced,      ///< R-MEEP-1
  NoSuchSegment,          ///< R-MEEP-2
  FeatureOccupied,        ///< R-MEEP-3: a figure of `seat` stands there, on `cell`
  NoFigureInSupply,       ///< R-MEEP-1: none left
  FigureNotAllowedThere,  ///< R-MEEP-2, R-FARM-3: this figure may not stand on such a feature
  DrawRequired,           ///< R-TILE-1: a tile must be drawn first
  NotTakenBack,           ///< R-MEEP-9: that figure may not be taken back now
  NeedsOwnMeeple,         ///< R-TRADE-13, R-TRADE-40: no meeple of the seat's own stands there
  FeatureComplete,        ///< R-TRADE-16: the feature is finished
  TileNotInHand,          ///< R-HOUSE-4: the seat holds no such tile
  AnotherTileFits,        ///< R-HOUSE-4: another tile of the hand can be placed
  MoreThanOwnPoints,      ///< R-HOUSE-7: an offer above the seat's own points
};

/// A refusal; converts to true when something is against the action.
struct Refusal {
  Reason reason = Reason::None;
  Side side = Side::N;       ///< EdgeMismatch
  std::uint8_t seat = 0;     ///< FeatureOccupied
  std::uint8_t segment = 0;  ///< FeatureOccupied: the segment on `cell` where the figure stands
  Cell cell{};               ///< FeatureOccupied
  std::string_view rule{};   ///< the variant's rule, where it is one that refuses
  explicit constexpr operator bool() const { return reason != Reason::None; }
};

/// Stable name, `feature_occupied`: used in the record's `? refuse` lines and the protocol.
std::string_view reason_name(Reason reason);
/// Id of the rule that refuses, `R-MEEP-3`; empty where none applies.
std::string_view reason_rule(const Refusal& refusal);

}  // namespace bastide
