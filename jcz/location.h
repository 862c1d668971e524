// Where on a tile a feature lies, in their words and as our segments. Both speak of the board,
// after turning.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"

namespace bastide::jcz {

/// Their name of a feature kind (`City`), or empty where they have none.
std::string_view feature_name(FeatureKind kind);
std::optional<FeatureKind> find_feature(std::string_view theirs);

/// The segment of a tile that lies turned to `dir` which they call `feature` at `location`.
std::optional<int> find_segment(const TileKind& kind, Side dir, std::string_view feature,
                                std::string_view location);

/// Their location of a segment: `WE`, `_N`, `NL.NR.EL.WR`, `I`.
std::string location_name(const TileKind& kind, Side dir, int segment);

}  // namespace bastide::jcz
