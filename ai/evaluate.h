// What a position is worth to a seat: points so far and what the features on the board promise.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/state.h"

namespace bastide {

/// Judges positions of one game. Holds scratch memory: one object a thread, reusable.
class Evaluator {
 public:
  explicit Evaluator(const Game& game);

  /// Expected final points of `seat` minus the mean of the other seats', with the worth of figures
  /// in hand while there is time to use them. `state` is scratch: its legal placements are
  /// overwritten. Exact when no tile is left to draw.
  double value(State& state, int seat);

 private:
  using Totals = std::array<double, kMaxSeats>;

  double margin(const Totals& totals, int seat) const;
  void find_chances(State& state);
  double chance_of(const State& state, NodeId root);
  double chance_of_cell(const State& state, Cell cell) const;
  void add_closable(const State& state, NodeId root, Totals& totals);
  void add_centred(const State& state, NodeId root, Totals& totals);
  void add_field(const State& state, NodeId root, Totals& totals);
  void share(const State& state, NodeId root, double points, double chance, Totals& totals);
  double hand_value(const State& state, int seat) const;

  const Game& game_;
  double time_left_ = 0;             ///< share of the game that is still to come, 0 to 1
  Totals returning_{};               ///< figures that are likely to come back, by seat
  std::vector<double> chance_;       ///< by slot: that some seat fills this open cell
  std::vector<std::uint32_t> seen_;  ///< by slot: number of the search that met it last
  std::uint32_t search_ = 0;
};

}  // namespace bastide
