// Every record of the case folder and every scenario of the variants holds under replay.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "tests/cases/runner.h"

namespace bastide::cases {
namespace {

namespace fs = std::filesystem;

struct Counts {
  int passed = 0, failed = 0, unsupported = 0;
};

Counts run_folder(const fs::path& folder) {
  Counts counts;
  for (const fs::path& file : records_in(folder)) {
    const Outcome outcome = run(file);
    const std::string name = file.filename().string();
    switch (outcome.verdict) {
      case Verdict::Passed:
        ++counts.passed;
        std::printf("passed             %s\n", name.c_str());
        break;
      case Verdict::NotSupported:
        ++counts.unsupported;
        std::printf("not supported yet  %s\n", outcome.text.c_str());
        break;
      case Verdict::Failed:
        ++counts.failed;
        std::printf("FAILED             %s\n", outcome.text.c_str());
        ADD_FAILURE() << outcome.text;
        break;
    }
  }
  std::printf("%d passed, %d failed, %d not supported yet in %s\n", counts.passed, counts.failed,
              counts.unsupported, folder.string().c_str());
  return counts;
}

/// The folder that BASTIDE_CASES names, or our own; ours holds nothing that is not supported.
TEST(Cases, EveryRecordHolds) {
  const char* given = std::getenv("BASTIDE_CASES");
  const fs::path folder =
      given != nullptr ? fs::path(given) : fs::path(BASTIDE_SOURCE_DIR) / "tests/cases/records";
  const Counts counts = run_folder(folder);
  EXPECT_GT(counts.passed, 0) << "no record was replayed in " << folder;
  if (given == nullptr) {
    EXPECT_EQ(counts.unsupported, 0);
  }
}

TEST(Cases, EveryScenarioHolds) {
  int passed = 0;
  for (const auto& variant : fs::directory_iterator(fs::path(BASTIDE_SOURCE_DIR) / "variants")) {
    const fs::path folder = variant.path() / "scenarios";
    if (!fs::is_directory(folder)) continue;
    const Counts counts = run_folder(folder);
    EXPECT_EQ(counts.unsupported, 0) << folder;
    passed += counts.passed;
  }
  EXPECT_GT(passed, 0);
}

/// The example with which the published grammar begins is a record that holds.
TEST(Cases, TheExampleOfTheGrammarHolds) {
  std::ifstream stream(fs::path(BASTIDE_SOURCE_DIR) / "docs/notation.md");
  const std::string page((std::istreambuf_iterator<char>(stream)), {});
  const auto start = page.find("carcassonne 1\n");
  ASSERT_NE(start, std::string::npos);
  const Outcome outcome =
      run_text("notation.md", page.substr(start, page.find("```", start) - start));
  EXPECT_EQ(outcome.verdict, Verdict::Passed) << outcome.text;
}

/// A record that must be refused says where and why (records of errors/, each with its error in a
/// comment on the first line: `# error LINE:COLUMN words of the text`).
TEST(Cases, EveryBadRecordIsRefusedWhereItIsWrong) {
  int count = 0;
  for (const fs::path& file : records_in(fs::path(BASTIDE_SOURCE_DIR) / "tests/cases/errors")) {
    const Expected expected = expected_error(file);
    ASSERT_FALSE(expected.words.empty()) << file << " does not say its error";
    const Outcome outcome = run(file);
    EXPECT_NE(outcome.verdict, Verdict::Passed) << file;
    const std::string start = file.filename().string() + ":" + expected.place + ": ";
    EXPECT_TRUE(outcome.text.starts_with(start))
        << "expected " << start << "\nfound    " << outcome.text;
    EXPECT_NE(outcome.text.find(expected.words), std::string::npos)
        << "expected " << expected.words << "\nfound    " << outcome.text;
    ++count;
  }
  EXPECT_GT(count, 0);
}

}  // namespace
}  // namespace bastide::cases
