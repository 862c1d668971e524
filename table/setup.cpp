#include "table/setup.h"

#include <algorithm>

#include "ai/player.h"
#include "core/notation.h"
#include "table/json_util.h"

namespace bastide {
namespace {

namespace json = boost::json;

constexpr int kMaxNameLength = 24;
constexpr std::size_t kMaxSets = 32;

std::optional<SeatKind> parse_seat_kind(std::string_view name) {
  for (const SeatKind kind : {SeatKind::Person, SeatKind::Computer, SeatKind::Open}) {
    if (name == seat_kind_name(kind)) return kind;
  }
  return std::nullopt;
}

/// What is wrong with a seat's level, or nothing. A computer without a level gets the first one.
std::string read_level(const json::object& object, SeatSetup& seat) {
  if (seat.kind != SeatKind::Computer) return {};
  const auto levels = computer_levels();
  seat.level = text_member(object, "level").value_or(levels.front());
  if (std::ranges::find(levels, seat.level) != levels.end()) return {};
  return "there is no level '" + seat.level + "' of the computer";
}

std::string read_seat(const json::object& object, SeatSetup& seat) {
  const auto kind = parse_seat_kind(text_member(object, "kind").value_or(""));
  if (!kind) return "its kind must be person, computer or open";
  seat.kind = *kind;
  seat.colour = text_member(object, "colour").value_or("");
  if (std::ranges::find(kColours, seat.colour) == kColours.end()) {
    return "its colour must be one of red, blue, yellow, green, black and pink";
  }
  if (seat.kind != SeatKind::Open) {
    seat.name = text_member(object, "name").value_or("");
    if (!is_valid_name(seat.name)) return "its name must have 1 to 24 characters";
  }
  return read_level(object, seat);
}

std::string read_seats(const json::object& object, Setup& setup) {
  const json::value* member = object.if_contains("seats");
  const json::array* seats = member == nullptr ? nullptr : member->if_array();
  if (seats == nullptr || seats->size() < kMinSeats || seats->size() > kColours.size()) {
    return "a table has 2 to 6 seats";
  }
  for (const json::value& value : *seats) {
    SeatSetup seat;
    const json::object* form = value.if_object();
    const std::string mistake = form == nullptr ? "it must be an object" : read_seat(*form, seat);
    if (!mistake.empty()) return "seat " + std::to_string(setup.seats.size() + 1) + ": " + mistake;
    if (std::ranges::find(setup.seats, seat.colour, &SeatSetup::colour) != setup.seats.end()) {
      return "two seats are " + seat.colour;
    }
    setup.seats.push_back(std::move(seat));
  }
  return {};
}

std::string read_sets(const json::object& object, Setup& setup) {
  const json::value* member = object.if_contains("tiles");
  if (member == nullptr) return {};
  const json::array* sets = member->if_array();
  if (sets == nullptr || sets->empty() || sets->size() > kMaxSets)
    return "tiles must list tile sets";
  setup.sets.clear();
  for (const json::value& value : *sets) {
    const json::string* name = value.if_string();
    if (name == nullptr) return "tiles must list names of tile sets";
    setup.sets.emplace_back(name->data(), name->size());
  }
  return {};
}

std::string read_rules(const json::object& object, Setup& setup) {
  const json::value* member = object.if_contains("rules");
  if (member == nullptr) return {};
  const json::object* rules = member->if_object();
  if (rules == nullptr) return "rules must be an object of names and values";
  for (const auto& rule : *rules) {
    const json::string* value = rule.value().if_string();
    const std::string name(rule.key().data(), rule.key().size());
    if (value == nullptr) return "the value of rule '" + name + "' must be a string";
    setup.rules.emplace_back(name, std::string(value->data(), value->size()));
  }
  return {};
}

std::string read_seed(const json::object& object, Setup& setup) {
  if (object.if_contains("seed") == nullptr) return {};
  setup.seed = parse_seed(text_member(object, "seed").value_or(""));
  return setup.seed ? "" : "seed must have 64 hexadecimal digits";
}

bool is_control(std::string_view name, std::size_t at) {
  const auto byte = static_cast<unsigned char>(name[at]);
  if (byte < 0x20 || byte == 0x7F) return true;
  // U+0080 to U+009F.
  return byte == 0xC2 && at + 1 < name.size() && static_cast<unsigned char>(name[at + 1]) < 0xA0;
}

}  // namespace

std::expected<Setup, std::string> read_setup(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return std::unexpected("the setup must be an object");
  Setup setup;
  for (const auto read : {read_seats, read_sets, read_rules, read_seed}) {
    if (std::string mistake = read(*object, setup); !mistake.empty()) {
      return std::unexpected(std::move(mistake));
    }
  }
  return setup;
}

bool is_valid_name(std::string_view name) {
  int length = 0;
  bool blank = true;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (is_control(name, i)) return false;
    const bool continues = (static_cast<unsigned char>(name[i]) & 0xC0U) == 0x80U;
    length += continues ? 0 : 1;
    blank = blank && name[i] == ' ';
  }
  return !blank && length <= kMaxNameLength;
}

std::string_view seat_kind_name(SeatKind kind) {
  switch (kind) {
    case SeatKind::Person: return "person";
    case SeatKind::Computer: return "computer";
    case SeatKind::Open: return "open";
  }
  return "person";
}

}  // namespace bastide
