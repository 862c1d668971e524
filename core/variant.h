// The interface of variants: hooks that a folder under variants/ may fill in, collected at setup.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/reason.h"
#include "core/state.h"

namespace bastide {

/// Runs before or after a phase; may change the state through its mutators and report events.
using PhaseHook = void (*)(State& state, Log* log);

/// What a phase tells the turn after it was entered or an action was carried out.
enum class Step : std::uint8_t {
  Wait,     ///< for an action
  Next,     ///< on to the next phase
  Restart,  ///< back to the first phase: another turn begins
  End,      ///< to the last phase: nothing more happens in this turn
  Stop,     ///< the game is over
};

/// What a phase that waits asks the one who decides for.
enum class Ask : std::uint8_t {
  Part,   ///< what is done in this part of the turn: where the tile goes, figures
  More,   ///< whether the turn goes on: Answer 1 says yes, Pass no. In a record the next line says
          ///< it
  Tile,   ///< which tile of a hand is played, or given up where none fits: Answer with its kind
  Offer,  ///< a bid for the drawn tile: Answer with the points, or Pass
  Sale,   ///< whose bid is taken: Answer with 1 + seat, or Pass
};

/// A named container of the turn (R-TURN-4). Phases that decide nothing have no `check`; phases
/// that only wait for an action have no `enter`.
struct Phase {
  std::string_view name;  ///< `draw place_tile place_figure score end_turn` and what variants add
  Step (*enter)(State& state, Log* log) = nullptr;
  Refusal (*check)(const State& state, const Action& action) = nullptr;
  Step (*apply)(State& state, const Action& action, Log* log) = nullptr;
  void (*list)(const State& state, std::vector<Action>& out) = nullptr;
  Ask ask = Ask::Part;
  std::vector<PhaseHook> before{};  ///< run on entering, before `enter`
  std::vector<PhaseHook> after{};   ///< run when the phase is done
};

/// A phase of a variant's own, put right after the phase named `anchor`, behind those that variants
/// before it put there.
struct AddedPhase {
  std::string_view anchor;
  Phase phase;
};

/// A hook into an existing phase.
struct AddedHook {
  std::string_view phase;
  PhaseHook before = nullptr;
  PhaseHook after = nullptr;
  /// What the phase does on entering, for one that only waits by itself.
  Step (*enter)(State& state, Log* log) = nullptr;
};

/// What becomes of a drawn tile that fits nowhere.
enum class Unplaceable : std::uint8_t {
  Discard,   ///< it leaves the game (R-TILE-8)
  SetAside,  ///< the hook has put it back into the bag and holds it back for now
};

/// Decisions that a variant adds to the phase `place_figure` beside putting a figure on the tile
/// just placed: one of them is done instead (R-ORDER-2). `list` gives every legal one; `apply`
/// carries out one that was listed.
struct FigureMoves {
  void (*list)(const State& state, std::vector<Action>& out) = nullptr;
  void (*apply)(State& state, const Action& action, Log* log) = nullptr;
};

/// Data that a variant computes once a game, fixed from then on.
using VariantData = std::shared_ptr<const void>;

/// One variant: data and functions, every member optional. Lives as long as the program. Order in
/// which hooks of several variants run: the order of the catalogue. docs/hooks.md says when each
/// runs.
struct Variant {
  std::string_view name;      ///< folder name under variants/
  std::string_view tile_set;  ///< in play when this set is; empty: when `enabled` says so
  bool (*enabled)(const Game& game) = nullptr;  ///< sets and options are known by then
  std::vector<OptionSpec> options{};
  std::vector<Exclusion> exclusions{};  ///< beside those of core
  /// Allows a sixth seat without the option sixth_player (R-INN-3).
  bool sixth_seat = false;
  /// Amends the game before anything is laid out: kinds, counts, the start tile, figures. The error
  /// is a sentence for people.
  std::string (*setup)(Game& game, const Catalogue& catalogue) = nullptr;
  /// Computes the variant's data from the finished game.
  VariantData (*prepare)(const Game& game) = nullptr;
  std::vector<AddedPhase> phases{};
  std::vector<AddedHook> hooks{};
  /// Further condition on a placement that matches its neighbours.
  Refusal (*can_place)(const State& state, KindId kind, Cell cell, Side dir) = nullptr;
  /// Runs for every tile that comes to lie, the start tile and those of a position too, when it is
  /// joined to its neighbours.
  void (*tile_put)(State& state, TileId tile) = nullptr;
  /// What happens to a tile just drawn that is not the turn's own; nothing when it is played.
  std::optional<Step> (*drawn)(State& state, KindId kind, Log* log) = nullptr;
  /// Whether the seat on turn holds a tile that it may play.
  bool (*holds_tile)(const State& state) = nullptr;
  /// Makes room for tiles that fit nowhere (another panel of the table); whether there was more.
  bool (*make_room)(State& state) = nullptr;
  /// What to do with a tile that fits nowhere; the first answer but Discard counts.
  Unplaceable (*unplaceable)(State& state, KindId kind) = nullptr;
  /// Changes the mask of segments of the tile just placed where `figure` may stand; `spots` holds
  /// those that core allows: places of that kind of figure, unoccupied if the figure claims.
  std::uint16_t (*figure_spots)(const State& state, int figure, std::uint16_t spots) = nullptr;
  /// Further ways in which `figure` may stand on a segment where it may stand, beside way 0.
  int (*ways)(const State& state, TileId tile, int segment, int figure) = nullptr;
  /// Why `figure` may not stand there, where it is this variant's rule that forbids it.
  Refusal (*why_no_spot)(const State& state, int figure, int segment) = nullptr;
  FigureMoves moves{};
  /// Whether a figure stays when its feature is scored in play (a prior).
  bool (*keeps)(const State& state, const PlacedFigure& figure) = nullptr;
  /// Changes what a feature is worth to its owners, in play and at the end.
  void (*amend_value)(const State& state, Award& award) = nullptr;
  /// Changes who scores a feature: `leaders` has a bit for each seat.
  unsigned (*amend_owners)(const State& state, NodeId root, unsigned leaders) = nullptr;
  /// Changes an award of one seat before it is given.
  void (*amend_award)(const State& state, int seat, Award& award) = nullptr;
  /// Runs for every feature that the tile just placed has finished, occupied or not, after its
  /// scoring, before its figures return.
  void (*completed)(State& state, NodeId root, Log* log) = nullptr;
  /// Gives points in final scoring, after the features of the rules proper.
  void (*final_scoring)(State& state, Log* log) = nullptr;
  /// Bytes of the variant's own state, zero at the start; hashed, copied and compared by core.
  int state_size = 0;
};

}  // namespace bastide
