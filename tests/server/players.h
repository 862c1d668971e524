// Clients that play: they know the protocol, and of the rules only what a view tells them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "tests/server/socket_client.h"

namespace bastide {

/// The string `key`, or an empty one.
std::string text_of(const boost::json::object& object, std::string_view key);
int int_of(const boost::json::object& object, std::string_view key);

class Player {
 public:
  explicit Player(std::uint16_t port) : socket_(port) {}

  SocketClient& socket() { return socket_; }
  /// The last view that came.
  const boost::json::object& view() const { return view_; }
  const std::string& table() const { return table_; }
  const std::string& token() const { return token_; }
  /// The number of events in all updates so far.
  std::size_t events() const { return events_; }
  int last_seq() const { return seq_; }
  /// From now on messages are numbered from `seq` + 1.
  void count_from(int seq) { seq_ = seq; }

  /// Opens a table with these seats, a JSON array, and reads the answers.
  void open(std::string_view seats);
  /// Joins with these further members, such as `"name":"Bob"`, and reads the answers.
  void join(std::string_view code, std::string_view members);

  /// Sends `{"type":TYPE,"seq":next,MEMBERS}`.
  void ask(std::string_view type, std::string_view members);
  /// Sends a command for the view's version.
  void command(std::string_view command);
  /// The next message, whatever it is; a view in it is kept.
  boost::json::object hear();
  /// Hears until a message of this type.
  boost::json::object hear(std::string_view type);
  /// Hears until the update that answers the last message.
  boost::json::object hear_answer();
  /// Hears until an update satisfies `condition`.
  template <class Condition>
  void hear_until(Condition condition) {
    while (!condition(view_) && !hear("update").empty()) {
    }
  }

  std::string step() const { return text_of(view_, "step"); }
  std::string state() const { return text_of(view_, "state"); }
  int version() const { return int_of(view_, "version"); }
  /// Puts the tile where the view first offers it.
  void place();
  /// A whole turn: place, a figure where there is a spot, confirm.
  void play_turn();

 private:
  SocketClient socket_;
  boost::json::object view_;
  std::string table_;
  std::string token_;
  std::size_t events_ = 0;
  int seq_ = 0;
};

inline constexpr std::string_view kTwoPeople =
    R"([{"name":"Ann","colour":"red","kind":"person"},{"colour":"blue","kind":"open"}])";

/// Waits until both are told the same and one of them is on turn; that one, or null when it is
/// over.
Player* on_turn(Player& a, Player& b);

}  // namespace bastide
