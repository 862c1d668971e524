// A table with the clients that sit at it or watch it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/limits.h"
#include "server/peer.h"
#include "table/messages.h"

namespace bastide {

/// Whoever watches: no seat, no token, and not the table's "nobody", who owns the open seats.
inline constexpr ClientId kWatcher = -2;

/// Runs a function after a while, on the one thread of the server.
using Later = std::function<void(std::chrono::milliseconds, std::function<void()>)>;

/// Everything that connected clients are told goes through here; every one gets its own view from
/// the table. A client may be connected several times by its token; each connection is a peer.
class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(std::string code, std::unique_ptr<Table> table, Later later,
       std::chrono::milliseconds computer_pause);

  const std::string& code() const { return code_; }
  const Table& table() const { return *table_; }
  Clock::time_point last_use() const { return last_use_; }

  // --- Who is who ---
  /// A new client with a token, without a seat; the first one is the creator of the table.
  ClientId add_client();
  /// Seats a new client in the first open seat; nothing when there is none.
  std::optional<ClientId> claim(std::string_view name);
  /// The client that has this token.
  std::optional<ClientId> find(std::string_view token) const;

  // --- Peers; `seq` names the message that is answered ---
  /// Connects a peer and tells it its seats and the whole game; tells the others.
  void enter(Peer& peer, ClientId client, std::int64_t seq);
  /// Tells the peer its seats and the whole game again.
  void greet(Peer& peer, std::int64_t seq);
  void leave(Peer& peer);
  /// Answers a command, sync or record message of a connected peer; tells the others what changed.
  void receive(Peer& peer, const Message& message);
  /// Tells every peer `message` and disconnects them from the table.
  void disband(const std::string& message);
  bool has(const Peer& peer) const;
  /// Whether the peer is here as a client with a token, not to watch.
  bool is_seated(const Peer& peer) const;

 private:
  struct Client {
    ClientId id;
    std::string token;
  };
  struct Member {
    Peer* peer;
    ClientId client;
    std::uint32_t told = 0;  ///< version of the last update that it was sent
  };

  Member& member_of(const Peer& peer);
  bool is_connected(ClientId client) const;
  void tell(Member& member, std::uint32_t after, std::optional<std::int64_t> seq = {});
  /// Updates for everybody but `except`; without `always` only for those for whom there is news.
  void tell_others(const Peer* except, bool always);
  void wake_computer();
  void play_computer();

  std::string code_;
  std::unique_ptr<Table> table_;
  Later later_;
  std::chrono::milliseconds computer_pause_;
  std::vector<Client> clients_;
  std::vector<Member> members_;
  Clock::time_point last_use_ = Clock::now();
  bool computer_awake_ = false;  ///< its turn is scheduled
};

}  // namespace bastide
