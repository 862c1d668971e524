#include "tests/reference/reference.h"

#include <algorithm>
#include <set>

#include "tests/reference/river.h"

namespace bastide::reference {

Game::Game(const Sets& sets, const Rules& rules)
    : box_(std::make_shared<const Box>(open_box(sets, rules))),
      position_{rules},
      bag_(*box_, rules.return_unplaceable),
      points_(static_cast<unsigned>(rules.players), 0),
      hands_(static_cast<unsigned>(rules.players), first_hand(rules)),
      held_(static_cast<unsigned>(rules.players)) {
  if (box_->start != nullptr) position_.table.put(*box_->start, {{0, 0}, rules.start_turns});
}

bool Game::allowed(const TileDesign& design, Placement where) const {
  return position_.table.fits(design, where) &&
         (!is_river(design) || river_allows(position_.table, design, where, rules().river_bends));
}

std::vector<Placement> Game::placements(const Kind& kind) const {
  std::vector<int> turns;
  for (int t = 0; t < 4; ++t) {
    if (std::ranges::none_of(turns, [&](int u) { return same_turned(kind.design, t, u); }))
      turns.push_back(t);
  }
  std::vector<Placement> result;
  for (const Cell cell : position_.table.open_cells()) {
    for (const int t : turns) {
      if (allowed(kind.design, {cell, t})) result.push_back({cell, t});
    }
  }
  return result;
}

std::vector<Figure> Game::to_put() const {
  if (step_ != Step::Figure && step_ != Step::Phantom) return {};
  return placeable(position_, player_, hands_[static_cast<unsigned>(player_)],
                   step_ == Step::Phantom);
}

std::vector<Figure> Game::to_take_back() const {
  return step_ == Step::Figure ? recallable(position_, player_) : std::vector<Figure>{};
}

// A tile that fits nowhere: first the next panel (O-TABLE), then R-TILE-8, R-RIVER-8, R-HOUSE-5.
void Game::draw(const Kind& kind) {
  const int player = rules().hand > 0 && !is_river(kind.design) ? due() : -1;
  bag_.take(kind);
  if (player >= 0) {
    held_[static_cast<unsigned>(player)].push_back(&kind);
    return before_tile();
  }
  while (placements(kind).empty()) {
    if (position_.table.add_panel()) continue;
    bag_.fits_nowhere(kind);
    if (rules().hand > 0) before_tile();
    return;
  }
  drawn_ = &kind;
  asked_ = player_;
  step_ = Step::Place;
  if (rules().buy_tile && is_only_one()) next_offer(player_);
}

// R-TRADE-18, R-TRADE-25: the new tile has a part of the feature on which the player's builder
// stands.
bool Game::builder_is_extended() const {
  return std::ranges::any_of(position_.figures, [&](const Figure& figure) {
    return figure.player == player_ && figure.piece == Piece::Builder &&
           position_.table.feature_of(figure.part).has_tile(position_.table.last());
  });
}

Outcome Game::place(Placement where) {
  filled_hole_ = filled_hole_ || position_.table.neighbours(where.cell) == 4;
  position_.table.put(*drawn_, where);
  bag_.tile_placed();
  drawn_ = nullptr;
  seeking_ = false;
  doubled_ = !second_part_ && builder_is_extended();  // R-TRADE-20, R-TRADE-22
  step_ = Step::Figure;
  Outcome outcome;
  go_on(outcome);
  return outcome;
}

int& Game::in_hand(const Figure& figure) {
  return hands_[static_cast<unsigned>(figure.player)][static_cast<unsigned>(figure.piece)];
}

Outcome Game::put(const Figure& figure) {
  position_.figures.push_back(figure);
  --in_hand(figure);
  return pass();
}

// R-ABBOT-4.
Outcome Game::take_back(const Figure& figure) {
  Outcome outcome;
  outcome.scores.push_back(score_taken_back(position_, figure));
  give(outcome.scores);
  return_figure(figure, outcome);
  step_ = Step::Phantom;
  go_on(outcome);
  return outcome;
}

Outcome Game::pass() {
  Outcome outcome;
  if (step_ == Step::Phantom) {
    end_part(outcome);
  } else {
    step_ = Step::Phantom;
    go_on(outcome);
  }
  return outcome;
}

// Leaves out what cannot be done.
void Game::go_on(Outcome& outcome) {
  if (step_ == Step::Figure && to_put().empty() && to_take_back().empty()) step_ = Step::Phantom;
  if (step_ == Step::Phantom && to_put().empty()) end_part(outcome);
}

// R-TRADE-19: a double turn has two parts, each with its own scoring.
void Game::end_part(Outcome& outcome) {
  score_completed(outcome);
  // R-TRADE-29: not with nothing left to play.
  const bool more = !bag_.drawable().empty() || !held(player_).empty();
  if (!doubled_ || !more) return end_turn();
  doubled_ = false;
  second_part_ = true;
  step_ = rules().may_stop_after_part ? Step::Ask : Step::Draw;
  if (step_ == Step::Draw && rules().hand > 0) before_tile();
}

Outcome Game::answer(bool yes) {
  if (yes) {
    step_ = Step::Draw;
    if (rules().hand > 0) before_tile();
  } else {
    end_turn();
  }
  return {};
}

// R-TURN-1, R-HOUSE-8.
void Game::end_turn() {
  const int player = player_;
  const bool again = filled_hole_ && rules().extra_turn_for_hole;
  next_player();
  if (again) player_ = player;
  step_ = Step::Draw;
  if (rules().hand > 0) before_tile();
}

void Game::next_player() {
  player_ = (player_ + 1) % rules().players;
  doubled_ = false;
  second_part_ = false;
  filled_hole_ = false;
  seeking_ = false;
}

void Game::give(const std::vector<Score>& scores) {
  for (const Score& score : scores) points_[static_cast<unsigned>(score.player)] += score.points;
}

void Game::return_figure(const Figure& figure, Outcome& outcome) {
  ++in_hand(figure);
  outcome.returned.push_back(figure);
  std::erase(position_.figures, figure);
}

/// All features with figures on them, each once.
std::vector<Feature> Game::occupied() const {
  std::vector<Feature> result;
  for (const Figure& figure : position_.figures) {
    const auto there = [&](const Feature& f) { return f.has(figure.part); };
    if (std::ranges::none_of(result, there))
      result.push_back(position_.table.feature_of(figure.part));
  }
  return result;
}

// R-SCORE-1, 2, 5. What was complete before has no figures any more but priors, who stay
// (R-GERMAN-5), so every complete feature counts. Goods come after the points (R-TRADE-4).
void Game::score_completed(Outcome& outcome) {
  std::vector<Score> scores;
  for (const Feature& feature : occupied()) {
    if (!feature.complete) continue;
    for (const Score& score : score_complete(position_, feature)) scores.push_back(score);
    for (const Figure& figure : figures_on(position_, feature)) {
      if (!figure.prior) return_figure(figure, outcome);
    }
  }
  give(scores);
  outcome.scores.insert(outcome.scores.end(), scores.begin(), scores.end());
  if (rules().has_set("traders") && rules().goods) collect_goods(outcome);
}

// R-TRADE-4 to R-TRADE-8: whoever placed the tile takes the tokens.
void Game::collect_goods(Outcome& outcome) {
  const int tile = position_.table.last();
  std::set<std::vector<Part>> seen;
  const auto& segments = position_.table.tiles().back().kind->design.segments;
  for (int i = 0; i < static_cast<int>(segments.size()); ++i) {
    if (segments[static_cast<unsigned>(i)].kind != FeatureKind::City) continue;
    const Feature city = position_.table.feature_of({tile, i});
    if (!city.complete || !seen.insert(city.parts).second) continue;
    for (const Tokens& tokens : goods_of(position_, city, player_)) {
      outcome.tokens.push_back(tokens);
      tokens_.push_back(tokens);
    }
  }
}

// R-END-3.
Outcome Game::finish() {
  Outcome outcome;
  std::vector<Feature> fields;
  const auto add = [&](const std::vector<Score>& scores) {
    outcome.scores.insert(outcome.scores.end(), scores.begin(), scores.end());
  };
  for (const Feature& feature : occupied()) {
    if (position_.table.kind_of(feature) == FeatureKind::Field) {
      fields.push_back(feature);
    } else {
      add(score_at_end(position_, feature));
    }
  }
  add(score_fields(position_, fields));
  add(score_goods(tokens_));
  give(outcome.scores);
  step_ = Step::Over;
  return outcome;
}

int Game::completed_features() const {
  std::set<std::vector<Part>> complete;
  for (int t = 0; t <= position_.table.last(); ++t) {
    const auto& segments = position_.table.tiles()[static_cast<unsigned>(t)].kind->design.segments;
    for (int s = 0; s < static_cast<int>(segments.size()); ++s) {
      if (segments[static_cast<unsigned>(s)].kind == FeatureKind::River) continue;
      const Feature feature = position_.table.feature_of({t, s});
      if (feature.complete) complete.insert(feature.parts);
    }
  }
  return static_cast<int>(complete.size());
}

}  // namespace bastide::reference
