// House rules as choices; what they do is shown by the scenarios.
#include "variants/game_for_test.h"

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

}  // namespace
}  // namespace bastide
