#include "tests/jcz/scenario.h"

#include <algorithm>

#include "core/apply.h"
#include "core/notation.h"
#include "core/replay.h"
#include "jcz/import.h"
#include "tests/jcz/sentences.h"
#include "variants/registry.h"

namespace bastide::jcz_test {
namespace {

namespace fs = std::filesystem;

Outcome refused(const jcz::Mistakes& mistakes) {
  Outcome outcome{Verdict::NotSupported};
  for (const jcz::Mistake& mistake : mistakes) {
    if (!mistake.unsupported) outcome.verdict = Verdict::Failed;
    outcome.texts.push_back(mistake.unsupported ? mistake.text : jcz::to_text(mistake));
  }
  return outcome;
}

Action action_of(const State& state, const std::optional<FigureWord>& word) {
  if (!word) return Action::pass();
  const int figure = state.game().find_figure(word->figure.text);
  if (word->taken_back) {
    for (const Action& action : legal_actions(state)) {
      if (action.type == ActionType::TakeBack && action.cell == *word->cell) return action;
    }
  }
  const auto& tile = state.tiles().back();
  const auto spot =
      parse_spot(state.game(), state.game().kinds[tile.kind], tile.dir, word->feature.text)
          .value_or(Spot{});
  return Action::put_figure(tile.cell, spot.segment, figure, spot.way);
}

/// Does the steps of the open turn; what could not be done, or nothing.
std::optional<std::string> play_open(State& state, const jcz::OpenTurn& open) {
  if (!open.tile) return std::nullopt;
  std::vector<Action> actions{Action::draw(parse_tile(state.game(), open.tile->tile.text)),
                              Action::place(open.tile->cell, open.tile->dir)};
  const std::size_t figures = open.figures.size();
  for (std::size_t i = 0; i < actions.size() + figures; ++i) {
    const Action action =
        i < actions.size() ? actions[i] : action_of(state, open.figures[i - actions.size()]);
    if (const Refusal refusal = check(state, action)) {
      return "the open turn: " +
             explain(state, action, refusal, {kColours.begin(), kColours.end()});
    }
    apply(state, action);
  }
  return std::nullopt;
}

void judge(const Moment& moment, Outcome& outcome) {
  std::vector<std::string> unknown;
  for (const std::string& sentence : moment.sentences) {
    const auto finding = interpret(moment, sentence);
    if (!finding) {
      unknown.push_back("sentence '" + sentence + "'");
    } else if (*finding) {
      outcome.texts.push_back("'" + sentence + "': " + **finding);
    }
  }
  if (!outcome.texts.empty()) {
    outcome.verdict = Verdict::Failed;
  } else if (!unknown.empty()) {
    outcome = {Verdict::NotSupported, unknown};
  }
}

}  // namespace

Outcome run_scenario(const std::string& text) {
  const auto saved = jcz::read_saved_game(text);
  if (!saved) return refused({saved.error()});
  const auto imported = jcz::import_jcz(*saved, catalogue());
  if (!imported) return refused(imported.error());
  const auto played = replay(catalogue(), imported->record);
  if (!played) return {Verdict::Failed, {"replay: " + played.error().text}};
  State state(played->state);
  if (auto mistake = play_open(state, imported->open)) return {Verdict::Failed, {*mistake}};
  Moment moment{.state = state,
                .committed = played->state,
                .log = played->log,
                .open = imported->open.tile.has_value()};
  for (const jcz::Player& player : saved->players) moment.players.push_back(player.name);
  moment.sentences = saved->assertions;
  Outcome outcome;
  judge(moment, outcome);
  return outcome;
}

std::vector<fs::path> scenarios_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(folder, error)) {
    if (entry.path().extension() == ".jcz") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace bastide::jcz_test
