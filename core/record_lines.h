// Parts of the record reader that it shares: a line's words one by one, turns and checks.
#pragma once

#include <expected>
#include <optional>

#include "core/record_lexer.h"
#include "core/record_words.h"

namespace bastide {

/// Walks over the words of a line.
class Cursor {
 public:
  explicit Cursor(const TokenLine& line, std::size_t next = 0) : line_(&line), next_(next) {}

  bool done() const { return next_ >= line_->words.size(); }
  int line() const { return line_->number; }
  /// The next word; an empty piece behind the last one when none is left.
  Piece peek() const {
    if (done()) return {{}, line_->number, line_->end_column};
    const Token& token = line_->words[next_];
    return {token.text, line_->number, token.column};
  }
  Piece take() {
    const Piece piece = peek();
    ++next_;
    return piece;
  }

 private:
  const TokenLine* line_;
  std::size_t next_;
};

std::expected<Word, RecordError> read_colour(Cursor& cursor);

/// `!C` or `*C !D`, as many as there are.
std::expected<std::vector<TileWord>, RecordError> read_tiles_before(Cursor& cursor);

/// `3 red !C U@0,2N meeple>road.N`; stops behind the figure, or the tile when there is none.
std::expected<TurnLine, RecordError> read_turn(Cursor& cursor);

/// A line that begins with `+`, `=` or `?`.
std::expected<Check, RecordError> read_check(const TokenLine& line);

}  // namespace bastide
