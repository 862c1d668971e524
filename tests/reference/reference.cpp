#include "tests/reference/reference.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace bastide::reference {

namespace {

Terrain side_of(const TileDesign& design, int turns, Side side) {
  return design.sides[static_cast<unsigned>(index(turned(side, -turns)))];
}

using Look = std::tuple<FeatureKind, SideMask, HalfMask, int, std::string, std::vector<SideMask>>;

std::vector<Look> look(const TileDesign& design, int turns) {
  std::vector<Look> segments;
  for (const Segment& s : design.segments) {
    std::vector<SideMask> cities;
    for (unsigned i = 0; i < design.segments.size(); ++i) {
      if ((s.cities >> i & 1) != 0) cities.push_back(turned_sides(design.segments[i].sides, turns));
    }
    std::ranges::sort(cities);
    segments.emplace_back(s.kind, turned_sides(s.sides, turns), turned_halves(s.halves, turns),
                          s.coats, s.end, cities);
  }
  std::ranges::sort(segments);
  return segments;
}

/// Players with most figures (R-MAJ-1, R-MAJ-2), ascending.
std::vector<int> leaders(const std::map<int, int>& figures_by_player) {
  int most = 0;
  for (const auto& [player, count] : figures_by_player) most = std::max(most, count);
  std::vector<int> result;
  for (const auto& [player, count] : figures_by_player) {
    if (count == most) result.push_back(player);
  }
  return result;
}

}  // namespace

bool same_turned(const TileDesign& design, int a, int b) {
  return look(design, a) == look(design, b);
}

// R-SET-1, R-SET-2, R-SET-6, R-SET-8.
Game::Game(const TileSet& set, Rules rules)
    : rules_(rules),
      points_(static_cast<unsigned>(rules.players), 0),
      supply_(static_cast<unsigned>(rules.players), 7) {
  for (const TileDesign& design : set.tiles) {
    bag_.insert(bag_.end(), static_cast<unsigned>(design.count), &design);
  }
  const auto start =
      std::ranges::find(bag_, set.start, [](const TileDesign* d) { return d->letter; });
  tiles_.push_back({*start, {0, 0}, 0});
  bag_.erase(start);
}

int Game::tile_at(Cell cell) const {
  for (unsigned i = 0; i < tiles_.size(); ++i) {
    if (tiles_[i].cell == cell) return static_cast<int>(i);
  }
  return -1;
}

// R-TILE-2: beside a tile, not only at its corner. R-TILE-3, 5, 6: every shared edge matches.
bool Game::fits(const TileDesign& design, Placement where) const {
  if (tile_at(where.cell) >= 0) return false;
  bool touches = false;
  for (Side side : kSides) {
    const int other = tile_at(neighbour(where.cell, side));
    if (other < 0) continue;
    touches = true;
    const Tile& tile = tiles_[static_cast<unsigned>(other)];
    if (side_of(*tile.design, tile.turns, opposite(side)) != side_of(design, where.turns, side))
      return false;
  }
  return touches;
}

std::vector<Placement> Game::placements(const TileDesign& design) const {
  std::set<Cell> cells;
  for (const Tile& tile : tiles_) {
    for (Side side : kSides) cells.insert(neighbour(tile.cell, side));
  }
  std::vector<int> turns;
  for (int t = 0; t < 4; ++t) {
    if (std::ranges::none_of(turns, [&](int u) { return same_turned(design, t, u); }))
      turns.push_back(t);
  }
  std::vector<Placement> result;
  for (Cell cell : cells) {
    for (int t : turns) {
      if (fits(design, {cell, t})) result.push_back({cell, t});
    }
  }
  return result;
}

bool Game::draw(const TileDesign& design) {
  bag_.erase(std::ranges::find(bag_, &design));
  if (!placements(design).empty()) return true;
  ++discards_;  // R-TILE-8
  return false;
}

void Game::place(const TileDesign& design, Placement where) {
  tiles_.push_back({&design, where.cell, where.turns});
}

const Segment& Game::segment(Part part) const {
  return tiles_[static_cast<unsigned>(part.tile)]
      .design->segments[static_cast<unsigned>(part.segment)];
}

// The parts of the same feature on neighbouring tiles: R-ROAD-1, R-CITY-1, R-FARM-1.
std::vector<Part> Game::joined(Part part) const {
  const Tile& tile = tiles_[static_cast<unsigned>(part.tile)];
  const Segment& mine = segment(part);
  std::vector<Part> result;
  for (Side side : kSides) {
    const int other = tile_at(neighbour(tile.cell, side));
    if (other < 0) continue;
    const Tile& there = tiles_[static_cast<unsigned>(other)];
    for (unsigned i = 0; i < there.design->segments.size(); ++i) {
      const Segment& theirs = there.design->segments[i];
      if (theirs.kind != mine.kind) continue;
      bool meet = (turned_sides(mine.sides, tile.turns) & bit(side)) != 0 &&
                  (turned_sides(theirs.sides, there.turns) & bit(opposite(side))) != 0;
      for (int half = 0; half < 2; ++half) {
        const int here = 2 * index(side) + half;
        const int across = 2 * index(opposite(side)) + (1 - half);
        meet = meet || ((turned_halves(mine.halves, tile.turns) >> here & 1) != 0 &&
                        (turned_halves(theirs.halves, there.turns) >> across & 1) != 0);
      }
      if (meet) result.push_back({other, static_cast<int>(i)});
    }
  }
  return result;
}

int Game::filled_around(Part part) const {
  const Cell centre = tiles_[static_cast<unsigned>(part.tile)].cell;
  int filled = 0;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell cell{static_cast<std::int16_t>(centre.x + dx),
                      static_cast<std::int16_t>(centre.y + dy)};
      if (cell != centre && tile_at(cell) >= 0) ++filled;
    }
  }
  return filled;
}

// Unfinished because of this part: a side faces an empty cell (R-CITY-2, R-ROAD-2), a cell around
// is empty (R-MON-2).
bool Game::reaches_open(Part part) const {
  const Tile& tile = tiles_[static_cast<unsigned>(part.tile)];
  if (segment(part).kind == FeatureKind::Monastery) return filled_around(part) < 8;
  return std::ranges::any_of(kSides, [&](Side side) {
    return (turned_sides(segment(part).sides, tile.turns) & bit(side)) != 0 &&
           tile_at(neighbour(tile.cell, side)) < 0;
  });
}

Feature Game::feature_of(Part part) const {
  std::set<Part> seen{part};
  std::vector<Part> todo{part};
  while (!todo.empty()) {
    const Part here = todo.back();
    todo.pop_back();
    for (Part next : joined(here)) {
      if (seen.insert(next).second) todo.push_back(next);
    }
  }
  Feature feature{{seen.begin(), seen.end()}, false};
  feature.complete = segment(part).kind != FeatureKind::Field &&
                     std::ranges::none_of(feature.parts, [&](Part p) { return reaches_open(p); });
  return feature;
}

std::vector<Figure> Game::figures_on(const Feature& feature) const {
  std::vector<Figure> result;
  for (const Figure& figure : figures_) {
    if (std::ranges::binary_search(feature.parts, figure.part)) result.push_back(figure);
  }
  return result;
}

// R-MEEP-1, 2, 3, 5; R-FARM-3; O-FARM off: no farmers.
std::vector<int> Game::figure_options() const {
  std::vector<int> result;
  if (supply_[static_cast<unsigned>(player_)] == 0) return result;
  const int tile = static_cast<int>(tiles_.size()) - 1;
  for (int i = 0; i < static_cast<int>(tiles_.back().design->segments.size()); ++i) {
    if (segment({tile, i}).kind == FeatureKind::Field && rules_.fields == Fields::Off) continue;
    if (figures_on(feature_of({tile, i})).empty()) result.push_back(i);
  }
  return result;
}

void Game::put_figure(int segment) {
  figures_.push_back({player_, {static_cast<int>(tiles_.size()) - 1, segment}});
  --supply_[static_cast<unsigned>(player_)];
}

// R-ROAD-5, R-ROAD-6, R-CITY-3, R-CITY-4, R-MON-3, R-MON-4, O-TINY; each tile once (R-SCORE-7).
int Game::worth(const Feature& feature) const {
  std::set<int> tiles;
  int coats = 0;
  for (Part part : feature.parts) {
    tiles.insert(part.tile);
    coats += segment(part).coats;
  }
  const int count = static_cast<int>(tiles.size());
  switch (segment(feature.parts.front()).kind) {
    case FeatureKind::Road: return count;
    case FeatureKind::Monastery: return 1 + filled_around(feature.parts.front());
    case FeatureKind::City: {
      const bool halved = rules_.tiny_city == 2 && count == 2;
      return (feature.complete && !halved ? 2 : 1) * (count + coats);
    }
    default: return 0;
  }
}

/// One score for every player with most figures on the feature.
std::vector<Score> Game::scores(const Feature& feature, int points) const {
  std::map<int, int> count;
  std::map<int, Part> oldest;
  for (const Figure& figure : figures_on(feature)) {
    ++count[figure.player];
    oldest.try_emplace(figure.player, figure.part);
  }
  std::vector<Score> result;
  for (int player : leaders(count)) {
    result.push_back(
        {segment(feature.parts.front()).kind, feature.complete, player, points, oldest[player]});
  }
  return result;
}

void Game::give(const std::vector<Score>& scores) {
  for (const Score& score : scores) points_[static_cast<unsigned>(score.player)] += score.points;
}

/// All features with figures on them, each once.
std::vector<Feature> Game::occupied() const {
  std::vector<Feature> result;
  for (const Figure& figure : figures_) {
    const auto there = [&](const Feature& f) {
      return std::ranges::binary_search(f.parts, figure.part);
    };
    if (std::ranges::none_of(result, there)) result.push_back(feature_of(figure.part));
  }
  return result;
}

// R-SCORE-1, 2, 5. What was complete before has no figures any more, so every complete feature
// counts.
std::vector<Score> Game::end_turn() {
  std::vector<Score> result;
  for (const Feature& feature : occupied()) {
    if (!feature.complete) continue;
    for (const Score& score : scores(feature, worth(feature))) result.push_back(score);
    for (const Figure& figure : figures_on(feature)) {
      ++supply_[static_cast<unsigned>(figure.player)];
      std::erase_if(figures_, [&](const Figure& f) { return f.part == figure.part; });
    }
  }
  give(result);
  player_ = (player_ + 1) % rules_.players;  // R-TURN-1
  return result;
}

/// Finished cities that a segment of the field borders (R-FARM-5, R-FARM-6), each once.
std::vector<Feature> Game::finished_cities(const Feature& field) const {
  std::map<Part, Feature> cities;
  for (Part part : field.parts) {
    for (int i = 0; i < kMaxSegments; ++i) {
      if ((segment(part).cities >> i & 1) == 0) continue;
      Feature city = feature_of({part.tile, i});
      if (city.complete) cities.emplace(city.parts.front(), std::move(city));
    }
  }
  std::vector<Feature> result;
  for (auto& [first, city] : cities) result.push_back(std::move(city));
  return result;
}

// R-FARM-5 to 9 and O-FARM. In the second and first version one Score holds all that a player gets.
std::vector<Score> Game::score_fields(const std::vector<Feature>& fields) const {
  std::vector<Score> result;
  std::map<int, std::set<Part>> led_cities;  // second: cities of the fields that a player leads
  std::map<Part, std::map<int, int>> farmers_at_city;  // first: farmers at each city, by player
  for (const Feature& field : fields) {
    const std::vector<Feature> cities = finished_cities(field);
    const std::vector<Score> led = scores(field, 3 * static_cast<int>(cities.size()));
    if (rules_.fields == Fields::Third) result.insert(result.end(), led.begin(), led.end());
    for (const Feature& city : cities) {
      for (const Score& score : led) led_cities[score.player].insert(city.parts.front());
      for (const Figure& figure : figures_on(field))
        ++farmers_at_city[city.parts.front()][figure.player];
    }
  }
  std::map<int, int> points;
  if (rules_.fields == Fields::Second) {
    for (const auto& [player, cities] : led_cities)
      points[player] = 3 * static_cast<int>(cities.size());
  }
  if (rules_.fields == Fields::First) {
    for (const auto& [city, farmers] : farmers_at_city) {
      for (int player : leaders(farmers)) points[player] += 4;
    }
  }
  for (const auto& [player, sum] : points)
    result.push_back({FeatureKind::Field, false, player, sum, {}});
  return result;
}

// R-END-3.
std::vector<Score> Game::end_game() {
  std::vector<Score> result;
  std::vector<Feature> fields;
  for (const Feature& feature : occupied()) {
    if (segment(feature.parts.front()).kind == FeatureKind::Field) {
      fields.push_back(feature);
    } else {
      for (const Score& score : scores(feature, worth(feature))) result.push_back(score);
    }
  }
  for (const Score& score : score_fields(fields)) result.push_back(score);
  give(result);
  over_ = true;
  return result;
}

int Game::completed_features() const {
  std::set<Part> complete;
  for (int t = 0; t < static_cast<int>(tiles_.size()); ++t) {
    for (int s = 0; s < static_cast<int>(tiles_[static_cast<unsigned>(t)].design->segments.size());
         ++s) {
      const Feature feature = feature_of({t, s});
      if (feature.complete) complete.insert(feature.parts.front());
    }
  }
  return static_cast<int>(complete.size());
}

}  // namespace bastide::reference
