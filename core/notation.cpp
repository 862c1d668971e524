#include "core/notation.h"

#include <algorithm>
#include <charconv>

#include "core/apply.h"

namespace bastide {
namespace {

/// The bits of a HalfMask in the order in which half-edges name fields: NNE first, NNW last.
constexpr std::array<unsigned, 8> kNamingOrder{1, 2, 3, 4, 5, 6, 7, 0};

/// A segment that reaches nothing is named by its place among those of its kind: `in`, `in2`,
/// `in3`.
std::string inner_name(const TileKind& kind, int segment) {
  const auto& segments = kind.design->segments;
  const Segment& named = segments[static_cast<std::size_t>(segment)];
  int place = 1;
  for (int i = 0; i < segment; ++i) {
    const Segment& other = segments[static_cast<std::size_t>(i)];
    place += other.kind == named.kind && other.sides == 0 && other.halves == 0 ? 1 : 0;
  }
  return place == 1 ? std::string{} : std::to_string(place);
}

/// What `text` after the dot selects: sides, half-edges, or neither for an inner name.
struct Reach {
  SideMask sides = 0;
  HalfMask halves = 0;
};

std::optional<Reach> parse_reach(FeatureKind kind, std::string_view text) {
  if (text.starts_with("in")) return Reach{};
  if (kind == FeatureKind::Field) {
    const auto half = std::ranges::find(kHalfNames, text);
    if (half == kHalfNames.end()) return std::nullopt;
    return Reach{.halves = static_cast<HalfMask>(1U << (half - kHalfNames.begin()))};
  }
  const auto side = parse_side(text);
  if (!side) return std::nullopt;
  return Reach{.sides = bit(*side)};
}

bool parse_number(std::string_view text, int& value) {
  const bool negative = text.starts_with('-');
  const std::string_view digits = text.substr(negative ? 1 : 0);
  if (digits.empty() || (digits.front() == '0' && (digits.size() > 1 || negative))) return false;
  if (!std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; })) return false;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size();
}

std::string figure_action_text(const State& state, const Action& action) {
  const Game& game = state.game();
  std::string out(action.figure < game.figures.size() ? game.figures[action.figure].name
                                                      : "figure");
  const int tile = state.tile_at(action.cell);
  out += '>';
  if (tile < 0 || tile + 1 != static_cast<int>(state.tiles().size()))
    out += cell_text(action.cell) + ":";
  if (tile < 0) return out + "segment " + std::to_string(action.segment);
  const PlacedTile& placed = state.tiles()[static_cast<std::size_t>(tile)];
  const TileKind& kind = game.kinds[placed.kind];
  if (action.segment >= kind.segment_count)
    return out + "segment " + std::to_string(action.segment);
  return out + spot_text(game, kind, placed.dir, action.segment, action.way);
}

std::string take_back_text(const State& state, const Action& action) {
  const auto& figures = state.game().figures;
  const bool known = action.figure < figures.size();
  return std::string(known ? figures[action.figure].name : "figure") + "<" + cell_text(action.cell);
}

}  // namespace

char side_letter(Side side) { return kSideNames[static_cast<std::size_t>(index(side))].front(); }

std::optional<Side> parse_side(std::string_view text) {
  const auto it = std::ranges::find(kSideNames, text);
  if (it == kSideNames.end()) return std::nullopt;
  return static_cast<Side>(it - kSideNames.begin());
}

std::string cell_text(Cell cell) { return std::to_string(cell.x) + "," + std::to_string(cell.y); }

std::optional<Cell> parse_cell(std::string_view text) {
  const auto comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  int x = 0, y = 0;
  if (!parse_number(text.substr(0, comma), x) || !parse_number(text.substr(comma + 1), y))
    return std::nullopt;
  if (std::max(std::abs(x), std::abs(y)) > kMaxCoordinate) return std::nullopt;
  return Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

std::string tile_text(const TileKind& kind) {
  constexpr std::string_view kBase = "base:";
  return kind.name.starts_with(kBase) ? kind.name.substr(kBase.size()) : kind.name;
}

KindId parse_tile(const Game& game, std::string_view text) {
  const bool full = text.find(':') != std::string_view::npos;
  const std::string name = full ? std::string(text) : "base:" + std::string(text);
  const auto it = std::ranges::find(game.kinds, name, &TileKind::name);
  return it == game.kinds.end() ? kNoKind : static_cast<KindId>(it - game.kinds.begin());
}

std::string_view feature_kind_name(FeatureKind kind) {
  return kFeatureKindNames[static_cast<std::size_t>(kind)];
}

std::optional<FeatureKind> parse_feature_kind(std::string_view text) {
  const auto it = std::ranges::find(kFeatureKindNames, text);
  if (it == kFeatureKindNames.end()) return std::nullopt;
  return static_cast<FeatureKind>(it - kFeatureKindNames.begin());
}

std::string feature_text(const TileKind& kind, Side dir, int segment) {
  const Segment& named = kind.design->segments[static_cast<std::size_t>(segment)];
  const std::string name(feature_kind_name(named.kind));
  if (is_centred(named.kind)) return name + inner_name(kind, segment);
  const SideMask sides = turned_sides(named.sides, index(dir));
  const HalfMask halves = turned_halves(named.halves, index(dir));
  for (const Side side : kSides) {
    if ((sides & bit(side)) != 0) return name + "." + side_letter(side);
  }
  for (const unsigned half : kNamingOrder) {
    if ((halves >> half) & 1U) return name + "." + std::string(kHalfNames[half]);
  }
  return name + ".in" + inner_name(kind, segment);
}

std::optional<int> parse_feature(const TileKind& kind, Side dir, std::string_view text) {
  const auto dot = text.find('.');
  const auto feature = parse_feature_kind(text.substr(0, dot));
  const auto reach = dot == std::string_view::npos || !feature
                         ? std::optional<Reach>{}
                         : parse_reach(*feature, text.substr(dot + 1));
  for (int i = 0; i < kind.segment_count; ++i) {
    const Segment& segment = kind.design->segments[static_cast<std::size_t>(i)];
    const bool reached = reach && segment.kind == *feature &&
                         ((turned_sides(segment.sides, index(dir)) & reach->sides) != 0 ||
                          (turned_halves(segment.halves, index(dir)) & reach->halves) != 0);
    if (reached || feature_text(kind, dir, i) == text) return i;
  }
  return std::nullopt;
}

std::string spot_text(const Game& game, const TileKind& kind, Side dir, int segment, int way) {
  std::string out = feature_text(kind, dir, segment);
  if (way == 0) return out;
  const auto index = static_cast<std::size_t>(way);
  return out + "." + (index < game.ways.size() ? std::string(game.ways[index]) : "?");
}

std::optional<Spot> parse_spot(const Game& game, const TileKind& kind, Side dir,
                               std::string_view text) {
  for (std::size_t way = 1; way < game.ways.size(); ++way) {
    const std::string ending = "." + std::string(game.ways[way]);
    if (!text.ends_with(ending)) continue;
    const auto segment = parse_feature(kind, dir, text.substr(0, text.size() - ending.size()));
    if (segment) return Spot{*segment, static_cast<int>(way)};
  }
  const auto segment = parse_feature(kind, dir, text);
  return segment ? std::optional(Spot{*segment, 0}) : std::nullopt;
}

std::string placement_text(const TileKind& kind, Cell cell, Side dir) {
  return tile_text(kind) + "@" + cell_text(cell) + side_letter(canonical(kind, dir));
}

std::string action_text(const State& state, const Action& action) {
  const auto& kinds = state.game().kinds;
  switch (action.type) {
    case ActionType::Draw:
      return "draw " + (action.kind < kinds.size() ? tile_text(kinds[action.kind]) : "?");
    case ActionType::Finish: return "finish";
    case ActionType::Pass: return "pass";
    case ActionType::Figure: return figure_action_text(state, action);
    case ActionType::TakeBack: return take_back_text(state, action);
    case ActionType::Answer: return "answer " + std::to_string(action.kind);
    case ActionType::Place: break;
  }
  if (state.drawn() != kNoKind)
    return placement_text(kinds[state.drawn()], action.cell, action.dir);
  return cell_text(action.cell) + side_letter(action.dir);
}

}  // namespace bastide
