// What variants do to tile kinds at setup: find a set, and give a kind another design.
#pragma once

#include <algorithm>
#include <string_view>

#include "core/game.h"

namespace bastide {

/// The set of that name, or nullptr.
inline std::shared_ptr<const TileSet> find_set(const Catalogue& catalogue, std::string_view name) {
  const auto set =
      std::ranges::find_if(catalogue.sets, [&](const auto& s) { return s->name == name; });
  return set == catalogue.sets.end() ? nullptr : *set;
}

/// Gives a kind another design, which must outlive the game; name, copies and stage stay.
inline void redesign(TileKind& kind, const TileDesign& design) {
  TileKind other = make_kind(kind.set, design);
  other.name = kind.name;
  other.count = kind.count;
  other.stage = kind.stage;
  other.copies = kind.copies;
  kind = std::move(other);
}

}  // namespace bastide
