// What a record's words mean in a game; shared by the parts of replaying.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/record.h"

namespace bastide {

/// An error at a word, of the kind Illegal.
RecordError illegal(const Word& word, std::string text);

/// The kind that a tile's word means, or why there is none.
std::expected<KindId, RecordError> find_tile(const Game& game, const Word& word);
/// The seat of that colour.
std::expected<int, RecordError> find_seat(const std::vector<std::string>& colours,
                                          const Word& word);
/// The figure kind of that name.
std::expected<int, RecordError> find_figure(const Game& game, const Word& word);
/// The segment that the word names on a tile that lies at `cell`, turned to `dir`.
std::expected<int, RecordError> find_segment(const TileKind& kind, Cell cell, Side dir,
                                             const Word& word);

}  // namespace bastide
