#include "ai/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ai/playout.h"
#include "core/apply.h"
#include "variants/registry.h"

namespace bastide {
namespace {

/// Draws a random tile, or finishes when the bag is empty.
void draw(State& state, Random& random) {
  if (state.bag_total() == 0) return apply(state, Action::finish());
  KindId kind = 0;
  do {
    kind = static_cast<KindId>(random.below(static_cast<unsigned>(state.game().kinds.size())));
  } while (state.bag(kind) == 0);
  apply(state, Action::draw(kind));
}

void random_turn(State& state, Random& random) {
  apply(state, random_placement(state, random));
  if (!awaits_chance(state) && !state.is_over()) apply(state, random_figure(state, random));
}

void computer_turn(State& state) {
  for (const Action& action : choose_turn(state, computer_levels().front())) {
    ASSERT_FALSE(check(state, action));
    apply(state, action);
  }
}

/// One game of the computer (seat `computer`) against chance.
State game_against_chance(const Game& game, int computer, std::uint64_t seed) {
  State state(game);
  Random random(seed);
  while (!state.is_over()) {
    if (awaits_chance(state)) {
      draw(state, random);
    } else if (state.seat() == computer) {
      computer_turn(state);
    } else {
      random_turn(state, random);
    }
  }
  return state;
}

std::shared_ptr<const Game> base_game(int seats, OptionValues options = {}) {
  return make_game(catalogue(), {.seats = seats, .options = std::move(options)}).value();
}

TEST(ComputerPlayer, BeatsChanceByFarInEveryGame) {
  const auto game = base_game(2);
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const int computer = static_cast<int>(seed % 2);
    const State end = game_against_chance(*game, computer, seed);
    EXPECT_GT(end.points(computer), end.points(1 - computer) + 20) << "seed " << seed;
  }
}

TEST(ComputerPlayer, PlaysLegallyWithEveryNumberOfSeatsAndWayOfFarming) {
  for (int seats = 2; seats <= 6; ++seats) {
    const char* farmers = seats == 3   ? "off"
                          : seats == 4 ? "first"
                          : seats == 5 ? "second"
                                       : "third";
    const auto game = base_game(seats, {{"farmers", farmers}, {"sixth_player", "true"}});
    State state(*game);
    Random random(static_cast<std::uint64_t>(seats));
    while (!state.is_over()) {
      if (awaits_chance(state)) {
        draw(state, random);
      } else {
        computer_turn(state);
      }
    }
    EXPECT_GT(state.points(0) + state.points(1), 0);
  }
}

TEST(ComputerPlayer, TakesTheSameTurnEveryTime) {
  const auto game = base_game(2);
  State state(*game);
  apply(state, Action::draw(game->find_kind("L")));
  const auto turn = choose_turn(state, "steady");
  EXPECT_EQ(turn, choose_turn(state, "steady"));
}

TEST(ComputerPlayer, ClosesItsOwnCity) {
  const auto game = base_game(2, {{"farmers", "off"}});
  State state(*game);
  const auto play = [&](const char* kind, Action place, Action figure) {
    apply(state, Action::draw(game->find_kind(kind)));
    apply(state, place);
    apply(state, figure);
  };
  // Red's knight in the city of G above the start tile; its north side is open.
  play("G", Action::place({0, -1}, Side::E), Action::put_figure({0, -1}, 0));
  play("U", Action::place({1, 0}, Side::E), Action::pass());
  apply(state, Action::draw(game->find_kind("E")));
  computer_turn(state);
  EXPECT_EQ(state.points(0), 6) << "three tiles, finished (R-CITY-3)";
}

TEST(ComputerPlayer, NeverWastesTheLastTurn) {
  const auto game = base_game(2);
  State state(*game);
  Random random(5);
  while (state.bag_total() > 1) {
    if (awaits_chance(state)) {
      draw(state, random);
    } else {
      apply(state, random_placement(state, random));
      if (!awaits_chance(state)) apply(state, Action::pass());
    }
  }
  // Nobody has a figure out; the last tile must earn its seat something.
  while (awaits_chance(state) && !state.is_over()) draw(state, random);
  ASSERT_FALSE(state.is_over());
  const int seat = state.seat();
  computer_turn(state);
  apply(state, Action::finish());
  EXPECT_GT(state.points(seat), 0);
}

TEST(Playout, EndsTheGameFromAnyPointOfATurn) {
  const auto game = base_game(2);
  Playout playout(*game);
  State state(*game);
  Random random(1);
  apply(state, Action::draw(game->find_kind("V")));
  State placed(state);
  apply(placed, Action::place({1, 0}, Side::N));
  for (State* start : {&state, &placed}) {
    playout.run(*start, random);
    EXPECT_TRUE(start->is_over());
    EXPECT_EQ(start->bag_total(), 0);
  }
}

TEST(Playout, ChoosesEveryPlacementAndFigureEquallyOften) {
  const auto game = base_game(2);
  State state(*game);
  apply(state, Action::draw(game->find_kind("K")));
  const auto legal = legal_actions(state);
  std::vector<int> counts(legal.size());
  Random random(3);
  constexpr int kTries = 6000;
  for (int i = 0; i < kTries; ++i) {
    const Action action = random_placement(state, random);
    const auto it = std::ranges::find(legal, action);
    ASSERT_NE(it, legal.end());
    ++counts[static_cast<std::size_t>(it - legal.begin())];
  }
  const double mean = static_cast<double>(kTries) / static_cast<double>(legal.size());
  for (const int count : counts) EXPECT_NEAR(count, mean, 6 * std::sqrt(mean));
}

}  // namespace
}  // namespace bastide
