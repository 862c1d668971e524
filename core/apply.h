// The only way in which a game goes on, and what may be done next.
#pragma once

#include <vector>

#include "core/event.h"
#include "core/placement.h"
#include "core/reason.h"
#include "core/state.h"

namespace bastide {

/// Why `action` may not be done now, or nothing (Reason::None). Never changes the state.
/// Finish is accepted whenever a tile would be drawn or chosen: players may agree to stop, studies
/// end early.
Refusal check(const State& state, const Action& action);

/// Carries out `action`, which must be legal (`check`; a wrong one is our bug and undefined), and
/// everything that follows by itself up to the next decision: scoring, the next seat's turn.
/// Reports what happened to `log` if given.
void apply(State& state, const Action& action, Log* log = nullptr);

/// All legal actions, sorted and each once. When a tile is to be drawn: one Draw for every kind
/// left, or Finish when the bag is empty; otherwise the decisions of the seat on turn. Only
/// symmetric tiles' distinct directions are listed (R-TILE-4), though `check` accepts all.
std::vector<Action> legal_actions(const State& state);

/// All placements of `kind` on the board as it is, sorted, whether or not it is drawn (for checks
/// and hints).
std::vector<Action> placements_of(const State& state, KindId kind);

/// Whether a chance action is due (a tile to be drawn, or the end), not a decision.
bool awaits_chance(const State& state);

/// Whether a decision of this turn part is due: the tile to be placed, a figure (Ask::Part). False
/// too where a question is asked, which comes before the part begins or after it is over.
bool awaits_decision(const State& state);

/// Whether a question is asked: everything else that Ask names.
bool awaits_answer(const State& state);

}  // namespace bastide
