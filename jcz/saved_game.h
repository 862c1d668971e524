// A saved game of the JCloisterZone family (.jcz) as it stands in its file, before anything of it
// is understood.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/direction.h"

namespace bastide::jcz {

/// Longer texts are refused unread. The longest games with all their expansions need a tenth.
inline constexpr std::size_t kMaxBytes = 4U << 20;
/// Nesting deeper than this is not a saved game.
inline constexpr std::size_t kMaxDepth = 16;

/// What is wrong with a saved game, or not supported in it.
struct Mistake {
  std::string where;         ///< `line 3, column 8`, `setup.players[2]`, `replay[12]`; may be empty
  std::string text;          ///< in plain words
  bool unsupported = false;  ///< the file is right, but this program cannot play it
  friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// `where: text`
std::string to_text(const Mistake& mistake);

/// A feature of a placed tile: `Road` at `WE`, in directions of the board.
struct Pointer {
  Cell cell{};
  std::string feature{};
  std::string location{};
};

/// One step of the game. Only the members that its type needs are filled in.
struct Message {
  std::size_t index = 0;  ///< its place in the file's list, from 0
  std::string type{};
  int player = -1;       ///< index into the players; -1 where the file names none
  std::string tile{};    ///< PLACE_TILE
  Cell cell{};           ///< PLACE_TILE
  int quarters = 0;      ///< PLACE_TILE: clockwise
  std::string meeple{};  ///< DEPLOY_MEEPLE, RETURN_MEEPLE: `0.small.1`
  Pointer pointer{};     ///< DEPLOY_MEEPLE, RETURN_MEEPLE
  std::string source{};  ///< RETURN_MEEPLE: what allows it
};

struct StartTile {
  std::string tile{};
  Cell cell{};
  int quarters = 0;
};

struct Player {
  std::string name{};
  int slot = -1;  ///< their number of the colour
  bool computer = false;
};

/// A whole file. An element that is no number but true or false has the amount 1.
struct SavedGame {
  std::string version{};
  std::string created{};
  std::vector<std::pair<std::string, int>> sets{};
  std::vector<std::pair<std::string, int>> elements{};
  std::vector<std::pair<std::string, std::string>> rules{};
  std::vector<std::string> extras{};  ///< further things of the setup, by name: unknown ones
  std::vector<StartTile> start{};
  std::vector<Player> players{};
  std::vector<Message> replay{};
  std::vector<std::string> draw_order{};  ///< what is drawn first, where the file says so
  std::optional<int> end_turn{};          ///< the game ends after that many turns
  std::string description{};              ///< of the test that the file is, if it is one
  std::vector<std::string> assertions{};  ///< sentences that hold at the end

  /// Amount of an element, 0 if it is not in play.
  int element(std::string_view name) const;
};

/// Reads a file strictly; never throws, never hangs, whatever the bytes.
std::expected<SavedGame, Mistake> read_saved_game(std::string_view text);

}  // namespace bastide::jcz
