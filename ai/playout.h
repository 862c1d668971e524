// Random games to the end, as fast as the core goes: for benchmarks, tests and searches.
#pragma once

#include <vector>

#include "ai/random.h"
#include "core/state.h"

namespace bastide {

/// Plays games to their end by chance. Owns the memory for a deck, so that a playout allocates
/// nothing; one object a thread.
class Playout {
 public:
  explicit Playout(const Game& game);

  /// Plays `state` to the end of the game, final scoring included: tiles uniformly from the bag,
  /// placements uniformly over distinct ones, then uniformly over all figure spots and none.
  void run(State& state, Random& random);

 private:
  std::vector<KindId> deck_;
};

/// A uniform choice among the drawn tile's placements; there must be one.
Action random_placement(const State& state, Random& random);
/// Any action of any game: a draw as from a bag, else a uniform choice among what is legal.
Action random_action(const State& state, Random& random);
/// A uniform choice among all figure spots and passing.
Action random_figure(const State& state, Random& random);

}  // namespace bastide
