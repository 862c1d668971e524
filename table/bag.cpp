#include "table/bag.h"

#include <utility>

namespace bastide {

Bag::Bag(const Game& game, std::vector<TileCopy> first, std::vector<TileCopy> rest,
         const Seed& seed)
    : tiles_(std::move(first)), salt_(hex(derive_seed(seed, "salt"))) {
  SeedStream random(seed, "draw order");
  for (std::size_t i = rest.size(); i > 1; --i) {
    std::swap(rest[i - 1], rest[random.below(static_cast<std::uint32_t>(i))]);
  }
  tiles_.insert(tiles_.end(), rest.begin(), rest.end());
  std::string text = salt_ + ' ';
  for (const TileCopy& tile : tiles_) text.append(game.kinds[tile.kind].name).append(" ");
  if (!tiles_.empty()) text.pop_back();
  commitment_ = hex(sha256(text));
}

std::vector<std::string> Bag::order(const Game& game) const {
  std::vector<std::string> names;
  for (const TileCopy& tile : tiles_) names.push_back(game.kinds[tile.kind].name);
  return names;
}

std::uint8_t start_copy(const Game& game) {
  return static_cast<std::uint8_t>(game.kinds[game.start_kind].count - 1);
}

std::vector<TileCopy> all_copies(const Game& game) {
  std::vector<TileCopy> tiles;
  for (std::size_t kind = 0; kind < game.kinds.size(); ++kind) {
    const int count = kind == game.start_kind ? start_copy(game) : game.kinds[kind].count;
    for (int copy = 0; copy < count; ++copy) {
      tiles.push_back({static_cast<KindId>(kind), static_cast<std::uint8_t>(copy)});
    }
  }
  return tiles;
}

}  // namespace bastide
