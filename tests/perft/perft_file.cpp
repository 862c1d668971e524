#include "tests/perft/perft_file.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace bastide::testing {

namespace {

std::vector<std::string> rest_of(std::istringstream& words) {
  std::vector<std::string> rest;
  for (std::string word; words >> word;) rest.push_back(word);
  words.clear();
  return rest;
}

OptionValues options_of(const std::vector<std::string>& words) {
  OptionValues options;
  for (const std::string& word : words) {
    const auto equal = word.find('=');
    if (equal == std::string::npos) throw std::runtime_error("not an option: " + word);
    options.emplace_back(word.substr(0, equal), word.substr(equal + 1));
  }
  return options;
}

void read_line(const std::string& key, std::istringstream& words, PerftStudy& study) {
  if (key == "sets") {
    study.sets = rest_of(words);
  } else if (key == "rules") {
    study.options = options_of(rest_of(words));
  } else if (key == "tiles") {
    study.tiles = rest_of(words);
  } else if (key == "perft") {
    PerftLine& entry = study.lines.emplace_back();
    PerftTotals& totals = entry.totals;
    words >> entry.depth >> totals.leaves >> totals.points >> totals.completed >> totals.figures >>
        std::hex >> totals.hash;
  } else {
    words.setstate(std::ios::failbit);
  }
}

}  // namespace

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
    if (key == "id") {
      words >> studies.emplace_back().id;
    } else if (studies.empty()) {
      words.setstate(std::ios::failbit);
    } else {
      read_line(key, words, studies.back());
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
