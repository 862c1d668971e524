#include "cli/game_view.h"

#include <boost/json/value_to.hpp>
#include <stdexcept>

#include "core/notation.h"
#include "variants/registry.h"

namespace bastide {
namespace {

namespace json = boost::json;

std::string text(const json::object& object, const char* key) {
  return json::value_to<std::string>(object.at(key));
}
int number(const json::object& object, const char* key) {
  return json::value_to<int>(object.at(key));
}
Side side(const json::value& value) {
  return parse_side(json::value_to<std::string>(value)).value();
}

ViewSeat read_seat(const json::object& o) {
  ViewSeat out{text(o, "name"), text(o, "colour"), text(o, "kind"), number(o, "points"), {}};
  for (const auto& [figure, count] : o.at("supply").as_object()) {
    out.supply.emplace_back(std::string(figure), json::value_to<int>(count));
  }
  if (const json::value* goods = o.if_contains("goods")) {
    for (const auto& [sort, count] : goods->as_object())
      out.goods.emplace_back(std::string(sort), json::value_to<int>(count));
  }
  return out;
}

ViewSpot read_spot(const json::object& o) {
  ViewSpot out{text(o, "figure"), text(o, "feature"), number(o, "segment"), {}};
  if (o.contains("take_back")) out.take_back = read_cell(o);
  return out;
}

const TileDesign& design_of(const Game& game, std::string_view tile) {
  const KindId kind = game.find_kind(tile);
  if (kind == kNoKind)
    throw std::runtime_error("the table speaks of an unknown tile: " + std::string(tile));
  return *game.kinds[kind].design;
}

ViewPending read_pending(const json::object& o) {
  ViewPending out{read_cell(o), side(o.at("dir")), {}, o.at("awards").as_array()};
  for (const json::value& figure : o.at("figures").as_array())
    out.figures.push_back(read_spot(figure.as_object()));
  return out;
}

void read_board(const json::object& view, const Game& game, GameView& out) {
  for (const json::value& value : view.at("tiles").as_array()) {
    const json::object& o = value.as_object();
    out.tiles.push_back(
        {read_cell(o), side(o.at("dir")), &design_of(game, text(o, "tile")), number(o, "turn")});
  }
  for (const json::value& value : view.at("figures").as_array()) {
    const json::object& o = value.as_object();
    out.figures.push_back({number(o, "seat"), read_cell(o), number(o, "segment")});
  }
}

void read_choices(const json::object& view, const Game& game, GameView& out) {
  if (const json::object* drawn = view.at("drawn").if_object())
    out.drawn = &design_of(game, text(*drawn, "tile"));
  if (const json::object* pending = view.at("pending").if_object())
    out.pending = read_pending(*pending);
  for (const json::value& value : view.at("choices").as_array()) {
    const json::object& o = value.as_object();
    ViewChoice& choice = out.choices.emplace_back();
    if (o.contains("tile")) {
      choice.tile = text(o, "tile");
      choice.design = &design_of(game, choice.tile);
    } else {
      choice.seat = number(o, "seat");
      choice.points = number(o, "points");
    }
  }
  for (const json::value& value : view.at("placements").as_array()) {
    ViewPlacement& placement = out.placements.emplace_back(read_cell(value.as_object()));
    for (const json::value& dir : value.at("dirs").as_array()) placement.dirs.push_back(side(dir));
  }
  for (const json::value& value : view.at("spots").as_array())
    out.spots.push_back(read_spot(value.as_object()));
}

}  // namespace

Cell read_cell(const json::object& object) {
  return {json::value_to<std::int16_t>(object.at("x")),
          json::value_to<std::int16_t>(object.at("y"))};
}

std::string short_tile(std::string_view tile) {
  constexpr std::string_view kBase = "base:";
  return std::string(tile.starts_with(kBase) ? tile.substr(kBase.size()) : tile);
}

GameView read_view(const json::object& view, const Game& game) {
  GameView out;
  out.version = number(view, "version");
  out.turn = number(view, "turn");
  out.seat = number(view, "seat");
  out.actor = number(view, "actor");
  out.left = number(view, "left");
  out.state = text(view, "state");
  out.step = text(view, "step");
  for (const json::value& seat : view.at("seats").as_array())
    out.seats.push_back(read_seat(seat.as_object()));
  read_board(view, game, out);
  read_choices(view, game, out);
  for (const json::value& value : view.at("remaining").as_array()) {
    const json::object& o = value.as_object();
    out.remaining.emplace_back(short_tile(text(o, "tile")), number(o, "left"));
  }
  for (const json::value& tile : view.at("discards").as_array()) {
    out.discards.push_back(short_tile(json::value_to<std::string>(tile)));
  }
  if (const json::object* result = view.at("result").if_object()) out.result = *result;
  return out;
}

}  // namespace bastide
