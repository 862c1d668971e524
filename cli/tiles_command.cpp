#include "cli/tiles_command.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <ostream>

#include "cli/exit_code.h"
#include "cli/files.h"
#include "core/tile.h"
#include "table/reply.h"
#include "variants/registry.h"
#include "variants/tile_set_reader.h"

namespace bastide {
namespace {

using Sets = std::vector<std::shared_ptr<const TileSet>>;

/// The names of the bits that are set, joined by spaces.
template <std::size_t kSize>
std::string names(unsigned mask, const std::array<std::string_view, kSize>& all) {
  std::string out;
  for (std::size_t i = 0; i < kSize; ++i) {
    if (((mask >> i) & 1U) == 0) continue;
    if (!out.empty()) out += ' ';
    out += all[i];
  }
  return out;
}

std::string segment_text(const TileDesign& tile, const Segment& segment) {
  std::string out(kFeatureKindNames[static_cast<unsigned>(segment.kind)]);
  if (segment.sides != 0) out += ' ' + names(segment.sides, kSideNames);
  if (segment.kind == FeatureKind::Field)
    out += segment.halves == 0 ? " in" : ' ' + names(segment.halves, kHalfNames);
  if (segment.coats > 0)
    out += fmt::format(", {} coat{} of arms", segment.coats, segment.coats == 1 ? "" : "s");
  if (!segment.end.empty()) out += ", end: " + segment.end;
  for (std::size_t i = 0; i < tile.segments.size(); ++i) {
    if ((segment.cities >> i) & 1U)
      out += ", beside city " + names(tile.segments[i].sides, kSideNames);
  }
  for (const std::string& mark : segment.marks) out += ", " + mark;
  return out;
}

/// What holds for the tile as a whole: its marks, and that it is drawn last.
std::string whole_text(const TileDesign& tile) {
  std::string out;
  for (const std::string& mark : tile.marks) out += (out.empty() ? "" : ", ") + mark;
  if (tile.drawn_last) out += out.empty() ? "drawn last" : ", drawn last";
  return out;
}

/// What the copies show, as in C2: `garden, 2 highwaymen`; and which editions differ.
std::string shown_text(const TileDesign& tile) {
  std::string out;
  for (const Illustrations& in : tile.illustrations) {
    if (&in != &tile.illustrations.front() && in.copies == tile.illustrations.front().copies)
      continue;
    std::vector<std::pair<std::string, int>> counts;
    for (const auto& copy : in.copies) {
      for (const std::string& word : copy) {
        if (counts.empty() || counts.back().first != word) counts.emplace_back(word, 0);
        ++counts.back().second;
      }
    }
    std::string words;
    for (const auto& [word, count] : counts) {
      words += (words.empty() ? "" : ", ") +
               (count > 1 ? std::to_string(count) + ' ' : std::string()) + word;
    }
    if (!words.empty()) out += fmt::format("{}{}: {}", out.empty() ? "" : "; ", in.edition, words);
  }
  return out;
}

void list_tile(const Terminal& terminal, const TileDesign& tile, std::ostream& out) {
  std::string edges;
  for (const Terrain side : tile.sides)
    edges += fmt::format("{:<6}", kTerrainNames[static_cast<unsigned>(side)]);
  const int directions = distinct_directions(tile);
  out << fmt::format("{}{:<3}{}{:>4}  {} {}  {}\n", bold(terminal), tile.letter, plain(terminal),
                     tile.count, edges, directions, tile.name);
  for (const Segment& segment : tile.segments)
    out << fmt::format("{:9}{}\n", "", segment_text(tile, segment));
  if (const std::string whole = whole_text(tile); !whole.empty())
    out << fmt::format("{:9}{}\n", "", whole);
  if (const std::string shown = shown_text(tile); !shown.empty())
    out << fmt::format("{:9}shows in {}\n", "", shown);
}

/// How often each mark stands on the copies of a set; nothing where there is none.
void list_marks(const TileSet& set, std::ostream& out) {
  std::map<std::string, int> counts;
  for (const TileDesign& tile : set.tiles) {
    for (const std::string& mark : tile.marks) counts[mark] += tile.count;
    for (const Segment& segment : tile.segments) {
      for (const std::string& mark : segment.marks) counts[mark] += tile.count;
    }
  }
  std::string words;
  for (const auto& [mark, count] : counts)
    words += fmt::format("{} {} {}", words.empty() ? "" : ",", count, mark);
  if (!words.empty()) out << "marks:    " << words << '\n';
}

/// Sums over all copies, and how many sides of each terrain there are to be matched.
void list_totals(const TileSet& set, std::ostream& out) {
  int copies = 0, coats = 0;
  std::array<int, 4> sides{};
  std::array<int, kFeatureKindCount> segments{};
  for (const TileDesign& tile : set.tiles) {
    copies += tile.count;
    for (const Terrain side : tile.sides) sides[static_cast<unsigned>(side)] += tile.count;
    for (const Segment& segment : tile.segments) {
      segments[static_cast<unsigned>(segment.kind)] += tile.count;
      coats += segment.coats * tile.count;
    }
  }
  out << fmt::format("\n{} tiles of {} kinds", copies, set.tiles.size());
  if (!set.start.empty()) out << ", " << set.start << " starts";
  if (set.drawn_first) out << ", drawn before those of other sets";
  out << "\nsides:    ";
  std::string odd;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (sides[i] == 0) continue;
    out << fmt::format(" {} {} ({:.0f} %)", sides[i], kTerrainNames[i], 25.0 * sides[i] / copies);
    if (sides[i] % 2 != 0) odd += fmt::format(" {}", kTerrainNames[i]);
  }
  if (!odd.empty()) out << "; an odd number, so one always stays open:" << odd;
  out << "\nsegments: ";
  for (std::size_t i = 0; i < segments.size(); ++i) {
    if (segments[i] > 0) out << fmt::format(" {} {}", segments[i], kFeatureKindNames[i]);
  }
  out << fmt::format("\ncoats of arms: {}\n", coats);
}

void list_set(const Terminal& terminal, const TileSet& set, std::ostream& out) {
  out << bold(terminal) << set.name << plain(terminal);
  for (const auto& [language, title] : set.title) out << "  " << language << ": " << title;
  out << fmt::format("\n\n{:<3}{:>4}  {:<24} {}  {}\n", "", "", "N     E     S     W", "directions",
                     "name");
  for (const TileDesign& tile : set.tiles) list_tile(terminal, tile, out);
  list_totals(set, out);
  list_marks(set, out);
}

}  // namespace

int list_tiles(const std::string& file, bool as_json, const Terminal& terminal, std::ostream& out,
               std::ostream& err) {
  Sets sets = catalogue().sets;
  if (!file.empty()) {
    const auto text = read_text(file, kMaxTileSetBytes);
    if (!text) {
      err << "bastide tiles: " << text.error() << '\n';
      return kUsage;
    }
    auto set = read_tile_set(*text, shown_path(file));
    if (!set) {
      err << to_text(set.error()) << '\n';
      return kFailed;
    }
    sets = {std::make_shared<const TileSet>(*std::move(set))};
  }
  if (as_json) {
    out << catalogue_json(sets) << '\n';
    return kDone;
  }
  for (const auto& set : sets) {
    if (&set != &sets.front()) out << '\n';
    list_set(terminal, *set, out);
  }
  return kDone;
}

}  // namespace bastide
