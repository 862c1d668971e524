// The messages of a saved game as turns of a record.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "jcz/import.h"
#include "jcz/saved_game.h"

namespace bastide::jcz {

/// Words that come from message i stand on this line and i lines below it, so that an error of
/// replaying leads back to the message.
inline constexpr int kFirstMessageLine = 10'000'000;

/// The messages without those that UNDO took back.
std::vector<Message> without_undone(const std::vector<Message>& replay);

/// Adds everything to `mistakes` that no rule of ours could make sense of: types of messages,
/// tiles, figures, what figures are taken back for.
void find_unsupported(const SavedGame& saved, std::vector<Mistake>& mistakes);

/// How many copies of each kind are drawn already, by KindId.
using UsedCopies = std::vector<int>;

/// Which tile of `game` theirs is: the first of those it may be that has a copy left, else the
/// first. Gardens are told apart only where the game does. Nothing if the game has none.
struct KnownTile {
  KindId kind = kNoKind;
  int quarters = 0;  ///< as TileRow::quarters
};
KnownTile find_kind(const Game& game, std::string_view theirs, const UsedCopies& used);

/// Their tile, put down; the tile must be known.
PlacementWord placement_word(const Game& game, const KnownTile& tile, Cell cell, int quarters);

/// Writes the turns into the record, whose seats are set; the rest of the last turn goes to `open`.
/// Returns how many tiles of SavedGame::draw_order were drawn in them, or nothing with one mistake
/// more when a message makes no sense.
std::optional<std::size_t> write_turns(const SavedGame& saved, const Game& game, Imported& out,
                                       std::vector<Mistake>& mistakes);

}  // namespace bastide::jcz
