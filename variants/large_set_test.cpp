// The largest sets that the format allows, read and played to the end.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "core/apply.h"
#include "core/game.h"
#include "variants/tile_set_reader.h"

namespace bastide {
namespace {

/// AAA, BAA … : three letters for every number below 26³.
std::string letter(int number) {
  std::string out;
  for (int i = 0; i < 3; ++i, number /= 26) out += static_cast<char>('A' + number % 26);
  return out;
}

/// As many letters as there may be, all of them lone monasteries.
std::string largest_set(int count) {
  std::string text = "set = \"large\"\ntitle.en = \"Large\"\nstart = \"AAA\"\n";
  for (int i = 0; i < kMaxTileLetters; ++i) {
    text += "[[tile]]\nletter = \"" + letter(i) +
            "\"\nname = \"monastery\"\ncount = " + std::to_string(count) +
            "\nedges = \"field field field field\"\nsegments = [ { monastery = true },\n"
            "{ field = \"NNW NNE ENE ESE SSE SSW WSW WNW\" } ]\n";
  }
  return text;
}

std::expected<std::shared_ptr<const Game>, std::string> game_of(int count) {
  auto set = read_tile_set(largest_set(count), "f");
  if (!set) return std::unexpected(to_text(set.error()));
  Catalogue catalogue;
  catalogue.sets = {std::make_shared<const TileSet>(*std::move(set))};
  catalogue.options.assign(core_options().begin(), core_options().end());
  GameSetup setup;
  setup.sets = {"large"};
  return make_game(catalogue, setup);
}

void act(State& state, const Action& action) {
  ASSERT_EQ(check(state, action).reason, Reason::None);
  apply(state, action);
}

// R-TILE-2: nothing limits the board, so all tiles may lie in one row.
TEST(LargeSet, OfFiveHundredLettersIsPlayedToTheEnd) {
  const auto game = game_of(kMaxTiles / kMaxTileLetters);
  ASSERT_TRUE(game) << game.error();
  ASSERT_EQ((*game)->kinds.size(), static_cast<std::size_t>(kMaxTileLetters));
  State state(**game);
  for (int x = 1; x < kMaxTiles; ++x) {
    act(state, Action::draw(static_cast<KindId>(x % kMaxTileLetters)));
    ASSERT_EQ((*game)->kinds[state.drawn()].name, "large:" + letter(x % kMaxTileLetters));
    act(state, Action::place({static_cast<std::int16_t>(x), 0}, Side::N));
    if (!awaits_chance(state)) act(state, Action::pass());
    ASSERT_FALSE(HasFatalFailure()) << x;
  }
  EXPECT_EQ(legal_actions(state), std::vector<Action>{Action::finish()});
  EXPECT_EQ(state.tiles().size(), static_cast<std::size_t>(kMaxTiles));
}

TEST(LargeSet, WithMoreTilesThanABoardHoldsIsRefused) {
  const auto game = game_of(kMaxTiles / kMaxTileLetters + 1);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error(), "so many tiles or figures cannot be in one game");
}

}  // namespace
}  // namespace bastide
