// Verifies the check lines of a record.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/event.h"
#include "core/record.h"
#include "core/replay_turn.h"
#include "core/state.h"

namespace bastide {

/// What checks look at: the state at their place in the record, and what happened just above them.
struct CheckedMoment {
  const State& state;
  const std::vector<std::string>& colours;
  Deck deck{};                      ///< what would be drawn next
  bool any_tile = false;            ///< `deck any`: a refused turn may draw what it likes
  bool closed = false;              ///< the record has ended
  int next_number = 1;              ///< of the next turn
  std::span<const Event> events{};  ///< of the turn, or the end, above
  const std::vector<Action>* figures =
      nullptr;  ///< that could be put in the turn above; none: no turn yet
};

/// The first check that fails, with what was expected and what was found.
std::optional<RecordError> verify(const std::vector<Check>& checks, const CheckedMoment& moment);

}  // namespace bastide
