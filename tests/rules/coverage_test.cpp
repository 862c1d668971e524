// Every rule of tests/rules/rule_ids.txt is cited by a test or a scenario, in a comment or a name
// (`R-SET-1` or `R_SET_1`).
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace bastide {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The text of all tests and scenarios, with `_` as `-`.
std::string everything_cited() {
  std::string text;
  for (const char* folder : {"core", "variants", "table", "tests"}) {
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(BASTIDE_SOURCE_DIR) / folder)) {
      const std::string name = entry.path().filename().string();
      if (name.ends_with("_test.cpp") || name.ends_with(".carc")) text += read(entry.path());
    }
  }
  for (char& c : text) c = c == '_' ? '-' : c;
  return text;
}

bool cites(const std::string& text, const std::string& id) {
  for (auto at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
    const std::size_t end = at + id.size();
    if (end == text.size() || std::isdigit(static_cast<unsigned char>(text[end])) == 0) return true;
  }
  return false;
}

TEST(Coverage, EveryRuleIsCitedByATest) {
  const std::string text = everything_cited();
  std::istringstream lines(read(fs::path(BASTIDE_SOURCE_DIR) / "tests/rules/rule_ids.txt"));
  int count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    for (std::string id; words >> id; ++count) {
      EXPECT_TRUE(cites(text, id)) << "no test or scenario cites " << id;
    }
  }
  EXPECT_GT(count, 250);
}

}  // namespace
}  // namespace bastide
