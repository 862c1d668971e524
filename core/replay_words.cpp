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
