// Figures and where they may go: R-MEEP, R-IX-8, R-ABBOT, R-INN-18, R-TRADE-12, R-TRADE-40,
// R-PHANTOM, R-GERMAN, R-LAB.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "tests/reference/table.h"

namespace bastide::reference {

enum class Piece : unsigned char { Meeple, Large, Abbot, Phantom, Builder, Pig };
inline constexpr std::array<std::string_view, 6> kPieceNames{"meeple",  "large",   "abbot",
                                                             "phantom", "builder", "pig"};

/// What a player has in hand, by piece.
using Hand = std::array<int, kPieceNames.size()>;

struct Figure {
  int player;
  Piece piece;
  Part part;
  bool prior = false;  ///< lies on a German monastery (R-GERMAN-3)
  friend auto operator<=>(const Figure&, const Figure&) = default;
};

/// What lies and stands on the table, and the rules by which it does.
struct Position {
  Rules rules;
  Table table{rules};
  std::vector<Figure> figures{};  ///< oldest first
};

/// What each player has at the start (R-SET-8 and each expansion's setup).
Hand first_hand(const Rules& rules);

/// A meeple in the sense of the rules: claims features (R-MEEP-10). Builder and pig do not.
bool is_meeple(Piece piece);
/// R-MAJ-3, R-IX-9.
int votes(Piece piece);

std::vector<Figure> figures_on(const Position& position, const Feature& feature);

/// R-LAB-5, R-LAB-6: whether a meeple may go to an occupied road with a labyrinth.
bool labyrinth_lets_in(const Position& position, Part part);

/// What `player` may put on the tile just placed: the phantom if `second`, else any other figure
/// (R-PHANTOM-4).
std::vector<Figure> placeable(const Position& position, int player, const Hand& hand, bool second);

/// Where `player` may take an abbot back from (R-ABBOT-4).
std::vector<Figure> recallable(const Position& position, int player);

}  // namespace bastide::reference
