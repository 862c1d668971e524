#include <algorithm>
#include <string>

#include "tests/property/harness.h"
#include "variants/registry.h"

namespace bastide::testing {

namespace {

std::string number(int n) { return std::to_string(n); }

/// A value of an option whose values are not a list.
std::string some_value(std::string_view option, Random& random) {
  if (option == "table.size")
    return number(5 + random.below(14)) + "x" + number(5 + random.below(9));
  if (option == "table.panels") {
    std::string panels;
    for (int i = 1 + random.below(4); i > 0; --i) {
      panels += (panels.empty() ? "" : "+") + std::string(1, "NESW"[random.below(4)]) +
                number(1 + random.below(4));
    }
    return panels;
  }
  std::string cells;
  for (int i = 1 + random.below(20); i > 0; --i) {
    int x = random.below(11) - 5;
    const int y = random.below(11) - 5;
    if (x == 0 && y == 0) x = 6;  // there lies the start tile
    const std::string cell = number(x) + "," + number(y);
    if (("+" + cells + "+").find("+" + cell + "+") == std::string::npos)
      cells += (cells.empty() ? "" : "+") + cell;
  }
  return cells;
}

/// How likely an option gets another value than its default, in percent.
int chance_of(std::string_view option) {
  if (option == "abbot" || option == "phantom") return 40;
  if (option.starts_with("table.")) return option == "table.mode" ? 30 : 80;
  if (option == "hand" || option == "draw_ahead" || option == "buy_tile") return 12;
  if (option == "no_incomplete_scoring" || option == "start_from_bag") return 10;
  return 25;
}

/// What a table has besides its mode.
bool asked_for(const GameSetup& setup, std::string_view option) {
  if (option == "dice_markers" || option == "first_player") return false;  // nothing happens
  const std::string_view mode = option_value(catalogue().options, setup.options, "table.mode");
  if (option == "table.panels") return mode == "extension";
  if (option == "table.blocked") return mode == "floor";
  return option != "table.size" || (mode != "unbounded" && mode != "floor");
}

void choose_options(GameSetup& setup, Random& random) {
  for (const OptionSpec& spec : catalogue().options) {
    if (!asked_for(setup, spec.name) || !random.chance(chance_of(spec.name))) continue;
    const int count = static_cast<int>(spec.values.size());
    std::string value = spec.accepts != nullptr
                            ? some_value(spec.name, random)
                            : std::string(spec.values[static_cast<unsigned>(random.below(count))]);
    if (value != spec.values.front()) setup.options.emplace_back(spec.name, std::move(value));
  }
}

void choose_sets(GameSetup& setup, Random& random) {
  for (const auto& set : catalogue().sets) {
    const bool listed = std::ranges::find(setup.sets, set->name) != setup.sets.end();
    // Options give the other print and the labyrinths.
    const bool by_option = set->name == "river_c3" || set->name == "labyrinths";
    if (listed || by_option || !random.chance(35)) continue;
    setup.sets.push_back(set->name);
  }
  if (!random.chance(10)) return;
  const std::string& again =
      setup.sets[static_cast<unsigned>(random.below(static_cast<int>(setup.sets.size())))];
  if (again != "river") setup.sets.push_back(std::string(again));
}

bool holds(const GameSetup& setup, const Condition& condition) {
  bool equal = false;
  if (condition.name == "tiles") {
    equal = std::ranges::find(setup.sets, condition.value) != setup.sets.end();
  } else {
    equal = option_value(catalogue().options, setup.options, condition.name) == condition.value;
  }
  return equal == condition.is;
}

/// Takes out of the options what excludes something else.
void honour_exclusions(GameSetup& setup) {
  for (const Exclusion& exclusion : catalogue().exclusions) {
    if (!holds(setup, exclusion.a) || !holds(setup, exclusion.b)) continue;
    std::erase_if(setup.options, [&](const auto& option) {
      return option.first == exclusion.a.name || option.first == exclusion.b.name;
    });
  }
}

/// R-SET-7: the base game's options alone.
void choose_base_options(GameSetup& setup, Random& random) {
  const char* const farmers[] = {"third", "second", "first", "off"};
  const int version = random.below(5);  // every second game or so by the third version
  if (version < 4 && version > 0) setup.options.emplace_back("farmers", farmers[version]);
  if (random.chance(30)) setup.options.emplace_back("tiny_city", "2");
}

}  // namespace

GameSetup random_setup(std::uint64_t seed) {
  Random random(seed);
  GameSetup setup;
  setup.seats = 2 + random.below(5);
  if (random.chance(35)) {
    choose_base_options(setup, random);
  } else {
    choose_sets(setup, random);
    choose_options(setup, random);
    honour_exclusions(setup);
  }
  if (setup.seats == 6) {
    std::erase_if(setup.options, [](const auto& option) { return option.first == "sixth_player"; });
    setup.options.emplace_back("sixth_player", "true");
  }
  return setup;
}

}  // namespace bastide::testing
