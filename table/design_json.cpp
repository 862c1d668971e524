#include "table/design_json.h"

#include <boost/json/array.hpp>

#include "core/notation.h"
#include "table/json_util.h"

namespace bastide {
namespace {

namespace json = boost::json;

template <class List>
json::array names(const List& list) {
  json::array out;
  for (const auto& name : list) out.push_back(json_view(name));
  return out;
}

json::array sides_json(SideMask sides) {
  json::array out;
  for (const Side side : kSides) {
    if ((sides & bit(side)) != 0) out.push_back(json::string(1, side_letter(side)));
  }
  return out;
}

void add_field(const Segment& segment, json::object& out) {
  json::array& halves = out["halves"].emplace_array();
  for (unsigned i = 0; i < kHalfNames.size(); ++i) {
    if ((segment.halves >> i) & 1U) halves.push_back(json_view(kHalfNames[i]));
  }
  json::array& cities = out["cities"].emplace_array();
  for (int i = 0; i < kMaxSegments; ++i) {
    if ((segment.cities >> i) & 1U) cities.push_back(i);
  }
}

/// Marks are rare: they are named only where there are any.
void add_marks(const std::vector<std::string>& marks, json::object& out) {
  if (!marks.empty()) out["marks"] = names(marks);
}

json::object segment_json(const Segment& segment) {
  json::object out{{"kind", json_view(feature_kind_name(segment.kind))}};
  if (segment.kind == FeatureKind::Field) add_field(segment, out);
  if (segment.sides != 0) out["edges"] = sides_json(segment.sides);
  if (segment.kind == FeatureKind::City) out["coats"] = segment.coats;
  const bool can_end = segment.kind == FeatureKind::Road || segment.kind == FeatureKind::River;
  if (can_end) out["end"] = json_view(segment.end);
  add_marks(segment.marks, out);
  return out;
}

json::object illustrations_json(const TileDesign& tile) {
  json::object out;
  for (const Illustrations& edition : tile.illustrations) {
    json::array& copies = out[json_view(edition.edition)].emplace_array();
    for (const auto& copy : edition.copies) copies.push_back(names(copy));
  }
  return out;
}

}  // namespace

json::object design_json(const TileDesign& tile) {
  json::object out{
      {"letter", json_view(tile.letter)}, {"name", json_view(tile.name)}, {"count", tile.count}};
  json::array& edges = out["edges"].emplace_array();
  for (const Terrain terrain : tile.sides)
    edges.push_back(json_view(kTerrainNames[static_cast<unsigned>(terrain)]));
  json::array& segments = out["segments"].emplace_array();
  for (const Segment& segment : tile.segments) segments.push_back(segment_json(segment));
  add_marks(tile.marks, out);
  out["directions"] = distinct_directions(tile);
  out["illustrations"] = illustrations_json(tile);
  return out;
}

}  // namespace bastide
