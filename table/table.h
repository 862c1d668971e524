// One game in progress: commands in, events and views out, as JSON texts (docs/protocol.md). Knows
// no transport, clock or thread; whoever hosts it passes the messages on.
#pragma once

#include <array>
#include <boost/json/fwd.hpp>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/apply.h"
#include "core/record.h"
#include "core/replay.h"
#include "core/variant.h"
#include "table/bag.h"
#include "table/command.h"
#include "table/setup.h"

namespace bastide {

/// Who a message comes from and who a view is for: one client of the host, whatever its connection.
using ClientId = int;
inline constexpr ClientId kNobody = -1;

/// A seat of the table.
struct Seat {
  SeatSetup setup;
  ClientId owner = kNobody;  ///< who plays it; nobody for computers and open seats
  bool present = true;       ///< its owner is connected
};

/// What a command led to.
struct Answer {
  std::string text;    ///< the message to send back
  bool shown = false;  ///< others see something new: send them updates too
};

class Table {
 public:
  /// A new game. Persons' seats are `creator`'s; open ones wait for claim(). The error is for
  /// people.
  static std::expected<std::unique_ptr<Table>, std::string> create(const Setup& setup,
                                                                   const Seed& seed,
                                                                   ClientId creator);
  /// A game that goes on from where a record ends; seats without a bot are `owner`'s. What the
  /// record says about tiles still to be drawn is obeyed, the rest is shuffled anew.
  static std::expected<std::unique_ptr<Table>, RecordError> open(std::string_view record,
                                                                 const Seed& seed, ClientId owner);

  // --- Seats ---
  const std::vector<Seat>& seats() const { return seats_; }
  std::vector<int> seats_of(ClientId client) const;
  bool has_open_seat() const;
  /// Gives the first open seat to a client; when it was the last one, the game begins. `name` must
  /// be valid (is_valid_name). Returns the seat, or nothing when all are taken.
  std::optional<int> claim(ClientId client, std::string_view name);
  void set_present(ClientId client, bool present);

  // --- The game ---
  const State& state() const { return state_; }
  bool is_over() const;
  /// Counts what was accepted, from 1; pending steps count too.
  std::uint32_t version() const { return version_; }
  /// The version that a client knows of: pending steps of others are hidden.
  std::uint32_t version_for(ClientId viewer) const;
  /// Carries out a command, or says why not. Every answer is a whole message.
  Answer command(ClientId client, std::int64_t seq, std::uint32_t version, const Command& command);
  bool computer_to_move() const;
  /// One whole turn of the computer on turn; computer_to_move() must hold.
  void play_computer();

  // --- What others are told ---
  /// The update message for one client, with the events after version `after`. It answers the
  /// message `seq`, if any. The one place where a view is made, and hidden information left out.
  std::string update_for(ClientId viewer, std::uint32_t after,
                         std::optional<std::int64_t> seq = {}) const;
  /// Notes that the client's message `seq` was answered: commands up to it are duplicates from now
  /// on.
  void note_answered(ClientId client, std::int64_t seq);
  /// The record of what was confirmed so far. It shows every tile that was ever in a hand.
  std::string record() const;
  /// Whether the record would show a client tiles that other persons hold in secret.
  bool hides_record(ClientId client) const;

 private:
  /// A tile of the board, beside what the state knows: index for index State::tiles().
  struct BoardTile {
    std::uint8_t copy;
    std::int16_t turn;  ///< 0 for tiles that lay there at the start
    std::int8_t seat;   ///< -1 for these
  };
  /// A decision that is not confirmed yet, and what was before it.
  struct PendingStep {
    Action action;
    State before;
    std::size_t events;  ///< of Pending::log that were there before
  };
  /// The unconfirmed decisions of the turn: a tile of the hand, where it goes, then figures. When
  /// nothing more is to decide, everything that follows by itself has happened on `board`.
  struct Pending {
    std::vector<PendingStep> steps;
    State board;
    Log log;
  };
  struct LoggedEvent {
    std::uint32_t version;
    std::string text;
  };
  using NamedPoints = std::map<std::string_view, int>;  ///< by award_name
  struct SheetRow {
    NamedPoints in_play{};
    NamedPoints final{};
  };

  Table(std::shared_ptr<const Game> game, const State& state);

  // Starting (table_start.cpp).
  void add_seats(std::vector<SeatSetup> seats, ClientId owner);
  void note_start();
  void begin();
  void take_up(const Replayed& so_far, int turn, const Log& events);
  void fill_hands_and_bag(const std::vector<KindId>& deck, const Seed& seed);
  void end_early(const Record& record);

  // Commands (table.cpp).
  bool is_duplicate(ClientId client, std::int64_t seq) const;
  bool may_act(ClientId client) const;
  std::optional<TableRefusal> refuse_unheard(ClientId client, std::uint32_t version) const;
  TableRefusal by_rules(const State& state, const Action& action, const Refusal& refusal) const;
  std::optional<TableRefusal> carry_out(const Command& command);
  std::optional<TableRefusal> take(const Command& command);
  std::optional<TableRefusal> place(const Action& action);
  std::optional<TableRefusal> decide_figure(const Command& command);
  std::optional<TableRefusal> decide(const Action& action);
  std::expected<Action, TableRefusal> figure_action(const Command& command,
                                                    const State& board) const;
  std::size_t placing() const;
  const State& place_board() const;
  State figure_board(std::uint8_t phase) const;
  bool has_placed() const;
  bool decides(const State& board) const;
  void step(const Action& action);
  void go_back(std::size_t steps);
  std::optional<TableRefusal> undo();
  std::optional<TableRefusal> confirm();
  std::optional<TableRefusal> answer(Ask asked, const Action& action);
  void play_part(const std::vector<Action>& decisions);
  void play_answer(const Action& action);
  void go_on(const Log& log, int turn);
  void draw_on();
  void draw_tile();
  TileCopy from_hand(int seat, KindId kind) const;
  void do_action(const Action& action, Log& log);

  // History (table.cpp) and views (view.cpp).
  void absorb(const Log& log, int turn);
  void note_event(boost::json::object event);
  boost::json::object view(ClientId viewer) const;
  void view_turn(ClientId viewer, boost::json::object& out) const;
  boost::json::value view_pending() const;
  boost::json::value view_result() const;
  boost::json::array view_seats(ClientId viewer) const;
  boost::json::array view_hand(int seat, ClientId viewer) const;
  boost::json::array view_remaining(ClientId viewer) const;
  boost::json::array view_choices() const;
  bool sees_hand(int seat, ClientId viewer) const;
  boost::json::array view_tiles() const;
  std::vector<std::string> colours() const;
  int shown_turn() const;
  unsigned winning_seats() const;
  std::string_view step_now() const;
  bool gives_up() const;
  const State& deciding_board() const;

  std::shared_ptr<const Game> game_;
  State state_;  ///< what was confirmed
  std::vector<Seat> seats_;
  Bag bag_;
  std::uint8_t drawn_copy_ = 0;
  std::vector<std::vector<TileCopy>> hands_;  ///< the physical tiles that each seat holds
  std::optional<Pending> pending_;
  bool begun_ = false;
  std::uint32_t version_ = 1;
  std::uint32_t shown_version_ = 1;  ///< of the last thing that all may see
  std::vector<std::pair<ClientId, std::int64_t>> answered_;

  std::vector<BoardTile> board_;
  std::vector<KindId> discards_;
  std::vector<SheetRow> sheet_;
  std::vector<LoggedEvent> events_;

  std::optional<Record> base_;   ///< the record that this game goes on from
  std::optional<State> start_;   ///< its position
  std::vector<Action> actions_;  ///< all since the start, chance included
  Ending ending_ = Ending::Open;
  std::string resigned_;  ///< colour
};

}  // namespace bastide
