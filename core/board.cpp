// Putting tiles down: the grid, the open cells around the board, and the joining of features.
#include <algorithm>

#include "core/hash.h"
#include "core/state.h"

namespace bastide {
namespace {

constexpr unsigned kFrontierBit = 0x8000U;
constexpr std::uint16_t kImpossible = 0xFFFF;

/// Index of the neighbour to `side` on the torus of `cells` cells.
unsigned step(const Layout& layout, unsigned at, Side side) {
  const auto cells = static_cast<unsigned>(layout.cells);
  const auto lattice = static_cast<unsigned>(layout.lattice);
  const unsigned forward = side == Side::E ? 1U : side == Side::S ? lattice
                           : side == Side::W ? cells - 1U : cells - lattice;
  const unsigned next = at + forward;
  return next >= cells ? next - cells : next;
}

bool beside(Cell a, Cell b) {
  const int dx = a.x - b.x, dy = a.y - b.y;
  return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

}  // namespace

unsigned State::at(Cell cell) const {
  const int cells = game_->layout.cells;
  const int index = (cell.x + game_->layout.lattice * cell.y) % cells;
  return static_cast<unsigned>(index < 0 ? index + cells : index);
}

int State::tile_at(Cell cell) const {
  const std::uint16_t found = grid_[at(cell)];
  if (found == 0 || (found & kFrontierBit) != 0) return -1;
  return tiles_[found - 1].cell == cell ? found - 1 : -1;
}

int State::open_at(Cell cell) const {
  const std::uint16_t found = grid_[at(cell)];
  if ((found & kFrontierBit) == 0) return -1;
  const int slot = static_cast<int>(found & ~kFrontierBit);
  return frontier_cells_[slot] == cell ? slot : -1;
}

TileId State::put_tile(KindId kind_id, Cell cell, Side dir) {
  Header& h = header();
  const TileKind& kind = game_->kinds[kind_id];
  const auto canonical = static_cast<Side>(index(dir) & (kind.directions - 1));
  const unsigned here = at(cell);
  const std::uint16_t before = grid_[here];
  if ((before & kFrontierBit) != 0) close_cell(before & ~kFrontierBit);
  const TileId id = h.tiles++;
  grid_[here] = static_cast<std::uint16_t>(id + 1);
  tiles_[id] = {here, cell, kind_id, h.nodes, canonical, {}};
  h.board_hash ^= tile_key(cell, kind_id, canonical);
  add_nodes(id, kind);
  touch_centred(cell);
  if (kind.centred != 0) add_centred(id, kind);
  const std::uint16_t pattern = kind.faces[static_cast<unsigned>(index(canonical))].pattern;
  for (const Side side : kSides) {
    const unsigned there = step(game_->layout, here, side);
    const std::uint16_t found = grid_[there];
    if (found == 0 || (found & kFrontierBit) != 0) {
      demand(cell, there, side, (pattern >> (4 * index(side))) & 0xFU);
    } else {
      join_side(tiles_[id], tiles_[found - 1], side);
    }
  }
  return id;
}

void State::demand(Cell cell, unsigned there, Side side, unsigned terrain) {
  unsigned slot = grid_[there] & ~kFrontierBit;
  if (grid_[there] == 0) {
    slot = header().frontier++;
    grid_[there] = static_cast<std::uint16_t>(kFrontierBit | slot);
    frontier_cells_[slot] = neighbour(cell, side);
    frontier_at_[slot] = there;
    required_[slot] = 0;
    known_[slot] = 0;
  }
  const int shift = 4 * index(opposite(side));
  required_[slot] |= static_cast<std::uint16_t>(terrain << shift);
  known_[slot] |= static_cast<std::uint16_t>(0xFU << shift);
}

void State::close_cell(unsigned slot) {
  const unsigned last = --header().frontier;
  frontier_cells_[slot] = frontier_cells_[last];
  frontier_at_[slot] = frontier_at_[last];
  required_[slot] = required_[last];
  known_[slot] = known_[last];
  turns_[slot] = turns_[last];
  grid_[frontier_at_[slot]] = static_cast<std::uint16_t>(kFrontierBit | slot);
  required_[last] = kImpossible;
  known_[last] = kImpossible;
  turns_[last] = 0;
}

void State::add_nodes(TileId tile, const TileKind& kind) {
  Header& h = header();
  for (int i = 0; i < kind.segment_count; ++i) {
    const SegmentStart& start = kind.segments[static_cast<unsigned>(i)];
    const NodeId id = h.nodes++;
    nodes_[id] = {.parent = id, .next = id, .tiles = 1, .open = start.open, .coats = start.coats,
                  .occupied = 0, .kind = start.kind, .tags = 0, .votes = 0};
    node_tiles_[id] = tile;
  }
}

void State::add_centred(TileId tile, const TileKind& kind) {
  const Cell cell = tiles_[tile].cell;
  std::uint16_t empty = 0;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell around{static_cast<std::int16_t>(cell.x + dx), static_cast<std::int16_t>(cell.y + dy)};
      empty = static_cast<std::uint16_t>(empty + (tile_at(around) < 0 ? 1 : 0));
    }
  }
  for (int i = 0; i < kind.segment_count; ++i) {
    if (((kind.centred >> i) & 1) == 0) continue;
    const NodeId id = node_of(tile, i);
    nodes_[id].open = empty;
    centred_[header().centred++] = {cell, id};
  }
}

void State::touch_centred(Cell cell) {
  for (const Centred& centred : this->centred()) {
    if (beside(centred.cell, cell)) --nodes_[centred.node].open;
  }
}

void State::drop_complete_centred() {
  const auto end = std::remove_if(centred_, centred_ + header().centred,
                                  [&](const Centred& c) { return nodes_[c.node].open == 0; });
  std::fill(end, centred_ + header().centred, Centred{});
  header().centred = static_cast<std::uint16_t>(end - centred_);
}

void State::join_side(const PlacedTile& mine, const PlacedTile& theirs, Side side) {
  const Face& face = game_->kinds[mine.kind].faces[static_cast<unsigned>(index(mine.dir))];
  const Face& other = game_->kinds[theirs.kind].faces[static_cast<unsigned>(index(theirs.dir))];
  const auto& from = face.port[static_cast<unsigned>(index(side))];
  const auto& to = other.port[static_cast<unsigned>(index(opposite(side)))];
  for (unsigned i = 0; i < 3; ++i) {
    if (from[i] == kNoSegment) continue;
    // Seen from its own tile, my left half meets the neighbour's right half.
    const NodeId a = find(static_cast<NodeId>(mine.first + from[i]));
    const NodeId b = find(static_cast<NodeId>(theirs.first + to[2 - i]));
    const NodeId root = a == b ? a : join(a, b);
    if (i == 1) nodes_[root].open = static_cast<std::uint16_t>(nodes_[root].open - 2);
  }
}

NodeId State::join(NodeId a, NodeId b) {
  if (nodes_[a].tiles < nodes_[b].tiles) std::swap(a, b);
  const int shared = nodes_[a].kind == FeatureKind::Field ? 0 : shared_tiles(a, b);
  Node& root = nodes_[a];
  Node& child = nodes_[b];
  root.tiles = static_cast<std::uint16_t>(root.tiles + child.tiles - shared);
  root.open = static_cast<std::uint16_t>(root.open + child.open);
  root.coats = static_cast<std::uint8_t>(root.coats + child.coats);
  root.tags |= child.tags;
  root.occupied |= child.occupied;
  root.votes += child.votes;
  child.parent = a;
  std::swap(root.next, child.next);
  return a;
}

/// Tiles that take part in both features with different segments; they count once (R-SCORE-7).
int State::shared_tiles(NodeId a, NodeId b) const {
  int shared = 0;
  NodeId id = b;
  do {
    const TileId tile = node_tiles_[id];
    const TileKind& kind = kind_of(tile);
    const int segment = id - tiles_[tile].first;
    if (kind.segments[static_cast<unsigned>(segment)].repeats) {
      bool first = true, in_a = false;
      for (int i = 0; i < kind.segment_count; ++i) {
        const NodeId root = find(node_of(tile, i));
        first = first && !(root == b && i < segment);
        in_a = in_a || root == a;
      }
      shared += first && in_a ? 1 : 0;
    }
    id = nodes_[id].next;
  } while (id != b);
  return shared;
}

void State::find_placements(KindId kind_id) {
  const TileKind& kind = game_->kinds[kind_id];
  const std::size_t size = padded_frontier();
  const std::uint16_t* const required = required_;
  const std::uint16_t* const known = known_;
  std::uint16_t* const turns = turns_;
  std::fill_n(turns, size, std::uint16_t{0});
  unsigned count = 0;
  for (int dir = 0; dir < kind.directions; ++dir) {
    const std::uint16_t pattern = kind.faces[static_cast<unsigned>(dir)].pattern;
    const auto mark = static_cast<std::uint16_t>(1U << dir);
    std::uint16_t fits = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const bool clear = ((required[i] ^ pattern) & known[i]) == 0;
      turns[i] |= clear ? mark : std::uint16_t{0};
      fits = static_cast<std::uint16_t>(fits + (clear ? 1 : 0));
    }
    count += fits;
  }
  header().placements = static_cast<std::uint16_t>(count);
}

void State::forbid_placement(int slot, Side dir) {
  turns_[slot] &= static_cast<std::uint16_t>(~(1U << index(dir)));
  --header().placements;
}

}  // namespace bastide
