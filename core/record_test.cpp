// Reading and writing records as text (docs/notation.md).
#include "core/record.h"

#include <gtest/gtest.h>

namespace bastide {
namespace {

constexpr std::string_view kHead = "carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n";

std::string with_head(std::string_view lines) { return std::string(kHead) + std::string(lines); }

/// `line:column: text` of the error, or empty.
std::string error_of(std::string_view text) {
  const auto record = parse_record(text);
  if (record) return {};
  return std::to_string(record.error().line) + ":" + std::to_string(record.error().column) + ": " +
         record.error().text;
}

void expect_error(std::string_view text, std::string_view place, std::string_view words) {
  const std::string error = error_of(text);
  EXPECT_TRUE(error.starts_with(std::string(place) + ": "))
      << "expected " << place << ", found: " << error << "\n"
      << text;
  EXPECT_NE(error.find(words), std::string::npos) << "expected " << words << ", found: " << error;
}

/// A record with one of everything, in the form in which it is written.
constexpr std::string_view kEverything = R"(carcassonne 1
meta date "2026-11-29"
meta Zápis/1 "\"quoted\", \\ and #"
tiles base river
rules farmers=second tiny_city=2
seat red "Žaneta"
seat blue "Bob" bot=expert
start none
deck any
put D@0,0N
put V@0,1E red:meeple>road.N blue:meeple>field.NNE
score red 12 blue 8
bag C C U V*3 river:G
turn blue

? places A: -1,0W 0,1N
1 blue V@1,0E meeple>road.N
+ blue 4 road
= red 12/6 blue 16
? places C:
? figures: meeple>field.ESE meeple>3,1:road.E
? figures:
? refuse 2 red !C N@1,2W meeple>city.W : occupied
2 red !C !E+garden U@0,-2N
3 blue B@1,1N abbot<3,1
4 red R@2,2S meeple>3,1:road.W
end !C
= red 20
)";

TEST(Record, EveryLineReadsAndWritesTheSame) {
  const auto record = parse_record(kEverything);
  ASSERT_TRUE(record) << error_of(kEverything);
  EXPECT_EQ(write_record(*record), kEverything);
  EXPECT_EQ(record->seats[0].name, "Žaneta");
  EXPECT_EQ(record->meta[1].second, "\"quoted\", \\ and #");
  EXPECT_EQ(record->bag->at(3).count, 3);
  ASSERT_EQ(record->turns.size(), 4U);
  EXPECT_EQ(record->turns[1].before[1].tile.text, "E+garden");
  EXPECT_TRUE(record->turns[2].figures.front().taken_back);
  EXPECT_EQ(record->turns[3].figures.front().cell, (Cell{3, 1}));
  EXPECT_EQ(record->turns[0].checks.size(), 6U);
  EXPECT_EQ(record->turns[0].checks[5].turn.at(0).tile.cell, (Cell{1, 2}));
}

TEST(Record, EndingsAreKept) {
  for (const std::string_view end :
       {"end\n", "end aborted\n", "end resigned blue\n", "end !C !U\n"}) {
    const auto record = parse_record(with_head(end));
    ASSERT_TRUE(record) << end;
    const std::string text = write_record(*record);
    EXPECT_TRUE(text.ends_with(end)) << text;
    EXPECT_EQ(parse_record(text).value(), *record);
  }
}

TEST(Record, LayoutOfTheTextIsFree) {
  const std::string plain = with_head("1 red V@0,1E meeple>road.N\n= red 0\n");
  const auto record = parse_record(plain);
  ASSERT_TRUE(record);
  const std::string_view variants[] = {
      "\xEF\xBB\xBF"
      "carcassonne 1\r\nseat red \"A\"\r\nseat blue \"B\"\r\n1 red V@0,1E meeple>road.N\r\n= red "
      "0\r\n",
      "carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n1 red V@0,1E meeple>road.N\n= red 0",
      "# a game\n\n  carcassonne\t1   # version\n\nseat red \"A\"#x\nseat blue \"B\" \n\t1 red  "
      "V@0,1E\tmeeple>road.N  \n = red 0\n\n",
      "carcassonne 1\ntiles base\nseat red \"A\"\nseat blue \"B\"\n1 red V@0,1E meeple>road.N\n= "
      "red 0\r",
  };
  for (const auto text : variants) {
    const auto other = parse_record(text);
    ASSERT_TRUE(other) << error_of(text);
    EXPECT_EQ(*other, *record) << text;
  }
}

TEST(Record, ColonsOfChecksMayStandApart) {
  for (const std::string_view line :
       {"? refuse 1 red V@0,1E : edge\n", "? refuse 1 red V@0,1E: edge\n",
        "? refuse 1 red V@0,1E :edge\n"}) {
    const auto record = parse_record(with_head(line));
    ASSERT_TRUE(record) << error_of(with_head(line));
    EXPECT_EQ(record->checks.at(0).reason.text, "edge");
  }
  EXPECT_EQ(parse_record(with_head("? places base:Q : 0,1E\n")).value(),
            parse_record(with_head("? places base:Q: 0,1E\n")).value());
}

TEST(Record, ControlCharactersInNamesBecomeBlanks) {
  Record record;
  record.seats = {{.colour = "red", .name = "A\nB"}, {.colour = "blue", .name = "C"}};
  const auto again = parse_record(write_record(record));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->seats[0].name, "A B");
}

TEST(RecordErrors, FirstLine) {
  expect_error("", "1:1", "empty");
  expect_error("# nothing\n\n", "1:1", "empty");
  expect_error("\n\nhello\n", "3:1", "carcassonne 1");
  expect_error("carcassonne 2\n", "1:13", "version");
  expect_error("carcassonne\n", "1:12", "version");
  expect_error("carcassonne 1 x\n", "1:15", "'x'");
}

TEST(RecordErrors, Bytes) {
  expect_error(std::string_view("carcassonne 1\nmeta a \"b\0\"\n", 26), "2:10",
               "control character (0)");
  expect_error("carcassonne 1\n  \xFF\n", "2:3", "UTF-8");
  expect_error("carcassonne 1\nmeta a \"\xC0\x80\"\n", "2:9", "UTF-8");
  expect_error("carcassonne 1\nmeta a \"\xED\xA0\x80\"\n", "2:9", "UTF-8");
  expect_error("carcassonne 1\n# \xF5\x80\x80\x80\n", "2:3", "UTF-8");
  expect_error("carcassonne 1\rtiles base\n", "1:14", "control character (13)");
  expect_error(std::string(kMaxRecordBytes + 1, ' '), "1:1", "longer");
}

TEST(RecordErrors, ColumnsCountCharacters) {
  expect_error("carcassonne 1\nseat red \"Žaneta\" foo\n", "2:19", "'foo'");
}

TEST(RecordErrors, HeaderLines) {
  expect_error("carcassonne 1\nfoo\n", "2:1", "no line begins with 'foo'");
  expect_error("carcassonne 1\nmeta date 2026\n", "2:11", "quotation marks");
  expect_error("carcassonne 1\nmeta date\n", "2:10", "quoted text is missing");
  expect_error("carcassonne 1\nmeta date \"a\n", "2:11", "does not end");
  expect_error("carcassonne 1\nmeta date \"a\\b\"\n", "2:13", "backslash");
  expect_error("carcassonne 1\nmeta date \"a\"b\n", "2:14", "blank");
  expect_error("carcassonne 1\ntiles\n", "2:6", "tile set");
  expect_error("carcassonne 1\ntiles \"base\"\n", "2:7", "quoted text");
  expect_error("carcassonne 1\ntiles base\ntiles base\n", "3:1", "second 'tiles'");
  expect_error("carcassonne 1\nrules farmers\n", "2:7", "option");
  expect_error("carcassonne 1\nrules farmers=\n", "2:15", "value");
  expect_error("carcassonne 1\nseat mauve \"A\"\n", "2:6", "'mauve' is not a colour");
  expect_error("carcassonne 1\nseat red Ann\n", "2:10", "quotation marks");
  expect_error("carcassonne 1\nseat red \"A\"\nseat red \"B\"\n", "3:6", "red has a seat already");
  expect_error("carcassonne 1\nseat red \"A\" bot=\n", "2:18", "level");
  expect_error("carcassonne 1\nstart\n", "2:6", "tile with its place");
  expect_error("carcassonne 1\ndeck\n", "2:5", "tile");
  expect_error("carcassonne 1\ndeck V e\n", "2:8", "'e' is not a tile");
  expect_error("carcassonne 1\ndeck any V\n", "2:10", "'V'");
  expect_error("carcassonne 1\nbag V*0\n", "2:7", "number of copies");
  expect_error("carcassonne 1\nscore red -3\n", "2:11", "points");
  expect_error("carcassonne 1\nput V@0,1E meeple>road.N\n", "2:12", "colour with its figure");
}

TEST(RecordErrors, OrderOfLines) {
  expect_error(with_head("1 red V@0,1E\nmeta a \"b\"\n"), "5:1", "above all turns");
  expect_error(with_head("? places V:\ndeck any\n"), "5:1", "above all turns");
  expect_error(with_head("end\n1 red V@0,1E\n"), "5:1", "behind the 'end'");
  expect_error(with_head("end\nend\n"), "5:1", "second 'end'");
}

TEST(RecordErrors, Turns) {
  expect_error(with_head("1\n"), "4:2", "colour");
  expect_error(with_head("01 red V@0,1E\n"), "4:1", "number of a turn");
  expect_error(with_head("1 red\n"), "4:6", "tile with its place (V@0,1E) is missing");
  expect_error(with_head("1 red V\n"), "4:7", "'V' is not a tile with its place");
  expect_error(with_head("1 red v@0,1E\n"), "4:7", "'v' is not a tile");
  expect_error(with_head("1 red V@0,1\n"), "4:9", "direction");
  expect_error(with_head("1 red V@0,1X\n"), "4:9", "direction");
  expect_error(with_head("1 red V@0;1E\n"), "4:9", "not a cell");
  expect_error(with_head("1 red V@-0,1E\n"), "4:9", "not a cell");
  expect_error(with_head("1 red V@10000,1E\n"), "4:9", "not a cell");
  expect_error(with_head("1 red V@99999999999999999999,1E\n"), "4:9", "not a cell");
  expect_error(with_head("1 red ! V@0,1E\n"), "4:8", "tile");
  expect_error(with_head("1 red V@0,1E meeple\n"), "4:14", "figure with its feature");
  expect_error(with_head("1 red V@0,1E meeple>\n"), "4:21", "feature");
  expect_error(with_head("1 red V@0,1E meeple>3:road.N\n"), "4:21", "not a cell");
  expect_error(with_head("1 red V@0,1E abbot<x\n"), "4:20", "not a cell");
  expect_error(with_head("1 red V@0,1E meeple>road.N 7\n"), "4:28", "figure with its feature");
}

TEST(RecordErrors, Checks) {
  expect_error(with_head("+ red road\n"), "4:7", "points");
  expect_error(with_head("+ red 4\n"), "4:8", "kind of feature");
  expect_error(with_head("=\n"), "4:2", "colour");
  expect_error(with_head("= red 4/x\n"), "4:9", "meeples in supply");
  expect_error(with_head("? spots V:\n"), "4:3", "question");
  expect_error(with_head("? places V 0,1E\n"), "4:12", "colon");
  expect_error(with_head("? places V: 0,1\n"), "4:13", "direction");
  expect_error(with_head("? figures meeple>road.N\n"), "4:11", "colon");
  expect_error(with_head("? refuse 1 red V@0,1E\n"), "4:22", "colon");
  expect_error(with_head("? refuse 1 red V@0,1E :\n"), "4:24", "reason");
  expect_error(with_head("? refuse 1 red V@0,1E : not free\n"), "4:29", "'free'");
}

TEST(RecordErrors, TooMuchIsRefused) {
  std::string turns(kHead);
  for (std::size_t i = 0; i <= kMaxRecordTiles; ++i) turns += "1 red V@0,1E\n";
  expect_error(turns, std::to_string(3 + kMaxRecordTiles + 1) + ":1", "more tiles");
  std::string checks(kHead);
  for (std::size_t i = 0; i <= kMaxRecordChecks; ++i) checks += "= red 0\n";
  EXPECT_NE(error_of(checks).find("more checks"), std::string::npos);
}

}  // namespace
}  // namespace bastide
