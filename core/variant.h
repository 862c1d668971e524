// The interface of variants: hooks that a folder under variants/ may fill in, collected at setup.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/reason.h"

namespace bastide {

/// Runs before or after a phase; may change the state through its mutators and report events.
using PhaseHook = void (*)(State& state, Log* log);

/// What a phase tells the turn after it was entered or an action was carried out.
enum class Step : std::uint8_t {
  Wait,     ///< for an action
  Next,     ///< on to the next phase
  Restart,  ///< back to the first phase: another turn begins
  Stop,     ///< the game is over
};

/// A named container of the turn (R-TURN-4). Phases that decide nothing have no `check`; phases
/// that only wait for an action have no `enter`.
struct Phase {
  std::string_view name;  ///< `draw place_tile place_figure score end_turn` and what variants add
  Step (*enter)(State& state, Log* log) = nullptr;
  Refusal (*check)(const State& state, const Action& action) = nullptr;
  Step (*apply)(State& state, const Action& action, Log* log) = nullptr;
  void (*list)(const State& state, std::vector<Action>& out) = nullptr;
  std::vector<PhaseHook> before{};  ///< run on entering, before `enter`
  std::vector<PhaseHook> after{};   ///< run when the phase is done
};

/// A phase of a variant's own, put right after the phase named `anchor`.
struct AddedPhase {
  std::string_view anchor;
  Phase phase;
};

/// A hook into an existing phase.
struct AddedHook {
  std::string_view phase;
  PhaseHook before = nullptr;
  PhaseHook after = nullptr;
};

/// One variant: data and functions, every member optional. Lives as long as the program.
/// Order in which hooks of several variants run: the order of the catalogue.
struct Variant {
  std::string_view name;      ///< folder name under variants/
  std::string_view tile_set;  ///< in play when this set is; empty: when `enabled` says so
  bool (*enabled)(const GameSetup& setup) = nullptr;
  std::vector<FigureKind> figures{};  ///< further kinds of figures
  std::vector<AddedPhase> phases{};
  std::vector<AddedHook> hooks{};
  /// Further condition on a placement that matches its neighbours.
  Refusal (*can_place)(const State& state, KindId kind, Cell cell, Side dir) = nullptr;
  /// Changes the mask of segments of the tile just placed where `figure` may stand.
  std::uint16_t (*figure_spots)(const State& state, int figure, std::uint16_t spots) = nullptr;
  /// Changes an award before it is given.
  void (*amend_award)(const State& state, int seat, Award& award) = nullptr;
  /// Gives points in final scoring, after the features of the rules proper.
  void (*final_scoring)(State& state, Log* log) = nullptr;
  /// Bytes of the variant's own state, zero at the start; hashed, copied and compared by core.
  int state_size = 0;
};

}  // namespace bastide
