#include "table/first_player.h"

#include <algorithm>
#include <vector>

#include "table/bag.h"

namespace bastide {
namespace {

constexpr int kMeeplesRolled = 3;
constexpr std::uint32_t kOneStandsIn = 10;  ///< rolls of a meeple; our reading of R-HOUSE-1
constexpr int kMostRounds = 10'000;

/// R-HOUSE-1: from a random seat on each rolls three meeples until one stands.
int roll_meeples(int seats, SeedStream& random) {
  int seat = static_cast<int>(random.below(static_cast<std::uint32_t>(seats)));
  for (int round = 0; round < kMostRounds; ++round) {
    for (int i = 0; i < kMeeplesRolled; ++i) {
      if (random.below(kOneStandsIn) == 0) return seat;
    }
    seat = (seat + 1) % seats;
  }
  return seat;
}

/// Roads of a tile, each segment one (R-HOUSE-2).
int count_roads(const Game& game, TileCopy tile) {
  const auto& segments = game.kinds[tile.kind].design->segments;
  return static_cast<int>(std::ranges::count(segments, FeatureKind::Road, &Segment::kind));
}

/// R-HOUSE-2: each draws a tile; of those with most roads each draws again, until one is left. All
/// tiles go back.
int most_roads(const Game& game, SeedStream& random) {
  const std::vector<TileCopy> pile = all_copies(game);
  std::vector<int> tied;
  for (int seat = 0; seat < game.seats; ++seat) tied.push_back(seat);
  for (int round = 0; round < kMostRounds && tied.size() > 1; ++round) {
    std::vector<int> best;
    int most = -1;
    for (const int seat : tied) {
      const auto drawn = random.below(static_cast<std::uint32_t>(pile.size()));
      const int roads = count_roads(game, pile[drawn]);
      if (roads > most) best.clear();
      if (roads >= most) best.push_back(seat);
      most = std::max(most, roads);
    }
    tied = best;
  }
  return tied.front();
}

}  // namespace

int first_player(const Game& game, const Seed& seed) {
  SeedStream random(seed, "first player");
  const std::string_view way = game.option("first_player");
  if (way == "random")
    return static_cast<int>(random.below(static_cast<std::uint32_t>(game.seats)));
  if (way == "roll_meeples") return roll_meeples(game.seats, random);
  if (way == "most_roads" && !all_copies(game).empty()) return most_roads(game, random);
  return 0;
}

}  // namespace bastide
