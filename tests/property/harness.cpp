#include "tests/property/harness.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "core/apply.h"
#include "core/notation.h"
#include "core/reason.h"
#include "core/replay.h"
#include "tests/property/tries.h"
#include "variants/house_rules/hands.h"
#include "variants/registry.h"

namespace bastide::testing {

namespace {

/// Thrown at the first thing that does not hold.
struct Mistake {
  std::string text;
};

void require(bool holds, const char* what) {
  if (!holds) throw Mistake{what};
}

std::string name_of(const State& state, const Action& action) {
  if (action.type == ActionType::Draw && action.kind < state.game().kinds.size())
    return "draw " + state.game().kinds[action.kind].name;
  if (action.type == ActionType::Finish) return "finish";
  return action_text(state, action);
}

class Checker {
 public:
  Checker(const Game& game, std::uint64_t seed, Companion* companion)
      : game_(game), random_(seed), companion_(companion), state_(game) {}

  PlayedGame play(const Chooser& chooser) {
    std::optional<std::string> mistake;
    try {
      check_state();
      while (!state_.is_over()) step(chooser);
      check_end();
    } catch (const Mistake& m) {
      mistake = m.text + "\nafter:\n" + record_text(game_, actions_, state_.is_over()) + draws();
    }
    return {actions_, state_, mistake};
  }

 private:
  /// What was drawn since the last tile was placed, of which the record does not speak.
  std::string draws() const {
    std::string text;
    for (auto i = actions_.rbegin(); i != actions_.rend() && i->type == ActionType::Draw; ++i)
      text = " " + game_.kinds[i->kind].name + text;
    return text.empty() ? text : "drawn since:" + text;
  }

  void step(const Chooser& chooser) {
    const std::vector<Action> legal = legal_actions(state_);
    require(!legal.empty(), "nothing is legal, but the game is not over");
    for (std::size_t i = 1; i < legal.size(); ++i) {
      require(legal[i - 1] < legal[i], "legal actions are not sorted, or not unique");
    }
    check_acceptance(state_, legal);
    if (awaits_chance(state_) && random_.chance(10)) check_other_order();
    const Action action = chooser(state_, legal);
    require(std::ranges::find(legal, action) != legal.end(), "the test chose what is not legal");
    require(actions_.size() < 1000, "the game does not end");
    act(action);
  }

  /// check() accepts what is listed and nothing else. Finish alone is accepted early on purpose.
  void check_acceptance(const State& state, const std::vector<Action>& legal) {
    for (const Action& tried : actions_to_try(state, random_)) {
      const bool accepted = !check(state, tried);
      if (tried.type == ActionType::Finish && accepted) continue;
      Action listed = tried;
      if (tried.type == ActionType::Place && state.drawn() != kNoKind) {
        listed.dir = canonical(game_.kinds[state.drawn()], tried.dir);
      }
      const bool legal_here = std::ranges::binary_search(legal, listed, std::less<>());
      if (accepted == legal_here) continue;
      throw Mistake{(accepted ? "accepted but not listed: " : "listed but refused: ") +
                    name_of(state, tried)};
    }
  }

  void act(const Action& action) {
    const State before(state_);
    require(before == state_ && before.hash() == state_.hash(), "a copy is not equal");
    Log log;
    apply(state_, action, &log);
    actions_.push_back(action);
    State silent(before);
    apply(silent, action, nullptr);
    require(silent == state_, "a game without a log goes another way");
    silent = before;
    require(silent == before && silent.hash() == before.hash(), "undo does not restore");
    check_state();
    check_points(before, log);
    if (companion_ == nullptr) return;
    if (const auto mistake = companion_->after(before, action, log, state_))
      throw Mistake{name_of(before, action) + ": " + *mistake};
  }

  void check_points(const State& before, const Log& log) {
    std::vector<int> awarded(static_cast<unsigned>(game_.seats), 0);
    for (const Event& event : log) {
      if (event.type == EventType::Award) {
        require(event.award.points >= 0, "points fall");
        awarded[event.seat] += event.award.points;
      }
      if (event.type != EventType::Sale) continue;
      awarded[event.seat] -= event.count;
      awarded[static_cast<unsigned>(before.seat())] += event.count;
    }
    for (int seat = 0; seat < game_.seats; ++seat) {
      const int gained = state_.points(seat) - before.points(seat);
      require(state_.points(seat) >= 0, "points are below zero");
      require(gained == awarded[static_cast<unsigned>(seat)],
              "points differ from what the awards say");
    }
  }

  void check_state() {
    require(state_.hash() == state_.recomputed_hash(), "the hash differs from the recomputed one");
    check_figures();
    check_tiles();
  }

  void check_figures() {
    for (int kind = 0; kind < static_cast<int>(game_.figures.size()); ++kind) {
      std::vector<int> count(static_cast<unsigned>(game_.seats), 0);
      for (const PlacedFigure& figure : state_.figures())
        count[figure.seat] += figure.kind == kind ? 1 : 0;
      for (int seat = 0; seat < game_.seats; ++seat) {
        const int all = count[static_cast<unsigned>(seat)] + state_.supply(seat, kind);
        require(all == game_.figures[static_cast<unsigned>(kind)].supply,
                "figures are lost or made");
      }
    }
  }

  void check_tiles() {
    int total = 0, left = 0;
    for (std::size_t kind = 0; kind < game_.kinds.size(); ++kind) {
      total += game_.kinds[kind].count;
      left += state_.bag(static_cast<KindId>(kind));
    }
    require(left == state_.bag_total(), "the bag does not add up");
    check_aside();
    int out = state_.drawn() == kNoKind ? 0 : 1;
    for (int seat = 0; seat < game_.seats; ++seat)
      out += static_cast<int>(hand_of(state_, seat).size());
    const int all = left + out + state_.discards() + static_cast<int>(state_.tiles().size());
    require(all == total, "tiles are lost or made");
    std::set<Cell> open;
    if (state_.tiles().empty()) open.insert(Cell{});  // R-HOUSE-5
    for (const PlacedTile& tile : state_.tiles()) {
      require(state_.tile_at(tile.cell) == &tile - state_.tiles().data(),
              "a tile is not found on its cell");
      for (Side side : kSides) {
        const Cell cell = neighbour(tile.cell, side);
        if (state_.tile_at(cell) < 0) open.insert(cell);
      }
    }
    std::set<Cell> frontier;
    for (int slot = 0; slot < state_.frontier_size(); ++slot)
      frontier.insert(state_.frontier_cell(slot));
    require(static_cast<int>(frontier.size()) == state_.frontier_size(),
            "the frontier has a cell twice");
    require(frontier == open, "the frontier is not the empty cells beside tiles");
  }

  /// What is set aside stays in the bag, and is not drawn.
  void check_aside() {
    int aside = 0;
    for (std::size_t i = 0; i < game_.kinds.size(); ++i) {
      const auto kind = static_cast<KindId>(i);
      aside += state_.aside(kind);
      require(state_.aside(kind) <= state_.bag(kind), "more is set aside than there is");
      require(state_.drawable(kind) <= state_.bag(kind), "more can be drawn than there is");
    }
    require(aside == state_.header().aside, "what is set aside does not add up");
  }

  /// Whether rules in play make it matter which of two tiles comes first, beside who places it.
  bool order_matters() const {
    const auto differs = [&](std::string_view option, std::string_view from) {
      const std::string_view value = game_.option(option);
      return !value.empty() && value != from;
    };
    return game_.has_set("traders") || game_.is_on("draw_ahead") || game_.option("hand") == "3" ||
           game_.is_on("buy_tile") || game_.stages > 1 || differs("unplaceable", "remove") ||
           differs("fill_hole_extra_turn", "false") || game_.option("table.mode") == "extension";
  }

  /// Two tiles without figures in one order and in the other: where both are legal, the hashes
  /// agree.
  void check_other_order() {
    if (order_matters()) return;
    const auto draws = legal_actions(state_);
    if (draws.front().type != ActionType::Draw || draws.size() < 2) return;
    const Action a = draws[static_cast<unsigned>(random_.below(static_cast<int>(draws.size())))];
    const Action b = draws[static_cast<unsigned>(random_.below(static_cast<int>(draws.size())))];
    const auto put_a = some_placement(state_, a.kind), put_b = some_placement(state_, b.kind);
    if (a == b || !put_a || !put_b || put_a->cell == put_b->cell) return;
    const auto first = both(a, *put_a, b, *put_b), second = both(b, *put_b, a, *put_a);
    if (!first || !second) return;
    require(first->hash() == second->hash(),
            "the same position by another order of turns has another hash");
    for (int seat = 0; seat < game_.seats; ++seat) {
      require(first->points(seat) == second->points(seat),
              "another order of turns gives other points");
    }
  }

  std::optional<Action> some_placement(const State& state, KindId kind) {
    const auto places = placements_of(state, kind);
    if (places.empty()) return std::nullopt;
    return places[static_cast<unsigned>(random_.below(static_cast<int>(places.size())))];
  }

  std::optional<State> both(const Action& a, const Action& put_a, const Action& b,
                            const Action& put_b) {
    State state(state_);
    for (const auto& [draw, put] : {std::pair(a, put_a), std::pair(b, put_b)}) {
      for (const Action& action : {draw, put}) {
        if (state.is_over() || check(state, action)) return std::nullopt;
        apply(state, action);
      }
      while (!state.is_over() && !awaits_chance(state)) apply(state, Action::pass());
    }
    return state;
  }

  void check_end() {
    require(legal_actions(state_).empty(), "something is legal after the end");
    for (const Action& tried : actions_to_try(state_, random_)) {
      require(check(state_, tried).reason == Reason::GameOver, "accepted after the end");
    }
    check_record();
  }

  void check_record() {
    const std::string text = record_text(game_, actions_, true);
    const auto record = parse_record(text);
    if (!record) throw Mistake{"the record is not read: " + record.error().text};
    require(write_record(*record) == text, "the record changes when it is read and written");
    const auto replayed = replay(catalogue(), *record);
    if (!replayed)
      throw Mistake{"the record is not replayed, line " + std::to_string(replayed.error().line) +
                    ": " + replayed.error().text};
    require(replayed->actions == actions_, "the record has other actions");
    require(replayed->state.hash() == state_.hash(), "the record leads to another state");
    for (int seat = 0; seat < game_.seats; ++seat) {
      require(replayed->state.points(seat) == state_.points(seat),
              "the record leads to other points");
    }
  }

  const Game& game_;
  Random random_;
  Companion* companion_;
  State state_;
  std::vector<Action> actions_;
};

}  // namespace

std::string record_text(const Game& game, const std::vector<Action>& actions, bool finished) {
  std::vector<SeatLine> seats;
  for (int seat = 0; seat < game.seats; ++seat) {
    seats.push_back(
        {std::string(kColours[static_cast<unsigned>(seat)]), "P" + std::to_string(seat + 1), ""});
  }
  return write_record(
      make_record(game, seats, actions, finished ? Ending::Finished : Ending::Open));
}

PlayedGame play_and_check(const Game& game, const Chooser& chooser, std::uint64_t seed,
                          Companion* companion) {
  return Checker(game, seed, companion).play(chooser);
}

}  // namespace bastide::testing
