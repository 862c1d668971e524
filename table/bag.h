// What is left to draw: the physical tiles in their secret order, and the proof that it was fixed
// before.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/state.h"
#include "table/random.h"

namespace bastide {

/// One physical tile: its kind, and which of the kind's copies it is (from 0), for its drawing.
struct TileCopy {
  KindId kind = kNoKind;
  std::uint8_t copy = 0;
  friend bool operator==(const TileCopy&, const TileCopy&) = default;
};

/// Tiles in the order in which they will be drawn. The order is told to nobody before the game is
/// over.
class Bag {
 public:
  Bag() = default;
  /// Draws `first` in the order given, then `rest` shuffled: every order equally likely (R-SET-3).
  Bag(const Game& game, std::vector<TileCopy> first, std::vector<TileCopy> rest, const Seed& seed);

  /// Takes the next tile that may be drawn in `state`; nothing when there is none.
  std::optional<TileCopy> draw(const State& state);
  /// Puts back a tile that was drawn at some time, at a place drawn by lot (R-HOUSE-5).
  void put_back(TileCopy tile);

  /// SHA-256, in hexadecimal, of the salt, a space, and the names of all tiles joined by spaces.
  const std::string& commitment() const { return commitment_; }
  /// The names of all tiles in the order that was fixed at first, those already drawn included;
  /// with `salt` the proof.
  std::vector<std::string> order(const Game& game) const;
  const std::string& salt() const { return salt_; }

 private:
  std::vector<TileCopy> tiles_;
  std::vector<TileCopy> committed_;  ///< the order as it was at first
  std::size_t next_ = 0;
  SeedStream later_{Seed{}, "put back"};
  std::string salt_;
  std::string commitment_;
};

/// Which copy of its kind the start tile is: the last, which shows nothing beside the land
/// (R-SET-13).
std::uint8_t start_copy(const Game& game);

/// The tiles of a fresh game: every copy but the start tile (R-SET-1, R-SET-2).
std::vector<TileCopy> all_copies(const Game& game);

}  // namespace bastide
