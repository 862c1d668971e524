// Editions, Big Box 6 and what expansions have in common (R-ED, R-BB6, R-IX).
#include "core/variant.h"
#include "variants/game_for_test.h"

namespace bastide {
namespace {

constexpr std::array kEditionNames{"C1", "C2", "C2-dark", "20AE", "C3"};

int shown(const Game& game, std::string_view edition, std::string_view letter,
          std::string_view drawing) {
  int count = 0;
  for (const TileKind& kind : game.kinds) {
    if (kind.design->letter != letter) continue;
    for (const Illustrations& of : kind.design->illustrations) {
      if (of.edition != edition) continue;
      for (const auto& copy : of.copies)
        count += static_cast<int>(std::ranges::count(copy, drawing));
    }
  }
  return count;
}

// R-ED-1, R-ED-2, R-ED-3, R-ED-4, R-ED-6: prints, glosses and names of roles differ; tiles, counts
// and rules are the same.
TEST(Editions, R_ED_1_R_ED_2_R_ED_3_R_ED_4_R_ED_6_TheGameIsTheSame) {
  const auto usual = game_of({"base"});
  EXPECT_EQ(usual->option("edition"), "C2");
  for (const char* edition : kEditionNames) {
    const auto game = game_of({"base"}, {{"edition", edition}});
    EXPECT_EQ(State(*game).hash(), State(*usual).hash()) << edition;
    EXPECT_EQ(game->figures.size(), 1U) << edition;
  }
  EXPECT_NE(mistake_of({"base"}, {{"edition", "C4"}}), "");
}

TEST(Editions, R_ED_4_OneCopyOfVShowsACowshed) {
  const auto game = game_of({"base"});
  EXPECT_EQ(shown(*game, "C2", "V", "pigsty"), 2);
  EXPECT_EQ(shown(*game, "C2", "V", "cowshed"), 0);
  EXPECT_EQ(shown(*game, "C3", "V", "pigsty"), 1);
  EXPECT_EQ(shown(*game, "C3", "V", "cowshed"), 1);
}

// R-ED-3: drawings of the anniversary edition are counted like C2's.
TEST(Editions, R_ED_3_AnniversaryEditionShowsTheSame) {
  const auto game = game_of({"base"});
  for (const TileKind& kind : game->kinds) {
    const std::string& letter = kind.design->letter;
    for (const char* drawing : {"garden", "farmhouse", "highwaymen", "pigsty"})
      EXPECT_EQ(shown(*game, "20AE", letter, drawing), shown(*game, "C2", letter, drawing));
  }
}

// R-ED-7: older scorings are options of every edition.
TEST(Editions, R_ED_7_OlderScoringsAreOptions) {
  for (const char* edition : kEditionNames) {
    EXPECT_EQ(
        mistake_of({"base"}, {{"edition", edition}, {"farmers", "first"}, {"tiny_city", "2"}}), "")
        << edition;
  }
  EXPECT_EQ(game_of({"base"}, {{"edition", "C1"}})->rules.farmers, Farmers::Third);
}

TEST(BigBox6, R_BB6_1_R_BB6_2_SeventyTwoTilesTwelveMoreWithTheRiver) {
  const OptionValues box{{"rules_profile", "bigbox6"}};
  EXPECT_EQ(drawn_tiles(*game_of({"base"}, box)), 71);
  int all = 0;
  for (const auto& set : catalogue().sets) {
    if (set->name != "base" && set->name != "river") continue;
    for (const TileDesign& tile : set->tiles) all += tile.count;
  }
  EXPECT_EQ(all, 84);
}

TEST(BigBox6, R_BB6_4_SixColours) {
  EXPECT_NE(mistake_of({"base"}, {}, 6), "");
  const auto game = game_of({"base"}, {{"rules_profile", "bigbox6"}}, 6);
  for (int seat = 0; seat < 6; ++seat) EXPECT_EQ(State(*game).supply(seat), 7);
  EXPECT_NE(mistake_of({"base"}, {{"rules_profile", "bigbox6"}}, 7), "");
}

// R-BB6-3, R-BB6-5: drawings and abbots have no effect without The Abbot.
TEST(BigBox6, R_BB6_3_R_BB6_5_NoGardensNoAbbots) {
  const auto game = game_of({"base"}, {{"rules_profile", "bigbox6"}});
  EXPECT_EQ(supply_of(*game, "abbot"), 0);
  for (const TileKind& kind : game->kinds) {
    for (const Segment& segment : kind.design->segments)
      EXPECT_NE(segment.kind, FeatureKind::Garden) << kind.name;
  }
}

/// Everything in play that brings figures.
std::shared_ptr<const Game> all_figures() {
  return game_of({"base", "inns", "traders"}, {{"abbot", "true"}, {"phantom", "true"}});
}

TEST(Interactions, R_IX_8_WhereFiguresMayStand) {
  using enum FeatureKind;
  const auto game = all_figures();
  for (const char* figure : {"meeple", "large", "phantom"}) {
    for (const FeatureKind feature : {Road, City, Monastery, Field})
      EXPECT_TRUE(may_stand(*game, figure, feature)) << figure;
    EXPECT_FALSE(may_stand(*game, figure, Garden)) << figure;
  }
  for (const FeatureKind feature : {Road, City, Field, River})
    EXPECT_FALSE(may_stand(*game, "abbot", feature));
  EXPECT_TRUE(may_stand(*game, "abbot", Monastery));
  EXPECT_TRUE(may_stand(*game, "abbot", Garden));
}

TEST(Interactions, R_IX_9_Votes) {
  const auto game = all_figures();
  const std::pair<const char*, int> votes[] = {{"meeple", 1},  {"abbot", 1},   {"large", 2},
                                               {"phantom", 1}, {"builder", 0}, {"pig", 0}};
  for (const auto& [figure, count] : votes) EXPECT_EQ(votes_of(*game, figure), count) << figure;
}

TEST(Interactions, R_IX_5_R_TURN_4_PhasesAreAdded) {
  const auto game =
      game_of({"base", "traders"}, {{"phantom", "true"}, {"fill_hole_extra_turn", "true"}});
  std::vector<std::string_view> names;
  for (const Phase& phase : game->phases) names.push_back(phase.name);
  EXPECT_EQ(names,
            (std::vector<std::string_view>{"draw", "place_tile", "place_figure", "place_phantom",
                                           "score", "second_part", "extra_turn", "end_turn"}));
}

// R-IX-6, R-TILE-10: no set in this program has tiles in a supply: one can but draw.
TEST(Interactions, R_IX_6_NothingButDrawing) {
  const auto game = all_figures();
  for (const Action& action : legal_actions(State(*game))) EXPECT_EQ(action.type, ActionType::Draw);
}

// R-IX-12: the hook that changes who scores a feature; here nobody uses it.
TEST(Interactions, R_IX_12_NoVariantInPlayChangesMajorities) {
  const auto game = all_figures();
  for (const Variant* variant : game->variants)
    EXPECT_EQ(variant->amend_owners, nullptr) << variant->name;
}

}  // namespace
}  // namespace bastide
