#include "ai/evaluate.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/apply.h"
#include "core/fields.h"
#include "core/score.h"

namespace bastide {
namespace {

constexpr double kSurestGap = 0.7;

/// A gap that `fit` of the remaining tiles could close is closed with this chance: somebody must
/// want to and draw one in time, and others may spoil it meanwhile, so it is never sure.
double gap_chance(int fit) { return kSurestGap * (1.0 - std::exp(-0.5 * fit)); }

/// Cells away from the open ones fill up as the board grows.
constexpr double kFarCellChance = 0.35;
/// The first figure in hand is worth most: without one, a turn can claim nothing.
constexpr std::array<double, 7> kHandValues{3.0, 2.4, 2.0, 1.7, 1.5, 1.3, 1.2};
/// A figure that is likely to come back counts this much of one in hand.
constexpr double kReturnShare = 0.8;
/// Growth in tiles that a feature may hope for before it is finished.
constexpr double kGrowth = 0.4;

}  // namespace

Evaluator::Evaluator(const Game& game)
    : game_(game),
      chance_(static_cast<std::size_t>(game.layout.max_frontier)),
      seen_(static_cast<std::size_t>(game.layout.max_frontier)) {}

double Evaluator::margin(const Totals& totals, int seat) const {
  double others = 0;
  for (int s = 0; s < game_.seats; ++s) {
    if (s != seat) others += totals[static_cast<unsigned>(s)];
  }
  return totals[static_cast<unsigned>(seat)] - others / std::max(game_.seats - 1, 1);
}

void Evaluator::find_chances(State& state) {
  const auto size = static_cast<std::size_t>(state.frontier_size());
  std::vector<int> fit(size);
  for (std::size_t kind = 0; kind < game_.kinds.size(); ++kind) {
    const int copies = state.bag(static_cast<KindId>(kind));
    if (copies == 0) continue;
    find_legal_placements(state, static_cast<KindId>(kind));
    for (std::size_t slot = 0; slot < size; ++slot) {
      if (state.frontier_turns(static_cast<int>(slot)) != 0) fit[slot] += copies;
    }
  }
  for (std::size_t slot = 0; slot < size; ++slot) chance_[slot] = gap_chance(fit[slot]);
}

double Evaluator::chance_of_cell(const State& state, Cell cell) const {
  if (state.tile_at(cell) >= 0) return 1.0;
  const int slot = state.open_at(cell);
  return slot < 0 ? kFarCellChance * time_left_ : chance_[static_cast<unsigned>(slot)];
}

/// That every gap of a road or city gets closed: the product over its distinct open cells.
double Evaluator::chance_of(const State& state, NodeId root) {
  if (state.node(root).open == 0) return 1.0;
  ++search_;
  double chance = 1.0;
  NodeId id = root;
  do {
    const TileId tile = state.node_tile(id);
    const PlacedTile& placed = state.tiles()[tile];
    const auto& segment =
        state.kind_of(tile).design->segments[static_cast<unsigned>(state.node_segment(id))];
    const SideMask sides = turned_sides(segment.sides, index(placed.dir));
    for (const Side side : kSides) {
      if ((sides & bit(side)) == 0) continue;
      const int slot = state.open_at(neighbour(placed.cell, side));
      if (slot < 0 || seen_[static_cast<unsigned>(slot)] == search_) continue;
      seen_[static_cast<unsigned>(slot)] = search_;
      chance *= chance_[static_cast<unsigned>(slot)];
    }
    id = state.node(id).next;
  } while (id != root);
  // What is finished late leaves no time to use the figure, and big gaps compete for the same
  // tiles.
  return chance * std::min(1.0, 0.25 + 1.5 * time_left_);
}

/// Gives `points` to the owners, and to everyone with figures there the hope of getting them back.
void Evaluator::share(const State& state, NodeId root, double points, double chance,
                      Totals& totals) {
  const Node& node = state.node(root);
  const unsigned leaders = feature_owners(state, root);
  for (int seat = 0; seat < game_.seats; ++seat) {
    double& total = totals[static_cast<unsigned>(seat)];
    if ((leaders >> seat) & 1U) total += points;
    const auto figures = (node.votes >> (4 * seat)) & 0xFU;
    returning_[static_cast<unsigned>(seat)] += kReturnShare * chance * figures;
  }
}

void Evaluator::add_closable(const State& state, NodeId root, Totals& totals) {
  const double chance = chance_of(state, root);
  const Node& node = state.node(root);
  const double size = node.tiles + node.coats;
  const double grown = size + kGrowth * std::min<int>(node.open, 3) * std::min(1.0, 2 * time_left_);
  const double finished = feature_award(state, root, false).points * grown / size;
  const double unfinished = feature_award(state, root, true).points;
  // A road pays the same when it is finished, but for variants' tags.
  const bool same = node.kind == FeatureKind::Road && (node.tags & ~kRepeatsTag) == 0;
  const double points = same ? 0.5 * (size + grown) : chance * finished + (1 - chance) * unfinished;
  share(state, root, points, chance, totals);
}

void Evaluator::add_centred(const State& state, NodeId root, Totals& totals) {
  const Cell centre = state.tiles()[state.node_tile(root)].cell;
  double points = 0, chance = 1;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell cell{static_cast<std::int16_t>(centre.x + dx),
                      static_cast<std::int16_t>(centre.y + dy)};
      const double filled = chance_of_cell(state, cell);
      points += filled;
      chance *= filled;
    }
  }
  share(state, root, points, chance, totals);
}

void Evaluator::add_field(const State& state, NodeId root, Totals& totals) {
  NodeMarks seen(state);
  double cities = 0;
  NodeId id = root;
  do {
    const TileId tile = state.node_tile(id);
    const auto segment = static_cast<unsigned>(state.node_segment(id));
    for (unsigned rest = state.kind_of(tile).segments[segment].cities; rest != 0;
         rest &= rest - 1) {
      const NodeId city = state.find(state.node_of(tile, std::countr_zero(rest)));
      if (seen.add(city)) cities += chance_of(state, city);
    }
    id = state.node(id).next;
  } while (id != root);
  share(state, root, 3 * cities, 0, totals);
}

/// Figures in hand and those that are likely to come back, each worth less than the one before.
double Evaluator::hand_value(const State& state, int seat) const {
  double count = returning_[static_cast<unsigned>(seat)];
  for (std::size_t figure = 0; figure < game_.figures.size(); ++figure) {
    if (game_.figures[figure].claims) count += state.supply(seat, static_cast<int>(figure));
  }
  double value = 0;
  for (const double worth : kHandValues) {
    value += worth * std::clamp(count, 0.0, 1.0);
    count -= 1.0;
  }
  return value * time_left_;
}

double Evaluator::value(State& state, int seat) {
  Totals totals{};
  if (!state.is_over() && state.bag_total() == 0 && awaits_chance(state))
    apply(state, Action::finish());
  for (int s = 0; s < game_.seats; ++s) totals[static_cast<unsigned>(s)] = state.points(s);
  if (state.is_over()) return margin(totals, seat);
  time_left_ = static_cast<double>(state.bag_total()) / game_.layout.max_tiles;
  find_chances(state);
  returning_ = {};
  for (const NodeId root : occupied_features(state, false)) {
    if (is_centred(state.node(root).kind)) {
      add_centred(state, root, totals);
    } else {
      add_closable(state, root, totals);
    }
  }
  for (const NodeId root : occupied_features(state, true)) add_field(state, root, totals);
  for (int s = 0; s < game_.seats; ++s) totals[static_cast<unsigned>(s)] += hand_value(state, s);
  return margin(totals, seat);
}

}  // namespace bastide
