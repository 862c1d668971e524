#include "tests/reference/kinds.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace bastide::reference {

namespace {

/// R-ABBOT-1, R-ED: how many copies show a garden in the edition; one that is not listed shows what
/// C2 shows (R-ED-1, R-ED-3).
int gardens(const TileDesign& design, const std::string& edition) {
  const auto listed = [&](const std::string& name) {
    return std::ranges::find(design.illustrations, name, &Illustrations::edition);
  };
  auto shown = listed(edition);
  if (shown == design.illustrations.end()) shown = listed("C2");
  if (shown == design.illustrations.end()) return 0;
  return static_cast<int>(std::ranges::count_if(
      shown->copies, [](const auto& copy) { return has_mark(copy, "garden"); }));
}

/// R-HOUSE-6: the roads that meet at trees are one.
void join_at_trees(TileDesign& design) {
  const auto at_trees = [](const Segment& s) { return s.end == "trees"; };
  const auto first = std::ranges::find_if(design.segments, at_trees);
  if (first == design.segments.end()) return;
  Segment joined = *first;
  joined.end.clear();
  for (const Segment& s : design.segments) {
    if (!at_trees(s) || s.sides == joined.sides) continue;
    joined.sides = static_cast<SideMask>(joined.sides | s.sides);
    joined.marks.insert(joined.marks.end(), s.marks.begin(), s.marks.end());
  }
  // No city stands on these tiles, so that the indexes by which fields name cities may change.
  std::erase_if(design.segments, at_trees);
  design.segments.insert(design.segments.begin(), joined);
}

/// river_ends_divide: the field does not go round spring and lake (R-RIVER-6). The line of the
/// river goes on to the other side of the tile and parts it as a straight river does.
void divide_at_river_end(TileDesign& design) {
  for (const Segment& river : design.segments) {
    if (river.kind != FeatureKind::River) continue;
    int side = 0;
    while ((river.sides >> side & 1) == 0) ++side;
    if (river.sides != 1 << side) continue;
    const HalfMask right = turned_halves(0b00011110, side);  // of a river to the north
    const std::size_t count = design.segments.size();
    for (std::size_t i = 0; i < count; ++i) {
      Segment& field = design.segments[i];
      if (field.kind != FeatureKind::Field || field.halves != 0xFF) continue;
      Segment other = field;
      field.halves = right;
      other.halves = static_cast<HalfMask>(~right);
      design.segments.push_back(other);
    }
    return;
  }
}

/// R-INN-6, D-31.
void add_second_inn(TileDesign& design) {
  for (Segment& s : design.segments) {
    if (s.kind == FeatureKind::Road && s.sides == bit(Side::W)) s.marks.emplace_back("inn");
  }
}

void change(const std::string& set, TileDesign& design, const Rules& rules) {
  if (rules.second_inn_on_c && set == "inns" && design.letter == "C") add_second_inn(design);
  if (rules.trees_do_not_end_roads) join_at_trees(design);
  if (rules.river_ends_divide) divide_at_river_end(design);
}

/// R-GERMAN-2, R-LAB-1: which letters are in the game at all.
bool in_play(const TileSet& set, const TileDesign& design, const Rules& rules) {
  const bool monastery = set.name == "base" && (design.letter == "A" || design.letter == "B");
  if (monastery && rules.has_set("german_monasteries")) return rules.keep_monasteries;
  if (set.name == "labyrinths" && rules.labyrinths == 1)
    return design.letter == set.tiles.front().letter;
  return true;
}

void add_kinds(Box& box, const TileSet& set, const TileDesign& printed, int times,
               const Rules& rules) {
  TileDesign design = printed;
  change(set.name, design, rules);
  const int with_garden = rules.abbot ? gardens(printed, rules.edition) : 0;
  if (printed.count > with_garden)
    box.kinds.push_back({set.name, design, times * (printed.count - with_garden)});
  if (with_garden == 0) return;
  Segment garden;
  garden.kind = FeatureKind::Garden;
  design.segments.push_back(garden);
  box.kinds.push_back({set.name, design, times * with_garden});
}

Kind& plain(Box& box, const TileSet& set) {
  return *std::ranges::find_if(box.kinds, [&](const Kind& kind) {
    return kind.set == set.name && kind.design.letter == set.start && !has_garden(kind.design);
  });
}

/// R-SET-2, R-RIVER-1, R-RIVER-9, R-HOUSE-5.
void choose_start(Box& box, const std::vector<const TileSet*>& sets, const Rules& rules) {
  const TileSet* river = nullptr;
  const TileSet* land = nullptr;
  for (const TileSet* set : sets) {
    if (set->start.empty()) continue;
    const TileSet*& found = set->drawn_first ? river : land;
    if (found == nullptr) found = set;
  }
  if (river != nullptr) {
    box.start = &plain(box, *river);
    if (land != nullptr && !rules.keep_start_tile) --plain(box, *land).count;
  } else if (land != nullptr && !rules.start_from_bag) {
    box.start = &plain(box, *land);
  }
}

using Look = std::tuple<FeatureKind, SideMask, HalfMask, int, std::string, std::vector<std::string>,
                        std::vector<SideMask>>;

std::vector<Look> look(const TileDesign& design, int turns) {
  std::vector<Look> segments;
  for (const Segment& s : design.segments) {
    std::vector<SideMask> cities;
    for (unsigned i = 0; i < design.segments.size(); ++i) {
      if ((s.cities >> i & 1) != 0) cities.push_back(turned_sides(design.segments[i].sides, turns));
    }
    std::vector<std::string> marks = s.marks;
    std::ranges::sort(cities);
    std::ranges::sort(marks);
    segments.emplace_back(s.kind, turned_sides(s.sides, turns), turned_halves(s.halves, turns),
                          s.coats, s.end, marks, cities);
  }
  std::ranges::sort(segments);
  return segments;
}

}  // namespace

Box open_box(const Sets& sets, const Rules& rules) {
  Box box;
  std::vector<const TileSet*> playing;
  for (const auto& set : sets) {
    const std::string name = rules.c3_river && set->name == "river_c3" ? "river" : set->name;
    if (rules.c3_river && set->name == "river") continue;
    const auto times = std::ranges::count(rules.sets, name);
    if (times == 0) continue;
    playing.push_back(set.get());
    for (const TileDesign& design : set->tiles) {
      if (in_play(*set, design, rules))
        add_kinds(box, *set, design, static_cast<int>(times), rules);
    }
  }
  choose_start(box, playing, rules);
  return box;
}

bool has_garden(const TileDesign& design) {
  return std::ranges::any_of(design.segments,
                             [](const Segment& s) { return s.kind == FeatureKind::Garden; });
}

bool is_river(const TileDesign& design) {
  return std::ranges::find(design.sides, Terrain::River) != design.sides.end();
}

bool same_turned(const TileDesign& design, int a, int b) {
  return look(design, a) == look(design, b);
}

}  // namespace bastide::reference
