#include "jcz/turns.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "core/apply.h"
#include "core/notation.h"
#include "jcz/location.h"
#include "jcz/setup_table.h"
#include "jcz/tile_table.h"

namespace bastide::jcz {
namespace {

constexpr std::string_view kPriorLocation = "AS_ABBOT";
constexpr const char* kPriorWay = ".prior";

std::string where(const Message& message) {
  return "replay[" + std::to_string(message.index) + "]";
}

int line_of(const Message& message) { return kFirstMessageLine + static_cast<int>(message.index); }

/// Their figure without owner and number: `small` of `0.small.1`.
std::string_view figure_type(std::string_view id) {
  const auto dot = id.find('.');
  if (dot == std::string_view::npos) return {};
  const std::string_view rest = id.substr(dot + 1);
  return rest.substr(0, rest.find('.'));
}

std::string_view our_figure(std::string_view id) {
  const auto row = std::ranges::find(figure_rows(), figure_type(id), &FigureRow::theirs);
  return row == figure_rows().end() ? std::string_view{} : row->ours;
}

/// What of a message is not supported, or nothing.
std::string unsupported_part(const Message& message) {
  if (message.type == "PLACE_TILE")
    return find_tile(message.tile) == nullptr ? "tile " + message.tile : "";
  if (message.type == "PASS" || message.type == "COMMIT") return {};
  if (message.type != "DEPLOY_MEEPLE" && message.type != "RETURN_MEEPLE")
    return "message " + message.type;
  if (message.type == "RETURN_MEEPLE" && message.source != "ABBOT_RETURN")
    return "figures that return by " + message.source;
  if (our_figure(message.meeple).empty())
    return "figure " + std::string(figure_type(message.meeple));
  if (!find_feature(message.pointer.feature)) return "feature " + message.pointer.feature;
  return {};
}

/// Carries the messages out on paper: which tile lies where, who is on turn, what is drawn.
class Turns {
 public:
  Turns(const SavedGame& saved, const Game& game, Imported& out, std::vector<Mistake>& mistakes)
      : saved_(saved), game_(game), out_(out), mistakes_(mistakes), used_(game.kinds.size()) {}

  std::optional<std::size_t> write() {
    for (const StartTile& tile : saved_.start)
      lay(placement_word(game_, draw(tile.tile), tile.cell, tile.quarters));
    for (const Message& message : without_undone(saved_.replay)) {
      if (!carry_out(message)) return std::nullopt;
    }
    if (turn_) keep_open();
    return drawn_;
  }

 private:
  bool fail(const Message& message, std::string text) {
    mistakes_.push_back({where(message) + " " + message.type, std::move(text)});
    return false;
  }

  KnownTile draw(const std::string& theirs) {
    const KnownTile tile = find_kind(game_, theirs, used_);
    ++used_[tile.kind];
    return tile;
  }

  void lay(const PlacementWord& word) { board_[word.cell] = word; }

  bool carry_out(const Message& message) {
    if (message.type == "PLACE_TILE") return place(message);
    if (!turn_) return fail(message, "no tile was placed before it in this turn");
    if (message.type == "COMMIT") {
      close();
    } else if (message.type == "PASS") {
      steps_.emplace_back();
    } else {
      return put_figure(message);
    }
    return true;
  }

  bool place(const Message& message) {
    if (turn_) close();
    const int seat = message.player >= 0 ? message.player : 0;
    turn_ = TurnLine{};
    turn_->line = line_of(message);
    turn_->column = 1;
    turn_->number = static_cast<int>(out_.record.turns.size()) + 1;
    turn_->colour = word(message, out_.record.seats[static_cast<std::size_t>(seat)].colour);
    add_discards(message);
    turn_->tile = placement_word(game_, draw(message.tile), message.cell, message.quarters);
    turn_->tile.tile.line = line_of(message);
    turn_->tile.tile.column = 1;
    lay(turn_->tile);
    return true;
  }

  static Word word(const Message& message, std::string text) {
    return {.text = std::move(text), .line = line_of(message), .column = 1};
  }

  /// Where the order of drawing is told: what was drawn before this tile and is not on the board
  /// left the game.
  void add_discards(const Message& message) {
    const auto& order = saved_.draw_order;
    const auto next = order.begin() + static_cast<std::ptrdiff_t>(drawn_);
    const auto found = std::find(next, order.end(), message.tile);
    if (found == order.end()) {
      drawn_ = order.size();  // told only to this point
      return;
    }
    for (auto tile = next; tile != found; ++tile)
      turn_->before.push_back({word(message, tile_text(game_.kinds[draw(*tile).kind]))});
    drawn_ = static_cast<std::size_t>(found - order.begin()) + 1;
  }

  bool put_figure(const Message& message) {
    FigureWord figure;
    figure.figure = word(message, std::string(our_figure(message.meeple)));
    const Cell cell = message.pointer.cell;
    if (cell != turn_->tile.cell) figure.cell = cell;
    if (message.type == "RETURN_MEEPLE") {
      figure.taken_back = true;
      figure.cell = cell;
    } else if (auto feature = feature_word(message.pointer); !feature.empty()) {
      figure.feature = word(message, std::move(feature));
    } else {
      return fail(message, "no " + message.pointer.feature + " lies at " +
                               message.pointer.location + " of the tile at " + cell_text(cell));
    }
    steps_.emplace_back(std::move(figure));
    return true;
  }

  std::string feature_word(const Pointer& pointer) const {
    const auto tile = board_.find(pointer.cell);
    if (tile == board_.end()) return {};
    const bool prior = pointer.location == kPriorLocation;
    const TileKind& kind = game_.kinds[parse_tile(game_, tile->second.tile.text)];
    const Side dir = tile->second.dir;
    const auto segment =
        find_segment(kind, dir, pointer.feature, prior ? "I" : std::string_view(pointer.location));
    if (!segment) return {};
    return feature_text(kind, dir, *segment) + (prior ? kPriorWay : "");
  }

  void close() {
    for (auto& step : steps_) {
      if (step) turn_->figures.push_back(*std::move(step));
    }
    out_.record.turns.push_back(*std::move(turn_));
    turn_.reset();
    steps_.clear();
  }

  void keep_open() { out_.open = {.tile = std::move(turn_->tile), .figures = std::move(steps_)}; }

  const SavedGame& saved_;
  const Game& game_;
  Imported& out_;
  std::vector<Mistake>& mistakes_;
  std::map<Cell, PlacementWord> board_;
  std::optional<TurnLine> turn_;
  std::vector<std::optional<FigureWord>> steps_;
  std::size_t drawn_ = 0;  ///< of the told order
  UsedCopies used_;
};

}  // namespace

std::vector<Message> without_undone(const std::vector<Message>& replay) {
  std::vector<Message> kept;
  for (const Message& message : replay) {
    if (message.type != "UNDO") {
      kept.push_back(message);
    } else if (!kept.empty()) {
      kept.pop_back();
    }
  }
  return kept;
}

void find_unsupported(const SavedGame& saved, std::vector<Mistake>& mistakes) {
  const auto add = [&](const std::string& at, const std::string& text) {
    if (text.empty() || std::ranges::find(mistakes, text, &Mistake::text) != mistakes.end()) return;
    mistakes.push_back({at, text, true});
  };
  for (const StartTile& start : saved.start)
    add("setup.start", find_tile(start.tile) == nullptr ? "tile " + start.tile : "");
  if (saved.start.empty()) add("setup.start", "games without a start tile");
  if (saved.players.size() > kColours.size()) add("players", "more than six players");
  for (const Message& message : without_undone(saved.replay))
    add(where(message), unsupported_part(message));
  for (const std::string& tile : saved.draw_order)
    add("gameAnnotations.drawOrder", find_tile(tile) == nullptr ? "tile " + tile : "");
}

KnownTile find_kind(const Game& game, std::string_view theirs, const UsedCopies& used) {
  KnownTile first;
  for (const TileRow& row : tile_rows()) {
    if (row.theirs != theirs) continue;
    KindId kind = parse_tile(game, row.ours);
    if (kind == kNoKind) kind = parse_tile(game, row.ours.substr(0, row.ours.find('+')));
    if (kind == kNoKind) continue;
    if (used[kind] < game.kinds[kind].count) return {kind, row.quarters};
    if (first.kind == kNoKind) first = {kind, row.quarters};
  }
  return first;
}

PlacementWord placement_word(const Game& game, const KnownTile& tile, Cell cell, int quarters) {
  const TileKind& kind = game.kinds[tile.kind];
  const Side dir = canonical(kind, turned(Side::N, quarters - tile.quarters));
  return {.tile = {.text = tile_text(kind)}, .cell = cell, .dir = dir};
}

std::optional<std::size_t> write_turns(const SavedGame& saved, const Game& game, Imported& out,
                                       std::vector<Mistake>& mistakes) {
  return Turns(saved, game, out, mistakes).write();
}

}  // namespace bastide::jcz
