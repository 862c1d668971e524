// The page over a real connection.
#include <gtest/gtest.h>
#include <zlib.h>

#include <thread>

#include <fmt/format.h>

#include "tests/server/tcp_client.h"
#include "tests/server/test_server.h"

namespace bastide {
namespace {

using std::chrono::milliseconds;

std::string gunzipped(const std::string& packed) {
  z_stream stream{};
  inflateInit2(&stream, 15 + 16);
  std::string out(1 << 20, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  inflateEnd(&stream);
  return out;
}

TEST(HttpTest, ServesThePageOnOneConnection) {
  const TestServer server;
  TcpClient client(server.port());
  HttpReply page = request(client, "GET", "/");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.headers["content-type"], "text/html; charset=utf-8");
  EXPECT_TRUE(page.body.starts_with("<!doctype html>"));
  HttpReply script =
      request(client, "GET", "/assets/app-1a2b3c.js", "Accept-Encoding: gzip, deflate\r\n");
  EXPECT_EQ(script.headers["content-encoding"], "gzip");
  EXPECT_EQ(gunzipped(script.body), SiteFolder::script());
  HttpReply again = request(
      client, "GET", "/assets/app-1a2b3c.js",
      fmt::format("Accept-Encoding: gzip\r\nIf-None-Match: {}\r\n", script.headers["etag"]));
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(request(client, "GET", "/healthz").body, "ok");
}

TEST(HttpTest, HeadSendsNoBody) {
  const TestServer server;
  TcpClient client(server.port());
  HttpReply head = request(client, "HEAD", "/");
  EXPECT_EQ(head.status, 200);
  HttpReply page = request(client, "GET", "/");
  EXPECT_EQ(head.headers["content-length"], std::to_string(page.body.size()));
}

TEST(HttpTest, RequestsInOnePacketAreAnsweredInOrder) {
  const TestServer server;
  TcpClient client(server.port());
  client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /none.txt HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(read_reply(client).status, 200);
  EXPECT_EQ(read_reply(client).status, 404);
}

TEST(HttpTest, OnlyTheFolder) {
  const TestServer server;
  for (const std::string_view target :
       {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/link.txt", "/.hidden",
        "http://localhost/../secret.txt", "/..\\secret.txt"}) {
    const HttpReply reply = get(server.port(), target);
    EXPECT_EQ(reply.status, 404) << target;
    EXPECT_EQ(reply.body.find("not for the world"), std::string::npos);
  }
}

TEST(HttpTest, BodiesAreRefusedUnread) {
  const TestServer server;
  TcpClient client(server.port());
  HttpReply reply = request(client, "POST", "/", "Content-Length: 100000000\r\n");
  EXPECT_EQ(reply.status, 405);
  EXPECT_EQ(reply.headers["allow"], "GET, HEAD");
  EXPECT_EQ(reply.headers["connection"], "close");
  for (int i = 0; i < 100; ++i) client.send(std::string(10'000, 'x'));
  client.read_all();
  EXPECT_TRUE(client.closed());
}

TEST(HttpTest, TooLargeAHeaderIsRefused) {
  const TestServer server;
  EXPECT_EQ(get(server.port(), "/", fmt::format("X: {}\r\n", std::string(9000, 'x'))).status, 431);
  EXPECT_EQ(get(server.port(), "/" + std::string(100'000, 'x')).status, 431);
  EXPECT_EQ(get(server.port(), "/", fmt::format("X: {}\r\n", std::string(7000, 'x'))).status, 200);
}

TEST(HttpTest, GarbageIsRefused) {
  const TestServer server;
  for (const std::string_view garbage :
       {"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello in TLS", "GET\r\n\r\n",
        "\r\n\r\n\r\n \r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"}) {
    TcpClient client(server.port());
    client.send(garbage);
    EXPECT_EQ(read_reply(client).status, 400) << garbage;
  }
  EXPECT_EQ(get(server.port(), "/healthz").status, 200);
}

TEST(HttpTest, WhoeverDawdlesIsPutOut) {
  ServerLimits limits;
  limits.header_time = milliseconds(200);
  const TestServer server(limits);
  TcpClient silent(server.port());
  EXPECT_EQ(silent.read_all(), "");
  EXPECT_TRUE(silent.closed());
  TcpClient slow(server.port());
  slow.send("GET / HTTP/1.1\r\nHost: local");
  EXPECT_EQ(slow.read_all(), "");
  EXPECT_TRUE(slow.closed());
}

TEST(HttpTest, DripsDoNotProlongTheTime) {
  ServerLimits limits;
  limits.header_time = milliseconds(300);
  const TestServer server(limits);
  TcpClient dripping(server.port());
  dripping.send("GET / HTTP/1.1\r\n");
  // Without the limit this takes five times as long as the server allows, and then gets a page.
  for (int i = 0; i < 30; ++i) {
    dripping.send(fmt::format("X-{}: x\r\n", i));
    std::this_thread::sleep_for(milliseconds(50));
  }
  dripping.send("Host: x\r\n\r\n");
  EXPECT_FALSE(dripping.read_all().starts_with("HTTP/1.1 200"));
}

TEST(HttpTest, ConnectionsFromOneAddressAreCounted) {
  ServerLimits limits;
  limits.connections_per_address = 2;
  const TestServer server(limits);
  TcpClient first(server.port());
  EXPECT_EQ(request(first, "GET", "/healthz").status, 200);
  {
    TcpClient second(server.port());
    EXPECT_EQ(request(second, "GET", "/healthz").status, 200);
    TcpClient third(server.port());
    EXPECT_EQ(read_reply(third).status, 503);
    third.read_all();
    EXPECT_TRUE(third.closed());
  }
  // The second one's end is noticed a moment later.
  int status = 503;
  while (status != 200) status = get(server.port(), "/healthz").status;
  EXPECT_EQ(request(first, "GET", "/healthz").status, 200);
}

TEST(HttpTest, AConnectionServesSoManyRequests) {
  ServerLimits limits;
  limits.requests_per_connection = 3;
  const TestServer server(limits);
  TcpClient client(server.port());
  EXPECT_NE(request(client, "GET", "/healthz").headers["connection"], "close");
  EXPECT_NE(request(client, "GET", "/healthz").headers["connection"], "close");
  EXPECT_EQ(request(client, "GET", "/healthz").headers["connection"], "close");
  EXPECT_EQ(client.read_all(), "");
  EXPECT_TRUE(client.closed());
}

TEST(HttpTest, OldClientsAreAnsweredOnce) {
  const TestServer server;
  TcpClient client(server.port());
  client.send("GET /healthz HTTP/1.0\r\n\r\n");
  EXPECT_EQ(read_reply(client).body, "ok");
  client.read_all();
  EXPECT_TRUE(client.closed());
}

TEST(HttpTest, StopsWithConnectionsOpen) {
  ServerLimits limits;
  limits.stop_time = std::chrono::hours(1);  // nothing is to be waited for
  for (int i = 0; i < 20; ++i) {
    TestServer server(limits);
    TcpClient idle(server.port());
    EXPECT_EQ(request(idle, "GET", "/healthz").status, 200);
    TcpClient silent(server.port());
    EXPECT_EQ(server.stop(), 0);
    idle.read_all();
    EXPECT_TRUE(idle.closed());
  }
}

TEST(HttpTest, SaysWhyItCannotServe) {
  const SiteFolder folder;
  EXPECT_EQ(run_server({.host = "127.0.0.1", .port = 0, .web = "/no/such/folder", .limits = {}}),
            2);
  EXPECT_EQ(run_server({.host = "no address", .port = 0, .web = folder.path(), .limits = {}}), 1);
  const TestServer server;
  EXPECT_EQ(
      run_server({.host = "127.0.0.1", .port = server.port(), .web = folder.path(), .limits = {}}),
      1);
}

}  // namespace
}  // namespace bastide
