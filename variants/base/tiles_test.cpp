// The 72 tiles of the base game against the facts of the rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "core/game.h"
#include "variants/registry.h"

namespace bastide {
namespace {

const TileSet& base() { return *catalogue().sets.front(); }

const TileDesign& tile(std::string_view letter) {
  return *std::ranges::find_if(base().tiles,
                               [&](const TileDesign& t) { return t.letter == letter; });
}

struct Fact {
  std::string_view letter;
  int count;
  std::string_view edges;  ///< C city, R road, F field; N E S W
  int cities, coats, roads, fields;
  bool monastery;
  int directions;
};

// Counts, edges and numbers of segments as in the list of tiles of the rules (R-SET-1).
constexpr std::array<Fact, 24> kFacts{{
    {"A", 2, "FFRF", 0, 0, 1, 1, true, 4},  {"B", 4, "FFFF", 0, 0, 0, 1, true, 1},
    {"C", 1, "CCCC", 1, 1, 0, 0, false, 1}, {"D", 4, "CRFR", 1, 0, 1, 2, false, 4},
    {"E", 5, "CFFF", 1, 0, 0, 1, false, 4}, {"F", 2, "FCFC", 1, 1, 0, 2, false, 2},
    {"G", 1, "FCFC", 1, 0, 0, 2, false, 2}, {"H", 3, "CFCF", 2, 0, 0, 1, false, 2},
    {"I", 2, "CFFC", 2, 0, 0, 1, false, 4}, {"J", 3, "CRRF", 1, 0, 1, 2, false, 4},
    {"K", 3, "CFRR", 1, 0, 1, 2, false, 4}, {"L", 3, "CRRR", 1, 0, 3, 3, false, 4},
    {"M", 2, "CCFF", 1, 1, 0, 1, false, 4}, {"N", 3, "CCFF", 1, 0, 0, 1, false, 4},
    {"O", 2, "CRRC", 1, 1, 1, 2, false, 4}, {"P", 3, "CRRC", 1, 0, 1, 2, false, 4},
    {"Q", 1, "CCFC", 1, 1, 0, 1, false, 4}, {"R", 3, "CCFC", 1, 0, 0, 1, false, 4},
    {"S", 2, "CCRC", 1, 1, 1, 2, false, 4}, {"T", 1, "CCRC", 1, 0, 1, 2, false, 4},
    {"U", 8, "RFRF", 0, 0, 1, 2, false, 2}, {"V", 9, "FFRR", 0, 0, 1, 2, false, 4},
    {"W", 4, "FRRR", 0, 0, 3, 3, false, 4}, {"X", 1, "RRRR", 0, 0, 4, 4, false, 1},
}};

Fact fact_of(const TileDesign& t, std::string& edges) {
  for (const Terrain side : t.sides) edges += "FRC?"[static_cast<unsigned>(side)];
  Fact fact{t.letter, t.count, edges, 0, 0, 0, 0, false, distinct_directions(t)};
  for (const Segment& s : t.segments) {
    fact.cities += s.kind == FeatureKind::City;
    fact.coats += s.coats;
    fact.roads += s.kind == FeatureKind::Road;
    fact.fields += s.kind == FeatureKind::Field;
    fact.monastery |= s.kind == FeatureKind::Monastery;
  }
  return fact;
}

// R-SET-1, R-TILE-4, R-CITY-6.
TEST(BaseTiles, AreAsInTheRules) {
  ASSERT_EQ(base().tiles.size(), kFacts.size());
  int total = 0;
  for (std::size_t i = 0; i < kFacts.size(); ++i) {
    std::string edges;
    const Fact found = fact_of(base().tiles[i], edges);
    const Fact& want = kFacts[i];
    SCOPED_TRACE(want.letter);
    EXPECT_EQ(found.letter, want.letter);
    EXPECT_EQ(found.count, want.count);
    EXPECT_EQ(found.edges, want.edges);
    EXPECT_EQ(std::tie(found.cities, found.coats, found.roads, found.fields, found.monastery,
                       found.directions),
              std::tie(want.cities, want.coats, want.roads, want.fields, want.monastery,
                       want.directions));
    total += found.count;
  }
  EXPECT_EQ(total, 72);
}

// R-SET-2: the start tile is one of the four D.
TEST(BaseTiles, StartWithD) {
  EXPECT_EQ(base().name, "base");
  EXPECT_EQ(base().start, "D");
  const std::vector<std::pair<std::string, std::string>> title{{"en", "Base game"},
                                                               {"sk", "Základná hra"}};
  EXPECT_EQ(base().title, title);
}

// Sides of all copies: the sums of the four counts of edges, and coats and monasteries.
TEST(BaseTiles, AddUp) {
  std::map<Terrain, int> sides;
  int coats = 0, monasteries = 0;
  for (const TileDesign& t : base().tiles) {
    for (const Terrain side : t.sides) sides[side] += t.count;
    for (const Segment& s : t.segments) {
      coats += s.coats * t.count;
      monasteries += (s.kind == FeatureKind::Monastery) * t.count;
    }
  }
  EXPECT_EQ(sides[Terrain::City] + sides[Terrain::Road] + sides[Terrain::Field], 4 * 72);
  EXPECT_EQ(sides[Terrain::City], 79);
  EXPECT_EQ(sides[Terrain::Road], 94);
  EXPECT_EQ(coats, 10);
  EXPECT_EQ(monasteries, 6);
}

// R-FARM-1, R-FARM-6: fields of a few tiles and the cities that they border.
TEST(BaseTiles, FieldsBorderTheirCities) {
  const auto& h = tile("H").segments;
  EXPECT_EQ(h[2].cities, 0b11) << "both cities of H";
  const auto& u = tile("U").segments;
  EXPECT_EQ(u[1].halves, 0b00011110) << "east of the road";
  EXPECT_EQ(u[2].halves, 0b11100001) << "west of the road";
  const auto& s = tile("S").segments;
  EXPECT_EQ(s[1].end, "city");
  EXPECT_EQ(s[2].halves | s[3].halves, 0b00110000);
  EXPECT_EQ(s[2].cities & s[3].cities, 1);
  EXPECT_EQ(tile("F").segments[1].cities & tile("F").segments[2].cities, 1);
}

/// Over all copies in an edition: how many show what.
std::map<std::string, int> shown(std::string_view edition) {
  std::map<std::string, int> out;
  for (const TileDesign& t : base().tiles) {
    for (const Illustrations& in : t.illustrations) {
      if (in.edition != edition) continue;
      for (const auto& copy : in.copies) {
        for (const std::string& word : copy) ++out[word];
      }
    }
  }
  return out;
}

// R-SET-10, R-SET-12, R-ED-3, R-ED-4: eight of each, but C3 shows a cowshed for C2's second pigsty
// of V.
TEST(BaseTiles, IllustrationsComeToEightOfEachKind) {
  const std::map<std::string, int> c2{{"garden", 8},  {"farmhouse", 8},     {"highwaymen", 8},
                                      {"cowshed", 2}, {"donkey_stable", 2}, {"water_tower", 8},
                                      {"pigsty", 4}};
  std::map<std::string, int> c3 = c2;
  c3["pigsty"] = c3["cowshed"] = 3;
  EXPECT_EQ(shown("C2"), c2);
  EXPECT_EQ(shown("20AE"), c2);
  EXPECT_EQ(shown("C3"), c3);
}

// R-SET-11: eight villages, at the ends of roads of L, W and X.
TEST(BaseTiles, HaveEightVillages) {
  int villages = 0;
  for (const TileDesign& t : base().tiles) {
    const bool has =
        std::ranges::any_of(t.segments, [](const Segment& s) { return s.end == "village"; });
    villages += has ? t.count : 0;
  }
  EXPECT_EQ(villages, 8);
}

}  // namespace
}  // namespace bastide
