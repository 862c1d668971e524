#include "variants/tile_set_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace bastide {
namespace {

/// A sound set of two tiles; each test spoils one thing in it.
constexpr std::string_view kSound = R"(set = "test"
title = { en = "Test", sk = "Skúška" }
start = "A"
editions = ["C2", "C3"]

[[tile]]
letter = "A"
name = "city and road"
count = 2
edges = "city road field road"
segments = [
  { city = "N", coats = 1 },
  { road = "E W" },
  { field = "ENE WNW", cities = "N" },
  { field = "ESE SSE SSW WSW" },
]
illustrations = ["farmhouse", ""]

[[tile]]
letter = "B"
name = "monastery with a road"
count = 1
edges = "field field road field"
segments = [
  { road = "S", end = "monastery" },
  { monastery = true },
  { field = "NNW NNE ENE ESE SSE SSW WSW WNW" },
]
)";

std::string with(std::string_view old_text, std::string_view new_text) {
  std::string text(kSound);
  const std::size_t at = text.find(old_text);
  EXPECT_NE(at, std::string::npos) << old_text;
  return text.replace(at, old_text.size(), new_text);
}

std::string error_of(std::string_view text) {
  const auto set = read_tile_set(text, "f");
  return set ? "no error" : to_text(set.error());
}

/// What reading the sound set says when `old_text` is replaced.
std::string spoilt(std::string_view old_text, std::string_view new_text) {
  return error_of(with(old_text, new_text));
}

TEST(TileSetReader, ReadsASoundSet) {
  const auto set = read_tile_set(kSound, "f");
  ASSERT_TRUE(set) << to_text(set.error());
  EXPECT_EQ(set->name, "test");
  EXPECT_EQ(set->start, "A");
  const std::vector<std::pair<std::string, std::string>> title{{"en", "Test"}, {"sk", "Skúška"}};
  EXPECT_EQ(set->title, title);
  ASSERT_EQ(set->tiles.size(), 2U);
  const TileDesign& tile = set->tiles[0];
  EXPECT_EQ(tile.sides, (std::array{Terrain::City, Terrain::Road, Terrain::Field, Terrain::Road}));
  ASSERT_EQ(tile.segments.size(), 4U);
  EXPECT_EQ(tile.segments[0], (Segment{FeatureKind::City, 1, 0, 1, 0, ""}));
  EXPECT_EQ(tile.segments[1], (Segment{FeatureKind::Road, 0b1010, 0, 0, 0, ""}));
  EXPECT_EQ(tile.segments[2], (Segment{FeatureKind::Field, 0, 0b10000100, 0, 1, ""}));
  EXPECT_EQ(tile.segments[3], (Segment{FeatureKind::Field, 0, 0b01111000, 0, 0, ""}));
  const std::vector<std::vector<std::string>> shown{{"farmhouse"}, {}};
  EXPECT_EQ(tile.illustrations, (std::vector<Illustrations>{{"C2", shown}, {"C3", shown}}));
  EXPECT_EQ(set->tiles[1].segments[0].end, "monastery");
  EXPECT_EQ(set->tiles[1].illustrations[0].copies, std::vector<std::vector<std::string>>(1));
}

TEST(TileSetReader, NamesTheFileLineAndColumnOfBrokenToml) {
  EXPECT_TRUE(spoilt("count = 2", "count = = 2").starts_with("f:9:9: "))
      << spoilt("count = 2", "count = = 2");
  EXPECT_TRUE(spoilt("count = 2", "count = 2\ncount = 3").starts_with("f:10:"));
  EXPECT_EQ(error_of("set = \"\xff\""), "f:1:7: Encountered invalid utf-8 sequence");
  EXPECT_EQ(error_of(std::string_view("a\0b", 3)), "f:1:2: a control character");
  EXPECT_EQ(spoilt("count = 2", "po\u010Det = 2"),
            "f:9:3: this character may only stand in texts and comments");
  EXPECT_EQ(spoilt("\"city and road\"", "\"\"\"city and road\"\"\""),
            "f:8:8: a text must end on its line");
  EXPECT_EQ(spoilt("[[tile]]", "[[# tile]]"), "f:6:1: the name of a table must follow the bracket");
}

TEST(TileSetReader, RefusesUnknownAndMissingKeys) {
  EXPECT_EQ(
      spoilt("start =", "begin ="),
      "f:3:1: unknown key \"begin\"; here may stand: set, title, start, editions, draw, tile");
  EXPECT_TRUE(
      spoilt("count = 2", "counts = 2").starts_with("f:9:1: tile A: unknown key \"counts\""));
  EXPECT_TRUE(spoilt("coats = 1", "coat = 1").starts_with("f:12:17: tile A: unknown key \"coat\""));
  EXPECT_EQ(spoilt("count = 2\n", ""), "f:6:1: tile A: the key count is missing");
  EXPECT_TRUE(error_of("").ends_with("the key set is missing"));
  EXPECT_TRUE(error_of("set = \"x\"\ntitle.en = \"X\"\n").ends_with("the key tile is missing"));
}

TEST(TileSetReader, RefusesValuesOfTheWrongType) {
  EXPECT_EQ(spoilt("count = 2", "count = \"2\""),
            "f:9:9: tile A: count must be a whole number, not a text");
  EXPECT_EQ(spoilt("monastery = true", "monastery = 1"),
            "f:26:17: tile B: monastery must be true, not a whole number");
  EXPECT_EQ(spoilt("monastery = true", "monastery = false"),
            "f:26:17: tile B: monastery must be true, or left out");
  EXPECT_EQ(spoilt("{ road = \"E W\" }", "\"road\""),
            "f:13:3: tile A: a segment must be a table such as { road = \"E W\" }");
  EXPECT_EQ(error_of("set = \"x\"\ntitle.en = \"X\"\ntile = [1]\n"),
            "f:3:9: tiles are written as [[tile]]");
}

TEST(TileSetReader, ChecksNamesAndLetters) {
  EXPECT_TRUE(spoilt("\"test\"", "\"Test\"").starts_with("f:1:7: the set's name"));
  EXPECT_TRUE(spoilt("sk =", "SVK =").starts_with("f:2:24: \"SVK\" is not a language code"));
  EXPECT_EQ(spoilt("letter = \"B\"", "letter = \"A\""), "f:20:10: the letter A is already taken");
  EXPECT_TRUE(
      spoilt("letter = \"B\"", "letter = \"b\"").starts_with("f:20:10: a tile's letter must be"));
  EXPECT_EQ(spoilt("start = \"A\"", "start = \"C\""),
            "f:3:9: the start tile \"C\" is not in the set");
  EXPECT_EQ(spoilt("[\"C2\", \"C3\"]", "[\"C2\", \"C2\"]"), "f:4:19: the edition is named twice");
}

TEST(TileSetReader, ChecksEdgesAgainstSegments) {
  EXPECT_EQ(spoilt("city road field road", "city raod field road"),
            "f:10:15: tile A: \"raod\" is not an edge; there are: field, road, city, river");
  EXPECT_EQ(spoilt("city road field road", "city road field"),
            "f:10:9: tile A: edges must be four words, for N E S W, not 3");
  EXPECT_EQ(spoilt("city road field road", "city road road road"),
            "f:10:9: tile A: the edge S is road, but no road segment reaches side S");
  EXPECT_EQ(spoilt("city road field road", "city road field field"),
            "f:13:3: tile A: a road reaches side W, but the edge there is field");
  EXPECT_EQ(spoilt("road = \"E W\"", "road = \"E X\""),
            "f:13:15: tile A: \"X\" is not a side; there are: N, E, S, W");
  EXPECT_EQ(spoilt("road = \"E W\"", "road = \"E W E\""), "f:13:17: tile A: E is named twice");
  EXPECT_EQ(spoilt("road = \"E W\"", "road = \" \""), "f:13:3: tile A: a road must reach a side");
  EXPECT_EQ(
      spoilt("  { road = \"E W\" },", "  { road = \"E W\" }, { road = \"E\", end = \"trees\" },"),
      "f:13:21: tile A: two segments reach side E");
}

// R-FARM-1, R-FARM-2: every half-edge that is not a city's belongs to exactly one field.
TEST(TileSetReader, ChecksHalfEdges) {
  EXPECT_EQ(spoilt("ENE WNW", "ENE"), "f:10:9: tile A: no field reaches half-edge WNW");
  EXPECT_EQ(spoilt("ENE WNW", "ENE WNW WSW"), "f:15:3: tile A: two fields reach half-edge WSW");
  EXPECT_EQ(spoilt("ENE WNW", "ENE WNW NNE"),
            "f:14:3: tile A: a field reaches half-edge NNE, but the edge N is city");
  EXPECT_TRUE(
      spoilt("ENE WNW", "ENE NWN").starts_with("f:14:18: tile A: \"NWN\" is not a half-edge"));
  EXPECT_EQ(spoilt("ENE WNW", " "),
            "f:14:13: tile A: a field that reaches no half-edge is written \"in\"");
}

// R-FARM-6, R-CITY-6, R-CITY-7.
TEST(TileSetReader, ChecksCitiesAndCoats) {
  EXPECT_EQ(spoilt("cities = \"N\"", "cities = \"N S\""),
            "f:14:36: tile A: no city of this tile reaches a side \"S\"");
  EXPECT_EQ(spoilt("cities = \"N\"", "cities = \"N N\""),
            "f:14:36: tile A: that city is named twice");
  EXPECT_EQ(spoilt("{ road = \"E W\" }", "{ road = \"E W\", cities = \"N\" }"),
            "f:13:28: tile A: only a field borders cities");
  EXPECT_EQ(spoilt("coats = 1", "coats = 10"), "f:12:25: tile A: coats must be 0 to 9");
  EXPECT_EQ(spoilt("{ road = \"E W\" }", "{ road = \"E W\", coats = 1 }"),
            "f:13:27: tile A: only a city has coats of arms");
  EXPECT_TRUE(spoilt("{ road = \"E W\" }", "{ road = \"E\", city = \"W\" }")
                  .starts_with("f:13:3: tile A: a segment must be exactly one of"));
}

// R-ROAD-2, R-ROAD-4.
TEST(TileSetReader, ChecksEnds) {
  EXPECT_EQ(
      spoilt(", end = \"monastery\"", ""),
      "f:25:3: tile B: a road that reaches one side needs an end: what closes it on the tile");
  EXPECT_EQ(spoilt("{ road = \"E W\" }", "{ road = \"E W\", end = \"village\" }"),
            "f:13:3: tile A: only a road or river that reaches one side has an end");
  EXPECT_EQ(spoilt("end = \"monastery\"", "end = \"city\""),
            "f:25:3: tile B: the road ends at a city, but the tile has none");
  EXPECT_EQ(spoilt("  { monastery = true },\n", ""),
            "f:25:3: tile B: the road ends at a monastery, but the tile has none");
}

TEST(TileSetReader, ReadsMarksOfSegmentsAndTiles) {
  using Words = std::vector<std::string>;
  const auto set = read_tile_set(
      with("{ road = \"E W\" },\n", "{ road = \"E W\", marks = \" inn labyrinth_2\" },\n"), "f");
  ASSERT_TRUE(set) << to_text(set.error());
  EXPECT_EQ(set->tiles[0].segments[1].marks, (Words{"inn", "labyrinth_2"}));
  EXPECT_EQ(set->tiles[0].segments[0].marks, Words{});
  EXPECT_EQ(set->tiles[0].marks, Words{});
  const auto whole = read_tile_set(with("count = 2\n", "count = 2\nmarks = \"volcano\"\n"), "f");
  ASSERT_TRUE(whole) << to_text(whole.error());
  EXPECT_EQ(whole->tiles[0].marks, Words{"volcano"});
  EXPECT_NE(whole->tiles[0], set->tiles[0]);
}

TEST(TileSetReader, ChecksMarks) {
  const auto on_road = [](std::string_view value) {
    return spoilt("{ road = \"E W\" }", "{ road = \"E W\", marks = " + std::string(value) + " }");
  };
  EXPECT_EQ(on_road("\"inn Inn\""),
            "f:13:32: tile A: a mark must be 1 to 24 small letters, digits or _");
  EXPECT_EQ(on_road('"' + std::string(25, 'x') + '"'),
            "f:13:28: tile A: a mark must be 1 to 24 small letters, digits or _");
  EXPECT_EQ(on_road("\"inn inn\""), "f:13:32: tile A: inn is named twice");
  EXPECT_EQ(on_road("\" \""), "f:13:27: tile A: marks must be words, or left out");
  EXPECT_EQ(on_road("[\"inn\"]"), "f:13:27: tile A: marks must be a text, not a list");
  EXPECT_EQ(spoilt("count = 2", "marks = \"a b a\"\ncount = 2"),
            "f:9:14: tile A: a is named twice");
  EXPECT_TRUE(spoilt("set = \"test\"", "set = \"test\"\nmarks = \"a\"")
                  .starts_with("f:2:1: unknown key \"marks\""));
}

// R-TILE-4: a mark on one of two roads tells the half turn apart; the order of marks does not.
TEST(TileSetReader, MarksCountInDirections) {
  const auto bridge = [](std::string_view north, std::string_view south) {
    TileDesign tile;
    const auto road = [&](SideMask sides, std::string_view marks) {
      Segment& segment = tile.segments.emplace_back(FeatureKind::Road, sides);
      for (const char mark : marks) segment.marks.emplace_back(1, mark);
    };
    road(bit(Side::N), north);
    road(bit(Side::S), south);
    return distinct_directions(tile);
  };
  EXPECT_EQ(bridge("", ""), 2);
  EXPECT_EQ(bridge("a", ""), 4);
  EXPECT_EQ(bridge("a", "b"), 4);
  EXPECT_EQ(bridge("ab", "ba"), 2);
}

// R-RIVER-1, R-RIVER-2.
TEST(TileSetReader, ReadsWhatIsDrawnFirstAndLast) {
  const auto sound = read_tile_set(kSound, "f");
  ASSERT_TRUE(sound);
  EXPECT_FALSE(sound->drawn_first || sound->tiles[0].drawn_last);
  std::string text = with("start = \"A\"", "start = \"A\"\ndraw = \"first\"");
  text.replace(text.find("count = 1"), 9, "count = 1\ndraw = \"last\"");
  const auto set = read_tile_set(text, "f");
  ASSERT_TRUE(set) << to_text(set.error());
  EXPECT_TRUE(set->drawn_first);
  EXPECT_FALSE(set->tiles[0].drawn_last);
  EXPECT_TRUE(set->tiles[1].drawn_last);
}

TEST(TileSetReader, ChecksWhatIsDrawnFirstAndLast) {
  EXPECT_EQ(spoilt("start = \"A\"", "draw = \"last\""),
            "f:3:8: draw must be \"first\", or left out");
  EXPECT_EQ(spoilt("start = \"A\"", "draw = true"),
            "f:3:8: draw must be a text, not true or false");
  EXPECT_EQ(spoilt("count = 2", "count = 2\ndraw = \"first\""),
            "f:10:8: tile A: draw must be \"last\", or left out");
  EXPECT_EQ(spoilt("count = 2", "count = 2\ndraw = \"last\""),
            "f:10:8: tile A: only a set that is drawn first has tiles that are drawn last");
}

TEST(TileSetReader, ChecksCountsAndIllustrations) {
  EXPECT_EQ(spoilt("count = 2", "count = 0"), "f:9:9: tile A: count must be 1 to 99");
  EXPECT_EQ(spoilt("count = 2", "count = 100"), "f:9:9: tile A: count must be 1 to 99");
  EXPECT_EQ(spoilt("count = 2", "count = 3"),
            "f:17:17: tile A: the illustrations are for 2 copies, but the count is 3");
  EXPECT_TRUE(
      spoilt("farmhouse", "farm").starts_with("f:17:19: tile A: \"farm\" is not an illustration"));
  EXPECT_EQ(spoilt("illustrations =", "illustrations_in.C1 ="),
            "f:17:18: tile A: \"C1\" is not one of the set's editions");
  EXPECT_EQ(spoilt("editions = [\"C2\", \"C3\"]", ""),
            "f:17:17: tile A: the set names no editions");
}

TEST(TileSetReader, KeepsItsLimits) {
  EXPECT_TRUE(error_of(std::string(kMaxTileSetBytes + 1, '#'))
                  .ends_with("the file is longer than 256 KiB"));
  EXPECT_EQ(error_of("# \n#" + std::string(400, 'x')), "f:2:1: the line is too long");
  std::string nested;
  for (int i = 0; i < 100'000; ++i) nested += "[ 1,\n";
  EXPECT_FALSE(read_tile_set("a = " + nested, "f"));
  std::string many = "set = \"x\"\ntitle.en = \"X\"\n";
  for (int i = 0; i <= kMaxTileLetters; ++i) many += "[[tile]]\n";
  EXPECT_TRUE(error_of(many).ends_with("the set has more than 500 tiles"));
  std::string segments;
  for (int i = 0; i <= kMaxSegments; ++i) segments += "{ garden = true },\n";
  EXPECT_EQ(spoilt("  { monastery = true },", segments),
            "f:24:12: tile B: a tile has at most 16 segments");
}

}  // namespace
}  // namespace bastide
