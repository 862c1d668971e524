// The recorded games of another engine against the reference: see oracle_test.cpp.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/oracle/reference_replay.h"
#include "tests/shared_folder.h"
#include "variants/registry.h"

namespace bastide::oracle {
namespace {

namespace fs = std::filesystem;

/// Every so many games of a file; the reference is slow. BASTIDE_ORACLE_STEP=1 takes all.
int step() {
  const char* given = std::getenv("BASTIDE_ORACLE_STEP");
  return given != nullptr ? std::max(1, std::atoi(given)) : 4;
}

TEST(Oracle, ReferenceReplaysRecordedGamesWithoutDifference) {
  const fs::path folder = shared_folder("BASTIDE_ORACLE", "oracle");
  if (!fs::exists(folder / "frame.json")) GTEST_SKIP() << "no recorded games: set BASTIDE_ORACLE";
  const Frame frame = read_frame(folder);
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (!entry.path().string().ends_with(".jsonl.gz")) continue;
    const auto lines = read_gzip_lines(entry.path());
    for (std::size_t i = 0; i < lines.size(); i += static_cast<unsigned>(step())) {
      const auto recorded = boost::json::parse(lines[i]).as_object();
      const auto difference = first_reference_difference(catalogue(), frame, recorded);
      EXPECT_FALSE(difference.has_value())
          << entry.path().filename() << ", game " << recorded.at("id") << ", " << *difference;
    }
  }
}

}  // namespace
}  // namespace bastide::oracle
