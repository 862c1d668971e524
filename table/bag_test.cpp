#include "table/bag.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "variants/registry.h"

namespace bastide {
namespace {

std::shared_ptr<const Game> base_game() { return make_game(catalogue(), {}).value(); }

Seed seed_of(std::uint8_t n) { return {n}; }

/// Draws all, as in a state whose bag holds every kind throughout.
std::vector<std::pair<KindId, int>> draw_all(const Game& game, Bag bag) {
  const State full(game);
  std::vector<std::pair<KindId, int>> out;
  while (const auto tile = bag.draw(full)) out.emplace_back(tile->kind, tile->copy);
  return out;
}

// R-SET-1, R-SET-2: 71 tiles beside the start tile, each physical copy once.
TEST(Bag, HoldsEveryCopyButTheStartTile) {
  const auto game = base_game();
  const auto drawn = draw_all(*game, Bag(*game, {}, all_copies(*game), seed_of(1)));
  EXPECT_EQ(drawn.size(), 71U);
  std::set<std::pair<KindId, int>> all(drawn.begin(), drawn.end());
  EXPECT_EQ(all.size(), 71U);
  EXPECT_FALSE(all.contains({game->start_kind, start_copy(*game)}));
  for (const auto& [kind, copy] : all) EXPECT_LT(copy, game->kinds[kind].count);
}

// R-SET-3: one random permutation, decided by the seed alone.
TEST(Bag, SameSeedSameOrder) {
  const auto game = base_game();
  const auto order = [&](std::uint8_t n) {
    return draw_all(*game, Bag(*game, {}, all_copies(*game), seed_of(n)));
  };
  EXPECT_EQ(order(1), order(1));
  EXPECT_NE(order(1), order(2));
}

TEST(Bag, KnownTilesComeFirstAndInOrder) {
  const auto game = base_game();
  const std::vector<TileCopy> known{{3, 0}, {1, 1}};
  const auto drawn = draw_all(*game, Bag(*game, known, {{2, 0}, {5, 0}}, seed_of(1)));
  ASSERT_EQ(drawn.size(), 4U);
  EXPECT_EQ(drawn[0], (std::pair<KindId, int>{3, 0}));
  EXPECT_EQ(drawn[1], (std::pair<KindId, int>{1, 1}));
}

// Each of 24 orders of four tiles about equally often: chi-square with 23 degrees of freedom stays
// under 60 with all but a chance of 1 in 30,000, and the seeds are fixed.
TEST(Bag, EveryOrderIsEquallyLikely) {
  const auto game = base_game();
  std::map<std::vector<std::pair<KindId, int>>, int> seen;
  constexpr int kRounds = 12'000;
  Seed seed{};
  for (int i = 0; i < kRounds; ++i) {
    seed = derive_seed(seed, "next");
    ++seen[draw_all(*game, Bag(*game, {}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}, seed))];
  }
  EXPECT_EQ(seen.size(), 24U);
  double chi_square = 0;
  constexpr double kExpected = kRounds / 24.0;
  for (const auto& [order, count] : seen)
    chi_square += (count - kExpected) * (count - kExpected) / kExpected;
  EXPECT_LT(chi_square, 60);
}

TEST(Bag, CommitmentIsWhatTheProtocolSays) {
  const auto game = base_game();
  const Bag bag(*game, {}, all_copies(*game), seed_of(9));
  std::string text = bag.salt();
  for (const std::string& name : bag.order(*game)) text += ' ' + name;
  EXPECT_EQ(bag.commitment(), hex(sha256(text)));
  EXPECT_EQ(bag.salt().size(), 64U);
}

TEST(SeedStream, NumbersBelowCoverTheRange) {
  SeedStream random(seed_of(1), "test");
  std::array<int, 7> seen{};
  for (int i = 0; i < 7000; ++i) ++seen[random.below(7)];
  for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(SeedStream, ReadsSeedsOf64Digits) {
  const auto seed = parse_seed("00ff" + std::string(60, 'A'));
  ASSERT_TRUE(seed);
  EXPECT_EQ((*seed)[1], 0xFF);
  EXPECT_EQ((*seed)[2], 0xAA);
  EXPECT_FALSE(parse_seed(std::string(63, 'a')));
  EXPECT_FALSE(parse_seed(std::string(63, 'a') + 'g'));
}

// R-RIVER-1, R-RIVER-2: the river's tiles come first, the lake last of them.
TEST(Bag, StagesComeOneAfterAnother) {
  const auto game = make_game(catalogue(), {.sets = {"base", "river"}}).value();
  State state(*game);
  Bag bag(*game, {}, all_copies(*game), seed_of(1));
  std::vector<std::string> drawn;
  while (const auto tile = bag.draw(state)) {
    state.take_from_bag(tile->kind);
    drawn.push_back(game->kinds[tile->kind].name);
  }
  ASSERT_EQ(drawn.size(), 11U + 71U);
  for (std::size_t i = 0; i < 11; ++i) EXPECT_TRUE(drawn[i].starts_with("river:")) << drawn[i];
  EXPECT_EQ(drawn[10], "river:L");
}

// R-HOUSE-5: what goes back into the bag comes again, at a place drawn by lot.
TEST(Bag, WhatIsPutBackComesAgain) {
  const auto game = base_game();
  const State full(*game);
  std::set<std::size_t> places;
  for (std::uint8_t seed = 0; seed < 60; ++seed) {
    Bag bag(*game, {{3, 0}, {1, 0}, {2, 0}, {5, 0}}, {}, seed_of(seed));
    const TileCopy first = *bag.draw(full);
    bag.put_back(first);
    const auto rest = draw_all(*game, bag);
    ASSERT_EQ(rest.size(), 4U);
    places.insert(static_cast<std::size_t>(std::ranges::find(rest, std::pair<KindId, int>(3, 0)) -
                                           rest.begin()));
  }
  EXPECT_EQ(places, (std::set<std::size_t>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace bastide
