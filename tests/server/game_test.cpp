// Tables for several browsers, over real sockets.
#include <gtest/gtest.h>

#include <thread>

#include <fmt/format.h>
#include <boost/json/serialize.hpp>

#include "tests/server/players.h"
#include "tests/server/test_server.h"

namespace bastide {
namespace {

using std::chrono::milliseconds;
namespace json = boost::json;

const json::object& seat_of(const Player& player, int seat) {
  return player.view().at("seats").at(static_cast<std::size_t>(seat)).as_object();
}

class GameTest : public testing::Test {
 protected:
  TestServer server;
  Player ann{server.port()};
  Player bob{server.port()};

  /// Ann opens a table, Bob takes the other seat.
  void sit_down() {
    ann.open(kTwoPeople);
    bob.join(ann.table(), R"("name":"Bob")");
    ann.hear_until([](const json::object& view) { return text_of(view, "state") == "playing"; });
  }
};

TEST_F(GameTest, WaitsForThePeopleWhoWereAsked) {
  ann.open(kTwoPeople);
  EXPECT_EQ(ann.state(), "waiting");
  EXPECT_EQ(ann.table().size(), 6U);
  EXPECT_EQ(ann.token().size(), 64U);
  EXPECT_EQ(json::serialize(ann.view().at("you")), "[0]");
  bob.join(ann.table(), R"("name":"Bob")");
  EXPECT_EQ(bob.state(), "playing");
  EXPECT_EQ(json::serialize(bob.view().at("you")), "[1]");
  EXPECT_NE(bob.token(), ann.token());
  ann.hear_until([](const json::object& view) { return text_of(view, "state") == "playing"; });
  EXPECT_EQ(text_of(seat_of(ann, 1), "name"), "Bob");
  Player late(server.port());
  late.ask("join", fmt::format(R"("table":"{}","name":"Eve")", ann.table()));
  EXPECT_EQ(text_of(late.socket().read("error"), "code"), "table_full");
}

TEST_F(GameTest, AWholeGameOfTwo) {
  sit_down();
  int turns = 0;
  while (Player* player = on_turn(ann, bob)) {
    player->play_turn();
    ASSERT_LE(++turns, 72);
  }
  EXPECT_GT(turns, 60);
  EXPECT_EQ(ann.state(), "over");
  EXPECT_EQ(json::serialize(ann.view().at("result")), json::serialize(bob.view().at("result")));
  EXPECT_EQ(json::serialize(ann.view().at("tiles")), json::serialize(bob.view().at("tiles")));
  EXPECT_TRUE(bob.view().at("reveal").is_object());
  EXPECT_EQ(ann.events(), bob.events()) << "every event reaches everybody once";
  bob.ask("record", "");
  const std::string record = text_of(bob.hear("record"), "text");
  EXPECT_TRUE(record.starts_with("carcassonne 1")) << record;
}

TEST_F(GameTest, NobodySeesATurnBeforeItIsConfirmed) {
  sit_down();
  Player watcher(server.port());
  watcher.join(ann.table(), R"("watch":true)");
  EXPECT_EQ(watcher.token(), "");
  EXPECT_EQ(json::serialize(watcher.view().at("you")), "[]");
  ann.place();
  EXPECT_TRUE(ann.view().at("pending").is_object());
  bob.ask("sync", R"("after":0)");
  bob.hear("update");
  watcher.ask("sync", R"("after":0)");
  watcher.hear("update");
  for (const Player* other : {&bob, &watcher}) {
    EXPECT_TRUE(other->view().at("pending").is_null());
    EXPECT_TRUE(other->view().at("placements").as_array().empty());
    EXPECT_EQ(other->view().at("tiles").as_array().size(), 1U);
    EXPECT_EQ(other->step(), "none");
    EXPECT_TRUE(other->view().at("reveal").is_null());
  }
  ann.command(R"({"do":"confirm"})");
  watcher.hear_until(
      [](const json::object& view) { return view.at("tiles").as_array().size() == 2; });
  EXPECT_EQ(watcher.view().at("tiles").as_array().size(), 2U);
}

TEST_F(GameTest, OthersMayNotMove) {
  sit_down();
  Player watcher(server.port());
  watcher.join(ann.table(), R"("watch":true)");
  for (Player* other : {&bob, &watcher}) {
    other->command(R"({"do":"place","x":0,"y":1,"dir":"N"})");
    EXPECT_EQ(text_of(other->socket().read("error"), "code"), "not_your_seat");
  }
  ann.ask("sync", R"("after":0)");
  EXPECT_EQ(ann.hear("update").at("view").at("tiles").as_array().size(), 1U);
}

TEST_F(GameTest, ADuplicateIsNotDoneTwice) {
  sit_down();
  ann.place();
  ann.command(R"({"do":"confirm"})");
  const int seq = ann.last_seq();
  ann.hear("update");
  ann.count_from(seq - 1);
  ann.command(R"({"do":"confirm"})");
  EXPECT_EQ(int_of(ann.hear("update"), "seq"), seq) << "the answer is an update";
  EXPECT_EQ(ann.view().at("tiles").as_array().size(), 2U);
  EXPECT_EQ(on_turn(ann, bob), &bob);
}

TEST_F(GameTest, AStaleCommandIsRefused) {
  sit_down();
  ann.ask("command", R"("version":77,"command":{"do":"confirm"})");
  const json::object refused = ann.hear("refused");
  EXPECT_EQ(text_of(refused, "reason"), "stale");
  EXPECT_EQ(int_of(refused, "version"), ann.version());
}

TEST_F(GameTest, IllegalTurnsAreRefusedWithTheRule) {
  sit_down();
  ann.command(R"({"do":"place","x":50,"y":50,"dir":"N"})");
  const json::object refused = ann.hear("refused");
  EXPECT_FALSE(text_of(refused, "reason").empty());
  EXPECT_FALSE(text_of(refused, "rule").empty());
  EXPECT_FALSE(text_of(refused, "text").empty());
  EXPECT_EQ(int_of(refused, "version"), ann.version());
}

TEST_F(GameTest, OneComesBackWithTheToken) {
  sit_down();
  ann.place();
  {
    Player gone(server.port());
    gone.join(ann.table(), fmt::format(R"("token":"{}")", bob.token()));
    EXPECT_EQ(json::serialize(gone.view().at("you")), "[1]");
    bob.socket().close();
    gone.ask("sync", R"("after":0)");
    gone.hear("update");
    EXPECT_TRUE(seat_of(gone, 1).at("present").as_bool()) << "still here by another connection";
    gone.socket().close();
  }
  ann.hear_until(
      [](const json::object& view) { return !view.at("seats").at(1).at("present").as_bool(); });
  EXPECT_TRUE(ann.view().at("pending").is_object()) << "what others do leaves one's own turn alone";
  Player again(server.port());
  again.count_from(1000);  // numbers grow for a client, whatever its connection
  again.join(ann.table(), fmt::format(R"("token":"{}")", bob.token()));
  EXPECT_EQ(again.token(), bob.token());
  EXPECT_EQ(again.view().at("you").at(0).to_number<int>(), 1);
  ann.hear_until(
      [](const json::object& view) { return view.at("seats").at(1).at("present").as_bool(); });
  ann.command(R"({"do":"confirm"})");
  ann.hear_answer();
  EXPECT_EQ(on_turn(ann, again), &again);
  again.play_turn();
}

TEST_F(GameTest, TwoWindowsOfOneClientAgree) {
  sit_down();
  Player window(server.port());
  window.join(ann.table(), fmt::format(R"("token":"{}")", ann.token()));
  ann.place();
  window.hear_until([](const json::object& view) { return view.at("pending").is_object(); });
  EXPECT_EQ(window.version(), ann.version());
}

TEST_F(GameTest, CodesAndTokensMustBeRight) {
  sit_down();
  Player eve(server.port());
  eve.ask("join", R"("table":"AAAAAA","name":"Eve")");
  EXPECT_EQ(text_of(eve.socket().read("error"), "code"), "no_table");
  eve.ask("join", fmt::format(R"("table":"{}","token":"{}")", ann.table(), std::string(64, '0')));
  EXPECT_EQ(text_of(eve.socket().read("error"), "code"), "not_your_seat");
  eve.ask("join", fmt::format(R"("table":"{}","token":"")", ann.table()));
  EXPECT_EQ(text_of(eve.socket().read("error"), "code"), "not_your_seat");
  eve.ask("sync", R"("after":0)");
  EXPECT_EQ(text_of(eve.socket().read("error"), "code"), "no_table");
  std::string lower = ann.table();
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  eve.join(lower, R"("watch":true)");
  EXPECT_EQ(eve.table(), ann.table());
}

TEST_F(GameTest, NamesMustBeNames) {
  ann.open(kTwoPeople);
  for (const std::string_view name : {R"("name":"")", R"("name":"12345678901234567890123456")",
                                      R"("name":7)", R"("name":"a\nb")", R"("other":1)"}) {
    bob.ask("join", fmt::format(R"("table":"{}",{})", ann.table(), name));
    EXPECT_EQ(text_of(bob.socket().read("error"), "code"), "bad_message") << name;
  }
}

TEST_F(GameTest, JoiningTwiceTakesOneSeat) {
  ann.open(R"([{"name":"Ann","colour":"red","kind":"person"},{"colour":"blue","kind":"open"},
               {"colour":"black","kind":"open"}])");
  bob.join(ann.table(), R"("name":"Bob")");
  bob.join(ann.table(), R"("name":"Bob")");
  EXPECT_EQ(json::serialize(bob.view().at("you")), "[1]");
  EXPECT_EQ(bob.state(), "waiting");
}

TEST_F(GameTest, TheServerDrawsTheSeed) {
  ann.ask("new",
          fmt::format(R"("setup":{{"seats":{},"seed":"{}"}})", kTwoPeople, std::string(64, '7')));
  EXPECT_EQ(text_of(ann.socket().read("error"), "code"), "bad_setup");
}

TEST_F(GameTest, ComputersPlayByThemselves) {
  ann.open(R"([{"name":"Ann","colour":"red","kind":"person"},
               {"name":"One","colour":"blue","kind":"computer","level":"steady"},
               {"name":"Two","colour":"black","kind":"computer","level":"steady"}])");
  int turns = 0;
  while (ann.state() != "over") {
    ann.hear_until([](const json::object& view) {
      return text_of(view, "state") == "over" || text_of(view, "step") == "place";
    });
    if (ann.state() == "over") break;
    ann.play_turn();
    ASSERT_LE(++turns, 24);
  }
  EXPECT_EQ(ann.view().at("result").at("sheet").as_array().size(), 3U);
}

TEST_F(GameTest, ALostClientStopsNobody) {
  sit_down();
  ann.place();
  {
    Player dropped(server.port());
    dropped.join(ann.table(), R"("watch":true)");
  }
  ann.command(R"({"do":"confirm"})");
  ann.hear_answer();
  EXPECT_EQ(on_turn(ann, bob), &bob);
}

TEST(TablesTest, OneAddressOpensSoManyTables) {
  ServerLimits limits = fast_limits();
  limits.tables_per_address = 2;
  const TestServer server(limits);
  Player ann(server.port());
  ann.open(kTwoPeople);
  ann.open(kTwoPeople);
  ann.ask("new", fmt::format(R"("setup":{{"seats":{}}})", kTwoPeople));
  EXPECT_EQ(text_of(ann.socket().read("error"), "code"), "too_many_tables");
}

TEST(TablesTest, UnusedTablesAreDropped) {
  ServerLimits limits = fast_limits();
  limits.idle_table = milliseconds(50);
  limits.sweep_time = milliseconds(20);
  limits.tables_per_address = 1;
  const TestServer server(limits);
  Player ann(server.port());
  ann.open(kTwoPeople);
  EXPECT_EQ(text_of(ann.socket().read("error"), "code"), "no_table") << "who sits there is told";
  ann.ask("sync", R"("after":0)");
  EXPECT_EQ(text_of(ann.socket().read("error"), "code"), "no_table");
  ann.open(kTwoPeople);
  EXPECT_EQ(ann.state(), "waiting") << "its place is free again";
}

}  // namespace
}  // namespace bastide
