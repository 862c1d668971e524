#include "core/score.h"

#include <algorithm>
#include <array>

#include "core/fields.h"
#include "core/variant.h"

namespace bastide {
namespace {

int votes_of(std::uint32_t votes, int seat) {
  return static_cast<int>((votes >> (4 * seat)) & 0xFU);
}

/// Where the oldest figure of `seat` on a feature stands, to name the feature by.
void locate(const State& state, NodeId root, Event& event) {
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.seat != event.seat ||
        state.find(state.node_of(figure.tile, figure.segment)) != root) {
      continue;
    }
    event.segment = figure.segment;
    event.cell = state.tiles()[figure.tile].cell;
    return;
  }
}

void score_feature(State& state, NodeId root, bool final, Log* log) {
  const unsigned leaders = feature_owners(state, root);
  if (leaders == 0) return;
  Award award = feature_award(state, root, final);
  award.shared = std::popcount(leaders) > 1;
  for (int seat = 0; seat < state.game().seats; ++seat) {
    if ((leaders >> seat) & 1U) give(state, seat, award, log);
  }
}

}  // namespace

unsigned leading_seats(std::uint32_t votes) {
  int most = 1;
  unsigned leaders = 0;
  for (int seat = 0; votes >> (4 * seat) != 0; ++seat) {
    const int here = votes_of(votes, seat);
    if (here > most) leaders = 0;
    if (here >= most) {
      most = here;
      leaders |= 1U << seat;
    }
    if (seat == kMaxSeats - 1) break;
  }
  return leaders;
}

unsigned owners(const Node& root) { return leading_seats(root.votes); }

unsigned feature_owners(const State& state, NodeId root) {
  unsigned leaders = owners(state.node(root));
  for (const Variant* variant : state.game().variants) {
    if (variant->amend_owners != nullptr) leaders = variant->amend_owners(state, root, leaders);
  }
  return leaders;
}

void give(State& state, int seat, Award award, Log* log) {
  for (const Variant* variant : state.game().variants) {
    if (variant->amend_award != nullptr) variant->amend_award(state, seat, award);
  }
  state.add_points(seat, award.points);
  if (log == nullptr) return;
  Event event{.type = EventType::Award, .seat = static_cast<std::uint8_t>(seat), .award = award};
  if (award.what.empty()) locate(state, award.feature, event);
  log->push_back(event);
}

namespace {

void value_road(const Node& root, Award& award) {
  award.tiles = root.tiles;
  award.points = root.tiles;
  award.rule = award.complete ? "R-ROAD-5" : "R-ROAD-6";
}

void value_city(const State& state, const Node& root, Award& award) {
  award.tiles = root.tiles;
  award.coats = root.coats;
  const bool tiny = award.complete && root.tiles == 2 && state.game().rules.tiny_city == 2;
  const int each = award.complete && !tiny ? 2 : 1;
  award.points = each * (root.tiles + root.coats);
  award.rule = tiny ? "O-TINY" : award.complete ? "R-CITY-3" : "R-CITY-4";
}

void value_centred(const Node& root, Award& award) {
  award.neighbours = 8 - root.open;
  award.points = 1 + award.neighbours;
  award.rule = award.complete ? "R-MON-3" : "R-MON-4";
}

}  // namespace

Award feature_award(const State& state, NodeId root, bool final) {
  const Node& node = state.node(root);
  Award award{
      .kind = node.kind, .complete = state.is_complete(root), .final = final, .feature = root};
  if (!final) award.complete = true;
  switch (node.kind) {
    case FeatureKind::Road: value_road(node, award); break;
    case FeatureKind::City: value_city(state, node, award); break;
    case FeatureKind::Monastery:
    case FeatureKind::Garden: value_centred(node, award); break;
    case FeatureKind::Field:
    case FeatureKind::River: break;
  }
  for (const Variant* variant : state.game().variants) {
    if (variant->amend_value != nullptr) variant->amend_value(state, award);
  }
  return award;
}

std::vector<TileId> feature_tiles(const State& state, NodeId root) {
  std::vector<TileId> tiles;
  NodeId id = root;
  do {
    tiles.push_back(state.node_tile(id));
    id = state.node(id).next;
  } while (id != root);
  std::ranges::sort(tiles);
  const auto repeated = std::ranges::unique(tiles);
  tiles.erase(repeated.begin(), repeated.end());
  return tiles;
}

namespace {

/// What the tile just placed has finished, each feature once: those with figures, and where
/// variants look at them the others too.
RootList completed_features(const State& state) {
  const bool all = state.game().watches;
  RootList done;
  const auto tile = static_cast<TileId>(state.tiles().size() - 1);
  for (unsigned rest = state.kind_of(tile).closable; rest != 0; rest &= rest - 1) {
    const NodeId root = state.find(state.node_of(tile, std::countr_zero(rest)));
    const Node& node = state.node(root);
    if (node.open != 0 || (node.occupied == 0 && !all)) continue;
    if (std::ranges::find(done, root) == done.end()) done.push(root);
  }
  for (const Centred& centred : state.centred()) {
    if (state.node(centred.node).open == 0) done.push(centred.node);
  }
  return done;
}

void watch_completed(State& state, const RootList& done, Log* log) {
  if (!state.game().watches) return;
  for (const Variant* variant : state.game().variants) {
    if (variant->completed == nullptr) continue;
    for (const NodeId root : done) variant->completed(state, root, log);
  }
}

}  // namespace

void score_completed(State& state, Log* log) {
  const RootList done = completed_features(state);
  if (done.begin() == done.end()) return;
  // Everything is scored with all figures in place, then all go home (R-ORDER-4).
  for (const NodeId root : done) {
    if (state.node(root).occupied != 0) score_feature(state, root, false, log);
  }
  watch_completed(state, done, log);
  for (const NodeId root : done) {
    if (state.node(root).occupied != 0) state.clear_feature(root, log);
  }
  state.drop_complete_centred();
}

RootList occupied_features(const State& state, bool fields) {
  RootList roots;
  for (const PlacedFigure& figure : state.figures()) {
    const NodeId root = state.find(state.node_of(figure.tile, figure.segment));
    const bool field = state.node(root).kind == FeatureKind::Field;
    if (field == fields && std::ranges::find(roots, root) == roots.end()) roots.push(root);
  }
  return roots;
}

void score_final(State& state, Log* log) {
  for (const NodeId root : occupied_features(state, false)) score_feature(state, root, true, log);
  score_fields(state, log);
  for (const Variant* variant : state.game().variants) {
    if (variant->final_scoring != nullptr) variant->final_scoring(state, log);
  }
}

unsigned winners(const State& state) {
  int most = state.points(0);
  for (int seat = 1; seat < state.game().seats; ++seat) most = std::max(most, state.points(seat));
  unsigned best = 0;
  for (int seat = 0; seat < state.game().seats; ++seat) {
    best |= (state.points(seat) == most ? 1U : 0U) << seat;
  }
  return best;
}

}  // namespace bastide
