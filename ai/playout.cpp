#include "ai/playout.h"

#include <bit>
#include <cstring>
#include <utility>

#include "core/apply.h"

namespace bastide {

Playout::Playout(const Game& game) {
  deck_.reserve(static_cast<std::size_t>(game.layout.max_tiles));
}

Action random_placement(const State& state, Random& random) {
  auto skip = static_cast<int>(random.below(static_cast<unsigned>(state.placement_count())));
  const auto turns = state.turns();
  std::size_t slot = 0;
  // Four slots a word; at most four bits a slot, so a word's population count is its placements.
  for (;; slot += 4) {
    std::uint64_t word = 0;
    std::memcpy(&word, &turns[slot], sizeof word);
    const int here = std::popcount(word);
    if (skip < here) break;
    skip -= here;
  }
  while (skip >= std::popcount(turns[slot])) skip -= std::popcount(turns[slot++]);
  unsigned mask = turns[slot];
  for (; skip > 0; --skip) mask &= mask - 1;
  return Action::place(state.frontier_cell(static_cast<int>(slot)),
                       static_cast<Side>(std::countr_zero(mask)));
}

Action random_figure(const State& state, Random& random) {
  const auto kinds = static_cast<int>(state.game().figures.size());
  int total = 1;
  for (int figure = 0; figure < kinds; ++figure) total += std::popcount(state.spots(figure));
  auto skip = static_cast<int>(random.below(static_cast<unsigned>(total)));
  for (int figure = 0; figure < kinds; ++figure) {
    unsigned mask = state.spots(figure);
    if (skip >= std::popcount(mask)) {
      skip -= std::popcount(mask);
      continue;
    }
    for (; skip > 0; --skip) mask &= mask - 1;
    return Action::put_figure(state.tiles().back().cell, std::countr_zero(mask), figure);
  }
  return Action::pass();
}

Action random_action(const State& state, Random& random) {
  const std::vector<Action> actions = legal_actions(state);
  if (actions.front().type != ActionType::Draw)
    return actions[random.below(static_cast<unsigned>(actions.size()))];
  int copies = 0;
  for (const Action& action : actions) copies += state.drawable(action.kind);
  auto skip = static_cast<int>(random.below(static_cast<unsigned>(copies)));
  for (const Action& action : actions) {
    skip -= state.drawable(action.kind);
    if (skip < 0) return action;
  }
  return actions.back();
}

void Playout::run(State& state, Random& random) {
  // Where variants change what may be drawn or decided, every list is asked for.
  if (!state.game().variants.empty()) {
    while (!state.is_over()) apply(state, random_action(state, random));
    return;
  }
  deck_.clear();
  for (std::size_t kind = 0; kind < state.game().kinds.size(); ++kind) {
    deck_.insert(deck_.end(), static_cast<std::size_t>(state.bag(static_cast<KindId>(kind))),
                 static_cast<KindId>(kind));
  }
  // A state may come with its tile drawn or placed already; those decisions come first.
  while (!state.is_over()) {
    if (awaits_chance(state)) {
      if (deck_.empty()) {
        apply(state, Action::finish());
        continue;
      }
      std::swap(deck_[random.below(static_cast<unsigned>(deck_.size()))], deck_.back());
      apply(state, Action::draw(deck_.back()));
      deck_.pop_back();
    } else if (state.drawn() != kNoKind) {
      apply(state, random_placement(state, random));
    } else {
      apply(state, random_figure(state, random));
    }
  }
}

}  // namespace bastide
