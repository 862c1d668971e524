// Small helpers over toml++ for strict readers: positions, kinds of values, words of a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Deeper nesting than any file of ours needs is refused before it can exhaust the stack.
#define TOML_MAX_NESTED_VALUES 8
#include <toml++/toml.h>

namespace bastide {

/// A place in a file. Lines and columns from 1, columns in characters.
struct Position {
  int line = 1;
  int column = 1;
};

Position position(const toml::source_region& source);

/// The words of a text, separated by spaces.
std::vector<std::string_view> words_of(std::string_view text);

/// Where `word`, a part of `value`'s text, stands in the file `source`. Where that cannot be told
/// (escapes, several lines) it is the place of the value.
Position position_of_word(const toml::value<std::string>& value, std::string_view word, std::string_view source);

/// "a text", "a whole number", "a list" …: what a node is, for errors.
std::string_view describe(const toml::node& node);

/// Whether all lines are at most `most` bytes long.
bool lines_are_short(std::string_view source, std::size_t most);

}  // namespace bastide
