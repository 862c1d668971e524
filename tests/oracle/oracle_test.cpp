// Replays the recorded games of another engine and compares everything that it offered and counted.
// The folder comes from BASTIDE_ORACLE, else it is looked for beside the source tree; without it,
// nothing is tested and the test says so.
#include <gtest/gtest.h>

#include <iostream>

#include "tests/oracle/recorded_game.h"
#include "tests/shared_folder.h"
#include "variants/registry.h"

namespace bastide::oracle {
namespace {

namespace fs = std::filesystem;

fs::path oracle_folder() { return shared_folder("BASTIDE_ORACLE", "oracle"); }

std::vector<fs::path> recorded_files() {
  std::vector<fs::path> files;
  if (!fs::is_directory(oracle_folder())) return files;
  for (const auto& entry : fs::directory_iterator(oracle_folder())) {
    if (entry.path().string().ends_with(".jsonl.gz")) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

struct Tally {
  int equal = 0;
  int different = 0;
  std::string unsupported;
};

Tally replay_file(const fs::path& file, const Frame& frame) {
  Tally tally;
  for (const std::string& line : read_gzip_lines(file)) {
    const boost::json::object recorded = boost::json::parse(line).as_object();
    if (const auto missing = not_supported(recorded)) {
      tally.unsupported = *missing;
      break;
    }
    const auto difference = first_difference(catalogue(), frame, recorded);
    if (difference) {
      ADD_FAILURE() << file.filename() << ", game " << recorded.at("id") << ", " << *difference;
    }
    ++(difference ? tally.different : tally.equal);
  }
  return tally;
}

TEST(Oracle, RecordedGamesReplayWithoutDifference) {
  const auto files = recorded_files();
  if (files.empty()) {
    GTEST_SKIP() << "no recorded games: set BASTIDE_ORACLE to the folder that holds *.jsonl.gz and "
                    "frame.json";
  }
  const Frame frame = read_frame(oracle_folder());
  int games = 0;
  for (const fs::path& file : files) {
    const std::string name = file.filename().string();
    const Tally tally = replay_file(file, frame);
    std::cout << name << ": ";
    if (!tally.unsupported.empty()) {
      std::cout << "not supported yet: " << tally.unsupported << "\n";
      continue;
    }
    std::cout << tally.equal << " games equal, " << tally.different << " different\n";
    games += tally.equal + tally.different;
  }
  EXPECT_GT(games, 0) << "none of the recorded games could be played";
}

}  // namespace
}  // namespace bastide::oracle
