// Cuts a record's text into lines of words; the first half of reading it.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"

namespace bastide {

/// A word of a line: up to the next blank, or a quoted text with its escapes resolved.
struct Token {
  std::string text;
  int column = 1;  ///< in characters, from 1
  bool quoted = false;
};

/// A line that says something: blank lines and comments are left out.
struct TokenLine {
  int number = 1;
  std::vector<Token> words;
  int end_column = 1;  ///< just behind the last word
};

/// Lines end with LF or CRLF, the last one may lack it; a byte order mark at the start is skipped.
/// Refuses texts above kMaxRecordBytes, control characters other than tabs, and what is not UTF-8.
std::expected<std::vector<TokenLine>, RecordError> lex_record(std::string_view text);

}  // namespace bastide
