#include "cli/perft_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <sstream>

#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/perft_file.h"
#include "core/apply.h"
#include "core/notation.h"
#include "core/perft.h"
#include "variants/registry.h"

namespace bastide {
namespace {

using Order = std::vector<KindId>;

/// The kinds of the tiles' names; an error names one that does not exist or of which too few do.
std::expected<Order, std::string> find_order(const State& state,
                                             const std::vector<std::string>& tiles) {
  Order order;
  for (const std::string& tile : tiles) {
    const KindId kind = state.game().find_kind(tile);
    if (kind == kNoKind) return std::unexpected("there is no tile " + tile);
    order.push_back(kind);
    if (std::ranges::count(order, kind) > state.bag(kind))
      return std::unexpected("there are not so many tiles " + tile);
  }
  return order;
}

/// Every first turn with the sums behind it.
class Divider {
 public:
  Divider(int depth, std::ostream& out) : depth_(depth), out_(out) {}

  void draw(State state, std::span<const KindId> order) {
    while (!order.empty() && !state.is_over() && awaits_chance(state)) {
      apply(state, Action::draw(order.front()));
      order = order.subspan(1);
    }
    decide(state, order, "");
  }

 private:
  void decide(const State& state, std::span<const KindId> order, const std::string& done) {
    if (state.is_over() || awaits_chance(state)) {
      const PerftTotals totals = perft(state, order, depth_ - 1);
      out_ << fmt::format("{:<28} {}\n", done.empty() ? "(nothing can be placed)" : done,
                          perft_text(depth_ - 1, totals).substr(6));
      return;
    }
    for (const Action& action : legal_actions(state)) {
      State next(state);
      apply(next, action);
      std::string path = done;
      if (action.type != ActionType::Pass) {
        if (!path.empty()) path += ' ';
        path += action_text(state, action);
      }
      decide(next, order, path);
    }
  }

  int depth_;
  std::ostream& out_;
};

int count_one(const State& start, const PerftOptions& options, std::ostream& out,
              std::ostream& err) {
  std::istringstream words(options.tiles);
  std::vector<std::string> tiles;
  for (std::string tile; words >> tile;) tiles.push_back(tile);
  const auto order = find_order(start, tiles);
  if (!order) {
    err << "bastide perft: " << order.error() << '\n';
    return kUsage;
  }
  out << "tiles " << options.tiles << "\n# depth leaves points completed figures hash\n";
  for (int depth = 1; depth <= options.depth; ++depth) {
    out << perft_text(depth, perft(start, *order, depth)) << '\n' << std::flush;
  }
  if (options.divide) {
    out << fmt::format("# each first turn to depth {}\n", options.depth);
    Divider(options.depth, out).draw(start, *order);
  }
  return kDone;
}

int check_study(const State& start, const PerftStudy& study, const PerftOptions& options,
                std::ostream& out, std::ostream& err) {
  const auto order = find_order(start, study.tiles);
  if (!order) {
    err << fmt::format("{}:{}:1: {}\n", shown_path(options.file), study.line, order.error());
    return kUsage;
  }
  int worst = kDone;
  for (const PerftLine& line : study.lines) {
    if (line.depth > options.depth) continue;
    const PerftTotals found = perft(start, *order, line.depth);
    out << study.id << ": " << perft_text(line.depth, found) << '\n' << std::flush;
    if (found == line.totals) continue;
    err << fmt::format("{}:{}:1: expected {}, found {}\n", shown_path(options.file), line.line,
                       perft_text(line.depth, line.totals), perft_text(line.depth, found));
    worst = kFailed;
  }
  return worst;
}

int check_file(const State& start, const PerftOptions& options, std::ostream& out,
               std::ostream& err) {
  constexpr std::size_t kMost = 1U << 20;
  const auto text = read_text(options.file, kMost);
  if (!text) {
    err << "bastide perft: " << text.error() << '\n';
    return kUsage;
  }
  const auto studies = read_perft(*text);
  if (!studies) {
    err << shown_path(options.file) << ':' << studies.error() << '\n';
    return kUsage;
  }
  int worst = kDone;
  for (const PerftStudy& study : *studies)
    worst = std::max(worst, check_study(start, study, options, out, err));
  return worst;
}

}  // namespace

int count_games(const PerftOptions& options, std::ostream& out, std::ostream& err) {
  const auto game = make_game(catalogue(), {.seats = options.seats});
  if (!game) {
    err << "bastide perft: " << game.error() << '\n';
    return kUsage;
  }
  const State start(**game);
  return options.file.empty() ? count_one(start, options, out, err)
                              : check_file(start, options, out, err);
}

}  // namespace bastide
