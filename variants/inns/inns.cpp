#include "variants/inns/inns.h"

#include "variants/tags.h"

namespace bastide {
namespace {

constexpr std::string_view kJunction = "inns:C";

/// R-INN-6, D-31: the inn at the three-way junction belongs to the road to the east alone.
void extend_junction_inn(Game& game) {
  const KindId id = game.find_kind(kJunction);
  if (id == kNoKind) return;
  TileKind& kind = game.kinds[id];
  for (std::size_t i = 0; i < kind.design->segments.size(); ++i) {
    const Segment& segment = kind.design->segments[i];
    if (segment.kind == FeatureKind::Road && (segment.sides & bit(Side::W)) != 0)
      kind.nodes[i].tags |= kInnTag;
  }
}

std::string set_up(Game& game, const Catalogue&) {
  if (game.is_on("large_meeple")) {
    game.figures.push_back(
        {.name = "large", .votes = 2, .supply = 1, .places = meeple_places(game)});
  }
  if (game.option("inns_rules") == "off") return {};
  tag_marked(game, "inn", kInnTag);
  tag_marked(game, "cathedral", kCathedralTag);
  if (game.option("ic_c_inn") == "E+W") extend_junction_inn(game);
  return {};
}

/// An unfinished feature with an inn or a cathedral, at the end.
void value_spoilt(const State& state, Award& award, std::string_view rule) {
  if (state.game().option("inns_final") == "ignored") return;
  award.points = 0;
  award.rule = rule;
}

void amend_value(const State& state, Award& award) {
  const std::uint8_t tags = state.node(award.feature).tags;
  if (award.kind == FeatureKind::Road && (tags & kInnTag) != 0) {
    if (!award.complete) return value_spoilt(state, award, "R-INN-9");
    award.points = 2 * award.tiles;
    award.rule = "R-INN-7";
  }
  if (award.kind == FeatureKind::City && (tags & kCathedralTag) != 0) {
    if (!award.complete) return value_spoilt(state, award, "R-INN-14");
    award.points = 3 * (award.tiles + award.coats);
    award.rule = "R-INN-12";
  }
}

}  // namespace

const Variant kInns{
    .name = "inns",
    .tile_set = "inns",
    .options =
        {{"inns_final",
          {"zero", "ignored"},
          "R-INN-9",
          "An unfinished road with an inn or city with a cathedral scores nothing at the end, or "
          "as "
          "if it had none."},
         {"inns_rules", {"on", "off"}, "R-INN-5", "Inns and cathedrals count, or are decoration."},
         {"large_meeple", {"true", "false"}, "R-INN-2", "Every seat has a large meeple."},
         {"ic_c_inn",
          {"E", "E+W"},
          "R-INN-6",
          "Roads that the inn at the three-way junction (tile C) belongs to; sources differ, the "
          "road to the east alone is our reading."}},
    .sixth_seat = true,  // R-INN-3
    .setup = set_up,
    .amend_value = amend_value,
};

}  // namespace bastide
