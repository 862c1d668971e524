#include "cli/game_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/value_to.hpp>

namespace bastide {
namespace {

namespace json = boost::json;

std::string text(const json::object& object, const char* key) {
  return json::value_to<std::string>(object.at(key));
}
int number(const json::object& object, const char* key) {
  return json::value_to<int>(object.at(key));
}

std::string plural(int count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

/// What was counted, in words.
std::string counted(const json::object& award) {
  const std::string kind = text(award, "kind");
  if (kind == "goods") return "most " + text(award, "token");
  if (kind == "field") return plural(number(award, "cities"), "finished city", "finished cities");
  if (kind == "monastery" || kind == "garden")
    return plural(number(award, "neighbours"), "neighbour", "neighbours");
  std::string out = plural(number(award, "tiles"), "tile", "tiles");
  if (const int coats = number(award, "coats"); coats > 0) {
    out += " and " + plural(coats, "coat of arms", "coats of arms");
  }
  return out;
}

std::string place(const json::object& event) {
  return fmt::format("{},{}", number(event, "x"), number(event, "y"));
}

std::string sheet_row(std::string_view what, const std::vector<std::string>& columns) {
  std::string out = padded(what, 22);
  for (const std::string& column : columns) out += fmt::format("{:>11}", column);
  return out + '\n';
}

std::string seat_badge(const Terminal& terminal, const ViewSeat& seat) {
  const char mark = seat_mark(seat.colour);
  return terminal.colour ? badge(terminal, seat.colour, fmt::format(" {} ", mark))
                         : fmt::format("[{}]", mark);
}

/// A row of the sheet; empty where nobody has an entry, and for fields in play.
std::string sheet_part(const json::array& rows, const char* part, std::string_view kind) {
  const bool final = part == std::string_view("final");
  if (kind == "field" && !final) return {};
  bool any = false;
  std::vector<std::string> points;
  for (const json::value& row : rows) {
    const json::value* entry = row.at(part).as_object().if_contains(kind);
    any = any || entry != nullptr;
    points.push_back(entry == nullptr ? "0" : std::to_string(json::value_to<int>(*entry)));
  }
  if (!any) return {};
  return sheet_row(fmt::format("{} {}", kind, final ? "at the end" : "in play"), points);
}

}  // namespace

std::string award_text(const json::object& award) {
  const std::string kind = text(award, "kind");
  std::string out = award.at("complete").as_bool() && kind != "goods" ? "finished " : "";
  out += kind;
  const std::string points = plural(number(award, "points"), "point", "points");
  out += fmt::format(", {}: {} ({})", counted(award), points, text(award, "rule"));
  if (award.contains("extra")) out += fmt::format(", {} of them besides", number(award, "extra"));
  if (award.at("shared").as_bool()) out += ", shared: each gets all (R-MAJ-2)";
  return out;
}

std::string seat_name(const Terminal& terminal, const ViewSeat& seat) {
  return seat_badge(terminal, seat) + ' ' + seat.name;
}

std::string event_text(const Terminal& terminal, const GameView& view, const json::object& event) {
  const std::string kind = text(event, "event");
  if (kind == "start" || kind == "draw" || kind == "over") return {};
  const std::string who =
      seat_name(terminal, view.seats.at(static_cast<std::size_t>(number(event, "seat"))));
  if (kind == "place") {
    return fmt::format("{} puts {} on {}, turned {}", who, short_tile(text(event, "tile")),
                       place(event), text(event, "dir"));
  }
  if (kind == "discard") {
    return fmt::format("{} drew {}, which fits nowhere and leaves the game (R-TILE-8)", who,
                       short_tile(text(event, "tile")));
  }
  if (kind == "set_aside") {
    return fmt::format("{} drew {}, which fits nowhere now and stays in the bag", who,
                       short_tile(text(event, "tile")));
  }
  if (kind == "hold") {
    const std::string tile = event.contains("tile") ? short_tile(text(event, "tile")) : "a tile";
    return fmt::format("{} takes {} into the hand", who, tile);
  }
  if (kind == "offer") return fmt::format("{} makes an offer for the tile (R-HOUSE-7)", who);
  if (kind == "sale") {
    return fmt::format("{} pays {} for the tile and says where it goes (R-HOUSE-7)", who,
                       plural(number(event, "points"), "point", "points"));
  }
  if (kind == "token")
    return fmt::format("{} takes {} {}", who, number(event, "count"), text(event, "token"));
  if (kind == "figure")
    return fmt::format("{} puts a {} on {}", who, text(event, "figure"), text(event, "feature"));
  if (kind == "award") {
    return fmt::format("{} {}+{}{} {}", who, bold(terminal), number(event, "points"),
                       plain(terminal), award_text(event));
  }
  return fmt::format("{} takes the {} on {} back from {}", who, text(event, "figure"),
                     text(event, "feature"), place(event));
}

std::vector<std::string> seat_lines(const Terminal& terminal, const GameView& view) {
  std::size_t widest = 4;
  for (const ViewSeat& seat : view.seats)
    widest = std::max(widest, static_cast<std::size_t>(columns(seat.name)));
  std::vector<std::string> out;
  for (std::size_t i = 0; i < view.seats.size(); ++i) {
    const ViewSeat& seat = view.seats[i];
    const bool on_turn = !view.is_over() && static_cast<int>(i) == view.seat;
    std::string line = on_turn ? (terminal.utf8 ? "▶ " : "> ") : "  ";
    line += seat_badge(terminal, seat);
    line += fmt::format(" {}{}{}", on_turn ? bold(terminal) : "",
                        padded(seat.name, static_cast<int>(widest)), plain(terminal));
    line += fmt::format(" {:>4}  ", seat.points);
    for (const auto& [figure, count] : seat.supply)
      line += fmt::format(" {} {}{}", count, figure, count == 1 ? "" : "s");
    for (const auto& [sort, count] : seat.goods) {
      if (count > 0) line += fmt::format("  {} {}", count, sort);
    }
    out.push_back(std::move(line));
  }
  return out;
}

std::string sheet_text(const Terminal& terminal, const GameView& view) {
  const json::array& rows = view.result->at("sheet").as_array();
  std::string out = bold(terminal) + "Score sheet" + plain(terminal) + "\n";
  std::vector<std::string> cells;
  for (const ViewSeat& seat : view.seats) {
    std::string name;
    for (const char c : seat.name) {
      if (columns(name + c) > 10) break;
      name += c;
    }
    cells.push_back(std::string(static_cast<std::size_t>(11 - columns(name)), ' ') + name);
  }
  out += padded("", 22);
  for (const std::string& cell : cells) out += cell;
  out += '\n';
  for (const char* part : {"in_play", "final"}) {
    for (const std::string_view kind :
         {"road", "city", "monastery", "garden", "field", "goods", "sale"})
      out += sheet_part(rows, part, kind);
  }
  std::vector<std::string> totals;
  for (const json::value& row : rows)
    totals.push_back(std::to_string(number(row.as_object(), "total")));
  out += bold(terminal) + sheet_row("total", totals) + plain(terminal) + '\n';
  std::string winners;
  for (const json::value& seat : view.result->at("winners").as_array()) {
    if (!winners.empty()) winners += " and ";
    winners += seat_name(terminal, view.seats.at(json::value_to<std::size_t>(seat)));
  }
  const bool several = view.result->at("winners").as_array().size() > 1;
  return out +
         (winners.empty() ? "Nobody wins."
                          : winners + (several ? " win (R-END-4)." : " wins (R-END-4).")) +
         '\n';
}

}  // namespace bastide
