// A WebSocket client for tests, written from RFC 6455 and 7692 without the server's library: it can
// also break the rules.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "tests/server/tcp_client.h"

namespace bastide {

class SocketClient {
 public:
  enum class Opcode : unsigned char {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10
  };

  /// Connects and completes the handshake; status() tells how the server answered. With `deflate`
  /// it offers compressed messages.
  explicit SocketClient(std::uint16_t port, bool deflate = false,
                        std::string_view more_headers = "");
  ~SocketClient();

  int status() const { return status_; }
  /// Whether the last message came compressed.
  bool was_compressed() const { return was_compressed_; }

  /// Sends a text message, compressed if that was agreed on and `compress`.
  void send(std::string_view text, bool compress = false);
  void send_frame(Opcode opcode, std::string_view payload, bool last = true, bool masked = true,
                  bool compressed = false);
  void send_bytes(std::string_view bytes) { tcp_.send(bytes); }

  /// The next text message; empty when the server closed instead (close_code() tells why).
  std::string read_text();
  /// The next text message as an object; a failed expectation and an empty one when there is none.
  boost::json::object read();
  /// The next message of this type; others before it are skipped.
  boost::json::object read(std::string_view type);

  /// The code of the server's close frame; 0: none came.
  int close_code() const { return close_code_; }
  /// Reads until the server closes, and returns the code.
  int read_to_close();
  /// Says goodbye and waits for the answer.
  void close();

 private:
  struct Frame {
    unsigned opcode = 0;
    bool last = true;
    bool compressed = false;
    bool missing = true;
    std::string payload;
  };
  struct Inflater;

  Frame read_frame();

  TcpClient tcp_;
  int status_ = 0;
  int close_code_ = 0;
  bool was_compressed_ = false;
  std::unique_ptr<Inflater> inflater_;
};

}  // namespace bastide
