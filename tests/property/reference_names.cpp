#include "tests/property/reference_names.h"

#include <algorithm>

namespace bastide::testing {

namespace {

/// Both prints of the River are the River here.
std::string_view plain(std::string_view set) { return set == "river_c3" ? "river" : set; }

bool same_tile(const TileKind& engine, const reference::Kind& kind) {
  return plain(engine.set) == plain(kind.set) && engine.design->letter == kind.design.letter &&
         reference::has_garden(*engine.design) == reference::has_garden(kind.design);
}

bool alike(const Segment& a, const Segment& b) {
  return a.kind == b.kind && a.sides == b.sides && a.halves == b.halves;
}

/// For each segment of the engine's tile the reference's; of several that look alike (fields that
/// reach no side) each once, in order.
std::vector<int> match(const TileDesign& engine, const TileDesign& reference) {
  std::vector<int> result;
  for (const Segment& s : engine.segments) {
    int found = -1;
    for (int i = 0; found < 0 && i < static_cast<int>(reference.segments.size()); ++i) {
      const bool taken = std::ranges::find(result, i) != result.end();
      if (!taken && alike(s, reference.segments[static_cast<unsigned>(i)])) found = i;
    }
    result.push_back(found);
  }
  return result;
}

}  // namespace

ReferenceNames::ReferenceNames(const Game& game, const reference::Box& box) {
  for (const TileKind& kind : game.kinds) {
    const auto same = std::ranges::find_if(
        box.kinds, [&](const reference::Kind& other) { return same_tile(kind, other); });
    const bool known = same != box.kinds.end();
    kinds_.push_back(known ? &*same : nullptr);
    segments_.push_back(known ? match(*kind.design, same->design) : std::vector<int>{});
  }
  for (const FigureKind& figure : game.figures) {
    const auto name = std::ranges::find(reference::kPieceNames, figure.name);
    pieces_.push_back(static_cast<reference::Piece>(name - reference::kPieceNames.begin()));
  }
}

int ReferenceNames::segment(KindId kind, int segment) const {
  const auto& known = segments_[kind];
  return segment < static_cast<int>(known.size()) ? known[static_cast<unsigned>(segment)] : -1;
}

reference::Part ReferenceNames::part(const State& state, Cell cell, int segment_there) const {
  const int tile = state.tile_at(cell);
  if (tile < 0) return {-1, -1};
  return {tile, segment(state.tiles()[static_cast<unsigned>(tile)].kind, segment_there)};
}

reference::Figure ReferenceNames::figure(const State& state, int seat, int figure, Cell cell,
                                         int segment_there, int way) const {
  return {seat, piece(figure), part(state, cell, segment_there), way != 0};
}

}  // namespace bastide::testing
