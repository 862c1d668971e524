// The table's update message, read into values: all that the terminal's game knows.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/direction.h"
#include "core/game.h"
#include "core/tile.h"

namespace bastide {

struct ViewSeat {
  std::string name, colour, kind;
  int points = 0;
  std::vector<std::pair<std::string, int>> supply;   ///< by kind of figure
  std::vector<std::pair<std::string, int>> goods{};  ///< by sort, where there are any
};

struct ViewTile {
  Cell cell{};
  Side dir = Side::N;
  const TileDesign* design = nullptr;
  int turn = 0;
};

struct ViewFigure {
  int seat = 0;
  Cell cell{};
  int segment = 0;
};

struct ViewPlacement {
  Cell cell{};
  std::vector<Side> dirs;
};

struct ViewSpot {
  std::string figure, feature;
  int segment = 0;
  std::optional<Cell> take_back;  ///< the figure on that tile is taken back
};

struct ViewPending {
  Cell cell{};
  Side dir = Side::N;
  std::vector<ViewSpot> figures;  ///< put, or taken back
  boost::json::array awards;
};

/// What a question may be answered with: a tile of the hand, or a seat's bid.
struct ViewChoice {
  const TileDesign* design = nullptr;
  std::string tile;
  int seat = 0, points = 0;
};

struct GameView {
  int version = 0, turn = 0, seat = 0, left = 0;
  int actor = 0;  ///< the seat that decides
  std::string state, step;
  std::vector<ViewSeat> seats;
  std::vector<ViewTile> tiles;
  std::vector<ViewFigure> figures;
  const TileDesign* drawn = nullptr;
  std::optional<ViewPending> pending;
  std::vector<ViewChoice> choices;
  std::vector<ViewPlacement> placements;
  std::vector<ViewSpot> spots;
  std::vector<std::pair<std::string, int>> remaining;  ///< letters still to be drawn, how many
  std::vector<std::string> discards;                   ///< letters
  std::optional<boost::json::object> result;

  bool is_over() const { return state == "over"; }
};

/// Reads the `view` of an update. The message comes from our own table: one that cannot be read
/// throws.
GameView read_view(const boost::json::object& view, const Game& game);

/// `D` for the base set's tiles, the whole name for others.
std::string short_tile(std::string_view tile);

Cell read_cell(const boost::json::object& object);

}  // namespace bastide
