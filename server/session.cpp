#include "server/session.h"

#include <utility>

#include "table/json_util.h"

namespace bastide {
namespace {

// Faults that may happen at once, and one more a second; after them the client is dismissed.
constexpr double kFaultBurst = 40;
constexpr double kFaultsPerSecond = 1;

bool wants_to_watch(const Message& message) {
  const boost::json::value* watch = message.body.if_contains("watch");
  return watch != nullptr && watch->is_bool() && watch->get_bool();
}

}  // namespace

Session::Session(Tables& tables, Peer& peer, std::string address)
    : tables_(tables),
      peer_(peer),
      address_(std::move(address)),
      messages_(tables.limits().messages_per_second, tables.limits().message_burst, Clock::now()),
      faults_(kFaultsPerSecond, kFaultBurst, Clock::now()) {}

Session::~Session() { leave(); }

void Session::leave() {
  if (room_ != nullptr) room_->leave(peer_);
  room_ = nullptr;
}

void Session::complain(Seq seq, std::string_view code, std::string_view text) {
  complain(error_message(seq, code, text));
}

void Session::complain(std::string message) {
  peer_.send(std::move(message));
  if (!faults_.take(Clock::now())) peer_.dismiss();
}

bool Session::within_rate() {
  if (messages_.take(Clock::now())) return true;
  complain({}, "too_fast", "too many messages, this one was not read");
  return false;
}

void Session::on_unreadable(Unreadable why) {
  if (!within_rate()) return;
  if (why == Unreadable::TooLarge) {
    complain({}, "too_large", "a message may have 64 KiB");
  } else {
    complain({}, "bad_message", "messages are text, not binary");
  }
}

void Session::on_message(std::string_view text) {
  if (!within_rate()) return;
  const auto message = read_message(text, false);
  if (!message) return complain(message.error());
  if (message->type == "hello") return peer_.send(welcome_message());
  if (message->type == "new") return open_table(*message);
  if (message->type == "join") return join_table(*message);
  if (is_for_table(*message)) return speak_at_table(*message);
  complain(unknown_type_message(*message));
}

void Session::speak_at_table(const Message& message) {
  // A table that was closed for lack of use has let go of its peers.
  if (room_ != nullptr && room_->has(peer_)) return room_->receive(peer_, message);
  complain(message.seq, "no_table", "there is no table yet");
}

void Session::open_table(const Message& message) {
  const auto setup = setup_of(message);
  if (!setup) return complain(setup.error());
  auto room = tables_.create(*setup, address_);
  if (!room) return complain(message.seq, room.error().code, room.error().text);
  sit_down(std::move(*room), kCreator, message.seq);
}

void Session::join_table(const Message& message) {
  const auto code = text_member(message.body, "table");
  if (!code) return complain(message.seq, "bad_message", "join needs table, the code of a table");
  std::shared_ptr<Room> room = tables_.find(*code);
  if (room == nullptr) return complain(message.seq, "no_table", "there is no table with this code");
  if (const auto token = text_member(message.body, "token")) {
    const auto client = room->find(*token);
    if (!client) return complain(message.seq, "not_your_seat", "this table knows no such token");
    return sit_down(std::move(room), *client, message.seq);
  }
  if (wants_to_watch(message)) return sit_down(std::move(room), kWatcher, message.seq);
  take_seat(std::move(room), message);
}

void Session::take_seat(std::shared_ptr<Room> room, const Message& message) {
  // Asked twice by one client: it has its seat already.
  if (room == room_ && room->is_seated(peer_)) return room->greet(peer_, message.seq);
  const auto name = text_member(message.body, "name");
  if (!name || !is_valid_name(*name)) {
    return complain(message.seq, "bad_message", "join needs a name of 1 to 24 characters");
  }
  const auto client = room->claim(*name);
  if (!client) return complain(message.seq, "table_full", "all seats of this table are taken");
  sit_down(std::move(room), *client, message.seq);
}

void Session::sit_down(std::shared_ptr<Room> room, ClientId client, std::int64_t seq) {
  leave();
  room_ = std::move(room);
  room_->enter(peer_, client, seq);
}

}  // namespace bastide
