#include "variants/river/river.h"

#include <algorithm>
#include <array>

#include "variants/river/course.h"
#include "variants/tile_kinds.h"

namespace bastide {
namespace {

using namespace river;

constexpr std::string_view kSet = "river";

/// R-ED-5: the third edition's prints of the same letters.
std::string exchange_prints(Game& game, const Catalogue& catalogue) {
  const auto set = find_set(catalogue, "river_c3");
  if (set == nullptr) return "the River's third edition is not in this program";
  game.sets.push_back(set);
  for (TileKind& kind : game.kinds) {
    if (kind.set != kSet) continue;
    const auto print = std::ranges::find(set->tiles, kind.design->letter, &TileDesign::letter);
    if (print == set->tiles.end()) continue;
    redesign(kind, *print);
  }
  return {};
}

/// The halves on the right of who stands in the middle and looks to `side`, from that side round to
/// the opposite one.
HalfMask right_of(Side side) {
  HalfMask out = 0;
  for (int i = 0; i < 4; ++i) {
    const int half = 2 * index(side) + 1 + i;
    out = static_cast<HalfMask>(out | 1U << (half % 8));
  }
  return out;
}

/// A field that goes round the river's end becomes two, one a bank.
void divide_field(TileDesign& design, Side river) {
  const HalfMask right = right_of(river);
  const auto banks = static_cast<HalfMask>(0b11U << (2 * index(river)));
  for (std::size_t i = 0; i < design.segments.size(); ++i) {
    Segment& field = design.segments[i];
    if (field.kind != FeatureKind::Field || (field.halves & banks) != banks) continue;
    Segment other = field;
    other.halves &= static_cast<HalfMask>(~right);
    field.halves &= right;
    design.segments.push_back(std::move(other));
    return;
  }
}

/// Option of R-RIVER-6: the banks are different fields at the spring and the lake too.
void divide_ends(Game& game) {
  for (TileKind& kind : game.kinds) {
    TileDesign design = *kind.design;
    const std::size_t before = design.segments.size();
    for (std::size_t i = 0; i < before; ++i) {
      const Segment segment = design.segments[i];
      if (segment.kind != FeatureKind::River) continue;
      for (const Side side : kSides) {
        if (segment.sides == bit(side)) divide_field(design, side);
      }
    }
    if (design.segments.size() == before) continue;
    redesign(kind, game.own(std::move(design)));
  }
}

/// R-RIVER-9: the spring lies first; the start tile of another set leaves the game.
void remove_start(Game& game) {
  for (const auto& set : game.sets) {
    if (set->name == kSet || set->drawn_first || set->start.empty()) continue;
    const KindId kind = game.find_kind(set->name + ":" + set->start);
    if (kind != kNoKind) --game.kinds[kind].count;
    return;
  }
}

std::string set_up(Game& game, const Catalogue& catalogue) {
  if (game.option("river_print") == "C3") {
    if (auto mistake = exchange_prints(game, catalogue); !mistake.empty()) return mistake;
  }
  if (game.is_on("river_ends_divide")) divide_ends(game);
  if (game.option("river_start_tile") == "remove") remove_start(game);
  return {};
}

struct Data {
  UTurn reading;
};

VariantData prepare(const Game& game) {
  const std::string_view reading = game.option("river_uturn");
  return std::make_shared<Data>(Data{reading == "jcz"         ? UTurn::Jcz
                                     : reading == "alternate" ? UTurn::Alternate
                                                              : UTurn::Immediate});
}

Refusal can_place(const State& state, KindId kind, Cell cell, Side dir) {
  if (state.game().kinds[kind].set != kSet) return {};
  return refuse(state, state.game().data_of<Data>(kRiver).reading, kind, cell, dir);
}

constexpr std::size_t kMostLetters = 32;

/// R-RIVER-8: copies of each river tile, in order of kinds.
struct Slot {
  std::array<std::uint8_t, kMostLetters> above_lake;  ///< to be drawn after the others
  std::array<std::uint8_t, kMostLetters> tried;       ///< since the last tile was placed, in vain
};

/// Calls `visit` with every river kind but the lake and its place in the slot.
template <class Visit>
void for_river(const State& state, const Visit& visit) {
  const auto& kinds = state.game().kinds;
  std::size_t place = 0;
  for (std::size_t i = 0; i < kinds.size() && place < kMostLetters; ++i) {
    if (kinds[i].set != kSet || kinds[i].design->drawn_last) continue;
    visit(static_cast<KindId>(i), place++);
  }
}

/// What lies above the lake waits for the others; what was tried waits in any case.
void hold_back(State& state) {
  const Slot& slot = state.slot_of<Slot>(kRiver);
  bool others = false;
  for_river(state, [&](KindId kind, std::size_t place) {
    others = others || state.bag(kind) > slot.above_lake[place];
  });
  for_river(state, [&](KindId kind, std::size_t place) {
    const int held = others ? slot.above_lake[place] : slot.tried[place];
    state.hold_back(kind, held);
  });
}

/// A copy of `drawn` has left the pile: from above the lake if one lay there.
void take_from_above(State& state, KindId drawn) {
  auto& above = state.slot_of<Slot>(kRiver).above_lake;
  for_river(state, [&](KindId kind, std::size_t place) {
    if (kind == drawn && above[place] > 0) --above[place];
  });
}

int count_untried(const State& state) {
  int count = 0;
  for_river(state, [&](KindId kind, std::size_t place) {
    count += state.bag(kind) - state.slot_of<Slot>(kRiver).tried[place];
  });
  return count;
}

/// R-RIVER-8: put above the lake and tried again later, as long as others can be tried first.
Unplaceable unplaceable(State& state, KindId drawn) {
  const TileKind& tile = state.game().kinds[drawn];
  if (tile.set != kSet || tile.design->drawn_last) return Unplaceable::Discard;
  take_from_above(state, drawn);
  auto& slot = state.slot_of<Slot>(kRiver);
  if (count_untried(state) == 0) {
    slot.tried = {};  // the last of them is discarded, and the others are tried again
    hold_back(state);
    return Unplaceable::Discard;
  }
  state.put_back(drawn);
  for_river(state, [&](KindId kind, std::size_t place) {
    if (kind != drawn) return;
    ++slot.above_lake[place];
    ++slot.tried[place];
  });
  hold_back(state);
  return Unplaceable::SetAside;
}

void placed(State& state, Log*) {
  take_from_above(state, state.tiles().back().kind);
  auto& slot = state.slot_of<Slot>(kRiver);
  slot.tried = {};
  hold_back(state);
}

}  // namespace

const Variant kRiver{
    .name = "river",
    .tile_set = kSet,
    .options =
        {{"river_uturn",
          {"immediate", "alternate", "jcz"},
          "R-RIVER-4",
          "What counts as a forbidden U-turn of the river: two tiles in a row that turn to "
          "the same side, two turns in a row whatever lies between, or any open end without "
          "free land ahead. Prints differ; the first is our reading."},
         {"river_start_tile",
          {"remove", "shuffle_in"},
          "R-RIVER-9",
          "Whether the usual start tile leaves the game or is drawn like any other."},
         {"river_ends_divide",
          {"false", "true"},
          "R-RIVER-6",
          "Whether the two banks are different fields at the spring and the lake too."},
         {"river_print",
          {"C2", "C3"},
          "R-ED-5",
          "Which print of the River: in the third edition the spring has a road and the lake a "
          "monastery."}},
    .exclusions = {{{"tiles", "river"},
                    {"start_from_bag", "true"},
                    "R-HOUSE-5",
                    "The River begins with its spring, so the start cannot come from the bag."}},
    .setup = set_up,
    .prepare = prepare,
    .hooks = {{"place_tile", nullptr, placed}},
    .can_place = can_place,
    .unplaceable = unplaceable,
    .state_size = sizeof(Slot),
};

}  // namespace bastide
