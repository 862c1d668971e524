// The option table: every rule that a table can choose, in one form for setup page, CLI, record and
// validator.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide {

/// One choice of the rules. Texts are English; the page translates by name and value.
struct OptionSpec {
  std::string_view name;                 ///< `farmers`
  std::vector<std::string_view> values;  ///< the default first
  std::string_view rule;                 ///< the rule or option id that it comes from
  std::string_view help;                 ///< one sentence
  /// For values that are not a list (sizes, cells): whether `value` is one. `values` then holds the
  /// default and examples.
  bool (*accepts)(std::string_view value) = nullptr;
};

/// Whether the option can have that value.
bool allows(const OptionSpec& spec, std::string_view value);

/// That an option has a value (`is`), or has another one. The name `tiles` asks for a set in play.
struct Condition {
  std::string_view name;
  std::string_view value;
  bool is = true;
};

/// Two conditions that may not both hold at one table, and why.
struct Exclusion {
  Condition a, b;
  std::string_view rule;
  std::string_view text;  ///< one sentence in English; the page translates by option names
};

/// Chosen values by name, in the order given; an option not named has its default.
using OptionValues = std::vector<std::pair<std::string, std::string>>;

/// The options of the rules that core itself knows.
std::span<const OptionSpec> core_options();

/// Scoring of fields at the end (O-FARM).
enum class Farmers : unsigned char { Third, Second, First, Off };

/// The core options of a game, ready for use.
struct RuleSet {
  Farmers farmers = Farmers::Third;
  int tiny_city = 4;  ///< points of a finished city of two tiles without coats: 4, or 2 (O-TINY)
  bool sixth_player = false;  ///< six seats allowed (R-SET-7)
  bool solo = false;          ///< one seat allowed (R-SET-7)
};

/// Checks that every name and value is in `table`, none twice, and reads the core options.
/// The error is a sentence for people.
std::expected<RuleSet, std::string> read_options(std::span<const OptionSpec> table,
                                                 const OptionValues& values);

/// The value of `name`: the one given, or the default of the table; empty for an unknown name.
std::string_view option_value(std::span<const OptionSpec> table, const OptionValues& values,
                              std::string_view name);

}  // namespace bastide
