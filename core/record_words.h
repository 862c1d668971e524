// Reads the words of a record's lines into data: numbers, placements, figures.
#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "core/record.h"
#include "core/record_lexer.h"

namespace bastide {

/// A part of a word, which knows the column where it begins.
struct Piece {
  std::string_view text;
  int line = 0;
  int column = 0;

  bool empty() const { return text.empty(); }
  /// The piece from character `from` on; all words but quoted ones are cut at ASCII characters.
  Piece after(std::size_t from) const;
  Piece before(std::size_t end) const { return {text.substr(0, end), line, column}; }
  Word word() const { return {std::string(text), line, column}; }
};

RecordError error_at(const Piece& piece, std::string text);
/// "'foo' is not `what`", or that it is missing where the line ends too early.
RecordError not_a(const Piece& piece, std::string_view what);

/// A whole number from 0 to `most`, without leading zeros.
std::optional<int> read_number(std::string_view text, int most);
/// `farmers`, `rolled_2`: lower-case letters, digits, `_`, `-` and `.`, a letter first.
bool is_name(std::string_view text);
/// `D`, `river:G`, `E+garden`.
bool is_tile(std::string_view text);

std::expected<Word, RecordError> read_tile(const Piece& piece);
/// `-1,0W`; the tile word of the result is empty but knows its place.
std::expected<PlacementWord, RecordError> read_place(const Piece& piece);
/// `V@0,1E`
std::expected<PlacementWord, RecordError> read_placement(const Piece& piece);
/// `meeple>road.W`, `meeple>3,1:road.W`, `abbot<3,1`
std::expected<FigureWord, RecordError> read_figure(const Piece& piece);
/// `red:meeple>road.N`
std::expected<PutFigure, RecordError> read_put_figure(const Piece& piece);

}  // namespace bastide
