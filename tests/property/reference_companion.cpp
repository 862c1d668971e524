#include "tests/property/reference_companion.h"

#include <algorithm>
#include <map>

#include "core/apply.h"
#include "core/perft.h"
#include "core/variant.h"
#include "tests/property/reference_names.h"
#include "tests/property/reference_rules.h"
#include "tests/property/reference_texts.h"
#include "variants/house_rules/hands.h"
#include "variants/registry.h"

namespace bastide::testing {

namespace {

using reference::Figure;
using reference::Outcome;
using reference::Part;
using reference::Placement;
using reference::Score;
using reference::Step;
using reference::Tokens;

/// Every set of the program, and the game's own.
reference::Sets all_sets(const Game& game) {
  reference::Sets sets = catalogue().sets;
  for (const auto& own : game.sets) {
    if (std::ranges::find(sets, own->name, &TileSet::name) == sets.end()) sets.push_back(own);
  }
  return sets;
}

constexpr std::string_view kStepNames[]{"draw",          "place_tile", "place_figure",
                                        "place_phantom", "a question", "a tile of the hand",
                                        "an offer",      "a sale",     "the end"};

Step step_of(const State& state) {
  if (state.is_over()) return Step::Over;
  if (awaits_chance(state)) return Step::Draw;
  switch (state.phase().ask) {
    case Ask::Part: break;
    case Ask::More: return Step::Ask;
    case Ask::Tile: return Step::Take;
    case Ask::Offer: return Step::Offer;
    case Ask::Sale: return Step::Sale;
  }
  if (state.phase().name == "place_phantom") return Step::Phantom;
  return state.phase().name == "place_tile" ? Step::Place : Step::Figure;
}

class ReferenceCompanion : public Companion {
 public:
  explicit ReferenceCompanion(const Game& game)
      : reference_(all_sets(game), rules_of(game)), names_(game, reference_.box()) {}

  std::optional<std::string> after(const State& before, const Action& action, const Log& log,
                                   const State& state) override {
    if (auto mistake = begins_alike(before)) return mistake;
    const Outcome outcome = act(before, action, state);
    if (auto mistake = compare_outcome(outcome, log, state)) return mistake;
    if (auto mistake = compare_turn(state)) return mistake;
    if (auto mistake = compare_players(state)) return mistake;
    if (auto mistake = compare_bag(state)) return mistake;
    if (auto mistake = compare_board(state)) return mistake;
    return compare_choices(state);
  }

 private:
  /// Before the first action everything is compared, too.
  Mistake begins_alike(const State& state) {
    if (begun_) return std::nullopt;
    begun_ = true;
    if (auto mistake = compare_kinds(state.game())) return mistake;
    if (auto mistake = compare_players(state)) return mistake;
    if (auto mistake = compare_bag(state)) return mistake;
    return compare_choices(state);
  }

  Outcome act(const State& before, const Action& action, const State& state) {
    const auto figure = [&] {
      return names_.figure(before, before.seat(), action.figure, action.cell, action.segment,
                           action.way);
    };
    switch (action.type) {
      case ActionType::Draw: reference_.draw(*names_.kind(action.kind)); return {};
      case ActionType::Place: return reference_.place({action.cell, index(action.dir)});
      case ActionType::Figure: return reference_.put(figure());
      case ActionType::TakeBack: return reference_.take_back(standing_at(figure()));
      case ActionType::Answer: return answer(action.kind);
      case ActionType::Pass: return pass();
      case ActionType::Finish: return reference_.finish();
    }
    (void)state;
    return {};
  }

  Outcome answer(KindId value) {
    switch (reference_.step()) {
      case Step::Take: reference_.take(*names_.kind(value)); return {};
      case Step::Offer: reference_.offer(value); return {};
      case Step::Sale: reference_.sell(value - 1); return {};
      default: return reference_.answer(value == 1);
    }
  }

  Outcome pass() {
    switch (reference_.step()) {
      case Step::Ask: return reference_.answer(false);
      case Step::Offer: reference_.offer(0); return {};
      case Step::Sale: reference_.sell(-1); return {};
      default: return reference_.pass();
    }
  }

  /// A figure as it stands: taking it back does not say in which way.
  Figure standing_at(Figure figure) const {
    for (const Figure& other : reference_.position().figures) {
      if (other.part == figure.part && other.piece == figure.piece && other.player == figure.player)
        return other;
    }
    return figure;
  }

  Mistake compare_kinds(const Game& game) const {
    std::vector<std::string> reference, engine;
    for (std::size_t i = 0; i < game.kinds.size(); ++i) {
      const TileKind& kind = game.kinds[i];
      if (kind.count == 0) continue;
      engine.push_back(kind.name + " " + std::to_string(kind.count));
      const reference::Kind* same = names_.kind(static_cast<KindId>(i));
      reference.push_back(kind.name + " " + std::to_string(same == nullptr ? 0 : same->count));
      for (int s = 0; same != nullptr && s < kind.segment_count; ++s) {
        if (names_.segment(static_cast<KindId>(i), s) < 0)
          return kind.name + ": the reference has no segment " + std::to_string(s);
      }
    }
    if (auto mistake = differ_in_any_order("tiles in the game", reference, engine)) return mistake;
    int total = 0, ours = 0;
    for (const TileKind& kind : game.kinds) total += kind.count;
    for (const reference::Kind& kind : reference_.box().kinds) ours += kind.count;
    return differ("numbers of tiles in the game", std::vector{ours}, std::vector{total});
  }

  Mistake compare_outcome(const Outcome& outcome, const Log& log, const State& state) const {
    std::vector<Score> scores;
    std::vector<Figure> returned;
    std::vector<Tokens> tokens;
    for (const Event& event : log) {
      switch (event.type) {
        case EventType::Award: scores.push_back(score_of(event, state)); break;
        case EventType::Return:
          returned.push_back(
              names_.figure(state, event.seat, event.figure, event.cell, event.segment, event.way));
          break;
        case EventType::Token:
          tokens.push_back({event.seat, std::string(event.token), event.count});
          break;
        default: break;
      }
    }
    if (auto mistake = differ_in_any_order("awards", tidy(outcome.scores), tidy(scores)))
      return mistake;
    if (auto mistake = differ_in_any_order("returned figures", outcome.returned, returned))
      return mistake;
    return differ_in_any_order("tokens", added_up(outcome.tokens), added_up(tokens));
  }

  Score score_of(const Event& event, const State& state) const {
    const std::string what(award_name(event.award));
    const Part oldest = what == "goods" ? Part{} : names_.part(state, event.cell, event.segment);
    const bool complete = event.award.complete && what != "goods";
    return {what, complete, event.seat, event.award.points, oldest};
  }

  /// The second and first version of the farmers give points for cities; who gets them from which
  /// field is open: one sum a player, none for nothing. Where unfinished features score nothing,
  /// whether that is reported is open, too.
  std::vector<Score> tidy(std::vector<Score> scores) const {
    const reference::Rules& rules = reference_.rules();
    if (rules.no_incomplete_scoring)
      std::erase_if(scores, [](const Score& s) { return s.points == 0; });
    if (rules.fields == reference::Fields::Third) return scores;
    std::map<int, int> points;
    for (const Score& s : scores) points[s.player] += s.what == "field" ? s.points : 0;
    std::erase_if(scores, [](const Score& s) { return s.what == "field"; });
    for (const auto& [player, sum] : points) {
      if (sum > 0) scores.push_back({"field", false, player, sum, Part{}});
    }
    return scores;
  }

  static std::vector<Tokens> added_up(const std::vector<Tokens>& tokens) {
    std::map<std::pair<int, std::string>, int> sums;
    for (const Tokens& t : tokens) sums[{t.player, t.sort}] += t.count;
    std::vector<Tokens> result;
    for (const auto& [whose, count] : sums) result.push_back({whose.first, whose.second, count});
    return result;
  }

  Mistake compare_turn(const State& state) const {
    const Step engine = step_of(state);
    if (engine != reference_.step()) {
      return "the engine waits for " + std::string(kStepNames[static_cast<unsigned>(engine)]) +
             ", the reference for " +
             std::string(kStepNames[static_cast<unsigned>(reference_.step())]);
    }
    if (auto mistake = compare_hands(state)) return mistake;
    // With nothing left to draw or to play, no turn or part begins any more.
    if (engine == Step::Over || (engine == Step::Draw && reference_.bag().drawable().empty()))
      return std::nullopt;
    std::vector<int> ours{reference_.player()}, theirs{state.seat()};
    if (engine == Step::Offer || engine == Step::Place) {
      ours.push_back(engine == Step::Offer ? reference_.asked() : placer());
      theirs.push_back(state.actor());
    }
    return differ("players on turn", ours, theirs);
  }

  /// A tile that was sold is placed by the buyer.
  int placer() const {
    return reference_.rules().buy_tile ? reference_.asked() : reference_.player();
  }

  Mistake compare_hands(const State& state) const {
    for (int seat = 0; seat < state.game().seats; ++seat) {
      std::vector<std::string> engine, reference;
      for (const KindId kind : hand_of(state, seat))
        engine.push_back(state.game().kinds[kind].name);
      for (std::size_t i = 0; i < state.game().kinds.size(); ++i) {
        const reference::Kind* kind = names_.kind(static_cast<KindId>(i));
        const auto held = kind == nullptr ? 0 : std::ranges::count(reference_.held(seat), kind);
        reference.insert(reference.end(), static_cast<unsigned>(held), state.game().kinds[i].name);
      }
      if (auto mistake = differ_in_any_order("tiles in hand", reference, engine)) return mistake;
    }
    return std::nullopt;
  }

  Mistake compare_players(const State& state) const {
    std::vector<int> points, reference, engine;
    for (int seat = 0; seat < state.game().seats; ++seat) {
      points.push_back(state.points(seat));
      const reference::Hand& hand = reference_.hands()[static_cast<unsigned>(seat)];
      reference.insert(reference.end(), hand.begin(), hand.end());
      reference::Hand other{};
      for (int i = 0; i < static_cast<int>(state.game().figures.size()); ++i)
        other[static_cast<unsigned>(names_.piece(i))] = state.supply(seat, i);
      engine.insert(engine.end(), other.begin(), other.end());
    }
    if (auto mistake = differ("points", reference_.points(), points)) return mistake;
    return differ("supplies", reference, engine);
  }

  Mistake compare_bag(const State& state) const {
    const auto ours = reference_.bag().discards();
    if (ours != state.discards()) return "the number of discards differs from the reference's";
    for (std::size_t i = 0; i < state.game().kinds.size(); ++i) {
      const reference::Kind* kind = names_.kind(static_cast<KindId>(i));
      const int left = kind == nullptr ? 0 : reference_.bag().count(*kind);
      if (left != state.bag(static_cast<KindId>(i)))
        return "the number of " + state.game().kinds[i].name + " left differs from the reference's";
    }
    return std::nullopt;
  }

  Mistake compare_board(const State& state) const {
    std::vector<Figure> engine;
    for (const PlacedFigure& f : state.figures()) {
      engine.push_back(
          names_.figure(state, f.seat, f.kind, state.tiles()[f.tile].cell, f.segment, f.way));
    }
    if (auto mistake = differ("figures on the board", reference_.position().figures, engine))
      return mistake;
    const bool count = state.is_over() && state.points(0) % 8 == 0;  // slow: in some games only
    if (count && completed_features(state) != reference_.completed_features())
      return "the number of finished features differs from the reference's";
    return std::nullopt;
  }

  Mistake compare_choices(const State& state) const {
    const std::vector<Action> legal = legal_actions(state);
    switch (step_of(state)) {
      case Step::Draw: return compare_draws(state, legal);
      case Step::Place: return compare_placements(state, legal);
      case Step::Figure:
      case Step::Phantom: return compare_figures(state, legal);
      case Step::Take: return compare_takes(legal);
      case Step::Offer:
        return differ("offers",
                      std::vector{reference_.points()[static_cast<unsigned>(reference_.asked())]},
                      std::vector{static_cast<int>(legal.size()) - 1});
      case Step::Sale:
        return differ("offers to take", std::vector{static_cast<int>(reference_.offers().size())},
                      std::vector{static_cast<int>(legal.size()) - 1});
      default: return std::nullopt;
    }
  }

  Mistake compare_draws(const State& state, const std::vector<Action>& legal) const {
    std::vector<std::string> engine, reference;
    for (const Action& action : legal) {
      if (action.type == ActionType::Draw) engine.push_back(state.game().kinds[action.kind].name);
    }
    const auto drawable = reference_.bag().drawable();
    for (std::size_t i = 0; i < state.game().kinds.size(); ++i) {
      const reference::Kind* kind = names_.kind(static_cast<KindId>(i));
      if (std::ranges::find(drawable, kind) != drawable.end())
        reference.push_back(state.game().kinds[i].name);
    }
    return differ_in_any_order("tiles that may be drawn", reference, engine);
  }

  Mistake compare_takes(const std::vector<Action>& legal) const {
    std::vector<const reference::Kind*> engine, reference = reference_.to_take();
    for (const Action& action : legal) engine.push_back(names_.kind(action.kind));
    std::ranges::sort(engine);
    std::ranges::sort(reference);
    const auto same = std::ranges::unique(reference);
    reference.erase(same.begin(), same.end());
    if (engine == reference) return std::nullopt;
    return "the tiles of the hand that may be taken differ from the reference's";
  }

  Mistake compare_placements(const State& state, const std::vector<Action>& legal) const {
    std::vector<Placement> engine;
    for (const Action& action : legal) engine.push_back({action.cell, index(action.dir)});
    return differ("placements", reference_.placements(*names_.kind(state.drawn())), engine);
  }

  Mistake compare_figures(const State& state, const std::vector<Action>& legal) const {
    std::vector<Figure> put, taken;
    for (const Action& a : legal) {
      const Figure figure = names_.figure(state, state.seat(), a.figure, a.cell, a.segment, a.way);
      if (a.type == ActionType::Figure) put.push_back(figure);
      if (a.type == ActionType::TakeBack) taken.push_back(standing_at(figure));
    }
    if (auto mistake = differ_in_any_order("figure options", reference_.to_put(), put))
      return mistake;
    return differ_in_any_order("figures to take back", reference_.to_take_back(), taken);
  }

  reference::Game reference_;
  ReferenceNames names_;
  bool begun_ = false;
};

}  // namespace

std::unique_ptr<Companion> reference_companion(const Game& game) {
  return std::make_unique<ReferenceCompanion>(game);
}

}  // namespace bastide::testing
