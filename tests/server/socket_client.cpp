#include "tests/server/socket_client.h"

#include <zlib.h>

#include <array>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

namespace bastide {
namespace {

// The example of RFC 6455, section 1.3.
constexpr std::string_view kKey = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view kAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
constexpr std::string_view kMask = "\x12\x34\x56\x78";
constexpr std::string_view kTail("\0\0\xFF\xFF", 4);  // what RFC 7692 cuts off a compressed message

unsigned char byte_at(std::string_view bytes, std::size_t i) {
  return static_cast<unsigned char>(bytes[i]);
}

std::string big_endian(std::size_t value, int bytes) {
  std::string out;
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
    out += static_cast<char>((value >> shift) & 0xFFU);
  return out;
}

std::size_t from_big_endian(std::string_view bytes) {
  std::size_t value = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) value = value << 8U | byte_at(bytes, i);
  return value;
}

template <class Step>
std::string run_zlib(z_stream& stream, std::string_view input, Step step) {
  std::string out;
  std::array<char, 65536> buffer;
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(input.data()));
  stream.avail_in = static_cast<uInt>(input.size());
  do {
    stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
    stream.avail_out = buffer.size();
    step(&stream, Z_SYNC_FLUSH);
    out.append(buffer.data(), buffer.size() - stream.avail_out);
  } while (stream.avail_out == 0);
  return out;
}

std::string deflated(std::string_view text) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -12, 4, Z_DEFAULT_STRATEGY);
  std::string out = run_zlib(stream, text, deflate);
  deflateEnd(&stream);
  out.resize(out.size() - kTail.size());
  return out;
}

}  // namespace

struct SocketClient::Inflater {
  z_stream stream{};
  Inflater() { inflateInit2(&stream, -15); }
  ~Inflater() { inflateEnd(&stream); }
  std::string message(const std::string& payload) {
    return run_zlib(stream, payload + std::string(kTail), inflate);
  }
};

SocketClient::SocketClient(std::uint16_t port, bool deflate, std::string_view more_headers)
    : tcp_(port) {
  tcp_.send(fmt::format(
      "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {}\r\n{}{}\r\n",
      kKey,
      deflate ? "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n" : "",
      more_headers));
  HttpReply reply = read_reply(tcp_);
  status_ = reply.status;
  if (status_ != 101) return;
  EXPECT_EQ(reply.headers["sec-websocket-accept"], kAccept);
  const bool agreed = reply.headers["sec-websocket-extensions"].starts_with("permessage-deflate");
  EXPECT_EQ(agreed, deflate);
  if (agreed) inflater_ = std::make_unique<Inflater>();
}

SocketClient::~SocketClient() = default;

void SocketClient::send(std::string_view text, bool compress) {
  if (compress && inflater_) {
    send_frame(Opcode::Text, deflated(text), true, true, true);
  } else {
    send_frame(Opcode::Text, text);
  }
}

void SocketClient::send_frame(Opcode opcode, std::string_view payload, bool last, bool masked,
                              bool compressed) {
  std::string frame;
  frame += static_cast<char>((last ? 0x80U : 0U) | (compressed ? 0x40U : 0U) |
                             static_cast<unsigned>(opcode));
  const unsigned mask_bit = masked ? 0x80U : 0U;
  if (payload.size() < 126) {
    frame += static_cast<char>(mask_bit | static_cast<unsigned>(payload.size()));
  } else {
    const bool is_long = payload.size() > 0xFFFF;
    frame += static_cast<char>(mask_bit | (is_long ? 127U : 126U));
    frame += big_endian(payload.size(), is_long ? 8 : 2);
  }
  if (masked) frame += kMask;
  const std::size_t start = frame.size();
  frame += payload;
  for (std::size_t i = start; masked && i < frame.size(); ++i) {
    frame[i] = static_cast<char>(byte_at(frame, i) ^ byte_at(kMask, (i - start) % 4));
  }
  tcp_.send(frame);
}

SocketClient::Frame SocketClient::read_frame() {
  const std::string head = tcp_.read(2);
  if (head.size() < 2) return {};
  EXPECT_EQ(byte_at(head, 1) & 0x80U, 0U) << "a server never masks";
  const std::size_t length = byte_at(head, 1) & 0x7FU;
  const std::size_t size =
      length < 126 ? length : from_big_endian(tcp_.read(length == 126 ? 2 : 8));
  return {.opcode = byte_at(head, 0) & 0x0FU,
          .last = (byte_at(head, 0) & 0x80U) != 0,
          .compressed = (byte_at(head, 0) & 0x40U) != 0,
          .missing = false,
          .payload = tcp_.read(size)};
}

std::string SocketClient::read_text() {
  std::string text;
  bool started = false;
  while (true) {
    Frame frame = read_frame();
    if (frame.missing) return {};
    if (frame.opcode == static_cast<unsigned>(Opcode::Ping))
      send_frame(Opcode::Pong, frame.payload);
    if (frame.opcode == static_cast<unsigned>(Opcode::Close)) {
      close_code_ = static_cast<int>(from_big_endian(frame.payload.substr(0, 2)));
      send_frame(Opcode::Close, frame.payload.substr(0, 2));
      tcp_.read_all();
      return {};
    }
    if (frame.opcode > static_cast<unsigned>(Opcode::Binary)) continue;
    if (!started) was_compressed_ = frame.compressed;
    started = true;
    text += frame.payload;
    if (frame.last) return was_compressed_ && inflater_ ? inflater_->message(text) : text;
  }
}

boost::json::object SocketClient::read() {
  const std::string text = read_text();
  if (text.empty()) {
    ADD_FAILURE() << "the server closed with " << close_code_ << " instead of sending a message";
    return {};
  }
  return boost::json::parse(text).as_object();
}

boost::json::object SocketClient::read(std::string_view type) {
  boost::json::object message = read();
  while (!message.empty() && std::string_view(message["type"].as_string()) != type)
    message = read();
  return message;
}

int SocketClient::read_to_close() {
  while (!read_text().empty()) {
  }
  return close_code_;
}

void SocketClient::close() {
  send_frame(Opcode::Close, big_endian(1000, 2));
  read_to_close();
}

}  // namespace bastide
