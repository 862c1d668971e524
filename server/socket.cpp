#include "server/socket.h"

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "server/await.h"
#include "server/peer.h"
#include "server/session.h"

namespace bastide {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// A message beyond the limit is still read, and answered by an error; one beyond this ends the
// connection.
constexpr std::size_t kReadFactor = 16;

/// Small windows: a table's updates are some kilobytes, and every client has its own.
websocket::permessage_deflate deflate_option() {
  websocket::permessage_deflate option;
  option.server_enable = true;
  option.server_max_window_bits = 12;
  option.client_max_window_bits = 12;
  option.memLevel = 4;
  option.compLevel = 6;
  option.msg_size_threshold = 256;
  return option;
}

class Socket final : public Connection, public Peer, public std::enable_shared_from_this<Socket> {
 public:
  Socket(Service& shared, beast::tcp_stream stream, const std::string& address)
      : Connection(shared),
        stream_(std::move(stream)),
        session_(std::in_place, shared.tables, *this, address) {}

  asio::awaitable<void> run(UpgradeRequest request);
  void send(std::string message) override;
  void dismiss() override { close(websocket::close_code::policy_error); }
  void stop() override { close(websocket::close_code::going_away); }

 private:
  void configure();
  void close(websocket::close_code code);
  void start_writing();
  asio::awaitable<void> write_all();
  asio::awaitable<bool> read_one(beast::flat_buffer& buffer);
  void abandon();

  websocket::stream<beast::tcp_stream> stream_;
  std::deque<std::string> unsent_;
  std::size_t unsent_bytes_ = 0;
  bool open_ = false;     ///< after the handshake
  bool writing_ = false;  ///< write_all runs
  websocket::close_code close_code_ = websocket::close_code::none;
  std::optional<Session> session_;  ///< while messages are read
};

void Socket::configure() {
  beast::get_lowest_layer(stream_).expires_never();  // the WebSocket stream keeps its own timers
  stream_.set_option(
      websocket::stream_base::timeout{.handshake_timeout = service().limits.header_time,
                                      .idle_timeout = service().limits.socket_idle,
                                      .keep_alive_pings = true});
  stream_.set_option(deflate_option());
  stream_.read_message_max(service().limits.message_bytes * kReadFactor);
  stream_.text(true);
}

void Socket::send(std::string message) {
  if (close_code_ != websocket::close_code::none) return;
  unsent_bytes_ += message.size();
  if (unsent_bytes_ > service().limits.unsent_bytes) return abandon();
  unsent_.push_back(std::move(message));
  start_writing();
}

void Socket::close(websocket::close_code code) {
  if (close_code_ != websocket::close_code::none) return;
  close_code_ = code;
  if (!open_) return abandon();
  start_writing();
}

/// Drops the connection with all that was not sent.
void Socket::abandon() {
  close_code_ = websocket::close_code::abnormal;
  beast::get_lowest_layer(stream_).close();
}

void Socket::start_writing() {
  if (writing_) return;
  writing_ = true;
  asio::co_spawn(
      stream_.get_executor(), [self = shared_from_this()] { return self->write_all(); },
      LogFailure{});
}

asio::awaitable<void> Socket::write_all() {
  while (!unsent_.empty()) {
    const auto [error, size] = co_await stream_.async_write(asio::buffer(unsent_.front()), kAwait);
    if (error) co_return abandon();
    unsent_bytes_ -= unsent_.front().size();
    unsent_.pop_front();
  }
  if (close_code_ != websocket::close_code::none) {
    const auto [error] = co_await stream_.async_close(close_code_, kAwait);
    if (error) abandon();
  }
  writing_ = false;
}

/// Reads one message and has it answered; false when the connection is over.
asio::awaitable<bool> Socket::read_one(beast::flat_buffer& buffer) {
  const std::size_t most = service().limits.message_bytes;
  bool too_large = false;
  do {
    const auto [error, size] =
        co_await stream_.async_read_some(buffer, most + 1 - buffer.size(), kAwait);
    if (error) co_return false;
    if (buffer.size() > most) {
      too_large = true;
      buffer.clear();
    }
  } while (!stream_.is_message_done());
  if (close_code_ != websocket::close_code::none)
    co_return true;  // said goodbye: only waiting for theirs
  if (too_large) {
    session_->on_unreadable(Unreadable::TooLarge);
  } else if (stream_.got_binary()) {
    session_->on_unreadable(Unreadable::Binary);
  } else {
    session_->on_message({static_cast<const char*>(buffer.data().data()), buffer.size()});
  }
  buffer.clear();
  co_return true;
}

asio::awaitable<void> Socket::run(UpgradeRequest request) {
  configure();
  const auto [error] = co_await stream_.async_accept(request, kAwait);
  if (error) co_return;
  open_ = true;
  if (service().stopping) stop();
  beast::flat_buffer buffer;
  bool more = true;
  while (more) more = co_await read_one(buffer);
  session_.reset();
}

}  // namespace

asio::awaitable<void> run_socket(Service& service, beast::tcp_stream stream, UpgradeRequest request,
                                 std::string address) {
  const auto socket = std::make_shared<Socket>(service, std::move(stream), address);
  co_await socket->run(std::move(request));
}

}  // namespace bastide
