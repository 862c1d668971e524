#include <zlib.h>

#include <array>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>

#include "tests/oracle/recorded_game.h"

namespace bastide::oracle {

namespace json = boost::json;

Frame read_frame(const std::filesystem::path& folder) {
  std::ifstream in(folder / "frame.json");
  std::stringstream text;
  text << in.rdbuf();
  // `BA.E` is letter E of the base set.
  const std::map<std::string, std::string> sets{
      {"BA", "base"}, {"RI", "river"}, {"IC", "inns"}, {"TB", "traders"}};
  Frame frame;
  const json::value names = json::parse(text.str());
  for (const auto& [id, entry] : names.as_object()) {
    const std::string tile(entry.at(0).as_string());
    const auto dot = tile.find('.');
    frame[id] = {sets.at(tile.substr(0, dot)) + ":" + tile.substr(dot + 1),
                 static_cast<int>(entry.at(1).as_int64())};
  }
  return frame;
}

std::vector<std::string> read_gzip_lines(const std::filesystem::path& file) {
  const std::unique_ptr<gzFile_s, int (*)(gzFile)> in(gzopen(file.c_str(), "rb"), gzclose);
  if (!in) throw std::runtime_error("cannot open " + file.string());
  std::string text;
  std::array<char, 1 << 16> block{};
  int got = 0;
  while ((got = gzread(in.get(), block.data(), block.size())) > 0) {
    text.append(block.data(), static_cast<std::size_t>(got));
  }
  if (got < 0) throw std::runtime_error("cannot unpack " + file.string());
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::optional<std::string> not_supported(const Catalogue& catalogue, const json::object& recorded) {
  for (const auto& [name, value] : recorded.at("elements").as_object()) {
    if (name != "small-follower" && name != "farmers") return std::string(name);
  }
  // Their set with its number, and ours.
  const std::map<std::string, std::string> sets{{"basic:1", "base"},
                                                {"river/1:1", "river"},
                                                {"inns-and-cathedrals:1", "inns"},
                                                {"traders-and-builders:1", "traders"}};
  for (const auto& [name, copies] : recorded.at("sets").as_object()) {
    const auto ours = sets.find(std::string(name));
    const auto known = [&](const auto& set) { return set->name == ours->second; };
    if (ours == sets.end() || std::ranges::none_of(catalogue.sets, known)) return std::string(name);
  }
  return std::nullopt;
}

}  // namespace bastide::oracle
