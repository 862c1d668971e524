#include "jcz/import.h"

#include <gtest/gtest.h>

#include "core/replay.h"
#include "variants/registry.h"

namespace bastide::jcz {
namespace {

/// Two players, Ann (blue) and Bob (red), and the messages given, separated by commas. `notes` are
/// further members of the game, each followed by a comma.
std::string saved_game(std::string_view messages, std::string_view setup = {},
                       std::string_view notes = {}) {
  const std::string_view usual =
      R"("sets":{"basic:1":1},"elements":{"small-follower":7,"farmers":true},"rules":{},"timer":null)";
  return R"({"appVersion":"6.2.0","created":"2024-05-06T07:08:09.000Z",)" + std::string(notes) +
         R"("setup":{)" + std::string(setup.empty() ? usual : setup) +
         R"(,"start":[{"tile":"BA/RCr","x":0,"y":0,"rotation":0}]},)" +
         R"("players":[{"name":"Ann","slot":1},{"name":"Bob","slot":0}],"replay":[)" +
         std::string(messages) + "]}";
}

std::string place(int player, std::string_view tile, int turn, int x, int y) {
  return R"({"type":"PLACE_TILE","player":)" + std::to_string(player) +
         R"(,"payload":{"tileId":")" + std::string(tile) + R"(","rotation":"R)" +
         std::to_string(90 * turn) + R"(","position":[)" + std::to_string(x) + "," +
         std::to_string(y) + "]}}";
}

std::string deploy(int player, std::string_view figure, std::string_view feature,
                   std::string_view location, int x, int y) {
  return R"({"type":"DEPLOY_MEEPLE","player":)" + std::to_string(player) +
         R"(,"payload":{"pointer":{"position":[)" + std::to_string(x) + "," + std::to_string(y) +
         R"(],"feature":")" + std::string(feature) + R"(","location":")" + std::string(location) +
         R"("},"meepleId":")" + std::to_string(player) + "." + std::string(figure) +
         R"("}},{"type":"COMMIT","payload":{"random":0.5},"player":)" + std::to_string(player) +
         "}";
}

std::string pass(int player) {
  const std::string by = R"("payload":{},"player":)" + std::to_string(player) + "}";
  return R"({"type":"PASS",)" + by + R"(,{"type":"COMMIT",)" + by;
}

/// The record's text from its first turn on, or the mistakes.
std::string turns_of(const std::string& text) {
  const auto game = import_jcz(text, catalogue());
  if (!game) {
    std::string all;
    for (const Mistake& mistake : game.error()) all += to_text(mistake) + "\n";
    return all;
  }
  const std::string record = write_record(game->record);
  return record.substr(std::min(record.find("\n\n"), record.size()));
}

TEST(Import, SaysATurnInOurWords) {
  const std::string game =
      saved_game(place(0, "BA/Cc.1", 2, 0, -1) + "," + deploy(0, "small.1", "City", "SE", 0, -1) +
                 "," + place(1, "BA/L", 0, 0, 1) + "," + pass(1));
  EXPECT_EQ(turns_of(game), "\n\n1 blue N@0,-1E meeple>city.E\n2 red B@0,1N\n");
}

TEST(Import, KeepsNamesColoursAndTheDate) {
  const auto game = import_jcz(saved_game(""), catalogue());
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(write_record(game->record),
            "carcassonne 1\nmeta date \"2024-05-06\"\nmeta source \"JCloisterZone 6.2.0\"\n"
            "tiles base\nseat blue \"Ann\"\nseat red \"Bob\"\n");
}

TEST(Import, TakesUndoneStepsBack) {
  const std::string game =
      saved_game(place(0, "BA/L", 0, 0, 1) + R"(,{"type":"UNDO","payload":{}},)" +
                 place(0, "BA/L", 0, 1, 0) + "," + pass(0));
  EXPECT_NE(turns_of(game).find("replay[2]"), std::string::npos) << "a monastery beside a road";
  const std::string other =
      saved_game(place(0, "BA/L", 0, 1, 0) + R"(,{"type":"UNDO","payload":{}},)" +
                 place(0, "BA/L", 0, 0, 1) + "," + pass(0));
  EXPECT_EQ(turns_of(other), "\n\n1 blue B@0,1N\n");
}

TEST(Import, KeepsWhatIsOpenApart) {
  const auto game = import_jcz(saved_game(place(0, "BA/L", 0, 0, 1)), catalogue());
  ASSERT_TRUE(game.has_value());
  EXPECT_TRUE(game->record.turns.empty());
  ASSERT_TRUE(game->open.tile.has_value());
  EXPECT_EQ(game->open.tile->tile.text, "B");
}

TEST(Import, EndsWhereTheFileSaysSo) {
  const std::string game = saved_game(place(0, "BA/L", 0, 0, 1) + "," + pass(0), "",
                                      R"("gameAnnotations":{"endTurn":1},)");
  EXPECT_EQ(turns_of(game), "\n\n1 blue B@0,1N\nend\n");
}

TEST(Import, NamesEverythingThatIsNotSupported) {
  const std::string setup =
      R"("sets":{"basic:1":1,"tower:1":1},"elements":{"small-follower":9,"farmers":true,"tower":1},)"
      R"("rules":{"tiny-city-scoring":"7","fairy-placement":"on-tile","unheard-of":true})";
  const auto game = import_jcz(
      saved_game(R"({"type":"PAY_RANSOM","payload":{}},)" + place(0, "TO/F", 0, 0, 1), setup),
      catalogue());
  ASSERT_FALSE(game.has_value());
  std::string all;
  for (const Mistake& mistake : game.error()) {
    EXPECT_TRUE(mistake.unsupported) << mistake.text;
    all += mistake.text + "; ";
  }
  EXPECT_EQ(all,
            "set tower:1; element small-follower=9; element tower; rule tiny-city-scoring=7; "
            "rule unheard-of=true; message PAY_RANSOM; tile TO/F; ");
}

TEST(Import, SaysWhatIsIllegalAndWhere) {
  const std::string game =
      saved_game(place(0, "BA/L", 0, 0, 1) + "," + pass(0) + "," + place(0, "BA/L", 0, 1, 1));
  EXPECT_EQ(turns_of(game), "\n\n1 blue B@0,1N\n") << "the last turn is open";
  const std::string wrong = game.substr(0, game.size() - 2) + "," + pass(0) + "]}";
  EXPECT_EQ(turns_of(wrong), "replay[3]: it is the turn of red, not of blue (R-TURN-1)\n");
  EXPECT_EQ(turns_of(saved_game(deploy(0, "small.1", "City", "N", 0, 0))),
            "replay[0] DEPLOY_MEEPLE: no tile was placed before it in this turn\n");
  EXPECT_EQ(turns_of(saved_game(place(0, "BA/L", 0, 0, 1) + "," +
                                deploy(0, "small.1", "City", "N", 0, 1))),
            "replay[1] DEPLOY_MEEPLE: no City lies at N of the tile at 0,1\n");
}

struct Broken {
  std::string text, mistake;
};

TEST(Import, RefusesWhatIsNoSavedGame) {
  const std::string good = saved_game(place(0, "BA/L", 0, 0, 1));
  std::string old = good;
  old.replace(old.find("6.2.0"), 5, "4.6.1");
  std::string turned = good;
  turned.replace(turned.find("R0\""), 3, "R1\"");
  const std::vector<Broken> all{
      {"", "line 1, column 1: the text ends in the middle: it is cut off"},
      {"carcassonne 1\n", "line 1, column 1: this is not JSON: syntax error"},
      {good.substr(0, good.size() / 2), "the text ends in the middle: it is cut off"},
      {good + "}", "more text behind the end of the game"},
      {"[]", "this must be an object"},
      {"{}", "game: 'appVersion' is missing"},
      {R"({"appVersion":"6.2.0"})", "game: 'setup' is missing"},
      {old, "appVersion: saved by version '4.6.1'; only those from 5.7 to 6 are read"},
      {turned, "replay[0].payload.rotation: this must be one of R0, R90, R180 and R270"},
      {std::string(20, '['), "nested more than 16 deep"},
      {std::string(kMaxBytes + 1, ' '), "the file is longer than 4 MiB, more than any game needs"}};
  for (const Broken& broken : all) {
    EXPECT_NE(turns_of(broken.text).find(broken.mistake), std::string::npos)
        << "expected " << broken.mistake << "\nfound    " << turns_of(broken.text);
  }
}

TEST(Import, KnowsASavedGameFromARecord) {
  EXPECT_TRUE(looks_like_jcz(" \n{"));
  EXPECT_FALSE(looks_like_jcz("carcassonne 1\n# {"));
  EXPECT_FALSE(looks_like_jcz(""));
}

}  // namespace
}  // namespace bastide::jcz
