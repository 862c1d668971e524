// Rules of the Phantom that a record cannot show. The rest are the scenarios.
#include "variants/game_for_test.h"

namespace bastide {
namespace {

TEST(Phantom, R_PHANTOM_1_OneEachAndNoTiles) {
  const auto game = game_of({"base"}, {{"phantom", "true"}});
  EXPECT_EQ(drawn_tiles(*game), 71);
  EXPECT_EQ(supply_of(*game, "meeple"), 7);
  EXPECT_EQ(supply_of(*game, "phantom"), 1);
  EXPECT_EQ(votes_of(*game, "phantom"), 1) << "R-PHANTOM-10";
  for (const char* edition : {"C1", "C2", "C2-dark", "20AE", "C3"})
    EXPECT_EQ(mistake_of({"base"}, {{"phantom", "true"}, {"edition", edition}}), "") << edition;
}

// R-PHANTOM-9: its step offers the phantom alone: no abbot is taken back, no other figure put.
TEST(Phantom, R_PHANTOM_9_ItsStepPutsThePhantomOnly) {
  const auto game = game_of({"base", "traders"}, {{"phantom", "true"}, {"abbot", "true"}});
  State state(*game);
  state.put_tile(game->find_kind("B"), {0, 1}, Side::N);
  state.put_figure(0, game->find_figure("abbot"), 1, 0);
  apply(state, Action::draw(game->find_kind("B")));
  apply(state, Action::place({1, 1}, Side::N));
  apply(state, Action::pass());
  ASSERT_EQ(state.phase().name, "place_phantom");
  for (const Action& action : legal_actions(state)) {
    const bool phantom =
        action.type == ActionType::Figure && action.figure == game->find_figure("phantom");
    EXPECT_TRUE(phantom || action.type == ActionType::Pass);
  }
}

}  // namespace
}  // namespace bastide
