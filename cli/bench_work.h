// What is measured, by `bastide bench` and by the benchmarks under bench/ alike.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ai/playout.h"
#include "core/state.h"

namespace bastide {

class BenchWork {
 public:
  static constexpr int kMidGameTiles = 36;

  explicit BenchWork(int seats = 2);

  const Game& game() const { return *game_; }

  /// One complete random game from its start. Returns the final hash.
  std::uint64_t play_game();
  /// A copy of a mid-game position played to its end.
  std::uint64_t play_out();
  /// The placements of one kind of tile after another in mid-game positions. Returns their number.
  int find_placements();
  /// A copy over a state that has its memory already.
  std::uint64_t copy_state();

 private:
  std::shared_ptr<const Game> game_;
  Playout playout_;
  Random random_;
  State start_, work_;
  std::vector<State> middle_;
  std::size_t next_ = 0;
  KindId kind_ = 0;
};

/// A random position with so many tiles on the board, of which the next is to be drawn.
State random_position(const Game& game, int tiles, Random& random);

/// A number that depends on every rule: positions, points and figures of seeded random games.
std::uint64_t rules_signature(int games);

}  // namespace bastide
