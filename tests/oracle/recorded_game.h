// Games recorded from another engine, with everything that it offered and counted, replayed against
// ours.
#pragma once

#include <boost/json.hpp>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"

namespace bastide::oracle {

/// How the other engine's drawing of a tile relates to ours: its turn t is our turn t - `quarters`.
struct FrameEntry {
  std::string tile;  ///< in the record's words: `base:D`
  int quarters = 0;
};
using Frame = std::map<std::string, FrameEntry>;

/// Reads frame.json of the folder of recorded games.
Frame read_frame(const std::filesystem::path& folder);

/// The lines of a gzip'd text file; throws std::runtime_error when it cannot be read.
std::vector<std::string> read_gzip_lines(const std::filesystem::path& file);

/// The first set or element of the recorded game that this program cannot play yet.
std::optional<std::string> not_supported(const boost::json::object& recorded);

/// The sets and options of the recorded game in our words.
GameSetup setup_of(const boost::json::object& recorded);

/// Plays the recorded game and compares everything. The first difference, or nothing.
std::optional<std::string> first_difference(const Catalogue& catalogue, const Frame& frame,
                                            const boost::json::object& recorded);

}  // namespace bastide::oracle
