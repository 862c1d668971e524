#include "jcz/location.h"

#include <algorithm>
#include <array>

namespace bastide::jcz {
namespace {

struct FeatureName {
  FeatureKind kind;
  std::string_view name;
};
constexpr std::array<FeatureName, 6> kFeatures{{{FeatureKind::Road, "Road"},
                                                {FeatureKind::City, "City"},
                                                {FeatureKind::Monastery, "Monastery"},
                                                {FeatureKind::Garden, "Garden"},
                                                {FeatureKind::Field, "Field"},
                                                {FeatureKind::River, "River"}}};

constexpr std::string_view kSideLetters = "NESW";
/// By bit of a HalfMask.
constexpr std::array<std::string_view, 8> kHalves{"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

/// By SideMask; where several letters make a name, in their order.
constexpr std::array<std::string_view, 16> kSideNames{
    "I", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"};

/// What a location reaches: sides, half-edges, or neither and the how manieth of those inside.
struct Reach {
  unsigned sides = 0;
  unsigned halves = 0;
  int inner = 0;
};

std::optional<Reach> parse_halves(std::string_view text) {
  Reach reach;
  while (!text.empty()) {
    const auto dot = std::min(text.find('.'), text.size());
    const auto half = std::ranges::find(kHalves, text.substr(0, dot));
    if (half == kHalves.end()) return std::nullopt;
    reach.halves |= 1U << (half - kHalves.begin());
    text.remove_prefix(std::min(dot + 1, text.size()));
  }
  return reach;
}

std::optional<Reach> parse_sides(std::string_view text) {
  const bool others = text.starts_with('_');
  Reach reach;
  for (const char letter : text.substr(others ? 1 : 0)) {
    const auto side = kSideLetters.find(letter);
    if (side == std::string_view::npos) return std::nullopt;
    reach.sides |= 1U << side;
  }
  if (others) reach.sides ^= 0xFU;
  return reach;
}

std::optional<Reach> parse_location(FeatureKind kind, std::string_view text) {
  if (text == "I") return Reach{.inner = 1};
  if (text == "II") return Reach{.inner = 2};
  if (text.empty()) return std::nullopt;
  return kind == FeatureKind::Field ? parse_halves(text) : parse_sides(text);
}

/// Place of a segment among those of its kind that reach no side, from 1; 0 if it reaches one.
int inner_place(const TileKind& kind, int segment) {
  const auto& segments = kind.design->segments;
  const auto is_inner = [&](int i) {
    const Segment& other = segments[static_cast<std::size_t>(i)];
    return other.kind == segments[static_cast<std::size_t>(segment)].kind && other.sides == 0 &&
           other.halves == 0;
  };
  if (!is_inner(segment)) return 0;
  int place = 0;
  for (int i = 0; i <= segment; ++i) place += is_inner(i) ? 1 : 0;
  return place;
}

}  // namespace

std::string_view feature_name(FeatureKind kind) {
  const auto found = std::ranges::find(kFeatures, kind, &FeatureName::kind);
  return found == kFeatures.end() ? std::string_view{} : found->name;
}

std::optional<FeatureKind> find_feature(std::string_view theirs) {
  const auto found = std::ranges::find(kFeatures, theirs, &FeatureName::name);
  return found == kFeatures.end() ? std::nullopt : std::optional(found->kind);
}

std::optional<int> find_segment(const TileKind& kind, Side dir, std::string_view feature,
                                std::string_view location) {
  const auto wanted = find_feature(feature);
  const auto reach = wanted ? parse_location(*wanted, location) : std::nullopt;
  if (!reach) return std::nullopt;
  for (int i = 0; i < kind.segment_count; ++i) {
    const Segment& segment = kind.design->segments[static_cast<std::size_t>(i)];
    if (segment.kind == *wanted && turned_sides(segment.sides, index(dir)) == reach->sides &&
        turned_halves(segment.halves, index(dir)) == reach->halves &&
        inner_place(kind, i) == reach->inner) {
      return i;
    }
  }
  return std::nullopt;
}

std::string location_name(const TileKind& kind, Side dir, int segment) {
  const Segment& named = kind.design->segments[static_cast<std::size_t>(segment)];
  if (const int place = inner_place(kind, segment); place > 0)
    return std::string(static_cast<std::size_t>(place), 'I');
  if (named.kind != FeatureKind::Field)
    return std::string(kSideNames[turned_sides(named.sides, index(dir))]);
  const HalfMask halves = turned_halves(named.halves, index(dir));
  std::string out;
  for (std::size_t i = 0; i < kHalves.size(); ++i) {
    if ((halves >> i) & 1U) out += (out.empty() ? "" : ".") + std::string(kHalves[i]);
  }
  return out;
}

}  // namespace bastide::jcz
