// `bastide perft`: counts what a few turns with given tiles can lead to.
#pragma once

#include <iosfwd>
#include <string>

namespace bastide {

struct PerftOptions {
  std::string tiles;  ///< letters in the order of drawing: `V E C U`
  std::string file;   ///< or a file that names them
  int depth = 3;
  int seats = 2;
  bool divide = false;  ///< also each first turn on its own
};

/// Prints the sums for depth 1 to `depth`. Returns an ExitCode.
int count_games(const PerftOptions& options, std::ostream& out, std::ostream& err);

}  // namespace bastide
