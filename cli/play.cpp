#include "cli/play.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/value_to.hpp>
#include <istream>
#include <ostream>

#include "ai/player.h"
#include "cli/board_art.h"
#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/game_text.h"
#include "cli/play_input.h"
#include "cli/table_client.h"
#include "core/notation.h"
#include "core/record.h"

namespace bastide {
namespace {

namespace json = boost::json;
using What = PlayInput::What;

constexpr std::string_view kHelp =
    R"(  7          put the tile on the cell with that number; again: move it
  7e         the same with its printed north to the east (n e s w)
  t          turn it to the next direction that fits
  a b c ...  put a meeple on the spot with that letter; again: move it
  Enter      end the turn, with no meeple if none was put
  u          take back the last step of this turn
  left       which tiles are still to come
  r          the game's record so far
  q          leave the game
)";

/// Seat names from what was typed: `computer` gets a name of its own.
json::array seats_json(const std::vector<std::string>& seats) {
  constexpr std::string_view kComputer = "computer";
  json::array out;
  int computers = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string& seat = seats[i];
    json::object& o = out.emplace_back(json::object()).as_object();
    o["colour"] = std::string(kColours[std::min(i, kColours.size() - 1)]);
    const bool computer = seat == kComputer || seat.starts_with(std::string(kComputer) + ':');
    o["kind"] = computer ? "computer" : "person";
    o["name"] = seat;
    if (!computer) continue;
    o["name"] = ++computers == 1 ? std::string("Computer") : fmt::format("Computer {}", computers);
    o["level"] = seat.size() > kComputer.size() ? seat.substr(kComputer.size() + 1)
                                                : std::string(computer_levels().front());
  }
  return out;
}

json::array sets_json(const std::vector<std::string>& sets) {
  json::array out{"base"};
  for (const std::string& set : sets) out.push_back(json::string(set));
  return out;
}

std::expected<json::object, std::string> setup_json(const PlayOptions& options) {
  if (options.seats.size() > kColours.size())
    return std::unexpected("a game has at most six seats");
  json::object setup{{"seats", seats_json(options.seats)}, {"tiles", sets_json(options.sets)}};
  json::object& rules = setup["rules"].emplace_object();
  for (const std::string& rule : options.rules) {
    const std::size_t equals = rule.find('=');
    if (equals == std::string::npos)
      return std::unexpected("a rule is written NAME=VALUE, not " + rule);
    rules[rule.substr(0, equals)] = rule.substr(equals + 1);
  }
  if (options.seed.empty()) return setup;
  const bool digits = options.seed.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
  if (!digits || options.seed.size() > 64)
    return std::unexpected("a seed is up to 64 hexadecimal digits");
  setup["seed"] = std::string(64 - options.seed.size(), '0') + options.seed;
  return setup;
}

class PlayedGame {
 public:
  PlayedGame(const PlayOptions& options, const Terminal& terminal, std::istream& in,
             std::ostream& out, std::ostream& err)
      : options_(options), terminal_(terminal), in_(in), out_(out), err_(err) {}

  int run() {
    if (const auto begun = begin(); !begun) {
      err_ << "bastide play: " << begun.error() << '\n';
      return kUsage;
    }
    tell();
    while (!client_.view().is_over()) {
      if (client_.step()) {
        tell();
      } else if (!take_turn()) {
        out_ << "The game is left unfinished.\n";
        return save() ? kDone : kFailed;
      }
    }
    out_ << '\n'
         << board_text(terminal_, client_.view()) << '\n'
         << sheet_text(terminal_, client_.view());
    return save() ? kDone : kFailed;
  }

 private:
  std::expected<void, std::string> begin() {
    if (options_.from.empty()) {
      const auto setup = setup_json(options_);
      if (!setup) return std::unexpected(setup.error());
      return client_.start(*setup);
    }
    const auto record = read_text(options_.from, kMaxRecordBytes);
    if (!record) return std::unexpected(record.error());
    auto opened = client_.open(*record);
    if (!opened) return std::unexpected(shown_path(options_.from) + ':' + opened.error());
    return {};
  }

  bool save() {
    if (options_.record.empty()) return true;
    if (write_text(options_.record, client_.record())) return true;
    err_ << "bastide play: " << options_.record << " cannot be written\n";
    return false;
  }

  /// Tells what has happened since.
  void tell() {
    for (const json::object& event : client_.take_events()) {
      const std::string line = event_text(terminal_, client_.view(), event);
      if (!line.empty()) out_ << "  " << line << '\n';
    }
  }

  /// One person's whole turn; false when they leave.
  bool take_turn() {
    const int turn = client_.view().turn;
    const int actor = client_.view().actor;
    show();
    while (!client_.view().is_over() && client_.view().turn == turn &&
           client_.view().actor == actor && client_.view().step != "none") {
      prompt();
      std::string line;
      if (!std::getline(in_, line)) {
        out_ << "\nThe input has ended. ";
        return false;
      }
      if (!terminal_.interactive) out_ << line.substr(0, 64) << '\n';
      if (!obey(read_input(line))) return false;
    }
    tell();
    return save();
  }

  void show() {
    const GameView& view = client_.view();
    const std::string_view dash = terminal_.utf8 ? "──" : "--";
    out_ << '\n'
         << fmt::format("{0}{1} Turn {2} {1} {3} {1} {4}{5} left in the bag{6}", bold(terminal_),
                        dash, view.turn, seat_of_turn().name, drawn_text(), view.left,
                        plain(terminal_));
    if (!view.discards.empty())
      out_ << fmt::format(" {} out of the game: {}", dash, joined(view.discards));
    out_ << "\n\n" << board_text(terminal_, view) << '\n';
    const auto tile = view.drawn == nullptr ? std::vector<std::string>()
                                            : tile_lines(terminal_, *view.drawn, directions());
    beside(tile, seat_lines(terminal_, view));
    out_ << '\n';
  }

  /// The tile of the turn and what follows it in a line; nothing while it is still to be chosen.
  std::string drawn_text() const {
    const TileDesign* drawn = client_.view().drawn;
    if (drawn == nullptr) return {};
    return fmt::format("{}, {} {} ", drawn->letter, drawn->name, terminal_.utf8 ? "──" : "--");
  }

  /// The tile to be put, in all directions that differ or as it was put, with the seats to its
  /// right.
  void beside(const std::vector<std::string>& tile, const std::vector<std::string>& seats) {
    const int width = 3 + 13 * static_cast<int>(directions().size());
    for (std::size_t i = 0; i < std::max(tile.size(), seats.size()); ++i) {
      std::string line = i < tile.size() ? tile[i] : std::string();
      const int used = i < tile.size() ? visible_columns(line) : 0;
      if (i < seats.size())
        line += std::string(static_cast<std::size_t>(std::max(1, width - used)), ' ') + seats[i];
      out_ << line << '\n';
    }
  }

  /// Columns of a line without its escape sequences.
  static int visible_columns(std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] == '\033') {
        i = std::min(line.find('m', i), line.size());
      } else {
        text += line[i];
      }
    }
    return columns(text);
  }

  static std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
    return out;
  }

  const ViewSeat& seat_of_turn() const {
    return client_.view().seats.at(static_cast<std::size_t>(client_.view().actor));
  }

  /// Tiles or bids to choose from by number.
  void list_choices() {
    const auto& choices = client_.view().choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const ViewChoice& choice = choices[i];
      const std::string what =
          choice.design != nullptr
              ? choice.design->letter + ", " + choice.design->name
              : fmt::format("{} offers {}",
                            client_.view().seats.at(static_cast<std::size_t>(choice.seat)).name,
                            choice.points);
      out_ << fmt::format("  {:<2} {}\n", i + 1, what);
    }
  }

  /// A number that answers a question instead of naming a cell; false where none is asked.
  bool answer(int number) {
    const GameView& view = client_.view();
    if (view.step == "offer") {
      send({{"do", "offer"}, {"points", number}});
      return true;
    }
    if (view.step != "take" && view.step != "give_up" && view.step != "sale") return false;
    if (static_cast<std::size_t>(number) > view.choices.size()) {
      out_ << "  There is nothing with that number.\n";
      return true;
    }
    const ViewChoice& choice = view.choices[static_cast<std::size_t>(number - 1)];
    if (view.step == "sale") {
      send({{"do", "sell"}, {"seat", choice.seat}});
    } else {
      send({{"do", "take"}, {"tile", choice.tile}});
    }
    return true;
  }

  std::vector<Side> directions() const {
    const GameView& view = client_.view();
    if (view.drawn == nullptr) return {};
    if (view.pending) return {view.pending->dir};
    const auto count = distinct_directions(*view.drawn);
    return {kSides.begin(), kSides.begin() + count};
  }

  void prompt() {
    const GameView& view = client_.view();
    if (!view.pending && view.placements.empty()) list_choices();
    if (view.pending) {
      for (std::size_t i = 0; i < view.spots.size() && view.step == "figure"; ++i) {
        out_ << fmt::format("  {:<2} {}\n", spot_letter(static_cast<int>(i)),
                            spot_text(view.spots[i]));
      }
      for (const json::value& award : view.pending->awards) {
        const auto seat = json::value_to<std::size_t>(award.at("seat"));
        out_ << "  then " << seat_name(terminal_, view.seats.at(seat)) << ": "
             << award_text(award.as_object()) << '\n';
      }
    }
    out_ << bold(terminal_) << seat_of_turn().name << plain(terminal_) << ": " << question()
         << " > " << std::flush;
  }

  static std::string spot_text(const ViewSpot& spot) {
    if (spot.take_back) {
      return fmt::format("{} taken back from {},{} and scored", spot.figure, spot.take_back->x,
                         spot.take_back->y);
    }
    return spot.figure + " on " + spot.feature;
  }

  std::string question() const {
    const GameView& view = client_.view();
    if (view.step == "take") return fmt::format("which tile, 1 to {}?", view.choices.size());
    if (view.step == "give_up")
      return "none of your tiles fits. Which one leaves the game? It does not come back";
    if (view.step == "offer")
      return fmt::format("how many of your {} points for the tile? Enter offers none",
                         seat_of_turn().points);
    if (view.step == "sale") return "which offer do you take? Enter keeps the tile";
    if (view.step == "again") return "draw a second tile? y plays on, Enter ends the turn";
    if (!view.pending)
      return fmt::format("which cell, 1 to {}? (? for help)", view.placements.size());
    std::string done;
    for (const ViewSpot& spot : view.pending->figures) done += spot_text(spot) + ". ";
    if (!done.empty() && view.step == "figure")
      return done + "A letter puts another, Enter ends the turn, u takes it back";
    if (!done.empty()) return done + "Enter ends the turn, u takes it back";
    if (view.spots.empty()) return "Enter ends the turn, t turns the tile, u takes it back";
    return "a letter puts a meeple, Enter ends the turn without, t turns the tile, u takes it back";
  }

  bool obey(const PlayInput& input) {
    switch (input.what) {
      case What::Quit: return false;
      case What::Help: out_ << kHelp; break;
      case What::Left: tell_left(); break;
      case What::Record: out_ << client_.record(); break;
      case What::Unclear:
        out_ << "  That is not a number, a letter or a command; ? lists them.\n";
        break;
      case What::Undo: send({{"do", "undo"}}); break;
      case What::Confirm: confirm(); break;
      case What::Again: send({{"do", "again"}}); break;
      case What::Turn: turn_tile(); break;
      case What::Cell: put_tile(input); break;
      case What::Spot: put_figure(input.number); break;
    }
    return true;
  }

  void send(json::object command) {
    const std::string_view does = command.at("do").as_string();
    const bool showing = does == "place" || does == "figure" || does == "take_back" ||
                         does == "undo" || does == "take";
    const int seats_turn = client_.view().turn;
    if (const auto done = client_.command(std::move(command)); !done) {
      out_ << "  " << done.error() << '\n';
    } else if (showing && client_.view().turn == seats_turn && client_.view().step != "none") {
      show();
    }
  }

  void confirm() {
    const std::string& step = client_.view().step;
    const bool asked = step == "again" || step == "offer" || step == "sale";
    if (!client_.view().pending && !asked) {
      out_ << "  First put the tile: type the number of a cell.\n";
    } else {
      send({{"do", "confirm"}});
    }
  }

  void put_tile(const PlayInput& input) {
    if (answer(input.number)) return;
    const auto& placements = client_.view().placements;
    if (static_cast<std::size_t>(input.number) > placements.size()) {
      out_ << fmt::format("  There are only {} cells where the tile fits.\n", placements.size());
      return;
    }
    const ViewPlacement& placement = placements[static_cast<std::size_t>(input.number - 1)];
    place(placement.cell, input.dir.value_or(placement.dirs.front()));
  }

  void place(Cell cell, Side dir) {
    send(
        {{"do", "place"}, {"x", cell.x}, {"y", cell.y}, {"dir", std::string(1, side_letter(dir))}});
  }

  void turn_tile() {
    const GameView& view = client_.view();
    if (!view.pending) {
      out_ << "  First put the tile: type the number of a cell.\n";
      return;
    }
    const auto here = std::ranges::find(view.placements, view.pending->cell, &ViewPlacement::cell);
    const std::vector<Side>& dirs = here->dirs;
    if (dirs.size() < 2) {
      out_ << "  It fits there in this direction alone.\n";
      return;
    }
    const auto now = std::ranges::find(dirs, view.pending->dir);
    place(here->cell, now == dirs.end() || now + 1 == dirs.end() ? dirs.front() : *(now + 1));
  }

  void put_figure(int i) {
    const GameView& view = client_.view();
    if (!view.pending || static_cast<std::size_t>(i) >= view.spots.size()) {
      out_ << (view.pending ? "  There is no spot with that letter.\n" : "  First put the tile.\n");
      return;
    }
    const ViewSpot& spot = view.spots[static_cast<std::size_t>(i)];
    if (spot.take_back) {
      const Cell cell = *spot.take_back;
      send({{"do", "take_back"}, {"figure", spot.figure}, {"x", cell.x}, {"y", cell.y}});
    } else {
      send({{"do", "figure"}, {"figure", spot.figure}, {"feature", spot.feature}});
    }
  }

  void tell_left() {
    std::vector<std::string> words;
    for (const auto& [tile, count] : client_.view().remaining)
      words.push_back(fmt::format("{}*{}", tile, count));
    out_ << "  " << joined(words) << '\n';
  }

  const PlayOptions& options_;
  const Terminal& terminal_;
  std::istream& in_;
  std::ostream& out_;
  std::ostream& err_;
  TableClient client_;
};

}  // namespace

int play(const PlayOptions& options, const Terminal& terminal, std::istream& in, std::ostream& out,
         std::ostream& err) {
  return PlayedGame(options, terminal, in, out, err).run();
}

}  // namespace bastide
