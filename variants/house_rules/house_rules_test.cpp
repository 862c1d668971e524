// House rules as choices; what they do is shown by the scenarios.
#include "variants/game_for_test.h"
#include "variants/house_rules/hands.h"

namespace bastide {
namespace {

// R-HOUSE-12: dice on the track are display: the game is the same.
TEST(HouseRules, R_HOUSE_12_DiceAreDisplay) {
  const auto plain = game_of({"base"}), dice = game_of({"base"}, {{"dice_markers", "true"}});
  EXPECT_EQ(State(*plain).hash(), State(*dice).hash());
  State state(*dice);
  state.add_points(0, 400);
  EXPECT_EQ(state.points(0), 400) << "past six laps of fifty";
}

// All are off by default.
TEST(HouseRules, R_HOUSE_5_AndTheOthersAreOffByDefault) {
  const auto game = game_of({"base"});
  EXPECT_TRUE(game->variants.empty());
  for (const char* option :
       {"start_from_bag", "trees_do_not_end_roads", "fill_hole_extra_turn", "no_incomplete_scoring",
        "table_edge_completes", "border_counts", "dice_markers", "draw_ahead", "draw_ahead_hidden",
        "hand_hidden", "buy_tile"})
    EXPECT_EQ(game->option(option), "false") << option;
  EXPECT_EQ(game->option("unplaceable"), "remove");
  EXPECT_EQ(game->option("hand"), "1");
}

// R-HOUSE-5: the start tile is one of those in the bag.
TEST(HouseRules, R_HOUSE_5_AllTilesAreInTheBag) {
  const auto game = game_of({"base"}, {{"start_from_bag", "true"}});
  EXPECT_EQ(drawn_tiles(*game), 72);
  EXPECT_TRUE(State(*game).tiles().empty());
}

// R-HOUSE-3, R-HOUSE-4: hands are dealt in turn order before the first turn.
TEST(HouseRules, R_HOUSE_4_EveryHandIsDealtBeforeTheFirstTurn) {
  for (const char* hand : {"1", "3"}) {
    const bool three = std::string_view(hand) == "3";
    const auto game = three ? game_of({"base"}, {{"hand", "3"}}, 3)
                            : game_of({"base"}, {{"draw_ahead", "true"}}, 3);
    State state(*game);
    const int dealt = three ? 9 : 3;
    for (int i = 0; i < dealt; ++i) {
      ASSERT_TRUE(awaits_chance(state)) << i;
      apply(state, legal_actions(state).front());
    }
    ASSERT_EQ(state.phase().ask, Ask::Tile);
    for (int seat = 0; seat < 3; ++seat)
      EXPECT_EQ(hand_of(state, seat).size(), three ? 3U : 1U) << seat;
    EXPECT_EQ(state.seat(), 0);
    EXPECT_EQ(state.bag_total(), 71 - dealt);
  }
}

// R-HOUSE-4: a river is laid tile by tile before hands are dealt (our reading).
TEST(HouseRules, R_HOUSE_4_ARiverIsNotHeld) {
  const auto game = game_of({"base", "river"}, {{"hand", "3"}});
  State state(*game);
  apply(state, legal_actions(state).front());
  EXPECT_NE(state.drawn(), kNoKind);
  EXPECT_TRUE(hand_of(state, 0).empty());
}

// R-HOUSE-3, R-HOUSE-4, R-HOUSE-7: what excludes each other.
TEST(HouseRules, R_HOUSE_7_HandsAndBidsExcludeEachOther) {
  EXPECT_NE(mistake_of({"base"}, {{"hand", "3"}, {"draw_ahead", "true"}}), "");
  EXPECT_NE(mistake_of({"base"}, {{"hand", "3"}, {"buy_tile", "true"}}), "");
  EXPECT_NE(mistake_of({"base"}, {{"draw_ahead", "true"}, {"buy_tile", "true"}}), "");
}

// R-HOUSE-3, R-HOUSE-4: hidden where the option says so, of the kind of hand that is in play.
TEST(HouseRules, R_HOUSE_3_HiddenByOption) {
  EXPECT_FALSE(
      are_hands_hidden(*game_of({"base"}, {{"hand", "3"}, {"draw_ahead_hidden", "true"}})));
  EXPECT_TRUE(are_hands_hidden(*game_of({"base"}, {{"hand", "3"}, {"hand_hidden", "true"}})));
  EXPECT_TRUE(are_hands_hidden(
      *game_of({"base"}, {{"draw_ahead", "true"}, {"draw_ahead_hidden", "true"}})));
}

}  // namespace
}  // namespace bastide
