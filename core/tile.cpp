#include "core/tile.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <tuple>
#include <utility>

namespace bastide {
namespace {

constexpr int kMaxCount = 99;

std::string_view name(Terrain terrain) { return kTerrainNames[static_cast<unsigned>(terrain)]; }
std::string_view name(FeatureKind kind) { return kFeatureKindNames[static_cast<unsigned>(kind)]; }

template <class... Parts>
std::string text(const Parts&... parts) {
  std::string out;
  (out.append(parts), ...);
  return out;
}

/// The kind of feature whose segments reach sides of that terrain.
FeatureKind carried_by(Terrain terrain) {
  switch (terrain) {
    case Terrain::Road: return FeatureKind::Road;
    case Terrain::City: return FeatureKind::City;
    case Terrain::River: return FeatureKind::River;
    case Terrain::Field: break;
  }
  return FeatureKind::Field;
}

bool reaches_sides(FeatureKind kind) {
  return kind == FeatureKind::Road || kind == FeatureKind::City || kind == FeatureKind::River;
}

/// A segment after turning, in a form that does not depend on the order of segments. Cities are
/// named by the sides they reach, which no two share.
using Turned = std::tuple<FeatureKind, SideMask, HalfMask, std::uint8_t, SideMask, std::string_view,
                          std::vector<std::string>>;

std::vector<Turned> turned_segments(const TileDesign& tile, int quarters) {
  std::vector<Turned> out;
  for (const Segment& segment : tile.segments) {
    SideMask cities = 0;
    for (std::size_t i = 0; i < tile.segments.size(); ++i) {
      if ((segment.cities >> i) & 1U) cities |= tile.segments[i].sides;
    }
    std::vector<std::string> marks = segment.marks;
    std::ranges::sort(marks);
    out.emplace_back(segment.kind, turned_sides(segment.sides, quarters),
                     turned_halves(segment.halves, quarters), segment.coats,
                     turned_sides(cities, quarters), segment.end, std::move(marks));
  }
  std::ranges::sort(out);
  return out;
}

bool same_when_turned(const TileDesign& tile, int quarters) {
  for (const Side side : kSides) {
    if (tile.sides[static_cast<unsigned>(index(turned(side, quarters)))] !=
        tile.sides[static_cast<unsigned>(index(side))]) {
      return false;
    }
  }
  return turned_segments(tile, quarters) == turned_segments(tile, 0);
}

/// Looks for mistakes in a tile, one kind after the other; each function returns the first it
/// finds.
class Inspector {
 public:
  Inspector(const TileDesign& tile, int* segment) : tile_(tile), segment_(segment) {}

  std::string find() {
    at(-1);
    std::string mistake = counts();
    for (std::size_t i = 0; i < tile_.segments.size() && mistake.empty(); ++i) {
      at(static_cast<int>(i));
      mistake = shape(tile_.segments[i]);
      if (mistake.empty()) mistake = ending(tile_.segments[i]);
      if (mistake.empty()) mistake = borders(tile_.segments[i]);
    }
    for (const Side side : kSides) {
      if (mistake.empty()) mistake = edge(side);
    }
    for (unsigned half = 0; half < 8 && mistake.empty(); ++half) mistake = half_edge(half);
    return mistake;
  }

 private:
  void at(int segment) {
    if (segment_ != nullptr) *segment_ = segment;
  }
  Terrain terrain(Side side) const { return tile_.sides[static_cast<unsigned>(index(side))]; }
  bool has(FeatureKind kind) const {
    return std::ranges::any_of(tile_.segments, [&](const Segment& s) { return s.kind == kind; });
  }

  std::string counts() const {
    if (tile_.count < 1 || tile_.count > kMaxCount) {
      return text("the count is ", std::to_string(tile_.count), ", but must be 1 to ",
                  std::to_string(kMaxCount));
    }
    if (tile_.segments.empty()) return "the tile has no segments";
    if (tile_.segments.size() > kMaxSegments) {
      return text("the tile has ", std::to_string(tile_.segments.size()),
                  " segments, but may have ", std::to_string(kMaxSegments));
    }
    for (const Illustrations& shown : tile_.illustrations) {
      if (static_cast<int>(shown.copies.size()) != tile_.count) {
        return text("the illustrations of ", shown.edition, " are for ",
                    std::to_string(shown.copies.size()), " copies, but the count is ",
                    std::to_string(tile_.count));
      }
    }
    return {};
  }

  static std::string shape(const Segment& s) {
    if (reaches_sides(s.kind) != (s.sides != 0)) {
      return text("a ", name(s.kind), s.sides == 0 ? " must reach a side" : " reaches no side");
    }
    if (s.kind != FeatureKind::Field && s.halves != 0)
      return text("a ", name(s.kind), " has no half-edges");
    if (s.kind != FeatureKind::City && s.coats != 0)
      return text("a ", name(s.kind), " has no coats of arms");
    if (s.kind != FeatureKind::Field && s.cities != 0)
      return text("a ", name(s.kind), " borders no cities");
    return {};
  }

  std::string ending(const Segment& s) const {
    const bool can_end = s.kind == FeatureKind::Road || s.kind == FeatureKind::River;
    const bool one_sided = can_end && std::popcount(s.sides) == 1;
    if (one_sided && s.end.empty()) {
      return text("a ", name(s.kind),
                  " that reaches one side needs an end: what closes it on the tile");
    }
    if (!one_sided && !s.end.empty())
      return text("only a road or river that reaches one side has an end");
    if (s.end == "city" && !has(FeatureKind::City))
      return "the road ends at a city, but the tile has none";
    if (s.end == "monastery" && !has(FeatureKind::Monastery)) {
      return "the road ends at a monastery, but the tile has none";
    }
    return {};
  }

  std::string borders(const Segment& s) const {
    for (std::size_t i = 0; i < 16; ++i) {
      if (((s.cities >> i) & 1U) == 0) continue;
      if (i >= tile_.segments.size() || tile_.segments[i].kind != FeatureKind::City) {
        return text("the field borders segment ", std::to_string(i), ", which is not a city");
      }
    }
    return {};
  }

  /// The segments that reach a side are the one that its terrain asks for.
  std::string edge(Side side) {
    const std::string_view side_name = kSideNames[static_cast<unsigned>(index(side))];
    const FeatureKind wanted = carried_by(terrain(side));
    int found = 0;
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
      const Segment& s = tile_.segments[i];
      if ((s.sides & bit(side)) == 0) continue;
      at(static_cast<int>(i));
      if (s.kind != wanted) {
        return text("a ", name(s.kind), " reaches side ", side_name, ", but the edge there is ",
                    name(terrain(side)));
      }
      if (++found > 1) return text("two segments reach side ", side_name);
    }
    at(-1);
    if (wanted != FeatureKind::Field && found == 0) {
      return text("the edge ", side_name, " is ", name(terrain(side)), ", but no ", name(wanted),
                  " segment reaches side ", side_name);
    }
    return {};
  }

  /// Fields reach every half-edge that is not a city's, each once (R-FARM-1, R-FARM-2).
  std::string half_edge(unsigned half) {
    const Side side = static_cast<Side>(half / 2);
    int found = 0;
    for (std::size_t i = 0; i < tile_.segments.size(); ++i) {
      if (((tile_.segments[i].halves >> half) & 1U) == 0) continue;
      at(static_cast<int>(i));
      if (terrain(side) == Terrain::City) {
        return text("a field reaches half-edge ", kHalfNames[half], ", but the edge ",
                    kSideNames[static_cast<unsigned>(index(side))], " is city");
      }
      if (++found > 1) return text("two fields reach half-edge ", kHalfNames[half]);
    }
    at(-1);
    if (terrain(side) != Terrain::City && found == 0)
      return text("no field reaches half-edge ", kHalfNames[half]);
    return {};
  }

  const TileDesign& tile_;
  int* segment_;
};

}  // namespace

int distinct_directions(const TileDesign& tile) {
  if (same_when_turned(tile, 1)) return 1;
  return same_when_turned(tile, 2) ? 2 : 4;
}

std::string find_mistake(const TileDesign& tile, int* segment) {
  return Inspector(tile, segment).find();
}

}  // namespace bastide
