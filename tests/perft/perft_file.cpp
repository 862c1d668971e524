#include "tests/perft/perft_file.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bastide::testing {

std::vector<PerftStudy> read_perft(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  std::vector<PerftStudy> studies;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    std::istringstream words(line.substr(0, line.find('#')));
    std::string key;
    if (!(words >> key)) continue;
    PerftLine entry;
    PerftTotals& totals = entry.totals;
    if (key == "id") {
      studies.emplace_back();
      words >> studies.back().id;
    } else if (key == "tiles" && !studies.empty()) {
      for (std::string tile; words >> tile;) studies.back().tiles.push_back(tile);
      words.clear();
    } else if (key == "perft" && !studies.empty()) {
      words >> entry.depth >> totals.leaves >> totals.points >> totals.completed >>
          totals.figures >> std::hex >> totals.hash;
      studies.back().lines.push_back(entry);
    } else {
      words.setstate(std::ios::failbit);
    }
    if (!words)
      throw std::runtime_error(file.string() + ":" + std::to_string(number) + ": not a perft line");
  }
  return studies;
}

std::string perft_text(int depth, const PerftTotals& t) {
  std::ostringstream text;
  text << "perft " << depth << ' ' << t.leaves << ' ' << t.points << ' ' << t.completed << ' '
       << t.figures << ' ' << std::hex << t.hash;
  return text.str();
}

}  // namespace bastide::testing
