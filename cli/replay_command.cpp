#include "cli/replay_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>

#include "cli/exit_code.h"
#include "cli/files.h"
#include "core/notation.h"
#include "core/replay.h"
#include "table/events.h"
#include "variants/registry.h"

namespace bastide {
namespace {

namespace json = boost::json;

json::array seats_json(const Replayed& game) {
  json::array out;
  for (int seat = 0; seat < game.game->seats; ++seat) {
    json::object supply;
    for (std::size_t figure = 0; figure < game.game->figures.size(); ++figure) {
      supply[std::string(game.game->figures[figure].name)] =
          game.state.supply(seat, static_cast<int>(figure));
    }
    out.push_back(json::object{{"colour", game.colours[static_cast<std::size_t>(seat)]},
                               {"points", game.state.points(seat)},
                               {"supply", std::move(supply)}});
  }
  return out;
}

json::array tiles_json(const State& state) {
  json::array out;
  for (const PlacedTile& tile : state.tiles()) {
    out.push_back(json::object{{"x", tile.cell.x},
                               {"y", tile.cell.y},
                               {"tile", state.game().kinds[tile.kind].name},
                               {"dir", std::string(1, side_letter(tile.dir))}});
  }
  return out;
}

/// The state after a turn, in the protocol's words; `hash` is the same in every build.
std::string state_line(const std::string& file, const Replayed& game, int turn, const Log& events) {
  const State& state = game.state;
  json::object out{{"file", file}, {"turn", turn}};
  out["hash"] = fmt::format("{:016x}", state.hash());
  out["over"] = state.is_over();
  out["seat"] = state.seat();
  out["left"] = state.bag_total();
  out["seats"] = seats_json(game);
  out["tiles"] = tiles_json(state);
  json::array& figures = out["figures"].emplace_array();
  for (const PlacedFigure& figure : state.figures()) figures.push_back(figure_json(state, figure));
  json::array& happened = out["events"].emplace_array();
  for (const Event& event : events) happened.push_back(event_json(state, event, turn));
  return json::serialize(out);
}

std::string summary(const std::string& file, const Replayed& game, std::size_t turns) {
  std::string points;
  for (int seat = 0; seat < game.game->seats; ++seat) {
    points += fmt::format(" {} {}", game.colours[static_cast<std::size_t>(seat)],
                          game.state.points(seat));
  }
  return fmt::format("{}: {} turn{},{}{}", file, turns, turns == 1 ? "" : "s", points,
                     game.state.is_over() ? ", finished" : "");
}

std::size_t check_count(const Record& record) {
  std::size_t count = record.checks.size() + record.end_checks.size();
  for (const TurnLine& turn : record.turns) count += turn.checks.size();
  return count;
}

int replay_file(const std::string& path, bool as_json, bool quiet, std::ostream& out,
                std::ostream& err) {
  const std::string file = shown_path(path);
  const auto text = read_text(path, kMaxRecordBytes);
  if (!text) {
    err << "bastide replay: " << text.error() << '\n';
    return kUsage;
  }
  const auto report = [&](const RecordError& error) {
    err << fmt::format("{}:{}:{}: {}\n", file, error.line, error.column, error.text);
    return kFailed;
  };
  const auto record = parse_record(*text);
  if (!record) return report(record.error());
  const auto print = [&](const Replayed& game, int turn, const Log& events) {
    out << state_line(file, game, turn, events) << '\n';
  };
  const auto game =
      replay(catalogue(), *record, as_json ? ReplayObserver(print) : ReplayObserver());
  if (!game) return report(game.error());
  if (!as_json && !quiet) {
    const std::size_t checks = check_count(*record);
    out << summary(file, *game, record->turns.size());
    out << fmt::format(", {} check{} hold{}\n", checks, checks == 1 ? "" : "s",
                       checks == 1 ? "s" : "");
  }
  return kDone;
}

}  // namespace

int replay_files(const std::vector<std::string>& files, bool as_json, bool quiet, std::ostream& out,
                 std::ostream& err) {
  int worst = kDone;
  for (const std::string& file : files)
    worst = std::max(worst, replay_file(file, as_json, quiet, out, err));
  return worst;
}

}  // namespace bastide
