// What lies on the table: tiles, and the features that they make (R-TILE, R-ROAD, R-CITY, R-MON,
// R-FARM), within the limits of the table (O-TABLE). Every question is answered by looking at the
// tiles again.
#pragma once

#include <map>
#include <vector>

#include "tests/reference/kinds.h"
#include "tests/reference/rules.h"

namespace bastide::reference {

struct Tile {
  const Kind* kind;
  Cell cell;
  int turns;  ///< clockwise quarter turns
};

/// A segment of a tile on the table: indexes into tiles() and the design's segments.
struct Part {
  int tile = 0;
  int segment = 0;
  friend auto operator<=>(const Part&, const Part&) = default;
};

struct Feature {
  std::vector<Part> parts;  ///< ascending
  bool complete = false;
  bool has(Part part) const;
  bool has_tile(int tile) const;
};

struct Placement {
  Cell cell;
  int turns;
  friend auto operator<=>(const Placement&, const Placement&) = default;
};

class Table {
 public:
  explicit Table(const Rules& rules) : limits_(rules.limits), edge_closes_(rules.edge_completes) {}

  const std::vector<Tile>& tiles() const { return tiles_; }
  int last() const { return static_cast<int>(tiles_.size()) - 1; }
  /// Index of the tile on a cell, or -1.
  int tile_at(Cell cell) const;
  void put(const Kind& kind, Placement where);
  /// Beside a tile, all sides matching, on the table. The first tile goes to 0,0.
  bool fits(const TileDesign& design, Placement where) const;
  /// Cells beside tiles, or the first.
  std::vector<Cell> open_cells() const;
  /// O-TABLE, extension: adds the next panel for good. False: there is none.
  bool add_panel();

  const Segment& segment(Part part) const;
  Feature feature_of(Part part) const;
  /// What is joined to `part` without passing through segments marked `mark`.
  Feature joined_without(Part part, const std::string& mark) const;
  bool has_mark(const Feature& feature, const std::string& mark) const;
  FeatureKind kind_of(const Feature& feature) const;
  /// Different tiles of a feature (R-SCORE-7).
  int tiles_of(const Feature& feature) const;

  /// Of the eight cells around: how many hold tiles, how many are off the table where its edge
  /// completes features (R-HOUSE-11).
  int filled_around(Cell centre) const;
  int missing_around(Cell centre) const;
  int neighbours(Cell cell) const;
  /// R-GERMAN-6: tiles in the unbroken rows to the four sides.
  int rows_from(Cell cell) const;

 private:
  bool within(Cell cell) const;
  bool in_rectangle(Cell cell) const;
  bool would_fit_when_shifted(Cell cell) const;
  bool closed_by_edge(Cell cell) const { return edge_closes_ && !within(cell); }
  bool reaches_open(Part part) const;
  std::vector<Part> joined(Part part) const;
  Feature flood(Part part, const std::string& barrier) const;

  Limits limits_;
  bool edge_closes_;
  unsigned panels_ = 0;  ///< added so far
  std::vector<Tile> tiles_;
  std::map<Cell, int> at_;
};

}  // namespace bastide::reference
