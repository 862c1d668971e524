#include "jcz/export_steps.h"

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <map>

#include "core/apply.h"
#include "core/notation.h"
#include "jcz/location.h"
#include "jcz/setup_table.h"
#include "jcz/tile_table.h"

namespace bastide::jcz {
namespace {

namespace json = boost::json;

json::string_view view(std::string_view text) { return {text.data(), text.size()}; }

/// A cell after `quarters` clockwise quarter turns of the board around 0,0.
Cell turned_cell(Cell cell, int quarters) {
  for (int i = 0; i < (quarters & 3); ++i) cell = {static_cast<std::int16_t>(-cell.y), cell.x};
  return cell;
}

/// Where a figure stands.
struct Standing {
  int seat, figure;
  Cell cell;
  int segment;
  friend auto operator<=>(const Standing&, const Standing&) = default;
};

/// Carries the actions out and says each.
class Teller {
 public:
  Teller(const Replayed& played, std::vector<Mistake>& mistakes)
      : played_(played), state_(played.start), mistakes_(mistakes) {
    steps_.first = state_.seat();
    const PlacedTile& first = state_.tiles().front();
    turn_ = -(index(first.dir) + row_of(first.kind).quarters);
  }

  Steps tell() {
    tell_start();
    for (const Action& action : played_.actions) carry_out(action);
    return std::move(steps_);
  }

 private:
  void missing(std::string what) {
    if (std::ranges::find(mistakes_, what, &Mistake::text) == mistakes_.end())
      mistakes_.push_back({"", std::move(what), true});
  }

  /// Where all copies of a tile have a garden, ours has no further name for it.
  const TileRow& row_of(KindId kind) {
    static constexpr TileRow kUnknown{};
    const TileKind& tile = state_.game().kinds[kind];
    const std::string text = tile_text(tile);
    const auto& segments = tile.design->segments;
    const bool garden =
        std::ranges::find(segments, FeatureKind::Garden, &Segment::kind) != segments.end();
    const TileRow* row = garden ? find_our_tile(text + "+garden") : nullptr;
    if (row == nullptr) row = find_our_tile(text);
    if (row == nullptr) missing("tile " + text);
    return row == nullptr ? kUnknown : *row;
  }

  json::array position(Cell cell) const {
    const Cell there = turned_cell(cell, turn_);
    return {there.x, there.y};
  }

  int turns_of(KindId kind, Side dir) { return (index(dir) + row_of(kind).quarters + turn_) & 3; }

  void tell_start() {
    for (const PlacedTile& tile : state_.tiles()) {
      const Cell there = turned_cell(tile.cell, turn_);
      steps_.start.push_back(json::object{{"tile", view(row_of(tile.kind).theirs)},
                                          {"x", there.x},
                                          {"y", there.y},
                                          {"rotation", 90 * turns_of(tile.kind, tile.dir)}});
    }
    if (!state_.figures().empty()) missing("figures on the board at the start");
    for (int seat = 0; seat < state_.game().seats; ++seat) {
      if (state_.points(seat) != 0) missing("points at the start");
    }
  }

  void send(std::string_view type, json::object payload, int seat) {
    const int seats = state_.game().seats;
    steps_.replay.push_back(json::object{{"type", view(type)},
                                         {"payload", std::move(payload)},
                                         {"player", (seat - steps_.first + seats) % seats}});
  }

  json::object pointer(Cell cell, int segment, int way) const {
    const auto& tile = state_.tiles()[static_cast<std::size_t>(state_.tile_at(cell))];
    const TileKind& kind = state_.game().kinds[tile.kind];
    const FeatureKind feature = kind.segments[static_cast<std::size_t>(segment)].kind;
    const std::string location =
        way > 0 ? "AS_ABBOT" : location_name(kind, turned(tile.dir, turn_), segment);
    return {{"position", position(cell)},
            {"feature", view(feature_name(feature))},
            {"location", view(location)}};
  }

  /// `0.small.1`, numbers from 1.
  std::string identifier(const Standing& figure, int number) {
    const std::string_view name =
        state_.game().figures[static_cast<std::size_t>(figure.figure)].name;
    const auto row = std::ranges::find(figure_rows(), name, &FigureRow::ours);
    if (row == figure_rows().end()) {
      missing("figure " + std::string(name));
      return {};
    }
    const int seats = state_.game().seats;
    return std::to_string((figure.seat - steps_.first + seats) % seats) + "." +
           std::string(row->theirs) + "." + std::to_string(number);
  }

  /// The lowest number of such a figure that is not on the board.
  int free_number(const Standing& figure) const {
    for (int number = 1;; ++number) {
      const auto is_it = [&](const auto& entry) {
        return entry.first.seat == figure.seat && entry.first.figure == figure.figure &&
               entry.second == number;
      };
      if (std::ranges::none_of(standing_, is_it)) return number;
    }
  }

  void put_figure(const Action& action, int seat) {
    const Standing figure{seat, action.figure, action.cell, action.segment};
    const int number = free_number(figure);
    standing_[figure] = number;
    const std::string id = identifier(figure, number);
    send("DEPLOY_MEEPLE",
         {{"pointer", pointer(action.cell, action.segment, action.way)}, {"meepleId", view(id)}},
         seat);
  }

  void take_back(const Action& action, int seat) {
    const Standing figure{seat, action.figure, action.cell, action.segment};
    const std::string id = identifier(figure, standing_[figure]);
    json::object from{{"featurePointer", pointer(action.cell, action.segment, 0)},
                      {"meepleId", view(id)}};
    send("RETURN_MEEPLE", {{"source", "ABBOT_RETURN"}, {"pointer", std::move(from)}}, seat);
  }

  void place(const Action& action, int seat) {
    const KindId kind = state_.drawn();
    constexpr std::array<std::string_view, 4> kTurns{"R0", "R90", "R180", "R270"};
    const auto turns = static_cast<std::size_t>(turns_of(kind, action.dir));
    send("PLACE_TILE",
         {{"tileId", view(row_of(kind).theirs)},
          {"rotation", view(kTurns[turns])},
          {"position", position(action.cell)}},
         seat);
  }

  void say(const Action& action, int seat) {
    switch (action.type) {
      case ActionType::Draw: steps_.draw_order.push_back(view(row_of(action.kind).theirs)); break;
      case ActionType::Place: place(action, seat); break;
      case ActionType::Figure: put_figure(action, seat); break;
      case ActionType::TakeBack: take_back(action, seat); break;
      case ActionType::Pass: send("PASS", {}, seat); break;
      case ActionType::Finish: break;
      default: missing("the choice '" + action_text(state_, action) + "'"); break;
    }
  }

  void carry_out(const Action& action) {
    const int seat = state_.seat();
    say(action, seat);
    Log log;
    apply(state_, action, &log);
    for (const Event& event : log) {
      if (event.type == EventType::Return)
        standing_.erase({event.seat, event.figure, event.cell, event.segment});
    }
    const bool chance = action.type == ActionType::Draw || action.type == ActionType::Finish;
    if (chance || (!awaits_chance(state_) && !state_.is_over())) return;
    send("COMMIT", {{"random", 0.0}}, seat);
    steps_.turns += last_ != seat || state_.game().seats == 1 ? 1 : 0;
    last_ = seat;
  }

  const Replayed& played_;
  State state_;
  std::vector<Mistake>& mistakes_;
  Steps steps_;
  int turn_ = 0;                      ///< of the whole board, in clockwise quarters
  int last_ = -1;                     ///< whose turn was finished last
  std::map<Standing, int> standing_;  ///< figures on the board and their numbers
};

}  // namespace

Steps tell_steps(const Replayed& played, std::vector<Mistake>& mistakes) {
  return Teller(played, mistakes).tell();
}

}  // namespace bastide::jcz
