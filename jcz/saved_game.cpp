#include "jcz/saved_game.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "jcz/json_form.h"

namespace bastide::jcz {
namespace {

namespace json = boost::json;

constexpr int kMostAmount = 1000;
constexpr int kMostPlayers = 100;

std::string at(std::string_view list, std::size_t i) {
  return std::string(list) + "[" + std::to_string(i) + "]";
}

/// Why games of this version are not read, or nothing. The form changed before 5.7 for the last
/// time.
std::string version_mistake(const std::string& version) {
  int major = 0, minor = 0;
  const char* const end = version.data() + version.size();
  const auto first = std::from_chars(version.data(), end, major);
  if (first.ec == std::errc{} && first.ptr != end && *first.ptr == '.')
    std::from_chars(first.ptr + 1, end, minor);
  if (major == 6 || (major == 5 && minor >= 7)) return {};
  return "saved by version '" + version.substr(0, 40) + "'; only those from 5.7 to 6 are read";
}

/// Reads the parts of a file one by one.
class Reader {
 public:
  std::expected<SavedGame, Mistake> read(const json::value& value) {
    const json::object& root = form_.as_object(value, {});
    game_.version = form_.text(root, "appVersion", "game");
    if (auto text = version_mistake(game_.version); !text.empty()) form_.fail("appVersion", text);
    read_setup(form_.object(root, "setup", "game"));
    read_players(form_.array(root, "players", "game"));
    read_replay(form_.array(root, "replay", "game"));
    if (const auto* notes = Form::find(root, "gameAnnotations"))
      read_notes(form_.as_object(*notes, "gameAnnotations"));
    if (const auto* test = Form::find(root, "test")) read_test(form_.as_object(*test, "test"));
    if (const auto* created = Form::find(root, "created"))
      game_.created = form_.as_text(*created, "created");
    if (form_.mistake()) return std::unexpected(*form_.mistake());
    return std::move(game_);
  }

 private:
  /// An element that is named at all is in play there, even where it says false: those left out of
  /// a game are not named.
  int amount(const json::value& value, const std::string& path) {
    if (value.is_bool()) return 1;
    return form_.as_number(value, path, 0, kMostAmount);
  }

  void read_amounts(const json::object& from, const std::string& path,
                    std::vector<std::pair<std::string, int>>& out) {
    for (const auto& entry : from) {
      const std::string name(entry.key().data(), entry.key().size());
      out.emplace_back(name, amount(entry.value(), path + "." + name));
    }
  }

  void read_rules(const json::object& rules) {
    for (const auto& entry : rules) {
      const std::string name(entry.key().data(), entry.key().size());
      std::string value;
      if (const bool* flag = entry.value().if_bool()) {
        value = *flag ? "true" : "false";
      } else if (const std::int64_t* number = entry.value().if_int64()) {
        value = std::to_string(*number);
      } else {
        value = form_.as_text(entry.value(), "setup.rules." + name);
      }
      game_.rules.emplace_back(name, value);
    }
  }

  /// Quarter turns, or degrees: both have been written.
  int start_quarters(const json::object& tile, const std::string& path) {
    const int turn = form_.number(tile, "rotation", path, 0, 270);
    return turn < 4 ? turn : turn / 90;
  }

  /// Choices that the setup may hold beside sets, elements and rules; usually none.
  void read_extras(const json::object& setup) {
    for (const std::string_view list : {"options", "tiles"}) {
      const json::value* value = Form::find(setup, list);
      if (value == nullptr) continue;
      for (const auto& entry : form_.as_object(*value, "setup." + std::string(list)))
        game_.extras.push_back(std::string(list) + "." +
                               std::string(entry.key().data(), entry.key().size()));
    }
  }

  void read_setup(const json::object& setup) {
    read_extras(setup);
    read_amounts(form_.object(setup, "sets", "setup"), "setup.sets", game_.sets);
    read_amounts(form_.object(setup, "elements", "setup"), "setup.elements", game_.elements);
    if (const auto* rules = Form::find(setup, "rules"))
      read_rules(form_.as_object(*rules, "setup.rules"));
    const json::array& start = form_.array(setup, "start", "setup");
    for (std::size_t i = 0; i < start.size(); ++i) {
      const std::string path = at("setup.start", i);
      const json::object& tile = form_.as_object(start[i], path);
      const int x = form_.number(tile, "x", path, -kMaxCoordinate, kMaxCoordinate);
      const int y = form_.number(tile, "y", path, -kMaxCoordinate, kMaxCoordinate);
      game_.start.push_back({form_.text(tile, "tile", path),
                             {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
                             start_quarters(tile, path)});
    }
  }

  void read_players(const json::array& players) {
    for (std::size_t i = 0; i < players.size(); ++i) {
      const std::string path = at("players", i);
      const json::object& from = form_.as_object(players[i], path);
      Player player{.name = form_.text(from, "name", path)};
      if (Form::find(from, "slot") != nullptr)
        player.slot = form_.number(from, "slot", path, 0, kMostPlayers);
      const auto* computer = Form::find(from, "ai");
      player.computer = computer != nullptr && computer->is_bool() && computer->get_bool();
      game_.players.push_back(std::move(player));
    }
    if (players.empty()) form_.fail("players", "nobody plays");
  }

  Pointer pointer(const json::object& from, const std::string& path) {
    return {form_.cell(from, "position", path), form_.text(from, "feature", path),
            form_.text(from, "location", path)};
  }

  int quarters(const json::object& payload, const std::string& path) {
    const std::string turn = form_.text(payload, "rotation", path);
    constexpr std::array<std::string_view, 4> kTurns{"R0", "R90", "R180", "R270"};
    const auto found = std::ranges::find(kTurns, turn);
    if (found == kTurns.end())
      form_.fail(path + ".rotation", "this must be one of R0, R90, R180 and R270");
    return static_cast<int>(found - kTurns.begin());
  }

  void read_payload(const json::object& payload, const std::string& path, Message& message) {
    if (message.type == "PLACE_TILE") {
      message.tile = form_.text(payload, "tileId", path);
      message.quarters = quarters(payload, path);
      message.cell = form_.cell(payload, "position", path);
    } else if (message.type == "DEPLOY_MEEPLE") {
      message.meeple = form_.text(payload, "meepleId", path);
      message.pointer = pointer(form_.object(payload, "pointer", path), path + ".pointer");
    } else if (message.type == "RETURN_MEEPLE") {
      const json::object& from = form_.object(payload, "pointer", path);
      message.source = form_.text(payload, "source", path);
      message.meeple = form_.text(from, "meepleId", path + ".pointer");
      message.pointer = pointer(form_.object(from, "featurePointer", path + ".pointer"),
                                path + ".pointer.featurePointer");
    }
  }

  void read_replay(const json::array& replay) {
    for (std::size_t i = 0; i < replay.size() && !form_.mistake(); ++i) {
      const std::string path = at("replay", i);
      const json::object& from = form_.as_object(replay[i], path);
      Message message{.index = i, .type = form_.text(from, "type", path)};
      const int players = static_cast<int>(game_.players.size());
      if (Form::find(from, "player") != nullptr)
        message.player = form_.number(from, "player", path, 0, players - 1);
      static const json::object kNothing;
      const auto* payload = Form::find(from, "payload");
      read_payload(payload == nullptr ? kNothing : form_.as_object(*payload, path + ".payload"),
                   path + ".payload", message);
      game_.replay.push_back(std::move(message));
    }
  }

  void read_notes(const json::object& notes) {
    if (Form::find(notes, "drawOrder") != nullptr)
      read_texts(form_.array(notes, "drawOrder", "gameAnnotations"), "gameAnnotations.drawOrder",
                 game_.draw_order);
    if (Form::find(notes, "endTurn") != nullptr)
      game_.end_turn = form_.number(notes, "endTurn", "gameAnnotations", 0, 1'000'000);
  }

  void read_test(const json::object& test) {
    if (const auto* description = Form::find(test, "description"))
      game_.description = form_.as_text(*description, "test.description");
    if (Form::find(test, "assertions") != nullptr)
      read_texts(form_.array(test, "assertions", "test"), "test.assertions", game_.assertions);
  }

  void read_texts(const json::array& from, const std::string& path, std::vector<std::string>& out) {
    for (std::size_t i = 0; i < from.size(); ++i)
      out.push_back(form_.as_text(from[i], at(path, i)));
  }

  Form form_;
  SavedGame game_;
};

}  // namespace

std::string to_text(const Mistake& mistake) {
  return mistake.where.empty() ? mistake.text : mistake.where + ": " + mistake.text;
}

int SavedGame::element(std::string_view name) const {
  const auto found = std::ranges::find(elements, name, &std::pair<std::string, int>::first);
  return found == elements.end() ? 0 : found->second;
}

std::expected<SavedGame, Mistake> read_saved_game(std::string_view text) {
  if (text.size() > kMaxBytes) {
    return std::unexpected(Mistake{"", "the file is longer than " +
                                           std::to_string(kMaxBytes >> 20) +
                                           " MiB, more than any game needs"});
  }
  const auto value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  return Reader().read(*value);
}

}  // namespace bastide::jcz
