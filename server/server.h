// The server: the built page over HTTP, and tables for several browsers over WebSockets at /ws
// (docs/protocol.md).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace bastide {

/// What one client, and all of them together, may take. An address is an IPv4 address or an IPv6
/// /64 network. There is no "no limit".
struct ServerLimits {
  using Time = std::chrono::milliseconds;

  std::size_t header_bytes = 8 * 1024;  ///< of an HTTP request, its first line included
  int connections = 4096;               ///< open at once
  int connections_per_address = 64;
  int requests_per_connection = 1000;      ///< keep-alive ends after so many
  Time header_time{15'000};                ///< to send a whole request, the wait for it included
  Time write_time{120'000};                ///< to take a whole answer
  Time socket_idle{60'000};                ///< a WebSocket that answers no ping is closed after it
  Time stop_time{4'000};                   ///< from the signal to the end
  std::size_t message_bytes = 64 * 1024;   ///< of a WebSocket message
  std::size_t unsent_bytes = 1024 * 1024;  ///< a client that lags further behind is dropped
  double messages_per_second = 20;         ///< of one WebSocket, on average
  double message_burst = 40;               ///< and at once
  int tables = 1000;
  int tables_per_address = 32;
  Time idle_table{std::chrono::hours(24)};     ///< a table that nobody used for so long is dropped
  Time finished_table{std::chrono::hours(1)};  ///< the same when its game is over
  Time sweep_time{60'000};                     ///< how often such tables are looked for
  Time computer_pause{600};                    ///< before each turn of a computer
};

struct ServerOptions {
  std::string host = "127.0.0.1";  ///< address to listen on, or `localhost`
  std::uint16_t port = 8080;       ///< 0: any free one
  std::filesystem::path web;       ///< the built page, web/dist
  ServerLimits limits;
};

/// A server that listens.
struct RunningServer {
  std::string url;  ///< `http://127.0.0.1:8080`
  std::uint16_t port = 0;
  /// Asks it to stop as a signal does; from any thread, as long as run_server has not returned.
  std::function<void()> stop;
};

using OnReady = std::function<void(const RunningServer&)>;

/// Prints the address as one line on standard output.
void print_address(const RunningServer& server);

/// Serves until SIGTERM, SIGINT or `stop`, then closes WebSockets with 1001 and returns within
/// `stop_time`. Calls `on_ready` once, when clients can connect. Returns the exit code: 0 after a
/// stop, 1 when the address cannot be listened on, 2 when there is no page in `web`; explains
/// itself on standard error. Several may run in one process.
int run_server(const ServerOptions& options, const OnReady& on_ready = print_address);

}  // namespace bastide
