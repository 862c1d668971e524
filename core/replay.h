// Playing a record through the engine: every line obeyed or refused, every check verified.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "core/record.h"
#include "core/state.h"

namespace bastide {

/// A record's game after the lines that were played.
struct Replayed {
  std::shared_ptr<const Game> game;
  State start;                       ///< after the setup, before the first turn
  State state;                       ///< now: `start` after `actions`
  std::vector<std::string> colours;  ///< of the seats
  std::vector<Action> actions;       ///< every action, chance included, after the setup
  Log log;                           ///< everything that happened in them
  std::vector<KindId>
      deck;  ///< what the record says will be drawn next, in order; empty if unknown
};

/// Called after the setup (turn 0), after every turn (its number), and after the end (the number
/// after the last turn's), with what happened in it.
using ReplayObserver = std::function<void(const Replayed& so_far, int turn, const Log& events)>;

/// Replays `record` from its start. The first illegal line or failing check ends it with an error
/// that names line, column, and what was expected and found; nothing half done is handed out.
std::expected<Replayed, RecordError> replay(const Catalogue& catalogue, const Record& record,
                                            const ReplayObserver& observer = {});

/// The record of a game that was played by `actions` (chance included) from the usual start of
/// `game`. `seats` is one a seat of the game. `ending` other than Open closes it; `resigned` is the
/// colour of who gave up. Of a turn that is not over nothing is written: it is played again when it
/// goes on.
Record make_record(const Game& game, const std::vector<SeatLine>& seats,
                   const std::vector<Action>& actions, Ending ending = Ending::Open,
                   std::string_view resigned = {});

/// The same for a game that went on from a record: `base` gives everything above the turns, `from`
/// is its Replayed::start, `actions` are all since then, those of the base's own turns included.
/// Checks of `base` stay behind the turns that are still the same. A `deck` line that the draws no
/// longer follow is left out.
Record extend_record(const Record& base, const State& from, const std::vector<Action>& actions,
                     Ending ending = Ending::Open, std::string_view resigned = {});

}  // namespace bastide
