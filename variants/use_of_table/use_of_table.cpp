#include "variants/use_of_table/use_of_table.h"

#include <algorithm>

#include "variants/use_of_table/table_words.h"

namespace bastide {
namespace {

using namespace use_of_table;

enum class Mode : unsigned char { Unbounded, Standard, Shift, Extension, Floor };

struct Data {
  Mode mode = Mode::Unbounded;
  Size size;
  std::vector<Panel> panels;
  std::vector<Cell> blocked;
  bool completes = false;      ///< R-HOUSE-11
  bool border_counts = false;  ///< R-HOUSE-11
};

struct Slot {
  std::uint8_t panels;  ///< added so far
};

struct Box {
  int west, east, north, south;
  bool has(Cell cell) const {
    return cell.x >= west && cell.x <= east && cell.y >= north && cell.y <= south;
  }
  void take_in(Cell cell) {
    west = std::min<int>(west, cell.x);
    east = std::max<int>(east, cell.x);
    north = std::min<int>(north, cell.y);
    south = std::max<int>(south, cell.y);
  }
};

const Data& data_of(const State& state) { return state.game().data_of<Data>(kUseOfTable); }

/// The rectangle around the start cell; the odd column and row of even sizes lie east and south.
Box table_box(const State& state) {
  const Data& data = data_of(state);
  Box box{-((data.size.width - 1) / 2), data.size.width / 2, -((data.size.height - 1) / 2),
          data.size.height / 2};
  const int panels = data.mode == Mode::Extension ? state.slot_of<Slot>(kUseOfTable).panels : 0;
  for (int i = 0; i < panels; ++i) {
    const Panel& panel = data.panels[static_cast<unsigned>(i)];
    switch (panel.side) {
      case Side::N: box.north -= panel.depth; break;
      case Side::E: box.east += panel.depth; break;
      case Side::S: box.south += panel.depth; break;
      case Side::W: box.west -= panel.depth; break;
    }
  }
  return box;
}

bool fits_shifted(const State& state, Cell cell) {
  Box box{cell.x, cell.x, cell.y, cell.y};
  for (const PlacedTile& tile : state.tiles()) box.take_in(tile.cell);
  const Size& size = data_of(state).size;
  return box.east - box.west < size.width && box.south - box.north < size.height;
}

Refusal can_place(const State& state, KindId, Cell cell, Side) {
  if (is_on_table(state, cell)) return {};
  return {.reason = Reason::PlacementForbidden,
          .rule = data_of(state).mode == Mode::Floor ? "R-TABLE-4" : "R-TABLE-1"};
}

/// R-TABLE-3: the next panel is added when a tile finds no place.
bool add_panel(State& state) {
  auto& slot = state.slot_of<Slot>(kUseOfTable);
  const Data& data = data_of(state);
  if (data.mode != Mode::Extension || slot.panels >= data.panels.size()) return false;
  ++slot.panels;
  return true;
}

// --- R-HOUSE-11: the edge closes what runs into it ---

void close_sides(State& state, TileId tile) {
  const PlacedTile& placed = state.tiles()[tile];
  const Face& face = state.kind_of(tile).faces[static_cast<unsigned>(index(placed.dir))];
  for (const Side side : kSides) {
    const int segment = face.port[static_cast<unsigned>(index(side))][1];
    if (segment == kNoSegment || is_on_table(state, neighbour(placed.cell, side))) continue;
    state.close_side(state.node_of(tile, segment));
  }
}

template <class Visit>
void for_cells_beyond(const State& state, Cell middle, const Visit& visit) {
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell cell{static_cast<std::int16_t>(middle.x + dx),
                      static_cast<std::int16_t>(middle.y + dy)};
      if (!is_on_table(state, cell)) visit();
    }
  }
}

void close_around(State& state, TileId tile) {
  for (int i = 0; i < state.kind_of(tile).segment_count; ++i) {
    if (((state.kind_of(tile).centred >> i) & 1) == 0) continue;
    const NodeId node = state.node_of(tile, i);
    for_cells_beyond(state, state.tiles()[tile].cell, [&] { state.close_side(node); });
  }
}

void close_edges(State& state, TileId tile) {
  if (!data_of(state).completes) return;
  close_sides(state, tile);
  close_around(state, tile);
}

/// A monastery scores the tiles that are really there; with border_counts what lies beyond too.
void amend_value(const State& state, Award& award) {
  if (!data_of(state).completes || !is_centred(award.kind)) return;
  if (data_of(state).border_counts) return;
  int beyond = 0;
  for_cells_beyond(state, state.tiles()[state.node_tile(award.feature)].cell, [&] { ++beyond; });
  award.neighbours -= beyond;
  award.points -= beyond;
}

VariantData prepare(const Game& game) {
  constexpr std::array<std::string_view, 5> kModes{"unbounded", "standard", "shift", "extension",
                                                   "floor"};
  auto data = std::make_shared<Data>();
  data->mode =
      static_cast<Mode>(std::ranges::find(kModes, game.option("table.mode")) - kModes.begin());
  data->size = *read_size(game.option("table.size"));
  data->panels = *read_panels(game.option("table.panels"));
  data->blocked = *read_cells(game.option("table.blocked"));
  data->completes = game.is_on("table_edge_completes");
  data->border_counts = game.is_on("border_counts");
  return data;
}

}  // namespace

bool is_on_table(const State& state, Cell cell) {
  if (state.game().find_variant(kUseOfTable) < 0) return true;
  const Data& data = data_of(state);
  switch (data.mode) {
    case Mode::Unbounded: return true;
    case Mode::Shift: return fits_shifted(state, cell);
    case Mode::Floor: return std::ranges::find(data.blocked, cell) == data.blocked.end();
    case Mode::Standard:
    case Mode::Extension: break;
  }
  return table_box(state).has(cell);
}

const Variant kUseOfTable{
    .name = "use_of_table",
    .enabled = [](const Game& game) { return game.option("table.mode") != "unbounded"; },
    .options =
        {{"table.mode",
          {"unbounded", "standard", "shift", "extension", "floor"},
          "O-TABLE",
          "Where the landscape ends: nowhere; at a table around the start tile; at one on which "
          "all "
          "tiles may be shifted; at one with panels that are added; at blocked cells of a floor. "
          "The exact meaning is ours."},
         {"table.size",
          {"15x11"},
          "R-TABLE-1",
          "Columns and rows of the table.",
          [](std::string_view value) { return read_size(value).has_value(); }},
         {"table.panels",
          {"none", "E3+N2"},
          "R-TABLE-3",
          "Panels of an extended table, by side and depth, in the order in which they are added.",
          [](std::string_view value) { return read_panels(value).has_value(); }},
         {"table.blocked",
          {"none", "2,3+4,-1"},
          "R-TABLE-4",
          "Cells of the floor where no tile may lie.",
          [](std::string_view value) { return read_cells(value).has_value(); }},
         {"table_edge_completes",
          {"false", "true"},
          "R-HOUSE-11",
          "Roads and cities end at the edge of the table, monasteries need no tiles beyond it."},
         {"border_counts",
          {"false", "true"},
          "R-HOUSE-11",
          "Whether cells beyond the edge count a point each for a monastery."}},
    .exclusions = {{{"table_edge_completes", "true"},
                    {"table.mode", "standard", false},
                    "R-HOUSE-11",
                    "The table's edge can only complete features on a standard table."}},
    .prepare = prepare,
    .can_place = can_place,
    .tile_put = close_edges,
    .make_room = add_panel,
    .amend_value = amend_value,
    .state_size = sizeof(Slot),
};

}  // namespace bastide
