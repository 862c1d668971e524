#include "jcz/setup_words.h"

#include <algorithm>

#include "jcz/setup_table.h"

namespace bastide::jcz {
namespace {

/// Builds the sets and options up.
class Setup {
 public:
  Setup(const SavedGame& saved, const Catalogue& catalogue, Record& record,
        std::vector<Mistake>& mistakes)
      : saved_(saved), catalogue_(catalogue), record_(record), mistakes_(mistakes) {}

  void write() {
    record_.sets.clear();
    for (const auto& [name, copies] : saved_.sets) add_set(name, copies);
    for (const auto& [name, amount] : saved_.elements) check_element(name, amount);
    for (const ElementRow& row : element_rows()) add_element(row);
    for (const auto& [name, value] : saved_.rules) add_rule(name, value);
    for (const SetOptionRow& row : set_option_rows()) {
      if (!in_play(row.set) || given(row.option) != nullptr) continue;
      set_option(row.option, row.value, "the rules of " + std::string(row.set));
    }
    if (saved_.players.size() == 1) set_option("solo", "true", "one player alone");
    if (saved_.players.size() == 6) set_option("sixth_player", "true", "six players");
    for (const std::string& name : saved_.extras) unsupported("setup", "choice " + name);
  }

  std::vector<std::string> borrowed;

 private:
  void unsupported(const std::string& where, std::string what) {
    mistakes_.push_back({where, std::move(what), true});
  }

  bool in_play(std::string_view set) const {
    return std::ranges::find(in_play_, set) != in_play_.end();
  }

  bool known_set(std::string_view set) const {
    return std::ranges::any_of(catalogue_.sets, [&](const auto& s) { return s->name == set; });
  }

  const OptionWord* given(std::string_view option) const {
    const auto found = std::ranges::find_if(
        record_.options, [&](const OptionWord& word) { return word.name.text == option; });
    return found == record_.options.end() ? nullptr : &*found;
  }

  void add_set(const std::string& name, int copies) {
    if (copies == 0) return;
    const auto row = std::ranges::find(set_rows(), split_edition(name).first, &SetRow::theirs);
    if (row == set_rows().end() || !known_set(row->ours))
      return unsupported("setup.sets", "set " + name);
    in_play_.emplace_back(row->ours);
    if (row->by_option && copies > 1)
      return unsupported("setup.sets", "set " + name + "=" + std::to_string(copies));
    if (row->by_option) return;
    record_.sets.insert(record_.sets.end(), static_cast<std::size_t>(copies),
                        Word{.text = std::string(row->ours)});
  }

  void check_element(const std::string& name, int amount) {
    if (amount == 0 || is_idle_element(name)) return;
    const auto row = std::ranges::find(element_rows(), name, &ElementRow::theirs);
    if (row == element_rows().end()) return unsupported("setup.elements", "element " + name);
    if (row->amount != amount)
      return unsupported("setup.elements", "element " + name + "=" + std::to_string(amount));
    if (row->set.empty() || row->figure.empty() || in_play(row->set)) return;
    if (!known_set(row->set)) return unsupported("setup.elements", "element " + name);
    record_.sets.push_back({.text = std::string(row->set)});
    in_play_.emplace_back(row->set);
    borrowed.emplace_back(row->set);
  }

  void add_element(const ElementRow& row) {
    if (row.option.empty() || (!row.set.empty() && !in_play(row.set))) return;
    const bool present = saved_.element(row.theirs) > 0;
    const std::string what = "element " + std::string(row.theirs) + (present ? "" : " left out");
    const std::string_view value = present ? row.present : row.absent;
    if (const OptionWord* word = given(row.option); word != nullptr && word->value != value) {
      return unsupported("setup.elements", what);
    }
    set_option(row.option, value, what);
  }

  void add_rule(const std::string& name, const std::string& value) {
    const std::string what = "rule " + name + "=" + value;
    bool known = is_idle_rule(name);
    for (const RuleRow& row : rule_rows()) {
      if (row.theirs != name) continue;
      const bool speaks = row.set.empty() || in_play(row.set);
      if (!speaks || row.value == value) known = true;
      if (speaks && row.value == value) set_option(row.option, row.ours, what);
    }
    if (!known) unsupported("setup.rules", what);
  }

  /// Defaults are written too, until all is known: that is how contradictions are found.
  void set_option(std::string_view name, std::string_view value, std::string_view what) {
    const auto spec = std::ranges::find(catalogue_.options, name, &OptionSpec::name);
    const bool off = value == "false" || value == "off";
    if (spec == catalogue_.options.end()) {
      if (!off) unsupported("setup", std::string(what));
      return;
    }
    if (std::ranges::find(spec->values, value) == spec->values.end())
      return unsupported("setup", std::string(what));
    if (given(name) == nullptr)
      record_.options.push_back({{.text = std::string(name)}, std::string(value)});
  }

  const SavedGame& saved_;
  const Catalogue& catalogue_;
  Record& record_;
  std::vector<Mistake>& mistakes_;
  std::vector<std::string> in_play_;  ///< sets of ours
};

}  // namespace

std::pair<std::string, std::string> split_edition(const std::string& set) {
  const auto colon = set.rfind(':');
  if (colon == std::string::npos) return {set, {}};
  return {set.substr(0, colon), set.substr(colon + 1)};
}

bool has_gardens(const SavedGame& saved) {
  const bool second = std::ranges::any_of(
      saved.sets, [](const auto& set) { return split_edition(set.first).second == "2"; });
  return second && saved.element("garden") > 0;
}

std::vector<std::string> write_setup(const SavedGame& saved, const Catalogue& catalogue,
                                     Record& record, std::vector<Mistake>& mistakes) {
  Setup setup(saved, catalogue, record, mistakes);
  setup.write();
  std::erase_if(record.options, [&](const OptionWord& word) {
    return option_value(catalogue.options, {}, word.name.text) == word.value;
  });
  return std::move(setup.borrowed);
}

}  // namespace bastide::jcz
