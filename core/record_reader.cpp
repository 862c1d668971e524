#include <algorithm>
#include <array>

#include "core/notation.h"
#include "core/record_lines.h"

namespace bastide {
namespace {

using Failure = std::unexpected<RecordError>;
using Outcome = std::optional<RecordError>;  ///< nothing when all is well

class Reader {
 public:
  /// Takes in one line.
  Outcome read(const TokenLine& line);
  Record take() { return std::move(record_); }

 private:
  /// A kind of line above the turns.
  struct HeaderLine {
    std::string_view word;
    Outcome (Reader::*read)(Cursor&);
    bool repeats;
  };
  static const std::array<HeaderLine, 10> kHeaderLines;

  Outcome read_first(Cursor& cursor);
  Outcome read_header(const Piece& head, Cursor& cursor);
  Outcome read_meta(Cursor& cursor);
  Outcome read_tiles(Cursor& cursor);
  Outcome read_rules(Cursor& cursor);
  Outcome read_seat(Cursor& cursor);
  Outcome read_start(Cursor& cursor);
  Outcome read_deck(Cursor& cursor);
  Outcome read_put(Cursor& cursor);
  Outcome read_score(Cursor& cursor);
  Outcome read_bag(Cursor& cursor);
  Outcome read_who(Cursor& cursor);
  Outcome read_turn_line(Cursor& cursor);
  Outcome read_end(Cursor& cursor);
  Outcome read_check_line(const TokenLine& line);

  Record record_;
  bool begun_ = false;
  std::array<bool, 10> seen_{};
  std::size_t checks_ = 0;
};

constexpr std::array<Reader::HeaderLine, 10> Reader::kHeaderLines{{
    {"meta", &Reader::read_meta, true},
    {"tiles", &Reader::read_tiles, false},
    {"rules", &Reader::read_rules, true},
    {"seat", &Reader::read_seat, true},
    {"start", &Reader::read_start, false},
    {"deck", &Reader::read_deck, false},
    {"put", &Reader::read_put, true},
    {"score", &Reader::read_score, false},
    {"bag", &Reader::read_bag, false},
    {"turn", &Reader::read_who, false},
}};

/// Only the second word behind `meta` and `seat` is a quoted text.
Outcome check_quotes(const TokenLine& line) {
  const std::string& head = line.words.front().text;
  const bool takes_text = !line.words.front().quoted && (head == "meta" || head == "seat");
  for (std::size_t i = 0; i < line.words.size(); ++i) {
    const Token& token = line.words[i];
    const bool should = takes_text && i == 2;
    if (token.quoted == should) continue;
    return RecordError{line.number, token.column,
                       should ? "'" + token.text + "' must stand in quotation marks"
                              : "a quoted text has no place here"};
  }
  return std::nullopt;
}

Outcome nothing_more(const Cursor& cursor) {
  if (cursor.done()) return std::nullopt;
  return error_at(cursor.peek(),
                  "'" + std::string(cursor.peek().text) + "' is more than this line takes");
}

Outcome too_many(const Piece& piece, std::string_view what) {
  return error_at(piece, "there are more " + std::string(what) + " than any game has");
}

Outcome Reader::read(const TokenLine& line) {
  Cursor cursor(line);
  if (!begun_) return read_first(cursor);
  if (auto error = check_quotes(line)) return error;
  const Piece head = cursor.peek();
  if (head.text == "+" || head.text == "=" || head.text == "?") return read_check_line(line);
  if (head.text.front() >= '0' && head.text.front() <= '9') return read_turn_line(cursor);
  cursor.take();
  return head.text == "end" ? read_end(cursor) : read_header(head, cursor);
}

Outcome Reader::read_first(Cursor& cursor) {
  const Piece head = cursor.take();
  if (head.text != "carcassonne")
    return error_at(head, "a record begins with the line 'carcassonne 1'");
  const Piece version = cursor.take();
  if (version.text != "1")
    return not_a(version, "a version of the format that this program reads (1)");
  begun_ = true;
  return nothing_more(cursor);
}

Outcome Reader::read_header(const Piece& head, Cursor& cursor) {
  const auto it = std::ranges::find(kHeaderLines, head.text, &HeaderLine::word);
  if (it == kHeaderLines.end())
    return error_at(head, "no line begins with '" + std::string(head.text) + "'");
  if (!record_.turns.empty() || !record_.checks.empty() || record_.ending != Ending::Open) {
    return error_at(head,
                    "a '" + std::string(head.text) + "' line stands above all turns and checks");
  }
  bool& seen = seen_[static_cast<std::size_t>(it - kHeaderLines.begin())];
  if (seen && !it->repeats)
    return error_at(head, "there is a second '" + std::string(head.text) + "' line");
  seen = true;
  if (auto error = (this->*it->read)(cursor)) return error;
  return nothing_more(cursor);
}

Outcome Reader::read_meta(Cursor& cursor) {
  const Piece key = cursor.take();
  if (key.empty()) return not_a(key, "a key (date)");
  if (cursor.done()) return not_a(cursor.peek(), "a quoted text");
  record_.meta.emplace_back(key.text, cursor.take().text);
  return std::nullopt;
}

Outcome Reader::read_tiles(Cursor& cursor) {
  record_.sets.clear();
  do {
    const Piece name = cursor.take();
    if (!is_name(name.text)) return not_a(name, "the name of a tile set (base)");
    record_.sets.push_back(name.word());
  } while (!cursor.done());
  return std::nullopt;
}

Outcome Reader::read_rules(Cursor& cursor) {
  do {
    const Piece piece = cursor.take();
    const auto sign = piece.text.find('=');
    if (sign == std::string_view::npos || !is_name(piece.before(sign).text)) {
      return not_a(piece, "an option with its value (farmers=third)");
    }
    const Piece value = piece.after(sign + 1);
    if (value.empty()) return not_a(value, "a value");
    record_.options.push_back({piece.before(sign).word(), std::string(value.text)});
  } while (!cursor.done());
  return std::nullopt;
}

Outcome Reader::read_seat(Cursor& cursor) {
  const Piece colour = cursor.take();
  if (std::ranges::find(kColours, colour.text) == kColours.end()) {
    return not_a(colour, "a colour (red, blue, yellow, green, black, pink)");
  }
  if (std::ranges::find(record_.seats, colour.text, &SeatLine::colour) != record_.seats.end()) {
    return error_at(colour, std::string(colour.text) + " has a seat already");
  }
  if (cursor.done()) return not_a(cursor.peek(), "a quoted name");
  SeatLine seat{.colour = std::string(colour.text),
                .name = std::string(cursor.take().text),
                .line = cursor.line()};
  if (!cursor.done()) {
    constexpr std::string_view kBot = "bot=";
    const Piece bot = cursor.take();
    if (!bot.text.starts_with(kBot)) return not_a(bot, "bot= with a level");
    const Piece level = bot.after(kBot.size());
    if (!is_name(level.text)) return not_a(level, "the name of a level");
    seat.bot = level.text;
  }
  record_.seats.push_back(std::move(seat));
  return std::nullopt;
}

Outcome Reader::read_start(Cursor& cursor) {
  const Piece piece = cursor.take();
  record_.start_none = piece.text == "none";
  if (record_.start_none) return std::nullopt;
  auto placement = read_placement(piece);
  if (!placement) return placement.error();
  record_.start = std::move(*placement);
  return std::nullopt;
}

Outcome Reader::read_deck(Cursor& cursor) {
  record_.deck.any = cursor.peek().text == "any";
  if (record_.deck.any) {
    cursor.take();
    return std::nullopt;
  }
  do {
    const Piece piece = cursor.take();
    auto tile = read_tile(piece);
    if (!tile) return tile.error();
    if (record_.deck.tiles.size() >= kMaxRecordTiles) return too_many(piece, "tiles");
    record_.deck.tiles.push_back(std::move(*tile));
  } while (!cursor.done());
  return std::nullopt;
}

Outcome Reader::read_put(Cursor& cursor) {
  const Piece piece = cursor.take();
  auto tile = read_placement(piece);
  if (!tile) return tile.error();
  if (record_.puts.size() >= kMaxRecordTiles) return too_many(piece, "tiles");
  PutLine put{.tile = std::move(*tile)};
  while (!cursor.done()) {
    auto figure = read_put_figure(cursor.take());
    if (!figure) return figure.error();
    put.figures.push_back(std::move(*figure));
  }
  record_.puts.push_back(std::move(put));
  return std::nullopt;
}

Outcome Reader::read_score(Cursor& cursor) {
  do {
    auto colour = read_colour(cursor);
    if (!colour) return colour.error();
    const Piece piece = cursor.take();
    const auto points = read_number(piece.text, kMaxRecordNumber);
    if (!points) return not_a(piece, "a number of points");
    record_.score.emplace_back(std::move(*colour), *points);
  } while (!cursor.done());
  return std::nullopt;
}

Outcome Reader::read_bag(Cursor& cursor) {
  record_.bag.emplace();
  while (!cursor.done()) {
    const Piece piece = cursor.take();
    const auto star = piece.text.find('*');
    auto tile = read_tile(piece.before(star));
    if (!tile) return tile.error();
    BagWord entry{.tile = std::move(*tile)};
    if (star != std::string_view::npos) {
      const Piece number = piece.after(star + 1);
      const auto count = read_number(number.text, static_cast<int>(kMaxRecordTiles));
      if (!count || *count == 0) return not_a(number, "a number of copies");
      entry.count = *count;
    }
    record_.bag->push_back(std::move(entry));
  }
  return std::nullopt;
}

Outcome Reader::read_who(Cursor& cursor) {
  auto colour = read_colour(cursor);
  if (!colour) return colour.error();
  record_.first = std::move(*colour);
  return std::nullopt;
}

Outcome Reader::read_turn_line(Cursor& cursor) {
  const Piece head = cursor.peek();
  if (record_.ending != Ending::Open) return error_at(head, "a turn stands behind the 'end' line");
  auto turn = read_turn(cursor);
  if (!turn) return turn.error();
  if (record_.turns.size() + record_.puts.size() >= kMaxRecordTiles) return too_many(head, "tiles");
  record_.turns.push_back(std::move(*turn));
  return nothing_more(cursor);
}

Outcome Reader::read_end(Cursor& cursor) {
  if (record_.ending != Ending::Open) {
    return RecordError{cursor.line(), 1, "there is a second 'end' line"};
  }
  record_.end_line = cursor.line();
  record_.ending = Ending::Finished;
  if (cursor.peek().text == "aborted") {
    cursor.take();
    record_.ending = Ending::Aborted;
  } else if (cursor.peek().text == "resigned") {
    cursor.take();
    auto colour = read_colour(cursor);
    if (!colour) return colour.error();
    record_.resigned = std::move(*colour);
    record_.ending = Ending::Resigned;
  } else {
    record_.end_in_part = cursor.peek().text == "&";
    if (record_.end_in_part) cursor.take();
    auto before = read_tiles_before(cursor);
    if (!before) return before.error();
    record_.end_before = std::move(*before);
  }
  return nothing_more(cursor);
}

Outcome Reader::read_check_line(const TokenLine& line) {
  auto check = read_check(line);
  if (!check) return check.error();
  if (++checks_ > kMaxRecordChecks)
    return RecordError{line.number, 1, "there are more checks than a record may have"};
  auto& checks = record_.ending != Ending::Open ? record_.end_checks
                 : record_.turns.empty()        ? record_.checks
                                                : record_.turns.back().checks;
  checks.push_back(std::move(*check));
  return std::nullopt;
}

}  // namespace

std::expected<Record, RecordError> parse_record(std::string_view text) {
  auto lines = lex_record(text);
  if (!lines) return Failure(std::move(lines.error()));
  if (lines->empty())
    return Failure(RecordError{1, 1, "the text is empty; a record begins with 'carcassonne 1'"});
  Reader reader;
  for (const TokenLine& line : *lines) {
    if (auto error = reader.read(line)) return Failure(std::move(*error));
  }
  return reader.take();
}

}  // namespace bastide
