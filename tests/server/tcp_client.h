// A client for tests that says exactly what it is told to, and never waits longer than it says.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace bastide {

/// What is waited for at most, before a test fails; far more than anything takes.
inline constexpr std::chrono::seconds kPatience{20};

/// A TCP connection to 127.0.0.1.
class TcpClient {
 public:
  explicit TcpClient(std::uint16_t port);
  TcpClient(TcpClient&& other) noexcept;
  TcpClient& operator=(TcpClient&&) = delete;
  ~TcpClient();

  /// Sends all, or as much as the server takes before it closes.
  void send(std::string_view bytes) const;
  /// Exactly `count` bytes; fewer when the server closed or kPatience is over.
  std::string read(std::size_t count);
  /// Up to and with `end`; less when the server closed or kPatience is over.
  std::string read_until(std::string_view end);
  /// Everything until the server closes; `closed` tells whether it did.
  std::string read_all();
  bool closed() const { return closed_; }

 private:
  bool receive();

  int socket_;
  bool closed_ = false;
  std::string received_;
};

/// An HTTP answer. Header names are in lower case.
struct HttpReply {
  int status = 0;  ///< 0: there was none
  std::map<std::string, std::string> headers;
  std::string body;
};

/// Reads one answer; `head` says that its body is not sent.
HttpReply read_reply(TcpClient& client, bool head = false);

/// Sends a request with a Host header and `more` header lines, each ended by CR LF, and reads the
/// answer.
HttpReply request(TcpClient& client, std::string_view method, std::string_view target,
                  std::string_view more = "");

/// The same on a connection of its own.
HttpReply get(std::uint16_t port, std::string_view target, std::string_view more = "");

}  // namespace bastide
