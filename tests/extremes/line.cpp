#include "tests/extremes/line.h"

#include "tests/property/random.h"

namespace bastide::testing {

namespace {

Terrain terrain(const TileKind& kind, Side dir, Side side) {
  return kind.design->sides[static_cast<unsigned>(index(turned(side, -index(dir))))];
}

/// A random walk over terrains: tiles that enter and leave by the same terrain first, as they never
/// block.
std::optional<std::vector<LineStep>> attempt(const Game& game, Side towards, Random& random) {
  std::vector<int> left;
  int total = -1;
  for (const TileKind& kind : game.kinds) total += kind.count, left.push_back(kind.count);
  --left[game.start_kind];
  Terrain edge = terrain(game.kinds[game.start_kind], Side::N, towards);
  std::vector<LineStep> line;
  while (static_cast<int>(line.size()) < total) {
    std::vector<LineStep> staying, leaving;
    for (std::size_t i = 0; i < game.kinds.size(); ++i) {
      const auto id = static_cast<KindId>(i);
      if (left[id] == 0) continue;
      for (const Side dir : kSides) {
        if (terrain(game.kinds[id], dir, opposite(towards)) != edge) continue;
        (terrain(game.kinds[id], dir, towards) == edge ? staying : leaving).push_back({id, dir});
      }
    }
    const std::vector<LineStep>& choice = staying.empty() ? leaving : staying;
    if (choice.empty()) return std::nullopt;
    const LineStep step =
        choice[static_cast<unsigned>(random.below(static_cast<int>(choice.size())))];
    --left[step.kind];
    edge = terrain(game.kinds[step.kind], step.dir, towards);
    line.push_back(step);
  }
  return line;
}

}  // namespace

std::optional<std::vector<LineStep>> straight_line(const Game& game, Side towards, int tries) {
  Random random(static_cast<std::uint64_t>(index(towards)));
  for (int i = 0; i < tries; ++i) {
    if (auto line = attempt(game, towards, random)) return line;
  }
  return std::nullopt;
}

}  // namespace bastide::testing
