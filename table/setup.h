// What a new table is asked to be: seats, tile sets, rules; read from the protocol's SETUP and
// checked.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "table/random.h"

namespace bastide {

enum class SeatKind : unsigned char { Person, Computer, Open };

struct SeatSetup {
  std::string name{};    ///< 1 to 24 characters; empty while the seat is open
  std::string colour{};  ///< one of kColours
  SeatKind kind = SeatKind::Person;
  std::string level{};  ///< of a computer
};

struct Setup {
  std::vector<SeatSetup> seats;
  std::vector<std::string> sets{"base"};
  OptionValues rules;
  std::optional<Seed> seed;
};

/// Reads and checks the form; whether such a game can be played is for Table::create to say. The
/// error is a sentence for people.
std::expected<Setup, std::string> read_setup(const boost::json::value& value);

/// Whether a person may be called so: 1 to 24 characters, none of them a control character, not
/// blank.
bool is_valid_name(std::string_view name);

std::string_view seat_kind_name(SeatKind kind);

}  // namespace bastide
