// What the sentences of a scenario mean.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/event.h"
#include "core/state.h"

namespace bastide::jcz_test {

/// A game as its scenario left it.
struct Moment {
  const State& state;      ///< with the open turn's steps
  const State& committed;  ///< after the last finished turn: points of an open turn come later
  const Log& log;          ///< of all finished turns and the end
  bool open = false;       ///< the last turn has steps that are not finished
  std::vector<std::string> players{};
  std::vector<std::string> sentences{};
};

/// Nothing where the sentence holds, or what was found instead.
using Finding = std::optional<std::string>;

/// Interprets a sentence; nothing if nobody knows what it means.
std::optional<Finding> interpret(const Moment& moment, const std::string& sentence);

/// The part of `interpret` that concerns what can be done next (sentences_options.cpp).
std::optional<Finding> interpret_options(const Moment& moment, const std::string& sentence);

}  // namespace bastide::jcz_test
