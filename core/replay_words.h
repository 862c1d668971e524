// What a record's words mean in a game; shared by the parts of replaying.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "core/notation.h"
#include "core/record.h"
#include "core/state.h"

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

/// The spot that a feature's word names on a tile that lies there.
std::expected<Spot, RecordError> find_spot(const Game& game, const TileKind& kind, Cell cell,
                                           Side dir, const Word& word);

/// The action that a figure's word means for `seat`, whose tile lies on `own`: put on a tile's
/// feature, or taken back from a tile. Whether it is legal is for check() to say.
std::expected<Action, RecordError> figure_action(const State& state, Cell own, int seat,
                                                 const FigureWord& word);

}  // namespace bastide
