#include "tests/server/tcp_client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace bastide {

TcpClient::TcpClient(std::uint16_t port) : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    throw std::runtime_error(fmt::format("cannot connect to port {}", port));
  }
}

TcpClient::TcpClient(TcpClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      closed_(other.closed_),
      received_(std::move(other.received_)) {}

TcpClient::~TcpClient() {
  if (socket_ >= 0) close(socket_);
}

void TcpClient::send(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool TcpClient::receive() {
  if (closed_) return false;
  pollfd waiting{.fd = socket_, .events = POLLIN, .revents = 0};
  const std::chrono::milliseconds patience = kPatience;
  if (poll(&waiting, 1, static_cast<int>(patience.count())) <= 0) return false;
  std::array<char, 65536> buffer;
  const ssize_t got = recv(socket_, buffer.data(), buffer.size(), 0);
  closed_ = got <= 0;
  if (closed_) {
    shutdown(socket_, SHUT_RDWR);
  } else {
    received_.append(buffer.data(), static_cast<std::size_t>(got));
  }
  return !closed_;
}

std::string TcpClient::read(std::size_t count) {
  while (received_.size() < count && receive()) {
  }
  const std::string out = received_.substr(0, count);
  received_.erase(0, count);
  return out;
}

std::string TcpClient::read_until(std::string_view end) {
  std::size_t at = std::string::npos;
  while ((at = received_.find(end)) == std::string::npos && receive()) {
  }
  return read(at == std::string::npos ? received_.size() : at + end.size());
}

std::string TcpClient::read_all() {
  while (receive()) {
  }
  return std::exchange(received_, {});
}

HttpReply read_reply(TcpClient& client, bool head) {
  HttpReply reply;
  std::string rest = client.read_until("\r\n\r\n");
  if (!rest.starts_with("HTTP/1.") || rest.size() < 12) return reply;
  reply.status = std::stoi(rest.substr(9));
  std::size_t at = rest.find("\r\n") + 2;
  for (std::size_t end = rest.find("\r\n", at); end != at;
       at = end + 2, end = rest.find("\r\n", at)) {
    std::string name = rest.substr(at, rest.find(':', at) - at);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    const std::size_t value = at + name.size() + 2;
    reply.headers[name] = rest.substr(value, end - value);
  }
  const bool has_body = !head && reply.status != 304 && reply.status != 101;
  if (has_body) {
    reply.body = client.read(static_cast<std::size_t>(std::stoi(reply.headers["content-length"])));
  }
  return reply;
}

HttpReply request(TcpClient& client, std::string_view method, std::string_view target,
                  std::string_view more) {
  client.send(fmt::format("{} {} HTTP/1.1\r\nHost: localhost\r\n{}\r\n", method, target, more));
  return read_reply(client, method == "HEAD");
}

HttpReply get(std::uint16_t port, std::string_view target, std::string_view more) {
  TcpClient client(port);
  return request(client, "GET", target, more);
}

}  // namespace bastide
