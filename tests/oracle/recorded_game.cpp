#include "tests/oracle/recorded_game.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "core/apply.h"
#include "core/state.h"
#include "core/variant.h"

namespace bastide::oracle {

namespace json = boost::json;

namespace {

using Codes = std::vector<std::string>;                 ///< sorted
using Cells = std::map<std::pair<int, int>, unsigned>;  ///< cell, mask of directions

int number(const json::value& value) { return static_cast<int>(value.as_int64()); }

Cell cell_of(const json::value& x, const json::value& y) {
  return {static_cast<std::int16_t>(number(x)), static_cast<std::int16_t>(number(y))};
}

std::string text_of(const Codes& codes) {
  std::string text;
  for (const std::string& code : codes) text += (text.empty() ? "" : " ") + code;
  return text.empty() ? "nothing" : text;
}

std::string text_of(const Cells& cells) {
  std::ostringstream text;
  for (const auto& [cell, mask] : cells)
    text << cell.first << ',' << cell.second << ':' << mask << ' ';
  return text.str();
}

/// A list of the recording as sorted words: lists there are in no particular order.
Codes words(const json::object& from, std::string_view key) {
  Codes result;
  const json::value* list = from.if_contains(key);
  if (list == nullptr) return result;
  for (const json::value& item : list->as_array()) result.push_back(json::serialize(item));
  std::ranges::sort(result);
  return result;
}

std::string letter_of_figure(std::string_view name) {
  const std::map<std::string_view, std::string> letters{
      {"meeple", "S"}, {"large", "B"}, {"abbot", "A"}, {"builder", "U"}, {"pig", "P"}};
  return letters.at(name);
}

struct Match {
  KindId kind;
  int quarters;  ///< their turn t is our turn t - quarters
};

bool has_garden(const TileDesign& design) {
  return std::ranges::find(design.segments, FeatureKind::Garden, &Segment::kind) !=
         design.segments.end();
}

/// What is on a tile turned by `quarters`, in words; gardens and ends of roads aside.
Codes segments_of(const TileDesign& design, int quarters) {
  Codes codes;
  for (const Segment& s : design.segments) {
    if (s.kind == FeatureKind::Garden) continue;
    std::string code = std::to_string(static_cast<int>(s.kind)) + " " +
                       std::to_string(turned_sides(s.sides, quarters)) + " " +
                       std::to_string(turned_halves(s.halves, quarters)) + " " +
                       std::to_string(s.coats);
    for (const std::string& mark : s.marks) code += " " + mark;
    codes.push_back(code);
  }
  std::ranges::sort(codes);
  return codes;
}

/// By how many quarter turns `a` has to be turned to show what `b` shows.
std::optional<int> turns_between(const TileDesign& a, const TileDesign& b) {
  for (int turns = 0; turns < 4; ++turns) {
    if (segments_of(a, turns) == segments_of(b, 0)) return turns;
  }
  return std::nullopt;
}

class Replay {
 public:
  Replay(std::shared_ptr<const Game> game, const Frame& frame, const json::object& recorded)
      : game_(std::move(game)), frame_(frame), recorded_(recorded), state_(*game_, false) {
    lay_start();
  }

  std::optional<std::string> run() {
    std::size_t drawn = 0;
    int number_of_turn = 0;
    for (const json::value& turn : recorded_.at("turns").as_array()) {
      where_ = "turn " + std::to_string(++number_of_turn) + ": ";
      if (!play_turn(turn.as_object(), drawn)) return difference_;
    }
    where_ = "end: ";
    play_end(recorded_.at("end").as_object(), drawn);
    same("tiles drawn", recorded_.at("seq").as_array().size(), drawn);
    return difference_;
  }

 private:
  /// False after the first difference, which is kept.
  template <class T>
  bool same(const std::string& what, const T& expected, const T& actual) {
    if (expected == actual || difference_) return !difference_;
    std::ostringstream text;
    text << where_ << what << ": recorded ";
    if constexpr (requires { text << expected; }) {
      text << expected << ", ours " << actual;
    } else {
      text << text_of(expected) << ", ours " << text_of(actual);
    }
    difference_ = text.str();
    return false;
  }

  /// Our kind for one of their tiles that may be drawn now, and how its drawing is turned. Letters
  /// of ours that differ in their picture alone share an id of theirs; a garden (their ids end with
  /// G) is a kind of its own where it matters.
  Match match(const json::value& id) const {
    const std::string theirs(id.as_string());
    const FrameEntry& entry = frame_.at(theirs);
    const KindId named = game_->find_kind(entry.tile);
    const TileDesign& design = *game_->kinds[named].design;
    const bool gardens = game_->find_figure("abbot") >= 0;
    for (std::size_t i = 0; i < game_->kinds.size(); ++i) {
      const TileKind& kind = game_->kinds[i];
      const bool garden = kind.centred != 0 && has_garden(*kind.design);
      if (kind.set != game_->kinds[named].set || state_.drawable(static_cast<KindId>(i)) == 0 ||
          (gardens && garden != theirs.ends_with('G'))) {
        continue;
      }
      if (const auto turns = turns_between(design, *kind.design))
        return {static_cast<KindId>(i), entry.quarters + *turns};
    }
    return {named, entry.quarters};
  }

  void lay_start() {
    const json::array& start = recorded_.at("start").as_array();
    const Match tile = match(start.at(0));
    const auto dir = static_cast<Side>((number(start.at(3)) - tile.quarters) & 3);
    state_.take_from_bag(tile.kind);
    state_.put_tile(tile.kind, cell_of(start.at(1), start.at(2)), dir);
  }

  /// `C9`, `R5`, `F30`, `M0`: a segment by what it reaches of the tile as it lies.
  std::string code(Cell cell, int segment) const {
    const PlacedTile& tile = state_.tiles()[static_cast<unsigned>(state_.tile_at(cell))];
    const Segment& s = game_->kinds[tile.kind].design->segments[static_cast<unsigned>(segment)];
    const int turns = index(tile.dir);
    switch (s.kind) {
      case FeatureKind::City: return "C" + std::to_string(turned_sides(s.sides, turns));
      case FeatureKind::Road: return "R" + std::to_string(turned_sides(s.sides, turns));
      case FeatureKind::Field: return "F" + std::to_string(turned_halves(s.halves, turns));
      case FeatureKind::Garden: return "G0";
      default: return "M0";
    }
  }

  bool act(const Action& action) {
    const Refusal refusal = check(state_, action);
    if (!same("refused because", std::string(reason_name(Reason::None)),
              std::string(reason_name(refusal.reason)))) {
      return false;
    }
    apply(state_, action, &log_);
    return true;
  }

  bool draw_all(const json::value* ids, std::size_t& drawn) {
    if (ids == nullptr) return true;
    for (const json::value& id : ids->as_array()) {
      if (!act(Action::draw(match(id).kind)) ||
          !same("discarded " + json::serialize(id), kNoKind, state_.drawn())) {
        return false;
      }
      ++drawn;
    }
    return true;
  }

  /// Every direction of every cell, those that look alike too.
  Cells our_placements() const {
    Cells cells;
    const TileKind& kind = game_->kinds[state_.drawn()];
    for (const Action& action : legal_actions(state_)) {
      for (Side dir : kSides) {
        if (canonical(kind, dir) == action.dir)
          cells[{action.cell.x, action.cell.y}] |= 1U << index(dir);
      }
    }
    return cells;
  }

  static Cells their_placements(const json::object& turn, int quarters) {
    Cells cells;
    for (const json::value& place : turn.at("L").as_array()) {
      for (int t = 0; t < 4; ++t) {
        if ((number(place.at(2)) >> t & 1) == 0) continue;
        cells[{number(place.at(0)), number(place.at(1))}] |= 1U << ((t - quarters) & 3);
      }
    }
    return cells;
  }

  /// `S C9`: kind of figure and segment.
  Codes our_figures() const {
    Codes codes;
    for (const Action& action : legal_actions(state_)) {
      if (action.type != ActionType::Figure) continue;
      codes.push_back(letter_of_figure(game_->figures[action.figure].name) + " " +
                      code(action.cell, action.segment));
    }
    std::ranges::sort(codes);
    return codes;
  }

  static Codes their_figures(const json::object& turn) {
    Codes codes;
    if (const json::value* types = turn.if_contains("M")) {
      for (const auto& [type, segments] : types->as_object()) {
        for (const json::value& segment : segments.as_array()) {
          codes.push_back(std::string(type) + " " + std::string(segment.as_string()));
        }
      }
    }
    std::ranges::sort(codes);
    return codes;
  }

  Codes our_recalls() const {
    Codes codes;
    for (const Action& action : legal_actions(state_)) {
      if (action.type != ActionType::TakeBack) continue;
      codes.push_back(json::serialize(
          json::array{action.cell.x, action.cell.y, code(action.cell, action.segment)}));
    }
    std::ranges::sort(codes);
    return codes;
  }

  bool take_back(const json::value& choice) {
    const Cell cell = cell_of(choice.at(1), choice.at(2));
    for (const Action& action : legal_actions(state_)) {
      if (action.type == ActionType::TakeBack && action.cell == cell) return act(action);
    }
    return same("taken back", Codes{json::serialize(choice)}, our_recalls());
  }

  bool choose_figure(const json::object& turn) {
    const json::value* choice = turn.if_contains("m");
    if (choice == nullptr)
      return same("a decision about figures", false, state_.phase().name == "place_figure");
    if (!choice->is_array()) return act(Action::pass());
    if (choice->at(0).as_string() == "ret") return take_back(*choice);
    for (const Action& action : legal_actions(state_)) {
      if (action.type != ActionType::Figure) continue;
      if (choice->at(0).as_string() == letter_of_figure(game_->figures[action.figure].name) &&
          choice->at(1).as_string() == code(action.cell, action.segment)) {
        return act(action);
      }
    }
    return same("chosen figure", Codes{json::serialize(*choice)}, our_figures());
  }

  Codes our_awards() const {
    Codes codes;
    for (const Event& event : log_) {
      if (event.type != EventType::Award) continue;
      const std::string_view unfinished =
          event.award.complete || event.award.kind == FeatureKind::Field ? "" : ".incomplete";
      const std::map<FeatureKind, std::string> names{{FeatureKind::Road, "road"},
                                                     {FeatureKind::City, "city"},
                                                     {FeatureKind::Monastery, "monastery"},
                                                     {FeatureKind::Garden, "garden"},
                                                     {FeatureKind::Field, "field"}};
      if (event.award.what == "goods") {
        std::string token(event.award.token);
        std::ranges::transform(token, token.begin(),
                               [](unsigned char c) { return std::toupper(c); });
        codes.push_back(
            json::serialize(json::array{event.seat, "trade-goods", event.award.points, token}));
        continue;
      }
      codes.push_back(json::serialize(json::array{
          event.seat, names.at(event.award.kind) + std::string(unfinished), event.award.points,
          event.cell.x, event.cell.y, code(event.cell, event.segment)}));
    }
    std::ranges::sort(codes);
    return codes;
  }

  Codes our_returns() const {
    Codes codes;
    for (const Event& event : log_) {
      if (event.type != EventType::Return) continue;
      codes.push_back(json::serialize(
          json::array{event.seat, letter_of_figure(game_->figures[event.figure].name), event.cell.x,
                      event.cell.y, code(event.cell, event.segment)}));
    }
    std::ranges::sort(codes);
    return codes;
  }

  Codes our_goods() const {
    Codes codes;
    for (const Event& event : log_) {
      if (event.type != EventType::Token) continue;
      std::string token(event.token);
      std::ranges::transform(token, token.begin(), [](unsigned char c) { return std::toupper(c); });
      codes.push_back(json::serialize(json::array{event.seat, token, event.count}));
    }
    std::ranges::sort(codes);
    return codes;
  }

  std::string our_points() const {
    json::array points;
    for (int seat = 0; seat < game_->seats; ++seat) points.push_back(state_.points(seat));
    return json::serialize(points);
  }

  std::string our_supplies() const {
    json::array seats;
    for (int seat = 0; seat < game_->seats; ++seat) {
      json::array supply;
      for (const char type : recorded_.at("types").as_string())
        supply.push_back(supply_of(seat, type));
      seats.push_back(supply);
    }
    return json::serialize(seats);
  }

  int supply_of(int seat, char type) const {
    for (std::size_t i = 0; i < game_->figures.size(); ++i) {
      if (letter_of_figure(game_->figures[i].name)[0] == type)
        return state_.supply(seat, static_cast<int>(i));
    }
    return -1;
  }

  bool play_turn(const json::object& turn, std::size_t& drawn) {
    log_.clear();
    const json::value& tile = turn.at("t");
    if (!same("player", number(turn.at("p")), state_.seat()) ||
        !draw_all(turn.if_contains("d"), drawn))
      return false;
    ++drawn;
    const Match ours = match(tile);
    if (!act(Action::draw(ours.kind)) || !same("drawn", ours.kind, state_.drawn())) return false;
    if (!same("placements", their_placements(turn, ours.quarters), our_placements())) return false;
    const json::value& chosen = turn.at("c");
    const auto dir = static_cast<Side>((number(chosen.at(2)) - ours.quarters) & 3);
    if (!act(Action::place(cell_of(chosen.at(0), chosen.at(1)), dir))) return false;
    if (state_.phase().name == "place_figure") {
      if (!same("figures", their_figures(turn), our_figures()) ||
          !same("recalls", words(turn, "A"), our_recalls()))
        return false;
    } else if (!same("figures", their_figures(turn), Codes{})) {
      return false;
    }
    if (!choose_figure(turn)) return false;
    return same("awards", words(turn, "E"), our_awards()) &&
           same("returned", words(turn, "R"), our_returns()) &&
           same("goods", words(turn, "G"), our_goods()) &&
           same("points", json::serialize(turn.at("P")), our_points()) &&
           same("supplies", json::serialize(turn.at("S")), our_supplies());
  }

  bool play_end(const json::object& end, std::size_t& drawn) {
    log_.clear();
    if (!draw_all(end.if_contains("d"), drawn) || !act(Action::finish()) ||
        !same("over", true, state_.is_over())) {
      return false;
    }
    return same("final awards", words(end, "E"), our_awards()) &&
           same("final points", json::serialize(end.at("P")), our_points());
  }

  std::shared_ptr<const Game> game_;
  const Frame& frame_;
  const json::object& recorded_;
  State state_;
  Log log_;
  std::string where_;
  std::optional<std::string> difference_;
};

}  // namespace

std::optional<std::string> first_difference(const Catalogue& catalogue, const Frame& frame,
                                            const json::object& recorded) {
  const auto game = make_game(catalogue, setup_of(recorded));
  if (!game) return game.error();
  return Replay(*game, frame, recorded).run();
}

}  // namespace bastide::oracle
