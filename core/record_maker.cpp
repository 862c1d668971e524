// Records of games that were played.
#include "core/apply.h"
#include "core/notation.h"
#include "core/replay.h"
#include "core/variant.h"

namespace bastide {
namespace {

/// Turns actions into the lines that say them, in the words that the record prefers.
class Maker {
 public:
  Maker(Record& record, const State& from) : record_(record), state_(from) { begin_turn(); }

  void add(const Action& action) {
    const auto& kinds = state_.game().kinds;
    switch (action.type) {
      case ActionType::Draw:
        drawn_.push_back(action.kind);
        turn_.colour.text = record_.seats[static_cast<std::size_t>(state_.seat())].colour;
        break;
      case ActionType::Place:
        turn_.colour.text = record_.seats[static_cast<std::size_t>(state_.seat())].colour;
        turn_.tile = {.tile = {.text = tile_text(kinds[state_.drawn()])},
                      .cell = action.cell,
                      .dir = canonical(kinds[state_.drawn()], action.dir)};
        placed_ = true;
        break;
      case ActionType::Figure:
      case ActionType::TakeBack: turn_.figures.push_back(figure_word(action)); break;
      case ActionType::Finish: finished_ = true; break;
      case ActionType::Answer:
      case ActionType::Pass: break;
    }
    apply(state_, action);
    if (action.type == ActionType::Draw && state_.drawn() == kNoKind) {
      turn_.discards.push_back({.text = tile_text(kinds[action.kind])});
    }
    if (placed_ && (awaits_chance(state_) || state_.is_over() || state_.phase().asks)) {
      record_.turns.push_back(std::move(turn_));
      begin_turn();
    }
  }

  bool finished() const { return finished_; }
  /// What was drawn and fitted nowhere after the last turn.
  std::vector<Word> discards() const { return turn_.discards; }
  const std::vector<KindId>& drawn() const { return drawn_; }

 private:
  void begin_turn() {
    turn_ = {};
    turn_.number = static_cast<int>(record_.turns.size()) + 1;
    placed_ = false;
  }

  FigureWord figure_word(const Action& action) const {
    const auto tile = static_cast<std::size_t>(state_.tile_at(action.cell));
    const PlacedTile& placed = state_.tiles()[tile];
    const Game& game = state_.game();
    FigureWord word;
    word.figure.text = game.figures[action.figure].name;
    word.taken_back = action.type == ActionType::TakeBack;
    if (word.taken_back || tile + 1 != state_.tiles().size()) word.cell = action.cell;
    if (word.taken_back) return word;
    word.feature.text =
        spot_text(game, game.kinds[placed.kind], placed.dir, action.segment, action.way);
    return word;
  }

  Record& record_;
  State state_;
  TurnLine turn_;
  bool placed_ = false;
  bool finished_ = false;
  std::vector<KindId> drawn_;
};

/// A turn of a record as read, in the words that the record prefers; words that mean nothing stay.
TurnLine preferred(const Game& game, TurnLine turn) {
  turn.checks.clear();
  for (Word& word : turn.discards) {
    const KindId kind = parse_tile(game, word.text);
    if (kind != kNoKind) word.text = tile_text(game.kinds[kind]);
  }
  const KindId id = parse_tile(game, turn.tile.tile.text);
  if (id == kNoKind) return turn;
  const TileKind& kind = game.kinds[id];
  turn.tile.tile.text = tile_text(kind);
  turn.tile.dir = canonical(kind, turn.tile.dir);
  for (FigureWord& figure : turn.figures) {
    if (figure.taken_back || figure.cell.value_or(turn.tile.cell) != turn.tile.cell) continue;
    figure.cell.reset();
    const auto spot = parse_spot(game, kind, turn.tile.dir, figure.feature.text);
    if (spot) {
      figure.feature.text = spot_text(game, kind, turn.tile.dir, spot->segment, spot->way);
    }
  }
  return turn;
}

/// Gives the turns that are those of `base` the checks that stand behind them there.
void keep_checks(const Game& game, const Record& base, Record& record) {
  for (std::size_t i = 0; i < record.turns.size() && i < base.turns.size(); ++i) {
    if (!(record.turns[i] == preferred(game, base.turns[i]))) return;
    record.turns[i].checks = base.turns[i].checks;
  }
}

/// Whether the draws follow the record's deck, as far as it goes.
bool follows(const Game& game, const DeckLine& deck, const std::vector<KindId>& drawn) {
  if (drawn.size() > deck.tiles.size()) return false;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (parse_tile(game, deck.tiles[i].text) != drawn[i]) return false;
  }
  return true;
}

}  // namespace

Record extend_record(const Record& base, const State& from, const std::vector<Action>& actions,
                     Ending ending, std::string_view resigned) {
  Record record = base;
  record.turns.clear();
  record.end_discards.clear();
  record.end_checks.clear();
  record.resigned = {};
  Maker maker(record, from);
  for (const Action& action : actions) maker.add(action);
  record.ending = ending == Ending::Open && maker.finished() ? Ending::Finished : ending;
  if (record.ending == Ending::Finished) record.end_discards = maker.discards();
  if (record.ending == Ending::Resigned) record.resigned.text = resigned;
  keep_checks(from.game(), base, record);
  if (record.ending == base.ending && record.turns.size() == base.turns.size())
    record.end_checks = base.end_checks;
  if (!record.deck.any && !follows(from.game(), record.deck, maker.drawn()))
    record.deck.tiles.clear();
  return record;
}

Record make_record(const Game& game, const std::vector<SeatLine>& seats,
                   const std::vector<Action>& actions, Ending ending, std::string_view resigned) {
  Record base;
  base.sets.clear();
  for (const std::string& set : game.set_names) base.sets.push_back({.text = set});
  for (const auto& [name, value] : game.options) base.options.push_back({{.text = name}, value});
  base.seats = seats;
  return extend_record(base, State(game), actions, ending, resigned);
}

}  // namespace bastide
