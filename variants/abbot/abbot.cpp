#include "variants/abbot/abbot.h"

#include <algorithm>

#include "core/score.h"

namespace bastide {
namespace {

constexpr std::string_view kFigure = "abbot";
constexpr std::string_view kGarden = "garden";

/// Which copies of a design show a garden in the edition in play (R-ABBOT-1).
std::vector<std::uint8_t> garden_copies(const Game& game, const TileDesign& design) {
  std::vector<std::uint8_t> copies;
  const std::string_view wanted = game.option("edition");
  const std::string_view edition = wanted == "C2-dark" ? "C2" : wanted;
  const auto drawn = std::ranges::find(design.illustrations, edition, &Illustrations::edition);
  if (drawn == design.illustrations.end()) return copies;
  for (std::size_t i = 0; i < drawn->copies.size(); ++i) {
    if (has_mark(drawn->copies[i], kGarden)) copies.push_back(static_cast<std::uint8_t>(i));
  }
  return copies;
}

TileKind with_garden(Game& game, const TileKind& kind) {
  TileDesign design = *kind.design;
  design.segments.push_back({.kind = FeatureKind::Garden});
  TileKind garden = make_kind(kind.set, game.own(std::move(design)));
  garden.stage = kind.stage;
  return garden;
}

/// The copies of `design` that are not in `taken`.
std::vector<std::uint8_t> other_copies(const TileDesign& design,
                                       const std::vector<std::uint8_t>& taken) {
  std::vector<std::uint8_t> copies;
  for (int i = 0; i < design.count; ++i) {
    const auto copy = static_cast<std::uint8_t>(i);
    if (std::ranges::find(taken, copy) == taken.end()) copies.push_back(copy);
  }
  return copies;
}

/// Tells the copies with a garden from the others: `base:E+garden`; a letter whose copies all have
/// one keeps its name.
void part_kind(Game& game, std::size_t at) {
  const TileDesign& design = *game.kinds[at].design;
  const std::vector<std::uint8_t> gardens = garden_copies(game, design);
  if (gardens.empty() || game.kinds[at].count == 0) return;
  const int sets = game.kinds[at].count / design.count;
  TileKind garden = with_garden(game, game.kinds[at]);
  garden.count = sets * static_cast<int>(gardens.size());
  garden.copies = gardens;
  if (static_cast<int>(gardens.size()) == design.count) {
    garden.name = game.kinds[at].name;
    game.kinds[at] = std::move(garden);
    return;
  }
  garden.name = game.kinds[at].name + "+garden";
  game.kinds[at].count -= garden.count;
  game.kinds[at].copies = other_copies(design, gardens);
  game.kinds.push_back(std::move(garden));
}

std::string set_up(Game& game, const Catalogue&) {
  for (std::size_t i = 0, end = game.kinds.size(); i < end; ++i) part_kind(game, i);
  game.figures.push_back(
      {.name = kFigure,
       .votes = 1,
       .supply = 1,
       .places = static_cast<KindMask>(bit(FeatureKind::Monastery) | bit(FeatureKind::Garden))});
  return {};
}

/// R-ABBOT-4: the own abbot, while its feature is unfinished. One that lies as a prior stays, but
/// by choice (R-GERMAN-12).
void list_recalls(const State& state, std::vector<Action>& out) {
  const int abbot = state.game().find_figure(kFigure);
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.seat != state.seat() || figure.kind != abbot) continue;
    const NodeId root = state.find(state.node_of(figure.tile, figure.segment));
    const bool lies = figure.way != 0 && state.game().option("prior_recall") != "as_monk";
    if (state.is_complete(root) || lies) continue;
    out.push_back(Action::take_back(state.tiles()[figure.tile].cell, figure.segment, figure.kind));
  }
}

void recall(State& state, const Action& action, Log* log) {
  const auto figures = state.figures();
  const auto found = std::ranges::find_if(figures, [&](const PlacedFigure& figure) {
    return figure.seat == state.seat() && figure.kind == action.figure;
  });
  Award award = feature_award(state, state.find(state.node_of(found->tile, found->segment)), true);
  award.final = false;
  award.rule = "R-ABBOT-4";
  give(state, state.seat(), award, log);
  state.take_figure(static_cast<int>(found - figures.begin()), log);
}

void amend_value(const State&, Award& award) {
  if (award.kind != FeatureKind::Garden) return;
  award.rule = award.complete ? "R-ABBOT-3" : "R-ABBOT-5";
}

Refusal why_no_spot(const State& state, int figure, int segment) {
  const auto& figures = state.game().figures;
  const FeatureKind feature = state.kind_of(static_cast<TileId>(state.tiles().size() - 1))
                                  .segments[static_cast<unsigned>(segment)]
                                  .kind;
  const bool abbot = figures[static_cast<unsigned>(figure)].name == kFigure;
  if (feature == FeatureKind::Garden ? abbot : !abbot) return {};
  return {.reason = Reason::FigureNotAllowedThere, .rule = "R-ABBOT-2"};
}

}  // namespace

const Variant kAbbot{
    .name = "abbot",
    .enabled = [](const Game& game) { return game.is_on("abbot"); },
    .options = {{"abbot",
                 {"false", "true"},
                 "R-ABBOT-1",
                 "Every seat has an abbot, for monasteries and gardens; it may be taken back and "
                 "scored early."}},
    .exclusions = {{{"abbot", "true"},
                    {"edition", "C1"},
                    "R-ED-2",
                    "The abbot needs gardens, and the tiles of edition C1 show none."}},
    .setup = set_up,
    .why_no_spot = why_no_spot,
    .moves = {.list = list_recalls, .apply = recall},
    .amend_value = amend_value,
};

}  // namespace bastide
