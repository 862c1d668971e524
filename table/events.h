// Events as the protocol's JSON.
#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "core/event.h"
#include "core/state.h"

namespace bastide {

/// An event of turn `turn`, told with the board of `state`, on which what it speaks of still lies.
boost::json::object event_json(const State& state, const Event& event, int turn);

/// A tile that lay on the board at the start.
boost::json::object start_json(const State& state, const PlacedTile& tile);

/// A figure on the board: seat, figure, cell, feature and segment.
boost::json::object figure_json(const State& state, const PlacedFigure& figure);

/// What a decision about a figure says: figure, feature and segment; of one that is taken back the
/// cell too.
boost::json::object spot_json(const State& state, const Action& action);

/// The seats of a bit set, as their numbers.
boost::json::array seat_list(unsigned seats);

}  // namespace bastide
