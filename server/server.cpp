#include "server/server.h"

#include <csignal>
#include <cstdio>
#include <expected>
#include <string_view>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>

#include "server/answer.h"
#include "server/await.h"
#include "server/connection.h"
#include "server/log.h"
#include "server/service.h"

namespace bastide {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::string_view kBusy =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; "
    "charset=utf-8\r\nContent-Length: 33\r\n"
    "Connection: close\r\n\r\nToo many connections, try later.\n";

std::string url_of(const tcp::endpoint& endpoint) {
  const asio::ip::address address = endpoint.address();
  const std::string host = address.is_unspecified() ? "127.0.0.1"
                           : address.is_v6()        ? "[" + address.to_string() + "]"
                                                    : address.to_string();
  return fmt::format("http://{}:{}", host, endpoint.port());
}

class Server {
 public:
  Server(const ServerOptions& options, Site site)
      : service_(options.limits, std::move(site),
                 [this](auto delay, auto run) { later(delay, std::move(run)); }),
        connections_(options.limits.connections, options.limits.connections_per_address) {}

  /// Begins to listen, or says why not.
  std::expected<void, std::string> listen(const std::string& host, std::uint16_t port);
  void run(const OnReady& on_ready);

 private:
  void stop(std::string_view why);
  void later(std::chrono::milliseconds delay, std::function<void()> run);
  void sweep();
  asio::awaitable<void> accept_all();
  void welcome(tcp::socket socket);

  // The order matters: coroutines live in the io_context and use the service, so it goes first.
  Service service_;
  AddressCount connections_;
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_, SIGTERM, SIGINT};
};

std::expected<void, std::string> Server::listen(const std::string& host, std::uint16_t port) {
  error_code error;
  const asio::ip::address address =
      asio::ip::make_address(host == "localhost" ? "127.0.0.1" : host, error);
  if (error) {
    return std::unexpected(
        fmt::format("'{}' is no address to listen on (such as 127.0.0.1)", host));
  }
  const tcp::endpoint endpoint(address, port);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return {};
  if (error == asio::error::address_in_use) {
    return std::unexpected(fmt::format("port {} of {} is in use by another program", port, host));
  }
  return std::unexpected(
      fmt::format("cannot listen on port {} of {}: {}", port, host, error.message()));
}

void Server::later(std::chrono::milliseconds delay, std::function<void()> run) {
  const auto timer = std::make_shared<asio::steady_timer>(io_, delay);
  timer->async_wait([timer, run = std::move(run)](error_code error) {
    if (!error) run();
  });
}

void Server::sweep() {
  service_.tables.sweep(Clock::now());
  later(service_.limits.sweep_time, [this] { sweep(); });
}

void Server::stop(std::string_view why) {
  if (service_.stopping) return;
  log("{}: closing {} connections", why, service_.open.size());
  error_code ignored;
  acceptor_.close(ignored);
  later(service_.limits.stop_time, [this] { io_.stop(); });
  service_.stop();
}

void Server::welcome(tcp::socket socket) {
  error_code error;
  const tcp::endpoint peer = socket.remote_endpoint(error);
  if (error) return;
  AddressCount::Place place = connections_.enter(address_key(peer.address().to_string()));
  if (place) return serve_connection(service_, std::move(socket), std::move(place));
  socket.non_blocking(true, error);
  socket.write_some(asio::buffer(kBusy),
                    error);  // fits a fresh socket's buffer, or the client does without
}

asio::awaitable<void> Server::accept_all() {
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (!error) {
      welcome(std::move(socket));
    } else if (error != asio::error::operation_aborted) {
      // Mostly: no file descriptors left. Connections that end will free some.
      asio::steady_timer pause(io_, std::chrono::milliseconds(100));
      co_await pause.async_wait(kAwait);
    }
  }
}

void Server::run(const OnReady& on_ready) {
  service_.on_empty = [this] { io_.stop(); };
  signals_.async_wait([this](error_code error, int) {
    if (!error) stop("asked to stop");
  });
  asio::co_spawn(io_, accept_all(), LogFailure{});
  later(service_.limits.sweep_time, [this] { sweep(); });
  const tcp::endpoint endpoint = acceptor_.local_endpoint();
  log("serving {} files on {}", service_.site.size(), url_of(endpoint));
  on_ready({.url = url_of(endpoint), .port = endpoint.port(), .stop = [this] {
              asio::post(io_, [this] { stop("stopped"); });
            }});
  io_.run();
  service_.on_empty = nullptr;  // connections that were cut off end only with the io_context
  log("ended");
}

int fail(int code, std::string_view why) {
  fmt::print(stderr, "bastide serve: {}\n", why);
  return code;
}

}  // namespace

void print_address(const RunningServer& server) {
  fmt::print("{}\n", server.url);
  std::fflush(stdout);
}

int run_server(const ServerOptions& options, const OnReady& on_ready) {
  std::signal(SIGPIPE, SIG_IGN);
  auto site = Site::load(options.web);
  if (!site) return fail(2, site.error());
  Server server(options, std::move(*site));
  if (const auto listening = server.listen(options.host, options.port); !listening) {
    return fail(1, listening.error());
  }
  server.run(on_ready);
  return 0;
}

}  // namespace bastide
