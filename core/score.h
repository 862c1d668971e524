// Majorities and points: roads, cities, monasteries, fields, in play and at the end.
#pragma once

#include <array>
#include <vector>

#include "core/event.h"
#include "core/state.h"

namespace bastide {

/// Seats with most votes on a feature, as a bit set; 0 when nobody stands there (R-MAJ-1, R-MAJ-2).
unsigned owners(const Node& root);

/// The same after the variants have had their say (R-IX-12): who scores the feature with this root.
unsigned feature_owners(const State& state, NodeId root);

/// Seats with most votes, as a bit set; `votes` has four bits a seat, 0 means nobody.
unsigned leading_seats(std::uint32_t votes);

/// Adds an award's points to a seat after the variants have amended it, and reports it.
void give(State& state, int seat, Award award, Log* log);

/// What the feature with this root is worth now: the award of its owners, in play (`final` false:
/// it counts as finished) or in final scoring. Roads, cities, monasteries and gardens.
Award feature_award(const State& state, NodeId root, bool final);

/// Distinct features, as roots, without allocating.
class RootList {
 public:
  void push(NodeId root) { roots_[size_++] = root; }
  const NodeId* begin() const { return roots_.data(); }
  const NodeId* end() const { return roots_.data() + size_; }

 private:
  std::array<NodeId, kMaxFigures> roots_;
  std::size_t size_ = 0;
};

/// The features on which figures stand, in the order of their oldest figures: the fields, or the
/// others.
RootList occupied_features(const State& state, bool fields);

/// Distinct tiles of a feature, in order of placing.
std::vector<TileId> feature_tiles(const State& state, NodeId root);

/// Scores everything that the tile just placed has finished and returns the figures (R-SCORE-1 to
/// -5).
void score_completed(State& state, Log* log);

/// Final scoring of every figure on the board (R-END-3, R-FARM). The figures stay where they are.
void score_final(State& state, Log* log);

/// Seats with the highest total, as a bit set (R-END-4).
unsigned winners(const State& state);

}  // namespace bastide
