// The parts of Traders and Builders, each in a file of its own.
#pragma once

#include "variants/traders/traders.h"

namespace bastide::traders {

/// The variant's own state.
struct Slot {
  std::array<std::array<std::uint8_t, kGoods.size()>, kMaxSeats> tokens;
  std::uint8_t extended;  ///< this part's tile has extended the feature of the seat's builder
};

// builder.cpp
std::uint16_t builder_spots(const State& state, std::uint16_t spots);
Refusal why_no_builder(const State& state, int segment);
void note_extension(State& state, Log* log);
Phase extra_part();

// pig.cpp
std::uint16_t pig_spots(const State& state, std::uint16_t spots);
Refusal why_no_pig(const State& state, int segment);
void pay_pig(const State& state, int seat, Award& award);

// goods.cpp
void take_goods(State& state, NodeId root, Log* log);
void score_goods(State& state, Log* log);

/// Whether the seat on turn has a meeple on the feature of that segment of the tile just placed.
bool has_own_meeple(const State& state, int segment);

}  // namespace bastide::traders
