#include "variants/german_monasteries/german_monasteries.h"

#include "core/score.h"
#include "variants/tile_kinds.h"

namespace bastide {
namespace {

constexpr std::string_view kSet = "german_monasteries";
constexpr std::string_view kMark = "prior";
constexpr int kPrior = 1;  ///< Action::way

/// R-GERMAN-2: they replace the monasteries of the base set.
void replace_monasteries(Game& game) {
  for (TileKind& kind : game.kinds) {
    if (kind.set == "base" && kind.centred != 0 && kind.design->letter <= "B") kind.count = 0;
  }
}

std::string set_up(Game& game, const Catalogue& catalogue) {
  if (!game.has_set(kSet)) {
    const auto set = find_set(catalogue, kSet);
    if (set == nullptr) return "the German monasteries are not in this program";
    game.sets.push_back(set);
    for (const TileDesign& design : set->tiles) game.kinds.push_back(make_kind(kSet, design));
  }
  if (game.option("monasteries_replace") == "replace") replace_monasteries(game);
  game.ways.push_back(kMark);
  return {};
}

/// R-GERMAN-3, R-GERMAN-9: whoever may be a monk there may be a prior.
int ways(const State& state, TileId tile, int segment, int figure) {
  const Segment& on = state.kind_of(tile).design->segments[static_cast<unsigned>(segment)];
  const bool claims = state.game().figures[static_cast<unsigned>(figure)].claims;
  return claims && has_mark(on.marks, kMark) ? 1 : 0;
}

/// R-GERMAN-5: a prior stays to the end.
bool keeps(const State&, const PlacedFigure& figure) { return figure.way == kPrior; }

/// R-GERMAN-6: tiles in unbroken rows to all four sides, and the monastery's own.
int count_rows(const State& state, Cell from) {
  int count = 1;
  for (const Side side : kSides) {
    for (Cell cell = neighbour(from, side); state.tile_at(cell) >= 0; cell = neighbour(cell, side))
      ++count;
  }
  return count;
}

/// R-GERMAN-10: the priors' own contest, four bits of votes a seat.
std::uint32_t prior_votes(const State& state, NodeId node) {
  std::uint32_t votes = 0;
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.way != kPrior || state.node_of(figure.tile, figure.segment) != node) continue;
    votes += static_cast<std::uint32_t>(state.game().figures[figure.kind].votes)
             << (4 * figure.seat);
  }
  return votes;
}

void score_priors(State& state, Log* log) {
  for (const NodeId root : occupied_features(state, false)) {
    const unsigned leaders = leading_seats(prior_votes(state, root));
    if (leaders == 0) continue;
    const int points = count_rows(state, state.tiles()[state.node_tile(root)].cell);
    const Award award{.kind = FeatureKind::Monastery,
                      .final = true,
                      .shared = std::popcount(leaders) > 1,
                      .points = points,
                      .tiles = points,
                      .feature = root,
                      .rule = "R-GERMAN-6"};
    for (unsigned rest = leaders; rest != 0; rest &= rest - 1) {
      give(state, std::countr_zero(rest), award, log);
    }
  }
}

}  // namespace

const Variant kGermanMonasteries{
    .name = "german_monasteries",
    .tile_set = kSet,
    .enabled = [](const Game& game) { return game.is_on("german_monasteries"); },
    .options = {{"german_monasteries",
                 {"false", "true"},
                 "R-GERMAN-1",
                 "Six monasteries that take a monk or, to the end of the game, a prior."},
                {"monasteries_replace",
                 {"replace", "keep"},
                 "R-GERMAN-2",
                 "Whether they take the place of the base game's monasteries or are added."},
                {"prior_recall",
                 {"forbid", "as_monk"},
                 "R-GERMAN-12",
                 "Whether an abbot lying as a prior may be taken back and scored as a monk; that "
                 "he may not is our reading."}},
    .setup = set_up,
    .ways = ways,
    .keeps = keeps,
    .final_scoring = score_priors,
};

}  // namespace bastide
