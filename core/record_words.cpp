#include "core/record_words.h"

#include <algorithm>
#include <charconv>

#include "core/notation.h"

namespace bastide {
namespace {

using Failure = std::unexpected<RecordError>;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

Failure wrong(const Piece& piece, std::string_view what) { return Failure(not_a(piece, what)); }

/// `road.W`, `field.NNE`, `monastery`
bool is_feature(std::string_view text) {
  const auto rest = std::ranges::find_if_not(text, is_lower);
  if (rest == text.begin()) return false;
  return std::all_of(rest, text.end(),
                     [](char c) { return c == '.' || is_lower(c) || is_upper(c) || is_digit(c); });
}

std::expected<Cell, RecordError> read_cell(const Piece& piece) {
  const auto cell = parse_cell(piece.text);
  if (cell) return *cell;
  return wrong(piece, "a cell (3,-1; at most " + std::to_string(kMaxCoordinate) + ")");
}

}  // namespace

Piece Piece::after(std::size_t from) const {
  const std::string_view skipped = text.substr(0, from);
  const auto characters = std::ranges::count_if(
      skipped, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
  return {text.substr(std::min(from, text.size())), line, column + static_cast<int>(characters)};
}

RecordError not_a(const Piece& piece, std::string_view what) {
  if (piece.empty()) return error_at(piece, std::string(what) + " is missing here");
  return error_at(piece, "'" + std::string(piece.text) + "' is not " + std::string(what));
}

RecordError error_at(const Piece& piece, std::string text) {
  return {piece.line, piece.column, std::move(text)};
}

std::optional<int> read_number(std::string_view text, int most) {
  if (text.empty() || !std::ranges::all_of(text, is_digit) ||
      (text.size() > 1 && text.front() == '0')) {
    return std::nullopt;
  }
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || value > most) return std::nullopt;
  return value;
}

bool is_name(std::string_view text) {
  return !text.empty() && is_lower(text.front()) && std::ranges::all_of(text, [](char c) {
    return is_lower(c) || is_digit(c) || c == '_' || c == '-' || c == '.';
  });
}

bool is_tile(std::string_view text) {
  const auto colon = text.find(':');
  if (colon != std::string_view::npos) {
    if (!is_name(text.substr(0, colon))) return false;
    text.remove_prefix(colon + 1);
  }
  const auto plus = text.find('+');
  if (plus != std::string_view::npos) {
    if (!is_name(text.substr(plus + 1))) return false;
    text = text.substr(0, plus);
  }
  return !text.empty() && is_upper(text.front()) &&
         std::ranges::all_of(text, [](char c) { return is_upper(c) || is_digit(c); });
}

std::expected<Word, RecordError> read_tile(const Piece& piece) {
  if (is_tile(piece.text)) return piece.word();
  return wrong(piece, "a tile (D, river:G, E+garden)");
}

std::expected<PlacementWord, RecordError> read_place(const Piece& piece) {
  PlacementWord out{.tile = {.text = {}, .line = piece.line, .column = piece.column}};
  const auto side =
      piece.empty() ? std::nullopt : parse_side(piece.text.substr(piece.text.size() - 1));
  if (!side) {
    return wrong(piece, "a cell with a direction N, E, S or W behind it (0,1E)");
  }
  const auto cell = read_cell(piece.before(piece.text.size() - 1));
  if (!cell) return Failure(cell.error());
  out.cell = *cell;
  out.dir = *side;
  return out;
}

std::expected<PlacementWord, RecordError> read_placement(const Piece& piece) {
  const auto at = piece.text.find('@');
  if (at == std::string_view::npos) {
    return wrong(piece, "a tile with its place (V@0,1E)");
  }
  auto tile = read_tile(piece.before(at));
  if (!tile) return Failure(std::move(tile.error()));
  auto place = read_place(piece.after(at + 1));
  if (place) place->tile = std::move(*tile);
  return place;
}

std::expected<FigureWord, RecordError> read_figure(const Piece& piece) {
  const auto sign = piece.text.find_first_of("<>");
  if (sign == std::string_view::npos || !is_name(piece.before(sign).text)) {
    return wrong(piece, "a figure with its feature (meeple>road.W)");
  }
  FigureWord out{.figure = piece.before(sign).word(), .cell = {}, .feature = {}};
  Piece rest = piece.after(sign + 1);
  out.taken_back = piece.text[sign] == '<';
  const auto colon = rest.text.find(':');
  if (out.taken_back || colon != std::string_view::npos) {
    const auto cell = read_cell(rest.before(colon));
    if (!cell) return Failure(cell.error());
    out.cell = *cell;
    if (out.taken_back && colon == std::string_view::npos) return out;
    rest = rest.after(colon + 1);
  }
  if (out.taken_back || !is_feature(rest.text)) {
    return wrong(rest, "a feature (road.W, city.N, field.NNE, monastery)");
  }
  out.feature = rest.word();
  return out;
}

std::expected<PutFigure, RecordError> read_put_figure(const Piece& piece) {
  const auto colon = piece.text.find(':');
  if (colon == std::string_view::npos || !is_name(piece.before(colon).text)) {
    return wrong(piece, "a colour with its figure (red:meeple>road.N)");
  }
  auto figure = read_figure(piece.after(colon + 1));
  if (!figure) return Failure(std::move(figure.error()));
  return PutFigure{piece.before(colon).word(), std::move(*figure)};
}

}  // namespace bastide
