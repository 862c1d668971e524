#include "core/replay_words.h"

#include <algorithm>

#include "core/notation.h"

namespace bastide {
namespace {

using Failure = std::unexpected<RecordError>;

/// Why no tile of this game has that word.
std::string unknown_tile(const Game& game, const std::string& text) {
  const auto plus = text.find('+');
  const std::string plain = text.substr(0, plus);
  if (plus != std::string::npos && parse_tile(game, plain) != kNoKind) {
    return text + ": the copies of " + plain + " do not differ in that under these rules; write " +
           plain;
  }
  std::string out = "there is no tile " + text + " in the sets in play (";
  for (const std::string& set : game.set_names) out += (out.ends_with('(') ? "" : " ") + set;
  return out + ")";
}

}  // namespace

RecordError illegal(const Word& word, std::string text) {
  return {word.line, word.column, std::move(text), RecordFault::Illegal};
}

std::expected<KindId, RecordError> find_tile(const Game& game, const Word& word) {
  const KindId kind = parse_tile(game, word.text);
  if (kind == kNoKind) return Failure(illegal(word, unknown_tile(game, word.text)));
  return kind;
}

std::expected<int, RecordError> find_seat(const std::vector<std::string>& colours,
                                          const Word& word) {
  const auto it = std::ranges::find(colours, word.text);
  if (it == colours.end()) return Failure(illegal(word, "'" + word.text + "' has no seat"));
  return static_cast<int>(it - colours.begin());
}

std::expected<int, RecordError> find_figure(const Game& game, const Word& word) {
  const int figure = game.find_figure(word.text);
  if (figure < 0)
    return Failure(illegal(word, "there is no figure '" + word.text + "' in this game"));
  return figure;
}

std::expected<Spot, RecordError> find_spot(const Game& game, const TileKind& kind, Cell cell,
                                           Side dir, const Word& word) {
  if (const auto spot = parse_spot(game, kind, dir, word.text)) return *spot;
  const auto segment = find_segment(kind, cell, dir, word);
  if (!segment) return Failure(segment.error());
  return Spot{*segment, 0};
}

std::expected<Action, RecordError> figure_action(const State& state, Cell own, int seat,
                                                 const FigureWord& word) {
  const auto figure = find_figure(state.game(), word.figure);
  if (!figure) return Failure(figure.error());
  const Cell cell = word.cell.value_or(own);
  if (word.taken_back) {
    for (const PlacedFigure& placed : state.figures()) {
      if (placed.seat != seat || placed.kind != *figure) continue;
      if (state.tiles()[placed.tile].cell == cell)
        return Action::take_back(cell, placed.segment, *figure);
    }
    return Action::take_back(cell, 0, *figure);
  }
  const int on = state.tile_at(cell);
  if (on < 0) return Action::put_figure(cell, 0, *figure);
  const PlacedTile& placed = state.tiles()[static_cast<std::size_t>(on)];
  const auto spot =
      find_spot(state.game(), state.game().kinds[placed.kind], cell, placed.dir, word.feature);
  if (!spot) return Failure(spot.error());
  return Action::put_figure(cell, spot->segment, *figure, spot->way);
}

std::expected<int, RecordError> find_segment(const TileKind& kind, Cell cell, Side dir,
                                             const Word& word) {
  const auto segment = parse_feature(kind, dir, word.text);
  if (segment) return *segment;
  std::string out = placement_text(kind, cell, dir) + " has no " + word.text + "; it has";
  for (int i = 0; i < kind.segment_count; ++i)
    out += (i == 0 ? " " : ", ") + feature_text(kind, dir, i);
  return Failure(illegal(word, std::move(out)));
}

}  // namespace bastide
