#include "table/events.h"

#include <boost/json/array.hpp>

#include "core/notation.h"
#include "core/score.h"
#include "table/json_util.h"
#include "variants/house_rules/hands.h"

namespace bastide {
namespace {

namespace json = boost::json;

std::string_view event_name(EventType type) {
  switch (type) {
    case EventType::Draw: return "draw";
    case EventType::Discard: return "discard";
    case EventType::SetAside: return "set_aside";
    case EventType::Hold: return "hold";
    case EventType::Offer: return "offer";
    case EventType::Sale: return "sale";
    case EventType::Token: return "token";
    case EventType::Place: return "place";
    case EventType::Figure: return "figure";
    case EventType::Award: return "award";
    case EventType::Return: return "return";
    case EventType::Over: return "over";
  }
  return "over";
}

const std::string& kind_name(const State& state, KindId kind) {
  return state.game().kinds[kind].name;
}

void add_cell(json::object& out, Cell cell) {
  out["x"] = cell.x;
  out["y"] = cell.y;
}

std::string feature_at(const State& state, Cell cell, int segment, int way = 0) {
  const auto tile = static_cast<TileId>(state.tile_at(cell));
  return spot_text(state.game(), state.kind_of(tile), state.tiles()[tile].dir, segment, way);
}

void add_award(const State& state, const Event& event, json::object& out) {
  const Award& award = event.award;
  out["kind"] = json_view(award_name(award));
  out["complete"] = award.complete;
  out["final"] = award.final;
  out["points"] = award.points;
  out["rule"] = json_view(award.rule);
  out["tiles"] = award.tiles;
  out["coats"] = award.coats;
  out["cities"] = award.cities;
  out["neighbours"] = award.neighbours;
  out["shared"] = award.shared;
  if (award.extra != 0) out["extra"] = award.extra;
  if (!award.token.empty()) out["token"] = json_view(award.token);
  if (!award.what.empty()) return;
  add_cell(out, event.cell);
  out["feature"] = feature_at(state, event.cell, event.segment);
  json::array& cells = out["cells"].emplace_array();
  for (const TileId tile : feature_tiles(state, state.find(award.feature))) {
    const Cell cell = state.tiles()[tile].cell;
    cells.push_back(json::array{cell.x, cell.y});
  }
}

void add_figure(const State& state, const Event& event, json::object& out) {
  out["figure"] = json_view(state.game().figures[event.figure].name);
  add_cell(out, event.cell);
  out["feature"] = feature_at(state, event.cell, event.segment, event.way);
  out["segment"] = event.segment;
}

void add_placement(const State& state, const Event& event, json::object& out) {
  out["tile"] = kind_name(state, event.kind);
  add_cell(out, event.cell);
  out["dir"] = std::string(1, side_letter(event.dir));
}

void add_end(const State& state, json::object& out) {
  out["winners"] = seat_list(winners(state));
  json::array& points = out["points"].emplace_array();
  for (int seat = 0; seat < state.game().seats; ++seat) points.push_back(state.points(seat));
  out["reason"] = "finished";
}

}  // namespace

json::object event_json(const State& state, const Event& event, int turn) {
  json::object out;
  out["event"] = json_view(event_name(event.type));
  if (event.type == EventType::Over) {
    add_end(state, out);
    return out;
  }
  out["turn"] = turn;
  out["seat"] = event.seat;
  switch (event.type) {
    case EventType::Place: add_placement(state, event, out); break;
    case EventType::Figure:
    case EventType::Return: add_figure(state, event, out); break;
    case EventType::Award: add_award(state, event, out); break;
    case EventType::Token:
      out["token"] = json_view(event.token);
      out["count"] = event.count;
      break;
    case EventType::Hold:
      if (!are_hands_hidden(state.game())) out["tile"] = kind_name(state, event.kind);
      break;
    case EventType::Offer: break;  // sealed
    case EventType::Sale: out["points"] = event.count; break;
    default: out["tile"] = kind_name(state, event.kind);
  }
  return out;
}

json::object start_json(const State& state, const PlacedTile& tile) {
  json::object out;
  out["event"] = "start";
  add_placement(state, {.dir = tile.dir, .kind = tile.kind, .cell = tile.cell}, out);
  return out;
}

json::object figure_json(const State& state, const PlacedFigure& figure) {
  const Cell cell = state.tiles()[figure.tile].cell;
  json::object out{{"seat", figure.seat}};
  add_figure(state,
             {.figure = figure.kind, .segment = figure.segment, .way = figure.way, .cell = cell},
             out);
  return out;
}

json::object spot_json(const State& state, const Action& action) {
  json::object out;
  out["figure"] = json_view(state.game().figures[action.figure].name);
  out["feature"] = feature_at(state, action.cell, action.segment, action.way);
  out["segment"] = action.segment;
  if (action.type == ActionType::TakeBack) {
    out["take_back"] = true;
    add_cell(out, action.cell);
  }
  return out;
}

json::array seat_list(unsigned seats) {
  json::array out;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if ((seats >> seat) & 1U) out.push_back(seat);
  }
  return out;
}

}  // namespace bastide
