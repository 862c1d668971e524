// The .perft files: fixed orders of tiles and what the games of a few turns must add up to.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/perft.h"

namespace bastide {

struct PerftLine {
  int line = 0;
  int depth = 0;
  PerftTotals totals;
};

struct PerftStudy {
  std::string id;
  int line = 0;
  std::vector<std::string> tiles;  ///< in the order of drawing
  std::vector<PerftLine> lines;
};

/// Lines `id NAME`, `tiles D E …`, `perft DEPTH leaves points completed figures hash`; `#` starts a
/// comment. The error begins with the line's number: `3: text`.
std::expected<std::vector<PerftStudy>, std::string> read_perft(std::string_view text);

/// `perft 2 1230 …`, as such a file has it.
std::string perft_text(int depth, const PerftTotals& totals);

}  // namespace bastide
