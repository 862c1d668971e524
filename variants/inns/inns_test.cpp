// Rules of Inns & Cathedrals that a record cannot show: what is in the game. The rest are the
// scenarios.
#include "variants/game_for_test.h"

namespace bastide {
namespace {

// R-INN-1, R-INN-5: 18 tiles more to draw, like any others.
TEST(Inns, R_INN_1_EighteenTiles) {
  EXPECT_EQ(drawn_tiles(*game_of({"base", "inns"})), 71 + 18);
  int inns = 0, cathedrals = 0;
  const auto game = game_of({"base", "inns"});
  for (const TileKind& kind : game->kinds) {
    for (const Segment& segment : kind.design->segments) {
      inns += has_mark(segment.marks, "inn") ? kind.count : 0;
      cathedrals += has_mark(segment.marks, "cathedral") ? kind.count : 0;
    }
  }
  EXPECT_EQ(inns, 6);
  EXPECT_EQ(cathedrals, 2);
}

TEST(Inns, R_INN_2_OneLargeMeepleEach) {
  const auto game = game_of({"base", "inns"});
  EXPECT_EQ(supply_of(*game, "meeple"), 7);
  EXPECT_EQ(supply_of(*game, "large"), 1);
  EXPECT_EQ(supply_of(*game_of({"base", "inns"}, {{"large_meeple", "false"}}), "large"), 0);
}

TEST(Inns, R_INN_3_SixPlayers) {
  EXPECT_NE(mistake_of({"base"}, {}, 6), "");
  const auto game = game_of({"base", "inns"}, {{"abbot", "true"}}, 6);
  const State state(*game);
  for (int seat = 0; seat < 6; ++seat) {
    EXPECT_EQ(state.supply(seat, game->find_figure("meeple")), 7);
    EXPECT_EQ(state.supply(seat, game->find_figure("large")), 1);
    EXPECT_EQ(state.supply(seat, game->find_figure("abbot")), 1);
  }
  EXPECT_NE(mistake_of({"base", "inns"}, {}, 7), "");
}

// R-INN-4: point tiles only show the total; it has no limit.
TEST(Inns, R_INN_4_PointTilesAreDisplay) {
  const auto game = game_of({"base", "inns"});
  State state(*game);
  state.add_points(0, 112);
  EXPECT_EQ(state.points(0), 112);
}

TEST(Inns, R_INN_20_R_IX_9_LargeMeepleHasTwoVotes) {
  EXPECT_EQ(votes_of(*game_of({"base", "inns"}), "large"), 2);
}

}  // namespace
}  // namespace bastide
