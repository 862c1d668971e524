// The program as people run it: output, errors and exit codes of the real binary.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>

namespace bastide {
namespace {

struct Outcome {
  int code = -1;
  std::string out, err;
};

class Program : public ::testing::Test {
 public:
  Program()
      : folder_(std::filesystem::temp_directory_path() /
                ("bastide-cli-" + std::to_string(getpid()))) {
    std::filesystem::create_directories(folder_);
  }
  ~Program() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name, std::string_view text) const {
    const std::filesystem::path path = folder_ / name;
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }

  /// Runs `bastide` with arguments as a shell takes them, in the test's own folder.
  Outcome run(const std::string& arguments, std::string_view input = "") const {
    const std::string in = file("stdin", input);
    const std::string out = (folder_ / "stdout").string(), err = (folder_ / "stderr").string();
    const std::string command = "cd '" + folder_.string() + "' && '" + BASTIDE_PROGRAM + "' " +
                                arguments + " < '" + in + "' > '" + out + "' 2> '" + err + "'";
    // NOLINTNEXTLINE(bugprone-command-processor): the test is of the program as a shell calls it
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content(out), content(err)};
  }

 private:
  static std::string content(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  std::filesystem::path folder_;
};

constexpr std::string_view kRecord = R"(carcassonne 1
seat red "Ann"
seat blue "Bob"
deck V E C U
1 red V@1,0E meeple>road.N
= red 0/6 blue 0/7
)";

TEST_F(Program, ExplainsItself) {
  const Outcome help = run("--help");
  EXPECT_EQ(help.code, 0);
  for (const char* word :
       {"play", "replay", "import", "export", "perft", "bench", "tiles", "serve", "Exit codes"}) {
    EXPECT_NE(help.out.find(word), std::string::npos) << word;
  }
  EXPECT_NE(run("play --help").out.find("farmers=third|second|first|off"), std::string::npos);
  EXPECT_EQ(run("--version").out.substr(0, 8), "bastide ");
  EXPECT_EQ(run("").code, 2);
  const Outcome dance = run("dance");
  EXPECT_EQ(dance.code, 2);
  EXPECT_EQ(
      dance.err,
      "bastide: there is no command 'dance', only play, replay, import, export, perft, bench, "
      "tiles, serve\n");
  EXPECT_EQ(run("tiles --loud").code, 2);
  EXPECT_EQ(run("perft --depth 99").code, 2);
}

TEST_F(Program, ExportsAndImportsSavedGames) {
  const std::string record = file("game.carc", kRecord);
  EXPECT_EQ(run("export --jcz game.carc -o game.jcz").code, 0);
  const Outcome back = run("import game.jcz");
  EXPECT_EQ(back.code, 0) << back.err;
  EXPECT_NE(back.out.find("1 red V@1,0E meeple>road.N\n"), std::string::npos) << back.out;
  EXPECT_EQ(run("import game.jcz -o again.carc").code, 0);
  EXPECT_EQ(run("replay again.carc").code, 0);

  EXPECT_EQ(run("export game.carc").code, 2) << "it must be said into what";
  EXPECT_EQ(run("import nothing.jcz").code, 2);
  const Outcome wrong = run("import -", "{]");
  EXPECT_EQ(wrong.code, 1);
  EXPECT_EQ(wrong.err, "<stdin>: line 1, column 2: this is not JSON: syntax error\n");
  const Outcome other = run(
      "export --jcz -", "carcassonne 1\nrules farmers=first\nseat red \"A\"\nseat blue \"B\"\n");
  EXPECT_EQ(other.code, 1);
  EXPECT_EQ(other.err, "<stdin>: not supported: option farmers=first\n");
}

TEST_F(Program, ReplaysARecord) {
  file("good.carc", kRecord);
  const Outcome once = run("replay good.carc");
  EXPECT_EQ(once.code, 0) << once.err;
  EXPECT_EQ(once.out, "good.carc: 1 turn, red 0 blue 0, 1 check holds\n");
  EXPECT_EQ(run("replay -q good.carc").out, "");
  EXPECT_EQ(run("replay -", kRecord).out, "<stdin>: 1 turn, red 0 blue 0, 1 check holds\n");
}

TEST_F(Program, PrintsStatesAsJsonLines) {
  file("good.carc", kRecord);
  const Outcome json = run("replay --json good.carc");
  EXPECT_EQ(json.code, 0) << json.err;
  ASSERT_EQ(std::ranges::count(json.out, '\n'), 2) << json.out;
  EXPECT_EQ(json.out.substr(0, 29), "{\"file\":\"good.carc\",\"turn\":0,");
  EXPECT_NE(json.out.find(R"({"x":1,"y":0,"tile":"base:V","dir":"E"})"), std::string::npos);
  EXPECT_NE(json.out.find("\"feature\":\"road.N\""), std::string::npos);
}

TEST_F(Program, SaysWhereARecordIsWrong) {
  file("check.carc", std::string(kRecord) + "= red 1 blue 0\n");
  const Outcome check = run("replay check.carc");
  EXPECT_EQ(check.code, 1);
  EXPECT_EQ(check.err.substr(0, 13), "check.carc:7:") << check.err;
  file("illegal.carc",
       "carcassonne 1\nseat red \"Ann\"\nseat blue \"Bob\"\ndeck any\n1 red V@0,1E\n");
  const Outcome illegal = run("replay illegal.carc");
  EXPECT_EQ(illegal.code, 1);
  EXPECT_EQ(illegal.err.substr(0, 15), "illegal.carc:5:") << illegal.err;
  const Outcome word = run("replay -", "carcassonne 1\nnonsense\n");
  EXPECT_EQ(word.code, 1);
  EXPECT_EQ(word.err.substr(0, 10), "<stdin>:2:") << word.err;
  const Outcome none = run("replay nowhere.carc good.carc");
  EXPECT_EQ(none.code, 2);
  EXPECT_EQ(none.err.substr(0, 31), "bastide replay: nowhere.carc: c") << none.err;
  EXPECT_EQ(run("replay .").code, 2);
  EXPECT_EQ(run("replay -", std::string("\0\xff\x01", 3)).code, 1);
}

TEST_F(Program, ListsAndChecksTileSets) {
  const Outcome base = run("tiles");
  EXPECT_EQ(base.code, 0);
  EXPECT_NE(base.out.find("72 tiles of 24 kinds, D starts"), std::string::npos) << base.out;
  EXPECT_NE(base.out.find("field ENE WNW, beside city N"), std::string::npos);
  EXPECT_EQ(run("tiles --json").out.substr(0, 24), R"({"sets":[{"set":"base",")");
  const Outcome own = run("tiles '" BASTIDE_SOURCE_DIR "/variants/base/tiles.toml'");
  EXPECT_TRUE(base.out.starts_with(own.out)) << "the base game comes first";
  file("bad.toml", "set = \"bad\"\ntitle.en = \"Bad\"\n[[tile]]\nletter = \"A\"\n");
  const Outcome bad = run("tiles bad.toml");
  EXPECT_EQ(bad.code, 1);
  EXPECT_EQ(bad.err, "bad.toml:3:1: tile A: the key name is missing\n");
  EXPECT_EQ(run("tiles nowhere.toml").code, 2);
}

TEST_F(Program, ListsTheMarksOfTiles) {
  const std::string all = run("tiles").out;
  EXPECT_NE(all.find("road S W, inn\n"), std::string::npos);
  EXPECT_NE(all.find("city E W, wine\n"), std::string::npos);
  EXPECT_NE(all.find("monastery, prior\n"), std::string::npos);
  EXPECT_NE(all.find("12 tiles of 12 kinds, A starts, drawn before those of other sets\n"),
            std::string::npos);
  EXPECT_NE(all.find("drawn last\n"), std::string::npos);
  EXPECT_NE(all.find("marks:     2 cathedral, 6 inn\n"), std::string::npos) << all;
  const std::string json = run("tiles --json").out;
  EXPECT_NE(json.find(R"("edges":["S","W"],"end":"","marks":["inn"]})"), std::string::npos);
  EXPECT_NE(json.find(R"("kind":"river","edges":["S"],"end":"spring"})"), std::string::npos);
}

TEST_F(Program, CountsGames) {
  const Outcome depth = run("perft --tiles 'V E' --depth 2");
  EXPECT_EQ(depth.code, 0) << depth.err;
  // V lies in 6 ways beside D, each with a meeple on its road, on a field, or with none.
  EXPECT_NE(depth.out.find("\nperft 1 24 0 0 18 "), std::string::npos) << depth.out;
  EXPECT_NE(depth.out.find("\nperft 2 "), std::string::npos) << depth.out;
  const std::string line = depth.out.substr(depth.out.find("perft 1 "));
  file("good.perft", "id one\ntiles V E\n" + line.substr(0, line.find('\n')) + "\n");
  EXPECT_EQ(run("perft --file good.perft").code, 0);
  file("bad.perft", "id one\ntiles V E\nperft 1 1 0 0 0 0\n");
  const Outcome bad = run("perft --file bad.perft");
  EXPECT_EQ(bad.code, 1);
  EXPECT_EQ(bad.err.substr(0, 14), "bad.perft:3:1:") << bad.err;
  EXPECT_EQ(run("perft --tiles 'C C'").code, 2);
  EXPECT_EQ(run("perft --tiles 'Ω'").code, 2);
}

// The sums behind each first turn add up to the whole.
TEST_F(Program, DividesTheCount) {
  const Outcome divided = run("perft --tiles 'V E' --depth 2 --divide");
  std::istringstream lines(divided.out);
  std::uint64_t whole = 0, sum = 0;
  bool parts = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("perft 2 ")) whole = std::stoull(line.substr(8));
    if (parts) {
      std::istringstream words(line.substr(28));
      int depth = 0;
      std::uint64_t leaves = 0;
      words >> depth >> leaves;
      EXPECT_EQ(depth, 1) << line;
      sum += leaves;
    }
    parts = parts || line.starts_with("# each first turn");
  }
  EXPECT_GT(whole, 0U);
  EXPECT_EQ(sum, whole) << divided.out;
}

TEST_F(Program, MeasuresAndSignsItsRules) {
  const Outcome first = run("bench --seconds 0.02");
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_NE(first.out.find("complete random games"), std::string::npos);
  const auto signature = [](const Outcome& r) {
    return r.out.substr(r.out.find("Rules signature"));
  };
  EXPECT_EQ(signature(first), signature(run("bench --seconds 0.02")));
}

// A game played in the terminal ends with the points that its record replays to.
TEST_F(Program, PlaysAGameWhoseRecordReplays) {
  const Outcome game = run("play computer computer computer --seed 5 --record game.carc");
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_NE(game.out.find("Score sheet"), std::string::npos);
  EXPECT_EQ(game.out.find('\033'), std::string::npos);
  const Outcome replay = run("replay game.carc");
  EXPECT_EQ(replay.code, 0) << replay.err;
  EXPECT_NE(replay.out.find(", finished"), std::string::npos) << replay.out;
}

TEST_F(Program, GoesOnFromARecord) {
  file("begun.carc", kRecord);
  const Outcome game = run("play --from begun.carc --record after.carc", "1\n\nq\n");
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_NE(game.out.find("Turn 2"), std::string::npos) << game.out;
  EXPECT_EQ(run("replay after.carc").code, 0);
}

}  // namespace
}  // namespace bastide
