#include "jcz/export.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/replay.h"
#include "variants/registry.h"

namespace bastide::jcz {
namespace {

namespace fs = std::filesystem;

Record record_of(const std::string& text) {
  auto record = parse_record(text);
  EXPECT_TRUE(record.has_value()) << text;
  return record ? *std::move(record) : Record{};
}

std::vector<fs::path> our_records() {
  std::vector<fs::path> files;
  for (const char* folder : {"variants", "tests/cases/records"}) {
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(BASTIDE_SOURCE_DIR) / folder)) {
      if (entry.path().extension() == ".carc") files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

/// There and back, every game of ours that can be told there has the same points.
TEST(Export, RecordsComeBackWithTheSamePoints) {
  int told = 0;
  for (const fs::path& file : our_records()) {
    std::ifstream stream(file, std::ios::binary);
    const Record record = record_of(std::string((std::istreambuf_iterator<char>(stream)), {}));
    const auto text = export_jcz(record, catalogue());
    if (!text) {
      for (const Mistake& mistake : text.error())
        std::printf("%s: %s\n", file.filename().c_str(), to_text(mistake).c_str());
      continue;
    }
    ++told;
    const auto game = import_jcz(*text, catalogue());
    ASSERT_TRUE(game.has_value()) << file;
    const auto again = export_jcz(game->record, catalogue());
    ASSERT_TRUE(again.has_value()) << file;
    EXPECT_EQ(again->substr(again->find("\"setup\"")), text->substr(text->find("\"setup\"")))
        << file;
  }
  EXPECT_GT(told, 20);
}

TEST(Export, SaysWhatHasNoWordThere) {
  const auto farmers = export_jcz(
      record_of("carcassonne 1\nrules farmers=second\nseat red \"A\"\nseat blue \"B\"\n"),
      catalogue());
  ASSERT_FALSE(farmers.has_value());
  EXPECT_EQ(farmers.error(), (Mistakes{{"rules", "option farmers=second", true}}));
  const auto points = export_jcz(
      record_of("carcassonne 1\nseat red \"A\"\nseat blue \"B\"\nscore red 3\n"), catalogue());
  ASSERT_FALSE(points.has_value());
  EXPECT_EQ(points.error(), (Mistakes{{"", "points at the start", true}}));
}

TEST(Export, SaysWhereARecordDoesNotHold) {
  const auto wrong = export_jcz(
      record_of("carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n1 red B@1,0N\n"), catalogue());
  ASSERT_FALSE(wrong.has_value());
  EXPECT_TRUE(to_text(wrong.error().front()).starts_with("line 4, column 7: B does not fit"))
      << to_text(wrong.error().front());
}

TEST(Export, WritesEveryStep) {
  const auto text = export_jcz(record_of("carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n"
                                         "1 red N@0,-1E meeple>city.E\n2 blue B@0,1N\nend\n"),
                               catalogue());
  ASSERT_TRUE(text.has_value());
  for (const char* part :
       {R"("tileId":"BA/Cc.1","rotation":"R180","position":[0,-1])",
        R"("pointer":{"position":[0,-1],"feature":"City","location":"SE"},"meepleId":"0.small.1")",
        R"("type":"PASS")", R"("drawOrder":["BA/Cc.1","BA/L"],"endTurn":2)"}) {
    EXPECT_NE(text->find(part), std::string::npos) << part << "\n" << *text;
  }
}

}  // namespace
}  // namespace bastide::jcz
