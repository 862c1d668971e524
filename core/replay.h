// Playing a record through the engine: every line obeyed or refused, every check verified.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <vector>

#include "core/event.h"
#include "core/record.h"
#include "core/state.h"

namespace bastide {

/// A record's game after the lines that could be played.
struct Replayed {
  std::shared_ptr<const Game> game;
  State state;
  std::vector<std::string> colours;  ///< of the seats
  std::vector<Action> actions;       ///< every action, chance included, after the position's setup
  Log log;                           ///< everything that happened
};

/// Called after the setup (turn 0), after every turn, and after the end, with what happened in it.
using ReplayObserver = std::function<void(const Replayed& so_far, int turn, const Log& events)>;

/// Replays `record` from its start. The first illegal line or failing check ends it with an error that
/// names line, column, and what was expected and found; nothing half done is handed out.
std::expected<Replayed, RecordError> replay(const Catalogue& catalogue, const Record& record,
                                            const ReplayObserver& observer = {});

/// The record of a game that was played by `actions` (chance included) from the start of `game`.
/// `seats` one a seat of the game. `ending` other than Open closes it.
Record make_record(const Game& game, const std::vector<SeatLine>& seats, const std::vector<Action>& actions,
                   Ending ending = Ending::Open);

}  // namespace bastide
