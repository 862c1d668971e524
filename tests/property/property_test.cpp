// Random games with random options, 2 to 6 players: everything that must hold of any game, and the
// reference implementation's word on all of it. BASTIDE_GAMES sets the number of games.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "core/game.h"
#include "tests/property/harness.h"
#include "tests/property/reference_companion.h"
#include "variants/registry.h"

namespace bastide::testing {
namespace {

constexpr int kShards = 4;  ///< so that several processors can share the work

int games_a_shard() {
  const char* given = std::getenv("BASTIDE_GAMES");
  const int games = given != nullptr ? std::stoi(given) : 3000 * BASTIDE_TEST_SCALE / 100;
  return (games + kShards - 1) / kShards;
}

class RandomGames : public ::testing::TestWithParam<int> {};

TEST_P(RandomGames, HoldTogetherAndAgreeWithTheReference) {
  int discards = 0;
  for (int i = 0; i < games_a_shard(); ++i) {
    const auto seed = static_cast<std::uint64_t>(i * kShards + GetParam());
    const auto game = make_game(catalogue(), random_setup(seed));
    ASSERT_TRUE(game.has_value()) << game.error();
    const auto companion = reference_companion(**game);
    const PlayedGame played = play_and_check(**game, random_chooser(seed), seed, companion.get());
    ASSERT_FALSE(played.mistake.has_value()) << "seed " << seed << ": " << *played.mistake;
    discards += played.state.discards();
  }
  if (games_a_shard() < 100) return;
  EXPECT_GT(discards, 0) << "no game had a tile that fitted nowhere: that rule was not tried";
}

INSTANTIATE_TEST_SUITE_P(Shard, RandomGames, ::testing::Range(0, kShards));

}  // namespace
}  // namespace bastide::testing
