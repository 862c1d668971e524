// The base game a second time: slow, short and written from the rule text alone (docs/rules), to
// check the engine against. It keeps what lies on the table and nothing else; every question is
// answered by looking at all tiles again.
#pragma once

#include <string>
#include <vector>

#include "core/direction.h"
#include "core/tile.h"

namespace bastide::reference {

enum class Fields : unsigned char { Third, Second, First, Off };  ///< O-FARM

struct Rules {
  int players = 2;
  Fields fields = Fields::Third;
  int tiny_city = 4;  ///< O-TINY
};

struct Tile {
  const TileDesign* design;
  Cell cell;
  int turns;  ///< clockwise quarter turns
};

/// A segment of a tile on the table: indexes into tiles() and the design's segments.
struct Part {
  int tile = 0;
  int segment = 0;
  friend auto operator<=>(const Part&, const Part&) = default;
};

struct Figure {
  int player;
  Part part;
};

struct Feature {
  std::vector<Part> parts;  ///< ascending
  bool complete = false;
};

struct Placement {
  Cell cell;
  int turns;
  friend auto operator<=>(const Placement&, const Placement&) = default;
};

/// Points for one player for one feature; none (`points` 0) are reported too.
struct Score {
  FeatureKind kind;
  bool complete;
  int player;
  int points;
  Part oldest;  ///< where the player's oldest figure on the feature stands
  friend auto operator<=>(const Score&, const Score&) = default;
};

class Game {
 public:
  /// The start tile lies at 0,0; the bag holds all other tiles of `set` (R-SET-1, R-SET-2).
  Game(const TileSet& set, Rules rules);

  int player() const { return player_; }
  bool over() const { return over_; }
  const std::vector<int>& points() const { return points_; }
  const std::vector<int>& supply() const { return supply_; }
  const std::vector<Tile>& tiles() const { return tiles_; }
  const std::vector<Figure>& figures() const { return figures_; }
  const std::vector<const TileDesign*>& bag() const { return bag_; }
  int discards() const { return discards_; }

  /// Every way to place `design` now that looks different, in order; of equal turns the first.
  std::vector<Placement> placements(const TileDesign& design) const;
  /// Takes `design` from the bag. False: it fits nowhere and has left the game (R-TILE-8).
  bool draw(const TileDesign& design);
  void place(const TileDesign& design, Placement where);
  /// Segments of the tile just placed where the player may put a figure, ascending.
  std::vector<int> figure_options() const;
  void put_figure(int segment);
  /// Scores what the placed tile has completed, returns those figures, and passes the turn on.
  std::vector<Score> end_turn();
  /// Final scoring.
  std::vector<Score> end_game();

  Feature feature_of(Part part) const;
  /// How many features on the table are complete, fields aside.
  int completed_features() const;

 private:
  int tile_at(Cell cell) const;
  bool fits(const TileDesign& design, Placement where) const;
  const Segment& segment(Part part) const;
  bool reaches_open(Part part) const;
  std::vector<Part> joined(Part part) const;
  std::vector<Figure> figures_on(const Feature& feature) const;
  int filled_around(Part part) const;
  int worth(const Feature& feature) const;
  std::vector<Feature> finished_cities(const Feature& field) const;
  std::vector<Score> scores(const Feature& feature, int points) const;
  std::vector<Feature> occupied() const;
  std::vector<Score> score_fields(const std::vector<Feature>& fields) const;
  void give(const std::vector<Score>& scores);

  Rules rules_;
  std::vector<Tile> tiles_;
  std::vector<Figure> figures_;  ///< oldest first
  std::vector<const TileDesign*> bag_;
  std::vector<int> points_;
  std::vector<int> supply_;
  int player_ = 0;
  int discards_ = 0;
  bool over_ = false;
};

/// Whether `a` and `b` quarter turns give the same tile (R-TILE-4).
bool same_turned(const TileDesign& design, int a, int b);

}  // namespace bastide::reference
