// Hooks about figures, values and who decides: R-IX-5, R-IX-8 to R-IX-13, R-ORDER-2, R-ORDER-4.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/apply.h"
#include "core/figures.h"
#include "core/score.h"

namespace bastide {
namespace {

struct Slot {
  std::uint8_t tiles_put;
  std::uint8_t completed;
};

extern const Variant kProbe;

std::string add_figures(Game& game, const Catalogue&) {
  game.figures.push_back({.name = "sprite",
                          .votes = 0,
                          .supply = 1,
                          .places = bit(FeatureKind::Road),
                          .claims = false,
                          .phase = "dusk"});
  game.ways.push_back("asleep");
  return {};
}

void count_tile(State& state, TileId) { ++state.slot_of<Slot>(kProbe).tiles_put; }
void count_completed(State& state, NodeId, Log*) { ++state.slot_of<Slot>(kProbe).completed; }
int two_ways(const State&, TileId, int, int figure) { return figure == 0 ? 1 : 0; }
bool sleeps(const State&, const PlacedFigure& figure) { return figure.way == 1; }

void list_recalls(const State& state, std::vector<Action>& out) {
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.seat == state.seat())
      out.push_back(
          Action::take_back(state.tiles()[figure.tile].cell, figure.segment, figure.kind));
  }
}

void recall(State& state, const Action& action, Log* log) {
  const auto figures = state.figures();
  const auto found = std::ranges::find(figures, action.figure, &PlacedFigure::kind);
  state.take_figure(static_cast<int>(found - figures.begin()), log);
}

void seven(const State&, Award& award) { award.points = 7; }

/// Everybody scores what anybody scores.
unsigned everybody(const State& state, NodeId, unsigned leaders) {
  return leaders == 0 ? 0U : (1U << state.game().seats) - 1U;
}

/// The other seat is asked before the turn goes on.
Step enter_oath(State& state, Log*) {
  state.header().actor = static_cast<std::uint8_t>(1 - state.seat());
  return Step::Wait;
}
Refusal check_oath(const State&, const Action& action) {
  return {.reason = action == Action::answer(3) ? Reason::None : Reason::WrongPhase};
}
Step apply_oath(State& state, const Action&, Log*) {
  state.header().actor = static_cast<std::uint8_t>(state.seat());
  return Step::Next;
}
void list_oath(const State&, std::vector<Action>& out) { out.push_back(Action::answer(3)); }

const Variant kProbe{
    .name = "probe",
    .enabled = [](const Game&) { return true; },
    .setup = add_figures,
    .phases = {{"place_figure", figure_phase("dusk")},
               {"score",
                {.name = "oath",
                 .enter = enter_oath,
                 .check = check_oath,
                 .apply = apply_oath,
                 .list = list_oath}}},
    .tile_put = count_tile,
    .ways = two_ways,
    .moves = {.list = list_recalls, .apply = recall},
    .keeps = sleeps,
    .amend_value = seven,
    .amend_owners = everybody,
    .completed = count_completed,
    .state_size = sizeof(Slot),
};

/// S: start, all field. R: a road that ends on the tile.
std::shared_ptr<const TileSet> road_set() {
  const auto set = std::make_shared<TileSet>();
  set->name = "roads";
  set->start = "S";
  TileDesign start{.letter = "S", .name = "plain", .count = 1};
  start.segments = {{.kind = FeatureKind::Field, .halves = 0xFF}};
  TileDesign road{.letter = "R", .name = "dead end", .count = 9};
  road.sides = {Terrain::Road, Terrain::Field, Terrain::Field, Terrain::Field};
  road.segments = {{.kind = FeatureKind::Road, .sides = bit(Side::N), .end = "trees"},
                   {.kind = FeatureKind::Field, .halves = 0xFF}};
  set->tiles = {start, road};
  return set;
}

class MoreHooks : public ::testing::Test {
 protected:
  MoreHooks() : game_(make()), state_(*game_) {}

  static std::shared_ptr<const Game> make() {
    Catalogue catalogue;
    catalogue.sets = {road_set()};
    catalogue.options.assign(core_options().begin(), core_options().end());
    catalogue.variants = {&kProbe};
    return *make_game(catalogue, {.sets = {"roads"}});
  }

  void act(const Action& action) {
    ASSERT_EQ(reason_name(check(state_, action).reason), "none") << state_.phase().name;
    apply(state_, action, &log_);
  }
  void put(Cell cell, Side dir) {
    act(Action::draw(game_->find_kind("R")));
    act(Action::place(cell, dir));
  }
  std::string_view phase() const { return state_.phase().name; }

  std::shared_ptr<const Game> game_;
  State state_;
  Log log_;
};

// R-IX-5, R-IX-8: a figure that is put in a phase of its own, beside a meeple, without a claim.
TEST_F(MoreHooks, AFigureMayHaveItsOwnPhase) {
  put({1, 0}, Side::N);
  ASSERT_EQ(phase(), "place_figure");
  EXPECT_EQ(check(state_, Action::put_figure({1, 0}, 0, 1)).reason, Reason::FigureNotAllowedThere);
  act(Action::put_figure({1, 0}, 0));
  ASSERT_EQ(phase(), "dusk");
  act(Action::put_figure({1, 0}, 0, 1));
  const Node& root = state_.node(state_.find(state_.node_of(1, 0)));
  EXPECT_EQ(root.occupied, 1);
  EXPECT_EQ(root.votes, 1U) << "it has no vote";
}

// R-IX-5: a phase may ask a seat that is not on turn; the seat on turn stays the same.
TEST_F(MoreHooks, AnotherSeatMayBeAsked) {
  put({1, 0}, Side::N);
  act(Action::pass());
  act(Action::pass());
  ASSERT_EQ(phase(), "oath");
  EXPECT_EQ(state_.seat(), 0);
  EXPECT_EQ(state_.actor(), 1);
  const std::uint64_t asked = state_.hash();
  act(Action::answer(3));
  EXPECT_EQ(state_.actor(), state_.seat());
  EXPECT_NE(state_.hash(), asked);
}

// R-ORDER-2: a move excludes a figure; R-TRADE-34: with the last meeple the others go home.
TEST_F(MoreHooks, AMoveIsDoneInsteadOfAFigure) {
  put({1, 0}, Side::N);
  act(Action::put_figure({1, 0}, 0));
  act(Action::put_figure({1, 0}, 0, 1));
  act(Action::answer(3));
  put({2, 0}, Side::N);
  EXPECT_EQ(check(state_, Action::take_back({1, 0}, 0, 0)).reason, Reason::NotTakenBack)
      << "another seat's";
  act(Action::pass());
  act(Action::pass());
  act(Action::answer(3));
  put({3, 0}, Side::N);
  ASSERT_EQ(state_.seat(), 0);
  act(Action::take_back({1, 0}, 0, 0));
  EXPECT_EQ(phase(), "dusk") << "the move was this phase's decision";
  EXPECT_EQ(state_.supply(0, 0), 7);
  EXPECT_EQ(state_.supply(0, 1), 1) << "the sprite has no meeple to stand beside";
  EXPECT_TRUE(state_.figures().empty());
}

// R-IX-12: who scores can be changed; R-ORDER-4: scored with all in place, then they go home, but
// one that stands in a way of its own stays.
TEST_F(MoreHooks, ValuesOwnersAndWhoStays) {
  put({1, 0}, Side::N);
  act(Action::put_figure({1, 0}, 0, 0, 1));
  act(Action::pass());
  act(Action::answer(3));
  put({1, -1}, Side::S);
  EXPECT_EQ(state_.slot_of<Slot>(kProbe).completed, 0);
  ASSERT_EQ(phase(), "place_figure");
  EXPECT_EQ(check(state_, Action::put_figure({1, -1}, 0)).reason, Reason::FeatureOccupied);
  act(Action::pass());
  act(Action::pass());
  EXPECT_EQ(state_.slot_of<Slot>(kProbe).completed, 1);
  EXPECT_EQ(state_.points(0), 0) << "asleep it has no part in the majority";
  EXPECT_EQ(state_.figures().size(), 1U);
}

TEST_F(MoreHooks, EverybodyScoresSeven) {
  put({1, 0}, Side::N);
  act(Action::put_figure({1, 0}, 0));
  act(Action::pass());
  act(Action::answer(3));
  put({1, -1}, Side::S);
  act(Action::pass());
  act(Action::pass());
  EXPECT_EQ(state_.points(0), 7);
  EXPECT_EQ(state_.points(1), 7);
  EXPECT_TRUE(state_.figures().empty());
}

TEST_F(MoreHooks, EveryTilePutIsSeen) {
  EXPECT_EQ(state_.slot_of<Slot>(kProbe).tiles_put, 1) << "the start tile";
  put({1, 0}, Side::N);
  EXPECT_EQ(state_.slot_of<Slot>(kProbe).tiles_put, 2);
}

}  // namespace
}  // namespace bastide
