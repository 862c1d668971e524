// Rules of the German Monasteries that a record cannot show: counts, and several figures on one.
// The rest are the scenarios.
#include "core/score.h"
#include "variants/game_for_test.h"

namespace bastide {
namespace {

int with_road(const Game& game) {
  int count = 0;
  for (const TileKind& kind : game.kinds) {
    if (kind.set != "german_monasteries") continue;
    count += std::ranges::count(kind.design->segments, FeatureKind::Road, &Segment::kind) > 0;
  }
  return count;
}

TEST(GermanMonasteries, R_GERMAN_1_SixTilesReplaceSix) {
  const auto game = game_of({"base"}, {{"german_monasteries", "true"}});
  EXPECT_EQ(drawn_tiles(*game), 71);
  EXPECT_EQ(State(*game).bag(game->find_kind("A")), 0);
  EXPECT_EQ(State(*game).bag(game->find_kind("B")), 0);
  EXPECT_EQ(with_road(*game), 2);
}

TEST(GermanMonasteries, R_GERMAN_2_KeptOrReplacedOfTheBaseSetOnly) {
  const OptionValues keep{{"german_monasteries", "true"}, {"monasteries_replace", "keep"}};
  EXPECT_EQ(drawn_tiles(*game_of({"base"}, keep)), 77);
  const auto game = game_of({"base", "inns", "traders"}, {{"german_monasteries", "true"}});
  EXPECT_EQ(State(*game).bag(game->find_kind("inns:D")), 1);
  EXPECT_EQ(State(*game).bag(game->find_kind("traders:J")), 1);
}

/// A German monastery at 0,1 below the start tile.
class OneMonastery : public ::testing::Test {
 protected:
  OneMonastery() { put("german_monasteries:A", {0, 1}, Side::N); }
  void put(const char* tile, Cell cell, Side dir) {
    state_.put_tile(game_->find_kind(tile), cell, dir);
  }
  void stand(int seat, int way) { state_.put_figure(seat, 0, 1, 0, way); }

  std::shared_ptr<const Game> game_ =
      game_of({"base"}, {{"german_monasteries", "true"}, {"monasteries_replace", "keep"}}, 3);
  State state_{*game_};
};

TEST_F(OneMonastery, R_GERMAN_10_MonksAndPriorsAreTwoContests) {
  for (const Cell cell : {Cell{1, 1}, Cell{-1, 1}, Cell{0, 2}, Cell{1, 2}}) put("B", cell, Side::N);
  put("U", {1, 0}, Side::E);
  put("U", {-1, 0}, Side::E);
  stand(0, 0);
  stand(1, 1);
  apply(state_, Action::draw(game_->find_kind("E")));
  apply(state_, Action::place({-1, 2}, Side::S));
  apply(state_, Action::pass());
  EXPECT_EQ(state_.points(0), 9) << "the monk scores the finished monastery";
  ASSERT_EQ(state_.figures().size(), 1U) << "the prior stays";
  EXPECT_EQ(state_.figures()[0].seat, 1);
  EXPECT_EQ(state_.points(1), 0);
  score_final(state_, nullptr);
  EXPECT_EQ(state_.points(1), 5) << "a tile each way, and its own";
  EXPECT_EQ(state_.points(0), 9);
}

TEST_F(OneMonastery, R_GERMAN_10_BothAreScoredAtTheEnd) {
  put("B", {1, 1}, Side::N);
  put("B", {2, 1}, Side::N);
  stand(0, 0);
  stand(1, 1);
  stand(2, 1);
  score_final(state_, nullptr);
  EXPECT_EQ(state_.points(0), 3) << "a monk: two tiles around, and its own";
  EXPECT_EQ(state_.points(1), 4) << "priors, tied: one tile north, two east, and its own";
  EXPECT_EQ(state_.points(2), 4);
}

TEST_F(OneMonastery, R_IX_13_R_MAJ_4_MostMonksScore) {
  stand(0, 0);
  stand(0, 0);
  stand(1, 0);
  score_final(state_, nullptr);
  EXPECT_EQ(state_.points(0), 2);
  EXPECT_EQ(state_.points(1), 0);
}

}  // namespace
}  // namespace bastide
