// What a client may send to /ws, and what happens when it sends something else.
#include <gtest/gtest.h>

#include <future>
#include <thread>

#include <fmt/format.h>

#include "tests/server/players.h"
#include "tests/server/socket_client.h"
#include "tests/server/test_server.h"

namespace bastide {
namespace {

using Opcode = SocketClient::Opcode;

/// The error's code, of whatever message comes next.
std::string next_error(SocketClient& client) { return text_of(client.read("error"), "code"); }

/// Whether the server still answers this client.
bool is_served(SocketClient& client) {
  client.send(R"({"type":"hello","protocol":1})");
  return text_of(client.read("welcome"), "type") == "welcome";
}

TEST(SocketTest, OnlyThePageOfThisHostMayConnect) {
  const TestServer server;
  EXPECT_EQ(SocketClient(server.port(), false, "Origin: http://localhost\r\n").status(), 101);
  EXPECT_EQ(SocketClient(server.port(), false, "Origin: http://evil.example\r\n").status(), 403);
  EXPECT_EQ(SocketClient(server.port(), false, "Origin: null\r\n").status(), 403);
  EXPECT_EQ(get(server.port(), "/ws").status, 426);
}

TEST(SocketTest, Welcome) {
  const TestServer server;
  SocketClient client(server.port());
  client.send(R"({"type":"hello","protocol":1})");
  const auto welcome = client.read("welcome");
  EXPECT_EQ(welcome.at("protocol").to_number<int>(), 1);
  EXPECT_EQ(welcome.at("catalogue").at("sets").at(0).at("set").as_string(), "base");
}

TEST(SocketTest, MessagesAreCompressedWhenTheClientCan) {
  const TestServer server;
  SocketClient client(server.port(), true);
  for (int i = 0; i < 3; ++i) {
    client.send(R"({"type":"hello","protocol":1})", i == 1);
    EXPECT_EQ(text_of(client.read(), "type"), "welcome");
    EXPECT_TRUE(client.was_compressed());
  }
}

TEST(SocketTest, NoProperMessageGetsAnErrorAndNothingElse) {
  const TestServer server;
  SocketClient client(server.port());
  for (const std::string_view text :
       {"", " ", "garbage", "[]", "null", "1e999", "{", R"({"type":7})", R"({"type":"new"})",
        R"({"type":"join","seq":1})", R"({"type":"command","seq":-1})", R"({"type":"hello")",
        "{}{}", "\"\\ud800\"", R"({"seq":1})"}) {
    client.send(text);
    EXPECT_EQ(next_error(client), "bad_message") << text;
  }
  client.send(R"({"type":"dance","seq":1})");
  EXPECT_EQ(next_error(client), "unknown_type");
  client.send(R"({"type":"new","seq":1})");
  EXPECT_EQ(next_error(client), "bad_setup");
  client.send(R"({"type":"open","seq":2,"text":"carcassonne 1\n"})");
  EXPECT_EQ(next_error(client), "unknown_type") << "records are opened by local tables";
  EXPECT_TRUE(is_served(client));
}

TEST(SocketTest, DeepNesting) {
  const TestServer server;
  SocketClient client(server.port());
  client.send(std::string(60'000, '['));
  EXPECT_EQ(next_error(client), "bad_message");
  std::string deep = R"({"type":"new","seq":1,"setup":)";
  for (int i = 0; i < 5000; ++i) deep += R"({"a":)";
  client.send(deep);
  EXPECT_EQ(next_error(client), "bad_message");
  EXPECT_TRUE(is_served(client));
}

TEST(SocketTest, BinaryMessages) {
  const TestServer server;
  SocketClient client(server.port());
  client.send_frame(Opcode::Binary, std::string("\0\1\2\xFF", 4));
  EXPECT_EQ(next_error(client), "bad_message");
  EXPECT_TRUE(is_served(client));
}

TEST(SocketTest, InvalidTextEndsTheConnection) {
  const TestServer server;
  SocketClient client(server.port());
  client.send("{\"type\":\"\xC3\x28\"}");
  EXPECT_EQ(client.read_to_close(), 1007);
}

TEST(SocketTest, BrokenFramesEndTheConnection) {
  const TestServer server;
  SocketClient unmasked(server.port());
  unmasked.send_frame(Opcode::Text, "{}", true, false);
  EXPECT_EQ(unmasked.read_to_close(), 1002);
  SocketClient garbled(server.port());
  garbled.send_bytes("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF");
  EXPECT_EQ(garbled.read_to_close(), 1002);
  SocketClient compressed(server.port());
  compressed.send_frame(Opcode::Text, "\x01\x02\x03", true, true, true);
  EXPECT_EQ(compressed.read_to_close(), 1002) << "compression was not agreed on";
  SocketClient undeflatable(server.port(), true);
  undeflatable.send_frame(Opcode::Text, "\xFF\xFF\xFF\xFF\xFF\xFF", true, true, true);
  EXPECT_NE(undeflatable.read_to_close(), 1000);
  EXPECT_EQ(get(server.port(), "/healthz").status, 200);
}

TEST(SocketTest, FragmentsMakeAMessage) {
  const TestServer server;
  SocketClient client(server.port());
  client.send_frame(Opcode::Text, R"({"type":"he)", false);
  client.send_frame(Opcode::Ping, "in between");
  client.send_frame(Opcode::Continuation, R"(llo","protocol":1})", true);
  EXPECT_EQ(text_of(client.read(), "type"), "welcome");
}

TEST(SocketTest, TooLargeAMessageIsNotRead) {
  const TestServer server;
  SocketClient client(server.port(), true);
  client.send(std::string(65'536, ' '));
  EXPECT_EQ(next_error(client), "bad_message") << "as large as it may be, but nothing in it";
  client.send(std::string(65'537, ' '));
  EXPECT_EQ(next_error(client), "too_large");
  client.send(std::string(500'000, ' '), true);
  EXPECT_EQ(next_error(client), "too_large") << "counted unpacked";
  EXPECT_TRUE(is_served(client));
}

TEST(SocketTest, HugeMessagesEndTheConnection) {
  const TestServer server;
  SocketClient plain(server.port());
  plain.send(std::string(2'000'000, ' '));
  EXPECT_EQ(plain.read_to_close(), 1009);
  SocketClient packed(server.port(), true);
  packed.send(std::string(100'000'000, ' '), true);
  EXPECT_EQ(packed.read_to_close(), 1009);
}

TEST(SocketTest, WhoeverIsTooFastIsToldAndThenDismissed) {
  ServerLimits limits;
  limits.messages_per_second = 0.001;
  limits.message_burst = 5;
  const TestServer server(limits);
  SocketClient client(server.port());
  for (int i = 0; i < 5; ++i) {
    client.send(R"({"type":"hello","protocol":1})");
    EXPECT_EQ(text_of(client.read(), "type"), "welcome");
  }
  client.send(R"({"type":"hello","protocol":1})");
  EXPECT_EQ(next_error(client), "too_fast");
  for (int i = 0; i < 100; ++i) client.send("x");
  EXPECT_EQ(client.read_to_close(), 1008);
}

TEST(SocketTest, WhoeverReadsNothingIsDropped) {
  ServerLimits limits = fast_limits();
  limits.unsent_bytes = 100'000;
  const TestServer server(limits);
  SocketClient deaf(server.port());
  // Far more answers than the network's buffers hold; the server must give up long before this
  // ends.
  for (int i = 0; i < 20'000; ++i) deaf.send(R"({"type":"hello","protocol":1})");
  SocketClient other(server.port());
  EXPECT_TRUE(is_served(other));
  std::size_t answers = 0;
  while (!deaf.read_text().empty()) ++answers;
  EXPECT_LT(answers, 20'000U);
  EXPECT_EQ(deaf.close_code(), 0);
}

TEST(SocketTest, SilentClientsArePingedAndKept) {
  ServerLimits limits = fast_limits();
  limits.socket_idle = std::chrono::milliseconds(300);
  TestServer server(limits);
  SocketClient client(server.port());
  // Reading answers pings; one that does not even read is closed.
  SocketClient dead(server.port());
  auto kept = std::async(std::launch::async, [&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    return client.read_text();
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(2000));
  dead.send(R"({"type":"hello","protocol":1})");
  EXPECT_EQ(dead.read_text(), "");
  EXPECT_EQ(server.stop(), 0);
  EXPECT_EQ(kept.get(), "");
  EXPECT_EQ(client.close_code(), 1001) << "it was there until the server stopped";
}

TEST(SocketTest, StopSaysGoodbye) {
  TestServer server;
  SocketClient client(server.port());
  EXPECT_TRUE(is_served(client));
  SocketClient deaf(server.port());
  auto code = std::async(std::launch::async, [&] { return client.read_to_close(); });
  EXPECT_EQ(server.stop(), 0);
  EXPECT_EQ(code.get(), 1001);
}

}  // namespace
}  // namespace bastide
