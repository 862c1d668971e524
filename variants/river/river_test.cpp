// Rules of the River that a record cannot show: counts and exclusions. The rest are the scenarios.
#include "variants/game_for_test.h"

namespace bastide {
namespace {

TEST(River, R_RIVER_1_TheSpringLiesFirst) {
  const auto game = game_of({"river", "base"});
  const State state(*game);
  ASSERT_EQ(state.tiles().size(), 1U);
  EXPECT_EQ(game->kinds[state.tiles()[0].kind].name, "river:A");
  // Ten river tiles can be drawn, the lake and the land not yet.
  const auto draws = legal_actions(state);
  EXPECT_EQ(draws.size(), 10U);
  for (const Action& draw : draws) EXPECT_EQ(game->kinds[draw.kind].set, "river");
}

TEST(River, R_RIVER_2_TheOrderOfSetsDoesNotMatter) {
  const auto game = game_of({"base", "river"});
  EXPECT_EQ(game->kinds[State(*game).tiles()[0].kind].name, "river:A");
}

TEST(River, R_RIVER_9_TheStartTileOfTheBaseGame) {
  EXPECT_EQ(drawn_tiles(*game_of({"river", "base"})), 11 + 71);
  EXPECT_EQ(drawn_tiles(*game_of({"river", "base"}, {{"river_start_tile", "shuffle_in"}})),
            11 + 72);
}

TEST(River, R_HOUSE_5_NoStartFromTheBag) {
  EXPECT_NE(mistake_of({"river", "base"}, {{"start_from_bag", "true"}}).find("R-HOUSE-5"),
            std::string::npos);
}

TEST(River, R_ED_5_TwoTilesDifferInTheThirdEditionsPrint) {
  const auto game = game_of({"river", "base"}, {{"river_print", "C3"}});
  const auto has = [&](const char* tile, FeatureKind kind) {
    const auto& segments = game->kinds[game->find_kind(tile)].design->segments;
    return std::ranges::count(segments, kind, &Segment::kind) > 0;
  };
  EXPECT_TRUE(has("river:A", FeatureKind::Road));
  EXPECT_TRUE(has("river:L", FeatureKind::Monastery));
  EXPECT_EQ(drawn_tiles(*game), 11 + 71);
}

}  // namespace
}  // namespace bastide
