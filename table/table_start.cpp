// How a table comes to be: from a setup, or from a record that it goes on from.
#include <algorithm>
#include <boost/json/object.hpp>

#include "ai/player.h"
#include "table/events.h"
#include "table/first_player.h"
#include "table/table.h"
#include "variants/house_rules/hands.h"
#include "variants/registry.h"

namespace bastide {
namespace {

/// The seats turned so that the one who moves first comes first (R-TURN-2).
std::vector<SeatSetup> turned_seats(const Setup& setup, const Game& game, const Seed& seed) {
  std::vector<SeatSetup> seats = setup.seats;
  std::ranges::rotate(seats, seats.begin() + first_player(game, seed));
  return seats;
}

/// A computer's level as the record names it, or the first one where this program knows no such
/// level.
std::string known_level(const std::string& bot) {
  const auto levels = computer_levels();
  if (bot.empty() || std::ranges::find(levels, bot) != levels.end()) return bot;
  return std::string(levels.front());
}

std::vector<SeatSetup> seats_of_record(const Record& record) {
  std::vector<SeatSetup> seats;
  for (const SeatLine& line : record.seats) {
    seats.push_back({.name = line.name,
                     .colour = line.colour,
                     .kind = line.bot.empty() ? SeatKind::Person : SeatKind::Computer,
                     .level = known_level(line.bot)});
  }
  return seats;
}

}  // namespace

Table::Table(std::shared_ptr<const Game> game, const State& state)
    : game_(std::move(game)),
      state_(state),
      hands_(static_cast<unsigned>(game_->seats)),
      sheet_(static_cast<unsigned>(game_->seats)) {}

std::expected<std::unique_ptr<Table>, std::string> Table::create(const Setup& setup,
                                                                 const Seed& seed,
                                                                 ClientId creator) {
  auto game = make_game(
      catalogue(),
      {.seats = static_cast<int>(setup.seats.size()), .sets = setup.sets, .options = setup.rules});
  if (!game) return std::unexpected(game.error());
  auto table = std::unique_ptr<Table>(new Table(*game, State(**game)));
  table->add_seats(turned_seats(setup, **game, seed), creator);
  table->bag_ = Bag(**game, {}, all_copies(**game), seed);
  table->note_start();
  if (!table->has_open_seat()) table->begin();
  return table;
}

void Table::add_seats(std::vector<SeatSetup> seats, ClientId owner) {
  for (SeatSetup& seat : seats) {
    const bool is_person = seat.kind == SeatKind::Person;
    const bool present = seat.kind != SeatKind::Open;
    seats_.push_back({std::move(seat), is_person ? owner : kNobody, present});
  }
}

void Table::note_start() {
  std::vector<std::uint8_t> seen(game_->kinds.size());
  for (const PlacedTile& tile : state_.tiles()) {
    const bool is_start = tile.kind == game_->start_kind && board_.empty();
    const std::uint8_t copy = is_start ? start_copy(*game_) : seen[tile.kind]++;
    board_.push_back({copy, 0, -1});
    note_event(start_json(state_, tile));
  }
  for (const PlacedFigure& figure : state_.figures()) {
    boost::json::object event = figure_json(state_, figure);
    event["event"] = "figure";
    event["turn"] = 0;
    note_event(std::move(event));
  }
}

void Table::begin() {
  begun_ = true;
  if (!is_over()) draw_on();
  shown_version_ = version_;
}

// --- Going on from a record ---

std::expected<std::unique_ptr<Table>, RecordError> Table::open(std::string_view text,
                                                               const Seed& seed, ClientId owner) {
  auto record = parse_record(text);
  if (!record) return std::unexpected(record.error());
  std::unique_ptr<Table> table;
  const auto replayed =
      replay(catalogue(), *record, [&](const Replayed& now, int turn, const Log& log) {
        if (!table) table.reset(new Table(now.game, now.state));
        table->take_up(now, turn, log);
      });
  if (!replayed) return std::unexpected(replayed.error());
  if (replayed->state.tiles().size() + static_cast<unsigned>(replayed->state.bag_total()) >
      static_cast<unsigned>(replayed->game->layout.max_tiles)) {
    return std::unexpected(
        RecordError{.text = "there are more tiles in the bag than the game can hold"});
  }
  table->add_seats(seats_of_record(*record), owner);
  table->start_ = replayed->start;
  table->actions_ = replayed->actions;
  table->fill_hands_and_bag(replayed->deck, seed);
  table->end_early(*record);
  table->base_ = *std::move(record);
  table->begin();
  return table;
}

void Table::take_up(const Replayed& so_far, int turn, const Log& events) {
  state_ = so_far.state;
  if (turn == 0) {
    note_start();
    return;
  }
  ++version_;
  // A line of a record puts one tile.
  for (const Event& event : events) {
    if (event.type != EventType::Place) continue;
    const auto seen =
        std::ranges::count(state_.tiles().first(board_.size()), event.kind, &PlacedTile::kind);
    drawn_copy_ = static_cast<std::uint8_t>(seen % std::max(game_->kinds[event.kind].count, 1));
  }
  absorb(events, turn);
}

void Table::fill_hands_and_bag(const std::vector<KindId>& deck, const Seed& seed) {
  std::vector<int> left(game_->kinds.size());
  std::vector<int> copy(game_->kinds.size());
  for (std::size_t kind = 0; kind < left.size(); ++kind)
    left[kind] = state_.bag(static_cast<KindId>(kind));
  for (const PlacedTile& tile : state_.tiles()) ++copy[tile.kind];
  const auto take = [&](KindId kind, std::vector<TileCopy>& to) {
    const int count = std::max(game_->kinds[kind].count, 1);
    to.push_back({kind, static_cast<std::uint8_t>(copy[kind]++ % count)});
    --left[kind];
  };
  for (int seat = 0; seat < game_->seats; ++seat) {
    for (const KindId kind : hand_of(state_, seat)) {
      ++left[kind];  // not in the bag
      take(kind, hands_[static_cast<unsigned>(seat)]);
    }
  }
  std::vector<TileCopy> known;
  std::vector<TileCopy> rest;
  for (const KindId kind : deck) {
    if (left[kind] > 0) take(kind, known);
  }
  for (std::size_t kind = 0; kind < left.size(); ++kind) {
    while (left[kind] > 0) take(static_cast<KindId>(kind), rest);
  }
  bag_ = Bag(*game_, std::move(known), std::move(rest), seed);
}

void Table::end_early(const Record& record) {
  ending_ = record.ending;
  resigned_ = record.resigned.text;
  if (state_.is_over() || ending_ == Ending::Open) return;
  ++version_;
  boost::json::object event{{"event", "over"}, {"winners", seat_list(winning_seats())}};
  boost::json::array& points = event["points"].emplace_array();
  for (int seat = 0; seat < game_->seats; ++seat) points.push_back(state_.points(seat));
  event["reason"] = ending_ == Ending::Resigned ? "resigned" : "aborted";
  note_event(std::move(event));
}

}  // namespace bastide
