#include "jcz/export.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include "core/apply.h"
#include "core/notation.h"
#include "core/replay.h"
#include "variants/registry.h"

namespace bastide::jcz {
namespace {

namespace fs = std::filesystem;

Record record_of(const std::string& text) {
  auto record = parse_record(text);
  EXPECT_TRUE(record.has_value()) << text;
  return record ? *std::move(record) : Record{};
}

std::vector<fs::path> our_records() {
  std::vector<fs::path> files;
  for (const char* folder : {"variants", "tests/cases/records"}) {
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(BASTIDE_SOURCE_DIR) / folder)) {
      if (entry.path().extension() == ".carc") files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

/// There and back, every game of ours that can be told there has the same points.
TEST(Export, RecordsComeBackWithTheSamePoints) {
  int told = 0;
  for (const fs::path& file : our_records()) {
    std::ifstream stream(file, std::ios::binary);
    const Record record = record_of(std::string((std::istreambuf_iterator<char>(stream)), {}));
    const auto text = export_jcz(record, catalogue());
    if (!text) {
      for (const Mistake& mistake : text.error())
        std::printf("%s: %s\n", file.filename().c_str(), to_text(mistake).c_str());
      continue;
    }
    ++told;
    const auto game = import_jcz(*text, catalogue());
    ASSERT_TRUE(game.has_value()) << file;
    const auto again = export_jcz(game->record, catalogue());
    ASSERT_TRUE(again.has_value()) << file;
    EXPECT_EQ(again->substr(again->find("\"setup\"")), text->substr(text->find("\"setup\"")))
        << file;
  }
  EXPECT_GT(told, 20);
}

/// The record of a game in which chance and players choose at random.
Record random_record(const GameSetup& setup, unsigned seed) {
  const auto game = make_game(catalogue(), setup);
  EXPECT_TRUE(game.has_value()) << game.error();
  std::mt19937 random(seed);
  State state(**game);
  std::vector<Action> actions;
  while (!state.is_over()) {
    const std::vector<Action> legal = legal_actions(state);
    actions.push_back(legal[random() % legal.size()]);
    apply(state, actions.back());
  }
  std::vector<SeatLine> seats;
  for (int i = 0; i < setup.seats; ++i)
    seats.push_back({.colour = std::string(kColours[static_cast<std::size_t>(i)]), .name = "P"});
  return make_record(**game, seats, actions, Ending::Finished);
}

TEST(Export, RandomGamesOfEverySetComeBack) {
  const OptionValues river{{"river_uturn", "jcz"}, {"river_start_tile", "shuffle_in"}};
  std::vector<GameSetup> setups{
      {.seats = 2, .sets = {"base"}, .options = {{"abbot", "true"}, {"phantom", "true"}}},
      {.seats = 3, .sets = {"base", "river"}, .options = river},
      {.seats = 4, .sets = {"base", "inns", "traders"}, .options = {{"inns_final", "ignored"}}},
      {.seats = 2,
       .sets = {"base", "german_monasteries"},
       .options = {{"prior_recall", "as_monk"}}},
      {.seats = 1, .sets = {"base"}, .options = {{"solo", "true"}}},
      {.seats = 2,
       .sets = {"base", "base", "river", "inns", "traders"},
       .options = {{"abbot", "true"},
                   {"labyrinth", "advanced"},
                   {"labyrinth_bonus", "figures"},
                   {"river_uturn", "jcz"},
                   {"river_start_tile", "shuffle_in"}}}};
  for (const GameSetup& setup : setups) {
    for (unsigned seed = 1; seed <= 10; ++seed) {
      const Record record = random_record(setup, seed);
      EXPECT_GT(record.turns.size(), 60U) << write_record(record);
      const auto text = export_jcz(record, catalogue());
      ASSERT_TRUE(text.has_value()) << to_text(text.error().front()) << "\n"
                                    << write_record(record);
    }
  }
}

TEST(Export, SaysWhatHasNoWordThere) {
  const auto farmers = export_jcz(
      record_of("carcassonne 1\nrules farmers=second\nseat red \"A\"\nseat blue \"B\"\n"),
      catalogue());
  ASSERT_FALSE(farmers.has_value());
  EXPECT_EQ(farmers.error(), (Mistakes{{"rules", "option farmers=second", true}}));
  const auto points = export_jcz(
      record_of("carcassonne 1\nseat red \"A\"\nseat blue \"B\"\nscore red 3\n"), catalogue());
  ASSERT_FALSE(points.has_value());
  EXPECT_EQ(points.error(), (Mistakes{{"", "points at the start", true}}));
}

TEST(Export, SaysWhereARecordDoesNotHold) {
  const auto wrong = export_jcz(
      record_of("carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n1 red B@1,0N\n"), catalogue());
  ASSERT_FALSE(wrong.has_value());
  EXPECT_TRUE(to_text(wrong.error().front()).starts_with("line 4, column 7: B does not fit"))
      << to_text(wrong.error().front());
}

TEST(Export, WritesEveryStep) {
  const auto text = export_jcz(record_of("carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n"
                                         "1 red N@0,-1E meeple>city.E\n2 blue B@0,1N\nend\n"),
                               catalogue());
  ASSERT_TRUE(text.has_value());
  for (const char* part :
       {R"("tileId":"BA/Cc.1","rotation":"R180","position":[0,-1])",
        R"("pointer":{"position":[0,-1],"feature":"City","location":"SE"},"meepleId":"0.small.1")",
        R"("type":"PASS")", R"("drawOrder":["BA/Cc.1","BA/L"],"endTurn":2)"}) {
    EXPECT_NE(text->find(part), std::string::npos) << part << "\n" << *text;
  }
}

}  // namespace
}  // namespace bastide::jcz
