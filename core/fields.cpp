#include "core/fields.h"

#include <bit>

#include "core/score.h"

namespace bastide {
namespace {

constexpr int kPointsPerCity = 3;       // third and second version
constexpr int kPointsPerCityFirst = 4;  // first version

/// Calls `visit` with the root of every city that borders a segment of the field; cities may
/// repeat.
template <class Visit>
void visit_cities(const State& state, NodeId field, const Visit& visit) {
  NodeId id = field;
  do {
    const TileId tile = state.node_tile(id);
    const auto segment = static_cast<unsigned>(state.node_segment(id));
    for (unsigned rest = state.kind_of(tile).segments[segment].cities; rest != 0;
         rest &= rest - 1) {
      visit(state.find(state.node_of(tile, std::countr_zero(rest))));
    }
    id = state.node(id).next;
  } while (id != field);
}

Award field_award(NodeId field, int cities) {
  return {.kind = FeatureKind::Field,
          .final = true,
          .points = kPointsPerCity * cities,
          .cities = cities,
          .feature = field,
          .rule = cities > 0 ? "R-FARM-5" : "R-FARM-9"};
}

void score_third(State& state, Log* log) {
  NodeMarks seen(state);
  for (const NodeId field : occupied_features(state, true)) {
    seen.clear();
    Award award = field_award(field, count_finished_cities(state, field, seen));
    const unsigned leaders = feature_owners(state, field);
    award.shared = std::popcount(leaders) > 1;
    for (unsigned rest = leaders; rest != 0; rest &= rest - 1) {
      give(state, std::countr_zero(rest), award, log);
    }
  }
}

/// Each city pays a seat at most once, whatever the number of fields that it leads.
void score_second(State& state, Log* log) {
  const RootList fields = occupied_features(state, true);
  NodeMarks seen(state);
  for (int seat = 0; seat < state.game().seats; ++seat) {
    seen.clear();
    for (const NodeId field : fields) {
      const unsigned leaders = feature_owners(state, field);
      if (((leaders >> seat) & 1U) == 0) continue;
      Award award = field_award(field, count_finished_cities(state, field, seen));
      award.shared = std::popcount(leaders) > 1;
      give(state, seat, award, log);
    }
  }
}

/// Farmers on all fields around a city, four bits a seat.
std::uint32_t farmers_around(const State& state, NodeId city, NodeMarks& fields) {
  std::uint32_t votes = 0;
  fields.clear();
  NodeId id = city;
  do {
    const TileId tile = state.node_tile(id);
    const TileKind& kind = state.kind_of(tile);
    for (int i = 0; i < kind.segment_count; ++i) {
      const unsigned cities = kind.segments[static_cast<unsigned>(i)].cities;
      if (((cities >> state.node_segment(id)) & 1U) == 0) continue;
      const NodeId field = state.find(state.node_of(tile, i));
      if (fields.add(field)) votes += state.node(field).votes;
    }
    id = state.node(id).next;
  } while (id != city);
  return votes;
}

/// Where a seat's farmer beside the city stands names the award.
NodeId field_of_seat(const State& state, NodeId city, int seat) {
  for (const NodeId field : occupied_features(state, true)) {
    if (((state.node(field).occupied >> seat) & 1U) == 0) continue;
    bool beside = false;
    visit_cities(state, field, [&](NodeId root) { beside = beside || root == city; });
    if (beside) return field;
  }
  return city;
}

void score_first(State& state, Log* log) {
  NodeMarks fields(state);
  for (int i = 0; i < state.node_count(); ++i) {
    const auto id = static_cast<NodeId>(i);
    const Node& node = state.node(id);
    if (node.kind != FeatureKind::City || state.find(id) != id || node.open != 0) continue;
    const unsigned leaders = leading_seats(farmers_around(state, id, fields));
    Award award{.kind = FeatureKind::Field,
                .final = true,
                .points = kPointsPerCityFirst,
                .cities = 1,
                .rule = "O-FARM",
                .city = id};
    award.shared = std::popcount(leaders) > 1;
    for (unsigned rest = leaders; rest != 0; rest &= rest - 1) {
      const int seat = std::countr_zero(rest);
      award.feature = field_of_seat(state, id, seat);
      give(state, seat, award, log);
    }
  }
}

}  // namespace

int count_finished_cities(const State& state, NodeId field, NodeMarks& seen) {
  int count = 0;
  visit_cities(state, field, [&](NodeId city) {
    if (state.node(city).open == 0 && seen.add(city)) ++count;
  });
  return count;
}

std::vector<NodeId> finished_cities(const State& state, NodeId field) {
  NodeMarks seen(state);
  std::vector<NodeId> cities;
  visit_cities(state, field, [&](NodeId city) {
    if (state.node(city).open == 0 && seen.add(city)) cities.push_back(city);
  });
  return cities;
}

void score_fields(State& state, Log* log) {
  switch (state.game().rules.farmers) {
    case Farmers::Third: return score_third(state, log);
    case Farmers::Second: return score_second(state, log);
    case Farmers::First: return score_first(state, log);
    case Farmers::Off: return;
  }
}

}  // namespace bastide
