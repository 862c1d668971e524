// The pig (R-TRADE-40 to -48).
#include <algorithm>

#include "core/fields.h"
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

/// R-TRADE-46: of the cities that this award pays, those that border the pig's field.
int paid_beside(const State& state, NodeId field, const Award& award) {
  const std::vector<NodeId> cities = finished_cities(state, field);
  if (award.city) return static_cast<int>(std::ranges::count(cities, *award.city));
  return award.feature == field ? static_cast<int>(cities.size()) : 0;
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
  const auto field = pig_field(state, seat);
  if (!field) return;
  const int more = paid_beside(state, *field, award);
  if (more == 0) return;
  award.extra += more;
  award.points += more;
  award.rule = award.city ? "R-TRADE-46" : "R-TRADE-43";
}

}  // namespace bastide::traders
