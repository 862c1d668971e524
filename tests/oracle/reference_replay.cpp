#include "tests/oracle/reference_replay.h"

#include <algorithm>
#include <sstream>

#include "tests/reference/reference.h"

namespace bastide::oracle {

namespace json = boost::json;

namespace {

using reference::Figure;
using reference::Game;
using reference::Kind;
using reference::Outcome;
using reference::Part;
using reference::Step;

using Codes = std::vector<std::string>;  ///< sorted

int number(const json::value& value) { return static_cast<int>(value.as_int64()); }

Codes sorted(Codes codes) {
  std::ranges::sort(codes);
  return codes;
}

std::string text_of(const Codes& codes) {
  std::string text;
  for (const std::string& code : codes) text += (text.empty() ? "" : " ") + code;
  return text.empty() ? "nothing" : text;
}

Codes words(const json::object& from, std::string_view key) {
  Codes result;
  const json::value* list = from.if_contains(key);
  if (list == nullptr) return result;
  for (const json::value& item : list->as_array()) result.push_back(json::serialize(item));
  return sorted(result);
}

/// Their letter of a kind of figure, in the order of reference::Piece.
char letter_of(reference::Piece piece) { return "SBA?UP"[static_cast<int>(piece)]; }

/// `BA/CCG` shows a garden; where gardens count, its copies are tiles of their own.
bool shows_garden(std::string_view id) { return id.ends_with('G'); }

reference::Rules rules_of(const Frame& frame, const json::object& recorded) {
  reference::Rules rules;
  const json::object& elements = recorded.at("elements").as_object();
  rules.players = number(recorded.at("players"));
  rules.tiny_city = recorded.at("rules").at("tiny-city-scoring").as_string() == "2" ? 2 : 4;
  rules.abbot = elements.contains("abbot");
  rules.river_bends = reference::Bends::Jcz;
  rules.keep_start_tile = true;
  if (elements.contains("river")) rules.sets.emplace_back("river");
  if (elements.contains("inn")) rules.sets.emplace_back("inns");
  if (elements.contains("traders")) rules.sets.emplace_back("traders");
  const json::array& start = recorded.at("start").as_array();
  const FrameEntry& entry = frame.at(std::string(start.at(0).as_string()));
  rules.start_turns = (number(start.at(3)) - entry.quarters) & 3;
  return rules;
}

class ReferenceReplay {
 public:
  ReferenceReplay(const reference::Sets& sets, const Frame& frame, const json::object& recorded)
      : frame_(frame), recorded_(recorded), game_(sets, rules_of(frame, recorded)) {}

  std::optional<std::string> run() {
    int number_of_turn = 0;
    for (const json::value& turn : recorded_.at("turns").as_array()) {
      where_ = "turn " + std::to_string(++number_of_turn) + ": ";
      if (!play_turn(turn.as_object())) return difference_;
    }
    where_ = "end: ";
    play_end(recorded_.at("end").as_object());
    return difference_;
  }

 private:
  bool same(const std::string& what, const Codes& expected, const Codes& actual) {
    if (expected == actual || difference_) return !difference_;
    difference_ =
        where_ + what + ": recorded " + text_of(expected) + ", the reference " + text_of(actual);
    return false;
  }
  bool same(const std::string& what, const std::string& expected, const std::string& actual) {
    return same(what, Codes{expected}, Codes{actual});
  }

  /// The recording knows one tile for river curves and one for straight rivers, which are two of
  /// ours each: the frame's, and this one.
  struct Entry {
    const Kind* kind;
    int quarters;
  };

  const Kind* find(const std::string& tile, bool garden) const {
    const auto found = std::ranges::find_if(game_.box().kinds, [&](const Kind& k) {
      return k.set + ":" + k.design.letter == tile && reference::has_garden(k.design) == garden;
    });
    return found == game_.box().kinds.end() ? nullptr : &*found;
  }

  Entry entry(const json::value& id) const {
    const std::string name(id.as_string());
    const FrameEntry& frame = frame_.at(name);
    const Kind* kind = find(frame.tile, game_.rules().abbot && shows_garden(name));
    if (kind != nullptr && game_.bag().count(*kind) > 0) return {kind, frame.quarters};
    if (frame.tile == "river:J") return {find("river:G", false), frame.quarters - 2};
    if (frame.tile == "river:F") return {find("river:D", false), frame.quarters};
    return {kind, frame.quarters};
  }

  const reference::Tile& tile(Part part) const {
    return game_.position().table.tiles()[static_cast<unsigned>(part.tile)];
  }

  /// `C9`, `R5`, `F30`, `M0`: a segment by what it reaches of the tile as it lies.
  std::string code(Part part) const {
    const Segment& s = game_.position().table.segment(part);
    const int turns = tile(part).turns;
    switch (s.kind) {
      case FeatureKind::City: return "C" + std::to_string(turned_sides(s.sides, turns));
      case FeatureKind::Road: return "R" + std::to_string(turned_sides(s.sides, turns));
      case FeatureKind::Field: return "F" + std::to_string(turned_halves(s.halves, turns));
      case FeatureKind::Garden: return "G0";
      default: return "M0";
    }
  }

  bool draw_all(const json::value* ids) {
    if (ids == nullptr) return true;
    for (const json::value& id : ids->as_array()) {
      game_.draw(*entry(id).kind);
      if (!same("discarded", "yes", game_.step() == Step::Draw ? "yes" : "no")) return false;
    }
    return true;
  }

  Codes our_placements(const Entry& drawn) const {
    std::map<Cell, unsigned> cells;
    for (const reference::Placement& where : game_.placements(*drawn.kind)) {
      for (int t = 0; t < 4; ++t) {
        if (reference::same_turned(drawn.kind->design, where.turns, t))
          cells[where.cell] |= 1U << ((t + drawn.quarters) & 3);
      }
    }
    Codes codes;
    for (const auto& [cell, mask] : cells)
      codes.push_back(json::serialize(json::array{cell.x, cell.y, mask}));
    return sorted(codes);
  }

  Codes our_figures() const {
    Codes codes;
    for (const Figure& f : game_.to_put())
      codes.push_back(std::string(1, letter_of(f.piece)) + " " + code(f.part));
    for (const Figure& f : game_.to_take_back()) codes.push_back("back " + place(f.part));
    return sorted(codes);
  }

  /// `[x,y,code]`
  std::string place(Part part) const {
    return json::serialize(json::array{tile(part).cell.x, tile(part).cell.y, code(part)});
  }

  static Codes their_figures(const json::object& turn) {
    Codes codes;
    if (const json::value* types = turn.if_contains("M")) {
      for (const auto& [type, segments] : types->as_object()) {
        for (const json::value& segment : segments.as_array())
          codes.push_back(std::string(type) + " " + std::string(segment.as_string()));
      }
    }
    for (const std::string& back : words(turn, "A")) codes.push_back("back " + back);
    return sorted(codes);
  }

  void choose_figure(const json::object& turn, Outcome& outcome) {
    const json::value* choice = turn.if_contains("m");
    if (choice == nullptr) return;
    if (!choice->is_array()) {
      outcome = game_.pass();
    } else if (choice->at(0).as_string() == "ret") {
      outcome = game_.take_back(game_.to_take_back().front());
    } else {
      for (const Figure& f : game_.to_put()) {
        if (choice->at(0).as_string()[0] == letter_of(f.piece) &&
            choice->at(1).as_string() == code(f.part)) {
          outcome = game_.put(f);
          return;
        }
      }
    }
  }

  std::string award(const reference::Score& score) const {
    const bool unfinished = !score.complete && score.what != "field" && score.what != "goods";
    const std::string name =
        score.what == "goods" ? "trade-goods" : score.what + (unfinished ? ".incomplete" : "");
    json::array words{score.player, name, score.points};
    if (score.what != "goods") {
      words.emplace_back(tile(score.oldest).cell.x);
      words.emplace_back(tile(score.oldest).cell.y);
      words.emplace_back(code(score.oldest));
    }
    return json::serialize(words);
  }

  Codes our_awards(const Outcome& outcome) const {
    Codes codes;
    for (const reference::Score& score : outcome.scores) codes.push_back(award(score));
    return sorted(codes);
  }

  /// Without the sort of goods, of which our scores do not speak.
  static Codes their_awards(const json::object& turn) {
    Codes codes = words(turn, "E");
    for (std::string& code : codes) {
      if (code.find("trade-goods") != code.npos) code = code.substr(0, code.rfind(',')) + "]";
    }
    return sorted(codes);
  }

  Codes our_returns(const Outcome& outcome) const {
    Codes codes;
    for (const Figure& f : outcome.returned) {
      codes.push_back(
          json::serialize(json::array{f.player, std::string(1, letter_of(f.piece)),
                                      tile(f.part).cell.x, tile(f.part).cell.y, code(f.part)}));
    }
    return sorted(codes);
  }

  static Codes our_goods(const Outcome& outcome) {
    Codes codes;
    for (const reference::Tokens& t : outcome.tokens) {
      std::string sort = t.sort;
      std::ranges::transform(sort, sort.begin(),
                             [](char c) { return static_cast<char>(c - 'a' + 'A'); });
      codes.push_back(json::serialize(json::array{t.player, sort, t.count}));
    }
    return sorted(codes);
  }

  std::string our_points() const {
    return json::serialize(json::array(game_.points().begin(), game_.points().end()));
  }

  std::string our_supplies() const {
    json::array seats;
    for (const reference::Hand& hand : game_.hands()) {
      json::array supply;
      for (const char type : recorded_.at("types").as_string()) {
        for (unsigned i = 0; i < hand.size(); ++i) {
          if (letter_of(static_cast<reference::Piece>(i)) == type) supply.emplace_back(hand[i]);
        }
      }
      seats.push_back(supply);
    }
    return json::serialize(seats);
  }

  bool play_turn(const json::object& turn) {
    const json::value& id = turn.at("t");
    if (!same("player", std::to_string(number(turn.at("p"))), std::to_string(game_.player())) ||
        !draw_all(turn.if_contains("d")))
      return false;
    const Entry drawn = entry(id);
    game_.draw(*drawn.kind);
    if (!same("placements", words(turn, "L"), our_placements(drawn))) return false;
    const json::value& chosen = turn.at("c");
    const Cell cell{static_cast<std::int16_t>(number(chosen.at(0))),
                    static_cast<std::int16_t>(number(chosen.at(1)))};
    Outcome outcome = game_.place({cell, (number(chosen.at(2)) - drawn.quarters) & 3});
    if (!same("figures", their_figures(turn), our_figures())) return false;
    choose_figure(turn, outcome);
    return compare(turn, outcome);
  }

  bool compare(const json::object& turn, const Outcome& outcome) {
    return same("awards", their_awards(turn), our_awards(outcome)) &&
           same("returned", words(turn, "R"), our_returns(outcome)) &&
           same("goods", words(turn, "G"), our_goods(outcome)) &&
           same("points", json::serialize(turn.at("P")), our_points()) &&
           same("supplies", json::serialize(turn.at("S")), our_supplies());
  }

  void play_end(const json::object& end) {
    if (!draw_all(end.if_contains("d"))) return;
    const Outcome outcome = game_.finish();
    same("final awards", their_awards(end), our_awards(outcome));
    same("final points", json::serialize(end.at("P")), our_points());
    same("tiles left", "no", game_.bag().drawable().empty() ? "no" : "yes");
  }

  const Frame& frame_;
  const json::object& recorded_;
  Game game_;
  std::string where_;
  std::optional<std::string> difference_;
};

}  // namespace

std::optional<std::string> first_reference_difference(const Catalogue& catalogue,
                                                      const Frame& frame,
                                                      const json::object& recorded) {
  return ReferenceReplay(catalogue.sets, frame, recorded).run();
}

}  // namespace bastide::oracle
