#include "variants/labyrinths/labyrinths.h"

#include <algorithm>

#include "core/figures.h"
#include "variants/tags.h"
#include "variants/tile_kinds.h"

namespace bastide {
namespace {

constexpr std::string_view kSet = "labyrinths";
constexpr std::string_view kMark = "labyrinth";

/// The option brings the tiles; a table that names the set itself has them already.
std::string set_up(Game& game, const Catalogue& catalogue) {
  if (!game.has_set(kSet)) {
    const auto set = find_set(catalogue, kSet);
    if (set == nullptr) return "the labyrinths are not in this program";
    game.sets.push_back(set);
    const std::size_t wanted = game.option("labyrinth_count") == "2" ? 2 : 1;
    for (std::size_t i = 0; i < std::min(wanted, set->tiles.size()); ++i) {
      game.kinds.push_back(make_kind(kSet, set->tiles[i]));
    }
  }
  if (game.option("labyrinth") == "advanced") tag_marked(game, kMark, kLabyrinthTag);
  return {};
}

bool is_labyrinth(const State& state, TileId tile, int segment) {
  const TileDesign& design = *state.kind_of(tile).design;
  return has_mark(design.segments[static_cast<unsigned>(segment)].marks, kMark);
}

bool has_meeple(const State& state, TileId tile, int segment) {
  return std::ranges::any_of(state.figures(), [&](const PlacedFigure& figure) {
    return figure.tile == tile && figure.segment == segment &&
           state.game().figures[figure.kind].claims;
  });
}

/// The part of a road network around one segment that the labyrinths cut off (R-LAB-6).
class Arm {
 public:
  Arm(const State& state, TileId tile, int segment) : state_(state) { visit(tile, segment); }
  bool is_free() const { return free_; }

 private:
  void visit(TileId tile, int segment) {
    const NodeId id = state_.node_of(tile, segment);
    if (std::ranges::find(seen_, id) != seen_.end()) return;
    seen_.push_back(id);
    free_ = free_ && !has_meeple(state_, tile, segment);
    const PlacedTile& placed = state_.tiles()[tile];
    const Face& face = state_.kind_of(tile).faces[static_cast<unsigned>(index(placed.dir))];
    for (const Side side : kSides) {
      if (face.port[static_cast<unsigned>(index(side))][1] != segment) continue;
      cross(neighbour(placed.cell, side), opposite(side));
    }
  }

  void cross(Cell cell, Side side) {
    const int tile = state_.tile_at(cell);
    if (tile < 0) return;
    const auto id = static_cast<TileId>(tile);
    const PlacedTile& placed = state_.tiles()[id];
    const Face& face = state_.kind_of(id).faces[static_cast<unsigned>(index(placed.dir))];
    const int segment = face.port[static_cast<unsigned>(index(side))][1];
    if (!is_labyrinth(state_, id, segment)) visit(id, segment);
  }

  const State& state_;
  std::vector<NodeId> seen_;
  bool free_ = true;
};

bool is_advanced(const State& state) { return state.game().option("labyrinth") == "advanced"; }

/// R-LAB-5: the middle of a labyrinth just placed; R-LAB-6: an arm without meeples.
bool may_join(const State& state, int segment) {
  const TileId tile = last_tile(state);
  if (is_labyrinth(state, tile, segment)) return true;
  return state.game().option("labyrinth_arms") == "segments" && Arm(state, tile, segment).is_free();
}

std::uint16_t figure_spots(const State& state, int figure, std::uint16_t spots) {
  const FigureKind& kind = state.game().figures[static_cast<unsigned>(figure)];
  if (!is_advanced(state) || !kind.claims || (kind.places & bit(FeatureKind::Road)) == 0)
    return spots;
  const TileId tile = last_tile(state);
  for (int i = 0; i < state.kind_of(tile).segment_count; ++i) {
    const Node& root = state.node(state.find(state.node_of(tile, i)));
    if (root.kind != FeatureKind::Road || (root.tags & kLabyrinthTag) == 0) continue;
    if (has_meeple(state, tile, i) || root.occupied == 0 || !may_join(state, i)) continue;
    spots |= static_cast<std::uint16_t>(1U << i);
  }
  return spots;
}

int figures_on(const State& state, NodeId root) {
  const bool all = state.game().option("labyrinth_bonus") == "figures";
  return static_cast<int>(std::ranges::count_if(state.figures(), [&](const PlacedFigure& figure) {
    return (all || state.game().figures[figure.kind].claims) &&
           state.find(state.node_of(figure.tile, figure.segment)) == root;
  }));
}

/// R-LAB-8, R-LAB-10: two more for each meeple on a finished network.
void amend_value(const State& state, Award& award) {
  const bool network = award.kind == FeatureKind::Road && award.complete &&
                       (state.node(award.feature).tags & kLabyrinthTag) != 0;
  if (!network) return;
  award.extra = 2 * figures_on(state, award.feature);
  award.points += award.extra;
  award.rule = "R-LAB-8";
}

}  // namespace

const Variant kLabyrinths{
    .name = "labyrinths",
    .tile_set = kSet,
    .enabled = [](const Game& game) { return game.option("labyrinth") != "off"; },
    .options =
        {{"labyrinth",
          {"off", "basic", "advanced"},
          "R-LAB-1",
          "A labyrinth of four road arms: one road like any other, or with meeples on each arm and "
          "two more points a meeple."},
         {"labyrinth_count", {"1", "2"}, "R-LAB-1", "How many labyrinths are in the game."},
         {"labyrinth_bonus",
          {"meeples", "figures"},
          "R-LAB-8",
          "Whether builders count for the bonus too; the text says meeples, some programs count "
          "every figure."},
         {"labyrinth_arms",
          {"segments", "placer_only"},
          "R-LAB-6",
          "Whether an arm without meeples may be claimed later, or only the middle by who places "
          "it."}},
    .setup = set_up,
    .figure_spots = figure_spots,
    .amend_value = amend_value,
};

}  // namespace bastide
