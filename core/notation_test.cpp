// The words of the record on real tiles (docs/notation.md).
#include "core/notation.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/apply.h"
#include "variants/registry.h"

namespace bastide {
namespace {

class Notation : public testing::Test {
 protected:
  const TileKind& kind(std::string_view word) const { return game->kinds[parse_tile(*game, word)]; }

  std::vector<std::string> features(std::string_view word, Side dir) const {
    std::vector<std::string> out;
    for (int i = 0; i < kind(word).segment_count; ++i)
      out.push_back(feature_text(kind(word), dir, i));
    return out;
  }

  std::shared_ptr<const Game> game = make_game(catalogue(), {}).value();
};

using Words = std::vector<std::string>;

Words sorted(Words words) {
  std::ranges::sort(words);
  return words;
}

TEST_F(Notation, TilesOfTheBaseSetNeedNoSet) {
  EXPECT_EQ(parse_tile(*game, "D"), parse_tile(*game, "base:D"));
  EXPECT_EQ(tile_text(kind("base:D")), "D");
  for (const std::string_view word :
       {"", "d", "Z", ":D", "base:", "base:Z", "other:D", "DD", "D ", "E+garden"}) {
    EXPECT_EQ(parse_tile(*game, word), kNoKind) << word;
  }
}

TEST_F(Notation, FeaturesAreNamedByTheFirstSideReached) {
  EXPECT_EQ(sorted(features("D", Side::N)), (Words{"city.N", "field.ENE", "field.ESE", "road.E"}));
  EXPECT_EQ(sorted(features("D", Side::E)), (Words{"city.E", "field.NNE", "field.SSW", "road.N"}));
  EXPECT_EQ(sorted(features("V", Side::N)), (Words{"field.NNE", "field.SSW", "road.S"}));
  EXPECT_EQ(sorted(features("V", Side::W)), (Words{"field.ESE", "field.NNE", "road.E"}));
  EXPECT_EQ(sorted(features("B", Side::S)), (Words{"field.NNE", "monastery"}));
  EXPECT_EQ(sorted(features("X", Side::N)),
            (Words{"field.ESE", "field.NNE", "field.SSW", "field.WNW", "road.E", "road.N", "road.S",
                   "road.W"}));
}

TEST_F(Notation, EveryFeatureIsFoundByEverySideItReaches) {
  for (const TileKind& tile : game->kinds) {
    for (const Side dir : kSides) {
      for (int i = 0; i < tile.segment_count; ++i) {
        const Segment& segment = tile.design->segments[static_cast<std::size_t>(i)];
        EXPECT_EQ(parse_feature(tile, dir, feature_text(tile, dir, i)), i) << tile.name;
        for (const Side side : kSides) {
          if ((turned_sides(segment.sides, index(dir)) & bit(side)) == 0) continue;
          const std::string word =
              std::string(feature_kind_name(segment.kind)) + "." + side_letter(side);
          EXPECT_EQ(parse_feature(tile, dir, word), i) << tile.name << " " << word;
        }
        for (std::size_t half = 0; half < 8; ++half) {
          if (((turned_halves(segment.halves, index(dir)) >> half) & 1U) == 0) continue;
          EXPECT_EQ(parse_feature(tile, dir, "field." + std::string(kHalfNames[half])), i)
              << tile.name;
        }
      }
    }
  }
}

TEST_F(Notation, WordsThatNameNothing) {
  for (const std::string_view word :
       {"", "city", "city.S", "city.", "city.n", "city.NNE", "field.N", "field.NNE", "field.in",
        "road.in", "monastery", "garden", "river.W", "castle.N", "road.W.E"}) {
    EXPECT_EQ(parse_feature(kind("D"), Side::N, word), std::nullopt) << word;
  }
}

/// A designer's tile: two enclosed fields (D-25) and two monasteries.
TEST_F(Notation, WhatReachesNoSideIsNumbered) {
  TileDesign design{.letter = "A",
                    .name = "a test",
                    .count = 1,
                    .sides = {},
                    .segments = {},
                    .illustrations = {}};
  design.sides.fill(Terrain::City);
  design.segments.resize(5);
  design.segments[0].kind = FeatureKind::City;
  design.segments[0].sides = 0xF;
  design.segments[2].kind = FeatureKind::Monastery;
  design.segments[4].kind = FeatureKind::Monastery;
  TileKind tile;
  tile.design = &design;
  tile.segment_count = 5;
  const Words expected{"city.N", "field.in", "monastery", "field.in2", "monastery2"};
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(feature_text(tile, Side::E, i), expected[static_cast<std::size_t>(i)]);
    EXPECT_EQ(parse_feature(tile, Side::E, expected[static_cast<std::size_t>(i)]), i);
  }
  EXPECT_EQ(parse_feature(tile, Side::E, "field.in3"), std::nullopt);
}

TEST_F(Notation, Cells) {
  EXPECT_EQ(cell_text({-3, 12}), "-3,12");
  EXPECT_EQ(parse_cell("-3,12"), (Cell{-3, 12}));
  EXPECT_EQ(parse_cell("9999,-9999"), (Cell{9999, -9999}));
  for (const std::string_view word :
       {"", ",", "1", "1,", ",1", "1,2,3", "+1,2", "01,2", "-0,1", "1, 2", "10000,0", "0,-10000",
        "1.5,2", "99999999999999999999,0", "--1,0", "0x1,0"}) {
    EXPECT_EQ(parse_cell(word), std::nullopt) << word;
  }
}

TEST_F(Notation, SidesAndKinds) {
  for (const Side side : kSides) EXPECT_EQ(parse_side(std::string(1, side_letter(side))), side);
  for (const std::string_view word : {"", "n", "NE", "X"})
    EXPECT_EQ(parse_side(word), std::nullopt);
  for (const FeatureKind feature :
       {FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery, FeatureKind::Field}) {
    EXPECT_EQ(parse_feature_kind(feature_kind_name(feature)), feature);
  }
  EXPECT_EQ(parse_feature_kind("farm"), std::nullopt);
}

/// R-TILE-4: of directions that look the same the first is written.
TEST_F(Notation, PlacementsAreWrittenInTheFirstDirection) {
  EXPECT_EQ(placement_text(kind("V"), {0, 1}, Side::W), "V@0,1W");
  EXPECT_EQ(placement_text(kind("U"), {0, 1}, Side::W), "U@0,1E");
  EXPECT_EQ(placement_text(kind("X"), {-1, 0}, Side::S), "X@-1,0N");
}

TEST_F(Notation, ActionsInWords) {
  State state(*game);
  EXPECT_EQ(action_text(state, Action::draw(parse_tile(*game, "V"))), "draw V");
  EXPECT_EQ(action_text(state, Action::finish()), "finish");
  apply(state, Action::draw(parse_tile(*game, "V")));
  EXPECT_EQ(action_text(state, Action::place({0, 1}, Side::W)), "V@0,1W");
  apply(state, Action::place({0, 1}, Side::W));
  EXPECT_EQ(
      action_text(state, Action::put_figure({0, 1}, *parse_feature(kind("V"), Side::W, "road.S"))),
      "meeple>road.E");
  EXPECT_EQ(
      action_text(state, Action::put_figure({0, 0}, *parse_feature(kind("D"), Side::N, "city.N"))),
      "meeple>0,0:city.N");
  EXPECT_EQ(action_text(state, Action::pass()), "pass");
}

/// Every reason says what is in the way, and its rule (R-TILE-2, R-TILE-3, R-MEEP-1 to -3, R-SET-1,
/// R-END-1).
TEST_F(Notation, RefusalsExplainThemselves) {
  const std::vector<std::string> colours{"red", "blue"};
  State state(*game);
  const auto why = [&](const Action& action) {
    return explain(state, action, check(state, action), colours);
  };
  const auto letter = [&](std::string_view word) { return parse_tile(*game, word); };
  EXPECT_EQ(why(Action::pass()), "a tile must be drawn first (R-TILE-1)");
  const State full(state);
  state.set_bag({});
  EXPECT_EQ(why(Action::draw(letter("C"))), "no C is left to draw (R-SET-1)");
  state = full;
  apply(state, Action::draw(letter("V")));
  EXPECT_EQ(why(Action::draw(letter("V"))),
            "draw V is not possible at this point of the turn (R-TURN-3)");
  EXPECT_EQ(why(Action::place({0, 0}, Side::N)), "a tile lies at 0,0 already (R-TILE-2)");
  EXPECT_EQ(why(Action::place({1, 1}, Side::N)), "no tile lies beside 1,1 (R-TILE-2)");
  EXPECT_EQ(why(Action::place({0, 1}, Side::S)),
            "V does not fit at 0,1 turned S: its north side is road, the neighbour D@0,0N shows "
            "field (R-TILE-3)");
  apply(state, Action::place({1, 0}, Side::N));
  EXPECT_EQ(why(Action::put_figure({0, 0}, 0)),
            "a figure may be put only on the tile just placed (R-MEEP-1)");
  EXPECT_EQ(why(Action::put_figure({1, 0}, 9)), "the tile at 1,0 has no such feature (R-MEEP-2)");
  apply(state, Action::put_figure({1, 0}, *parse_feature(kind("V"), Side::N, "road.W")));
  apply(state, Action::draw(letter("U")));
  apply(state, Action::place({-1, 0}, Side::E));
  EXPECT_EQ(why(Action::put_figure({-1, 0}, *parse_feature(kind("U"), Side::E, "road.W"))),
            "road.E belongs to a road with red's meeple at 1,0 (R-MEEP-3)");
}

}  // namespace
}  // namespace bastide
