#include "jcz/export_setup.h"

#include <algorithm>
#include <array>

#include "jcz/setup_table.h"

namespace bastide::jcz {
namespace {

namespace json = boost::json;

/// Options that say nothing about how a game goes on once it has begun.
constexpr std::array<std::string_view, 3> kSilentOptions{"first_player", "sixth_player", "solo"};

json::string_view view(std::string_view text) { return {text.data(), text.size()}; }

/// The value of an option; empty where this program does not know it.
std::string_view value_of(const Game& game, const Catalogue& catalogue, std::string_view option) {
  return option_value(catalogue.options, game.options, option);
}

/// Whether tiles of the set may be in this game.
bool in_play(const Game& game, std::string_view set) {
  return std::ranges::any_of(game.kinds, [&](const TileKind& kind) { return kind.set == set; });
}

json::object sets_json(const Game& game, bool gardens, std::vector<Mistake>& mistakes) {
  json::object sets;
  for (const auto& set : game.sets) {
    const auto row = std::ranges::find(set_rows(), set->name, &SetRow::ours);
    if (row == set_rows().end()) {
      mistakes.push_back({"tiles", "set " + set->name, true});
      continue;
    }
    std::string name(row->theirs);
    if (row->editions) name += gardens ? ":2" : ":1";
    const auto copies = std::ranges::count(game.set_names, set->name);
    sets[name] = std::max<std::int64_t>(copies, 1);
  }
  return sets;
}

json::object elements_json(const Game& game, const Catalogue& catalogue, bool gardens) {
  json::object elements;
  for (const ElementRow& row : element_rows()) {
    if (!row.set.empty() && !in_play(game, row.set)) continue;
    const bool chosen = row.option.empty() || value_of(game, catalogue, row.option) == row.present;
    if (!chosen || (row.theirs == "garden" && !gardens)) continue;
    if (row.figure.empty()) {
      elements[view(row.theirs)] = true;
    } else {
      elements[view(row.theirs)] = row.amount;
    }
  }
  return elements;
}

json::object rules_json(const Game& game, const Catalogue& catalogue) {
  json::object rules;
  for (const RuleRow& row : rule_rows()) {
    const bool speaks = row.set.empty() || in_play(game, row.set);
    if (!speaks || rules.contains(view(row.theirs))) continue;
    if (value_of(game, catalogue, row.option) == row.ours)
      rules[view(row.theirs)] = view(row.value);
  }
  return rules;
}

/// Whether some table has a word for this value of the option.
bool can_say(const std::string& option, const std::string& value) {
  if (std::ranges::find(kSilentOptions, option) != kSilentOptions.end()) return true;
  return std::ranges::any_of(element_rows(),
                             [&](const ElementRow& row) {
                               return row.option == option &&
                                      (row.present == value || row.absent == value);
                             }) ||
         std::ranges::any_of(
             rule_rows(),
             [&](const RuleRow& row) { return row.option == option && row.ours == value; }) ||
         std::ranges::find(set_option_rows(), option, &SetOptionRow::option) !=
             set_option_rows().end() ||
         std::ranges::find(set_rows(), option, &SetRow::ours) != set_rows().end();
}

}  // namespace

json::object setup_json(const Game& game, const Catalogue& catalogue,
                        std::vector<Mistake>& mistakes) {
  for (const auto& [name, value] : game.options) {
    if (!can_say(name, value) && option_value(catalogue.options, {}, name) != value)
      mistakes.push_back({"rules", "option " + name + "=" + value, true});
  }
  const bool gardens = value_of(game, catalogue, "abbot") == "true";
  json::object setup;
  setup["sets"] = sets_json(game, gardens, mistakes);
  setup["elements"] = elements_json(game, catalogue, gardens);
  setup["rules"] = rules_json(game, catalogue);
  setup["timer"] = nullptr;
  setup["options"] = json::object{};
  return setup;
}

}  // namespace bastide::jcz
