// What a player may send (the protocol's COMMAND), and how the table says no.
#pragma once

#include <boost/json/object.hpp>
#include <expected>
#include <string>
#include <vector>

#include "core/reason.h"
#include "core/state.h"

namespace bastide {

struct Command {
  enum class Do : unsigned char {
    Take,  ///< a tile of the hand
    Place,
    Figure,
    TakeBack,
    Undo,
    Confirm,
    Again,
    Offer,
    Sell
  };
  Do what = Do::Undo;
  std::string tile{};     ///< Take, `base:D`
  int number = 0;         ///< Offer: points; Sell: the seat
  Cell cell{};            ///< Place, TakeBack
  Side dir = Side::N;     ///< Place
  std::string figure{};   ///< Figure, TakeBack
  std::string feature{};  ///< Figure, in the notation's words
};

/// Reads the form of a command; the error is a sentence for people.
std::expected<Command, std::string> read_command(const boost::json::value& value);

/// Why the table refuses a command: core's reasons, and its own `stale`, `not_begun`,
/// `nothing_to_undo`.
struct TableRefusal {
  std::string reason;
  std::string rule{};
  std::string text{};
  boost::json::object detail{};  ///< what was in the way
};

/// A refusal by the rules of `action` in `state`, in plain words; `colours` names the seats.
TableRefusal explain_refusal(const State& state, const Action& action, const Refusal& refusal,
                             const std::vector<std::string>& colours);

}  // namespace bastide
