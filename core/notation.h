// The words of the game record: tiles, cells, directions, features, figures, colours
// (docs/notation.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.h"
#include "core/state.h"

namespace bastide {

/// Colours of the seats, in their usual order.
inline constexpr std::array<std::string_view, 6> kColours{"red",   "blue",  "yellow",
                                                          "green", "black", "pink"};

char side_letter(Side side);
/// `N`, `E`, `S` or `W`, nothing else.
std::optional<Side> parse_side(std::string_view text);

/// `3,-1`
std::string cell_text(Cell cell);
/// Two whole numbers within kMaxCoordinate, without needless zeros or signs.
std::optional<Cell> parse_cell(std::string_view text);

/// A tile's word: `D` for the base set, `river:G` for others; what the record writes.
std::string tile_text(const TileKind& kind);
/// The kind that a tile's word means in this game, `D` being short for `base:D`; kNoKind if none.
KindId parse_tile(const Game& game, std::string_view text);

std::string_view feature_kind_name(FeatureKind kind);
std::optional<FeatureKind> parse_feature_kind(std::string_view text);

/// A segment of a tile that lies turned to `dir`: `road.W`, `city.N`, `field.NNE`, `field.in`,
/// `monastery`, by the first side or half-edge that it reaches. `segment` must be one of the
/// tile's.
std::string feature_text(const TileKind& kind, Side dir, int segment);

/// The same with the way of standing there: `monastery.prior`.
std::string spot_text(const Game& game, const TileKind& kind, Side dir, int segment, int way);

/// A segment and a way of standing there.
struct Spot {
  int segment = 0;
  int way = 0;
};

/// Reads what spot_text writes; nothing if the tile has no such feature.
std::optional<Spot> parse_spot(const Game& game, const TileKind& kind, Side dir,
                               std::string_view text);
/// The segment that `text` names on a tile turned to `dir`; any side or half-edge that it reaches
/// will do. Nothing if there is none.
std::optional<int> parse_feature(const TileKind& kind, Side dir, std::string_view text);

/// `V@0,1E`, with the first of the directions that give the same tile.
std::string placement_text(const TileKind& kind, Cell cell, Side dir);

/// An action in the record's words: `V@0,1E`, `meeple>road.W`; for logs and errors. `state` is the
/// one in which it is done, or would be. Chance and passing in plain words: `draw V`, `finish`,
/// `pass`.
std::string action_text(const State& state, const Action& action);

/// A refusal in plain words with its rule: "city.N belongs to a city with blue's meeple at 2,-1
/// (R-MEEP-3)". `colours` names the seats; `action` is what was refused in `state`.
std::string explain(const State& state, const Action& action, const Refusal& refusal,
                    const std::vector<std::string>& colours);

}  // namespace bastide
