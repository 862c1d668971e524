// Every hook of core/variant.h, filled in by a small variant over a small tile set made here
// (R-TURN-4, R-MEEP-10, R-MAJ-3, R-CITY-6, R-CITY-7, R-ROAD-4).
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "core/apply.h"
#include "core/score.h"
#include "core/variant.h"

namespace bastide {
namespace {

/// What ran, in order.
std::vector<std::string> trace;

int& turns_played(State& state) { return *reinterpret_cast<int*>(state.slot(0).data()); }

void before_score(State&, Log*) { trace.emplace_back("before score"); }
void after_score(State&, Log*) { trace.emplace_back("after score"); }

Step enter_omen(State& state, Log*) {
  trace.emplace_back("omen");
  return ++turns_played(state) % 3 == 0 ? Step::Restart : Step::Next;  // every third turn: one more
}

Step enter_vow(State&, Log*) { return Step::Wait; }
Refusal check_vow(const State&, const Action& action) {
  return {.reason = action.type == ActionType::Pass ? Reason::None : Reason::WrongPhase};
}
Step apply_vow(State&, const Action&, Log*) { return Step::Next; }
void list_vow(const State&, std::vector<Action>& out) { out.push_back(Action::pass()); }

Refusal not_in_the_west(const State&, KindId, Cell cell, Side) {
  return cell.x < 0 ? Refusal{.reason = Reason::PlacementForbidden, .rule = "R-TEST-1"} : Refusal{};
}

std::uint16_t no_giant_on_segment_0(const State&, int figure, std::uint16_t spots) {
  return static_cast<std::uint16_t>(figure == 1 ? spots & ~1U : spots);
}

void one_more_point(const State&, int, Award& award) { ++award.points; }

void ten_for_seat_1(State& state, Log*) { state.add_points(1, 10); }

const Variant& test_variant() {
  static const Variant kVariant{
      .name = "test",
      .tile_set = {},
      .enabled = [](const GameSetup& setup) { return setup.seats == 2; },
      .figures = {{.name = "giant",
                   .votes = 2,
                   .supply = 1,
                   .places =
                       static_cast<KindMask>(bit(FeatureKind::Road) | bit(FeatureKind::City))}},
      .phases = {{"score", {.name = "omen", .enter = enter_omen}},
                 {"place_tile",
                  {.name = "vow",
                   .enter = enter_vow,
                   .check = check_vow,
                   .apply = apply_vow,
                   .list = list_vow}}},
      .hooks = {{"score", before_score, after_score}},
      .can_place = not_in_the_west,
      .figure_spots = no_giant_on_segment_0,
      .amend_award = one_more_point,
      .final_scoring = ten_for_seat_1,
      .state_size = sizeof(int),
  };
  return kVariant;
}

Segment field(HalfMask halves) { return {.kind = FeatureKind::Field, .halves = halves}; }

/// S: start, all field. R: a road from the north that ends among trees. T: cities north and south,
/// the one with two coats of arms, the other with none.
std::shared_ptr<const TileSet> small_set() {
  const auto set = std::make_shared<TileSet>();
  set->name = "small";
  set->start = "S";
  TileDesign start{.letter = "S", .name = "plain", .count = 3};
  start.segments = {field(0xFF)};
  TileDesign road{.letter = "R", .name = "dead end", .count = 4};
  road.sides = {Terrain::Road, Terrain::Field, Terrain::Field, Terrain::Field};
  road.segments = {{.kind = FeatureKind::Road, .sides = bit(Side::N), .end = "trees"}, field(0xFF)};
  TileDesign city{.letter = "T", .name = "two cities", .count = 4};
  city.sides = {Terrain::City, Terrain::Field, Terrain::City, Terrain::Field};
  city.segments = {{.kind = FeatureKind::City, .sides = bit(Side::N), .coats = 2},
                   {.kind = FeatureKind::City, .sides = bit(Side::S)},
                   {.kind = FeatureKind::Field, .halves = 0xCC, .cities = 0b11}};
  set->tiles = {start, road, city};
  return set;
}

class Hooks : public ::testing::Test {
 protected:
  Hooks() : game_(make(2)), state_(*game_) { trace.clear(); }

  static std::shared_ptr<const Game> make(int seats, const OptionValues& options = {}) {
    Catalogue catalogue;
    catalogue.sets = {small_set()};
    catalogue.options.assign(core_options().begin(), core_options().end());
    catalogue.variants = {&test_variant()};
    GameSetup setup;
    setup.seats = seats;
    setup.sets = {"small"};
    setup.options = options;
    return *make_game(catalogue, setup);
  }

  void act(const Action& action) {
    ASSERT_EQ(reason_name(check(state_, action).reason), reason_name(Reason::None));
    apply(state_, action, &log_);
  }

  /// Draw, place, vow; then the figure, or none.
  void turn(const char* letter, Cell cell, Side dir, const Action& decision = Action::pass()) {
    act(Action::draw(game_->find_kind(letter)));
    act(Action::place(cell, dir));
    act(Action::pass());
    if (!awaits_chance(state_)) act(decision);
  }

  std::shared_ptr<const Game> game_;
  State state_;
  Log log_;
};

// R-TURN-4: phases are containers with hooks before and after, and variants add phases after an
// anchor.
TEST_F(Hooks, PhasesAreNamedContainersInOrder) {
  std::vector<std::string_view> names;
  for (const Phase& phase : game_->phases) names.push_back(phase.name);
  EXPECT_EQ(names, (std::vector<std::string_view>{"draw", "place_tile", "vow", "place_figure",
                                                  "score", "omen", "end_turn"}));
  turn("R", {1, 0}, Side::N);
  EXPECT_EQ(trace, (std::vector<std::string>{"before score", "after score", "omen"}));
}

TEST_F(Hooks, WithoutTheVariantNothingIsHooked) {
  const auto plain = make(3);
  EXPECT_TRUE(plain->variants.empty());
  EXPECT_EQ(plain->phases.size(), 5U);
  for (const Phase& phase : plain->phases) EXPECT_TRUE(phase.before.empty() && phase.after.empty());
}

TEST_F(Hooks, AnAddedPhaseDecidesByItself) {
  act(Action::draw(game_->find_kind("R")));
  act(Action::place({1, 0}, Side::N));
  EXPECT_EQ(state_.phase().name, "vow");
  EXPECT_EQ(legal_actions(state_), std::vector<Action>{Action::pass()});
  EXPECT_EQ(check(state_, Action::put_figure({1, 0}, 0)).reason, Reason::WrongPhase);
}

// R-TURN-4: extra turns; a phase that restarts leaves the turn with the same seat.
TEST_F(Hooks, APhaseMayGiveAnExtraTurn) {
  turn("R", {1, 0}, Side::N);
  EXPECT_EQ(state_.seat(), 1);
  turn("R", {2, 0}, Side::N);
  EXPECT_EQ(state_.seat(), 0);
  turn("S", {3, 0}, Side::N);
  EXPECT_EQ(state_.seat(), 0) << "the third turn is followed by another of the same seat";
  EXPECT_TRUE(awaits_chance(state_));
}

TEST_F(Hooks, PlacementsCanBeForbidden) {
  act(Action::draw(game_->find_kind("S")));
  for (const Action& action : legal_actions(state_)) EXPECT_GE(action.cell.x, 0);
  const Refusal refusal = check(state_, Action::place({-1, 0}, Side::N));
  EXPECT_EQ(refusal.reason, Reason::PlacementForbidden);
  EXPECT_EQ(reason_rule(refusal), "R-TEST-1");
  for (const Action& action : placements_of(state_, game_->find_kind("S")))
    EXPECT_GE(action.cell.x, 0);
}

// R-MEEP-10: further kinds of figures, each with its own places; R-MAJ-3: and its own votes.
TEST_F(Hooks, FiguresHaveTheirPlacesAndVotes) {
  const int giant = game_->find_figure("giant");
  ASSERT_EQ(giant, 1);
  act(Action::draw(game_->find_kind("T")));
  act(Action::place({1, 0}, Side::N));
  act(Action::pass());
  EXPECT_EQ(state_.spots(0), 0b111U);
  EXPECT_EQ(state_.spots(giant), 0b010U) << "not on the field, and the hook struck out segment 0";
  act(Action::put_figure({1, 0}, 1, giant));
  EXPECT_EQ(state_.supply(0, giant), 0);
  const NodeId root = state_.find(state_.node_of(1, 1));
  EXPECT_EQ(owners(state_.node(root)), 0b01U);
  EXPECT_EQ(state_.node(root).votes, 2U);
}

// R-CITY-6, D-06: coats of arms count in their own segment; R-CITY-7: a segment may have several.
TEST_F(Hooks, CoatsBelongToTheirSegment) {
  turn("T", {1, 0}, Side::N, Action::put_figure({1, 0}, 1));  // the south city, without coats
  turn("T", {1, 1}, Side::S, Action::pass());                 // closes it with its own plain city
  const auto award = std::ranges::find(log_, EventType::Award, &Event::type);
  ASSERT_NE(award, log_.end());
  EXPECT_EQ(award->award.coats, 0);
  EXPECT_EQ(award->award.points, 2 * 2 + 1) << "the variant adds one to every award";
}

TEST_F(Hooks, TwoCoatsOfOneSegmentPayTwice) {
  turn("T", {1, 0}, Side::N, Action::put_figure({1, 0}, 0));  // the north city, with two coats
  turn("T", {1, -1}, Side::S, Action::pass());                // its north city faces it: four coats
  const auto award = std::ranges::find(log_, EventType::Award, &Event::type);
  ASSERT_NE(award, log_.end());
  EXPECT_EQ(award->award.coats, 4);
  EXPECT_EQ(award->award.points, 2 * (2 + 4) + 1);
  EXPECT_EQ(state_.points(0), award->award.points);
}

// O-TINY: with tiny_city=2 a city of two tiles pays one a tile and one a coat of arms.
TEST_F(Hooks, TinyCityWithCoats) {
  game_ = make(3, {{"tiny_city", "2"}});
  state_ = State(*game_);
  for (const auto& [cell, dir] :
       {std::pair(Cell{1, 0}, Side::N), std::pair(Cell{1, -1}, Side::S)}) {
    act(Action::draw(game_->find_kind("T")));
    act(Action::place(cell, dir));
    act(cell.y == 0 ? Action::put_figure(cell, 0) : Action::pass());
  }
  EXPECT_EQ(state_.points(0), 2 + 4);
}

// R-ROAD-4: whatever the tag says that ends a road, it ends it.
TEST_F(Hooks, AnyTagEndsARoad) {
  turn("R", {1, 0}, Side::N, Action::put_figure({1, 0}, 0));
  turn("R", {1, -1}, Side::S, Action::pass());
  EXPECT_EQ(state_.points(0), 2 + 1);
  EXPECT_EQ(state_.supply(0), 7);
}

TEST_F(Hooks, FinalScoringIsExtended) {
  act(Action::finish());
  EXPECT_TRUE(state_.is_over());
  EXPECT_EQ(state_.points(0), 0);
  EXPECT_EQ(state_.points(1), 10);
}

TEST_F(Hooks, TheStateSlotIsCopiedComparedAndHashed) {
  ASSERT_EQ(state_.slot(0).size(), sizeof(int));
  EXPECT_EQ(turns_played(state_), 0);
  State other(state_);
  EXPECT_EQ(other, state_);
  EXPECT_EQ(other.hash(), state_.hash());
  turns_played(other) = 7;
  EXPECT_FALSE(other == state_);
  EXPECT_NE(other.hash(), state_.hash());
  EXPECT_EQ(other.hash(), other.recomputed_hash());
  state_ = other;
  EXPECT_EQ(turns_played(state_), 7);
}

TEST(HooksSetup, AHookIntoNoPhaseIsAMistake) {
  static const Variant kWrong{.name = "wrong",
                              .tile_set = {},
                              .enabled = [](const GameSetup&) { return true; },
                              .hooks = {{"tea_time", before_score, nullptr}}};
  Catalogue catalogue;
  catalogue.sets = {small_set()};
  catalogue.options.assign(core_options().begin(), core_options().end());
  catalogue.variants = {&kWrong};
  GameSetup setup;
  setup.sets = {"small"};
  const auto game = make_game(catalogue, setup);
  ASSERT_FALSE(game.has_value());
  EXPECT_NE(game.error().find("phase"), std::string::npos) << game.error();
}

}  // namespace
}  // namespace bastide
