// R-HOUSE-3, R-HOUSE-4: tiles in hand. R-HOUSE-7: offers for the drawn tile.
#include <algorithm>
#include <set>

#include "tests/reference/reference.h"

namespace bastide::reference {

namespace {

bool any_river(const std::vector<const Kind*>& kinds) {
  return std::ranges::any_of(kinds, [](const Kind* kind) { return is_river(kind->design); });
}

/// Unfinished roads and cities beside a cell.
std::vector<Feature> beside(const Table& table, Cell cell) {
  std::vector<Feature> result;
  for (int t = 0; t <= table.last(); ++t) {
    const Tile& tile = table.tiles()[static_cast<unsigned>(t)];
    for (const Side side : kSides) {
      if (neighbour(tile.cell, side) != cell) continue;
      for (int s = 0; s < static_cast<int>(tile.kind->design.segments.size()); ++s) {
        const Segment& segment = table.segment({t, s});
        if (segment.kind != FeatureKind::Road && segment.kind != FeatureKind::City) continue;
        if ((turned_sides(segment.sides, tile.turns) & bit(side)) != 0)
          result.push_back(table.feature_of({t, s}));
      }
    }
  }
  return result;
}

}  // namespace

bool Game::fits_somewhere(const Kind& kind) const { return !placements(kind).empty(); }

// Hands are dealt when no river is to be laid; not within a double turn, nor while a player must
// find a tile that fits. The player on turn comes first.
int Game::due() const {
  if (seeking_ || second_part_ || any_river(bag_.drawable())) return -1;
  for (int i = 0; i < rules().players; ++i) {
    const int player = (player_ + i) % rules().players;
    if (static_cast<int>(held_[static_cast<unsigned>(player)].size()) < rules().hand) return player;
  }
  return -1;
}

// What comes next where players hold tiles, before a tile is placed.
void Game::before_tile() {
  while (std::ranges::any_of(held_, [](const auto& hand) { return !hand.empty(); })) {
    const bool more = !bag_.drawable().empty();
    auto& hand = held_[static_cast<unsigned>(player_)];
    if (more && (due() >= 0 || seeking_ || any_river(bag_.drawable()))) break;
    if (!hand.empty() && !seeking_) {
      step_ = Step::Take;
      while (std::ranges::none_of(hand, [&](const Kind* k) { return fits_somewhere(*k); })) {
        if (!position_.table.add_panel()) break;
      }
      return;
    }
    if (more) break;
    next_player();  // nothing to play
  }
  step_ = Step::Draw;
}

std::vector<const Kind*> Game::to_take() const {
  const auto& hand = held_[static_cast<unsigned>(player_)];
  std::vector<const Kind*> fit = hand;
  std::erase_if(fit, [&](const Kind* kind) { return !fits_somewhere(*kind); });
  return fit.empty() ? hand : fit;
}

void Game::take(const Kind& kind) {
  auto& hand = held_[static_cast<unsigned>(player_)];
  hand.erase(std::ranges::find(hand, &kind));
  if (fits_somewhere(kind)) {
    drawn_ = &kind;
    step_ = Step::Place;
    return;
  }
  bag_.fits_nowhere(kind);
  seeking_ = true;
  before_tile();
}

bool Game::would_finish(const Kind& kind, Cell cell, const Feature& feature) const {
  for (int turns = 0; turns < 4; ++turns) {
    if (!allowed(kind.design, {cell, turns})) continue;
    Table after = position_.table;
    after.put(kind, {cell, turns});
    if (after.feature_of(feature.parts.front()).complete) return true;
  }
  return false;
}

// The drawn tile alone can finish some road or city.
bool Game::is_only_one() const {
  std::set<Cell> cells;
  for (const Placement& p : placements(*drawn_)) cells.insert(p.cell);
  for (const Cell cell : cells) {
    for (const Feature& feature : beside(position_.table, cell)) {
      if (!would_finish(*drawn_, cell, feature)) continue;
      const bool other = std::ranges::any_of(box_->kinds, [&](const Kind& kind) {
        return bag_.count(kind) > 0 && would_finish(kind, cell, feature);
      });
      if (!other) return true;
    }
  }
  return false;
}

// The opponents with points are asked in turn; then the one who drew the tile.
void Game::next_offer(int after) {
  for (int player = (after + 1) % rules().players; player != player_;
       player = (player + 1) % rules().players) {
    if (points_[static_cast<unsigned>(player)] == 0) continue;
    asked_ = player;
    step_ = Step::Offer;
    return;
  }
  asked_ = player_;
  step_ = offers_.empty() ? Step::Place : Step::Sale;
}

void Game::offer(int points) {
  if (points > 0) offers_[asked_] = points;
  next_offer(asked_);
}

void Game::sell(int buyer) {
  if (buyer >= 0) {
    points_[static_cast<unsigned>(buyer)] -= offers_[buyer];
    points_[static_cast<unsigned>(player_)] += offers_[buyer];
    asked_ = buyer;
  }
  offers_.clear();
  step_ = Step::Place;
}

}  // namespace bastide::reference
