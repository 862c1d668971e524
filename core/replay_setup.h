// A record's game and position: everything above its first turn.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "core/record.h"
#include "core/state.h"

namespace bastide {

/// The game that the record's sets, options and seats make.
std::expected<std::shared_ptr<const Game>, RecordError> make_record_game(const Catalogue& catalogue,
                                                                         const Record& record);

/// The position before the first turn. `deck` is set to the draw order, if the record gives it.
std::expected<State, RecordError> make_position(const Game& game, const Record& record,
                                                const std::vector<std::string>& colours,
                                                std::vector<KindId>& deck);

}  // namespace bastide
