// The scenarios of another engine's own tests: those whose sets and elements are all supported must
// pass. The folder comes from BASTIDE_JCZ, else it is looked for beside the source tree; without
// it, nothing is tested and the test says so.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>

#include "tests/jcz/scenario.h"
#include "tests/shared_folder.h"

namespace bastide::jcz_test {
namespace {

namespace fs = std::filesystem;

fs::path scenario_folder() { return shared_folder("BASTIDE_JCZ", "jcz"); }

struct Report {
  int passed = 0, failed = 0, unsupported = 0;
  std::map<std::string, int> missing{};  ///< and in how many scenarios
};

void note(Report& report, const std::string& name, const Outcome& outcome) {
  if (outcome.verdict == Verdict::Passed) {
    ++report.passed;
    std::printf("passed             %s\n", name.c_str());
  } else if (outcome.verdict == Verdict::Failed) {
    ++report.failed;
    for (const std::string& text : outcome.texts) {
      std::printf("FAILED             %s: %s\n", name.c_str(), text.c_str());
      ADD_FAILURE() << name << ": " << text;
    }
  } else {
    ++report.unsupported;
    std::string all;
    for (const std::string& text : outcome.texts) {
      ++report.missing[text];
      all += (all.empty() ? "" : ", ") + text;
    }
    std::printf("not supported yet  %s: %s\n", name.c_str(), all.c_str());
  }
}

void print_missing(const Report& report) {
  std::vector<std::pair<int, std::string>> rows;
  for (const auto& [what, count] : report.missing) rows.emplace_back(-count, what);
  std::ranges::sort(rows);
  std::printf("\nWhat is missing, and in how many scenarios:\n");
  for (const auto& [count, what] : rows) std::printf("%5d  %s\n", -count, what.c_str());
}

TEST(Jcz, ScenariosOfAnotherEngineHold) {
  const fs::path folder = scenario_folder();
  const auto files = scenarios_in(folder);
  if (files.empty())
    GTEST_SKIP() << "no scenarios: set BASTIDE_JCZ to a folder that holds *.jcz files";
  Report report;
  for (const fs::path& file : files) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(stream)), {});
    note(report, fs::relative(file, folder).string(), run_scenario(text));
  }
  print_missing(report);
  std::printf("\n%d passed, %d failed, %d not supported yet of %zu scenarios\n", report.passed,
              report.failed, report.unsupported, files.size());
}

}  // namespace
}  // namespace bastide::jcz_test
