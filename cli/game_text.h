// Sentences and tables about a game: its log, the seats, the score sheet.
#pragma once

#include <boost/json/object.hpp>
#include <string>
#include <vector>

#include "cli/game_view.h"
#include "cli/terminal.h"

namespace bastide {

/// Why an award was given: `road, 3 tiles: 3 points (R-ROAD-5)`.
std::string award_text(const boost::json::object& award);

/// One event of the protocol as a line; empty for those that say nothing new (a draw, the end).
std::string event_text(const Terminal& terminal, const GameView& view,
                       const boost::json::object& event);

/// A line a seat: whose turn, name, points, figures left.
std::vector<std::string> seat_lines(const Terminal& terminal, const GameView& view);

/// The final sheet by kind of feature, and who won.
std::string sheet_text(const Terminal& terminal, const GameView& view);

/// A seat's badge with its name.
std::string seat_name(const Terminal& terminal, const ViewSeat& seat);

}  // namespace bastide
