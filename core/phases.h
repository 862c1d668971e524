// The phases of a turn of the rules proper (R-TURN-3): draw, place_tile, place_figure, score,
// end_turn.
#pragma once

#include <vector>

#include "core/variant.h"

namespace bastide {

/// One turn, in order; variants add to it (R-TURN-4).
std::vector<Phase> base_phases();

// --- What phases of variants share with these ---

/// Makes `kind`, which is neither in the bag nor on the board, the tile of this turn if it can be
/// placed somewhere; variants may make room for it. False when it fits nowhere.
bool make_drawn(State& state, KindId kind, Log* log);
/// Lets variants make room for tiles that fit nowhere; whether one did.
bool make_room(State& state);
/// Whether the seat on turn has a tile to play: one that is left to draw, or one that it holds.
bool has_tile_to_play(const State& state);
/// A tile that is neither in the bag nor on the board leaves the game, unless a variant puts it
/// back (R-TILE-8, R-HOUSE-5).
void give_up_tile(State& state, KindId kind, Log* log);
/// Final scoring (R-END-3). Always Step::Stop.
Step finish_game(State& state, Log* log);

}  // namespace bastide
