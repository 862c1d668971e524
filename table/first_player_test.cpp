#include "table/first_player.h"

#include <gtest/gtest.h>

#include <array>

#include "variants/registry.h"

namespace bastide {
namespace {

std::array<int, 4> starters(const char* way, int rounds) {
  const auto game =
      make_game(catalogue(), {.seats = 4, .options = {{"first_player", way}}}).value();
  std::array<int, 4> count{};
  Seed seed{};
  for (int i = 0; i < rounds; ++i) {
    seed = derive_seed(seed, "next");
    const int seat = first_player(*game, seed);
    EXPECT_EQ(first_player(*game, seed), seat) << "the same seed, another answer";
    ++count.at(static_cast<std::size_t>(seat));
  }
  return count;
}

// R-TURN-2, R-HOUSE-13: at random each seat is as likely as another.
// R-HOUSE-1, R-HOUSE-2: so are they when meeples are rolled or roads counted, as nobody is
// favoured.
TEST(FirstPlayer, NobodyIsFavoured) {
  for (const char* way : {"random", "roll_meeples", "most_roads"}) {
    for (const int count : starters(way, 2000)) {
      EXPECT_GT(count, 400) << way;
      EXPECT_LT(count, 600) << way;
    }
  }
}

// R-TURN-2: the youngest sits down first.
TEST(FirstPlayer, TheFirstSeatWhereSeatsAreChosen) {
  EXPECT_EQ(starters("seat", 5)[0], 5);
  EXPECT_EQ(starters("youngest", 5)[0], 5);
}

}  // namespace
}  // namespace bastide
