// The .perft files of the variants: fixed orders of tiles and what they must add up to at each
// depth.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/perft.h"

namespace bastide::testing {

struct PerftLine {
  int depth = 0;
  PerftTotals totals;
};

struct PerftStudy {
  std::string id;
  std::vector<std::string> sets{"base"};
  OptionValues options;
  std::vector<std::string> tiles;  ///< in the order in which they are drawn
  std::vector<PerftLine> lines;
};

/// Lines `id NAME`, `sets base river` and `rules phantom=true` where the study is not of the base
/// game alone, `tiles D E …`, `perft DEPTH leaves points completed figures hash`; `#` starts a
/// comment. Throws std::runtime_error with file and line when it is not so.
std::vector<PerftStudy> read_perft(const std::filesystem::path& file);

/// One `perft` line, as the file has it.
std::string perft_text(int depth, const PerftTotals& totals);

}  // namespace bastide::testing
