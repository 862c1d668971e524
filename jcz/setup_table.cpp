#include "jcz/setup_table.h"

#include <algorithm>
#include <array>

namespace bastide::jcz {
namespace {

constexpr std::array<SetRow, 6> kSets{{
    {"basic", "base"},
    {"river/1", "river"},
    {"inns-and-cathedrals", "inns"},
    {"traders-and-builders", "traders"},
    {"labyrinth", "labyrinths", false, true},
    {"monasteries", "german_monasteries", false},
}};

constexpr std::array<SetOptionRow, 6> kSetOptions{{
    {"river", "river_uturn", "jcz"},
    {"river", "river_start_tile", "shuffle_in"},
    {"labyrinths", "labyrinth", "basic"},
    {"labyrinths", "labyrinth_bonus", "figures"},
    {"german_monasteries", "monasteries_replace", "replace"},
    {"german_monasteries", "prior_recall", "as_monk"},
}};

constexpr std::array<ElementRow, 11> kElements{{
    {"small-follower", 7, "", "meeple", "", "", ""},
    {"farmers", 1, "", "", "farmers", "third", "off"},
    {"abbot", 1, "", "abbot", "abbot", "true", "false"},
    {"garden", 1, "", "", "", "", ""},
    {"phantom", 1, "", "phantom", "phantom", "true", "false"},
    {"inn", 1, "inns", "", "inns_rules", "on", "off"},
    {"cathedral", 1, "inns", "", "inns_rules", "on", "off"},
    {"big-follower", 1, "inns", "large", "large_meeple", "true", "false"},
    {"traders", 1, "traders", "", "goods", "true", "false"},
    {"builder", 1, "traders", "builder", "builder", "true", "false"},
    {"pig", 1, "traders", "pig", "pig", "true", "false"},
}};

constexpr std::array<RuleRow, 9> kRules{{
    {"tiny-city-scoring", "4", "", "tiny_city", "4"},
    {"tiny-city-scoring", "2", "", "tiny_city", "2"},
    {"inn-and-cathedral-final-scoring", "zero", "inns", "inns_final", "zero"},
    {"inn-and-cathedral-final-scoring", "ignore", "inns", "inns_final", "ignored"},
    {"labyrinth-variant", "basic", "labyrinths", "labyrinth", "basic"},
    {"labyrinth-variant", "advanced", "labyrinths", "labyrinth", "advanced"},
    {"keep-monasteries", "replace", "german_monasteries", "monasteries_replace", "replace"},
    {"keep-monasteries", "keep", "german_monasteries", "monasteries_replace", "keep"},
    {"keep-monasteries", "merge", "german_monasteries", "monasteries_replace", "keep"},
}};

constexpr std::array<FigureRow, 6> kFigures{{
    {"small", "meeple"},
    {"big", "large"},
    {"abbot", "abbot"},
    {"phantom", "phantom"},
    {"builder", "builder"},
    {"pig", "pig"},
}};

constexpr std::array<std::string_view, 14> kIdleElements{
    "acrobats", "bazaar", "escape",   "festival",    "gold",   "hill",  "marketplace",
    "pig-herd", "portal", "princess", "robbers-son", "shrine", "siege", "vineyard"};

constexpr std::array<std::string_view, 20> kIdleRules{"barn-placement",
                                                      "bazaar-auction",
                                                      "bazaar-no-auction",
                                                      "coc-final-scoring",
                                                      "count-move",
                                                      "dragon-move",
                                                      "espace-variant",
                                                      "fairy-placement",
                                                      "festival-return",
                                                      "gq11-pig-herd",
                                                      "hill-tiebreaker",
                                                      "king-and-robber-scoring",
                                                      "little-buildings-scoring",
                                                      "meteorite-impact",
                                                      "more-tunnel-tokens",
                                                      "princess-action",
                                                      "robbers-son-action",
                                                      "tunnelize-other-expansions",
                                                      "vineyards-for-garden",
                                                      "wagon-move"};

}  // namespace

std::span<const SetRow> set_rows() { return kSets; }
std::span<const SetOptionRow> set_option_rows() { return kSetOptions; }
std::span<const ElementRow> element_rows() { return kElements; }
std::span<const RuleRow> rule_rows() { return kRules; }
std::span<const FigureRow> figure_rows() { return kFigures; }

bool is_idle_element(std::string_view theirs) {
  return std::ranges::find(kIdleElements, theirs) != kIdleElements.end();
}

bool is_idle_rule(std::string_view theirs) {
  return std::ranges::find(kIdleRules, theirs) != kIdleRules.end();
}

}  // namespace bastide::jcz
