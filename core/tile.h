// What is printed on a tile: the facts of a tile set, before any turning.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/direction.h"

namespace bastide {

/// What a side of a tile shows. Sides match when their terrain is the same (R-TILE-3).
enum class Terrain : std::uint8_t { Field, Road, City, River };
inline constexpr std::array<std::string_view, 4> kTerrainNames{"field", "road", "city", "river"};

/// What a segment of a tile belongs to. The order is the order of segments in lists and sheets.
enum class FeatureKind : std::uint8_t { Road, City, Monastery, Garden, Field, River };
inline constexpr int kFeatureKindCount = 6;
inline constexpr std::array<std::string_view, kFeatureKindCount> kFeatureKindNames{
    "road", "city", "monastery", "garden", "field", "river"};

using KindMask = std::uint8_t;
constexpr KindMask bit(FeatureKind kind) {
  return static_cast<KindMask>(1U << static_cast<unsigned>(kind));
}

/// A feature that is finished when the eight cells around its tile are filled (R-MON-2).
constexpr bool is_centred(FeatureKind kind) {
  return kind == FeatureKind::Monastery || kind == FeatureKind::Garden;
}

/// One feature's part on one tile.
struct Segment {
  FeatureKind kind = FeatureKind::Field;
  SideMask sides = 0;        ///< sides that a road, city or river reaches
  HalfMask halves = 0;       ///< half-edges that a field reaches; none for an enclosed field
  std::uint8_t coats = 0;    ///< coats of arms of this city segment (R-CITY-6, R-CITY-7)
  std::uint16_t cities = 0;  ///< fields: bit i set when segment i, a city, borders it (R-FARM-6)
  std::string end;  ///< roads and rivers with one side: what closes the inner end (R-ROAD-4)
  std::vector<std::string> marks{};  ///< what variants look for: `inn`, `cathedral`, `wine` ...
  friend bool operator==(const Segment&, const Segment&) = default;
};

/// Most segments that one tile can have.
inline constexpr int kMaxSegments = 16;

/// What the copies of a tile show in one edition: `copies[i]` lists the drawings of copy i
/// (R-SET-10).
struct Illustrations {
  std::string edition;
  std::vector<std::vector<std::string>> copies;
  friend bool operator==(const Illustrations&, const Illustrations&) = default;
};

/// One letter of a tile set.
struct TileDesign {
  std::string letter;                       ///< one upper-case letter, or more in large sets
  std::string name;                         ///< for people, in English
  int count = 0;                            ///< copies in the set, the start tile included
  std::array<Terrain, kSideCount> sides{};  ///< N E S W
  std::vector<Segment> segments;
  std::vector<Illustrations> illustrations;
  std::vector<std::string> marks{};  ///< as those of a segment, but of the whole tile
  bool drawn_last = false;           ///< comes after the other tiles of its set (R-RIVER-1)
  friend bool operator==(const TileDesign&, const TileDesign&) = default;
};

/// A tile set: data, whoever wrote it.
struct TileSet {
  std::string name;                                        ///< `base`, as in the record
  std::vector<std::pair<std::string, std::string>> title;  ///< language code, title
  std::string start;                                       ///< letter of the start tile, or empty
  std::vector<TileDesign> tiles;
  bool drawn_first = false;  ///< all its tiles come before those of other sets (R-RIVER-2)
  friend bool operator==(const TileSet&, const TileSet&) = default;
};

/// Whether `marks` has the word.
inline bool has_mark(const std::vector<std::string>& marks, std::string_view word) {
  return std::ranges::find(marks, word) != marks.end();
}

/// Distinct directions of a tile: 4, 2 when a half turn gives the same tile, 1 when every turn
/// does. Two turns are the same when edges, segments and what they carry coincide (R-TILE-4),
/// in whatever order marks are listed.
int distinct_directions(const TileDesign& tile);

/// One mistake in a tile's data, in plain words; empty when there is none. Checks edges against
/// segments, that each half-edge of a field, road or river side lies in exactly one field segment
/// and none of a city side does, city references, ends, counts, and illustrations against counts.
/// `segment` is set to the index of the segment that is wrong, or -1 when it is the tile as a
/// whole.
std::string find_mistake(const TileDesign& tile, int* segment = nullptr);

}  // namespace bastide
