// The terminal's end of the table protocol: messages to a table in this process, and its answers.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "cli/game_view.h"
#include "table/local_host.h"

namespace bastide {

class TableClient {
 public:
  TableClient();

  /// Starts a game by the protocol's SETUP, or goes on from a record. The error is the table's own.
  std::expected<void, std::string> start(const boost::json::object& setup);
  std::expected<void, std::string> open(const std::string& record);

  /// Sends a COMMAND; when it is refused the error says why and nothing has changed.
  std::expected<void, std::string> command(boost::json::object command);
  /// Lets a computer play its turn; false if none is on turn.
  bool step();

  const GameView& view() const { return view_; }
  /// The events since this was last asked.
  std::vector<boost::json::object> take_events();
  std::string record();

 private:
  std::expected<boost::json::object, std::string> send(boost::json::object message);
  std::expected<void, std::string> take(std::expected<boost::json::object, std::string> reply);

  LocalHost host_;
  std::int64_t seq_ = 0;
  GameView view_;
  std::vector<boost::json::object> events_;
};

}  // namespace bastide
