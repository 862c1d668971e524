// A first look at a TOML text, before it is parsed.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace bastide {

/// A place in a file. Lines and columns from 1, columns in characters.
struct Position {
  int line = 1;
  int column = 1;
};

struct TextMistake {
  Position at;
  std::string_view text;
};

/// Deepest nesting of brackets.
inline constexpr std::size_t kMaxBrackets = 8;

/// Finds what toml++ must not be given, because its assertions fail on it or its stack may end:
/// control characters, characters beyond ASCII outside texts and comments, brackets that do not
/// match or nest deeper than kMaxBrackets, table headers without a name, and lines longer than
/// `most` bytes, whose dotted keys could nest as deep. Texts over several lines are refused too.
std::optional<TextMistake> unfit_for_toml(std::string_view source, std::size_t most);

}  // namespace bastide
