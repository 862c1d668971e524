// Fields: the cities that they feed and their scoring at the end (R-FARM, O-FARM).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/event.h"
#include "core/state.h"

namespace bastide {

/// A set of nodes of one state; made and cleared without allocating.
class NodeMarks {
 public:
  explicit NodeMarks(const State& state)
      : words_((static_cast<unsigned>(state.node_count()) + 63U) / 64U) {
    clear();
  }
  void clear() {
    for (unsigned i = 0; i < words_; ++i) bits_[i] = 0;
  }
  /// Adds a node; true if it was not in the set.
  bool add(NodeId id) {
    std::uint64_t& word = bits_[id / 64U];
    const std::uint64_t bit = std::uint64_t{1} << (id % 64U);
    const bool fresh = (word & bit) == 0;
    word |= bit;
    return fresh;
  }

 private:
  unsigned words_;
  std::array<std::uint64_t, kMaxNodes / 64> bits_;
};

/// Adds to `seen` the finished cities that border the field with this root (R-FARM-5, R-FARM-6);
/// returns how many were not in it.
int count_finished_cities(const State& state, NodeId field, NodeMarks& seen);

/// The distinct finished cities that border the field with this root, as roots.
std::vector<NodeId> finished_cities(const State& state, NodeId field);

/// Final scoring of all farmers, as the game's option `farmers` says.
void score_fields(State& state, Log* log);

}  // namespace bastide
