#include "cli/app.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/bench_command.h"
#include "cli/exit_code.h"
#include "cli/jcz_command.h"
#include "cli/perft_command.h"
#include "cli/play.h"
#include "cli/replay_command.h"
#include "cli/terminal.h"
#include "cli/tiles_command.h"
#include "server/server.h"
#include "variants/registry.h"

namespace bastide {
namespace {

/// Every command's options, filled in by the parser.
struct Options {
  PlayOptions play;
  ColourMode colour = ColourMode::Auto;
  std::vector<std::string> records;
  bool json = false, quiet = false;
  PerftOptions perft;
  double seconds = 1.0;
  std::string tile_set;
  std::string game, output;
  ServerOptions server;
};

constexpr const char* kFooter =
    R"(Exit codes: 0 all went well; 1 something checked does not hold, or could not be done;
            2 wrong command line, or a file that cannot be read.
`bastide COMMAND --help` explains each command.
Colours follow the terminal; NO_COLOR turns them off.)";

void add_colour(CLI::App& command, Options& options) {
  const std::map<std::string, ColourMode> modes{
      {"auto", ColourMode::Auto}, {"always", ColourMode::Always}, {"never", ColourMode::Never}};
  command.add_option("--colour,--color", options.colour, "auto, always or never")
      ->option_text("WHEN")
      ->transform(CLI::Transformer(modes));
}

/// `text` in lines of at most 96 columns, each behind `indent`.
std::string wrapped(std::string_view text, const std::string& indent) {
  constexpr std::size_t kWidth = 96;
  std::string out;
  while (!text.empty()) {
    std::size_t end = text.size();
    if (indent.size() + end > kWidth) end = text.rfind(' ', kWidth - indent.size());
    out += indent + std::string(text.substr(0, end)) + '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

/// The rules that can be chosen, from the one table of options.
std::string rules_help() {
  std::string out = "Rules (the first value holds unless you say otherwise):\n";
  for (const OptionSpec& option : catalogue().options) {
    out += "  " + std::string(option.name) + '=';
    for (std::size_t i = 0; i < option.values.size(); ++i) {
      out += (i > 0 ? "|" : "") + std::string(option.values[i]);
    }
    out +=
        '\n' + wrapped(std::string(option.help) + " (" + std::string(option.rule) + ")", "      ");
  }
  return out;
}

void add_play(CLI::App& app, Options& options) {
  CLI::App& command = *app.add_subcommand("play", "Play a game in the terminal");
  command.add_option("SEATS", options.play.seats, "Who plays, in turn order: names, or 'computer'")
      ->option_text(" ");
  command
      .add_option("--with", options.play.sets, "A tile set beside the base game: river, inns ...")
      ->option_text("SET")
      ->allow_extra_args(false);
  command
      .add_option("--rule", options.play.rules, "A rule that differs; may be given several times")
      ->option_text("NAME=VALUE")
      ->allow_extra_args(false);
  command
      .add_option("--seed", options.play.seed,
                  "Hexadecimal digits that decide the order of the tiles")
      ->option_text("HEX");
  command.add_option("--from", options.play.from, "Go on from a record")->option_text("FILE.carc");
  command
      .add_option("--record", options.play.record, "Write the game's record here after every turn")
      ->option_text("FILE.carc");
  add_colour(command, options);
  command.footer(rules_help() + R"(
Examples:
  bastide play                          you against the computer
  bastide play Ann Bob computer         two people and the computer
  bastide play Ann Bob --rule farmers=off --record game.carc
  bastide play --with river --with inns --rule abbot=true
  bastide play --from game.carc         go on where it was left)");
}

void add_replay(CLI::App& app, Options& options) {
  CLI::App& command =
      *app.add_subcommand("replay", "Play records through the engine and verify their checks");
  command.add_option("FILES", options.records, "Records; - is standard input")
      ->required()
      ->option_text(" ");
  command.add_flag("--json", options.json,
                   "Print the state after every turn, one JSON object a line");
  command.add_flag("-q,--quiet", options.quiet, "Print errors only");
  command.footer(
      R"(Returns 0 if every turn is legal and every check holds, 1 if not, 2 if a file cannot be read.
The first error of a file is printed as FILE:LINE:COLUMN: text.

Examples:
  bastide replay game.carc
  bastide replay --quiet scenarios/*.carc
  bastide replay --json - < game.carc)");
}

void add_import(CLI::App& app, Options& options) {
  CLI::App& import =
      *app.add_subcommand("import", "Turn a saved game of the JCloisterZone family into a record");
  import.add_option("FILE", options.game, "A saved game, .jcz; - is standard input")
      ->required()
      ->option_text(" ");
  import.add_option("-o,--output", options.output, "Write the record here, not to standard output")
      ->option_text("FILE.carc");
  import.footer(
      R"(Returns 1 with everything that is not supported, or with the first thing that is wrong; 2 if the
file cannot be read. Games from version 5.7 to 6 are read.

Examples:
  bastide import game.jcz -o game.carc
  bastide import game.jcz | bastide replay -)");

  CLI::App& command = *app.add_subcommand("export", "Turn a record into another program's form");
  command.add_option("FILE", options.game, "A record, .carc; - is standard input")
      ->required()
      ->option_text(" ");
  command.add_flag_callback("--jcz", [] {}, "A saved game of the JCloisterZone family")->required();
  command.add_option("-o,--output", options.output, "Write it here, not to standard output")
      ->option_text("FILE.jcz");
  command.footer(R"(Returns 1 with what that form cannot say, or if the record does not hold.

Examples:
  bastide export --jcz game.carc -o game.jcz)");
}

void add_perft(CLI::App& app, Options& options) {
  CLI::App& command =
      *app.add_subcommand("perft", "Count all games of a few turns with given tiles");
  auto* tiles = command.add_option("--tiles", options.perft.tiles, "Tiles in the order of drawing")
                    ->option_text("\"V E C U\"");
  command.add_option("--file", options.perft.file, "Check the sums of a file instead")
      ->option_text("FILE.perft")
      ->excludes(tiles);
  command.add_option("--depth", options.perft.depth, "Turns to look ahead (3)")
      ->option_text("N")
      ->check(CLI::Range(1, 8));
  command.add_option("--seats", options.perft.seats, "Seats of the game (2)")
      ->option_text("N")
      ->check(CLI::Range(2, 6));
  command.add_flag("--divide", options.perft.divide, "Also the sums behind each first turn");
  command.footer(
      R"(Prints for each depth: leaves, and sums over them of points, finished features, figures on the
board and hashes. Directions that look alike count once.

Examples:
  bastide perft --tiles "V E C U" --depth 3
  bastide perft --tiles "V E" --depth 2 --divide
  bastide perft --file base.perft --depth 4)");
}

void add_others(CLI::App& app, Options& options) {
  CLI::App& bench = *app.add_subcommand("bench", "Measure how fast the engine is here");
  bench.add_option("--seconds", options.seconds, "Processor time for each figure (1)")
      ->option_text("N")
      ->check(CLI::Range(0.01, 60.0));
  bench.footer(
      "The random games are always the same. The rules signature changes when any rule does.");

  CLI::App& tiles = *app.add_subcommand("tiles", "Check a tile set and list what is in it");
  tiles
      .add_option("FILE", options.tile_set,
                  "A tile set in TOML; the built-in ones if left out; - is standard input")
      ->option_text(" ");
  tiles.add_flag("--json", options.json, "Print the set as the protocol's catalogue");
  add_colour(tiles, options);
  tiles.footer(R"(Returns 1 with FILE:LINE:COLUMN: text if the set has a mistake.

Examples:
  bastide tiles
  bastide tiles my_set.toml
  bastide tiles my_set.toml --json)");

  CLI::App& serve = *app.add_subcommand("serve", "Serve the page and tables for several browsers");
  serve.add_option("--port", options.server.port, "Port to listen on (8080); 0: any free one")
      ->option_text("N");
  serve.add_option("--host", options.server.host, "Address to listen on (127.0.0.1)")
      ->option_text("ADDRESS");
  serve.add_option("--web", options.server.web, "Folder of the built page (web/dist)")
      ->option_text("DIR");
  serve.footer(R"(Stops on Ctrl-C or SIGTERM.

Examples:
  bastide serve
  bastide serve --host 0.0.0.0 --port 80 --web /srv/bastide/web)");
}

int unknown_command(const CLI::App& app, const std::string& word) {
  std::string names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names += (names.empty() ? "" : ", ") + command->get_name();
  }
  std::cerr << "bastide: there is no command '" << word << "', only " << names << '\n';
  return kUsage;
}

int run_command(const std::string& name, Options& options) {
  if (name == "play") {
    if (options.play.seats.empty()) options.play.seats = {"You", "computer"};
    return play(options.play, find_terminal(options.colour), std::cin, std::cout, std::cerr);
  }
  if (name == "replay")
    return replay_files(options.records, options.json, options.quiet, std::cout, std::cerr);
  if (name == "import") return import_game(options.game, options.output, std::cout, std::cerr);
  if (name == "export") return export_game(options.game, options.output, std::cout, std::cerr);
  if (name == "perft") {
    if (options.perft.tiles.empty() && options.perft.file.empty()) options.perft.tiles = "V E C U";
    return count_games(options.perft, std::cout, std::cerr);
  }
  if (name == "bench") return measure(options.seconds, std::cout);
  if (name == "tiles") {
    return list_tiles(options.tile_set, options.json, find_terminal(options.colour), std::cout,
                      std::cerr);
  }
  return run_server(options.server);
}

}  // namespace

int run_app(int argc, const char* const* argv) {
  std::ios::sync_with_stdio(false);
  CLI::App app("Bastide: an open-source home of Carcassonne.", "bastide");
  app.set_version_flag("--version", "bastide " BASTIDE_VERSION);
  app.footer(kFooter);
  app.require_subcommand(1);
  app.failure_message([](const CLI::App*, const CLI::Error& error) {
    return std::string("bastide: ") + error.what() +
           "\nbastide COMMAND --help explains each command.\n";
  });
  app.get_formatter()->column_width(34);
  Options options;
  options.server.web = "web/dist";
  add_play(app, options);
  add_replay(app, options);
  add_import(app, options);
  add_perft(app, options);
  add_others(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::RequiredError& error) {
    const bool has_command = !app.get_subcommands().empty();
    if (has_command || (argc > 1 && argv[1][0] == '-')) return app.exit(error), kUsage;
    if (argc > 1) return unknown_command(app, argv[1]);
    std::cerr << app.help();
    return kUsage;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kDone : kUsage;
  }
  return run_command(app.get_subcommands().front()->get_name(), options);
}

}  // namespace bastide
