#include "jcz/import.h"

#include <algorithm>
#include <array>

#include "core/apply.h"
#include "core/notation.h"
#include "core/replay.h"
#include "core/replay_setup.h"
#include "jcz/setup_words.h"
#include "jcz/turns.h"

namespace bastide::jcz {
namespace {

/// A text that a record can quote: on one line.
std::string one_line(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  }
  return text;
}

/// Makes the record, part by part.
class Importer {
 public:
  Importer(const SavedGame& saved, const Catalogue& catalogue)
      : saved_(saved), catalogue_(catalogue) {}

  std::expected<Imported, Mistakes> run() {
    borrowed_ = write_setup(saved_, catalogue_, record(), mistakes_);
    find_unsupported(saved_, mistakes_);
    if (!mistakes_.empty() || !make_seats() || !make_game() || !check_tiles())
      return std::unexpected(std::move(mistakes_));
    write_meta();
    write_start();
    const auto drawn = write_turns(saved_, *game_, out_, mistakes_);
    if (!drawn) return std::unexpected(std::move(mistakes_));
    write_first();
    write_deck();
    if (!finish(*drawn) || !tidy()) return std::unexpected(std::move(mistakes_));
    return std::move(out_);
  }

 private:
  Record& record() { return out_.record; }

  bool fail(std::string where, std::string text, bool unsupported = false) {
    mistakes_.push_back({std::move(where), std::move(text), unsupported});
    return false;
  }

  /// Their colours are ours in the same order, as long as nobody has them.
  bool make_seats() {
    for (const Player& player : saved_.players) {
      const auto slot = static_cast<std::size_t>(player.slot);
      const auto taken = [&](std::string_view colour) {
        return std::ranges::find(record().seats, colour, &SeatLine::colour) != record().seats.end();
      };
      const auto free = std::ranges::find_if_not(kColours, taken);
      const bool own = slot < kColours.size() && !taken(kColours[slot]);
      record().seats.push_back({.colour = std::string(own ? kColours[slot] : *free),
                                .name = one_line(player.name),
                                .bot = player.computer ? "computer" : ""});
    }
    return true;
  }

  bool make_game() {
    auto game = make_record_game(catalogue_, record());
    if (!game)
      return fail("setup", game.error().text, game.error().fault == RecordFault::Unsupported);
    game_ = std::move(*game);
    return true;
  }

  /// Every tile that the file names is one of this game.
  bool check_tiles() {
    const auto check = [&](const std::string& tile) {
      return kind_of(tile) != kNoKind ||
             fail("setup.sets", "tile " + tile + " is of none of the sets in play");
    };
    return std::ranges::all_of(saved_.start, [&](const auto& s) { return check(s.tile); }) &&
           std::ranges::all_of(saved_.draw_order, check) &&
           std::ranges::all_of(saved_.replay, [&](const Message& message) {
             return message.type != "PLACE_TILE" || check(message.tile);
           });
  }

  void write_meta() {
    if (!saved_.created.empty())
      record().meta.emplace_back("date", one_line(saved_.created.substr(0, 10)));
    record().meta.emplace_back("source", "JCloisterZone " + one_line(saved_.version));
  }

  void write_start() {
    const State usual(*game_);
    const PlacedTile& lies = usual.tiles().front();
    for (const StartTile& tile : saved_.start) {
      PlacementWord word =
          placement_word(*game_, find_kind(*game_, tile.tile, unused()), tile.cell, tile.quarters);
      const bool first = &tile == &saved_.start.front();
      if (!first) {
        record().puts.push_back({.tile = std::move(word)});
      } else if (parse_tile(*game_, word.tile.text) != lies.kind || word.cell != lies.cell ||
                 word.dir != lies.dir) {
        record().start = std::move(word);
      }
    }
  }

  void write_first() {
    if (record().turns.empty()) return;
    const Word& colour = record().turns.front().colour;
    if (colour.text != record().seats.front().colour) record().first = Word{.text = colour.text};
  }

  /// How many of each kind their bag holds at the start.
  std::vector<int> their_bag() const {
    std::vector<int> left;
    for (const TileKind& kind : game_->kinds) {
      const bool absent = std::ranges::find(borrowed_, kind.set) != borrowed_.end();
      left.push_back(absent ? 0 : kind.count);
    }
    for (std::size_t i = 0; i < left.size() && !has_gardens(saved_); ++i) {
      const std::string text = tile_text(game_->kinds[i]);
      if (text.find('+') == std::string::npos) continue;
      left[parse_tile(*game_, text.substr(0, text.find('+')))] += std::exchange(left[i], 0);
    }
    for (const StartTile& tile : saved_.start) --left[kind_of(tile.tile)];
    return left;
  }

  UsedCopies unused() const { return UsedCopies(game_->kinds.size()); }

  KindId kind_of(const std::string& theirs) const {
    return find_kind(*game_, theirs, unused()).kind;
  }

  /// Says what is drawn where it is not simply what the sets hold.
  void write_deck() {
    const std::vector<int> bag = their_bag();
    std::vector<int> left = bag;
    for (const TurnLine& turn : record().turns) {
      for (const TileWord& word : turn.before) --left[parse_tile(*game_, word.tile.text)];
      --left[parse_tile(*game_, turn.tile.tile.text)];
    }
    const auto below_zero = [](int count) { return count < 0; };
    record().deck.any = std::ranges::any_of(left, below_zero);
    bool same = borrowed_.empty();
    for (std::size_t i = 0; i < bag.size(); ++i)
      same = same &&
             (has_gardens(saved_) || tile_text(game_->kinds[i]).find('+') == std::string::npos);
    if (record().deck.any || same) return;
    record().deck.any = true;
    record().bag.emplace();
    for (std::size_t i = 0; i < bag.size(); ++i) {
      if (bag[i] > 0)
        record().bag->push_back({.tile = {.text = tile_text(game_->kinds[i])}, .count = bag[i]});
    }
  }

  /// Their turns: parts of one turn, each with a tile, are one.
  int turns_done() const {
    int count = 0;
    const Word* last = nullptr;
    for (const TurnLine& turn : out_.record.turns) {
      count += last == nullptr || !(*last == turn.colour) || out_.record.seats.size() == 1 ? 1 : 0;
      last = &turn.colour;
    }
    return count;
  }

  std::optional<Replayed> play() {
    auto played = replay(catalogue_, record());
    if (played) return std::move(*played);
    const RecordError& error = played.error();
    const int message = error.line - kFirstMessageLine;
    fail(message < 0 ? "setup" : "replay[" + std::to_string(message) + "]", error.text,
         error.fault == RecordFault::Unsupported);
    return std::nullopt;
  }

  /// Plays the game, to find what is illegal in it and whether it is over. `drawn` tiles of the
  /// told order are in its turns.
  bool finish(std::size_t drawn) {
    const auto played = play();
    if (!played) return false;
    if (out_.open.tile) return true;
    if (saved_.end_turn && turns_done() >= *saved_.end_turn) {
      add_last_discards(played->state, drawn);
    } else if (nothing_fits(played->state)) {
      discard_rest(played->state);
    } else {
      return true;
    }
    record().ending = Ending::Finished;
    return play().has_value();
  }

  /// What the told order goes on with fitted nowhere, too, as far as that is so.
  void add_last_discards(const State& state, std::size_t drawn) {
    UsedCopies used;
    for (std::size_t kind = 0; kind < game_->kinds.size(); ++kind)
      used.push_back(game_->kinds[kind].count - state.bag(static_cast<KindId>(kind)));
    for (std::size_t i = drawn; i < saved_.draw_order.size(); ++i) {
      const KindId kind = find_kind(*game_, saved_.draw_order[i], used).kind;
      ++used[kind];
      TileWord word{{.text = tile_text(game_->kinds[kind])}};
      const bool left = std::ranges::count(record().end_before, word) < state.bag(kind);
      if (!left || !placements_of(state, kind).empty()) return;
      record().end_before.push_back(std::move(word));
    }
  }

  void discard_rest(const State& state) {
    for (std::size_t kind = 0; kind < game_->kinds.size(); ++kind) {
      record().end_before.insert(record().end_before.end(), state.bag(static_cast<KindId>(kind)),
                                 TileWord{{.text = tile_text(game_->kinds[kind])}});
    }
  }

  static bool nothing_fits(const State& state) {
    for (std::size_t kind = 0; kind < state.game().kinds.size(); ++kind) {
      const auto id = static_cast<KindId>(kind);
      if (state.bag(id) > 0 && !placements_of(state, id).empty()) return false;
    }
    return true;
  }

  /// The record as it reads when it was written: without lines that mean messages.
  bool tidy() {
    auto record = parse_record(write_record(out_.record));
    if (!record) return fail("", "as a record: " + record.error().text);
    out_.record = *std::move(record);
    return true;
  }

  const SavedGame& saved_;
  const Catalogue& catalogue_;
  Imported out_;
  Mistakes mistakes_;
  std::vector<std::string> borrowed_;
  std::shared_ptr<const Game> game_;
};

}  // namespace

std::expected<Imported, Mistakes> import_jcz(const SavedGame& saved, const Catalogue& catalogue) {
  return Importer(saved, catalogue).run();
}

std::expected<Imported, Mistakes> import_jcz(std::string_view text, const Catalogue& catalogue) {
  const auto saved = read_saved_game(text);
  if (!saved) return std::unexpected(Mistakes{saved.error()});
  return import_jcz(*saved, catalogue);
}

bool looks_like_jcz(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{';
}

}  // namespace bastide::jcz
