#include "core/perft.h"

#include "core/apply.h"

namespace bastide {
namespace {

void add_leaf(const State& state, PerftTotals& totals) {
  ++totals.leaves;
  for (int seat = 0; seat < state.game().seats; ++seat) {
    totals.points += static_cast<std::uint64_t>(state.points(seat));
  }
  totals.completed += static_cast<std::uint64_t>(completed_features(state));
  totals.figures += state.figures().size();
  totals.hash += state.hash();
}

void walk_turn(const State& state, std::span<const KindId> order, int depth, PerftTotals& totals);

/// All decisions of one turn, then the turns behind it.
void walk_decisions(const State& state, std::span<const KindId> order, int depth,
                    PerftTotals& totals) {
  if (state.is_over() || awaits_chance(state)) return walk_turn(state, order, depth - 1, totals);
  State next(state);
  for (const Action& action : legal_actions(state)) {
    next = state;
    apply(next, action);
    walk_decisions(next, order, depth, totals);
  }
}

void walk_turn(const State& state, std::span<const KindId> order, int depth, PerftTotals& totals) {
  if (depth == 0) return add_leaf(state, totals);
  State next(state);
  while (!order.empty() && !next.is_over() && awaits_chance(next)) {
    apply(next, Action::draw(order.front()));
    order = order.subspan(1);
  }
  if (next.is_over() || awaits_chance(next)) return add_leaf(next, totals);
  walk_decisions(next, order, depth, totals);
}

}  // namespace

PerftTotals perft(const State& state, std::span<const KindId> order, int depth) {
  PerftTotals totals;
  walk_turn(state, order, depth, totals);
  return totals;
}

int completed_features(const State& state) {
  int count = 0;
  for (int i = 0; i < state.node_count(); ++i) {
    const auto id = static_cast<NodeId>(i);
    if (state.node(id).kind == FeatureKind::River) continue;
    if (state.find(id) == id && state.is_complete(id)) ++count;
  }
  return count;
}

}  // namespace bastide
