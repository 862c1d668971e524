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
      case ActionType::Draw: drawn_.push_back(action.kind); break;
      case ActionType::Place:
        turn_.colour.text = colour(state_.seat());
        turn_.tile = {.tile = {.text = tile_text(kinds[state_.drawn()])},
                      .cell = action.cell,
                      .dir = canonical(kinds[state_.drawn()], action.dir)};
        placed_ = true;
        break;
      case ActionType::Figure:
      case ActionType::TakeBack: turn_.figures.push_back(figure_word(action)); break;
      case ActionType::Finish: finished_ = true; break;
      case ActionType::Answer: note_answer(action); break;
      case ActionType::Pass: break;
    }
    log_.clear();
    apply(state_, action, &log_);
    for (const Event& event : log_) note_tile(event);
    if (placed_ && !awaits_decision(state_)) {
      record_.turns.push_back(std::move(turn_));
      begin_turn();
    }
  }

  bool finished() const { return finished_; }
  /// What became of tiles after the last turn.
  const std::vector<TileWord>& before() const { return turn_.before; }
  /// Whether the last turn was to go on with another part.
  bool in_part() const { return in_part_; }
  const std::vector<KindId>& drawn() const { return drawn_; }

 private:
  void begin_turn() {
    turn_ = {};
    turn_.number = static_cast<int>(record_.turns.size()) + 1;
    placed_ = false;
    in_part_ = false;
  }

  std::string colour(int seat) const {
    return record_.seats[static_cast<std::size_t>(seat)].colour;
  }

  void note_answer(const Action& action) {
    switch (state_.phase().ask) {
      case Ask::More: in_part_ = true; break;
      case Ask::Offer:
        turn_.offers.push_back({{.text = colour(state_.actor())}, action.kind});
        break;
      case Ask::Sale: turn_.offers.push_back({{.text = colour(action.kind - 1)}, {}}); break;
      case Ask::Part:
      case Ask::Tile: break;  // the turn's own tile, or what became of it, says it
    }
  }

  void note_tile(const Event& event) {
    const bool held = event.type == EventType::Hold;
    if (!held && event.type != EventType::Discard && event.type != EventType::SetAside) return;
    turn_.before.push_back({{.text = tile_text(state_.game().kinds[event.kind])}, held});
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
  Log log_;
  bool placed_ = false;
  bool in_part_ = false;
  bool finished_ = false;
  std::vector<KindId> drawn_;
};

/// A turn of a record as read, in the words that the record prefers; words that mean nothing stay.
TurnLine preferred(const Game& game, TurnLine turn) {
  turn.checks.clear();
  for (TileWord& word : turn.before) {
    const KindId kind = parse_tile(game, word.tile.text);
    if (kind != kNoKind) word.tile.text = tile_text(game.kinds[kind]);
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
  record.end_in_part = false;
  record.end_before.clear();
  record.end_checks.clear();
  record.resigned = {};
  Maker maker(record, from);
  for (const Action& action : actions) maker.add(action);
  record.ending = ending == Ending::Open && maker.finished() ? Ending::Finished : ending;
  if (record.ending == Ending::Finished) {
    record.end_in_part = maker.in_part();
    record.end_before = maker.before();
  }
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
