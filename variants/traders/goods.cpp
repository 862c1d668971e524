// Goods (R-TRADE-4 to -11).
#include <algorithm>

#include "core/score.h"
#include "variants/traders/parts.h"

namespace bastide {

std::array<int, kGoods.size()> goods_of(const State& state, int seat) {
  std::array<int, kGoods.size()> out{};
  if (state.game().find_variant(kTraders) < 0) return out;
  const auto& tokens = state.slot_of<traders::Slot>(kTraders).tokens[static_cast<unsigned>(seat)];
  std::ranges::copy(tokens, out.begin());
  return out;
}

namespace traders {
namespace {

constexpr int kMostOfASort = 10;  // R-TRADE-10

std::array<int, kGoods.size()> count_symbols(const State& state, NodeId root) {
  std::array<int, kGoods.size()> found{};
  NodeId id = root;
  do {
    const TileKind& kind = state.kind_of(state.node_tile(id));
    const Segment& segment = kind.design->segments[static_cast<unsigned>(state.node_segment(id))];
    for (std::size_t i = 0; i < kGoods.size(); ++i) {
      found[i] += has_mark(segment.marks, kGoods[i]) ? 1 : 0;
    }
    id = state.node(id).next;
  } while (id != root);
  return found;
}

}  // namespace

void take_goods(State& state, NodeId root, Log* log) {
  if (state.node(root).kind != FeatureKind::City || !state.game().is_on("goods")) return;
  const auto found = count_symbols(state, root);
  const auto seat = static_cast<unsigned>(state.seat());
  for (std::size_t i = 0; i < kGoods.size(); ++i) {
    if (found[i] == 0) continue;
    std::uint8_t& tokens = state.slot_of<Slot>(kTraders).tokens[seat][i];
    tokens = static_cast<std::uint8_t>(tokens + found[i]);
    if (log == nullptr) continue;
    log->push_back({.type = EventType::Token,
                    .seat = static_cast<std::uint8_t>(seat),
                    .count = found[i],
                    .token = kGoods[i]});
  }
}

void score_goods(State& state, Log* log) {
  for (std::size_t i = 0; i < kGoods.size(); ++i) {
    const auto tokens = [&](int seat) {
      return static_cast<int>(state.slot_of<Slot>(kTraders).tokens[static_cast<unsigned>(seat)][i]);
    };
    int most = 1, holders = 0;
    for (int seat = 0; seat < state.game().seats; ++seat) most = std::max(most, tokens(seat));
    for (int seat = 0; seat < state.game().seats; ++seat) holders += tokens(seat) == most ? 1 : 0;
    for (int seat = 0; seat < state.game().seats; ++seat) {
      if (tokens(seat) != most) continue;
      give(state, seat,
           {.complete = true,
            .final = true,
            .shared = holders > 1,
            .points = kMostOfASort,
            .rule = "R-TRADE-10",
            .what = "goods",
            .token = kGoods[i]},
           log);
    }
  }
}

}  // namespace traders
}  // namespace bastide
