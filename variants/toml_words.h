// Small helpers over toml++ for strict readers: positions, kinds of values, words of a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <toml++/toml.h>

#include "variants/toml_guard.h"

namespace bastide {

Position position(const toml::source_region& source);

/// The words of a text, separated by spaces.
std::vector<std::string_view> words_of(std::string_view text);

/// Where `word`, a part of `value`'s text, stands in the file `source`. Where that cannot be told
/// (escapes, several lines) it is the place of the value.
Position position_of_word(const toml::value<std::string>& value, std::string_view word,
                          std::string_view source);

/// "a text", "a whole number", "a list" …: what a node is, for errors.
std::string_view describe(const toml::node& node);

}  // namespace bastide
