#include "table/table.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdlib>

#include "ai/player.h"
#include "core/notation.h"
#include "core/placement.h"
#include "table/events.h"
#include "table/reply.h"
#include "variants/house_rules/hands.h"

namespace bastide {

// --- Seats ---

std::vector<int> Table::seats_of(ClientId client) const {
  std::vector<int> out;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (client != kNobody && seats_[i].owner == client) out.push_back(static_cast<int>(i));
  }
  return out;
}

bool Table::has_open_seat() const {
  return std::ranges::any_of(seats_,
                             [](const Seat& seat) { return seat.setup.kind == SeatKind::Open; });
}

std::optional<int> Table::claim(ClientId client, std::string_view name) {
  const auto is_open = [](const Seat& seat) { return seat.setup.kind == SeatKind::Open; };
  const auto seat = std::ranges::find_if(seats_, is_open);
  if (seat == seats_.end()) return std::nullopt;
  seat->setup.kind = SeatKind::Person;
  seat->setup.name = name;
  seat->owner = client;
  seat->present = true;
  if (!has_open_seat()) {
    ++version_;
    begin();
  }
  return static_cast<int>(seat - seats_.begin());
}

void Table::set_present(ClientId client, bool present) {
  for (const int seat : seats_of(client)) seats_[static_cast<unsigned>(seat)].present = present;
}

std::vector<std::string> Table::colours() const {
  std::vector<std::string> out;
  for (const Seat& seat : seats_) out.push_back(seat.setup.colour);
  return out;
}

// --- Commands ---

bool Table::is_over() const { return ending_ != Ending::Open; }

std::uint32_t Table::version_for(ClientId viewer) const {
  return may_act(viewer) ? version_ : shown_version_;
}

bool Table::may_act(ClientId client) const {
  if (!begun_ || is_over() || client == kNobody) return false;
  return seats_[static_cast<unsigned>(state_.actor())].owner == client;
}

bool Table::is_duplicate(ClientId client, std::int64_t seq) const {
  return std::ranges::any_of(answered_,
                             [&](const auto& a) { return a.first == client && seq <= a.second; });
}

void Table::note_answered(ClientId client, std::int64_t seq) {
  const auto known =
      std::ranges::find(answered_, client, &std::pair<ClientId, std::int64_t>::first);
  if (known != answered_.end()) {
    known->second = seq;
  } else {
    answered_.emplace_back(client, seq);
  }
}

Answer Table::command(ClientId client, std::int64_t seq, std::uint32_t version,
                      const Command& command) {
  if (is_duplicate(client, seq)) return {.text = update_for(client, version, seq)};
  note_answered(client, seq);
  const std::uint32_t now = version_for(client);
  if (const auto refusal = refuse_unheard(client, version))
    return {.text = refused_message(seq, now, *refusal)};
  if (!may_act(client)) {
    return {.text = error_message(seq, "not_your_seat", "it is not this client's turn")};
  }
  if (const auto refusal = carry_out(command)) return {.text = refused_message(seq, now, *refusal)};
  return {.text = update_for(client, version, seq), .shown = command.what == Command::Do::Confirm};
}

std::optional<TableRefusal> Table::refuse_unheard(ClientId client, std::uint32_t version) const {
  if (version != version_for(client)) {
    return TableRefusal{
        .reason = "stale", .rule = "", .text = "the table has moved on since that was sent"};
  }
  if (!begun_) {
    return TableRefusal{
        .reason = "not_begun", .rule = "", .text = "the game begins when all seats are taken"};
  }
  if (is_over()) return by_rules(state_, Action::pass(), {.reason = Reason::GameOver});
  return std::nullopt;
}

TableRefusal Table::by_rules(const State& state, const Action& action,
                             const Refusal& refusal) const {
  return explain_refusal(state, action, refusal, colours());
}

std::optional<TableRefusal> Table::carry_out(const Command& command) {
  switch (command.what) {
    case Command::Do::Take: return take(command);
    case Command::Do::Place: return place(Action::place(command.cell, command.dir));
    case Command::Do::Figure:
    case Command::Do::TakeBack: return decide_figure(command);
    case Command::Do::Again: return answer(Ask::More, Action::answer(1));
    case Command::Do::Offer: return answer(Ask::Offer, Action::answer(command.number));
    case Command::Do::Sell: return answer(Ask::Sale, Action::answer(command.number + 1));
    case Command::Do::Undo: return undo();
    case Command::Do::Confirm: return confirm();
  }
  return std::nullopt;
}

/// The pending step that places the turn's tile; behind the last one where none does.
std::size_t Table::placing() const {
  if (!pending_) return 0;
  const auto is_place = [](const PendingStep& step) {
    return step.action.type == ActionType::Place;
  };
  return static_cast<std::size_t>(std::ranges::find_if(pending_->steps, is_place) -
                                  pending_->steps.begin());
}

/// The board on which the turn's tile is to be placed, or was.
const State& Table::place_board() const {
  if (!pending_) return state_;
  const std::size_t step = placing();
  return step < pending_->steps.size() ? pending_->steps[step].before : pending_->board;
}

/// Whether the tile of this turn lies on the board of those who decide.
bool Table::has_placed() const {
  if (pending_ && placing() < pending_->steps.size()) return true;
  return awaits_decision(state_) && state_.drawn() == kNoKind;
}

/// Whether a decision of this turn part is due, by the one who decides now.
bool Table::decides(const State& board) const {
  return awaits_decision(board) && board.actor() == state_.actor();
}

/// The board on which a figure is judged where none could be put, so that the turn went on by
/// itself: with the tile put and nothing scored yet.
State Table::figure_board(std::uint8_t phase) const {
  State board = place_board();
  if (pending_ && placing() < pending_->steps.size()) {
    const Action& place = pending_->steps[placing()].action;
    const KindId kind = board.drawn();
    board.put_tile(kind, place.cell, canonical(game_->kinds[kind], place.dir));
    board.header().drawn = kNoKind;
    board.header().actor = board.header().seat;
  }
  board.header().phase = phase;
  return board;
}

/// A tile of the hand: played, which may still be taken back, or given up, which may not.
std::optional<TableRefusal> Table::take(const Command& command) {
  const KindId kind = game_->find_kind(command.tile);
  const Action action = Action::answer(kind);
  const bool asked = !state_.is_over() && state_.phase().ask == Ask::Tile;
  Refusal refusal = check(state_, action);
  if (!refusal && !asked) refusal.reason = Reason::WrongPhase;
  if (refusal) return by_rules(state_, action, refusal);
  Pending taken{.steps = {}, .board = state_, .log = {}};
  apply(taken.board, action, &taken.log);
  if (taken.board.drawn() == kNoKind) {
    play_answer(action);
    return std::nullopt;
  }
  taken.steps.push_back({action, state_, 0});
  pending_ = std::move(taken);
  ++version_;
  return std::nullopt;
}

std::optional<TableRefusal> Table::place(const Action& action) {
  const State& board = place_board();
  if (const Refusal refusal = check(board, action)) return by_rules(board, action, refusal);
  if (!pending_) pending_.emplace(Pending{.steps = {}, .board = state_, .log = {}});
  if (placing() < pending_->steps.size()) go_back(placing());
  step(action);
  ++version_;
  return std::nullopt;
}

void Table::step(const Action& action) {
  pending_->steps.push_back({action, pending_->board, pending_->log.size()});
  apply(pending_->board, action, &pending_->log);
}

/// Takes the last decisions back, down to `steps` of them.
void Table::go_back(std::size_t steps) {
  const PendingStep& first = pending_->steps[steps];
  pending_->board = first.before;
  pending_->log.resize(first.events);
  pending_->steps.erase(pending_->steps.begin() + static_cast<std::ptrdiff_t>(steps),
                        pending_->steps.end());
}

/// What a command about a figure means on `board`, where the turn's tile lies.
std::expected<Action, TableRefusal> Table::figure_action(const Command& command,
                                                         const State& board) const {
  const int figure = game_->find_figure(command.figure);
  if (figure < 0) {
    return std::unexpected(
        TableRefusal{.reason = std::string(reason_name(Reason::NoFigureInSupply)),
                     .rule = "R-MEEP-10",
                     .text = "this game has no figure of that name"});
  }
  if (command.what == Command::Do::TakeBack) {
    for (const PlacedFigure& placed : board.figures()) {
      const bool meant = placed.seat == board.seat() && placed.kind == figure &&
                         board.tiles()[placed.tile].cell == command.cell;
      if (meant) return Action::take_back(command.cell, placed.segment, figure);
    }
    return Action::take_back(command.cell, 0, figure);
  }
  const PlacedTile& tile = board.tiles().back();
  const auto spot = parse_spot(*game_, game_->kinds[tile.kind], tile.dir, command.feature);
  if (spot) return Action::put_figure(tile.cell, spot->segment, figure, spot->way);
  return std::unexpected(
      TableRefusal{.reason = std::string(reason_name(Reason::NoSuchSegment)),
                   .rule = std::string(reason_rule({.reason = Reason::NoSuchSegment})),
                   .text = "the tile that was put has no such feature"});
}

std::optional<TableRefusal> Table::decide_figure(const Command& command) {
  if (!has_placed()) {
    const Action action = Action::put_figure({}, 0);
    return by_rules(state_, action, check(state_, action));
  }
  const State board = figure_board(game_->figure_phases.front());
  const auto action = figure_action(command, board);
  if (!action) return action.error();
  return decide(*action);
}

/// A decision about a figure: in its phase if that is still to come, else instead of what was
/// decided there.
std::optional<TableRefusal> Table::decide(const Action& action) {
  const std::uint8_t phase = game_->figure_phases[action.figure];
  if (!pending_) pending_.emplace(Pending{.steps = {}, .board = state_, .log = {}});
  std::size_t from = placing() < pending_->steps.size() ? placing() + 1 : 0;
  while (from < pending_->steps.size() && pending_->steps[from].before.header().phase < phase)
    ++from;
  State judge = from < pending_->steps.size() ? pending_->steps[from].before : pending_->board;
  std::size_t passes = 0;
  for (; decides(judge) && judge.header().phase < phase; ++passes) apply(judge, Action::pass());
  if (!decides(judge) || judge.header().phase != phase) judge = figure_board(phase);
  if (const Refusal refusal = check(judge, action)) {
    if (pending_->steps.empty()) pending_.reset();
    return by_rules(judge, action, refusal);
  }
  if (from < pending_->steps.size()) go_back(from);
  for (; passes > 0; --passes) step(Action::pass());
  step(action);
  ++version_;
  return std::nullopt;
}

std::optional<TableRefusal> Table::undo() {
  if (!pending_) {
    return TableRefusal{
        .reason = "nothing_to_undo", .rule = "", .text = "nothing of this turn can be taken back"};
  }
  std::size_t left = pending_->steps.size() - 1;
  while (left > 0 && pending_->steps[left].action.type == ActionType::Pass) --left;
  if (left == 0) {
    pending_.reset();
  } else {
    go_back(left);
  }
  ++version_;
  return std::nullopt;
}

std::optional<TableRefusal> Table::confirm() {
  if (!has_placed()) {
    const State& board = pending_ ? pending_->board : state_;
    const Refusal refusal = check(board, Action::pass());
    if (pending_ || refusal) return by_rules(board, Action::pass(), refusal);
    play_answer(Action::pass());
    return std::nullopt;
  }
  std::vector<Action> decisions;
  if (pending_) {
    for (const PendingStep& step : pending_->steps) decisions.push_back(step.action);
  }
  play_part(decisions);
  return std::nullopt;
}

std::optional<TableRefusal> Table::answer(Ask asked, const Action& action) {
  Refusal refusal = check(state_, action);
  if (!refusal && (!awaits_answer(state_) || state_.phase().ask != asked))
    refusal.reason = Reason::WrongPhase;
  if (refusal) return by_rules(state_, action, refusal);
  play_answer(action);
  return std::nullopt;
}

// --- Play ---

void Table::do_action(const Action& action, Log& log) {
  // Everything that comes here was judged before; going on from a broken state would hide a bug.
  if (check(state_, action)) std::abort();
  if (action.type == ActionType::Answer && state_.phase().ask == Ask::Tile) {
    auto& hand = hands_[static_cast<unsigned>(state_.seat())];
    const auto tile = std::ranges::find(hand, action.kind, &TileCopy::kind);
    drawn_copy_ = tile->copy;
    hand.erase(tile);
  }
  actions_.push_back(action);
  const std::size_t before = log.size();
  apply(state_, action, &log);
  for (const Event& event : std::span(log).subspan(before)) {
    if (event.type == EventType::SetAside) bag_.put_back({event.kind, drawn_copy_});
  }
}

/// Carries out the decisions of a turn part, passes what is left of them to the same seat, and goes
/// on to the next decision.
void Table::play_part(const std::vector<Action>& decisions) {
  const int turn = state_.turn();
  const int actor = state_.actor();
  Log log;
  for (const Action& action : decisions) do_action(action, log);
  while (awaits_decision(state_) && state_.actor() == actor) do_action(Action::pass(), log);
  pending_.reset();
  go_on(log, turn);
}

void Table::play_answer(const Action& action) {
  const int turn = state_.turn();
  Log log;
  do_action(action, log);
  go_on(log, turn);
}

void Table::go_on(const Log& log, int turn) {
  ++version_;
  absorb(log, turn);
  draw_on();
  shown_version_ = version_;
}

void Table::draw_on() {
  while (!state_.is_over()) {
    if (awaits_chance(state_)) {
      draw_tile();
      continue;
    }
    // Where one tile of a hand alone can be taken, nobody is asked.
    if (state_.phase().ask != Ask::Tile) return;
    const std::vector<Action> tiles = legal_actions(state_);
    if (tiles.size() > 1) return;
    const int turn = state_.turn();
    Log log;
    do_action(tiles.front(), log);
    absorb(log, turn);
  }
  ending_ = Ending::Finished;
}

void Table::draw_tile() {
  const int turn = state_.turn();
  const auto tile = bag_.draw(state_);
  if (tile) drawn_copy_ = tile->copy;
  Log log;
  do_action(tile ? Action::draw(tile->kind) : Action::finish(), log);
  if (log.back().type == EventType::Hold) hands_[log.back().seat].push_back(*tile);
  absorb(log, turn);
}

/// The physical tile of that kind which the seat holds.
TileCopy Table::from_hand(int seat, KindId kind) const {
  return *std::ranges::find(hands_[static_cast<unsigned>(seat)], kind, &TileCopy::kind);
}

bool Table::computer_to_move() const {
  if (!begun_ || is_over()) return false;
  return seats_[static_cast<unsigned>(state_.actor())].setup.kind == SeatKind::Computer;
}

void Table::play_computer() {
  const Seat& seat = seats_[static_cast<unsigned>(state_.actor())];
  const std::vector<Action> turn = choose_turn(state_, seat.setup.level);
  const bool part = std::ranges::any_of(
      turn, [](const Action& action) { return action.type == ActionType::Place; });
  if (awaits_answer(state_) && !part) return play_answer(turn.front());
  play_part(turn);
}

// --- History ---

void Table::note_event(boost::json::object event) {
  event["version"] = version_;
  events_.push_back({version_, boost::json::serialize(event)});
}

void Table::absorb(const Log& log, int turn) {
  for (const Event& event : log) {
    const bool is_award = event.type == EventType::Award;
    // Final scoring follows the last turn that was played.
    const int of = is_award && event.award.final ? turn - 1 : turn;
    note_event(event_json(state_, event, of));
    if (event.type == EventType::Discard) discards_.push_back(event.kind);
    if (event.type == EventType::Sale) {
      sheet_[event.seat].in_play["sale"] -= event.count;
      sheet_[event.paid].in_play["sale"] += event.count;
    }
    if (event.type == EventType::Place) {
      board_.push_back(
          {drawn_copy_, static_cast<std::int16_t>(turn), static_cast<std::int8_t>(event.seat)});
    }
    if (!is_award) continue;
    SheetRow& row = sheet_[event.seat];
    (event.award.final ? row.final : row.in_play)[award_name(event.award)] += event.award.points;
  }
}

bool Table::hides_record(ClientId client) const {
  if (is_over() || !are_hands_hidden(*game_)) return false;
  return std::ranges::any_of(seats_, [&](const Seat& seat) {
    return seat.setup.kind != SeatKind::Computer && seat.owner != client;
  });
}

std::string Table::record() const {
  std::vector<SeatLine> lines;
  for (const Seat& seat : seats_) {
    lines.push_back(
        {.colour = seat.setup.colour, .name = seat.setup.name, .bot = seat.setup.level});
  }
  if (!base_) return write_record(make_record(*game_, lines, actions_, ending_));
  return write_record(extend_record(*base_, *start_, actions_, ending_, resigned_));
}

}  // namespace bastide
