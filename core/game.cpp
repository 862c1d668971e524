#include "core/game.h"

#include <algorithm>
#include <bit>

#include "core/phases.h"
#include "core/state.h"
#include "core/variant.h"

namespace bastide {
namespace {

using Failure = std::unexpected<std::string>;

constexpr int kMeeples = 7;    // R-SET-6
constexpr int kMaxCopies = 4;  ///< of one set

Face make_face(const TileDesign& design, int quarters) {
  Face face;
  for (auto& side : face.port) side.fill(kNoSegment);
  for (const Side side : kSides) {
    const auto printed = static_cast<unsigned>(index(turned(side, -quarters)));
    const auto terrain = static_cast<unsigned>(design.sides[printed]);
    face.pattern |= static_cast<std::uint16_t>(terrain << (4 * index(side)));
  }
  for (std::size_t i = 0; i < design.segments.size(); ++i) {
    const Segment& segment = design.segments[i];
    const SideMask sides = turned_sides(segment.sides, quarters);
    const HalfMask halves = turned_halves(segment.halves, quarters);
    const auto id = static_cast<std::uint8_t>(i);
    for (std::size_t s = 0; s < kSideCount; ++s) {
      if ((sides >> s) & 1U) face.port[s][1] = id;
      if ((halves >> (2 * s)) & 1U) face.port[s][0] = id;
      if ((halves >> (2 * s + 1)) & 1U) face.port[s][2] = id;
    }
  }
  return face;
}

Node make_node(const TileDesign& design, const Segment& segment) {
  Node node{};
  node.tiles = 1;
  node.open = static_cast<std::uint16_t>(
      is_centred(segment.kind) ? 8 : std::popcount(static_cast<unsigned>(segment.sides)));
  node.coats = segment.coats;
  node.kind = segment.kind;
  const bool repeats = std::ranges::count(design.segments, segment.kind, &Segment::kind) > 1;
  node.tags = repeats ? kRepeatsTag : std::uint8_t{0};
  return node;
}

/// Another copy of a set in play: as many tiles again, the start tile's copy too.
void add_copy(Game& game, const TileSet& set) {
  for (TileKind& kind : game.kinds) {
    if (kind.set == set.name) kind.count += kind.design->count;
  }
}

void add_set(Game& game, const std::shared_ptr<const TileSet>& set) {
  game.sets.push_back(set);
  for (const TileDesign& design : set->tiles) {
    game.kinds.push_back(make_kind(set->name, design));
    if (set->drawn_first) game.kinds.back().stage = design.drawn_last ? -1 : -2;
  }
  const bool first = set->drawn_first || game.start_kind == kNoKind;
  if (first && !set->start.empty()) game.start_kind = game.find_kind(set->name + ":" + set->start);
}

std::string add_sets(Game& game, const Catalogue& catalogue, const GameSetup& setup) {
  if (setup.sets.empty()) return "no tile set is chosen";
  for (const std::string& name : setup.sets) {
    const auto it =
        std::ranges::find_if(catalogue.sets, [&](const auto& s) { return s->name == name; });
    if (it == catalogue.sets.end()) return "there is no tile set '" + name + "'";
    const bool again = game.has_set(name);
    if (again && std::ranges::count(game.set_names, name) >= kMaxCopies) {
      return "tile set " + name + " is given more than " + std::to_string(kMaxCopies) + " times";
    }
    game.set_names.push_back(name);
    if (again) {
      add_copy(game, **it);
    } else {
      add_set(game, *it);
    }
  }
  return game.start_kind == kNoKind ? "none of the chosen tile sets has a start tile" : "";
}

/// Numbers the stages that are in play from 0.
void count_stages(Game& game) {
  std::vector<int> stages;
  for (const TileKind& kind : game.kinds) {
    if (kind.count > 0) stages.push_back(kind.stage);
  }
  std::ranges::sort(stages);
  const auto twice = std::ranges::unique(stages);
  stages.erase(twice.begin(), twice.end());
  for (TileKind& kind : game.kinds) {
    kind.stage = static_cast<int>(std::ranges::find(stages, kind.stage) - stages.begin());
  }
  game.stages = std::max(1, static_cast<int>(stages.size()));
}

bool holds(const Game& game, const Condition& condition) {
  const bool equal = condition.name == "tiles" ? game.has_set(condition.value)
                                               : game.option(condition.name) == condition.value;
  return equal == condition.is;
}

std::string check_exclusions(const Game& game, const Catalogue& catalogue) {
  for (const Exclusion& exclusion : catalogue.exclusions) {
    if (holds(game, exclusion.a) && holds(game, exclusion.b)) {
      return std::string(exclusion.text) + " (" + std::string(exclusion.rule) + ")";
    }
  }
  return {};
}

std::string check_seats(const Game& game) {
  const bool sixth =
      game.rules.sixth_player || std::ranges::any_of(game.variants, &Variant::sixth_seat);
  const int most = sixth ? 6 : 5;
  const int least = game.rules.solo ? 1 : kMinSeats;
  if (game.seats >= least && game.seats <= most) return {};
  if (game.seats == 6) {
    return "six players need the option sixth_player=true: about twelve turns each (R-SET-7)";
  }
  return "2 to 5 players can play, 6 with the option sixth_player=true (R-SET-7)";
}

void add_figures(Game& game) {
  KindMask places = bit(FeatureKind::Road) | bit(FeatureKind::City) | bit(FeatureKind::Monastery);
  if (game.rules.farmers != Farmers::Off) places |= bit(FeatureKind::Field);
  game.figures.push_back({.name = "meeple", .votes = 1, .supply = kMeeples, .places = places});
}

std::vector<Phase>::iterator find_phase(Game& game, std::string_view name) {
  return std::ranges::find(game.phases, name, &Phase::name);
}

/// Whether some variant in play has put this phase right after that anchor.
bool is_added(const Game& game, std::string_view anchor, const Phase& phase) {
  return std::ranges::any_of(game.variants, [&](const Variant* variant) {
    return std::ranges::any_of(variant->phases, [&](const AddedPhase& added) {
      return added.anchor == anchor && added.phase.name == phase.name;
    });
  });
}

/// False when a figure is put in a phase that is not there.
bool find_figure_phases(Game& game) {
  for (const FigureKind& figure : game.figures) {
    const auto phase = find_phase(game, figure.phase);
    if (phase == game.phases.end()) return false;
    game.figure_phases.push_back(static_cast<std::uint8_t>(phase - game.phases.begin()));
  }
  return true;
}

/// False when a variant names a phase that is not there, or enters one that does so by itself.
bool add_phases(Game& game) {
  game.phases = base_phases();
  for (const Variant* variant : game.variants) {
    for (const AddedPhase& added : variant->phases) {
      auto anchor = find_phase(game, added.anchor);
      if (anchor == game.phases.end()) return false;
      // Behind those that earlier variants have put after the same anchor.
      for (++anchor; anchor != game.phases.end() && is_added(game, added.anchor, *anchor);)
        ++anchor;
      game.phases.insert(anchor, added.phase);
    }
    for (const AddedHook& hook : variant->hooks) {
      const auto phase = find_phase(game, hook.phase);
      if (phase == game.phases.end()) return false;
      if (hook.before != nullptr) phase->before.push_back(hook.before);
      if (hook.after != nullptr) phase->after.push_back(hook.after);
      if (hook.enter != nullptr) {
        if (phase->enter != nullptr) return false;
        phase->enter = hook.enter;
      }
      game.hooked = true;
    }
  }
  return true;
}

/// A variant with a tile set is in play with it; one without, or with `enabled`, by choice.
void add_variants(Game& game, const Catalogue& catalogue, const GameSetup& setup) {
  for (const Variant* variant : catalogue.variants) {
    const bool by_set = std::ranges::find(setup.sets, variant->tile_set) != setup.sets.end();
    const bool by_choice = variant->enabled != nullptr && variant->enabled(game);
    if (!by_set && !by_choice) continue;
    game.variants.push_back(variant);
    game.moves = game.moves || variant->moves.list != nullptr;
    game.vetoes = game.vetoes || variant->can_place != nullptr;
    game.touches = game.touches || variant->tile_put != nullptr;
    game.watches = game.watches || variant->completed != nullptr;
  }
}

std::string set_up_variants(Game& game, const Catalogue& catalogue) {
  for (const Variant* variant : game.variants) {
    if (variant->setup == nullptr) continue;
    if (std::string mistake = variant->setup(game, catalogue); !mistake.empty()) return mistake;
  }
  return {};
}

/// Puts an array behind the last one, eight-byte aligned.
template <class T>
std::size_t reserve(Layout& layout, int count) {
  const std::size_t offset = layout.size;
  layout.size += (sizeof(T) * static_cast<std::size_t>(count) + 7U) & ~std::size_t{7};
  return offset;
}

/// The grid is a torus: index (x + K*y) mod M with M = 2r²+2r+1 and K = 2r+1 maps any two cells
/// less than K steps apart to different indices (the perfect Lee code), so that a board of n tiles,
/// never more than n + 2 steps wide with all cells that are looked at, needs no rim in any
/// direction.
void lay_out_grid(Layout& layout) {
  const int radius = (layout.max_tiles + 3) / 2;
  layout.lattice = 2 * radius + 1;
  layout.cells = 2 * radius * radius + 2 * radius + 1;
  const auto cells = static_cast<unsigned>(layout.cells),
             lattice = static_cast<unsigned>(layout.lattice);
  layout.steps = {cells - lattice, 1, lattice, cells - 1};
}

int count_limits(Game& game, int extra_tiles) {
  Layout& layout = game.layout;
  layout.max_tiles = extra_tiles;
  int widest = 0, most_centred = 0;
  for (const TileKind& kind : game.kinds) {
    const int centred = std::popcount(static_cast<unsigned>(kind.centred));
    layout.max_tiles += kind.count;
    layout.max_nodes += kind.count * kind.segment_count;
    layout.max_centred += kind.count * centred;
    widest = std::max(widest, kind.segment_count);
    most_centred = std::max(most_centred, centred);
  }
  layout.max_nodes += extra_tiles * widest;
  layout.max_centred += extra_tiles * most_centred;
  layout.max_frontier = (2 * layout.max_tiles + 2 + 31) & ~15;
  for (const FigureKind& figure : game.figures) layout.max_figures += game.seats * figure.supply;
  return layout.max_tiles;
}

void lay_out(Game& game) {
  Layout& layout = game.layout;
  lay_out_grid(layout);
  layout.size = sizeof(Header);
  layout.tiles = reserve<PlacedTile>(layout, layout.max_tiles);
  layout.nodes = reserve<Node>(layout, layout.max_nodes);
  layout.node_tiles = reserve<TileId>(layout, layout.max_nodes);
  layout.frontier = reserve<Cell>(layout, layout.max_frontier);
  reserve<std::uint32_t>(layout, layout.max_frontier);
  for (int i = 0; i < 3; ++i) reserve<std::uint16_t>(layout, layout.max_frontier);
  layout.grid = reserve<std::uint16_t>(layout, layout.cells);
  layout.figures = reserve<PlacedFigure>(layout, layout.max_figures);
  layout.centred = reserve<Centred>(layout, layout.max_centred);
  layout.bag = reserve<std::uint8_t>(layout, 2 * static_cast<int>(game.kinds.size()));
  layout.slots = layout.size;
  for (const Variant* variant : game.variants) {
    game.slots.emplace_back(static_cast<int>(layout.size - layout.slots), variant->state_size);
    reserve<std::byte>(layout, variant->state_size);
  }
}

}  // namespace

TileKind make_kind(std::string_view set, const TileDesign& design) {
  TileKind kind;
  kind.name = std::string(set) + ":" + design.letter;
  kind.set = set;
  kind.design = &design;
  kind.count = design.count;
  kind.directions = distinct_directions(design);
  kind.segment_count = static_cast<int>(design.segments.size());
  for (int q = 0; q < kSideCount; ++q) kind.faces[static_cast<unsigned>(q)] = make_face(design, q);
  for (std::size_t i = 0; i < design.segments.size(); ++i) {
    kind.segments[i] = {design.segments[i].kind, design.segments[i].cities};
    kind.nodes[i] = make_node(design, design.segments[i]);
    const auto mask = static_cast<std::uint16_t>(1U << i);
    const FeatureKind feature = design.segments[i].kind;
    if (is_centred(feature)) kind.centred |= mask;
    if (feature == FeatureKind::Road || feature == FeatureKind::City) kind.closable |= mask;
  }
  return kind;
}

Game::Game() = default;
Game::~Game() = default;

KindId Game::find_kind(std::string_view name) const {
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const bool bare = kinds[i].set == set_names.front() &&
                      std::string_view(kinds[i].name).substr(kinds[i].set.size() + 1) == name;
    if (bare || kinds[i].name == name) return static_cast<KindId>(i);
  }
  return kNoKind;
}

int Game::find_figure(std::string_view name) const {
  const auto it = std::ranges::find(figures, name, &FigureKind::name);
  return it == figures.end() ? -1 : static_cast<int>(it - figures.begin());
}

std::string_view Game::option(std::string_view name) const {
  const auto it = std::ranges::find(values, name, &OptionValues::value_type::first);
  return it == values.end() ? std::string_view{} : it->second;
}

bool Game::has_set(std::string_view name) const {
  return std::ranges::find(set_names, name) != set_names.end();
}

int Game::find_variant(const Variant& variant) const {
  const auto it = std::ranges::find(variants, &variant);
  return it == variants.end() ? -1 : static_cast<int>(it - variants.begin());
}

std::expected<std::shared_ptr<const Game>, std::string> make_game(const Catalogue& catalogue,
                                                                  const GameSetup& setup) {
  auto rules = read_options(catalogue.options, setup.options);
  if (!rules) return Failure(rules.error());
  auto game = std::make_shared<Game>();
  game->seats = setup.seats;
  game->rules = *rules;
  game->options = setup.options;
  for (const OptionSpec& spec : catalogue.options) {
    game->values.emplace_back(spec.name, option_value(catalogue.options, setup.options, spec.name));
  }
  if (auto mistake = add_sets(*game, catalogue, setup); !mistake.empty()) {
    return Failure(std::move(mistake));
  }
  if (auto mistake = check_exclusions(*game, catalogue); !mistake.empty()) {
    return Failure(std::move(mistake));
  }
  add_variants(*game, catalogue, setup);
  if (auto mistake = check_seats(*game); !mistake.empty()) return Failure(std::move(mistake));
  add_figures(*game);
  if (auto mistake = set_up_variants(*game, catalogue); !mistake.empty())
    return Failure(std::move(mistake));
  count_stages(*game);
  if (!add_phases(*game) || !find_figure_phases(*game)) {
    return Failure("a variant hooks into a phase that does not exist");
  }
  if (setup.extra_tiles < 0 || count_limits(*game, setup.extra_tiles) > kMaxTiles ||
      game->figures.size() > kMaxFigureKinds || game->layout.max_figures > kMaxFigures ||
      game->layout.max_nodes > kMaxNodes) {
    return Failure("so many tiles or figures cannot be in one game");
  }
  lay_out(*game);
  for (const Variant* variant : game->variants) {
    game->data.push_back(variant->prepare == nullptr ? nullptr : variant->prepare(*game));
  }
  return game;
}

}  // namespace bastide
