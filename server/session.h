// What one connected client says, carried out: the server's side of docs/protocol.md.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/limits.h"
#include "server/peer.h"
#include "server/tables.h"
#include "table/messages.h"

namespace bastide {

/// Why a message cannot be read at all.
enum class Unreadable { TooLarge, Binary };

/// Every message gets an answer or an error; nothing that a client sends ends more than its own
/// connection.
class Session {
 public:
  /// `address` is the key under which the client's tables are counted. `tables` and `peer` outlive
  /// the session.
  Session(Tables& tables, Peer& peer, std::string address);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session();

  void on_message(std::string_view text);
  void on_unreadable(Unreadable why);

 private:
  bool within_rate();
  void complain(Seq seq, std::string_view code, std::string_view text);
  /// Sends an error; who makes too many of them is dismissed.
  void complain(std::string message);
  void speak_at_table(const Message& message);
  void open_table(const Message& message);
  void join_table(const Message& message);
  void take_seat(std::shared_ptr<Room> room, const Message& message);
  void sit_down(std::shared_ptr<Room> room, ClientId client, std::int64_t seq);
  void leave();

  Tables& tables_;
  Peer& peer_;
  std::string address_;
  std::shared_ptr<Room> room_;  ///< the table that it is at
  RateLimit messages_;
  RateLimit faults_;  ///< what is wrong may happen, but not without end
};

}  // namespace bastide
