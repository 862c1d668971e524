// The game a second time: slow, short and written from the rule texts alone, to check the engine
// against. It keeps what lies on the table, in the bag and in hands; every question is answered by
// looking at all of it again. One file a group of rules: kinds, table, limits, river, figures,
// score, fields, bag, tiles_in_hand; here the turn.
#pragma once

#include <map>

#include "tests/reference/bag.h"
#include "tests/reference/score.h"

namespace bastide::reference {

enum class Step : unsigned char {
  Draw,     ///< a tile, or the end
  Place,    ///< it
  Figure,   ///< or a figure taken back, or neither
  Phantom,  ///< or not (R-PHANTOM-2)
  Ask,      ///< whether a second part is played (R-TRADE-32)
  Take,     ///< a tile of the hand (R-HOUSE-4)
  Offer,    ///< points for the drawn tile (R-HOUSE-7)
  Sale,     ///< which offer is taken
  Over,
};

/// What followed from one decision.
struct Outcome {
  std::vector<Score> scores;
  std::vector<Figure> returned;
  std::vector<Tokens> tokens;
};

/// A game in progress. Steps in which nothing could be done are left out by themselves.
class Game {
 public:
  /// `sets` are all that there are; `rules` say which are in play.
  Game(const Sets& sets, const Rules& rules);

  const Rules& rules() const { return position_.rules; }
  const Box& box() const { return *box_; }
  const Position& position() const { return position_; }
  const Bag& bag() const { return bag_; }
  Step step() const { return step_; }
  int player() const { return player_; }
  const std::vector<int>& points() const { return points_; }
  const std::vector<Hand>& hands() const { return hands_; }

  /// Every way to place the kind now that looks different, in order; of equal turns the first.
  std::vector<Placement> placements(const Kind& kind) const;
  /// What may be put on the tile just placed, or taken back, at this step.
  std::vector<Figure> to_put() const;
  std::vector<Figure> to_take_back() const;

  /// The tiles that a player holds.
  const std::vector<const Kind*>& held(int player) const {
    return held_[static_cast<unsigned>(player)];
  }
  /// Of the hand: what can be played, or everything where nothing can and one is given up.
  std::vector<const Kind*> to_take() const;
  /// Who is asked for an offer, or places the tile.
  int asked() const { return asked_; }
  const std::map<int, int>& offers() const { return offers_; }

  void draw(const Kind& kind);
  void take(const Kind& kind);
  void offer(int points);
  /// To that player, or to nobody (-1).
  void sell(int buyer);
  Outcome place(Placement where);
  Outcome put(const Figure& figure);
  Outcome take_back(const Figure& figure);
  Outcome pass();
  Outcome answer(bool yes);
  /// Final scoring.
  Outcome finish();

  /// How many features on the table are complete, fields and rivers aside.
  int completed_features() const;

 private:
  bool allowed(const TileDesign& design, Placement where) const;
  bool builder_is_extended() const;
  bool fits_somewhere(const Kind& kind) const;
  int due() const;
  void before_tile();
  bool would_finish(const Kind& kind, Cell cell, const Feature& feature) const;
  bool is_only_one() const;
  void next_offer(int after);
  void next_player();
  void go_on(Outcome& outcome);
  void end_part(Outcome& outcome);
  void end_turn();
  void score_completed(Outcome& outcome);
  void collect_goods(Outcome& outcome);
  void give(const std::vector<Score>& scores);
  void return_figure(const Figure& figure, Outcome& outcome);
  std::vector<Feature> occupied() const;
  int& in_hand(const Figure& figure);

  std::shared_ptr<const Box> box_;  ///< shared by copies of the game
  Position position_;
  Bag bag_;
  const Kind* drawn_ = nullptr;
  std::vector<int> points_;
  std::vector<Hand> hands_;
  std::vector<Tokens> tokens_;  ///< all that were ever taken
  Step step_ = Step::Draw;
  int player_ = 0;
  std::vector<std::vector<const Kind*>> held_;
  bool seeking_ = false;  ///< the player has given a tile up: draws until one fits
  int asked_ = 0;
  std::map<int, int> offers_;
  bool second_part_ = false;  ///< of a builder's double turn (R-TRADE-20)
  bool doubled_ = false;      ///< this part has another one behind it
  bool filled_hole_ = false;  ///< R-HOUSE-8
};

}  // namespace bastide::reference
