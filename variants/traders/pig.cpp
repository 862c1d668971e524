// The pig (R-TRADE-40 to -48).
#include <algorithm>

#include "core/fields.h"
#include "core/score.h"
#include "variants/traders/parts.h"

namespace bastide::traders {
namespace {

/// The field on which the seat's pig stands, or nothing.
std::optional<NodeId> pig_field(const State& state, int seat) {
  const int pig = state.game().find_figure("pig");
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.seat == seat && figure.kind == pig)
      return state.find(state.node_of(figure.tile, figure.segment));
  }
  return std::nullopt;
}

/// Of the cities that this award pays, those that border the pig's field (R-TRADE-43, R-TRADE-46).
int paid_beside(const State& state, NodeId field, const Award& award) {
  const std::vector<NodeId> cities = finished_cities(state, field);
  if (award.city) return static_cast<int>(std::ranges::count(cities, *award.city));
  return award.feature == field ? static_cast<int>(cities.size()) : 0;
}

/// The finished cities around all fields that a seat leads.
std::vector<NodeId> paid_cities(const State& state, int seat) {
  std::vector<NodeId> paid;
  for (const NodeId field : occupied_features(state, true)) {
    if (((feature_owners(state, field) >> seat) & 1U) == 0) continue;
    for (const NodeId city : finished_cities(state, field)) paid.push_back(city);
  }
  return paid;
}

}  // namespace

std::uint16_t pig_spots(const State& state, std::uint16_t spots) {
  for (int i = 0; i < kMaxSegments; ++i) {
    const bool asked = ((spots >> i) & 1U) != 0;
    if (asked && !has_own_meeple(state, i)) spots &= static_cast<std::uint16_t>(~(1U << i));
  }
  return spots;
}

Refusal why_no_pig(const State& state, int segment) {
  if (has_own_meeple(state, segment)) return {};
  return {.reason = Reason::NeedsOwnMeeple, .rule = "R-TRADE-40"};
}

void pay_pig(const State& state, int seat, Award& award) {
  if (award.kind != FeatureKind::Field || !award.what.empty()) return;
  if (state.game().rules.farmers == Farmers::Second) return;  // see pay_pigs_second
  const auto field = pig_field(state, seat);
  if (!field) return;
  const int more = paid_beside(state, *field, award);
  if (more == 0) return;
  award.extra += more;
  award.points += more;
  award.rule = award.city ? "R-TRADE-46" : "R-TRADE-43";
}

void pay_pigs_second(State& state, Log* log) {
  if (state.game().rules.farmers != Farmers::Second) return;
  for (int seat = 0; seat < state.game().seats; ++seat) {
    const auto field = pig_field(state, seat);
    if (!field) continue;
    const std::vector<NodeId> paid = paid_cities(state, seat);
    const auto more =
        static_cast<int>(std::ranges::count_if(finished_cities(state, *field), [&](NodeId city) {
          return std::ranges::find(paid, city) != paid.end();
        }));
    if (more == 0) continue;
    give(state, seat,
         {.kind = FeatureKind::Field,
          .final = true,
          .points = more,
          .cities = more,
          .feature = *field,
          .rule = "R-TRADE-46"},
         log);
  }
}

}  // namespace bastide::traders
