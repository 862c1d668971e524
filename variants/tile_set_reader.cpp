#include "variants/tile_set_reader.h"

#include <algorithm>
#include <array>

#include "variants/strict_toml.h"
#include "variants/toml_guard.h"

namespace bastide {
namespace {

constexpr std::array<std::string_view, 7> kDrawings{
    "garden", "farmhouse", "cowshed", "pigsty", "donkey_stable", "water_tower", "highwaymen"};
constexpr std::array<std::string_view, 6> kSetKeys{"set",      "title", "start",
                                                   "editions", "draw",  "tile"};
constexpr std::array<std::string_view, 9> kTileKeys{"letter", "name",          "count",
                                                    "edges",  "segments",      "marks",
                                                    "draw",   "illustrations", "illustrations_in"};
constexpr std::array<std::string_view, 10> kSegmentKeys{
    "road", "city", "monastery", "garden", "field", "river", "coats", "end", "cities", "marks"};
constexpr std::size_t kMaxEditions = 16;
constexpr int kMaxCount = 99;
constexpr int kMaxCoats = 9;
constexpr std::size_t kMaxLine = 400;
constexpr std::size_t kMaxMark = 24;

/// Reads one file.
class Reader : StrictToml {
 public:
  Reader(std::string_view source, std::string_view file)
      : StrictToml(source), source_(source), file_(file) {}

  std::expected<TileSet, TileSetError> read() {
    if (source_.size() > kMaxTileSetBytes) {
      fail(Position{},
           "the file is longer than " + std::to_string(kMaxTileSetBytes / 1024) + " KiB");
    } else if (const auto unfit = unfit_for_toml(source_, kMaxLine)) {
      fail(unfit->at, std::string(unfit->text));
    } else {
      const toml::parse_result parsed = toml::parse(source_);
      if (parsed.failed()) {
        fail(position(parsed.error().source()), std::string(parsed.error().description()));
      } else if (read_set(parsed.table())) {
        return std::move(set_);
      }
    }
    return std::unexpected(
        TileSetError{file_, mistake_at_.line, mistake_at_.column, letter_, mistake_});
  }

 private:
  // --- The set ---

  bool read_set(const toml::table& root) {
    const Text* name = nullptr;
    const Text* start = nullptr;
    const toml::array* tiles = nullptr;
    if (!only_keys(root, kSetKeys) || !need_text(root, "set", name)) return false;
    if (!consists_of(name->get(), "az09__", 24)) {
      return fail(*name, "the set's name must be 1 to 24 small letters, digits or _");
    }
    set_.name = name->get();
    if (!read_title(root) || !read_editions(root)) return false;
    if (!read_draw(root, "first", set_.drawn_first)) return false;
    if (!get(root, "start", "a text", start) || !need(root, "tile", "[[tile]] tables", tiles))
      return false;
    if (!read_tiles(*tiles)) return false;
    if (start == nullptr) return true;
    set_.start = start->get();
    return letter_known(set_.start) ||
           fail(*start, "the start tile " + in_quotes(set_.start) + " is not in the set");
  }

  bool read_title(const toml::table& root) {
    const toml::table* title = nullptr;
    if (!need(root, "title", "a table of languages", title)) return false;
    for (const auto& [language, node] : *title) {
      const Text* text = node.as_string();
      if (!consists_of(language.str(), "az", 3)) {
        return fail(position(language.source()),
                    in_quotes(language.str()) + " is not a language code such as en or sk");
      }
      if (text == nullptr)
        return fail(node, "a title must be a text, not " + std::string(describe(node)));
      if (!plain(*text)) return false;
      set_.title.emplace_back(language.str(), text->get());
    }
    return !set_.title.empty() || fail(*title, "the set has no title");
  }

  bool read_editions(const toml::table& root) {
    const toml::array* editions = nullptr;
    if (!get(root, "editions", "a list of texts", editions)) return false;
    if (editions == nullptr) return true;
    if (editions->size() > kMaxEditions) return fail(*editions, "too many editions");
    for (const toml::node& node : *editions) {
      const Text* text = node.as_string();
      if (text == nullptr || !consists_of(text->get(), "azAZ09__--", 16)) {
        return fail(node, "an edition must be 1 to 16 letters, digits, _ or -");
      }
      if (std::ranges::count(editions_, text->get()) != 0)
        return fail(node, "the edition is named twice");
      editions_.push_back(text->get());
    }
    return true;
  }

  /// `draw = "first"` or `draw = "last"`: the one word that may stand there sets `out`.
  bool read_draw(const toml::table& table, std::string_view only, bool& out) {
    const Text* draw = nullptr;
    if (!get(table, "draw", "a text", draw)) return false;
    out = draw != nullptr;
    return !out || draw->get() == only ||
           fail(*draw, "draw must be " + in_quotes(only) + ", or left out");
  }

  /// Words of any meaning, each once.
  bool read_marks(const toml::table& table, std::vector<std::string>& out) {
    const Text* marks = nullptr;
    if (!get(table, "marks", "a text", marks)) return false;
    if (marks == nullptr) return true;
    for (const std::string_view word : words_of(marks->get())) {
      if (!consists_of(word, "az09__", kMaxMark)) {
        return fail(
            *marks, word,
            "a mark must be 1 to " + std::to_string(kMaxMark) + " small letters, digits or _");
      }
      if (std::ranges::count(out, word) != 0)
        return fail(*marks, word, std::string(word) + " is named twice");
      out.emplace_back(word);
    }
    return !out.empty() || fail(*marks, "marks must be words, or left out");
  }

  bool letter_known(std::string_view letter) const {
    return std::ranges::any_of(set_.tiles,
                               [&](const TileDesign& tile) { return tile.letter == letter; });
  }

  bool read_tiles(const toml::array& tiles) {
    if (tiles.empty()) return fail(tiles, "the set has no tiles");
    if (tiles.size() > static_cast<std::size_t>(kMaxTileLetters)) {
      return fail(tiles, "the set has more than " + std::to_string(kMaxTileLetters) + " tiles");
    }
    for (const toml::node& node : tiles) {
      letter_.clear();
      const toml::table* table = node.as_table();
      if (table == nullptr) return fail(node, "tiles are written as [[tile]]");
      if (!read_tile(*table)) return false;
    }
    letter_.clear();
    return true;
  }

  // --- A tile ---

  bool read_tile(const toml::table& table) {
    TileDesign tile;
    const Text* edges = nullptr;
    const toml::array* segments = nullptr;
    if (!read_letter(table, tile)) return false;
    if (!only_keys(table, kTileKeys) || !read_name_and_count(table, tile)) return false;
    if (!need_text(table, "edges", edges) || !read_edges(*edges, tile)) return false;
    if (!need(table, "segments", "a list", segments) || !read_segments(*segments, tile))
      return false;
    if (!read_marks(table, tile.marks) || !read_tile_draw(table, tile)) return false;
    if (!read_illustrations(table, tile)) return false;
    int segment = -1;
    if (std::string mistake = find_mistake(tile, &segment); !mistake.empty()) {
      const auto at = static_cast<std::size_t>(segment);
      return segment < 0 ? fail(*edges, std::move(mistake))
                         : fail((*segments)[at], std::move(mistake));
    }
    set_.tiles.push_back(std::move(tile));
    return true;
  }

  bool read_tile_draw(const toml::table& table, TileDesign& tile) {
    if (!read_draw(table, "last", tile.drawn_last)) return false;
    return !tile.drawn_last || set_.drawn_first ||
           fail(*table.get("draw"), "only a set that is drawn first has tiles that are drawn last");
  }

  bool read_letter(const toml::table& table, TileDesign& tile) {
    const Text* letter = nullptr;
    if (!need_text(table, "letter", letter)) return false;
    if (!consists_of(letter->get(), "AZ", 4))
      return fail(*letter, "a tile's letter must be 1 to 4 capital letters");
    if (letter_known(letter->get()))
      return fail(*letter, "the letter " + letter->get() + " is already taken");
    tile.letter = letter->get();
    letter_ = tile.letter;
    return true;
  }

  bool read_name_and_count(const toml::table& table, TileDesign& tile) {
    const Text* name = nullptr;
    const toml::value<std::int64_t>* count = nullptr;
    if (!need_text(table, "name", name) || !need(table, "count", "a whole number", count))
      return false;
    tile.name = name->get();
    return number(*count, "count", 1, kMaxCount, tile.count);
  }

  bool read_edges(const Text& edges, TileDesign& tile) {
    const std::vector<std::string_view> words = words_of(edges.get());
    if (words.size() != tile.sides.size()) {
      return fail(edges,
                  "edges must be four words, for N E S W, not " + std::to_string(words.size()));
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
      const int terrain = find_name(kTerrainNames, words[i]);
      if (terrain < 0) {
        return fail(edges, words[i],
                    in_quotes(words[i]) + " is not an edge; there are: " + listed(kTerrainNames));
      }
      tile.sides[i] = static_cast<Terrain>(terrain);
    }
    return true;
  }

  // --- Segments ---

  bool read_segments(const toml::array& list, TileDesign& tile) {
    if (list.size() > kMaxSegments) {
      return fail(list, "a tile has at most " + std::to_string(kMaxSegments) + " segments");
    }
    for (const toml::node& node : list) {
      const toml::table* table = node.as_table();
      if (table == nullptr)
        return fail(node, "a segment must be a table such as { road = \"E W\" }");
      if (!read_segment(*table, tile.segments.emplace_back())) return false;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (!read_cities(*list[i].as_table(), tile, tile.segments[i])) return false;
    }
    return true;
  }

  bool read_segment(const toml::table& table, Segment& segment) {
    if (!only_keys(table, kSegmentKeys)) return false;
    int kinds = 0;
    for (std::size_t i = 0; i < kFeatureKindNames.size(); ++i) {
      if (!table.contains(kFeatureKindNames[i])) continue;
      segment.kind = static_cast<FeatureKind>(i);
      ++kinds;
    }
    if (kinds != 1)
      return fail(table, "a segment must be exactly one of: " + listed(kFeatureKindNames));
    return read_reach(table, segment) && read_coats(table, segment) && read_end(table, segment) &&
           read_marks(table, segment.marks);
  }

  /// Which sides or half-edges the segment reaches.
  bool read_reach(const toml::table& table, Segment& segment) {
    const std::string_view kind = kFeatureKindNames[static_cast<unsigned>(segment.kind)];
    if (is_centred(segment.kind)) {
      const toml::value<bool>* present = nullptr;
      if (!need(table, kind, "true", present)) return false;
      return present->get() || fail(*present, std::string(kind) + " must be true, or left out");
    }
    const Text* reach = nullptr;
    if (!need_text(table, kind, reach)) return false;
    unsigned bits = 0;
    if (segment.kind != FeatureKind::Field) {
      if (!mask(*reach, kSideNames, "a side", bits)) return false;
      segment.sides = static_cast<SideMask>(bits);
    } else if (reach->get() != "in") {
      if (!mask(*reach, kHalfNames, "a half-edge", bits)) return false;
      if (bits == 0) return fail(*reach, "a field that reaches no half-edge is written \"in\"");
      segment.halves = static_cast<HalfMask>(bits);
    }
    return true;
  }

  bool read_coats(const toml::table& table, Segment& segment) {
    const toml::value<std::int64_t>* coats = nullptr;
    if (!get(table, "coats", "a whole number", coats)) return false;
    if (coats == nullptr) return true;
    if (segment.kind != FeatureKind::City) return fail(*coats, "only a city has coats of arms");
    int number_of_coats = 0;
    if (!number(*coats, "coats", 0, kMaxCoats, number_of_coats)) return false;
    segment.coats = static_cast<std::uint8_t>(number_of_coats);
    return true;
  }

  bool read_end(const toml::table& table, Segment& segment) {
    const Text* end = nullptr;
    if (!get(table, "end", "a text", end)) return false;
    if (end == nullptr) return true;
    if (!consists_of(end->get(), "az__", 24))
      return fail(*end, "an end must be one word such as \"village\"");
    segment.end = end->get();
    return true;
  }

  bool read_cities(const toml::table& table, const TileDesign& tile, Segment& segment) {
    const Text* cities = nullptr;
    if (!get(table, "cities", "a text", cities)) return false;
    if (cities == nullptr) return true;
    if (segment.kind != FeatureKind::Field) return fail(*cities, "only a field borders cities");
    for (const std::string_view word : words_of(cities->get())) {
      const int side = find_name(kSideNames, word);
      const auto city = std::ranges::find_if(tile.segments, [&](const Segment& s) {
        return side >= 0 && s.kind == FeatureKind::City && ((s.sides >> side) & 1U) != 0;
      });
      if (city == tile.segments.end()) {
        return fail(*cities, word, "no city of this tile reaches a side " + in_quotes(word));
      }
      const auto bit = static_cast<std::uint16_t>(1U << (city - tile.segments.begin()));
      if ((segment.cities & bit) != 0) return fail(*cities, word, "that city is named twice");
      segment.cities |= bit;
    }
    return true;
  }

  // --- Illustrations ---

  bool read_illustrations(const toml::table& table, TileDesign& tile) {
    const toml::array* all = nullptr;
    const toml::table* some = nullptr;
    if (!get(table, "illustrations", "a list of texts", all)) return false;
    if (!get(table, "illustrations_in", "a table of editions", some)) return false;
    std::vector<std::vector<std::string>> copies(static_cast<std::size_t>(tile.count));
    if (all != nullptr && editions_.empty()) return fail(*all, "the set names no editions");
    if (all != nullptr && !read_copies(*all, copies)) return false;
    for (const std::string& edition : editions_) tile.illustrations.push_back({edition, copies});
    if (some == nullptr) return true;
    for (const auto& [edition, node] : *some) {
      const auto found =
          std::ranges::find(tile.illustrations, edition.str(), &Illustrations::edition);
      if (found == tile.illustrations.end()) {
        return fail(position(edition.source()),
                    in_quotes(edition.str()) + " is not one of the set's editions");
      }
      const toml::array* list = node.as_array();
      if (list == nullptr) return fail(node, "illustrations must be a list of texts");
      if (!read_copies(*list, found->copies)) return false;
    }
    return true;
  }

  bool read_copies(const toml::array& list, std::vector<std::vector<std::string>>& copies) {
    if (list.size() != copies.size()) {
      return fail(list, "the illustrations are for " + std::to_string(list.size()) +
                            " copies, but the count is " + std::to_string(copies.size()));
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Text* text = list[i].as_string();
      if (text == nullptr) {
        return fail(list[i],
                    "what a copy shows must be a text, not " + std::string(describe(list[i])));
      }
      unsigned bits = 0;
      if (!mask(*text, kDrawings, "an illustration", bits)) return false;
      copies[i].clear();
      for (const std::string_view word : words_of(text->get())) copies[i].emplace_back(word);
    }
    return true;
  }

  std::string_view source_;
  std::string file_;
  std::string letter_;  ///< of the tile that is being read
  TileSet set_;
  std::vector<std::string> editions_;
};

}  // namespace

std::string to_text(const TileSetError& error) {
  std::string out =
      error.file + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ": ";
  if (!error.tile.empty()) out += "tile " + error.tile + ": ";
  return out + error.text;
}

std::expected<TileSet, TileSetError> read_tile_set(std::string_view text, std::string_view file) {
  return Reader(text, file).read();
}

}  // namespace bastide
