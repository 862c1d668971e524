// Rules of the Labyrinths that a record cannot show: counts. The rest are the scenarios.
#include "variants/game_for_test.h"

namespace bastide {
namespace {

TEST(Labyrinths, R_LAB_1_OneTileOrTwo) {
  EXPECT_EQ(drawn_tiles(*game_of({"base"}, {{"labyrinth", "basic"}})), 72);
  EXPECT_EQ(drawn_tiles(*game_of({"base"}, {{"labyrinth", "advanced"}})), 72);
  EXPECT_EQ(drawn_tiles(*game_of({"base"}, {{"labyrinth", "basic"}, {"labyrinth_count", "2"}})),
            73);
  EXPECT_EQ(drawn_tiles(*game_of({"base"}, {{"labyrinth_count", "2"}})), 71) << "off";
}

TEST(Labyrinths, R_LAB_1_R_LAB_2_OneRoadAndFourFields) {
  const auto game = game_of({"base"}, {{"labyrinth", "basic"}, {"labyrinth_count", "2"}});
  for (const char* tile : {"labyrinths:A", "labyrinths:B"}) {
    const auto& segments = game->kinds[game->find_kind(tile)].design->segments;
    EXPECT_EQ(std::ranges::count(segments, FeatureKind::Road, &Segment::kind), 1);
    EXPECT_EQ(std::ranges::count(segments, FeatureKind::Field, &Segment::kind), 4);
  }
}

}  // namespace
}  // namespace bastide
