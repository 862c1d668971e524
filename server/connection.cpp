#include "server/connection.h"

#include <array>
#include <chrono>
#include <ctime>
#include <optional>
#include <string>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/answer.h"
#include "server/await.h"
#include "server/log.h"
#include "server/socket.h"

namespace bastide {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Parser = http::request_parser<http::empty_body>;

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

/// The time in the form of the Date header.
std::string http_date() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  std::array<char, 32> out{};
  const std::size_t size = std::strftime(out.data(), out.size(), "%a, %d %b %Y %H:%M:%S GMT", &utc);
  return {out.data(), size};
}

std::string address_of(const tcp::socket& socket) {
  boost::system::error_code error;
  const tcp::endpoint peer = socket.remote_endpoint(error);
  return error ? std::string() : address_key(peer.address().to_string());
}

/// The answer to a request that could not be read; nothing when the client is gone or out of time.
std::optional<HttpAnswer> answer_to_failure(const beast::error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return plain_answer(431, "The request's header is too large.\n");
  }
  if (error == http::error::end_of_stream || error == http::error::partial_message ||
      error.category() != make_error_code(http::error::bad_method).category()) {
    return std::nullopt;
  }
  return plain_answer(400, "This is not a proper HTTP request.\n");
}

bool has_body(const Parser& parser) {
  return parser.chunked() || parser.content_length().value_or(0) > 0;
}

class HttpConnection final : public Connection {
 public:
  HttpConnection(Service& shared, tcp::socket socket)
      : Connection(shared), address_(address_of(socket)), stream_(std::move(socket)) {
    beast::error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
  }

  asio::awaitable<void> run();
  void stop() override {
    if (reading_) stream_.cancel();
  }

 private:
  /// What follows a request.
  enum class Next { Request, Close, Upgrade };

  asio::awaitable<Next> serve_one(beast::flat_buffer& buffer, bool last);
  asio::awaitable<bool> write(const HttpAnswer& answer, unsigned version, bool keep_alive);
  asio::awaitable<void> close_gently();
  HttpAnswer answer_request(const UpgradeRequest& request);

  std::string address_;
  beast::tcp_stream stream_;
  std::optional<UpgradeRequest> upgrade_;
  bool reading_ = false;
};

bool is_for_socket(const UpgradeRequest& request) {
  return beast::websocket::is_upgrade(request) && path_of(view_of(request.target())) == "/ws";
}

HttpAnswer HttpConnection::answer_request(const UpgradeRequest& request) {
  if (request.version() >= 11 && request.count(http::field::host) != 1) {
    return plain_answer(400, "A request needs one Host header.\n");
  }
  if (is_for_socket(request))
    return plain_answer(403, "Only the page of this server may connect.\n");
  return answer(service().site, {.method = view_of(request.method_string()),
                                 .target = view_of(request.target()),
                                 .accept_encoding = view_of(request[http::field::accept_encoding]),
                                 .if_none_match = view_of(request[http::field::if_none_match])});
}

asio::awaitable<bool> HttpConnection::write(const HttpAnswer& answer, unsigned version,
                                            bool keep_alive) {
  http::response<http::span_body<const char>> response(static_cast<http::status>(answer.status),
                                                       version);
  for (const auto& [name, value] : answer.headers) response.set(name, value);
  response.set(http::field::date, http_date());
  response.content_length(answer.length);
  response.keep_alive(keep_alive);
  response.body() = {answer.body.data(), answer.body.size()};
  stream_.expires_after(service().limits.write_time);
  const auto [error, size] = co_await http::async_write(stream_, response, kAwait);
  co_return !error;
}

asio::awaitable<HttpConnection::Next> HttpConnection::serve_one(beast::flat_buffer& buffer,
                                                                bool last) {
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(service().limits.header_bytes));
  parser.body_limit(boost::none);  // no body is ever read
  stream_.expires_after(service().limits.header_time);
  reading_ = true;
  const auto [error, size] = co_await http::async_read_header(stream_, buffer, parser, kAwait);
  reading_ = false;
  if (error) {
    const std::optional<HttpAnswer> answer = answer_to_failure(error);
    if (answer) co_await write(*answer, 11, false);
    co_return Next::Close;
  }
  const UpgradeRequest& request = parser.get();
  if (is_for_socket(request) &&
      may_connect(view_of(request[http::field::origin]), view_of(request[http::field::host]))) {
    upgrade_ = parser.release();
    co_return Next::Upgrade;
  }
  const bool keep_alive = request.keep_alive() && !has_body(parser) && !last && !service().stopping;
  const bool written = co_await write(answer_request(request), request.version(), keep_alive);
  co_return written&& keep_alive ? Next::Request : Next::Close;
}

/// A client that is still sending would lose the answer if the socket were just closed.
asio::awaitable<void> HttpConnection::close_gently() {
  beast::error_code ignored;
  stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
  std::array<char, 4096> sink;
  stream_.expires_after(std::chrono::seconds(2));
  for (int reads = 0; reads < 32 && !service().stopping; ++reads) {
    reading_ = true;
    const auto [error, size] = co_await stream_.async_read_some(asio::buffer(sink), kAwait);
    if (error) break;
  }
}

asio::awaitable<void> HttpConnection::run() {
  beast::flat_buffer buffer(service().limits.header_bytes + 1024);
  Next next = Next::Request;
  for (int served = 1; next == Next::Request && !service().stopping; ++served) {
    next = co_await serve_one(buffer, served >= service().limits.requests_per_connection);
  }
  if (next == Next::Upgrade) {
    co_await run_socket(service(), std::move(stream_), std::move(*upgrade_), address_);
  } else {
    co_await close_gently();
  }
}

asio::awaitable<void> run_connection(Service& service, tcp::socket socket,
                                     AddressCount::Place place) {
  const AddressCount::Place counted = std::move(place);
  HttpConnection connection(service, std::move(socket));
  co_await connection.run();
}

}  // namespace

void LogFailure::operator()(const std::exception_ptr& failure) const {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    log("a connection failed: {}", error.what());
  }
}

void serve_connection(Service& service, tcp::socket socket, AddressCount::Place place) {
  auto executor = socket.get_executor();
  asio::co_spawn(executor, run_connection(service, std::move(socket), std::move(place)),
                 LogFailure{});
}

}  // namespace bastide
