#include <zlib.h>

#include <algorithm>
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

namespace {

/// Their sets, without the number of the edition, and ours.
const std::map<std::string, std::string, std::less<>>& set_names() {
  static const std::map<std::string, std::string, std::less<>> names{
      {"basic", "base"},
      {"river/1", "river"},
      {"inns-and-cathedrals", "inns"},
      {"traders-and-builders", "traders"}};
  return names;
}

std::string_view without_edition(std::string_view name) { return name.substr(0, name.find(':')); }

}  // namespace

std::optional<std::string> not_supported(const json::object& recorded) {
  constexpr std::array<std::string_view, 11> kElements{
      "small-follower", "farmers", "abbot", "garden", "river", "big-follower", "inn",
      "cathedral",      "builder", "pig",   "traders"};
  for (const auto& [name, value] : recorded.at("elements").as_object()) {
    if (std::ranges::find(kElements, std::string_view(name)) == kElements.end())
      return std::string(name);
  }
  for (const auto& [name, copies] : recorded.at("sets").as_object()) {
    if (!set_names().contains(without_edition(name))) return std::string(name);
  }
  return std::nullopt;
}

GameSetup setup_of(const json::object& recorded) {
  GameSetup setup;
  setup.seats = static_cast<int>(recorded.at("players").as_int64());
  setup.sets.clear();
  for (const auto& [name, copies] : recorded.at("sets").as_object()) {
    const std::string& ours = set_names().find(without_edition(name))->second;
    for (std::int64_t i = 0; i < copies.as_int64(); ++i) setup.sets.push_back(ours);
  }
  const std::string tiny(recorded.at("rules").at("tiny-city-scoring").as_string());
  if (tiny != "4") setup.options.emplace_back("tiny_city", tiny);
  if (setup.seats == 6) setup.options.emplace_back("sixth_player", "true");
  if (recorded.at("elements").as_object().contains("abbot"))
    setup.options.emplace_back("abbot", "true");
  if (std::ranges::find(setup.sets, "river") != setup.sets.end()) {
    setup.options.emplace_back("river_uturn", "jcz");
    setup.options.emplace_back("river_start_tile", "shuffle_in");
  }
  return setup;
}

}  // namespace bastide::oracle
