// Majorities and points: roads, cities, monasteries, fields, in play and at the end.
#pragma once

#include <vector>

#include "core/event.h"
#include "core/state.h"

namespace bastide {

/// Seats with most votes on a feature, as a bit set; 0 when nobody stands there (R-MAJ-1, R-MAJ-2).
unsigned owners(const Node& root);

/// What the feature with this root is worth now: the award of its owners, in play (`final` false: it
/// counts as finished) or in final scoring. Roads, cities, monasteries and gardens.
Award feature_award(const State& state, NodeId root, bool final);

/// The distinct finished cities that border the field with this root (R-FARM-5, R-FARM-6), as roots.
std::vector<NodeId> finished_cities(const State& state, NodeId field);

/// Distinct tiles of a feature, in order of placing.
std::vector<TileId> feature_tiles(const State& state, NodeId root);

/// Scores everything that the tile just placed has finished and returns the figures (R-SCORE-1 to -5).
void score_completed(State& state, Log* log);

/// Final scoring of every figure on the board (R-END-3, R-FARM). The figures stay where they are.
void score_final(State& state, Log* log);

/// Seats with the highest total, as a bit set (R-END-4).
unsigned winners(const State& state);

}  // namespace bastide
