#include "tests/property/reference_companion.h"

#include <algorithm>
#include <map>
#include <sstream>

#include "core/apply.h"
#include "core/perft.h"
#include "tests/reference/reference.h"

namespace bastide::testing {

namespace {

using reference::Part;
using reference::Placement;
using reference::Score;

reference::Rules rules_of(const Game& game) {
  const std::map<Farmers, reference::Fields> fields{{Farmers::Third, reference::Fields::Third},
                                                    {Farmers::Second, reference::Fields::Second},
                                                    {Farmers::First, reference::Fields::First},
                                                    {Farmers::Off, reference::Fields::Off}};
  return {game.seats, fields.at(game.rules.farmers), game.rules.tiny_city};
}

std::string text_of(const Placement& p) {
  std::ostringstream text;
  text << p.cell.x << ',' << p.cell.y << "NESW"[p.turns];
  return text.str();
}

std::string text_of(int number) { return std::to_string(number); }

std::string text_of(const Score& s) {
  std::ostringstream text;
  text << "player " << s.player << " kind " << static_cast<int>(s.kind)
       << (s.complete ? " complete " : " open ") << s.points << " at tile " << s.oldest.tile
       << " segment " << s.oldest.segment;
  return text.str();
}

template <class T>
std::optional<std::string> differ(const std::string& what, const std::vector<T>& reference,
                                  const std::vector<T>& engine) {
  if (reference == engine) return std::nullopt;
  std::string text = what + " differ from the reference's:";
  for (const auto& [name, list] :
       {std::pair("\n  reference: ", &reference), std::pair("\n  engine: ", &engine)}) {
    text += name;
    for (const T& item : *list) text += text_of(item) + "; ";
  }
  return text;
}

class ReferenceCompanion : public Companion {
 public:
  explicit ReferenceCompanion(const Game& game) : reference_(*game.sets.front(), rules_of(game)) {}

  std::optional<std::string> after(const State& before, const Action& action, const Log& log,
                                   const State& state) override {
    switch (action.type) {
      case ActionType::Draw: return after_draw(action, state);
      case ActionType::Place: return after_place(before, action, log, state);
      case ActionType::Finish: return compare_scores(reference_.end_game(), log, state, true);
      case ActionType::Figure: reference_.put_figure(action.segment); break;
      case ActionType::TakeBack:
      case ActionType::Answer:
      case ActionType::Pass: break;
    }
    return end_turn(log, state);
  }

 private:
  std::optional<std::string> after_draw(const Action& action, const State& state) {
    if (reference_.player() != state.seat()) return "another player's turn than the reference says";
    const TileDesign& design = *state.game().kinds[action.kind].design;
    const bool placeable = reference_.draw(design);
    if (placeable != (state.drawn() == action.kind)) return "discarding differs from the reference";
    if (state.discards() != reference_.discards())
      return "number of discards differs from the reference";
    if (!placeable) return std::nullopt;
    std::vector<Placement> engine;
    for (const Action& legal : legal_actions(state))
      engine.push_back({legal.cell, index(legal.dir)});
    return differ("placements", reference_.placements(design), engine);
  }

  std::optional<std::string> after_place(const State& before, const Action& action, const Log& log,
                                         const State& state) {
    reference_.place(*state.game().kinds[before.drawn()].design, {action.cell, index(action.dir)});
    const std::vector<int> options = reference_.figure_options();
    std::vector<int> engine;
    const bool waits = !awaits_chance(state);
    for (const Action& legal : waits ? legal_actions(state) : std::vector<Action>{}) {
      if (legal.type == ActionType::Figure) engine.push_back(legal.segment);
    }
    if (auto mistake = differ("figure options", options, engine)) return mistake;
    return waits ? std::nullopt : end_turn(log, state);
  }

  std::optional<std::string> end_turn(const Log& log, const State& state) {
    return compare_scores(reference_.end_turn(), log, state, false);
  }

  std::optional<std::string> compare_scores(std::vector<Score> scores, const Log& log,
                                            const State& state, bool at_end) {
    std::vector<Score> engine;
    for (const Event& event : log) {
      if (event.type != EventType::Award) continue;
      engine.push_back({event.award.kind,
                        event.award.complete,
                        event.seat,
                        event.award.points,
                        {state.tile_at(event.cell), event.segment}});
    }
    if (at_end && state.game().rules.farmers != Farmers::Third) {
      add_up_fields(scores);
      add_up_fields(engine);
    }
    std::ranges::sort(scores);
    std::ranges::sort(engine);
    if (auto mistake = differ("awards", scores, engine)) return mistake;
    return compare_players(state, at_end);
  }

  /// The second and first version of the farmers give points for cities; who gets them from which
  /// field is open: one sum a player, none for nothing.
  static void add_up_fields(std::vector<Score>& scores) {
    std::map<int, int> points;
    for (const Score& s : scores) points[s.player] += s.kind == FeatureKind::Field ? s.points : 0;
    std::erase_if(scores, [](const Score& s) { return s.kind == FeatureKind::Field; });
    for (const auto& [player, sum] : points) {
      if (sum > 0) scores.push_back({FeatureKind::Field, false, player, sum, Part{}});
    }
  }

  std::optional<std::string> compare_players(const State& state, bool at_end) {
    std::vector<int> points, supply;
    for (int seat = 0; seat < state.game().seats; ++seat) {
      points.push_back(state.points(seat));
      supply.push_back(state.supply(seat));
    }
    if (auto mistake = differ("points", reference_.points(), points)) return mistake;
    if (auto mistake = differ("supplies", reference_.supply(), supply)) return mistake;
    const bool count = at_end && reference_.points().front() % 8 == 0;  // slow: in some games only
    if (count && completed_features(state) != reference_.completed_features()) {
      return "number of finished features differs from the reference";
    }
    return std::nullopt;
  }

  reference::Game reference_;
};

}  // namespace

std::unique_ptr<Companion> reference_companion(const Game& game) {
  return std::make_unique<ReferenceCompanion>(game);
}

}  // namespace bastide::testing
