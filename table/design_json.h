// Tile designs in the protocol's form (docs/protocol.md, CATALOGUE).
#pragma once

#include <boost/json/object.hpp>

#include "core/tile.h"

namespace bastide {

/// A design as the catalogue shows it: letter, sides, segments, drawings.
boost::json::object design_json(const TileDesign& tile);

}  // namespace bastide
