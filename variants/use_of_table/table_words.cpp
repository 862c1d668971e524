#include "variants/use_of_table/table_words.h"

#include <charconv>

#include "core/notation.h"

namespace bastide::use_of_table {
namespace {

constexpr int kMostCells = 99;
constexpr std::size_t kMostWords = 64;

std::optional<int> read_count(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || text.front() == '0' || value < 1 || value > kMostCells) return std::nullopt;
  return value;
}

/// The words between plus signs; none for `none`.
std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> words;
  if (text == "none") return words;
  for (;;) {
    const auto plus = text.find('+');
    words.push_back(text.substr(0, plus));
    if (plus == std::string_view::npos || words.size() > kMostWords) return words;
    text.remove_prefix(plus + 1);
  }
}

std::optional<Panel> read_panel(std::string_view word) {
  const auto side = parse_side(word.substr(0, 1));
  const auto depth = word.size() < 2 ? std::nullopt : read_count(word.substr(1));
  if (!side || !depth) return std::nullopt;
  return Panel{*side, *depth};
}

template <class Item, class Read>
std::optional<std::vector<Item>> read_all(std::string_view text, const Read& read) {
  const auto words = split(text);
  if (words.size() > kMostWords) return std::nullopt;
  std::vector<Item> items;
  for (const std::string_view word : words) {
    const auto item = read(word);
    if (!item) return std::nullopt;
    items.push_back(*item);
  }
  return items;
}

}  // namespace

std::optional<Size> read_size(std::string_view text) {
  const auto cross = text.find('x');
  if (cross == std::string_view::npos || cross == 0 || cross + 1 == text.size())
    return std::nullopt;
  const auto width = read_count(text.substr(0, cross));
  const auto height = read_count(text.substr(cross + 1));
  if (!width || !height) return std::nullopt;
  return Size{*width, *height};
}

std::optional<std::vector<Panel>> read_panels(std::string_view text) {
  return read_all<Panel>(text, read_panel);
}

std::optional<std::vector<Cell>> read_cells(std::string_view text) {
  return read_all<Cell>(text, parse_cell);
}

}  // namespace bastide::use_of_table
