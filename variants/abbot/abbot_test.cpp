// Rules of the Abbot that a record cannot show: gardens and supply. The rest are the scenarios.
#include <map>

#include "variants/game_for_test.h"

namespace bastide {
namespace {

using Counts = std::map<std::string, int>;

/// Copies with a garden, by letter.
Counts gardens_of(const Game& game, std::string_view set) {
  Counts out;
  for (const TileKind& kind : game.kinds) {
    if (kind.set != set) continue;
    for (const Segment& segment : kind.design->segments) {
      if (segment.kind == FeatureKind::Garden) out[kind.design->letter] += kind.count;
    }
  }
  return out;
}

TEST(Abbot, R_ABBOT_1_OneEachWithOneVote) {
  const auto game = game_of({"base"}, {{"abbot", "true"}});
  EXPECT_EQ(supply_of(*game, "meeple"), 7);
  EXPECT_EQ(supply_of(*game, "abbot"), 1);
  EXPECT_EQ(votes_of(*game, "abbot"), 1);
  EXPECT_EQ(drawn_tiles(*game), 71);
}

TEST(Abbot, R_ABBOT_1_R_SET_10_GardensOfTheSets) {
  const auto game = game_of({"base", "river", "inns", "traders"}, {{"abbot", "true"}});
  EXPECT_EQ(
      gardens_of(*game, "base"),
      (Counts{{"E", 1}, {"H", 1}, {"I", 1}, {"M", 1}, {"N", 1}, {"R", 1}, {"U", 1}, {"V", 1}}));
  EXPECT_EQ(gardens_of(*game, "river"), (Counts{{"J", 1}}));
  EXPECT_EQ(gardens_of(*game, "inns"), (Counts{{"B", 1}, {"H", 1}}));
  EXPECT_EQ(gardens_of(*game, "traders"), (Counts{{"K", 1}, {"U", 1}}));
}

TEST(Abbot, R_ED_2_TheFirstEditionHasNoGardens) {
  const std::string mistake = mistake_of({"base"}, {{"abbot", "true"}, {"edition", "C1"}});
  EXPECT_NE(mistake.find("R-ED-2"), std::string::npos) << mistake;
  for (const char* edition : {"C2", "C2-dark", "20AE", "C3"})
    EXPECT_EQ(mistake_of({"base"}, {{"abbot", "true"}, {"edition", edition}}), "") << edition;
}

}  // namespace
}  // namespace bastide
