// `bastide play`: the game as text.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "cli/terminal.h"

namespace bastide {

struct PlayOptions {
  std::vector<std::string> seats;  ///< names, or `computer`, or `computer:LEVEL`
  std::vector<std::string> sets;   ///< beside the base set
  std::vector<std::string> rules;  ///< `farmers=second`
  std::string seed;                ///< up to 64 hexadecimal digits; empty: from the system
  std::string from;                ///< a record to go on from; then seats and rules are its own
  std::string record;              ///< file that gets the game's record after every turn
};

/// Plays one game with what people type on `in`, to its end or until they leave. Returns an
/// ExitCode.
int play(const PlayOptions& options, const Terminal& terminal, std::istream& in, std::ostream& out,
         std::ostream& err);

}  // namespace bastide
