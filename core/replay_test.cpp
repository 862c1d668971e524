// Replaying records: positions, decks, turns, endings, checks, and records made of games.
#include "core/replay.h"

#include <gtest/gtest.h>

#include "core/apply.h"
#include "core/notation.h"
#include "variants/registry.h"

namespace bastide {
namespace {

std::string text_of(std::string_view lines) {
  return "carcassonne 1\nseat red \"A\"\nseat blue \"B\"\n" + std::string(lines);
}

std::expected<Replayed, RecordError> play(std::string_view lines) {
  const auto record = parse_record(text_of(lines));
  if (!record) return std::unexpected(record.error());
  return replay(catalogue(), *record);
}

/// The first of `lines` is line 4.
void expect_error(std::string_view lines, std::string_view place, std::string_view words,
                  RecordFault fault = RecordFault::Illegal) {
  const auto played = play(lines);
  ASSERT_FALSE(played) << lines;
  const RecordError& error = played.error();
  EXPECT_EQ(std::to_string(error.line) + ":" + std::to_string(error.column), place)
      << error.text << "\n"
      << lines;
  EXPECT_NE(error.text.find(words), std::string::npos)
      << "expected " << words << ", found: " << error.text;
  EXPECT_EQ(error.fault, fault) << error.text;
}

void expect_good(std::string_view lines) {
  const auto played = play(lines);
  EXPECT_TRUE(played) << lines << "\n"
                      << played.error().line << ":" << played.error().column << ": "
                      << played.error().text;
}

TEST(Replay, PlaysTurnsAndStopsInTheMiddle) {
  const auto played = play("1 red V@0,1W meeple>road.S\n2 blue V@1,1N\n");
  ASSERT_TRUE(played) << played.error().text;
  EXPECT_EQ(played->state.tiles().size(), 3U);
  EXPECT_EQ(played->state.seat(), 0);
  EXPECT_EQ(played->state.turn(), 3);
  EXPECT_EQ(played->state.supply(0), 6);
  EXPECT_EQ(played->actions.size(), 6U);
  EXPECT_FALSE(played->state.is_over());
  State again(played->start);
  for (const Action& action : played->actions) apply(again, action);
  EXPECT_EQ(again, played->state);
}

TEST(Replay, WrongTurns) {
  expect_error("2 red V@0,1W\n", "4:1", "this is turn 1, not 2");
  expect_error("1 blue V@0,1W\n", "4:3", "the turn of red, not of blue (R-TURN-1)");
  expect_error("1 green V@0,1W\n", "4:3", "'green' has no seat");
  expect_error("1 red Z@0,1W\n", "4:7", "no tile Z");
  expect_error("1 red inns:K@0,1W\n", "4:7", "no tile inns:K in the sets in play (base)");
  expect_error("1 red E+garden@0,1E\n", "4:7", "write E");
  expect_error("1 red V@0,1W abbot>road.S\n", "4:14", "no figure 'abbot'");
  expect_error("1 red V@0,1W meeple<0,1\n", "4:14", "R-MEEP-9");
  expect_error("1 red V@0,1W meeple>0,0:city.N\n", "4:14", "just placed (R-MEEP-1)");
  expect_error("1 red V@0,1W meeple>7,7:city.N\n", "4:14", "just placed (R-MEEP-1)");
  expect_error("1 red V@0,1W meeple>city.N\n", "4:21", "V@0,1W has no city.N; it has");
  expect_error("1 red C@1,0N\n", "4:7", "does not fit at 1,0 turned N: its west side is city");
  expect_error("1 red V@0,0N\n", "4:7", "a tile lies at 0,0 already (R-TILE-2)");
  expect_error("1 red V@1,1N\n", "4:7", "no tile lies beside 1,1 (R-TILE-2)");
}

/// R-TILE-8: what fits nowhere leaves the game, and only that.
TEST(Replay, Discards) {
  expect_good("1 red E@0,-1S\n2 blue !C V@0,1W\n");
  expect_error("1 red E@0,-1S\n2 blue C@0,1N\n", "5:8", "fits nowhere");
  expect_error("1 red !C V@0,1W\n", "4:8", "C@0,-1N (R-TILE-8)");
  expect_error("1 red E@0,-1S\n2 blue !C !C V@0,1W\n", "5:12", "no C is left to draw (R-SET-1)");
}

TEST(Replay, CopiesAreCounted) {
  expect_error("1 red X@1,0N\n2 blue X@2,0N\n", "5:8", "no X is left to draw (R-SET-1)");
  expect_good("deck any\n1 red X@1,0N\n2 blue X@2,0N\n3 red X@3,0N\n");
  const auto played = play("deck any\n1 red X@1,0N\n2 blue X@2,0N\n");
  ASSERT_TRUE(played);
  EXPECT_EQ(played->state.bag(parse_tile(*played->game, "X")), 0);
  EXPECT_EQ(played->state.bag(parse_tile(*played->game, "V")), 9);
}

TEST(Replay, DecksGiveTheDraws) {
  expect_good("deck E C V X\n1 red E@0,-1S\n2 blue !C V@0,1W\n");
  expect_error("deck E V\n1 red V@0,1W\n", "5:7", "the next tile of the deck is E, not V");
  expect_error("deck E\n1 red E@0,-1S\n2 blue V@0,1W\n", "6:8", "the deck has no tile left");
  expect_error("deck C C\n", "4:8", "one more C than there are: 1 (R-SET-1)");
  expect_error("deck D D D D\n", "4:12", "one more D than there are: 4");
  expect_error("deck V\nbag V\n", "4:6", "beside 'bag'");
  const auto played = play("deck E C V X\n1 red E@0,-1S\n");
  ASSERT_TRUE(played);
  ASSERT_EQ(played->deck.size(), 3U);
  EXPECT_EQ(played->deck.front(), parse_tile(*played->game, "C"));
  EXPECT_EQ(played->state.bag_total(), 3);
}

/// R-END-2: points before and after final scoring; D-48: the last tile may fit nowhere.
TEST(Replay, Endings) {
  expect_good("deck V\n1 red V@0,1W meeple>road.S\n= red 0/6\nend\n+ red 1 road\n= red 1\n");
  expect_good("1 red V@0,1W meeple>road.S\n= red 0\nend\n= red 1\n");
  expect_good("deck E C\n1 red E@0,-1S\nend !C\n= red 0\n");
  expect_error("1 red E@0,-1S\nend !V\n", "5:6", "does not leave the game");
  expect_good(
      "1 red V@0,1W meeple>road.S\nend resigned blue\n= red 0\n? refuse 2 blue V@1,1N : "
      "game_over\n");
  expect_good("1 red V@0,1W meeple>road.S\nend aborted\n= red 0\n");
  expect_error("end resigned green\n", "4:14", "'green' has no seat");
  const auto over = play("1 red V@0,1W\nend\n? refuse 2 blue V@1,1N : over\n");
  ASSERT_TRUE(over);
  EXPECT_TRUE(over->state.is_over());
  const auto resigned = play("end resigned red\n");
  ASSERT_TRUE(resigned);
  EXPECT_FALSE(resigned->state.is_over());
}

TEST(Replay, Positions) {
  const auto played = play(
      "start none\nput V@2,2N\nput D@0,2N red:meeple>city.N\nput U@1,2E blue:meeple>field.NNW\n"
      "score red 12 blue 8\nbag C V*3 W\nturn blue\n= red 12/6 blue 8/6\n"
      "? refuse 1 red V@3,2N : player\n1 blue W@-1,2N meeple>road.S\n");
  ASSERT_TRUE(played) << played.error().line << ": " << played.error().text;
  EXPECT_EQ(played->start.tiles().size(), 3U);
  EXPECT_EQ(played->start.bag_total(), 5);
  EXPECT_EQ(played->state.points(0), 12);
  EXPECT_EQ(played->state.seat(), 0);
  EXPECT_EQ(played->start.hash(), played->start.recomputed_hash());
}

TEST(Replay, StartTiles) {
  const auto other = play("start X@5,5W\n");
  ASSERT_TRUE(other) << other.error().text;
  EXPECT_EQ(other->start.tile_at({5, 5}), 0);
  EXPECT_EQ(other->start.bag(parse_tile(*other->game, "X")), 0);
  EXPECT_EQ(other->start.bag(parse_tile(*other->game, "D")), 4);
  const auto same = play("start none\nput D@0,0N\n"), usual = play("");
  ASSERT_TRUE(same && usual);
  EXPECT_EQ(same->start.hash(), usual->start.hash());
}

/// A tile's words mean the same whichever of its equal directions it is written in (R-TILE-4).
TEST(Replay, EqualDirectionsAreOne) {
  for (const std::string_view dir : {"E", "W"}) {
    const auto put = play("put U@1,0" + std::string(dir) + " red:meeple>field.NNW\n");
    const auto turn = play("1 red U@1,0" + std::string(dir) + " meeple>field.NNW\n");
    ASSERT_TRUE(put && turn);
    const PlacedFigure a = put->start.figures()[0], b = turn->state.figures()[0];
    EXPECT_EQ(a.segment, b.segment);
    EXPECT_EQ(feature_text(put->start.kind_of(1), put->start.tiles()[1].dir, a.segment),
              "field.NNE");
  }
  expect_good("? places X: 1,0W -1,0E 1,0N\n? places U: -1,0W 0,1W 1,0W\n");
}

TEST(Replay, WrongPositions) {
  expect_error("put V@0,2E\n", "4:5", "no tile lies beside 0,2");
  expect_error("put V@0,1S\n", "4:5", "its north side is road");
  expect_error("put V@0,0N\n", "4:5", "lies at 0,0 already");
  expect_error("put C@0,-1N\nput C@0,-2N\n", "5:5", "one more C than there are: 1 (R-SET-1)");
  expect_error("put Z@0,1N\n", "4:5", "no tile Z");
  expect_error("start Z@0,1N\n", "4:7", "no tile Z");
  expect_error("start none\n", "1:1", "no tile lies on the board");
  expect_error("put V@0,1W green:meeple>road.S\n", "4:12", "'green' has no seat");
  expect_error("put V@0,1W red:pig>road.S\n", "4:16", "no figure 'pig'");
  expect_error("put V@0,1W red:meeple>city.N\n", "4:23", "has no city.N");
  expect_error("put V@0,1W red:meeple>0,0:city.N\n", "4:16", "its own line");
  expect_error("put V@0,1W red:meeple>road.S blue:meeple>road.E\n", "4:42", "already (R-MEEP-3)");
  expect_error("put E@0,-1S red:meeple>city.S\n", "4:24", "finished");
  expect_error("score red 1 red 2\n", "4:13", "red is given twice");
  expect_error("score green 1\n", "4:7", "'green' has no seat");
  expect_error("turn green\n", "4:6", "'green' has no seat");
  expect_error("bag C*2\n", "4:5", "one more C than there are: 1 (R-SET-1)");
  expect_error("rules farmers=off\nput V@0,1W red:meeple>field.SSW\n", "5:16",
               "may not stand on a field");
  std::string eight = "deck any\n";
  for (int x = 1; x <= 8; ++x) eight += "put U@" + std::to_string(x) + ",0E red:meeple>field.NNE\n";
  expect_error(eight, "12:12", "red has no meeple left (R-SET-8)");
  eight.replace(eight.rfind("red"), 3, "blue");
  expect_good(eight);  // several figures on one field: it was joined
}

TEST(Replay, UnknownSetsAndOptions) {
  expect_error("tiles base moon\n", "4:12", "no tile set 'moon'", RecordFault::Unsupported);
  expect_error("rules tiny_city=4 gravity=off\n", "4:19", "no option 'gravity'",
               RecordFault::Unsupported);
  expect_error("rules tiny_city=7\n", "4:7", "cannot be '7', only 4 2", RecordFault::Unsupported);
  expect_good("tiles base base\n");
  expect_error("tiles base base base base base\n", "3:1", "more than 4 times");
  expect_error("rules tiny_city=4\nrules tiny_city=2\n", "5:7", "twice");
  const auto alone = replay(catalogue(), parse_record("carcassonne 1\nseat red \"A\"\n").value());
  ASSERT_FALSE(alone);
  EXPECT_EQ(alone.error().line, 2);
  ASSERT_FALSE(replay(catalogue(), Record{}));
  expect_error("seat green \"C\"\nseat black \"D\"\nseat yellow \"E\"\nseat pink \"F\"\n", "7:1",
               "sixth_player");
}

constexpr auto kCheck = RecordFault::Check;

TEST(ReplayChecks, Awards) {
  const std::string city = "1 red E@0,-1S meeple>city.S\n";
  expect_good(city + "+ red 4 city\n");
  expect_error(city + "+ red 4 city\n+ red 4 city\n", "6:3", "found: red 4 city", kCheck);
  expect_error(city + "+ blue 4 city\n", "5:3",
               "expected the scoring blue 4 city, found: red 4 city", kCheck);
  expect_error(city + "+ red 3 city\n", "5:3", "found: red 4 city", kCheck);
  expect_error(city + "+ red 4 road\n", "5:3", "found: red 4 city", kCheck);
  expect_error("+ red 4 road\n", "4:3", "found: none", kCheck);
  expect_error("+ red 4 farm\n", "4:3", "expected the scoring red 4 farm", kCheck);
  expect_good("1 red U@1,0E meeple>field.NNE\n2 blue E@0,-1S\nend\n+ red 3 field\n");
}

TEST(ReplayChecks, Points) {
  expect_good("= red 0/7 blue 0\n");
  expect_error("= red 0/6\n", "4:3", "expected 6 meeples in the supply of red, found 7", kCheck);
  expect_error("= red 0 blue 1\n", "4:9", "expected blue 1, found 0 points", kCheck);
  expect_error("= red 0 red 0\n", "4:9", "twice");
  expect_error("= green 0\n", "4:3", "no seat");
}

TEST(ReplayChecks, Places) {
  expect_good("? places B: 0,1W 0,1N\n? places C: 0,-1E\n");
  expect_error("? places B: 0,1N 1,0N\n", "4:10",
               "expected placements of B: 0,1N 1,0N; found: 0,1N", kCheck);
  expect_error("? places B:\n", "4:10", "expected placements of B: none; found: 0,1N", kCheck);
  expect_error("? places Z:\n", "4:10", "no tile Z");
}

TEST(ReplayChecks, Figures) {
  const std::string turn = "1 red U@1,0E meeple>road.E\n";
  expect_good(turn + "? figures: meeple>road.E meeple>field.WSW meeple>field.WNW\n");
  expect_good(turn +
              "2 blue U@2,0E\n? figures: meeple>field.NNE meeple>field.ESE\nend\n? figures: "
              "meeple>field.NNE meeple>field.ESE\n");
  expect_error(turn + "? figures: meeple>road.E\n", "5:1",
               "found: meeple>road.E meeple>field.ESE meeple>field.NNE", kCheck);
  expect_error(turn + "? figures: meeple>city.N\n", "5:19", "has no city.N");
  expect_error(turn + "? figures: large>road.E\n", "5:12", "no figure 'large'");
  expect_error("? figures:\n", "4:1", "no turn above");
}

TEST(ReplayChecks, Refusals) {
  const std::string_view lines[] = {
      "? refuse 1 red V@0,1S : edge_mismatch\n",
      "? refuse 1 red V@0,1S : mismatch\n",
      "? refuse 1 red V@5,5S : adjacent\n",
      "? refuse 1 red V@0,0S : taken\n",
      "? refuse 2 red V@0,1W : number\n",
      "? refuse 1 blue V@0,1W : player\n",
      "? refuse 1 blue V@0,1W : turn\n",
      "? refuse 1 red !V V@0,1W : fits\n",
      "? refuse 1 red V@0,1W meeple>city.N : no_such_segment\n",
      "? refuse 1 red V@0,1W meeple>0,0:city.N : just\n",
      "? refuse 1 red V@0,1W large>road.S : unknown\n",
      "bag E\n? refuse 1 red V@0,1W : bag\n",
      "deck E V\n? refuse 1 red V@0,1W : deck\n",
      "deck any\n1 red C@0,-1N\n2 blue X@1,0N\n? refuse 3 red X@0,1N : mismatch\n",
      "1 red E@0,-1S\n? refuse 2 blue C@0,1N : nowhere\n",
      "1 red U@1,0E meeple>road.E\n? refuse 2 blue U@2,0E meeple>road.E : occupied\n",
      "rules farmers=off\n? refuse 1 red V@0,1W meeple>field.SSW : allowed\n",
  };
  for (const auto text : lines) expect_good(text);
  expect_error("? refuse 1 red V@0,1W : occupied\n", "4:12", "but it is legal", kCheck);
  expect_error("? refuse 1 red V@0,1S : occupied\n", "4:25", "found edge_mismatch: V does not fit",
               kCheck);
  expect_error("? refuse 1 red V@0,1S : edge_\n", "4:25", "found edge_mismatch", kCheck);
}

/// R-MEEP-6, R-SET-8: a turn without a choice of figures still says why one is refused.
TEST(ReplayChecks, RefusedFigureWhereNoneCouldBePut) {
  std::string lines = "deck any\n";
  for (int x = 1; x <= 7; ++x) lines += "put W@" + std::to_string(x) + ",0N red:meeple>road.S\n";
  expect_good(lines + "? refuse 1 red W@8,0N meeple>road.S : supply\n1 red W@8,0N\n? figures:\n");
  expect_error(lines + "1 red W@8,0N meeple>road.S\n", "12:14", "red has no meeple left (R-SET-8)");
}

TEST(Replay, ObserverSeesEveryTurn) {
  const auto record = parse_record(text_of("1 red E@0,-1S meeple>city.S\n2 blue V@0,1W\nend\n"));
  ASSERT_TRUE(record);
  std::vector<int> turns;
  std::size_t events = 0;
  const auto played =
      replay(catalogue(), *record, [&](const Replayed& now, int turn, const Log& log) {
        turns.push_back(turn);
        events += log.size();
        EXPECT_EQ(now.log.size(), events);
      });
  ASSERT_TRUE(played);
  EXPECT_EQ(turns, (std::vector<int>{0, 1, 2, 3}));
  EXPECT_EQ(played->log.size(), events);
}

// --- Records of games ---

/// A game by a small generator of numbers, with every legal action equally likely.
std::vector<Action> random_game(const Game& game, unsigned seed, std::size_t steps) {
  State state(game);
  std::vector<Action> actions;
  unsigned number = seed;
  while (!state.is_over() && actions.size() < steps) {
    const auto legal = legal_actions(state);
    number = number * 1664525U + 1013904223U;
    actions.push_back(legal[(number >> 8) % legal.size()]);
    apply(state, actions.back());
  }
  return actions;
}

TEST(MakeRecord, RandomGamesReadAsTheSameGame) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const int seats = 2 + static_cast<int>(seed % 4);
    const auto game =
        make_game(catalogue(), {.seats = seats, .options = {{"farmers", "second"}}}).value();
    std::vector<SeatLine> lines;
    for (int i = 0; i < seats; ++i)
      lines.push_back({.colour = std::string(kColours[static_cast<std::size_t>(i)]), .name = "N"});
    const std::size_t steps = seed % 2 == 0 ? 1000 : 17 + 3 * seed;
    const auto actions = random_game(*game, seed, steps);
    const Record record = make_record(*game, lines, actions);
    const std::string text = write_record(record);
    const auto read = parse_record(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(*read, record);
    const auto played = replay(catalogue(), *read);
    ASSERT_TRUE(played) << played.error().line << ": " << played.error().text << "\n" << text;
    EXPECT_EQ(write_record(make_record(*played->game, read->seats, played->actions)), text);
    if (steps < 1000) continue;
    EXPECT_EQ(record.ending, Ending::Finished);
    State state(*game);
    for (const Action& action : actions) apply(state, action);
    EXPECT_EQ(played->state.hash(), state.hash());
    EXPECT_EQ(played->actions, actions);
  }
}

TEST(MakeRecord, UsesThePreferredWords) {
  const auto read =
      parse_record(text_of("1 red base:U@1,0W meeple>field.NNW\n2 blue X@2,0S\n")).value();
  const auto played = replay(catalogue(), read).value();
  const std::string text = write_record(make_record(*played.game, read.seats, played.actions));
  EXPECT_NE(text.find("\n1 red U@1,0E meeple>field.NNE\n2 blue X@2,0N\n"), std::string::npos)
      << text;
}

TEST(MakeRecord, LeavesAnUnfinishedTurnOut) {
  const auto game = make_game(catalogue(), {}).value();
  const std::vector<SeatLine> seats{{.colour = "red", .name = "A"},
                                    {.colour = "blue", .name = "B"}};
  std::vector<Action> actions{Action::draw(parse_tile(*game, "V"))};
  EXPECT_TRUE(make_record(*game, seats, actions).turns.empty());
  actions.push_back(Action::place({0, 1}, Side::W));
  EXPECT_TRUE(make_record(*game, seats, actions).turns.empty());
  actions.push_back(Action::pass());
  EXPECT_EQ(make_record(*game, seats, actions).turns.size(), 1U);
  const Record resigned = make_record(*game, seats, actions, Ending::Resigned, "blue");
  EXPECT_TRUE(write_record(resigned).ends_with("end resigned blue\n"));
}

TEST(ExtendRecord, KeepsThePositionAndItsChecks) {
  const auto base =
      parse_record(
          text_of("meta a \"b\"\ndeck E C V X W\nput U@1,0E blue:meeple>road.E\n? places C: 0,-1N\n"
                  "1 red E@0,-1S\n= red 0\n2 blue !C V@0,1W\n= blue 0\n"))
          .value();
  const auto played = replay(catalogue(), base).value();
  EXPECT_EQ(write_record(extend_record(base, played.start, played.actions)), write_record(base));
  auto actions = played.actions;
  for (const Action& action : {Action::draw(parse_tile(*played.game, "X")),
                               Action::place({-1, 0}, Side::N), Action::pass()}) {
    actions.push_back(action);
  }
  const Record longer = extend_record(base, played.start, actions);
  EXPECT_EQ(longer.turns.size(), 3U);
  EXPECT_EQ(longer.turns[0].checks.size(), 1U);
  EXPECT_EQ(longer.deck, base.deck);
  EXPECT_TRUE(replay(catalogue(), longer)) << write_record(longer);
  actions[0] = Action::draw(parse_tile(*played.game, "V"));
  actions[1] = Action::place({0, 1}, Side::W);
  actions.resize(3);
  const Record other = extend_record(base, played.start, actions);
  EXPECT_TRUE(other.deck.tiles.empty());
  EXPECT_TRUE(other.turns.at(0).checks.empty());
}

}  // namespace
}  // namespace bastide
