#include "core/replay_setup.h"

#include <algorithm>

#include "core/apply.h"
#include "core/notation.h"
#include "core/replay_words.h"
#include "core/variant.h"

namespace bastide {
namespace {

using Failure = std::unexpected<RecordError>;
using Outcome = std::optional<RecordError>;  ///< nothing when all is well

constexpr int kMostCopies = 255;  ///< of one kind in a bag

Outcome unsupported(const Word& word, std::string text) {
  return RecordError{word.line, word.column, std::move(text), RecordFault::Unsupported};
}

Outcome check_sets(const Catalogue& catalogue, const std::vector<Word>& sets) {
  for (const Word& word : sets) {
    const bool known = std::ranges::any_of(catalogue.sets,
                                           [&](const auto& set) { return set->name == word.text; });
    if (!known) return unsupported(word, "this program has no tile set '" + word.text + "'");
  }
  return std::nullopt;
}

Outcome check_options(const Catalogue& catalogue, const std::vector<OptionWord>& options) {
  for (std::size_t i = 0; i < options.size(); ++i) {
    const auto& [name, value] = options[i];
    const auto spec = std::ranges::find(catalogue.options, name.text, &OptionSpec::name);
    if (spec == catalogue.options.end())
      return unsupported(name, "this program has no option '" + name.text + "'");
    if (!allows(*spec, value)) {
      std::string text = "option " + name.text + " cannot be '" + value + "', only";
      for (const auto known : spec->values) (text += ' ') += known;
      return unsupported(name, std::move(text));
    }
    const auto before = options.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::ranges::find(options.begin(), before, name, &OptionWord::name) != before) {
      return illegal(name, "option " + name.text + " is given twice");
    }
  }
  return std::nullopt;
}

/// Tiles that `deck any` may bring beyond the sets' own.
int extra_tiles(const Record& record) {
  if (!record.deck.any) return 0;
  int count = 1 + static_cast<int>(record.puts.size() + record.turns.size());
  for (const BagWord& entry : record.bag.value_or(std::vector<BagWord>{})) {
    count = std::min(count + entry.count, kMaxTiles);
  }
  return count;
}

/// Builds up a position, line by line.
class Position {
 public:
  Position(const Game& game, const Record& record, const std::vector<std::string>& colours)
      : game_(game),
        record_(record),
        colours_(colours),
        state_(game, !record.start_none && !record.start) {
    for (const TileKind& kind : game.kinds) left_.push_back(kind.count);
    if (!state_.tiles().empty()) --left_[game.start_kind];
  }

  Outcome build(std::vector<KindId>& deck) {
    if (auto error = put_start()) return error;
    if (auto error = put_tiles()) return error;
    for (const PutLine& put : record_.puts) {
      for (const PutFigure& figure : put.figures) {
        if (auto error = put_figure(put.tile, figure)) return error;
      }
    }
    if (auto error = check_unfinished()) return error;
    if (auto error = record_.bag ? read_bag() : read_deck(deck)) return error;
    fill_bag();
    if (auto error = set_scores()) return error;
    return set_first();
  }

  State take() { return std::move(state_); }

 private:
  /// Counts a copy of `kind` as used.
  Outcome use(KindId kind, const Word& word) {
    if (--left_[kind] >= 0 || record_.deck.any) return std::nullopt;
    const TileKind& tile = game_.kinds[kind];
    return illegal(word, "this is one more " + tile_text(tile) +
                             " than there are: " + std::to_string(tile.count) + " (R-SET-1)");
  }

  Outcome put_start() {
    if (!record_.start) return std::nullopt;
    const auto kind = find_tile(game_, record_.start->tile);
    if (!kind) return kind.error();
    state_.put_tile(*kind, record_.start->cell, record_.start->dir);
    return use(*kind, record_.start->tile);
  }

  /// Whether the cell is on the board as it is, or beside it.
  bool touches(Cell cell) const {
    return state_.tiles().empty() || state_.tile_at(cell) >= 0 || has_neighbour(state_, cell);
  }

  /// Puts the tiles down in an order in which each touches the board; that of the lines where it
  /// can.
  Outcome put_tiles() {
    std::vector<const PutLine*> waiting;
    for (const PutLine& put : record_.puts) waiting.push_back(&put);
    while (!waiting.empty()) {
      const auto next = std::ranges::find_if(
          waiting, [&](const PutLine* put) { return touches(put->tile.cell); });
      if (next == waiting.end()) {
        const PlacementWord& lost = waiting.front()->tile;
        return illegal(lost.tile, "no tile lies beside " + cell_text(lost.cell) + " (R-TILE-2)");
      }
      if (auto error = put_tile((*next)->tile)) return error;
      waiting.erase(next);
    }
    const bool from_bag = game_.empty_start && !record_.start_none;  // R-HOUSE-5
    if (!state_.tiles().empty() || from_bag) return std::nullopt;
    return RecordError{1, 1, "no tile lies on the board: 'start none' needs 'put' lines",
                       RecordFault::Illegal};
  }

  Outcome put_tile(const PlacementWord& put) {
    const auto kind = find_tile(game_, put.tile);
    if (!kind) return kind.error();
    if (auto error = use(*kind, put.tile)) return error;
    const bool legal = state_.tiles().empty() ||
                       (fits(state_, *kind, put.cell, put.dir) &&
                        !veto(state_, *kind, put.cell, canonical(game_.kinds[*kind], put.dir)));
    if (!legal) return illegal(put.tile, why_not(*kind, put));
    state_.put_tile(*kind, put.cell, put.dir);
    return std::nullopt;
  }

  /// The reason that a player would be given who tried this.
  std::string why_not(KindId kind, const PlacementWord& put) const {
    State trial(state_);
    const auto phase = std::ranges::find(game_.phases, "place_tile", &Phase::name);
    trial.header().phase = static_cast<std::uint8_t>(phase - game_.phases.begin());
    trial.header().drawn = kind;
    find_legal_placements(trial, kind);
    const Action action = Action::place(put.cell, put.dir);
    return explain(trial, action, check(trial, action), colours_);
  }

  Outcome put_figure(const PlacementWord& put, const PutFigure& word) {
    const auto seat = find_seat(colours_, word.colour);
    if (!seat) return seat.error();
    const auto figure = find_figure(game_, word.figure.figure);
    if (!figure) return figure.error();
    if (word.figure.taken_back || word.figure.cell.value_or(put.cell) != put.cell) {
      return illegal(word.figure.figure, "a figure is put on the tile of its own line");
    }
    const auto tile = static_cast<TileId>(state_.tile_at(put.cell));
    const Side dir = state_.tiles()[tile].dir;
    const auto spot = find_spot(game_, state_.kind_of(tile), put.cell, dir, word.figure.feature);
    if (!spot) return spot.error();
    if (auto error = check_figure(tile, spot->segment, *seat, *figure, word)) return error;
    state_.put_figure(*seat, *figure, tile, spot->segment, spot->way);
    return std::nullopt;
  }

  Outcome check_figure(TileId tile, int segment, int seat, int figure,
                       const PutFigure& word) const {
    const FigureKind& kind = game_.figures[static_cast<std::size_t>(figure)];
    const FeatureKind feature =
        state_.kind_of(tile).segments[static_cast<std::size_t>(segment)].kind;
    if ((kind.places & bit(feature)) == 0) {
      return illegal(word.figure.figure, "a " + std::string(kind.name) + " may not stand on a " +
                                             std::string(feature_kind_name(feature)) +
                                             " (R-MEEP-2)");
    }
    if (state_.supply(seat, figure) == 0) {
      return illegal(word.colour,
                     word.colour.text + " has no " + std::string(kind.name) + " left (R-SET-8)");
    }
    const bool taken = std::ranges::any_of(state_.figures(), [&](const PlacedFigure& other) {
      return other.tile == tile && other.segment == segment && kind.claims;
    });
    if (!taken) return std::nullopt;
    return illegal(word.figure.feature, "a figure stands on that " +
                                            std::string(feature_kind_name(feature)) +
                                            " already (R-MEEP-3)");
  }

  /// Nobody stands on a finished feature: it would have been scored (R-SCORE-5).
  Outcome check_unfinished() {
    state_.drop_complete_centred();
    for (const PutLine& put : record_.puts) {
      const auto tile = static_cast<TileId>(state_.tile_at(put.tile.cell));
      for (const PutFigure& word : put.figures) {
        const Side dir = state_.tiles()[tile].dir;
        const auto segment = parse_feature(state_.kind_of(tile), dir, word.figure.feature.text);
        if (!segment || !state_.is_complete(state_.find(state_.node_of(tile, *segment)))) continue;
        return illegal(word.figure.feature,
                       word.figure.feature.text +
                           " is finished: it would have been scored, and the figure returned "
                           "(R-SCORE-5)");
      }
    }
    return std::nullopt;
  }

  Outcome read_bag() {
    if (!record_.deck.tiles.empty()) {
      return illegal(record_.deck.tiles.front(),
                     "a 'deck' line says what is left to draw already, beside 'bag'");
    }
    bag_.emplace(game_.kinds.size(), 0);
    for (const BagWord& entry : *record_.bag) {
      const auto kind = find_tile(game_, entry.tile);
      if (!kind) return kind.error();
      for (int i = 0; i < entry.count; ++i) {
        if (auto error = use(*kind, entry.tile)) return error;
      }
      (*bag_)[*kind] += entry.count;
      if ((*bag_)[*kind] > kMostCopies) return too_many(entry.tile);
    }
    return std::nullopt;
  }

  Outcome read_deck(std::vector<KindId>& deck) {
    if (record_.deck.any) return count_draws();
    if (record_.deck.tiles.empty()) return std::nullopt;
    bag_.emplace(game_.kinds.size(), 0);
    for (const Word& word : record_.deck.tiles) {
      const auto kind = find_tile(game_, word);
      if (!kind) return kind.error();
      if (auto error = use(*kind, word)) return error;
      ++(*bag_)[*kind];
      deck.push_back(*kind);
    }
    return std::nullopt;
  }

  /// `deck any`: what the turns draw is in the bag, and what the sets have left besides.
  Outcome count_draws() {
    bag_.emplace(game_.kinds.size(), 0);
    held_.assign(game_.kinds.size(), 0);
    for (const TurnLine& turn : record_.turns) {
      for (const TileWord& word : turn.before) {
        if (auto error = count_draw(word.tile, word.held)) return error;
      }
      if (auto error = count_draw(turn.tile.tile, false)) return error;
    }
    for (const TileWord& word : record_.end_before) {
      if (auto error = count_draw(word.tile, word.held)) return error;
    }
    for (std::size_t i = 0; i < left_.size(); ++i) (*bag_)[i] = std::max((*bag_)[i], left_[i]);
    return std::nullopt;
  }

  /// A tile that went into a hand was drawn then, not when it came out of it.
  Outcome count_draw(const Word& word, bool held) {
    const KindId kind = parse_tile(game_, word.text);
    if (kind == kNoKind) return std::nullopt;  // the turn itself will say so
    if (!held && held_[kind] > 0) {
      --held_[kind];
      return std::nullopt;
    }
    held_[kind] += held ? 1 : 0;
    return ++(*bag_)[kind] > kMostCopies ? too_many(word) : std::nullopt;
  }

  static Outcome too_many(const Word& word) {
    return illegal(word, "more than " + std::to_string(kMostCopies) + " " + word.text +
                             " cannot be in one game");
  }

  void fill_bag() {
    std::vector<std::uint8_t> counts;
    for (const int count : bag_.value_or(left_))
      counts.push_back(static_cast<std::uint8_t>(std::max(count, 0)));
    state_.set_bag(counts);
  }

  Outcome set_scores() {
    std::vector<bool> given(colours_.size());
    for (const auto& [colour, points] : record_.score) {
      const auto seat = find_seat(colours_, colour);
      if (!seat) return seat.error();
      if (given[static_cast<std::size_t>(*seat)])
        return illegal(colour, colour.text + " is given twice");
      given[static_cast<std::size_t>(*seat)] = true;
      state_.add_points(*seat, points);
    }
    return std::nullopt;
  }

  Outcome set_first() {
    if (!record_.first) return std::nullopt;
    const auto seat = find_seat(colours_, *record_.first);
    if (!seat) return seat.error();
    state_.header().seat = static_cast<std::uint8_t>(*seat);
    state_.header().actor = state_.header().seat;
    return std::nullopt;
  }

  const Game& game_;
  const Record& record_;
  const std::vector<std::string>& colours_;
  State state_;
  std::vector<int> left_;                ///< copies not on the board, by kind
  std::optional<std::vector<int>> bag_;  ///< where it is not all that is left
  std::vector<int> held_;                ///< `deck any`: in hands while the turns are read, by kind
};

}  // namespace

std::expected<std::shared_ptr<const Game>, RecordError> make_record_game(const Catalogue& catalogue,
                                                                         const Record& record) {
  if (auto error = check_sets(catalogue, record.sets)) return Failure(std::move(*error));
  if (auto error = check_options(catalogue, record.options)) return Failure(std::move(*error));
  GameSetup setup;
  setup.seats = static_cast<int>(record.seats.size());
  setup.sets.clear();
  setup.extra_tiles = extra_tiles(record);
  for (const Word& set : record.sets) setup.sets.push_back(set.text);
  for (const OptionWord& option : record.options)
    setup.options.emplace_back(option.name.text, option.value);
  auto game = make_game(catalogue, setup);
  if (game) return std::move(*game);
  const int line = record.seats.empty() ? 1 : std::max(record.seats.back().line, 1);
  return Failure(RecordError{line, 1, std::move(game.error()), RecordFault::Illegal});
}

std::expected<State, RecordError> make_position(const Game& game, const Record& record,
                                                const std::vector<std::string>& colours,
                                                std::vector<KindId>& deck) {
  Position position(game, record, colours);
  if (auto error = position.build(deck)) return Failure(std::move(*error));
  return position.take();
}

}  // namespace bastide
