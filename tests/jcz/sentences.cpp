#include "tests/jcz/sentences.h"

#include <algorithm>
#include <map>
#include <regex>

#include "core/apply.h"
#include "core/variant.h"

namespace bastide::jcz_test {
namespace {

using Match = std::smatch;

Finding compare(const std::string& expected, const std::string& found) {
  return expected == found ? Finding{} : Finding{"found " + found};
}

int seat_of(const Moment& moment, const std::string& name) {
  const auto found = std::ranges::find(moment.players, name);
  return found == moment.players.end() ? -1 : static_cast<int>(found - moment.players.begin());
}

/// Their names of an award; some have a further one.
std::vector<std::string> names_of(const Award& award) {
  const std::string name(award_name(award));
  if (name == "goods") return {"trade-goods"};
  if (name == "monastery" && award.rule.starts_with("R-GERMAN")) return {"special-monastery"};
  if (name == "monastery") return {name, "special-monastery"};
  return {name};
}

std::optional<Finding> points(const Moment& moment, const Match& match) {
  const int seat = seat_of(moment, match[1]);
  if (seat < 0) return std::nullopt;
  return compare(match[2], std::to_string(moment.committed.points(seat)));
}

/// Two equal sentences need two such scorings.
std::optional<Finding> scored(const Moment& moment, const Match& match) {
  const int seat = seat_of(moment, match[1]);
  if (seat < 0) return std::nullopt;
  std::string all;
  long count = 0;
  for (const Event& event : moment.log) {
    if (event.type != EventType::Award || event.seat != seat) continue;
    const auto names = names_of(event.award);
    all += " " + names.front() + " " + std::to_string(event.award.points);
    const bool same = std::ranges::find(names, match[2].str()) != names.end();
    count += same && std::to_string(event.award.points) == match[3] ? 1 : 0;
  }
  const long needed = std::ranges::count(moment.sentences, match.str());
  if (count >= std::max(needed, 1L)) return Finding{};
  return "found only" + all;
}

/// Goods; nobody knows other tokens here.
std::optional<Finding> tokens(const Moment& moment, const Match& match) {
  const int seat = seat_of(moment, match[1]);
  const std::string name = match[2];
  static const std::map<std::string, std::string_view> kGoods{
      {"WINE", "wine"}, {"GRAIN", "grain"}, {"CLOTH", "cloth"}};
  if (seat < 0 || !kGoods.contains(name)) return std::nullopt;
  int count = 0;
  for (const Event& event : moment.log) {
    if (event.type == EventType::Token && event.seat == seat && event.token == kGoods.at(name))
      count += event.count;
  }
  return compare(match[3], std::to_string(count));
}

/// Their name of what is waited for, where it has one here.
std::string phase_name(const Moment& moment) {
  if (moment.state.is_over()) return "GameOverPhase";
  const std::string_view phase = moment.state.phase().name;
  if (moment.open && phase == "place_figure") return "ActionPhase";
  if (moment.open && phase == "place_phantom") return "PhantomPhase";
  return moment.open ? "CommitActionPhase" : "TilePhase";
}

bool can_pass(const Moment& moment) {
  if (!moment.open || awaits_chance(moment.state)) return false;
  return std::ranges::any_of(legal_actions(moment.state),
                             [](const Action& action) { return action.type == ActionType::Pass; });
}

Finding yes_or_no(bool expected, bool found) {
  return compare(expected ? "yes" : "no", found ? "yes" : "no");
}

}  // namespace

std::optional<Finding> interpret(const Moment& moment, const std::string& sentence) {
  static const std::regex kPoints(R"((.+) has (-?\d+) points?\.?)");
  static const std::regex kScored(R"((.+) scored ([\w-]+) for (-?\d+) points?\.?)");
  static const std::regex kTokens(R"((.+) has (\w+) token with count (\d+)\.?)");
  static const std::regex kPhase(R"([Pp]hase is (\w+))");
  Match match;
  if (std::regex_match(sentence, match, kScored)) return scored(moment, match);
  if (std::regex_match(sentence, match, kPoints)) return points(moment, match);
  if (std::regex_match(sentence, match, kTokens)) return tokens(moment, match);
  if (std::regex_match(sentence, match, kPhase)) return compare(match[1], phase_name(moment));
  if (sentence == "Player can pass") return yes_or_no(true, can_pass(moment));
  if (sentence == "Player can't pass") return yes_or_no(false, can_pass(moment));
  if (sentence == "Undo is allowed") return yes_or_no(true, moment.open);
  if (sentence == "Undo is not allowed") return yes_or_no(false, moment.open);
  return interpret_options(moment, sentence);
}

}  // namespace bastide::jcz_test
