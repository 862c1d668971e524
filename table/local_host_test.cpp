// Whole games over the protocol, as a page plays them.
#include "table/local_host.h"

#include <gtest/gtest.h>

#include <map>

#include "jcz/export.h"
#include "table/sha256.h"
#include "table/test_client.h"
#include "variants/registry.h"

namespace bastide {
namespace {

std::map<std::int64_t, std::int64_t> points_by_seat(const json::object& view) {
  std::map<std::int64_t, std::int64_t> out;
  const json::array& seats = view.at("seats").as_array();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    out[static_cast<std::int64_t>(i)] = seats[i].at("points").as_int64();
  }
  return out;
}

std::int64_t sum_of(const json::object& points) {
  std::int64_t sum = 0;
  for (const auto& entry : points) sum += entry.value().as_int64();
  return sum;
}

class WholeGame : public testing::TestWithParam<int> {};

// R-END-1, R-END-3, R-END-4: played to the last tile, every point explained by an award and the
// sheet.
TEST_P(WholeGame, EndsWithASheetThatAddsUp) {
  TestClient client;
  client.start(setup_json(GetParam(), (GetParam() + 1) / 2));
  client.play_out();
  ASSERT_EQ(client.view.at("state"), "over");
  EXPECT_EQ(client.view.at("left"), 0);
  EXPECT_EQ(
      client.view.at("tiles").as_array().size() + client.view.at("discards").as_array().size(),
      72U);

  auto points = points_by_seat(client.view);
  std::map<std::int64_t, std::int64_t> awarded;
  for (const json::value& event : client.events) {
    if (event.at("event") == "award")
      awarded[event.at("seat").as_int64()] += event.at("points").as_int64();
  }
  std::int64_t best = 0;
  for (const json::value& row : client.view.at("result").at("sheet").as_array()) {
    const std::int64_t seat = row.at("seat").to_number<std::int64_t>();
    EXPECT_EQ(row.at("total"), points[seat]);
    EXPECT_EQ(sum_of(row.at("in_play").as_object()) + sum_of(row.at("final").as_object()),
              points[seat]);
    EXPECT_EQ(awarded[seat], points[seat]);
    best = std::max(best, points[seat]);
  }
  for (const json::value& winner : client.view.at("result").at("winners").as_array()) {
    EXPECT_EQ(points[winner.as_int64()], best);
  }
  EXPECT_EQ(client.events.back().at("event"), "over");
}

// What the page exports is what the game was: its replay ends with the same points.
TEST_P(WholeGame, RecordReplaysToTheSamePoints) {
  TestClient client;
  client.start(setup_json(GetParam(), GetParam(), "a5"));
  client.play_out();
  const auto record = parse_record(client.record());
  ASSERT_TRUE(record) << record.error().text;
  const auto replayed = replay(catalogue(), *record);
  ASSERT_TRUE(replayed) << replayed.error().line << ": " << replayed.error().text;
  EXPECT_TRUE(replayed->state.is_over());
  for (const auto& [seat, points] : points_by_seat(client.view)) {
    EXPECT_EQ(replayed->state.points(static_cast<int>(seat)), points);
  }
}

INSTANTIATE_TEST_SUITE_P(Seats, WholeGame, testing::Values(2, 3, 4, 5, 6));

// The commitment of the first update is proved by what the last one reveals.
TEST(LocalHost, BagWasHonest) {
  TestClient client;
  const json::object first = client.start(setup_json(2, 2));
  client.play_out();
  EXPECT_EQ(first.at("view").at("commitment"), client.view.at("commitment"));
  const json::value& reveal = client.view.at("reveal");
  std::string text = text_of(reveal.at("salt"));
  for (const json::value& tile : reveal.at("order").as_array()) text += ' ' + text_of(tile);
  EXPECT_EQ(hex(sha256(text)), text_of(client.view.at("commitment")));

  std::vector<std::string> drawn;
  for (const json::value& event : client.events) {
    if (event.at("event") == "draw") drawn.push_back(text_of(event.at("tile")));
  }
  ASSERT_EQ(drawn.size(), reveal.at("order").as_array().size());
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    EXPECT_EQ(drawn[i], text_of(reveal.at("order").as_array()[i]));
  }
}

TEST(LocalHost, SameSeedAndCommandsSameGame) {
  TestClient one;
  TestClient two;
  for (TestClient* client : {&one, &two}) {
    client->start(setup_json(3, 1));
    client->play_out();
  }
  EXPECT_EQ(one.events, two.events);
  EXPECT_EQ(one.view, two.view);
}

TEST(LocalHost, GamesWithoutASeedDiffer) {
  TestClient client;
  json::object setup = setup_json(2, 2);
  setup.erase("seed");
  const json::object first = client.start(setup);
  const json::object second = client.start(setup);
  EXPECT_NE(first.at("view").at("commitment"), second.at("view").at("commitment"));
}

// Each version's sync gives just the events after it, and the same view.
TEST(LocalHost, SyncFromAnyVersionCompletesTheHistory) {
  TestClient client;
  client.start(setup_json(2, 1));
  client.play_out();
  const json::array all = client.send({{"type", "sync"}, {"after", 0}}).at("events").as_array();
  for (std::int64_t after = 0; after <= client.version() + 1; after += 7) {
    json::array joined;
    for (const json::value& event : all) {
      if (event.at("version").as_int64() <= after) joined.push_back(event);
    }
    const json::object update = client.send({{"type", "sync"}, {"after", after}});
    for (const json::value& event : update.at("events").as_array()) joined.push_back(event);
    EXPECT_EQ(joined, all);
    EXPECT_EQ(update.at("view"), client.view);
  }
  const json::array gathered(client.events.begin(),
                             client.events.begin() + static_cast<long>(all.size()));
  EXPECT_EQ(gathered, all);
}

// R-SET-7
TEST(LocalHost, SixSeatsNeedTheOption) {
  TestClient client;
  json::object setup = setup_json(6, 6);
  setup["rules"] = json::object();
  const json::object answer = client.start(setup);
  EXPECT_EQ(answer.at("code"), "bad_setup");
  EXPECT_EQ(client.host.table(), nullptr);
}

// R-TURN-2: chance turns the seats, their order around the table stays.
TEST(LocalHost, FirstPlayerIsDrawnUnlessTheSeatsSay) {
  std::map<std::string, int> starters;
  for (int i = 0; i < 60; ++i) {
    TestClient client;
    json::object setup = setup_json(3, 3, hex(std::vector{static_cast<std::uint8_t>(i)}));
    setup["rules"] = json::object();
    client.start(setup);
    std::string order;
    for (const json::value& seat : client.view.at("seats").as_array())
      order += text_of(seat.at("name"));
    EXPECT_NE(std::string("P0P1P2P0P1P2").find(order), std::string::npos) << order;
    ++starters[order];
  }
  EXPECT_EQ(starters.size(), 3U);
  for (const auto& [order, count] : starters) EXPECT_GT(count, 8) << order;
}

TEST(LocalHost, OpenedRecordGoesOn) {
  TestClient client;
  client.start(setup_json(2, 2));
  for (int turn = 0; turn < 12; ++turn) {
    client.place_first();
    if (!client.view.at("spots").as_array().empty()) client.put_first_figure();
    client.confirm();
  }
  const json::array board = client.view.at("tiles").as_array();
  const std::string record = client.record();

  TestClient again;
  again.send({{"type", "open"}, {"text", record}});
  EXPECT_EQ(again.view.at("tiles").as_array().size(), board.size());
  EXPECT_EQ(again.view.at("turn"), 13);
  EXPECT_EQ(again.version(), 13);
  EXPECT_EQ(again.record(), record);
  again.play_out();
  EXPECT_EQ(again.view.at("state"), "over");
  EXPECT_EQ(again.record().substr(0, record.size()), record);
  const auto replayed = replay(catalogue(), parse_record(again.record()).value());
  ASSERT_TRUE(replayed) << replayed.error().text;
  EXPECT_EQ(replayed->state.points(0), points_by_seat(again.view)[0]);
}

TEST(LocalHost, OpenedRecordObeysItsDeck) {
  TestClient client;
  client.send({{"type", "open"},
               {"text",
                "carcassonne 1\ntiles base\nseat red \"Ann\"\nseat blue \"Bob\"\ndeck U E V\n"
                "1 red U@1,0E\n"}});
  EXPECT_EQ(client.view.at("drawn").at("tile"), "base:E");
  EXPECT_EQ(client.view.at("left"), 1) << "a deck line is the whole bag";
}

TEST(LocalHost, ResignedRecordIsOver) {
  TestClient client;
  client.send({{"type", "open"},
               {"text",
                "carcassonne 1\ntiles base\nseat red \"Ann\"\nseat blue \"Bob\"\n1 red U@1,0E\n"
                "end resigned blue\n"}});
  EXPECT_EQ(client.view.at("state"), "over");
  EXPECT_EQ(client.view.at("result").at("winners"), json::array{0});
  EXPECT_EQ(client.events.back().at("reason"), "resigned");
  EXPECT_NE(client.record().find("end resigned blue"), std::string::npos);
}

TEST(LocalHost, OpensSavedGamesOfAnotherProgram) {
  const auto record = parse_record(
      "carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n1 red B@0,1N meeple>monastery\n");
  ASSERT_TRUE(record.has_value());
  const auto saved = jcz::export_jcz(*record, catalogue());
  ASSERT_TRUE(saved.has_value());
  TestClient client;
  EXPECT_EQ(client.send({{"type", "open"}, {"text", *saved}}).at("type"), "update");
  EXPECT_EQ(client.view.at("turn"), 2);
  EXPECT_EQ(client.view.at("tiles").as_array().size(), 2U);
  EXPECT_EQ(client.view.at("figures").as_array().size(), 1U);
}

TEST(LocalHost, BadSavedGameSaysWhatIsWrong) {
  TestClient client;
  const json::object error = client.send({{"type", "open"}, {"text", "{\"appVersion\": \"3\"}"}});
  EXPECT_EQ(error.at("code"), "bad_record");
  EXPECT_EQ(error.at("text"),
            "appVersion: saved by version '3'; only those from 5.7 to 6 are read");
}

TEST(LocalHost, BadRecordNamesItsLine) {
  TestClient client;
  client.start(setup_json(2, 2));
  const json::object before = client.view;
  const json::object answer =
      client.send({{"type", "open"},
                   {"text", "carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n1 red V@5,5E\n"}});
  EXPECT_EQ(answer.at("code"), "bad_record");
  EXPECT_EQ(answer.at("line"), 4);
  client.send({{"type", "sync"}, {"after", 0}});
  EXPECT_EQ(client.view, before);
}

}  // namespace
}  // namespace bastide
