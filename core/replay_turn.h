// Plays one line of a record: a turn, or the end.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "core/record.h"
#include "core/state.h"

namespace bastide {

/// The draw order that a record gives, where it does: what is still to be drawn.
struct Deck {
  bool known = false;
  std::span<const KindId> next{};
  std::vector<KindId> again{};  ///< drawn, set aside, and still in the bag
};

/// Why a line could not be played. `reason` is what `? refuse` compares: the name of a Reason, or
/// `unknown_tile`, `unknown_colour`, `unknown_figure`, `wrong_turn_number`,
/// `wrong_player_for_turn`, `not_next_in_deck`, `tile_fits_somewhere`, `tile_for_a_hand`,
/// `no_hand_to_fill`, `no_offer_now`.
struct Refused {
  std::string_view reason;
  RecordError error;
};

/// Plays lines on a state. After a refusal the state may be in the middle of the turn.
class TurnPlayer {
 public:
  TurnPlayer(State& state, const std::vector<std::string>& colours, Deck deck)
      : state_(state), colours_(colours), deck_(deck) {}

  /// The whole turn, which must be turn `number` of the record.
  std::optional<Refused> play(const TurnLine& turn, int number);
  /// `end`: what becomes of tiles before, then final scoring. `at` names the line.
  std::optional<Refused> finish(const Record& record, const Word& at);

  const Deck& deck() const { return deck_; }
  std::vector<Action> actions;  ///< what was done
  Log log;                      ///< what happened
  std::vector<Action> figures;  ///< the figures that could be put before it was decided (R-MEEP-2)

 private:
  using Outcome = std::optional<Refused>;
  Outcome act(const Action& action, const Word& at);
  Outcome draw(const Word& tile);
  Outcome choose(const Word& tile);
  Outcome hold(const Word& tile);
  Outcome give_up(const Word& tile);
  Outcome tile_before(const TileWord& word);
  Outcome bid(const TurnLine& turn);
  Outcome take(const Word& tile);
  Outcome draw_and_place(const TurnLine& turn);
  Outcome decide_figures(const TurnLine& turn, const std::optional<State>& before);
  Outcome put_figure(const FigureWord& word, const PlacementWord& tile, const State& before);
  Outcome answer(bool yes, const Word& at);
  bool in_its_phase(const Action& action) const;
  bool take_again(KindId kind);

  State& state_;
  const std::vector<std::string>& colours_;
  Deck deck_;
  int seat_ = 0;                      ///< whose turn is played
  std::optional<PlacedTile> placed_;  ///< in this turn
};

}  // namespace bastide
