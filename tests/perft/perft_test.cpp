// Perft: every game of a few turns with a fixed order of tiles, summed up, against the numbers in
// variants/base/perft and, to depth 3, against the reference implementation.
#include <gtest/gtest.h>

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
  totals.figures += game.figures().size();
}

void walk(const reference::Game& game, std::span<const TileDesign* const> order, int depth,
          PerftTotals& totals) {
  reference::Game drawn = game;
  const TileDesign* tile = nullptr;
  while (depth > 0 && tile == nullptr && !order.empty()) {
    if (drawn.draw(*order.front())) tile = order.front();
    order = order.subspan(1);
  }
  if (tile == nullptr) return add_leaf(drawn, totals);
  for (const reference::Placement& where : drawn.placements(*tile)) {
    reference::Game placed = drawn;
    placed.place(*tile, where);
    std::vector<int> choices = placed.figure_options();
    choices.push_back(-1);
    for (const int segment : choices) {
      reference::Game next = placed;
      if (segment >= 0) next.put_figure(segment);
      next.end_turn();
      walk(next, order, depth - 1, totals);
    }
  }
}

TEST_F(Perft, ReferenceAgreesToDepthThree) {
  const int deepest = BASTIDE_TEST_SCALE < 100 ? 2 : 3;  // slow builds: the numbers are the same
  for (const PerftStudy& study : studies_) {
    std::vector<const TileDesign*> designs;
    for (const KindId kind : order(study)) designs.push_back(game_->kinds[kind].design);
    for (const PerftLine& line : study.lines) {
      if (line.depth > deepest) continue;
      PerftTotals totals;
      walk(reference::Game(*game_->sets.front(), reference::Rules()), designs, line.depth, totals);
      totals.hash = line.totals.hash;  // the engine's alone
      EXPECT_EQ(perft_text(line.depth, totals), perft_text(line.depth, line.totals)) << study.id;
    }
  }
}

}  // namespace
}  // namespace bastide::testing
