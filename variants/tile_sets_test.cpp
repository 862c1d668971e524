// The built-in tile sets of the expansions against the facts of the rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "variants/registry.h"

namespace bastide {
namespace {

using Counts = std::map<std::string, int>;

const TileSet& set(std::string_view name) {
  return **std::ranges::find_if(catalogue().sets, [&](const auto& s) { return s->name == name; });
}

const TileDesign& tile(std::string_view of, std::string_view letter) {
  return *std::ranges::find(set(of).tiles, letter, &TileDesign::letter);
}

/// Over all copies: how many segments and tiles have which mark.
Counts marks(const TileSet& in) {
  Counts out;
  for (const TileDesign& t : in.tiles) {
    for (const std::string& mark : t.marks) out[mark] += t.count;
    for (const Segment& s : t.segments) {
      for (const std::string& mark : s.marks) out[mark] += t.count;
    }
  }
  return out;
}

/// Over all copies in an edition: how many show what.
Counts shown(const TileSet& in, std::string_view edition) {
  Counts out;
  for (const TileDesign& t : in.tiles) {
    for (const Illustrations& of : t.illustrations) {
      if (of.edition != edition) continue;
      for (const auto& copy : of.copies) {
        for (const std::string& word : copy) ++out[word];
      }
    }
  }
  return out;
}

int copies(const TileSet& in) {
  int out = 0;
  for (const TileDesign& t : in.tiles) out += t.count;
  return out;
}

int coats(const TileSet& in) {
  int out = 0;
  for (const TileDesign& t : in.tiles) {
    for (const Segment& s : t.segments) out += t.count * s.coats;
  }
  return out;
}

/// Over all copies: the segments of a kind.
int segments(const TileSet& in, FeatureKind kind) {
  int out = 0;
  for (const TileDesign& t : in.tiles)
    out += t.count * static_cast<int>(std::ranges::count(t.segments, kind, &Segment::kind));
  return out;
}

std::string letters(const TileSet& in) {
  std::string out;
  for (const TileDesign& t : in.tiles) out += t.letter;
  return out;
}

/// The letters of the tiles on which some segment has the mark.
std::string letters_with(const TileSet& in, std::string_view mark) {
  std::string out;
  for (const TileDesign& t : in.tiles) {
    const bool has = std::ranges::any_of(
        t.segments, [&](const Segment& s) { return std::ranges::count(s.marks, mark) > 0; });
    if (has) out += t.letter;
  }
  return out;
}

// R-SET-1, R-RIVER-1, R-INN-1, R-TRADE-1, R-LAB-1, R-GERMAN-1.
TEST(TileSets, HaveTheirNumbersOfTiles) {
  struct Fact {
    std::string_view name, letters;
    int copies, coats, monasteries;
  };
  constexpr std::array<Fact, 7> kFacts{{
      {"base", "ABCDEFGHIJKLMNOPQRSTUVWX", 72, 10, 6},
      {"river", "ABCDEFGHIJKL", 12, 0, 1},
      {"river_c3", "ABCDEFGHIJKL", 12, 0, 2},
      {"inns", "ABCDEFGHIJKLMNOPQ", 18, 3, 1},
      {"traders", "ABCDEFGHIJKLMNOPQRSTUVWX", 24, 0, 1},
      {"german_monasteries", "ABCDEF", 6, 0, 6},
      {"labyrinths", "AB", 2, 0, 0},
  }};
  EXPECT_EQ(catalogue().sets.size(), kFacts.size());
  for (const Fact& fact : kFacts) {
    SCOPED_TRACE(fact.name);
    const TileSet& of = set(fact.name);
    EXPECT_EQ(letters(of), fact.letters);
    EXPECT_EQ(copies(of), fact.copies);
    EXPECT_EQ(coats(of), fact.coats);
    EXPECT_EQ(segments(of, FeatureKind::Monastery), fact.monasteries);
  }
}

TEST(TileSets, HaveTitlesInBothLanguages) {
  for (const auto& of : catalogue().sets) {
    std::vector<std::string> languages;
    for (const auto& [language, title] : of->title) languages.push_back(language);
    EXPECT_EQ(languages, (std::vector<std::string>{"en", "sk"})) << of->name;
  }
}

// R-SET-2, R-RIVER-1: only the base game and the rivers can start a board.
TEST(TileSets, StartWhereTheRulesSaySo) {
  for (const auto& of : catalogue().sets) {
    const bool river = of->name.starts_with("river");
    EXPECT_EQ(of->start, river ? "A" : of->name == "base" ? "D" : "") << of->name;
    EXPECT_EQ(of->drawn_first, river) << of->name;
    for (const TileDesign& t : of->tiles)
      EXPECT_EQ(t.drawn_last, river && t.letter == "L") << of->name << ':' << t.letter;
  }
}

// R-INN-1, R-INN-6, R-INN-12.
TEST(TileSets, InnsHaveSixInnsAndTwoCathedrals) {
  EXPECT_EQ(marks(set("inns")), (Counts{{"inn", 6}, {"cathedral", 2}}));
  EXPECT_EQ(letters_with(set("inns"), "inn"), "ABCLMN");
  EXPECT_EQ(letters_with(set("inns"), "cathedral"), "K");
  for (const Segment& s : tile("inns", "C").segments)
    EXPECT_EQ(s.marks.size(), s.sides == bit(Side::E) ? 1U : 0U) << "the inn is on the road E only";
}

// R-TRADE-1.
TEST(TileSets, TradersHaveTwentyGoods) {
  EXPECT_EQ(marks(set("traders")), (Counts{{"wine", 9}, {"grain", 6}, {"cloth", 5}}));
  EXPECT_EQ(letters_with(set("traders"), "grain"), "DEFGHI");
  EXPECT_EQ(letters_with(set("traders"), "cloth"), "KLMNO");
  EXPECT_EQ(letters_with(set("traders"), "wine"), "PQRSTUVWX");
}

// R-GERMAN-3, R-LAB-2.
TEST(TileSets, MonasteriesTakePriorsAndLabyrinthsAreOneRoad) {
  EXPECT_EQ(marks(set("german_monasteries")), (Counts{{"prior", 6}}));
  EXPECT_EQ(marks(set("labyrinths")), (Counts{{"labyrinth", 2}}));
  EXPECT_EQ(segments(set("labyrinths"), FeatureKind::Road), 2);
  EXPECT_EQ(segments(set("labyrinths"), FeatureKind::Field), 8);
  EXPECT_EQ(tile("labyrinths", "A").segments[0].sides, 0b1111);
}

// R-ABBOT-1: gardens on one river tile and on two each of the inns and of the traders.
TEST(TileSets, ShowGardens) {
  for (const std::string_view edition : {"C2", "C3"}) {
    EXPECT_EQ(shown(set("river"), edition), (Counts{{"garden", 1},
                                                    {"donkey_stable", 1},
                                                    {"farmhouse", 1},
                                                    {"water_tower", 1},
                                                    {"highwaymen", 1}}));
    EXPECT_EQ(shown(set("river_c3"), edition), shown(set("river"), edition));
    EXPECT_EQ(shown(set("inns"), edition)["garden"], 2);
    EXPECT_EQ(shown(set("traders"), edition)["garden"], 2);
  }
}

// R-RIVER-6: one field goes round the end of the river; its other segments part the banks.
TEST(TileSets, FieldsGoRoundTheEndsOfTheRiver) {
  EXPECT_EQ(tile("river", "A").segments.back().halves, 0xFF);
  EXPECT_EQ(tile("river", "L").segments.back().halves, 0xFF);
  EXPECT_EQ(tile("river", "A").segments.front().end, "spring");
  EXPECT_EQ(tile("river", "L").segments.front().end, "lake");
  EXPECT_EQ(segments(set("river"), FeatureKind::River), 12);
}

// R-ED-5: the prints of C3 differ in the spring and the lake alone.
TEST(TileSets, TheRiverOfC3DiffersInTwoTiles) {
  std::string different;
  for (const TileDesign& t : set("river").tiles) {
    if (t != tile("river_c3", t.letter)) different += t.letter;
  }
  EXPECT_EQ(different, "AL");
  EXPECT_EQ(tile("river_c3", "A").segments[0].kind, FeatureKind::Road);
  EXPECT_EQ(tile("river_c3", "L").segments[1].kind, FeatureKind::Monastery);
}

}  // namespace
}  // namespace bastide
