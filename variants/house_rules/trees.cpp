// R-HOUSE-6: trees do not end roads.
#include <algorithm>

#include "variants/house_rules/house_rules.h"
#include "variants/tile_kinds.h"

namespace bastide {
namespace {

bool ends_at_trees(const Segment& segment) {
  return segment.kind == FeatureKind::Road && segment.end == "trees";
}

/// The tile with all roads that end at its trees as one.
TileDesign with_one_road(const TileDesign& design) {
  TileDesign out = design;
  const auto road = std::ranges::find_if(out.segments, ends_at_trees);
  for (auto other = road + 1; other != out.segments.end(); ++other) {
    if (!ends_at_trees(*other)) continue;
    road->sides |= other->sides;
    for (const std::string& mark : other->marks) {
      if (!has_mark(road->marks, mark)) road->marks.push_back(mark);
    }
  }
  road->end.clear();
  const auto index = road - out.segments.begin();
  // Fields name cities by segment; a road that is taken out moves those behind it.
  for (std::size_t i = out.segments.size(); i-- > static_cast<std::size_t>(index) + 1;) {
    if (!ends_at_trees(out.segments[i])) continue;
    out.segments.erase(out.segments.begin() + static_cast<std::ptrdiff_t>(i));
    for (Segment& segment : out.segments) {
      const unsigned below = segment.cities & ((1U << i) - 1U);
      segment.cities = static_cast<std::uint16_t>(below | (segment.cities >> (i + 1)) << i);
    }
  }
  return out;
}

std::string set_up(Game& game, const Catalogue&) {
  for (TileKind& kind : game.kinds) {
    if (std::ranges::count_if(kind.design->segments, ends_at_trees) < 2) continue;
    redesign(kind, game.own(with_one_road(*kind.design)));
  }
  return {};
}

}  // namespace

const Variant kTrees{
    .name = "trees_do_not_end_roads",
    .enabled = [](const Game& game) { return game.is_on("trees_do_not_end_roads"); },
    .options = {{"trees_do_not_end_roads",
                 {"false", "true"},
                 "R-HOUSE-6",
                 "Roads that meet at trees are one road; only houses end them."}},
    .setup = set_up,
};

}  // namespace bastide
