#include "jcz/export.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "core/notation.h"
#include "core/replay.h"
#include "jcz/export_setup.h"
#include "jcz/export_steps.h"

namespace bastide::jcz {
namespace {

namespace json = boost::json;

json::string_view view(std::string_view text) { return {text.data(), text.size()}; }

/// The player who moves first comes first; colours keep their numbers.
json::array players_json(const Record& record, int first) {
  json::array players;
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    const SeatLine& seat =
        record.seats[(i + static_cast<std::size_t>(first)) % record.seats.size()];
    const auto slot = std::ranges::find(kColours, seat.colour) - kColours.begin();
    players.push_back(
        json::object{{"name", view(seat.name)}, {"slot", slot}, {"ai", !seat.bot.empty()}});
  }
  return players;
}

/// A date is needed; a record may have one.
std::string created(const Record& record) {
  const auto date =
      std::ranges::find(record.meta, "date", &std::pair<std::string, std::string>::first);
  const bool has = date != record.meta.end() && date->second.size() == 10;
  return (has ? date->second : "2000-01-01") + "T00:00:00.000Z";
}

json::object game_json(const Record& record, const Catalogue& catalogue, const Replayed& played,
                       std::vector<Mistake>& mistakes) {
  Steps steps = tell_steps(played, mistakes);
  json::object setup = setup_json(*played.game, catalogue, mistakes);
  setup["start"] = std::move(steps.start);
  json::object notes{{"drawOrder", std::move(steps.draw_order)}};
  if (record.ending == Ending::Finished) notes["endTurn"] = steps.turns;
  return {{"appVersion", "6.2.0"},
          {"gameId", "1"},
          {"name", ""},
          {"initialRandom", 0.0},
          {"created", view(created(record))},
          {"clock", 0},
          {"setup", std::move(setup)},
          {"players", players_json(record, steps.first)},
          {"replay", std::move(steps.replay)},
          {"gameAnnotations", std::move(notes)}};
}

/// Points by colour, and whether the game is over.
std::vector<std::pair<std::string, int>> result(const Replayed& played) {
  std::vector<std::pair<std::string, int>> points{{"over", played.state.is_over() ? 1 : 0}};
  for (std::size_t i = 0; i < played.colours.size(); ++i)
    points.emplace_back(played.colours[i], played.state.points(static_cast<int>(i)));
  std::ranges::sort(points);
  return points;
}

/// What is lost on the way there and back, or nothing.
Mistakes check_round(const std::string& text, const Replayed& played, const Catalogue& catalogue) {
  const auto again = import_jcz(text, catalogue);
  if (!again) return again.error();
  const auto replayed = replay(catalogue, again->record);
  if (replayed && result(*replayed) == result(played)) return {};
  return {{"", "this game would give other points there: its rules differ"}};
}

}  // namespace

std::expected<std::string, Mistakes> export_jcz(const Record& record, const Catalogue& catalogue) {
  const auto played = replay(catalogue, record);
  if (!played) {
    const RecordError& error = played.error();
    const std::string where =
        "line " + std::to_string(error.line) + ", column " + std::to_string(error.column);
    return std::unexpected(Mistakes{{where, error.text}});
  }
  Mistakes mistakes;
  std::string text = json::serialize(game_json(record, catalogue, *played, mistakes));
  if (mistakes.empty()) mistakes = check_round(text, *played, catalogue);
  if (!mistakes.empty()) return std::unexpected(std::move(mistakes));
  return text;
}

}  // namespace bastide::jcz
