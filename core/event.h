// What happened: the events that `apply` reports, awards with everything that explains them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/action.h"
#include "core/tile.h"

namespace bastide {

using NodeId = std::uint16_t;  ///< a segment of a placed tile, index into State's nodes
using TileId = std::uint16_t;  ///< a placed tile, in order of placing; 0 is the start tile

/// Points given to one seat for one feature (R-SCORE-1, R-MAJ-1), with what was counted.
struct Award {
  FeatureKind kind = FeatureKind::Road;
  bool complete = false;  ///< the feature was finished
  bool final = false;     ///< given in final scoring
  bool shared = false;    ///< several seats were tied and each got all (R-MAJ-2)
  int points = 0;
  int tiles = 0;            ///< roads, cities: distinct tiles (R-SCORE-7)
  int coats = 0;            ///< cities: coats of arms
  int neighbours = 0;       ///< monasteries: filled cells around
  int cities = 0;           ///< fields: finished cities that were counted
  int extra = 0;            ///< points of a variant's own within `points` (a labyrinth's meeples)
  NodeId feature = 0;       ///< its root node at that moment
  std::string_view rule{};  ///< the rule that gives these points
  /// What is scored where it is no feature (`goods`); else empty.
  std::string_view what{};
  std::string_view token{};  ///< which tokens, where they are what is scored
  /// The city that this award of a field pays, where it pays each by itself (O-FARM, first).
  std::optional<NodeId> city{};
};

/// What an award is for, as in the record: `city`, `goods`.
constexpr std::string_view award_name(const Award& award) {
  return award.what.empty() ? kFeatureKindNames[static_cast<std::size_t>(award.kind)] : award.what;
}

enum class EventType : std::uint8_t {
  Draw,
  Discard,
  SetAside,  ///< fits nowhere now, but stays in the bag
  Hold,      ///< drawn into the hand of the seat
  Offer,     ///< the seat bids `count` points for the drawn tile
  Sale,      ///< the seat has paid `count` points to `paid`, who drew the tile, and places it
  Place,
  Figure,
  Award,
  Return,
  Token,  ///< `count` tokens of sort `token` for the seat
  Over
};

/// One event. `seat` is whose turn it is, or who gets the award or the figure back.
struct Event {
  EventType type = EventType::Over;
  std::uint8_t seat = 0;
  std::uint8_t paid = 0;     ///< Sale
  std::uint8_t figure = 0;   ///< Figure, Return
  std::uint8_t segment = 0;  ///< Figure, Return; Award: where the seat's oldest figure there stands
  std::uint8_t way = 0;      ///< Figure, Return
  Side dir = Side::N;        ///< Place
  KindId kind = 0;           ///< Draw, Discard, SetAside, Hold, Place
  Cell cell{};               ///< Place, Figure, Return, Award
  int count = 0;             ///< Token, Offer, Sale
  std::string_view token{};  ///< Token: `wine`
  Award award{};
};

/// Collects events. Every function that takes a `Log*` works the same with nullptr.
using Log = std::vector<Event>;

}  // namespace bastide
