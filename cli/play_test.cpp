#include "cli/play.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "cli/exit_code.h"

namespace bastide {
namespace {

struct Played {
  int code = 0;
  std::string out, err;
};

Played played(const PlayOptions& options, const std::string& input, const Terminal& terminal = {}) {
  std::istringstream in(input);
  std::ostringstream out, err;
  Played result;
  result.code = play(options, terminal, in, out, err);
  result.out = out.str();
  result.err = err.str();
  return result;
}

PlayOptions two() { return {.seats = {"Ann", "Bob"}, .rules = {"first_player=seat"}, .seed = "1"}; }

TEST(Play, TheComputersPlayAGameToTheSheet) {
  const Played game = played({.seats = {"computer", "computer"}, .seed = "7"}, "");
  EXPECT_EQ(game.code, kDone) << game.err;
  EXPECT_NE(game.out.find("Score sheet"), std::string::npos);
  EXPECT_NE(game.out.find("R-END-4"), std::string::npos);
  EXPECT_NE(game.out.find("(R-ROAD-5)"), std::string::npos);
}

// Every set and every figure: each event and each row of the sheet has its words.
TEST(Play, TheComputersPlayWithEverything) {
  const Played game = played({.seats = {"computer", "computer", "computer"},
                              .sets = {"river", "inns", "traders"},
                              .rules = {"abbot=true", "phantom=true", "labyrinth=advanced",
                                        "german_monasteries=true", "unplaceable=return"},
                              .seed = "2"},
                             "");
  EXPECT_EQ(game.code, kDone) << game.err;
  for (const char* words : {"Score sheet", "goods at the end", "garden in play", "takes 1 ",
                            "puts a builder on", "puts a phantom on", "(R-ABBOT-4)"}) {
    EXPECT_NE(game.out.find(words), std::string::npos) << words;
  }
}

// R-HOUSE-4: a hand of three; the first tile of it, the first cell, no figure.
TEST(Play, AHandOfThreeIsPlayedToTheEnd) {
  PlayOptions options = two();
  options.rules.emplace_back("hand=3");
  std::string input;
  for (int turn = 0; turn < 75; ++turn) input += "1\n1\n\n";
  const Played game = played(options, input);
  EXPECT_EQ(game.code, kDone) << game.err;
  EXPECT_NE(game.out.find("takes U into the hand"), std::string::npos);
  EXPECT_NE(game.out.find("which tile, 1 to 3?"), std::string::npos);
  EXPECT_NE(game.out.find("Score sheet"), std::string::npos);
}

// R-HOUSE-7: bids between people and computers, to the end.
TEST(Play, ATileIsBought) {
  const std::string record =
      "carcassonne 1\nrules buy_tile=true\nseat red \"Ann\"\nseat blue \"Bob\"\nscore blue 5\n"
      "deck any\nbag E\n";
  const std::string path = ::testing::TempDir() + "bastide_buy.carc";
  std::ofstream(path) << record;
  const Played game = played({.from = path}, "4\n1\n1\n\n\n");
  EXPECT_EQ(game.code, kDone) << game.err << game.out;
  EXPECT_NE(game.out.find("how many of your 5 points"), std::string::npos) << game.out;
  EXPECT_NE(game.out.find("Bob offers 4"), std::string::npos) << game.out;
  EXPECT_NE(game.out.find("pays 4 points for the tile"), std::string::npos) << game.out;
}

TEST(Play, AGameOfPeopleTakingTheFirstCellEnds) {
  std::string input;
  for (int turn = 0; turn < 75; ++turn) input += "1\na\n\n";
  const Played game = played(two(), input);
  EXPECT_EQ(game.code, kDone) << game.err;
  EXPECT_NE(game.out.find("Score sheet"), std::string::npos);
}

TEST(Play, SurvivesGarbageAndTheEndOfInput) {
  const Played game =
      played(two(), "xyzzy\n999\nt\nu\n1\nzz\n\xff\n1e1\n" + std::string(70'000, 'a') + "\n");
  EXPECT_EQ(game.code, kDone) << game.err;
  EXPECT_NE(game.out.find("not a number, a letter or a command"), std::string::npos);
  EXPECT_NE(game.out.find("First put the tile"), std::string::npos);
  EXPECT_NE(game.out.find("The input has ended"), std::string::npos);
}

TEST(Play, UndoTakesTheTileBack) {
  const Played game = played(two(), "1\nu\nq\n");
  const std::size_t first = game.out.find("which cell");
  EXPECT_NE(game.out.find("which cell", first + 1), std::string::npos) << game.out;
}

TEST(Play, RefusesASetupThatCannotBePlayed) {
  const Played rule = played({.seats = {"Ann", "Bob"}, .rules = {"farmers=fifth"}}, "");
  EXPECT_EQ(rule.code, kUsage);
  EXPECT_NE(rule.err.find("farmers"), std::string::npos) << rule.err;
  EXPECT_EQ(played({.seats = {"Ann"}}, "").code, kUsage);
  EXPECT_EQ(played({.seats = {"Ann", "Bob"}, .seed = "xyz"}, "").code, kUsage);
  EXPECT_EQ(played({.seats = {"Ann", "computer:grandmaster"}}, "").code, kUsage);
  EXPECT_EQ(played({.from = "/nowhere.carc"}, "").code, kUsage);
}

TEST(Play, PlainTextHasNoEscapeSequences) {
  EXPECT_EQ(played(two(), "1\n\nq\n").out.find('\033'), std::string::npos);
  const Terminal colours{.colour = true, .full_colour = true, .utf8 = true};
  EXPECT_NE(played(two(), "1\n\nq\n", colours).out.find("\033[48;2;"), std::string::npos);
}

}  // namespace
}  // namespace bastide
