#include "cli/tile_art.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

namespace bastide {
namespace {

/// The tile as it lies.
TileDesign turned_tile(const TileDesign& tile, Side dir) {
  TileDesign out = tile;
  for (Segment& segment : out.segments) {
    segment.sides = turned_sides(segment.sides, index(dir));
    segment.halves = turned_halves(segment.halves, index(dir));
  }
  return out;
}

/// How far a point of the unit square is from a side.
double depth(double x, double y, Side side) {
  switch (side) {
    case Side::N: return y;
    case Side::E: return 1 - x;
    case Side::S: return 1 - y;
    case Side::W: return x;
  }
  return 0;
}

Side nearest_side(double x, double y) {
  return *std::ranges::min_element(kSides, {}, [&](Side side) { return depth(x, y, side); });
}

/// Whether a city that reaches `sides` covers the point: a cap along one side, the wedges of
/// several.
bool city_covers(SideMask sides, double x, double y) {
  constexpr double kCap = 0.3;
  const Side nearest = nearest_side(x, y);
  if (std::popcount(sides) == 1) return (sides & bit(nearest)) != 0 && depth(x, y, nearest) < kCap;
  if ((sides & bit(nearest)) != 0) return true;
  const bool bend = std::popcount(sides) == 2 && sides != 0b0101 && sides != 0b1010;
  return !bend && depth(x, y, nearest) > kCap - 0.1;
}

/// Distance from the middle of a road or river that reaches `sides`; one that ends runs to the
/// centre.
double lane_distance(SideMask sides, double x, double y) {
  double best = 9;
  const bool bend = std::popcount(sides) == 2 && sides != 0b0101 && sides != 0b1010;
  if (bend) {
    const double corner_x = (sides & bit(Side::E)) != 0 ? 1 : 0;
    const double corner_y = (sides & bit(Side::S)) != 0 ? 1 : 0;
    return std::abs(std::hypot(x - corner_x, y - corner_y) - 0.5);
  }
  for (const Side side : kSides) {
    if ((sides & bit(side)) == 0) continue;
    const double along = depth(x, y, side);
    const double across =
        side == Side::N || side == Side::S ? std::abs(x - 0.5) : std::abs(y - 0.5);
    if (along <= 0.5) best = std::min(best, across);
  }
  return best;
}

TileArt::Spot middle_of(Side side) {
  switch (side) {
    case Side::N: return {0.5, 0};
    case Side::E: return {1, 0.5};
    case Side::S: return {0.5, 1};
    case Side::W: return {0, 0.5};
  }
  return {};
}

/// Where `side` and the next one clockwise meet.
TileArt::Spot corner_after(Side side) {
  return {side == Side::N || side == Side::E ? 1.0 : 0.0,
          side == Side::E || side == Side::S ? 1.0 : 0.0};
}

/// Distance from the straight stretch between two spots.
double stretch_distance(TileArt::Spot from, TileArt::Spot to, double x, double y) {
  const double dx = to.x - from.x, dy = to.y - from.y;
  const double along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const double at = std::clamp(along, 0.0, 1.0);
  return std::hypot(x - from.x - at * dx, y - from.y - at * dy);
}

/// Draws one tile, kind of feature by kind, later ones over earlier ones.
class Artist {
 public:
  Artist(const TileDesign& tile, int size) : tile_(tile) {
    art_.size = size;
    art_.surface.assign(static_cast<std::size_t>(size * size), Surface::Meadow);
    art_.segment.assign(art_.surface.size(), -1);
  }

  TileArt draw() {
    for_kind(FeatureKind::River, [&](int i, const Segment& s) { lane(i, s, Surface::River); });
    for_kind(FeatureKind::Road, [&](int i, const Segment& s) { lane(i, s, Surface::Road); });
    village();
    for_kind(FeatureKind::City, [&](int i, const Segment& s) { city(i, s); });
    for_kind(FeatureKind::Monastery,
             [&](int i, const Segment&) { block(i, 0.5, 0.5, 0.22, Surface::Monastery); });
    for_kind(FeatureKind::Garden,
             [&](int i, const Segment&) { block(i, 0.72, 0.72, 0.13, Surface::Garden); });
    fields();
    for_kind(FeatureKind::Field, [&](int i, const Segment& s) { enclosed(i, s); });
    for_kind(FeatureKind::City, [&](int i, const Segment& s) { arms(i, s); });
    return std::move(art_);
  }

 private:
  std::size_t at(int x, int y) const { return static_cast<std::size_t>(y * art_.size + x); }
  double middle(int i) const { return (i + 0.5) / art_.size; }

  template <class Draw>
  void for_kind(FeatureKind kind, Draw draw_segment) const {
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
      if (tile_.segments[i].kind == kind) draw_segment(static_cast<int>(i), tile_.segments[i]);
    }
  }

  /// Paints the points for which `covers(x, y)` holds, in the unit square.
  template <class Covers>
  void paint(int segment, Surface surface, Covers covers) {
    for (int y = 0; y < art_.size; ++y) {
      for (int x = 0; x < art_.size; ++x) {
        if (!covers(middle(x), middle(y))) continue;
        art_.surface[at(x, y)] = surface;
        art_.segment[at(x, y)] = static_cast<std::int8_t>(segment);
      }
    }
  }

  double lane_width() const { return std::max(0.09, 0.6 / art_.size); }

  void lane(int i, const Segment& s, Surface surface) {
    paint(i, surface,
          [&](double x, double y) { return lane_distance(s.sides, x, y) < lane_width(); });
    if (s.end != "city") return;
    const TileArt::Spot gate = middle_of(gate_of(s));
    paint(i, surface, [&](double x, double y) {
      return stretch_distance({0.5, 0.5}, gate, x, y) < lane_width();
    });
  }

  /// Where a road that ends at a city goes on from the middle of the tile: straight on, if there is
  /// a city.
  Side gate_of(const Segment& road) const {
    SideMask cities = 0;
    for_kind(FeatureKind::City, [&](int, const Segment& s) { cities |= s.sides; });
    const SideMask ahead = turned_sides(road.sides, 2);
    const unsigned sides = (cities & ahead) != 0 ? ahead : cities;
    return static_cast<Side>(std::countr_zero(sides) % kSideCount);
  }

  void block(int i, double cx, double cy, double half, Surface surface) {
    paint(i, surface,
          [&](double x, double y) { return std::abs(x - cx) < half && std::abs(y - cy) < half; });
  }

  void village() {
    const bool has =
        std::ranges::any_of(tile_.segments, [](const Segment& s) { return s.end == "village"; });
    if (has) block(-1, 0.5, 0.5, 0.17, Surface::Village);
  }

  /// Streets inside, a wall where the city ends on the tile, roofs between.
  void city(int i, const Segment& s) {
    const std::vector<TileArt::Spot> corners = reached_corners(i);
    const TileArt::Spot heart = std::popcount(s.sides) == 1
                                    ? middle_of(static_cast<Side>(std::countr_zero(s.sides)))
                                    : TileArt::Spot{0.5, 0.5};
    const auto covers = [&](double x, double y) {
      return city_covers(s.sides, x, y) || std::ranges::any_of(corners, [&](TileArt::Spot corner) {
               return stretch_distance(heart, corner, x, y) < lane_width();
             });
    };
    const double step = 1.0 / art_.size;
    paint(i, Surface::Street, covers);
    paint(i, Surface::Wall, [&](double x, double y) {
      const auto open = [&](double dx, double dy) {
        const double nx = x + dx, ny = y + dy;
        return nx > 0 && ny > 0 && nx < 1 && ny < 1 && !covers(nx, ny);
      };
      return covers(x, y) && (open(step, 0) || open(-step, 0) || open(0, step) || open(0, -step));
    });
    for (int y = 0; y < art_.size; ++y) {
      for (int x = 0; x < art_.size; ++x) {
        const bool house = (x * 5 + y * 3) % 7 < 2;
        if (house && art_.segment[at(x, y)] == i && art_.surface[at(x, y)] == Surface::Street) {
          art_.surface[at(x, y)] = Surface::Roof;
        }
      }
    }
  }

  /// The field that reaches a half-edge, or null.
  const Segment* field_at(unsigned half) const {
    const auto found = std::ranges::find_if(
        tile_.segments, [&](const Segment& s) { return ((s.halves >> (half % 8)) & 1U) != 0; });
    return found == tile_.segments.end() ? nullptr : &*found;
  }

  /// Corners at which two fields meet can only be parted by a city that both border.
  std::vector<TileArt::Spot> reached_corners(int city) const {
    std::vector<TileArt::Spot> out;
    for (const Side side : kSides) {
      const auto half = static_cast<unsigned>(2 * index(side) + 1);
      const Segment *before = field_at(half), *after = field_at(half + 1);
      if (before == nullptr || after == nullptr || before == after) continue;
      const auto both = static_cast<unsigned>(before->cities & after->cities);
      if (both != 0 && std::countr_zero(both) == city) out.push_back(corner_after(side));
    }
    return out;
  }

  /// Makes room for a field that touches no side, where cities have left none: in the middle, or
  /// towards a city that is no more than a cap.
  void enclosed(int i, const Segment& s) {
    if (s.halves != 0 || std::ranges::find(art_.segment, i) != art_.segment.end()) return;
    TileArt::Spot at{0.5, 0.5};
    for (std::size_t city = 0; city < tile_.segments.size(); ++city) {
      const SideMask sides = tile_.segments[city].sides;
      if (((s.cities >> city) & 1U) == 0 || std::popcount(sides) != 1) continue;
      const TileArt::Spot cap = middle_of(static_cast<Side>(std::countr_zero(sides)));
      at = {at.x + 0.26 * (cap.x - 0.5), at.y + 0.26 * (cap.y - 0.5)};
    }
    block(i, at.x, at.y, std::max(0.1, 0.6 / art_.size), Surface::Meadow);
  }

  void arms(int i, const Segment& s) {
    if (s.coats == 0) return;
    const TileArt::Point heart = art_.heart(i);
    const int left = std::max(0, heart.x - (art_.size > 6 ? 1 : 0));
    const int top = heart.y & ~1;
    for (int x = left; x <= heart.x; ++x) {
      for (int y = top; y < std::min(top + 2, art_.size); ++y) {
        if (art_.segment[at(x, y)] == i) art_.surface[at(x, y)] = Surface::Arms;
      }
    }
  }

  /// Gives every area of meadow to the field that reaches the half-edges it touches.
  void fields() {
    std::vector<bool> seen(art_.surface.size());
    for (int y = 0; y < art_.size; ++y) {
      for (int x = 0; x < art_.size; ++x) {
        if (!seen[at(x, y)] && is_meadow(x, y)) claim(area(x, y, seen));
      }
    }
  }

  bool is_meadow(int x, int y) const { return art_.surface[at(x, y)] == Surface::Meadow; }

  std::vector<std::size_t> area(int x, int y, std::vector<bool>& seen) const {
    std::vector<std::size_t> found{at(x, y)};
    seen[at(x, y)] = true;
    for (std::size_t next = 0; next < found.size(); ++next) {
      const int px = static_cast<int>(found[next]) % art_.size;
      const int py = static_cast<int>(found[next]) / art_.size;
      for (const auto& [nx, ny] :
           {std::pair(px + 1, py), {px - 1, py}, {px, py + 1}, {px, py - 1}}) {
        if (nx < 0 || ny < 0 || nx >= art_.size || ny >= art_.size) continue;
        if (seen[at(nx, ny)] || !is_meadow(nx, ny)) continue;
        seen[at(nx, ny)] = true;
        found.push_back(at(nx, ny));
      }
    }
    return found;
  }

  void claim(const std::vector<std::size_t>& points) {
    std::array<int, 8> touched{};
    for (const std::size_t point : points) touch(point, touched);
    int best = -1, most = 0;
    for_kind(FeatureKind::Field, [&](int i, const Segment& s) {
      int count = s.halves == 0 ? 1 : 0;  // an enclosed field takes what touches no half-edge
      for (unsigned half = 0; half < 8; ++half)
        count += ((s.halves >> half) & 1U) != 0 ? 2 * touched[half] : 0;
      if (count > most) most = count, best = i;
    });
    for (const std::size_t point : points) art_.segment[point] = static_cast<std::int8_t>(best);
  }

  void touch(std::size_t point, std::array<int, 8>& touched) const {
    const int x = static_cast<int>(point) % art_.size, y = static_cast<int>(point) / art_.size;
    const bool east = 2 * x >= art_.size, south = 2 * y >= art_.size;
    if (y == 0) ++touched[east ? 1 : 0];
    if (x == art_.size - 1) ++touched[south ? 3 : 2];
    if (y == art_.size - 1) ++touched[east ? 4 : 5];
    if (x == 0) ++touched[south ? 6 : 7];
  }

  const TileDesign& tile_;
  TileArt art_;
};

}  // namespace

TileArt::Point TileArt::heart(int i) const {
  Point best{size / 2, size / 2};
  int best_clearance = -1;
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < size; ++x) {
      if (segment[static_cast<std::size_t>(y * size + x)] != i) continue;
      int clearance = size * size;
      for (int oy = -1; oy <= size; ++oy) {
        for (int ox = -1; ox <= size; ++ox) {
          const bool outside = ox < 0 || oy < 0 || ox >= size || oy >= size;
          if (!outside && segment[static_cast<std::size_t>(oy * size + ox)] == i) continue;
          clearance = std::min(clearance, (ox - x) * (ox - x) + (oy - y) * (oy - y));
        }
      }
      if (clearance > best_clearance) best_clearance = clearance, best = {x, y};
    }
  }
  return best;
}

TileArt draw_tile(const TileDesign& tile, Side dir, int size) {
  const TileDesign turned = turned_tile(tile, dir);
  return Artist(turned, size).draw();
}

Rgb surface_rgb(Surface surface) {
  switch (surface) {
    case Surface::Meadow: return {150, 176, 92};
    case Surface::Road: return {240, 226, 189};
    case Surface::Street: return {217, 181, 127};
    case Surface::Wall: return {132, 116, 100};
    case Surface::Roof: return {190, 104, 72};
    case Surface::Monastery: return {111, 78, 92};
    case Surface::Village: return {199, 106, 73};
    case Surface::Arms: return {47, 93, 147};
    case Surface::River: return {96, 154, 190};
    case Surface::Garden: return {84, 120, 60};
  }
  return {};
}

char surface_glyph(Surface surface) {
  switch (surface) {
    case Surface::Meadow: return '.';
    case Surface::Road: return '=';
    case Surface::Street:
    case Surface::Wall:
    case Surface::Roof: return '#';
    case Surface::Monastery: return 'M';
    case Surface::Village: return 'o';
    case Surface::Arms: return '@';
    case Surface::River: return '~';
    case Surface::Garden: return '%';
  }
  return ' ';
}

}  // namespace bastide
