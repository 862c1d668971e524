#include "core/record_lines.h"

namespace bastide {
namespace {

using Failure = std::unexpected<RecordError>;

std::expected<int, RecordError> read_points(const Piece& piece) {
  const auto points = read_number(piece.text, kMaxRecordNumber);
  if (!points) return Failure(not_a(piece, "a number of points"));
  return *points;
}

Check begin_check(CheckType type, const Cursor& cursor) {
  Check check;
  check.type = type;
  check.line = cursor.line();
  return check;
}

/// The line with every colon that begins or ends a word as a word of its own.
TokenLine with_colons_apart(const TokenLine& line) {
  TokenLine out{.number = line.number, .words = {}, .end_column = line.end_column};
  for (const Token& token : line.words) {
    Piece piece{token.text, line.number, token.column};
    const auto add = [&](const Piece& part) {
      out.words.push_back({.text = std::string(part.text), .column = part.column});
    };
    if (piece.text.size() > 1 && piece.text.starts_with(':')) {
      add(piece.before(1));
      piece = piece.after(1);
    }
    const bool ends = piece.text.size() > 1 && piece.text.ends_with(':');
    add(ends ? piece.before(piece.text.size() - 1) : piece);
    if (ends) add(piece.after(piece.text.size() - 1));
  }
  return out;
}

std::optional<RecordError> read_colon(Cursor& cursor) {
  const Piece piece = cursor.take();
  if (piece.text == ":") return std::nullopt;
  return not_a(piece, "a colon");
}

/// `+ red 4 road`
std::expected<Check, RecordError> read_award(Cursor& cursor) {
  Check check = begin_check(CheckType::Award, cursor);
  auto colour = read_colour(cursor);
  if (!colour) return Failure(std::move(colour.error()));
  check.colour = std::move(*colour);
  const auto points = read_points(cursor.take());
  if (!points) return Failure(points.error());
  check.points = *points;
  const Piece kind = cursor.take();
  if (!is_name(kind.text))
    return Failure(not_a(kind, "a kind of feature (road, city, monastery, field)"));
  check.kind = kind.word();
  return check;
}

/// `12` or `12/6`
std::expected<PointsWord, RecordError> read_points_word(Cursor& cursor) {
  PointsWord out;
  auto colour = read_colour(cursor);
  if (!colour) return Failure(std::move(colour.error()));
  out.colour = std::move(*colour);
  const Piece piece = cursor.take();
  const auto slash = piece.text.find('/');
  const auto points = read_points(piece.before(slash));
  if (!points) return Failure(points.error());
  out.points = *points;
  if (slash == std::string_view::npos) return out;
  const Piece rest = piece.after(slash + 1);
  out.supply = read_number(rest.text, kMaxRecordNumber);
  if (!out.supply) return Failure(not_a(rest, "a number of meeples in supply"));
  return out;
}

/// `= red 12/6 blue 8/7`
std::expected<Check, RecordError> read_standings(Cursor& cursor) {
  Check check = begin_check(CheckType::Points, cursor);
  do {
    auto seat = read_points_word(cursor);
    if (!seat) return Failure(std::move(seat.error()));
    check.seats.push_back(std::move(*seat));
  } while (!cursor.done());
  return check;
}

/// `? places Q: -1,-1W 0,1S`
std::expected<Check, RecordError> read_places(Cursor& cursor) {
  Check check = begin_check(CheckType::Places, cursor);
  auto tile = read_tile(cursor.take());
  if (!tile) return Failure(std::move(tile.error()));
  check.tile = std::move(*tile);
  if (auto error = read_colon(cursor)) return Failure(std::move(*error));
  while (!cursor.done()) {
    auto place = read_place(cursor.take());
    if (!place) return Failure(std::move(place.error()));
    check.places.push_back(std::move(*place));
  }
  return check;
}

/// `? figures: meeple>field.ESE meeple>road.E`
std::expected<Check, RecordError> read_figures(Cursor& cursor) {
  Check check = begin_check(CheckType::Figures, cursor);
  if (auto error = read_colon(cursor)) return Failure(std::move(*error));
  while (!cursor.done()) {
    auto figure = read_figure(cursor.take());
    if (!figure) return Failure(std::move(figure.error()));
    check.figures.push_back(std::move(*figure));
  }
  return check;
}

/// `? refuse 4 blue N@1,2W meeple>city.W : occupied`
std::expected<Check, RecordError> read_refuse(Cursor& cursor) {
  Check check = begin_check(CheckType::Refuse, cursor);
  auto turn = read_turn(cursor);
  if (!turn) return Failure(std::move(turn.error()));
  check.turn.push_back(std::move(*turn));
  if (auto error = read_colon(cursor)) return Failure(std::move(*error));
  const Piece reason = cursor.take();
  if (!is_name(reason.text)) return Failure(not_a(reason, "a reason (occupied)"));
  check.reason = reason.word();
  return check;
}

std::expected<Check, RecordError> read_question(Cursor& cursor) {
  const Piece head = cursor.take();
  if (head.text == "places") return read_places(cursor);
  if (head.text == "figures") return read_figures(cursor);
  if (head.text == "refuse") return read_refuse(cursor);
  return Failure(not_a(head, "a question (places, figures, refuse)"));
}

/// `blue$3` or `$blue`, as many as there are.
std::expected<std::vector<OfferWord>, RecordError> read_offers(Cursor& cursor) {
  std::vector<OfferWord> offers;
  while (!cursor.done() && cursor.peek().text.find('$') != std::string_view::npos) {
    const Piece piece = cursor.take();
    const auto dollar = piece.text.find('$');
    OfferWord offer;
    if (dollar > 0) {
      const Piece number = piece.after(dollar + 1);
      offer.points = read_number(number.text, kMaxRecordNumber);
      if (!offer.points) return Failure(not_a(number, "a number of points"));
    }
    const Piece colour = dollar > 0 ? piece.before(dollar) : piece.after(1);
    if (!is_name(colour.text)) return Failure(not_a(colour, "a colour (red, blue)"));
    offer.colour = colour.word();
    offers.push_back(std::move(offer));
  }
  return offers;
}

}  // namespace

std::expected<Word, RecordError> read_colour(Cursor& cursor) {
  const Piece piece = cursor.take();
  if (is_name(piece.text)) return piece.word();
  return Failure(not_a(piece, "a colour (red, blue)"));
}

std::expected<std::vector<TileWord>, RecordError> read_tiles_before(Cursor& cursor) {
  std::vector<TileWord> tiles;
  while (cursor.peek().text.starts_with('!') || cursor.peek().text.starts_with('*')) {
    const bool held = cursor.peek().text.starts_with('*');
    auto tile = read_tile(cursor.take().after(1));
    if (!tile) return Failure(std::move(tile.error()));
    if (tiles.size() >= kMaxRecordTiles)
      return Failure(error_at(cursor.peek(), "there are more tiles than any game has"));
    tiles.push_back({std::move(*tile), held});
  }
  return tiles;
}

std::expected<TurnLine, RecordError> read_turn(Cursor& cursor) {
  TurnLine turn;
  turn.line = cursor.line();
  const Piece piece = cursor.take();
  const auto number = read_number(piece.text, kMaxRecordNumber);
  if (!number) return Failure(not_a(piece, "the number of a turn"));
  turn.number = *number;
  turn.column = piece.column;
  auto colour = read_colour(cursor);
  if (!colour) return Failure(std::move(colour.error()));
  turn.colour = std::move(*colour);
  auto before = read_tiles_before(cursor);
  if (!before) return Failure(std::move(before.error()));
  turn.before = std::move(*before);
  auto offers = read_offers(cursor);
  if (!offers) return Failure(std::move(offers.error()));
  turn.offers = std::move(*offers);
  auto tile = read_placement(cursor.take());
  if (!tile) return Failure(std::move(tile.error()));
  turn.tile = std::move(*tile);
  while (!cursor.done() && cursor.peek().text != ":") {
    auto figure = read_figure(cursor.take());
    if (!figure) return Failure(std::move(figure.error()));
    turn.figures.push_back(std::move(*figure));
  }
  return turn;
}

std::expected<Check, RecordError> read_check(const TokenLine& line) {
  const TokenLine apart = with_colons_apart(line);
  Cursor cursor(apart);
  const Piece head = cursor.take();
  auto check = head.text == "+"   ? read_award(cursor)
               : head.text == "=" ? read_standings(cursor)
                                  : read_question(cursor);
  if (check && !cursor.done()) {
    return Failure(error_at(
        cursor.peek(), "'" + std::string(cursor.peek().text) + "' is more than this line takes"));
  }
  return check;
}

}  // namespace bastide
