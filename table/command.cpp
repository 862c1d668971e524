#include "table/command.h"

#include "core/notation.h"
#include "table/json_util.h"

namespace bastide {
namespace {

namespace json = boost::json;

std::expected<Command, std::string> read_place(const json::object& object) {
  const auto x = int_member(object, "x", -kMaxCoordinate, kMaxCoordinate);
  const auto y = int_member(object, "y", -kMaxCoordinate, kMaxCoordinate);
  if (!x || !y) return std::unexpected("x and y must be whole numbers from -9999 to 9999");
  const auto dir = parse_side(text_member(object, "dir").value_or(""));
  if (!dir) return std::unexpected("dir must be N, E, S or W");
  return Command{.what = Command::Do::Place,
                 .cell = {static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)},
                 .dir = *dir};
}

std::expected<Command, std::string> read_take_back(const json::object& object) {
  const auto x = int_member(object, "x", -kMaxCoordinate, kMaxCoordinate);
  const auto y = int_member(object, "y", -kMaxCoordinate, kMaxCoordinate);
  const auto figure = text_member(object, "figure");
  if (!x || !y || !figure) return std::unexpected("take_back needs figure, x and y");
  return Command{.what = Command::Do::TakeBack,
                 .cell = {static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)},
                 .figure = std::string(*figure)};
}

std::expected<Command, std::string> read_figure(const json::object& object) {
  const auto figure = text_member(object, "figure");
  const auto feature = text_member(object, "feature");
  if (!figure || !feature) return std::unexpected("figure and feature must be strings");
  return Command{.what = Command::Do::Figure,
                 .figure = std::string(*figure),
                 .feature = std::string(*feature)};
}

std::expected<Command, std::string> read_take(const json::object& object) {
  const auto tile = text_member(object, "tile");
  if (!tile) return std::unexpected("tile must be a string");
  return Command{.what = Command::Do::Take, .tile = std::string(*tile)};
}

std::expected<Command, std::string> read_offer(const json::object& object) {
  const auto points = int_member(object, "points", 1, 0xFFFF);
  if (!points) return std::unexpected("points must be a whole number from 1 to 65535");
  return Command{.what = Command::Do::Offer, .number = static_cast<int>(*points)};
}

std::expected<Command, std::string> read_sale(const json::object& object) {
  const auto seat = int_member(object, "seat", 0, kMaxSeats - 1);
  if (!seat) return std::unexpected("seat must be the index of a seat");
  return Command{.what = Command::Do::Sell, .number = static_cast<int>(*seat)};
}

void add_occupant(const State& state, const Refusal& refusal, json::object& detail) {
  const int tile = state.tile_at(refusal.cell);
  if (tile < 0) return;
  const PlacedTile& there = state.tiles()[static_cast<unsigned>(tile)];
  detail["x"] = refusal.cell.x;
  detail["y"] = refusal.cell.y;
  detail["seat"] = refusal.seat;
  detail["feature"] =
      feature_text(state.kind_of(static_cast<TileId>(tile)), there.dir, refusal.segment);
  for (const PlacedFigure& figure : state.figures()) {
    if (figure.tile != tile || figure.segment != refusal.segment) continue;
    detail["figure"] = json_view(state.game().figures[figure.kind].name);
  }
}

json::object detail_of(const State& state, const Action& action, const Refusal& refusal) {
  json::object detail;
  if (refusal.reason == Reason::FeatureOccupied) {
    add_occupant(state, refusal, detail);
  } else if (action.type == ActionType::Place || action.type == ActionType::Figure) {
    detail["x"] = action.cell.x;
    detail["y"] = action.cell.y;
  }
  if (refusal.reason == Reason::EdgeMismatch)
    detail["side"] = std::string(1, side_letter(refusal.side));
  return detail;
}

}  // namespace

std::expected<Command, std::string> read_command(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return std::unexpected("command must be an object");
  const auto what = text_member(*object, "do").value_or("");
  if (what == "place") return read_place(*object);
  if (what == "figure") return read_figure(*object);
  if (what == "take_back") return read_take_back(*object);
  if (what == "take") return read_take(*object);
  if (what == "offer") return read_offer(*object);
  if (what == "sell") return read_sale(*object);
  if (what == "again") return Command{.what = Command::Do::Again};
  if (what == "undo") return Command{.what = Command::Do::Undo};
  if (what == "confirm") return Command{.what = Command::Do::Confirm};
  return std::unexpected(
      "do must be take, place, figure, take_back, undo, confirm, again, offer or sell");
}

TableRefusal explain_refusal(const State& state, const Action& action, const Refusal& refusal,
                             const std::vector<std::string>& colours) {
  return {.reason = std::string(reason_name(refusal.reason)),
          .rule = std::string(reason_rule(refusal)),
          .text = explain(state, action, refusal, colours),
          .detail = detail_of(state, action, refusal)};
}

}  // namespace bastide
