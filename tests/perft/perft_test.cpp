// Perft: every game of a few turns with a fixed order of tiles, summed up, against the numbers in
// variants/*/perft and, for the base game to depth 3, against the reference implementation.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/apply.h"
#include "core/perft.h"
#include "tests/perft/perft_file.h"
#include "tests/reference/reference.h"
#include "variants/registry.h"

namespace bastide::testing {
namespace {

namespace fs = std::filesystem;

/// A study with its game.
struct Study {
  PerftStudy text;
  std::shared_ptr<const Game> game;

  std::vector<KindId> order() const {
    std::vector<KindId> kinds;
    for (const std::string& tile : text.tiles) {
      kinds.push_back(game->find_kind(tile));
      EXPECT_NE(kinds.back(), kNoKind) << text.id << ": " << tile;
    }
    return kinds;
  }
  bool is_of_the_base_game() const { return text.sets.size() == 1 && text.options.empty(); }
};

/// All studies of variants/*/perft/*.perft.
std::vector<Study> all_studies() {
  std::vector<Study> studies;
  for (const auto& variant : fs::directory_iterator(fs::path(BASTIDE_SOURCE_DIR) / "variants")) {
    std::error_code error;
    for (const auto& file : fs::directory_iterator(variant.path() / "perft", error)) {
      for (PerftStudy& text : read_perft(file.path())) {
        GameSetup setup;
        setup.sets = text.sets;
        setup.options = text.options;
        auto game = make_game(catalogue(), setup);
        EXPECT_TRUE(game.has_value()) << file.path() << ' ' << text.id;
        if (game) studies.push_back({std::move(text), std::move(*game)});
      }
    }
  }
  return studies;
}

TEST(Perft, EngineGivesTheNumbersOfTheFiles) {
  int base = 0;
  for (const Study& study : all_studies()) {
    base += study.is_of_the_base_game() ? 1 : 0;
    EXPECT_GE(study.text.lines.size(), 3U) << study.text.id;
    for (const PerftLine& line : study.text.lines) {
      const PerftTotals totals = perft(State(*study.game), study.order(), line.depth);
      EXPECT_EQ(perft_text(line.depth, totals), perft_text(line.depth, line.totals))
          << study.text.id;
    }
  }
  EXPECT_EQ(base, 5);
}

void add_leaf(const reference::Game& game, PerftTotals& totals) {
  ++totals.leaves;
  for (const int points : game.points()) totals.points += static_cast<std::uint64_t>(points);
  totals.completed += static_cast<std::uint64_t>(game.completed_features());
  totals.figures += game.position().figures.size();
}

const reference::Kind* find_kind(const reference::Game& game, const TileKind& kind) {
  const auto& kinds = game.box().kinds;
  return &*std::ranges::find_if(kinds, [&](const reference::Kind& other) {
    return other.set == kind.set && other.design.letter == kind.design->letter;
  });
}

/// Every way to put a figure or none on the tile just placed.
std::vector<reference::Game> after_figures(const reference::Game& placed) {
  if (placed.step() != reference::Step::Figure) return {placed};
  std::vector<reference::Game> result(1, placed);
  result.front().pass();
  for (const reference::Figure& figure : placed.to_put()) {
    result.push_back(placed);
    result.back().put(figure);
  }
  return result;
}

void walk(const reference::Game& game, std::span<const reference::Kind* const> order, int depth,
          PerftTotals& totals) {
  reference::Game drawn = game;
  const reference::Kind* tile = nullptr;
  while (depth > 0 && tile == nullptr && !order.empty()) {
    drawn.draw(*order.front());
    if (drawn.step() == reference::Step::Place) tile = order.front();
    order = order.subspan(1);
  }
  if (tile == nullptr) return add_leaf(drawn, totals);
  for (const reference::Placement& where : drawn.placements(*tile)) {
    reference::Game placed = drawn;
    placed.place(where);
    for (const reference::Game& next : after_figures(placed)) walk(next, order, depth - 1, totals);
  }
}

TEST(Perft, ReferenceAgreesToDepthThree) {
  const int deepest = BASTIDE_TEST_SCALE < 100 ? 2 : 3;  // slow builds: the numbers are the same
  for (const Study& study : all_studies()) {
    if (!study.is_of_the_base_game()) continue;
    const reference::Game start(study.game->sets, reference::Rules());
    std::vector<const reference::Kind*> kinds;
    for (const KindId kind : study.order())
      kinds.push_back(find_kind(start, study.game->kinds[kind]));
    for (const PerftLine& line : study.text.lines) {
      if (line.depth > deepest) continue;
      PerftTotals totals;
      walk(start, kinds, line.depth, totals);
      totals.hash = line.totals.hash;  // the engine's alone
      EXPECT_EQ(perft_text(line.depth, totals), perft_text(line.depth, line.totals))
          << study.text.id;
    }
  }
}

}  // namespace
}  // namespace bastide::testing
