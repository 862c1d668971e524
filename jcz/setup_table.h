// Their tile sets, elements and rules, and what they are here. A further set is a line in each
// list.
#pragma once

#include <span>
#include <string_view>

namespace bastide::jcz {

/// A tile set. Theirs may be followed by the edition: `basic:1`.
struct SetRow {
  std::string_view theirs;
  std::string_view ours;
  bool editions = true;    ///< theirs names the edition
  bool by_option = false;  ///< an option brings its tiles, the set is not named
};

/// An option that their games with a set of ours always have.
struct SetOptionRow {
  std::string_view set;
  std::string_view option;
  std::string_view value;
};

/// An element of the game, chosen there apart from the tiles.
struct ElementRow {
  std::string_view theirs;
  int amount;                ///< the only one that is known here beside none
  std::string_view set;      ///< ours that brings it; empty: any game may have it
  std::string_view figure;   ///< ours that it is; empty: something that needs the set's tiles
  std::string_view option;   ///< empty: nothing to choose
  std::string_view present;  ///< the option's value with the element
  std::string_view absent;   ///< and without it
};

/// A value of a rule.
struct RuleRow {
  std::string_view theirs;
  std::string_view value;
  std::string_view set;  ///< ours that it speaks of; empty: every game
  std::string_view option;
  std::string_view ours;
};

/// A kind of figure.
struct FigureRow {
  std::string_view theirs;  ///< in the identifiers of figures: `0.small.1`
  std::string_view ours;
};

std::span<const SetRow> set_rows();
std::span<const SetOptionRow> set_option_rows();
std::span<const ElementRow> element_rows();
std::span<const RuleRow> rule_rows();
std::span<const FigureRow> figure_rows();

/// An element that does nothing without tiles of a set that is not known here.
bool is_idle_element(std::string_view theirs);
/// A rule that speaks of elements that are not known here, so that it never matters.
bool is_idle_rule(std::string_view theirs);

}  // namespace bastide::jcz
