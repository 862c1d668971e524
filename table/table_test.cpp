// Single commands: steps of a turn, duplicates, stale versions, refusals, and who sees what.
#include "table/table.h"

#include <gtest/gtest.h>

#include "table/test_client.h"

namespace bastide {
namespace {

/// A two-seat game that starts with these tiles.
void open_with(TestClient& client, std::string_view deck, std::string_view turns = "") {
  const std::string text = "carcassonne 1\ntiles base\nseat red \"Ann\"\nseat blue \"Bob\"\ndeck " +
                           std::string(deck) + "\n" + std::string(turns);
  ASSERT_EQ(client.send({{"type", "open"}, {"text", text}}).at("type"), "update");
}

json::object put(int x, int y, std::string_view dir) {
  return {{"do", "place"}, {"x", x}, {"y", y}, {"dir", json::string_view(dir.data(), dir.size())}};
}

json::object figure(std::string_view feature) {
  return {{"do", "figure"},
          {"figure", "meeple"},
          {"feature", json::string_view(feature.data(), feature.size())}};
}

/// Sends a command that must be refused for `reason`, and checks that nothing changed.
json::object refused(TestClient& client, json::object command, std::string_view reason) {
  const json::object before = client.view;
  const json::object answer = client.command(std::move(command));
  EXPECT_EQ(answer.at("type"), "refused") << json::serialize(answer);
  if (answer.at("type") == "refused") {
    EXPECT_EQ(text_of(answer.at("reason")), reason);
    EXPECT_FALSE(answer.at("text").as_string().empty());
    EXPECT_EQ(answer.at("version"), before.at("version"));
  }
  client.send({{"type", "sync"}, {"after", 0}});
  EXPECT_EQ(client.view, before);
  return answer;
}

// R-TURN-3: tile, figure, then the end of the turn; each step may be done over.
TEST(Table, StepsOfATurn) {
  TestClient client;
  open_with(client, "U V");
  EXPECT_EQ(client.view.at("step"), "place");
  EXPECT_TRUE(client.view.at("spots").as_array().empty());
  client.command(put(1, 0, "E"));
  EXPECT_EQ(client.view.at("step"), "figure");
  EXPECT_EQ(client.view.at("pending").at("x"), 1);
  EXPECT_TRUE(client.view.at("pending").at("figures").as_array().empty());
  EXPECT_EQ(client.view.at("tiles").as_array().size(), 1U);
  client.command(put(-1, 0, "E"));
  EXPECT_EQ(client.view.at("pending").at("x"), -1);
  client.command(figure("road.E"));
  EXPECT_EQ(client.view.at("step"), "confirm");
  EXPECT_EQ(client.view.at("pending").at("figures").at(0).at("feature"), "road.E");
  client.command(figure("field.NNE"));
  EXPECT_EQ(client.view.at("pending").at("figures").at(0).at("feature"), "field.NNE");
  client.command(put(1, 0, "E"));
  EXPECT_TRUE(client.view.at("pending").at("figures").as_array().empty())
      << "moving the tile takes the figure back";
  client.command(figure("road.W"));
  const json::object update = client.confirm();
  EXPECT_EQ(client.view.at("seat"), 1);
  EXPECT_EQ(client.view.at("turn"), 2);
  EXPECT_TRUE(client.view.at("pending").is_null());
  std::string names;
  for (const json::value& event : update.at("events").as_array()) {
    names += text_of(event.at("event")) + ' ';
    EXPECT_EQ(event.at("version"), client.version());
  }
  EXPECT_EQ(names, "place figure draw ");
  EXPECT_EQ(client.view.at("figures").as_array().size(), 1U);
  EXPECT_EQ(client.view.at("seats").as_array()[0].at("supply").at("meeple"), 6);
}

TEST(Table, UndoTakesBackStepByStep) {
  TestClient client;
  open_with(client, "U V");
  const json::object start = client.view;
  client.command(put(1, 0, "E"));
  const json::object placed = client.view;
  client.command(figure("road.W"));
  client.undo();
  EXPECT_EQ(client.view.at("pending"), placed.at("pending"));
  client.undo();
  json::object now = client.view;
  now["version"] = start.at("version");
  EXPECT_EQ(now, start);
  refused(client, {{"do", "undo"}}, "nothing_to_undo");
  client.command(put(1, 0, "E"));
  client.confirm();
  refused(client, {{"do", "undo"}}, "nothing_to_undo");
}

// The preview says what confirming gives: R-CITY-3, R-MEEP-5.
TEST(Table, PendingShowsTheAwardsToCome) {
  TestClient client;
  open_with(client, "E V");
  client.command(put(0, -1, "S"));
  EXPECT_TRUE(client.view.at("pending").at("awards").as_array().empty())
      << "R-MEEP-8: nobody stands there";
  client.command(figure("city.S"));
  const json::array awards = client.view.at("pending").at("awards").as_array();
  ASSERT_EQ(awards.size(), 1U);
  EXPECT_EQ(awards[0].at("points"), 4);
  EXPECT_EQ(awards[0].at("cells").as_array().size(), 2U);
  EXPECT_EQ(client.view.at("seats").as_array()[0].at("points"), 0);
  const json::object update = client.confirm();
  json::object award;
  for (const json::value& event : update.at("events").as_array()) {
    if (event.at("event") == "award") award = event.as_object();
  }
  award.erase("version");
  EXPECT_EQ(award, awards[0]);
  EXPECT_EQ(client.view.at("seats").as_array()[0].at("points"), 4);
  EXPECT_EQ(client.view.at("seats").as_array()[0].at("supply").at("meeple"), 7);
}

TEST(Table, RefusalsLeaveEverythingAsItWas) {
  TestClient client;
  open_with(client, "U V U");
  EXPECT_EQ(refused(client, put(0, 0, "N"), "cell_taken").at("rule"), "R-TILE-2");
  refused(client, put(1, 1, "N"), "cell_not_adjacent");
  const json::object edge = refused(client, put(1, 0, "N"), "edge_mismatch");
  EXPECT_EQ(edge.at("rule"), "R-TILE-3");
  EXPECT_EQ(edge.at("detail").at("side"), "W");
  refused(client, {{"do", "confirm"}}, "wrong_phase");
  refused(client, figure("road.W"), "wrong_phase");
  client.command(put(1, 0, "E"));
  refused(client, figure("city.N"), "no_such_segment");
  refused(client, {{"do", "figure"}, {"figure", "dragon"}, {"feature", "road.W"}},
          "no_figure_in_supply");
}

// R-MEEP-3, and who stands there.
TEST(Table, OccupiedFeatureNamesItsOwner) {
  TestClient client;
  open_with(client, "U U", "1 red U@1,0E meeple>road.W\n");
  client.command(put(-1, 0, "E"));
  const json::object answer = refused(client, figure("road.E"), "feature_occupied");
  EXPECT_EQ(answer.at("rule"), "R-MEEP-3");
  EXPECT_EQ(answer.at("detail").at("seat"), 0);
  EXPECT_EQ(answer.at("detail").at("x"), 1);
  EXPECT_EQ(answer.at("detail").at("feature"), "road.E");
}

TEST(Table, DuplicateIsAnsweredButNotDoneAgain) {
  TestClient client;
  open_with(client, "U V");
  client.command(put(1, 0, "E"));
  const std::int64_t version = client.version();
  const std::string confirm = json::serialize(json::object{
      {"type", "command"}, {"seq", 50}, {"version", version}, {"command", {{"do", "confirm"}}}});
  const std::string first = client.host.receive(confirm);
  EXPECT_EQ(client.host.receive(confirm), first) << "the lost answer comes again, with its events";
  EXPECT_EQ(parsed(first).at("version"), version + 1);
}

TEST(Table, StaleCommandIsRefused) {
  TestClient client;
  open_with(client, "U V");
  const std::int64_t version = client.version();
  client.command(put(1, 0, "E"));
  for (const std::int64_t other : {version, version + 9, std::int64_t{0}}) {
    const json::object answer =
        client.send({{"type", "command"}, {"version", other}, {"command", {{"do", "confirm"}}}});
    EXPECT_EQ(answer.at("type"), "refused");
    EXPECT_EQ(answer.at("reason"), "stale");
  }
  EXPECT_EQ(client.view.at("turn"), 1);
}

// A client that counts anew says so with a sync (docs/protocol.md).
TEST(Table, SyncStartsTheCountAnew) {
  TestClient client;
  open_with(client, "U V");
  client.seq = 1000;
  client.command(put(1, 0, "E"));
  client.seq = 1;
  client.send({{"type", "sync"}, {"after", 0}});
  EXPECT_EQ(client.confirm().at("type"), "update");
  EXPECT_EQ(client.view.at("turn"), 2);
}

// R-TILE-8, R-TILE-9: what fits nowhere leaves the game in sight, and the same seat draws again.
TEST(Table, UnplaceableTileIsDiscardedInSight) {
  TestClient client;
  open_with(client, "E C V", "1 red E@0,-1S\n");
  EXPECT_EQ(client.view.at("discards"), json::array{"base:C"});
  EXPECT_EQ(client.view.at("drawn").at("tile"), "base:V");
  EXPECT_EQ(client.view.at("seat"), 1);
  client.place_first();
  client.confirm();
  EXPECT_NE(client.record().find("2 blue !C V@"), std::string::npos);
}

// R-SET-8: without figures the turn goes on by itself, and the reason is the supply.
TEST(Table, NoFigureLeft) {
  TestClient client;
  const std::string text =
      "carcassonne 1\ntiles base\nseat red \"Ann\"\nseat blue \"Bob\"\nstart none\n"
      "put D@0,0N red:meeple>city.N red:meeple>road.E red:meeple>field.ENE red:meeple>field.ESE\n"
      "put D@0,1S red:meeple>city.S red:meeple>road.E red:meeple>field.ESE\n"
      "bag U*3\n";
  const json::object opened = client.send({{"type", "open"}, {"text", text}});
  ASSERT_EQ(opened.at("type"), "update") << json::serialize(opened);
  EXPECT_EQ(client.view.at("seats").as_array()[0].at("supply").at("meeple"), 0);
  client.place_first();
  EXPECT_EQ(client.view.at("step"), "confirm");
  refused(client, figure("road.W"), "no_figure_in_supply");
}

// --- Several clients at one table ---

Setup open_setup() {
  return read_setup(parsed(R"({"seats":[{"name":"Ann","colour":"red","kind":"person"},
      {"colour":"blue","kind":"open"}],"rules":{"first_player":"seat"}})"))
      .value();
}

constexpr ClientId kAnn = 11;
constexpr ClientId kBob = 12;
constexpr ClientId kWatcher = 13;

json::object view_of(const Table& table, ClientId client) {
  return parsed(table.update_for(client, 0)).at("view").as_object();
}

Answer place_somewhere(Table& table, ClientId client, std::int64_t seq) {
  const Action action = legal_actions(table.state()).front();
  return table.command(client, seq, table.version(),
                       {.what = Command::Do::Place, .cell = action.cell, .dir = action.dir});
}

TEST(Table, BeginsWhenTheLastSeatIsTaken) {
  const auto table = Table::create(open_setup(), Seed{5}, kAnn).value();
  EXPECT_EQ(view_of(*table, kAnn).at("state"), "waiting");
  EXPECT_TRUE(view_of(*table, kAnn).at("drawn").is_null());
  EXPECT_EQ(view_of(*table, kAnn).at("you"), json::array{0});
  const Answer early = place_somewhere(*table, kAnn, 1);
  EXPECT_EQ(parsed(early.text).at("reason"), "not_begun");
  EXPECT_EQ(table->claim(kBob, "Bob"), 1);
  EXPECT_EQ(table->claim(kWatcher, "Eve"), std::nullopt);
  EXPECT_EQ(view_of(*table, kBob).at("state"), "playing");
  EXPECT_EQ(view_of(*table, kBob).at("you"), json::array{1});
  EXPECT_EQ(view_of(*table, kBob).at("seats").as_array()[1].at("name"), "Bob");
  EXPECT_EQ(table->version(), 2U);
}

TEST(Table, OnlyTheSeatOnTurnActs) {
  const auto table = Table::create(open_setup(), Seed{5}, kAnn).value();
  table->claim(kBob, "Bob");
  for (const ClientId other : {kBob, kWatcher, kNobody}) {
    const Answer answer = place_somewhere(*table, other, 1);
    EXPECT_EQ(parsed(answer.text).at("code"), "not_your_seat");
    EXPECT_FALSE(answer.shown);
  }
  EXPECT_EQ(table->version(), 2U);
}

TEST(Table, OthersSeeNothingOfATurnBeforeItIsConfirmed) {
  const auto table = Table::create(open_setup(), Seed{5}, kAnn).value();
  table->claim(kBob, "Bob");
  const std::string before = table->update_for(kBob, 0);
  const std::string watched = table->update_for(kWatcher, 0);
  EXPECT_FALSE(place_somewhere(*table, kAnn, 1).shown);
  EXPECT_EQ(table->update_for(kBob, 0), before);
  EXPECT_EQ(table->update_for(kWatcher, 0), watched);
  const Answer confirmed =
      table->command(kAnn, 2, table->version(), {.what = Command::Do::Confirm});
  EXPECT_TRUE(confirmed.shown);
  EXPECT_NE(table->update_for(kBob, 0), before);
  EXPECT_EQ(parsed(place_somewhere(*table, kBob, 1).text).at("type"), "update");
}

// Whatever is still in the bag shows in no message: two bags that differ only in what is to come
// give the same messages but for the commitment.
TEST(Table, TheOrderOfTheBagIsHidden) {
  const auto updates = [](std::string_view deck) {
    const std::string text =
        "carcassonne 1\ntiles base\nseat red \"Ann\"\nseat blue \"Bob\"\ndeck " +
        std::string(deck) + "\n1 red U@1,0E\n";
    const auto table = Table::open(text, Seed{3}, kAnn).value();
    json::object update = parsed(table->update_for(kAnn, 0)).as_object();
    EXPECT_TRUE(update.at("view").at("reveal").is_null());
    update["view"].as_object().erase("commitment");
    return std::pair(update, table->record().substr(table->record().find("1 red")));
  };
  EXPECT_EQ(updates("U V E K W"), updates("U V K W E"));
}

TEST(Table, PresenceIsShown) {
  const auto table = Table::create(open_setup(), Seed{5}, kAnn).value();
  EXPECT_EQ(view_of(*table, kAnn).at("seats").as_array()[1].at("present"), false);
  table->claim(kBob, "Bob");
  table->set_present(kAnn, false);
  EXPECT_EQ(view_of(*table, kBob).at("seats").as_array()[0].at("present"), false);
  EXPECT_EQ(view_of(*table, kBob).at("seats").as_array()[1].at("present"), true);
}

}  // namespace
}  // namespace bastide
