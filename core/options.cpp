#include "core/options.h"

#include <algorithm>
#include <array>

namespace bastide {
namespace {

const std::array<OptionSpec, 5>& table() {
  static const std::array<OptionSpec, 5> kTable{{
      {"farmers",
       {"third", "second", "first", "off"},
       "O-FARM",
       "How fields score at the end: 3 points a finished city for each field (third), each city "
       "once a "
       "seat (second), 4 points a city by farmers around it (first), or no farmers."},
      {"tiny_city",
       {"4", "2"},
       "O-TINY",
       "Points of a finished city of two tiles: 2 a tile and coat of arms, or only 1."},
      {"first_player",
       {"random", "youngest", "seat", "roll_meeples", "most_roads"},
       "R-TURN-2",
       "Who moves first: drawn by chance; the first seat, where the youngest sits down; who first "
       "rolls a meeple that stands; or who draws the tile with most roads. How meeples and roads "
       "are counted is our reading."},
      {"sixth_player",
       {"false", "true"},
       "R-SET-7",
       "Six seats with the base game alone: about twelve turns each."},
      {"solo", {"false", "true"}, "R-SET-7", "One seat alone: to study positions, or for points."},
  }};
  return kTable;
}

const OptionSpec* find_option(std::span<const OptionSpec> specs, std::string_view name) {
  const auto it = std::ranges::find(specs, name, &OptionSpec::name);
  return it == specs.end() ? nullptr : &*it;
}

std::string quoted_list(const std::vector<std::string_view>& values) {
  std::string out;
  for (const auto value : values) {
    if (!out.empty()) out += ", ";
    out += value;
  }
  return out;
}

std::string check_value(std::span<const OptionSpec> specs, const std::string& name,
                        const std::string& value) {
  const OptionSpec* spec = find_option(specs, name);
  if (spec == nullptr) return "there is no option '" + name + "'";
  if (allows(*spec, value)) return {};
  return "option " + name + " cannot be '" + value + "', only " +
         (spec->accepts == nullptr ? "" : "such as ") + quoted_list(spec->values);
}

}  // namespace

std::span<const OptionSpec> core_options() { return table(); }

bool allows(const OptionSpec& spec, std::string_view value) {
  if (std::ranges::find(spec.values, value) != spec.values.end()) return true;
  return spec.accepts != nullptr && spec.accepts(value);
}

std::string_view option_value(std::span<const OptionSpec> specs, const OptionValues& values,
                              std::string_view name) {
  for (const auto& [key, value] : values) {
    if (key == name) return value;
  }
  const OptionSpec* spec = find_option(specs, name);
  return spec == nullptr ? std::string_view{} : spec->values.front();
}

std::expected<RuleSet, std::string> read_options(std::span<const OptionSpec> specs,
                                                 const OptionValues& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto& [name, value] = values[i];
    if (auto mistake = check_value(specs, name, value); !mistake.empty()) {
      return std::unexpected(std::move(mistake));
    }
    const auto before = std::span(values).first(i);
    if (std::ranges::any_of(before, [&](const auto& v) { return v.first == name; })) {
      return std::unexpected("option " + name + " is given twice");
    }
  }
  RuleSet rules;
  const auto farmers = option_value(specs, values, "farmers");
  const auto& names = find_option(core_options(), "farmers")->values;
  rules.farmers = static_cast<Farmers>(std::ranges::find(names, farmers) - names.begin());
  rules.tiny_city = option_value(specs, values, "tiny_city") == "2" ? 2 : 4;
  rules.sixth_player = option_value(specs, values, "sixth_player") == "true";
  rules.solo = option_value(specs, values, "solo") == "true";
  return rules;
}

}  // namespace bastide
