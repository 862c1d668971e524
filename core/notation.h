// The words of the game record: tiles, cells, directions, features, figures, colours (docs/notation.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/state.h"


namespace bastide {

/// Colours of the seats, in their usual order.
inline constexpr std::array<std::string_view, 6> kColours{"red", "blue", "yellow", "green", "black", "pink"};

char side_letter(Side side);
std::optional<Side> parse_side(std::string_view text);

/// `3,-1`
std::string cell_text(Cell cell);
/// Only whole numbers within kMaxCoordinate.
std::optional<Cell> parse_cell(std::string_view text);

/// `D` for the base set, `river:G` for others; what the record writes.
std::string tile_text(const TileKind& kind);

std::string_view feature_kind_name(FeatureKind kind);

/// A segment as it lies: `road.W`, `city.N`, `field.NNE`, `monastery`. `kind` turned to `dir`.
std::string feature_text(const TileKind& kind, Side dir, int segment);
/// The segment that `text` names on a tile turned to `dir`; any side or half-edge that it reaches will
/// do. Nothing if there is none.
std::optional<int> parse_feature(const TileKind& kind, Side dir, std::string_view text);

/// `V@0,1E`
std::string placement_text(const TileKind& kind, Cell cell, Side dir);

/// An action of a seat in the record's words: `V@0,1E`, `meeple>road.W`; for logs and errors.
std::string action_text(const State& state, const Action& action);

/// A refusal in plain words: "city.N belongs to a city with blue's meeple at 2,-1". `colours` names
/// the seats; `action` is what was refused in `state`.
std::string explain(const State& state, const Action& action, const Refusal& refusal,
                    const std::vector<std::string>& colours);

}  // namespace bastide
