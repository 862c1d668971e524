// Games at the limits: one straight line in each direction, the densest blob, the last tile
// unplaceable, nobody with a figure left, six players. All of them with every check of the harness
// and the reference.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/apply.h"
#include "core/score.h"
#include "tests/extremes/line.h"
#include "tests/property/harness.h"
#include "tests/property/reference_companion.h"
#include "variants/registry.h"

namespace bastide::testing {
namespace {

std::shared_ptr<const Game> new_game(int seats) {
  GameSetup setup;
  setup.seats = seats;
  if (seats == 6) setup.options.emplace_back("sixth_player", "true");
  return *make_game(catalogue(), setup);
}

PlayedGame play(const Game& game, const Chooser& chooser) {
  const auto companion = reference_companion(game);
  PlayedGame played = play_and_check(game, chooser, 1, companion.get());
  EXPECT_FALSE(played.mistake.has_value()) << *played.mistake;
  return played;
}

/// The first figure that may be put, monasteries before all else.
Action some_figure(const State& state, const std::vector<Action>& legal) {
  const TileKind& kind = state.kind_of(static_cast<TileId>(state.tiles().size() - 1));
  for (const Action& action : legal) {
    if (action.type == ActionType::Figure && ((kind.centred >> action.segment) & 1U) != 0)
      return action;
  }
  return legal.front();
}

/// Lays the tiles of `line` one after the other in direction `towards`.
Chooser line_chooser(const std::vector<LineStep>& line, Side towards) {
  return [&line, towards](const State& state, const std::vector<Action>& legal) {
    const std::size_t at = state.tiles().size() - 1;
    if (legal.front().type == ActionType::Finish) return Action::finish();
    if (legal.front().type == ActionType::Draw) return Action::draw(line[at].kind);
    if (legal.front().type != ActionType::Place) return some_figure(state, legal);
    const Side dir = canonical(state.game().kinds[line[at].kind], line[at].dir);
    return Action::place(neighbour(state.tiles().back().cell, towards), dir);
  };
}

class StraightLine : public ::testing::TestWithParam<Side> {};

// R-TILE-2, R-SET-5: nothing limits the board; all 71 drawn tiles may lie in one row.
TEST_P(StraightLine, OfAllTilesIsLegal) {
  const Side towards = GetParam();
  const auto game = new_game(2);
  const auto line = straight_line(*game, towards, 10'000);
  ASSERT_TRUE(line.has_value()) << "no order of the tiles makes a line";
  const PlayedGame played = play(*game, line_chooser(*line, towards));
  ASSERT_EQ(played.state.tiles().size(), 72U);
  const Cell end = played.state.tiles().back().cell;
  EXPECT_EQ(std::abs(end.x) + std::abs(end.y), 71);
}

// R-MON-4: in a row a monastery has two neighbours, at its end one.
TEST_P(StraightLine, MonasteriesInItScoreTheirTwoNeighbours) {
  const auto game = new_game(2);
  const auto line = straight_line(*game, GetParam(), 10'000);
  ASSERT_TRUE(line.has_value());
  State state(*game);
  Log log;
  const Chooser chooser = line_chooser(*line, GetParam());
  while (!state.is_over()) {
    Action action = chooser(state, legal_actions(state));
    const bool figure = action.type == ActionType::Figure;
    if (figure && !is_centred(state.kind_of(static_cast<TileId>(state.tiles().size() - 1))
                                  .design->segments[action.segment]
                                  .kind)) {
      action = Action::pass();
    }
    apply(state, action, &log);
  }
  int monks = 0;
  for (const Event& event : log) {
    if (event.type != EventType::Award) continue;
    ++monks;
    const bool last = event.cell == state.tiles().back().cell;
    EXPECT_EQ(event.award.kind, FeatureKind::Monastery);
    EXPECT_EQ(event.award.points, last ? 2 : 3);
  }
  EXPECT_EQ(monks, 6) << "A and B are six tiles";
}

INSTANTIATE_TEST_SUITE_P(Directions, StraightLine, ::testing::ValuesIn(kSides));

/// Places on the cell that is nearest to the start tile: the densest board that the draws allow.
Chooser dense_chooser(std::uint64_t seed, int figures) {
  const Chooser random = random_chooser(seed);
  return [random, figures](const State& state, const std::vector<Action>& legal) {
    if (legal.front().type == ActionType::Place) {
      return *std::ranges::min_element(
          legal, {}, [](const Action& a) { return a.cell.x * a.cell.x + a.cell.y * a.cell.y; });
    }
    if (legal.front().type == ActionType::Figure && figures > 0) return legal.front();
    return random(state, legal);
  };
}

TEST(Extremes, DensestBoards) {
  int surrounded = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto game = new_game(5);
    const PlayedGame played = play(*game, dense_chooser(seed, 0));
    for (const PlacedTile& tile : played.state.tiles()) {
      surrounded += std::ranges::all_of(
          kSides, [&](Side side) { return played.state.tile_at(neighbour(tile.cell, side)) >= 0; });
    }
  }
  EXPECT_GT(surrounded, 10 * 30) << "these boards are not dense";
}

// R-SET-7: the sixth player only by choice, then everything as with fewer.
TEST(Extremes, SixPlayers) {
  GameSetup setup;
  setup.seats = 6;
  EXPECT_FALSE(make_game(catalogue(), setup).has_value());
  const auto game = new_game(6);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const PlayedGame played = play(*game, dense_chooser(seed, 1));
    EXPECT_LE(played.state.tiles().size(), 72U);
    EXPECT_GE(played.state.turn(), 60);
  }
}

// R-SET-8, R-MEEP-6: who has no figure left only lays tiles; the turn does not ask.
TEST(Extremes, EverybodyOutOfFigures) {
  const auto game = new_game(2);
  bool everybody = false;
  const Chooser random = random_chooser(3);
  const auto chooser = [&](const State& state, const std::vector<Action>& legal) {
    if (state.supply(0) == 0 && state.supply(1) == 0 && awaits_chance(state)) everybody = true;
    // Fields never give a farmer back.
    for (const Action& action : legal) {
      if (action.type != ActionType::Figure) continue;
      EXPECT_GT(state.supply(state.seat()), 0);
      const auto tile = static_cast<TileId>(state.tiles().size() - 1);
      if (state.kind_of(tile).design->segments[action.segment].kind == FeatureKind::Field)
        return action;
    }
    return random(state, legal);
  };
  const PlayedGame played = play(*game, chooser);
  EXPECT_TRUE(everybody) << "this game never ran out of figures";
}

// R-TILE-9, R-END-2, D-48: the last tile of a whole game fits nowhere.
TEST(Extremes, LastTileUnplaceable) {
  const auto game = new_game(2);
  const KindId all_city = game->find_kind("base:C");
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const Chooser random = random_chooser(seed);
    // C is kept for last; city edges are closed, not opened, wherever possible.
    const auto chooser = [&](const State& state, const std::vector<Action>& legal) {
      if (legal.front().type == ActionType::Draw && state.bag_total() > 1) {
        Action action = random(state, legal);
        while (action.kind == all_city) action = random(state, legal);
        return action;
      }
      if (legal.front().type != ActionType::Place) return random(state, legal);
      return *std::ranges::min_element(legal, {}, [&](const Action& action) {
        State next(state);
        apply(next, action);
        return placements_of(next, all_city).size();
      });
    };
    const PlayedGame played = play(*game, chooser);
    if (played.mistake || played.state.discards() == 0) continue;
    ASSERT_EQ(played.actions.back(), Action::finish());
    const Action last_draw = played.actions[played.actions.size() - 2];
    if (last_draw != Action::draw(all_city)) continue;
    EXPECT_TRUE(played.state.is_over());
    EXPECT_EQ(played.state.tiles().size() + static_cast<unsigned>(played.state.discards()), 72U);
    return;
  }
  FAIL() << "in none of the games did the last tile fit nowhere";
}

}  // namespace
}  // namespace bastide::testing
