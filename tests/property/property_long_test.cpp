// The same as property_test.cpp for `make test-long`: as many games as it takes to pass many times
// over whatever the short run may miss. BASTIDE_GAMES sets the number.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "tests/property/harness.h"
#include "tests/property/reference_companion.h"
#include "variants/registry.h"

namespace bastide::testing {
namespace {

TEST(ManyRandomGames, AgreeWithTheReference) {
  const char* given = std::getenv("BASTIDE_GAMES");
  const int games = given != nullptr ? std::stoi(given) : 1000 * BASTIDE_TEST_SCALE;
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = 1'000'000 + static_cast<std::uint64_t>(i);
    const auto game = make_game(catalogue(), random_setup(seed));
    ASSERT_TRUE(game.has_value()) << game.error();
    const auto companion = reference_companion(**game);
    const PlayedGame played = play_and_check(**game, random_chooser(seed), seed, companion.get());
    ASSERT_FALSE(played.mistake.has_value()) << "seed " << seed << ": " << *played.mistake;
  }
}

}  // namespace
}  // namespace bastide::testing
