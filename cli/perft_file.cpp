#include "cli/perft_file.h"

#include <fmt/format.h>

#include <sstream>

namespace bastide {
namespace {

bool read_totals(std::istringstream& words, PerftLine& out) {
  PerftTotals& t = out.totals;
  words >> out.depth >> t.leaves >> t.points >> t.completed >> t.figures >> std::hex >> t.hash;
  std::string more;
  return words && out.depth > 0 && !(words >> more);
}

bool read_line(const std::string& key, std::istringstream& words, int number,
               std::vector<PerftStudy>& studies) {
  if (key == "id") {
    PerftStudy& study = studies.emplace_back();
    study.line = number;
    return static_cast<bool>(words >> study.id);
  }
  if (studies.empty()) return false;
  if (key == "tiles") {
    for (std::string tile; words >> tile;) studies.back().tiles.push_back(tile);
    return true;
  }
  if (key != "perft") return false;
  PerftLine& line = studies.back().lines.emplace_back();
  line.line = number;
  return read_totals(words, line);
}

}  // namespace

std::expected<std::vector<PerftStudy>, std::string> read_perft(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<PerftStudy> studies;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    std::istringstream words(line.substr(0, line.find('#')));
    std::string key;
    if (!(words >> key)) continue;
    if (!read_line(key, words, number, studies)) {
      return std::unexpected(
          fmt::format("{}: not an 'id', 'tiles' or 'perft' line as it must be", number));
    }
  }
  return studies;
}

std::string perft_text(int depth, const PerftTotals& t) {
  return fmt::format("perft {} {} {} {} {} {:016x}", depth, t.leaves, t.points, t.completed,
                     t.figures, t.hash);
}

}  // namespace bastide
