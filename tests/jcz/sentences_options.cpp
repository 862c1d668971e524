// Sentences about what can be done next.
#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "core/apply.h"
#include "core/notation.h"
#include "jcz/location.h"
#include "jcz/setup_table.h"
#include "jcz/turns.h"
#include "tests/jcz/sentences.h"

namespace bastide::jcz_test {
namespace {

using Items = std::set<std::string>;

std::string text_of(const Items& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : "; ") + item;
  return text.empty() ? "nothing" : text;
}

Finding compare(const Items& expected, const Items& found) {
  return expected == found ? Finding{} : Finding{"found " + text_of(found)};
}

Items split(const std::string& list) {
  Items items;
  static const std::regex kSeparator(R"(\s*;\s*)");
  for (std::sregex_token_iterator it(list.begin(), list.end(), kSeparator, -1), end; it != end;
       ++it)
    if (!it->str().empty()) items.insert(it->str());
  return items;
}

std::string cell_item(Cell cell) { return "[" + cell_text(cell) + "]"; }

/// `[0,1] - [0,180]` for every cell, in their turns; those that look alike are all named.
Items placements(const State& state, KindId kind, int quarters) {
  std::map<Cell, std::string> turns;
  const std::vector<Action> legal = placements_of(state, kind);
  for (int turn = 0; turn < 4; ++turn) {
    const Side dir = canonical(state.game().kinds[kind], turned(Side::N, turn - quarters));
    for (const Action& action : legal) {
      if (action.dir != dir) continue;
      std::string& list = turns[action.cell];
      list += (list.empty() ? "" : ",") + std::to_string(90 * turn);
    }
  }
  Items items;
  for (const auto& [cell, list] : turns) items.insert(cell_item(cell) + " - [" + list + "]");
  return items;
}

std::optional<Finding> tile_options(const Moment& moment, const std::string& theirs,
                                    const std::string* list) {
  const Game& game = moment.state.game();
  jcz::UsedCopies used;
  for (std::size_t i = 0; i < game.kinds.size(); ++i)
    used.push_back(game.kinds[i].count - moment.state.bag(static_cast<KindId>(i)));
  const auto [kind, quarters] = jcz::find_kind(game, theirs, used);
  if (kind == kNoKind) return std::nullopt;
  if (moment.open || moment.state.is_over()) return Finding{"no tile is to be placed"};
  if (moment.state.bag(kind) == 0) return Finding{"no copy is left to draw"};
  const Items found = placements(moment.state, kind, quarters);
  if (list == nullptr) return found.empty() ? Finding{"it fits nowhere"} : Finding{};
  return compare(split(*list), found);
}

/// `SmallFollower` is `small` in identifiers, and so on.
std::string_view figure_of(const std::string& theirs) {
  std::string name = theirs.substr(0, theirs.find("Follower"));
  std::ranges::transform(name, name.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  const auto row = std::ranges::find(jcz::figure_rows(), name, &jcz::FigureRow::theirs);
  return row == jcz::figure_rows().end() ? std::string_view{} : row->ours;
}

std::string spot_item(const State& state, const Action& action) {
  const PlacedTile& tile = state.tiles()[static_cast<std::size_t>(state.tile_at(action.cell))];
  const TileKind& kind = state.game().kinds[tile.kind];
  const FeatureKind feature = kind.segments[action.segment].kind;
  return "{" + std::string(jcz::feature_name(feature)) + "," +
         (action.way > 0 ? "AS_ABBOT" : jcz::location_name(kind, tile.dir, action.segment)) + "," +
         cell_item(action.cell) + "}";
}

std::optional<Finding> figure_options(const Moment& moment, const std::string& theirs,
                                      const std::string* list) {
  const std::string_view name = figure_of(theirs);
  if (name.empty()) return std::nullopt;
  const int figure = moment.state.game().find_figure(name);
  Items found;
  const bool waits = moment.open && !awaits_chance(moment.state) && !moment.state.is_over();
  for (const Action& action : waits ? legal_actions(moment.state) : std::vector<Action>{}) {
    if (action.type == ActionType::Figure && action.figure == figure)
      found.insert(spot_item(moment.state, action));
  }
  if (list == nullptr) return found.empty() ? Finding{"it can be placed nowhere"} : Finding{};
  return compare(split(*list), found);
}

/// Abbots that may be taken back: `{0.abbot.1,Garden,I,[1,0]}`.
Finding return_options(const Moment& moment, const std::string* list) {
  Items found;
  const bool waits = moment.open && !awaits_chance(moment.state) && !moment.state.is_over();
  for (const Action& action : waits ? legal_actions(moment.state) : std::vector<Action>{}) {
    if (action.type != ActionType::TakeBack) continue;
    const std::string spot = spot_item(moment.state, action).substr(1);
    found.insert("{" + std::to_string(moment.state.seat()) + ".abbot.1," + spot);
  }
  if (list == nullptr) return found.empty() ? Finding{"none may be taken back"} : Finding{};
  return compare(split(*list), found);
}

}  // namespace

std::optional<Finding> interpret_options(const Moment& moment, const std::string& sentence) {
  static const std::regex kTile(R"(Available action TilePlacement for (\S+))");
  static const std::regex kTiles(R"(TilePlacement (\S+) options: (.*))");
  static const std::regex kFigure(R"(Available action Meeple for (\w+))");
  static const std::regex kFigures(R"(Meeple (\w+) options: (.*))");
  static const std::regex kReturns(R"(ReturnMeeple ABBOT_RETURN options: (.*))");
  std::smatch match;
  if (sentence == "Available action ReturnMeeple for ABBOT_RETURN")
    return return_options(moment, nullptr);
  if (std::regex_match(sentence, match, kReturns)) {
    const std::string list = match[1];
    return return_options(moment, &list);
  }
  if (std::regex_match(sentence, match, kTile)) return tile_options(moment, match[1], nullptr);
  if (std::regex_match(sentence, match, kFigure)) return figure_options(moment, match[1], nullptr);
  if (std::regex_match(sentence, match, kTiles)) {
    const std::string list = match[2];
    return tile_options(moment, match[1], &list);
  }
  if (std::regex_match(sentence, match, kFigures)) {
    const std::string list = match[2];
    return figure_options(moment, match[1], &list);
  }
  return std::nullopt;
}

}  // namespace bastide::jcz_test
