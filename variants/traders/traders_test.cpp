// Rules of Traders & Builders that a record cannot show: tokens, figures that come home. The rest
// are the scenarios.
#include "variants/traders/traders.h"

#include "core/score.h"
#include "variants/game_for_test.h"

namespace bastide {
namespace {

TEST(Traders, R_TRADE_1_TwentyFourTilesTwentySymbols) {
  const auto game = game_of({"base", "traders"});
  EXPECT_EQ(drawn_tiles(*game), 71 + 24);
  std::array<int, 3> symbols{};
  for (const TileKind& kind : game->kinds) {
    for (const Segment& segment : kind.design->segments) {
      for (std::size_t i = 0; i < kGoods.size(); ++i)
        symbols[i] += has_mark(segment.marks, kGoods[i]) ? kind.count : 0;
    }
  }
  EXPECT_EQ(symbols, (std::array<int, 3>{9, 6, 5}));  // R-TRADE-2: as many tokens
}

TEST(Traders, R_TRADE_2_ABuilderAndAPigEach) {
  const auto game = game_of({"base", "traders"});
  EXPECT_EQ(supply_of(*game, "meeple"), 7);
  EXPECT_EQ(supply_of(*game, "builder"), 1);
  EXPECT_EQ(supply_of(*game, "pig"), 1);
  const auto plain = game_of({"base", "traders"}, {{"builder", "false"}, {"pig", "false"}});
  EXPECT_EQ(plain->figures.size(), 1U);
}

// R-TRADE-3: the bag only replaces the stacks: any tile left may be drawn next.
TEST(Traders, R_TRADE_3_TheBagChangesNothing) {
  const auto game = game_of({"base", "traders"});
  EXPECT_EQ(legal_actions(State(*game)).size(), game->kinds.size());
}

/// A game in which one plays turn after turn.
class TradersGame : public ::testing::Test {
 protected:
  void turn(const char* tile, Cell cell, Side dir, const Action& figure = Action::pass()) {
    apply(state_, Action::draw(game_->find_kind(tile)), &log_);
    ASSERT_FALSE(check(state_, Action::place(cell, dir))) << tile;
    apply(state_, Action::place(cell, dir), &log_);
    if (!awaits_chance(state_)) apply(state_, figure, &log_);
  }

  std::shared_ptr<const Game> game_ = game_of({"base", "traders"});
  State state_{*game_};
  Log log_;
};

TEST_F(TradersGame, R_TRADE_4_ATokenForEverySymbol) {
  turn("traders:Q", {0, -1}, Side::E);
  turn("traders:H", {0, -2}, Side::S);
  turn("E", {1, -2}, Side::W);
  turn("traders:G", {-1, -2}, Side::E);
  EXPECT_EQ(goods_of(state_, 0), (std::array<int, 3>{0, 0, 0})) << "not finished";
  turn("E", {-1, -3}, Side::S);
  EXPECT_EQ(goods_of(state_, 0), (std::array<int, 3>{1, 2, 0}));
  EXPECT_EQ(goods_of(state_, 1), (std::array<int, 3>{0, 0, 0}));
}

// R-TRADE-9: for all to see, and kept to the end.
TEST_F(TradersGame, R_TRADE_9_TokensAreReported) {
  turn("traders:Q", {0, -1}, Side::E);
  turn("traders:S", {0, -2}, Side::E);
  turn("E", {0, -3}, Side::S);
  EXPECT_EQ(goods_of(state_, 0), (std::array<int, 3>{2, 0, 0}));
  EXPECT_EQ(goods_of(state_, 1), (std::array<int, 3>{0, 0, 0}));
  const auto token = std::ranges::find(log_, EventType::Token, &Event::type);
  ASSERT_NE(token, log_.end());
  EXPECT_EQ(token->token, "wine");
  EXPECT_EQ(token->count, 2);
  EXPECT_EQ(token->seat, 0);
}

TEST_F(TradersGame, R_TRADE_34_TheBuilderLeavesWithTheLastMeeple) {
  const int meeple = game_->find_figure("meeple"), builder = game_->find_figure("builder");
  turn("U", {1, 0}, Side::E, Action::put_figure({1, 0}, 0));
  turn("U", {-1, 0}, Side::E);
  turn("U", {2, 0}, Side::E, Action::put_figure({2, 0}, 0, builder));
  ASSERT_EQ(state_.supply(0, builder), 0);
  ASSERT_EQ(state_.figures()[0].kind, meeple);
  state_.take_figure(0, &log_);
  EXPECT_EQ(state_.supply(0, builder), 1);
  EXPECT_TRUE(state_.figures().empty());
}

TEST_F(TradersGame, R_TRADE_41_ThePigLeavesWithTheLastFarmer) {
  const int pig = game_->find_figure("pig");
  turn("U", {1, 0}, Side::E, Action::put_figure({1, 0}, 1));
  turn("U", {-1, 0}, Side::E);
  turn("U", {2, 0}, Side::E, Action::put_figure({2, 0}, 1, pig));
  ASSERT_EQ(state_.supply(0, pig), 0);
  state_.take_figure(0, &log_);
  EXPECT_EQ(state_.supply(0, pig), 1);
}

TEST_F(TradersGame, R_TRADE_33_R_TRADE_42_BuilderAndPigHaveNoVoteAndClaimNothing) {
  for (const char* figure : {"builder", "pig"}) {
    EXPECT_EQ(votes_of(*game_, figure), 0);
    EXPECT_FALSE(game_->figures[static_cast<unsigned>(game_->find_figure(figure))].claims);
  }
}

/// A second pig for everyone, as at some tables.
const Variant kTwoPigs{.name = "two_pigs",
                       .enabled = [](const Game&) { return true; },
                       .setup = [](Game& game, const Catalogue&) -> std::string {
                         game.figures[static_cast<unsigned>(game.find_figure("pig"))].supply = 2;
                         return {};
                       }};

TEST(Traders, R_TRADE_45_PigsOfOnePlayerDoNotAddUp) {
  Catalogue known = catalogue();
  known.variants.push_back(&kTwoPigs);
  GameSetup setup;
  setup.sets = {"base", "traders"};
  const auto game = *make_game(known, setup);
  State state(*game);
  const int pig = game->find_figure("pig");
  state.put_tile(game->find_kind("E"), {0, -1}, Side::S);
  state.put_tile(game->find_kind("U"), {1, 0}, Side::E);
  constexpr int kNorthField = 2;
  ASSERT_EQ(state.find(state.node_of(2, kNorthField)), state.find(state.node_of(0, kNorthField)));
  state.put_figure(0, game->find_figure("meeple"), 0, kNorthField);
  state.put_figure(0, pig, 0, kNorthField);
  state.put_figure(0, pig, 2, kNorthField);
  score_final(state, nullptr);
  EXPECT_EQ(state.points(0), 4);
}

}  // namespace
}  // namespace bastide
