// What every variant gets for free: a game is played, and after each action everything that must
// hold of any state of any game is checked.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/event.h"
#include "core/state.h"
#include "tests/property/random.h"

namespace bastide::testing {

/// Picks one of the legal actions (never empty).
using Chooser = std::function<Action(const State& state, const std::vector<Action>& legal)>;

/// Follows a game and says what is wrong with it, if anything: the reference implementation, say.
class Companion {
 public:
  virtual ~Companion() = default;
  virtual std::optional<std::string> after(const State& before, const Action& action,
                                           const Log& log, const State& state) = 0;
};

struct PlayedGame {
  std::vector<Action> actions;
  State state;
  std::optional<std::string> mistake;  ///< what did not hold, with the record so far
};

/// Plays a game from its start to its end, checking as it goes; stops at the first mistake.
/// `seed` only chooses what is tried besides the game: wrong actions, other orders.
PlayedGame play_and_check(const Game& game, const Chooser& chooser, std::uint64_t seed,
                          Companion* companion);

/// Chooses at random, each seed in a manner of its own: sprawling or compact, sparing with figures
/// or not.
Chooser random_chooser(std::uint64_t seed);

/// Any number of seats, sets and options that may be chosen together; every third or so the base
/// game alone.
GameSetup random_setup(std::uint64_t seed);

/// The text of the record of what was played so far.
std::string record_text(const Game& game, const std::vector<Action>& actions, bool finished);

}  // namespace bastide::testing
