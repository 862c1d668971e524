#include "variants/toml_words.h"

#include <algorithm>

namespace bastide {
namespace {

std::string_view line_of(std::string_view source, int number) {
  for (; number > 1; --number) {
    const std::size_t end = source.find('\n');
    if (end == std::string_view::npos) return {};
    source.remove_prefix(end + 1);
  }
  return source.substr(0, source.find('\n'));
}

/// The byte at which character `column` of a UTF-8 line begins.
std::size_t byte_of(std::string_view line, int column) {
  std::size_t byte = 0;
  for (; column > 1 && byte < line.size(); --column) {
    do {
      ++byte;
    } while (byte < line.size() && (static_cast<unsigned char>(line[byte]) & 0xC0U) == 0x80U);
  }
  return byte;
}

}  // namespace

Position position(const toml::source_region& source) {
  if (source.begin.line == 0) return {};
  return {static_cast<int>(source.begin.line), static_cast<int>(source.begin.column)};
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t i = text.find_first_not_of(' '); i != std::string_view::npos;) {
    const std::size_t end = std::min(text.find(' ', i), text.size());
    words.push_back(text.substr(i, end - i));
    i = text.find_first_not_of(' ', end);
  }
  return words;
}

Position position_of_word(const toml::value<std::string>& value, std::string_view word,
                          std::string_view source) {
  Position at = position(value.source());
  const std::string_view line = line_of(source, at.line);
  const std::string_view text = value.get();
  // The text as it stands in the file, right behind its quotation mark.
  const std::size_t from = byte_of(line, at.column) + 1;
  const bool verbatim = from < line.size() && line.substr(from, text.size()) == text;
  if (verbatim) at.column += 1 + static_cast<int>(word.data() - text.data());
  return at;
}

std::string_view describe(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::table: return "a table";
    case toml::node_type::array: return "a list";
    case toml::node_type::string: return "a text";
    case toml::node_type::integer: return "a whole number";
    case toml::node_type::floating_point: return "a fraction";
    case toml::node_type::boolean: return "true or false";
    default: return "a date or time";
  }
}

}  // namespace bastide
