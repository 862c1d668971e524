#include "core/replay_checks.h"

#include <algorithm>

#include "core/apply.h"
#include "core/notation.h"
#include "core/replay_words.h"

namespace bastide {
namespace {

using Outcome = std::optional<RecordError>;  ///< nothing when the check holds

Outcome failed(const Word& at, std::string text) {
  return RecordError{at.line, at.column, std::move(text), RecordFault::Check};
}

std::string listed(const std::vector<std::string>& words) {
  if (words.empty()) return "none";
  std::string out;
  for (const std::string& word : words) (out += out.empty() ? "" : " ") += word;
  return out;
}

void sort_once(std::vector<Action>& actions) {
  std::ranges::sort(actions, [](const Action& a, const Action& b) { return a < b; });
  const auto twice = std::ranges::unique(actions);
  actions.erase(twice.begin(), twice.end());
}

/// Verifies the checks behind one line. An award answers one `+` line only.
class Verifier {
 public:
  explicit Verifier(const CheckedMoment& moment) : moment_(moment), used_(moment.events.size()) {}

  Outcome verify(const Check& check) {
    switch (check.type) {
      case CheckType::Award: return award(check);
      case CheckType::Points: return points(check);
      case CheckType::Places: return places(check);
      case CheckType::Figures: return figures(check);
      case CheckType::Refuse: break;
    }
    return refusal(check);
  }

 private:
  const Game& game() const { return moment_.state.game(); }

  std::string award_text(const Event& event) const {
    return moment_.colours[event.seat] + " " + std::to_string(event.award.points) + " " +
           std::string(award_name(event.award));
  }

  Outcome award(const Check& check) {
    const auto seat = find_seat(moment_.colours, check.colour);
    if (!seat) return seat.error();
    std::vector<std::string> found;
    for (std::size_t i = 0; i < moment_.events.size(); ++i) {
      const Event& event = moment_.events[i];
      if (event.type != EventType::Award) continue;
      const bool same = event.seat == *seat && event.award.points == check.points &&
                        award_name(event.award) == check.kind.text;
      if (same && !used_[i]) {
        used_[i] = true;
        return std::nullopt;
      }
      found.push_back(award_text(event) + ",");
    }
    if (!found.empty()) found.back().pop_back();
    return failed(check.colour, "expected the scoring " + check.colour.text + " " +
                                    std::to_string(check.points) + " " + check.kind.text +
                                    ", found: " + listed(found));
  }

  Outcome points(const Check& check) const {
    const int meeple = game().find_figure("meeple");
    std::vector<int> seen;
    for (const PointsWord& word : check.seats) {
      const auto seat = find_seat(moment_.colours, word.colour);
      if (!seat) return seat.error();
      if (std::ranges::find(seen, *seat) != seen.end())
        return illegal(word.colour, word.colour.text + " is given twice");
      seen.push_back(*seat);
      const int points = moment_.state.points(*seat);
      if (points != word.points) {
        return failed(word.colour, "expected " + word.colour.text + " " +
                                       std::to_string(word.points) + ", found " +
                                       std::to_string(points) + " points");
      }
      const int supply = meeple < 0 ? 0 : moment_.state.supply(*seat, meeple);
      if (word.supply.value_or(supply) != supply) {
        return failed(word.colour, "expected " + std::to_string(*word.supply) +
                                       " meeples in the supply of " + word.colour.text +
                                       ", found " + std::to_string(supply));
      }
    }
    return std::nullopt;
  }

  Outcome places(const Check& check) const {
    const auto kind = find_tile(game(), check.tile);
    if (!kind) return kind.error();
    const TileKind& tile = game().kinds[*kind];
    std::vector<Action> expected;
    for (const PlacementWord& place : check.places) {
      expected.push_back(Action::place(place.cell, canonical(tile, place.dir)));
    }
    sort_once(expected);
    const std::vector<Action> found = placements_of(moment_.state, *kind);
    if (expected == found) return std::nullopt;
    const auto text = [](const std::vector<Action>& actions) {
      std::vector<std::string> words;
      for (const Action& action : actions)
        words.push_back(cell_text(action.cell) + side_letter(action.dir));
      return listed(words);
    };
    return failed(check.tile, "expected placements of " + check.tile.text + ": " + text(expected) +
                                  "; found: " + text(found));
  }

  /// The segment that a figure may be taken back from is named by its cell.
  void name_taken(Action& action) const {
    for (const Action& offered : *moment_.figures) {
      if (offered.type == action.type && offered.cell == action.cell &&
          offered.figure == action.figure) {
        action.segment = offered.segment;
      }
    }
  }

  Outcome figures(const Check& check) const {
    const Word at{.text = {}, .line = check.line, .column = 1};
    if (moment_.figures == nullptr) return illegal(at, "there is no turn above this line");
    const PlacedTile& placed = moment_.state.tiles().back();
    std::vector<Action> expected;
    for (const FigureWord& word : check.figures) {
      auto action = figure_action(moment_.state, placed.cell, 0, word);
      if (!action) return action.error();
      if (word.taken_back) name_taken(*action);
      expected.push_back(*action);
    }
    sort_once(expected);
    std::vector<Action> found = *moment_.figures;
    sort_once(found);
    if (expected == found) return std::nullopt;
    const auto text = [&](const std::vector<Action>& actions) {
      std::vector<std::string> words;
      for (const Action& action : actions) words.push_back(action_text(moment_.state, action));
      return listed(words);
    };
    return failed(at, "expected figures: " + text(expected) + "; found: " + text(found));
  }

  /// The state now, to try a turn on; where copies are not counted the turn's tiles can be drawn.
  /// The memory is used again from check to check.
  State& trial(const TurnLine& turn) {
    if (trial_) *trial_ = moment_.state;
    if (!trial_) trial_.emplace(moment_.state);
    if (moment_.closed) trial_->header().over = 1;
    if (!moment_.any_tile) return *trial_;
    std::vector<std::uint8_t> bag;
    for (std::size_t i = 0; i < game().kinds.size(); ++i) {
      bag.push_back(static_cast<std::uint8_t>(std::max(1, trial_->bag(static_cast<KindId>(i)))));
    }
    for (const TileWord& word : turn.before) {
      const KindId kind = parse_tile(game(), word.tile.text);
      if (kind != kNoKind && bag[kind] < UINT8_MAX) ++bag[kind];
    }
    trial_->set_bag(bag);
    return *trial_;
  }

  Outcome refusal(const Check& check) {
    const TurnLine& turn = check.turn.front();
    TurnPlayer player(trial(turn), moment_.colours, moment_.deck);
    const auto refused = player.play(turn, moment_.next_number);
    if (!refused) {
      return failed(turn.colour, "expected this turn to be refused (" + check.reason.text +
                                     "), but it is legal");
    }
    if (names(refused->reason, check.reason.text)) return std::nullopt;
    return failed(check.reason, "expected the reason " + check.reason.text + ", found " +
                                    std::string(refused->reason) + ": " + refused->error.text);
  }

  /// Whether `word` is the reason's name, or one of the words that it is made of.
  static bool names(std::string_view reason, std::string_view word) {
    if (reason == word) return true;
    while (!reason.empty()) {
      const auto end = reason.find('_');
      if (reason.substr(0, end) == word) return true;
      reason.remove_prefix(end == std::string_view::npos ? reason.size() : end + 1);
    }
    return false;
  }

  const CheckedMoment& moment_;
  std::vector<bool> used_;
  std::optional<State> trial_;
};

}  // namespace

std::optional<RecordError> verify(const std::vector<Check>& checks, const CheckedMoment& moment) {
  Verifier verifier(moment);
  for (const Check& check : checks) {
    if (auto error = verifier.verify(check)) return error;
  }
  return std::nullopt;
}

}  // namespace bastide
