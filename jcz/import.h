// Saved games of the JCloisterZone family as game records.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "jcz/saved_game.h"

namespace bastide::jcz {

/// What was done of a turn that is not finished, of which a record says nothing.
struct OpenTurn {
  std::optional<PlacementWord> tile{};
  std::vector<std::optional<FigureWord>> figures{};  ///< in order; nothing: passed
};

struct Imported {
  Record record;
  OpenTurn open;
};

/// Why a game cannot be imported: what is wrong with it first, or else everything that is not
/// supported.
using Mistakes = std::vector<Mistake>;

/// The record of a saved game, which replays without error: `text` are the bytes of its file. Tiles
/// that fitted nowhere are known only where the file tells the order of drawing.
std::expected<Imported, Mistakes> import_jcz(std::string_view text, const Catalogue& catalogue);
/// The same of a file that was read already.
std::expected<Imported, Mistakes> import_jcz(const SavedGame& saved, const Catalogue& catalogue);

/// Whether a text that is to be opened is a saved game rather than a record: it begins with `{`.
bool looks_like_jcz(std::string_view text);

}  // namespace bastide::jcz
