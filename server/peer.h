// A connected client as tables see it: something that takes messages.
#pragma once

#include <string>

namespace bastide {

class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;
  virtual ~Peer() = default;

  /// Sends one JSON message after all earlier ones. Never blocks; what cannot be sent is dropped
  /// with the client.
  virtual void send(std::string message) = 0;

  /// Ends the connection after what is being sent, because its client breaks the limits.
  virtual void dismiss() = 0;
};

}  // namespace bastide
