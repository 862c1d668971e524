// Perft: every game of a few turns with a fixed order of tiles, summed up, against the numbers in
// variants/base/perft and, to depth 3, against the reference implementation.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/apply.h"
#include "core/perft.h"
#include "tests/perft/perft_file.h"
#include "tests/reference/reference.h"
#include "variants/registry.h"

namespace bastide::testing {
namespace {

class Perft : public ::testing::Test {
 protected:
  Perft() : game_(*make_game(catalogue(), GameSetup())) {
    studies_ =
        read_perft(std::filesystem::path(BASTIDE_SOURCE_DIR) / "variants/base/perft/base.perft");
  }

  std::vector<KindId> order(const PerftStudy& study) const {
    std::vector<KindId> kinds;
    for (const std::string& tile : study.tiles) kinds.push_back(game_->find_kind(tile));
    return kinds;
  }

  std::shared_ptr<const Game> game_;
  std::vector<PerftStudy> studies_;
};

TEST_F(Perft, EngineGivesTheNumbersOfTheFile) {
  ASSERT_EQ(studies_.size(), 5U);
  for (const PerftStudy& study : studies_) {
    EXPECT_EQ(study.lines.size(), 4U) << study.id;
    for (const PerftLine& line : study.lines) {
      const PerftTotals totals = perft(State(*game_), order(study), line.depth);
      EXPECT_EQ(perft_text(line.depth, totals), perft_text(line.depth, line.totals)) << study.id;
    }
  }
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

TEST_F(Perft, ReferenceAgreesToDepthThree) {
  const int deepest = BASTIDE_TEST_SCALE < 100 ? 2 : 3;  // slow builds: the numbers are the same
  const reference::Game start(game_->sets, reference::Rules());
  for (const PerftStudy& study : studies_) {
    std::vector<const reference::Kind*> kinds;
    for (const KindId kind : order(study)) kinds.push_back(find_kind(start, game_->kinds[kind]));
    for (const PerftLine& line : study.lines) {
      if (line.depth > deepest) continue;
      PerftTotals totals;
      walk(start, kinds, line.depth, totals);
      totals.hash = line.totals.hash;  // the engine's alone
      EXPECT_EQ(perft_text(line.depth, totals), perft_text(line.depth, line.totals)) << study.id;
    }
  }
}

}  // namespace
}  // namespace bastide::testing
