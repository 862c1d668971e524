#include "cli/tile_art.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "cli/game_view.h"
#include "variants/registry.h"

namespace bastide {
namespace {

/// Every tile of every built-in set, under its name in records.
std::vector<std::pair<std::string, const TileDesign*>> all_tiles() {
  std::vector<std::pair<std::string, const TileDesign*>> out;
  for (const auto& set : catalogue().sets) {
    for (const TileDesign& tile : set->tiles)
      out.emplace_back(set->name + ':' + tile.letter, &tile);
  }
  return out;
}

/// Every segment can be seen, and its figure stands on it.
void expect_all_shown(const std::string& name, const TileDesign& tile, Side dir, int size) {
  const TileArt art = draw_tile(tile, dir, size);
  for (int i = 0; i < static_cast<int>(tile.segments.size()); ++i) {
    const TileArt::Point heart = art.heart(i);
    EXPECT_EQ(art.segment[static_cast<std::size_t>(heart.y * size + heart.x)], i)
        << name << " segment " << i << " turned " << index(dir) << " of size " << size;
  }
}

// Of every tile in every direction, in both sizes in which boards are drawn.
TEST(TileArt, ShowsEverySegment) {
  for (const auto& [name, tile] : all_tiles()) {
    for (const Side dir : kSides) {
      for (const int size : {10, 6}) expect_all_shown(name, *tile, dir, size);
    }
  }
}

// Where two tiles meet the same things must meet: the outer points of a side follow its terrain.
TEST(TileArt, SidesShowTheirTerrain) {
  for (const auto& [name, tile] : all_tiles()) {
    const TileArt art = draw_tile(*tile, Side::N, 10);
    const auto north = [&](int x) { return art.surface[static_cast<std::size_t>(x)]; };
    const bool road = north(4) == Surface::Road && north(5) == Surface::Road;
    const bool meadow = north(4) == Surface::Meadow && north(5) == Surface::Meadow;
    EXPECT_EQ(road, tile->sides[0] == Terrain::Road) << name;
    EXPECT_EQ(meadow, tile->sides[0] == Terrain::Field) << name;
  }
}

TEST(TileArt, TurningTurnsThePicture) {
  const TileDesign& curve = find_design("base:V");  // a road from S to W
  const auto road_at = [&](Side dir, int x, int y) {
    return draw_tile(curve, dir, 10).surface[static_cast<std::size_t>(y * 10 + x)] == Surface::Road;
  };
  EXPECT_TRUE(road_at(Side::N, 4, 9) && road_at(Side::N, 0, 4));
  EXPECT_TRUE(road_at(Side::E, 0, 5) && road_at(Side::E, 5, 0));
  EXPECT_TRUE(road_at(Side::S, 5, 0) && road_at(Side::S, 9, 5));
  EXPECT_FALSE(road_at(Side::E, 4, 9));
}

}  // namespace
}  // namespace bastide
