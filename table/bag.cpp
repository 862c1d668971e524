#include "table/bag.h"

#include <algorithm>
#include <utility>

namespace bastide {

Bag::Bag(const Game& game, std::vector<TileCopy> first, std::vector<TileCopy> rest,
         const Seed& seed)
    : tiles_(std::move(first)), later_(seed, "put back"), salt_(hex(derive_seed(seed, "salt"))) {
  SeedStream random(seed, "draw order");
  for (std::size_t i = rest.size(); i > 1; --i) {
    std::swap(rest[i - 1], rest[random.below(static_cast<std::uint32_t>(i))]);
  }
  // What is drawn first comes first (R-RIVER-1); within a stage the lot decides.
  for (int stage = 0; stage < game.stages; ++stage) {
    for (const TileCopy& tile : rest) {
      if (game.kinds[tile.kind].stage == stage) tiles_.push_back(tile);
    }
  }
  committed_ = tiles_;
  std::string text = salt_ + ' ';
  for (const TileCopy& tile : tiles_) text.append(game.kinds[tile.kind].name).append(" ");
  if (!tiles_.empty()) text.pop_back();
  commitment_ = hex(sha256(text));
}

std::optional<TileCopy> Bag::draw(const State& state) {
  const auto next = tiles_.begin() + static_cast<std::ptrdiff_t>(next_);
  const auto found = std::find_if(next, tiles_.end(),
                                  [&](TileCopy tile) { return state.drawable(tile.kind) > 0; });
  if (found == tiles_.end()) return std::nullopt;
  std::rotate(next, found, found + 1);
  return tiles_[next_++];
}

void Bag::put_back(TileCopy tile) {
  const auto drawn = tiles_.begin() + static_cast<std::ptrdiff_t>(next_);
  const auto found = std::find(tiles_.begin(), drawn, tile);
  // One that was in a hand before this bag was filled is not in it.
  if (found != drawn) {
    tiles_.erase(found);
    --next_;
  }
  const auto left = static_cast<std::uint32_t>(tiles_.size() - next_);
  const auto place = static_cast<std::ptrdiff_t>(next_ + later_.below(left + 1));
  tiles_.insert(tiles_.begin() + place, tile);
}

std::vector<std::string> Bag::order(const Game& game) const {
  std::vector<std::string> names;
  for (const TileCopy& tile : committed_) names.push_back(game.kinds[tile.kind].name);
  return names;
}

std::uint8_t start_copy(const Game& game) {
  return static_cast<std::uint8_t>(game.kinds[game.start_kind].count - 1);
}

std::vector<TileCopy> all_copies(const Game& game) {
  std::vector<TileCopy> tiles;
  for (std::size_t kind = 0; kind < game.kinds.size(); ++kind) {
    const bool lies = static_cast<int>(kind) == game.start_kind && !game.empty_start;
    const int count = lies ? start_copy(game) : game.kinds[kind].count;
    for (int copy = 0; copy < count; ++copy) {
      tiles.push_back({static_cast<KindId>(kind), static_cast<std::uint8_t>(copy)});
    }
  }
  return tiles;
}

}  // namespace bastide
