// Rules of the base game that a record cannot show: setup, turn, refusals, log, winners. The rest
// are the scenarios beside this file.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "core/apply.h"
#include "core/score.h"
#include "core/variant.h"
#include "variants/registry.h"

namespace bastide {
namespace {

std::shared_ptr<const Game> new_game(int seats = 2, const OptionValues& options = {}) {
  GameSetup setup;
  setup.seats = seats;
  setup.options = options;
  return *make_game(catalogue(), setup);
}

class BaseRules : public ::testing::Test {
 protected:
  void act(const Action& action) {
    ASSERT_EQ(reason_name(check(state_, action).reason), reason_name(Reason::None));
    apply(state_, action, &log_);
  }
  KindId kind(const char* letter) const { return game_->find_kind(letter); }
  void turn(const char* letter, Cell cell, Side dir, int segment = -1) {
    act(Action::draw(kind(letter)));
    act(Action::place(cell, dir));
    if (!awaits_chance(state_))
      act(segment < 0 ? Action::pass() : Action::put_figure(cell, segment));
  }
  const TileDesign& design(const char* letter) const { return *game_->kinds[kind(letter)].design; }

  std::shared_ptr<const Game> game_ = new_game();
  State state_{*game_};
  Log log_;
};

TEST_F(BaseRules, R_SET_1_SeventyTwoTiles) {
  int all = 0;
  for (const TileKind& k : game_->kinds) all += k.count;
  EXPECT_EQ(all, 72);
  EXPECT_EQ(game_->kinds.size(), 24U);
  EXPECT_EQ(game_->kinds[kind("D")].count, 4);
  EXPECT_EQ(state_.bag_total(), 71);
  EXPECT_EQ(state_.bag(kind("D")), 3) << "one of the four is the start tile";
  for (int i = 0; i < 5; ++i) state_.take_from_bag(kind("E"));
  EXPECT_EQ(check(state_, Action::draw(kind("E"))).reason, Reason::TileNotInBag);
}

TEST_F(BaseRules, R_SET_2_R_SET_13_TheStartTileLiesAlone) {
  ASSERT_EQ(state_.tiles().size(), 1U);
  EXPECT_EQ(state_.tiles()[0].cell, (Cell{0, 0}));
  EXPECT_EQ(state_.tiles()[0].kind, kind("D"));
  EXPECT_TRUE(state_.figures().empty());
  EXPECT_EQ(state_.turn(), 1);
  EXPECT_TRUE(awaits_chance(state_)) << "the start tile is nobody's turn: no figure decision";
}

// R-SET-3, R-SET-4: whichever stack, sack or box it comes from, any tile left may be drawn next.
TEST_F(BaseRules, R_SET_3_R_SET_4_AnyTileLeftMayBeDrawn) {
  const auto draws = legal_actions(state_);
  EXPECT_EQ(draws.size(), 24U);
  for (const Action& draw : draws) EXPECT_FALSE(check(state_, draw));
}

TEST_F(BaseRules, R_SET_6_SevenMeeplesEachAndNoPoints) {
  const auto game = new_game(5);
  const State state(*game);
  for (int seat = 0; seat < 5; ++seat) {
    EXPECT_EQ(state.supply(seat), 7);
    EXPECT_EQ(state.points(seat), 0);
  }
}

TEST_F(BaseRules, R_SET_7_TwoToFivePlayersSixByChoice) {
  for (int seats = 0; seats <= 9; ++seats) {
    GameSetup setup;
    setup.seats = seats;
    EXPECT_EQ(make_game(catalogue(), setup).has_value(), seats >= 2 && seats <= 5) << seats;
    setup.options = {{"sixth_player", "true"}};
    EXPECT_EQ(make_game(catalogue(), setup).has_value(), seats >= 2 && seats <= 6) << seats;
  }
}

// R-SET-9, R-MEEP-10: the normal meeple is the only figure; gardens are decoration.
TEST_F(BaseRules, R_SET_9_OnlyMeeples) {
  ASSERT_EQ(game_->figures.size(), 1U);
  EXPECT_EQ(game_->figures[0].name, "meeple");
  EXPECT_EQ(game_->figures[0].votes, 1) << "R-MAJ-3";
  for (const TileKind& k : game_->kinds) {
    for (const Segment& s : k.design->segments) EXPECT_NE(s.kind, FeatureKind::Garden) << k.name;
  }
}

/// How many copies of all tiles show `drawing` in an edition.
int count_drawing(const Game& game, std::string_view edition, std::string_view drawing) {
  int count = 0;
  for (const TileKind& k : game.kinds) {
    for (const Illustrations& illustrations : k.design->illustrations) {
      if (illustrations.edition != edition) continue;
      for (const auto& copy : illustrations.copies)
        count += static_cast<int>(std::ranges::count(copy, drawing));
    }
  }
  return count;
}

TEST_F(BaseRules, R_SET_10_DrawingsMakeNoDifference) {
  EXPECT_EQ(count_drawing(*game_, "C2", "garden"), 8);
  std::set<std::string> letters;
  for (const TileKind& k : game_->kinds) letters.insert(k.design->letter);
  EXPECT_EQ(letters.size(), game_->kinds.size()) << "one kind a letter, with garden or without";
}

TEST_F(BaseRules, R_SET_11_EightVillages) {
  int villages = 0;
  for (const TileKind& k : game_->kinds) {
    const bool here = std::ranges::count(k.design->segments, "village", &Segment::end) > 0;
    EXPECT_TRUE(!here || std::string("LWX").contains(k.design->letter)) << k.name;
    villages += here ? k.count : 0;
  }
  EXPECT_EQ(villages, 8);
}

TEST_F(BaseRules, R_SET_12_EightShedsInEachEdition) {
  for (const char* edition : {"C2", "C3"}) {
    int sheds = 0;
    for (const char* shed : {"cowshed", "pigsty", "donkey_stable"})
      sheds += count_drawing(*game_, edition, shed);
    EXPECT_EQ(sheds, 8) << edition;
  }
  EXPECT_EQ(count_drawing(*game_, "C2", "pigsty"), 4);
  EXPECT_EQ(count_drawing(*game_, "C3", "donkey_stable"), 2);
}

TEST_F(BaseRules, R_GOAL_1_R_END_4_HighestTotalWinsAndLeadersShare) {
  state_.add_points(0, 71);
  state_.add_points(1, 70);
  EXPECT_EQ(winners(state_), 0b01U);
  const auto game = new_game(3);
  State three(*game);
  for (int seat = 0; seat < 3; ++seat) three.add_points(seat, seat == 2 ? 60 : 80);
  EXPECT_EQ(winners(three), 0b011U) << "80, 80, 60: two winners, no tie-break (D-46)";
}

// R-GOAL-2: highwayman, knight, monk and farmer are the same meeple on a road, city, monastery and
// field.
TEST_F(BaseRules, R_GOAL_2_OneMeepleForEveryFeature) {
  const KindMask places = game_->figures[0].places;
  for (const FeatureKind feature :
       {FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery, FeatureKind::Field}) {
    EXPECT_NE(places & bit(feature), 0);
  }
  EXPECT_EQ(places & bit(FeatureKind::Garden), 0);
}

// R-TURN-2: who starts is the table's choice; here it is seat 0, and R-TURN-1: then one after the
// other.
TEST_F(BaseRules, R_TURN_1_R_TURN_2_SeatsFollowInOrder) {
  game_ = new_game(3);
  state_ = State(*game_);
  for (int i = 0; i < 7; ++i) {
    EXPECT_EQ(state_.seat(), i % 3);
    EXPECT_EQ(state_.turn(), i + 1);
    turn("U", {static_cast<std::int16_t>(i + 1), 0}, Side::E);
  }
}

TEST_F(BaseRules, R_TURN_3_TileThenFigureThenScoring) {
  EXPECT_EQ(check(state_, Action::place({1, 0}, Side::E)).reason, Reason::DrawRequired);
  EXPECT_EQ(check(state_, Action::pass()).reason, Reason::DrawRequired);
  act(Action::draw(kind("E")));
  EXPECT_EQ(check(state_, Action::put_figure({0, 0}, 0)).reason, Reason::WrongPhase);
  EXPECT_EQ(check(state_, Action::draw(kind("E"))).reason, Reason::WrongPhase);
  act(Action::place({0, -1}, Side::S));
  EXPECT_EQ(state_.points(0), 0) << "nothing is scored before the figure";
  EXPECT_EQ(check(state_, Action::place({0, 1}, Side::N)).reason, Reason::WrongPhase);
  act(Action::put_figure({0, -1}, 0));
  EXPECT_EQ(state_.points(0), 4);
  EXPECT_EQ(state_.seat(), 1);
}

// R-TURN-4: the steps are named containers; the base game hooks nothing into them.
TEST_F(BaseRules, R_TURN_4_NamedPhases) {
  std::vector<std::string_view> names;
  for (const Phase& phase : game_->phases) {
    names.push_back(phase.name);
    EXPECT_TRUE(phase.before.empty() && phase.after.empty());
  }
  EXPECT_EQ(names, (std::vector<std::string_view>{"draw", "place_tile", "place_figure", "score",
                                                  "end_turn"}));
}

TEST_F(BaseRules, R_TILE_1_APlaceableTileCannotBePassedOver) {
  act(Action::draw(kind("U")));
  EXPECT_EQ(state_.drawn(), kind("U"));
  EXPECT_EQ(check(state_, Action::pass()).reason, Reason::WrongPhase);
  EXPECT_EQ(check(state_, Action::draw(kind("V"))).reason, Reason::WrongPhase);
  EXPECT_EQ(check(state_, Action::finish()).reason, Reason::WrongPhase);
}

TEST_F(BaseRules, R_TILE_4_DirectionsThatLookAlikeCountOnce) {
  const std::pair<const char*, int> expected[] = {{"X", 1}, {"B", 1}, {"C", 1}, {"U", 2},
                                                  {"F", 2}, {"H", 2}, {"V", 4}, {"D", 4}};
  for (const auto& [letter, directions] : expected)
    EXPECT_EQ(game_->kinds[kind(letter)].directions, directions);
  act(Action::draw(kind("X")));
  EXPECT_EQ(legal_actions(state_).size(), 2U) << "X beside either road end, one direction each";
  for (const Side dir : kSides) EXPECT_FALSE(check(state_, Action::place({1, 0}, dir)));
}

TEST_F(BaseRules, R_TILE_3_TheRefusalNamesTheSide) {
  act(Action::draw(kind("E")));
  const Refusal refusal = check(state_, Action::place({0, -1}, Side::N));
  EXPECT_EQ(refusal.reason, Reason::EdgeMismatch);
  EXPECT_EQ(refusal.side, Side::S);
}

TEST_F(BaseRules, R_TILE_8_AnUnplaceableTileLeavesTheGame) {
  turn("E", {0, -1}, Side::S);
  const int left = state_.bag_total();
  log_.clear();
  act(Action::draw(kind("C")));
  ASSERT_EQ(log_.size(), 2U);
  EXPECT_EQ(log_[1].type, EventType::Discard);
  EXPECT_EQ(log_[1].kind, kind("C"));
  EXPECT_EQ(state_.seat(), 1) << "the same player draws again";
  EXPECT_TRUE(awaits_chance(state_));
  EXPECT_EQ(state_.bag_total(), left - 1);
  EXPECT_EQ(state_.discards(), 1);
}

// R-TILE-10 concerns supply tiles of expansions: without them there is nothing but the bag.
TEST_F(BaseRules, R_TILE_10_NothingButDrawing) {
  for (const Action& action : legal_actions(state_)) EXPECT_EQ(action.type, ActionType::Draw);
}

// R-TILE-11, D-42: completed from the moment the tile lies, before figures and points.
TEST_F(BaseRules, R_TILE_11_CompletionComesWithTheTile) {
  act(Action::draw(kind("E")));
  act(Action::place({0, -1}, Side::S));
  EXPECT_EQ(state_.phase().name, "place_figure");
  EXPECT_TRUE(state_.is_complete(state_.find(state_.node_of(0, 0))));
}

TEST_F(BaseRules, R_MEEP_9_NobodyTakesAFigureBack) {
  turn("U", {1, 0}, Side::E, 0);
  ASSERT_EQ(state_.figures().size(), 1U);
  act(Action::draw(kind("U")));
  act(Action::place({2, 0}, Side::E));
  for (const Action& action : legal_actions(state_)) {
    EXPECT_TRUE(action.type == ActionType::Figure || action.type == ActionType::Pass);
  }
  act(Action::pass());
  EXPECT_EQ(state_.figures().size(), 1U);
}

TEST_F(BaseRules, R_MEEP_3_TheRefusalNamesWhoStandsThere) {
  turn("U", {1, 0}, Side::E, 0);
  act(Action::draw(kind("U")));
  act(Action::place({2, 0}, Side::E));
  const Refusal refusal = check(state_, Action::put_figure({2, 0}, 0));
  EXPECT_EQ(refusal.reason, Reason::FeatureOccupied);
  EXPECT_EQ(refusal.seat, 0);
  EXPECT_EQ(refusal.cell, (Cell{1, 0}));
  EXPECT_EQ(check(state_, Action::put_figure({2, 0}, 15)).reason, Reason::NoSuchSegment);
}

TEST_F(BaseRules, R_SCORE_3_PointsBeforeTheFigureReturns) {
  turn("E", {0, -1}, Side::S, 0);
  const auto at = [&](EventType type) {
    return std::ranges::find(log_, type, &Event::type) - log_.begin();
  };
  EXPECT_LT(at(EventType::Figure), at(EventType::Award));
  EXPECT_LT(at(EventType::Award), at(EventType::Return));
  EXPECT_EQ(log_.back().type, EventType::Return);
}

TEST_F(BaseRules, R_SCORE_1_AwardsExplainThemselves) {
  turn("F", {0, -1}, Side::E, 0);
  turn("E", {0, -2}, Side::S);
  const auto event = std::ranges::find(log_, EventType::Award, &Event::type);
  ASSERT_NE(event, log_.end());
  EXPECT_EQ(event->seat, 0) << "whoever completes it, the owner scores";
  EXPECT_EQ(event->award.kind, FeatureKind::City);
  EXPECT_EQ(event->award.tiles, 3);
  EXPECT_EQ(event->award.coats, 1);
  EXPECT_EQ(event->award.points, 8);
  EXPECT_EQ(event->award.rule, "R-CITY-3");
  EXPECT_TRUE(event->award.complete);
  EXPECT_FALSE(event->award.shared);
}

// R-SCORE-4, D-52: the total counts on past every lap of the track.
TEST_F(BaseRules, R_SCORE_4_TotalsHaveNoLimit) {
  state_.add_points(0, 49);
  turn("E", {0, -1}, Side::S, 0);
  EXPECT_EQ(state_.points(0), 53);
  state_.add_points(0, 1000);
  EXPECT_EQ(state_.points(0), 1053);
}

TEST_F(BaseRules, R_MAJ_4_OneMajorityForEveryKindOfFeature) {
  turn("B", {0, 1}, Side::N, 0);
  const NodeId monastery = state_.find(state_.node_of(1, 0));
  EXPECT_EQ(state_.node(monastery).kind, FeatureKind::Monastery);
  EXPECT_EQ(owners(state_.node(monastery)), 0b01U);
  EXPECT_EQ(owners(state_.node(state_.find(state_.node_of(0, 0)))), 0U) << "nobody stands there";
}

TEST_F(BaseRules, R_MON_1_MonasteriesOnAAndBOnly) {
  for (const TileKind& k : game_->kinds) {
    const auto monasteries =
        std::ranges::count(k.design->segments, FeatureKind::Monastery, &Segment::kind);
    EXPECT_EQ(monasteries, k.design->letter == "A" || k.design->letter == "B" ? 1 : 0) << k.name;
  }
}

TEST_F(BaseRules, R_END_1_TheGameEndsWithTheLastTurn) {
  std::vector<std::uint8_t> bag(game_->kinds.size(), 0);
  bag[kind("U")] = 1;
  state_.set_bag(bag);
  turn("U", {1, 0}, Side::E, 0);
  EXPECT_EQ(legal_actions(state_), std::vector<Action>{Action::finish()});
  act(Action::finish());
  EXPECT_TRUE(state_.is_over());
  EXPECT_EQ(log_.back().type, EventType::Over);
  EXPECT_TRUE(legal_actions(state_).empty());
  EXPECT_EQ(check(state_, Action::draw(kind("U"))).reason, Reason::GameOver);
}

// R-END-2: nothing left to draw and lay ends the game, here after a discard and without a figure
// decision.
TEST_F(BaseRules, R_END_2_NothingLeftToLay) {
  turn("E", {0, -1}, Side::S);
  std::vector<std::uint8_t> bag(game_->kinds.size(), 0);
  bag[kind("C")] = 1;
  state_.set_bag(bag);
  act(Action::draw(kind("C")));
  EXPECT_EQ(legal_actions(state_), std::vector<Action>{Action::finish()});
}

// O-TINY with coats: no base tile makes such a city, so the worth of the feature is asked directly.
TEST_F(BaseRules, O_TINY_DefaultIsFour) {
  EXPECT_EQ(game_->rules.tiny_city, 4);
  EXPECT_EQ(new_game(2, {{"tiny_city", "2"}})->rules.tiny_city, 2);
  GameSetup setup;
  setup.options = {{"tiny_city", "3"}};
  EXPECT_FALSE(make_game(catalogue(), setup).has_value());
}

TEST_F(BaseRules, O_FARM_ValuesAndDefault) {
  EXPECT_EQ(game_->rules.farmers, Farmers::Third);
  for (const char* value : {"third", "second", "first", "off"}) {
    GameSetup setup;
    setup.options = {{"farmers", value}};
    EXPECT_TRUE(make_game(catalogue(), setup).has_value()) << value;
  }
  EXPECT_EQ(new_game(2, {{"farmers", "off"}})->figures[0].places & bit(FeatureKind::Field), 0);
}

// Setup and the wrong words in it: a sentence, no game.
TEST_F(BaseRules, WrongSetupsExplainThemselves) {
  GameSetup setup;
  setup.options = {{"farmers", "fourth"}};
  EXPECT_NE(make_game(catalogue(), setup).error().find("farmers"), std::string::npos);
  setup.options = {{"cows", "true"}};
  EXPECT_NE(make_game(catalogue(), setup).error().find("cows"), std::string::npos);
  setup.options = {{"farmers", "off"}, {"farmers", "off"}};
  EXPECT_FALSE(make_game(catalogue(), setup).has_value());
  setup = {};
  setup.sets = {"atlantis"};
  EXPECT_NE(make_game(catalogue(), setup).error().find("atlantis"), std::string::npos);
  setup.sets.assign(5, "base");
  EXPECT_NE(make_game(catalogue(), setup).error().find("more than 4 times"), std::string::npos);
  setup.sets = {};
  EXPECT_FALSE(make_game(catalogue(), setup).has_value());
}

// The same position by another order of turns has the same hash; another seat on turn, another
// hash.
TEST_F(BaseRules, HashKnowsPositionsNotTheirHistory) {
  State other(*game_);
  const std::uint64_t start = state_.hash();
  turn("U", {1, 0}, Side::E);
  turn("B", {0, 1}, Side::N);
  std::swap(other, state_);
  turn("B", {0, 1}, Side::N);
  const std::uint64_t one_turn = state_.hash();
  turn("U", {1, 0}, Side::E);
  EXPECT_EQ(state_.hash(), other.hash());
  EXPECT_NE(start, one_turn);
  EXPECT_NE(one_turn, state_.hash());
}

}  // namespace
}  // namespace bastide
