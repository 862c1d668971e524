#include "tests/property/reference_rules.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace bastide::testing {

namespace {

using reference::Rules;

/// Which of its values an option has; the first where the program does not know it.
template <class Choice>
Choice choose(const Game& game, std::string_view name,
              std::initializer_list<std::string_view> values) {
  const auto found = std::ranges::find(values, game.option(name));
  return static_cast<Choice>(found == values.end() ? 0 : found - values.begin());
}

int whole(std::string_view text) { return std::atoi(std::string(text).c_str()); }

/// `a+b+c`, or `none`.
std::vector<std::string> items(std::string_view text) {
  std::vector<std::string> result;
  if (text == "none" || text.empty()) return result;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find('+', from), text.size());
    result.emplace_back(text.substr(from, to - from));
    from = to + 1;
  }
  return result;
}

reference::Limits limits_of(const Game& game) {
  reference::Limits limits;
  limits.mode = choose<reference::TableMode>(
      game, "table.mode", {"unbounded", "standard", "shift", "extension", "floor"});
  const std::string_view size = game.option("table.size");
  if (const auto by = size.find('x'); by != size.npos) {
    limits.width = whole(size.substr(0, by));
    limits.height = whole(size.substr(by + 1));
  }
  for (const std::string& panel : items(game.option("table.panels"))) {
    const auto side = std::string_view("NESW").find(panel.front());
    limits.panels.push_back({static_cast<Side>(side), whole(panel.substr(1))});
  }
  for (const std::string& cell : items(game.option("table.blocked"))) {
    limits.blocked.push_back({static_cast<std::int16_t>(whole(cell)),
                              static_cast<std::int16_t>(whole(cell.substr(cell.find(',') + 1)))});
  }
  return limits;
}

void add_sets(const Game& game, Rules& rules) {
  rules.sets = game.set_names;
  const auto add = [&](const char* name) {
    if (!rules.has_set(name)) rules.sets.emplace_back(name);
  };
  if (game.is_on("german_monasteries")) add("german_monasteries");
  if (!game.option("labyrinth").empty() && game.option("labyrinth") != "off") add("labyrinths");
}

void add_expansions(const Game& game, Rules& rules) {
  rules.river_bends =
      choose<reference::Bends>(game, "river_uturn", {"immediate", "alternate", "jcz"});
  rules.keep_start_tile = game.option("river_start_tile") == "shuffle_in";
  rules.river_ends_divide = game.is_on("river_ends_divide");
  rules.c3_river = game.option("river_print") == "C3";
  rules.abbot = game.is_on("abbot");
  rules.phantom = game.is_on("phantom");
  rules.inns_count = game.option("inns_rules") != "off";
  rules.spoilt_is_zero = game.option("inns_final") != "ignored";
  rules.large_meeple = game.option("large_meeple") != "false";
  rules.second_inn_on_c = game.option("ic_c_inn") == "E+W";
  rules.goods = game.option("goods") != "false";
  rules.builder = game.option("builder") != "false";
  rules.pig = game.option("pig") != "false";
  rules.may_stop_after_part = game.option("builder_turn") == "optional";
  rules.keep_monasteries = game.option("monasteries_replace") == "keep";
  rules.recall_prior = game.option("prior_recall") == "as_monk";
  const bool advanced = game.option("labyrinth") == "advanced";
  rules.labyrinth = advanced ? reference::Labyrinth::Advanced : reference::Labyrinth::Basic;
  rules.labyrinths = game.option("labyrinth_count") == "2" ? 2 : 1;
  rules.bonus_for_all_figures = game.option("labyrinth_bonus") == "figures";
  rules.placer_only = game.option("labyrinth_arms") == "placer_only";
}

void add_house_rules(const Game& game, Rules& rules) {
  rules.limits = limits_of(game);
  rules.start_from_bag = game.is_on("start_from_bag");
  rules.return_unplaceable = game.option("unplaceable") == "return";
  rules.trees_do_not_end_roads = game.is_on("trees_do_not_end_roads");
  rules.hand = game.option("hand") == "3" ? 3 : game.is_on("draw_ahead") ? 1 : 0;
  rules.buy_tile = game.is_on("buy_tile");
  rules.extra_turn_for_hole = game.is_on("fill_hole_extra_turn");
  rules.no_incomplete_scoring = game.is_on("no_incomplete_scoring");
  rules.edge_completes = game.is_on("table_edge_completes");
  rules.border_counts = game.is_on("border_counts");
}

}  // namespace

Rules rules_of(const Game& game) {
  Rules rules;
  rules.players = game.seats;
  rules.edition = game.option("edition").empty() ? "C2" : std::string(game.option("edition"));
  rules.fields = choose<reference::Fields>(game, "farmers", {"third", "second", "first", "off"});
  rules.tiny_city = whole(game.option("tiny_city"));
  add_sets(game, rules);
  add_expansions(game, rules);
  add_house_rules(game, rules);
  return rules;
}

}  // namespace bastide::testing
