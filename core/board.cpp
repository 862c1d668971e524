// Putting tiles down: the grid, the open cells around the board, and the joining of features.
#include <algorithm>

#include "core/hash.h"
#include "core/state.h"
#include "core/variant.h"

namespace bastide {
namespace {

constexpr unsigned kFrontierBit = 0x8000U;
constexpr std::uint16_t kImpossible = 0xFFFF;

/// Index of the neighbour to `side` on the torus.
unsigned step(const Layout& layout, unsigned at, int side) {
  const unsigned next = at + layout.steps[static_cast<unsigned>(side)];
  const auto cells = static_cast<unsigned>(layout.cells);
  return next >= cells ? next - cells : next;
}

/// Tests a tile in its distinct directions against all open cells, eight at a time where the
/// machine can; returns how many placements there are. `size` is a multiple of 16.
template <int kDirections>
unsigned sweep_directions(const std::uint16_t* required, const std::uint16_t* known,
                          std::uint16_t* turns, std::size_t size, const Face* faces) {
  std::array<std::uint16_t, kDirections> pattern;
  for (std::size_t dir = 0; dir < kDirections; ++dir) pattern[dir] = faces[dir].pattern;
  for (std::size_t i = 0; i < size; ++i) {
    std::uint16_t fits = 0;
    for (std::size_t dir = 0; dir < kDirections; ++dir) {
      const auto mark = static_cast<std::uint16_t>(1U << dir);
      fits |= ((required[i] ^ pattern[dir]) & known[i]) == 0 ? mark : std::uint16_t{0};
    }
    turns[i] = fits;
  }
  unsigned count = 0;
  for (std::size_t i = 0; i < size; i += 4) {
    std::uint64_t four = 0;
    std::memcpy(&four, turns + i, sizeof four);
    count += static_cast<unsigned>(std::popcount(four));
  }
  return count;
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
    const unsigned there = step(game_->layout, here, index(side));
    const std::uint16_t found = grid_[there];
    if (found == 0 || (found & kFrontierBit) != 0) {
      demand(cell, there, side, (pattern >> (4 * index(side))) & 0xFU);
    } else {
      join_side(tiles_[id], tiles_[found - 1], side);
    }
  }
  if (game_->touches) touch(id);
  return id;
}

/// The cell 0,0 of an empty board may take any tile.
void State::open_first_cell() {
  grid_[at({0, 0})] = static_cast<std::uint16_t>(kFrontierBit);
  header().frontier = 1;
  frontier_cells_[0] = {0, 0};
  frontier_at_[0] = at({0, 0});
  required_[0] = 0;
  known_[0] = 0;
}

void State::touch(TileId tile) {
  for (const Variant* variant : game_->variants) {
    if (variant->tile_put != nullptr) variant->tile_put(*this, tile);
  }
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
  const NodeId first = h.nodes;
  for (int i = 0; i < kind.segment_count; ++i) {
    const auto id = static_cast<NodeId>(first + i);
    nodes_[id] = kind.nodes[static_cast<unsigned>(i)];
    nodes_[id].parent = id;
    nodes_[id].next = id;
    node_tiles_[id] = tile;
  }
  h.nodes = static_cast<std::uint16_t>(first + kind.segment_count);
}

void State::add_centred(TileId tile, const TileKind& kind) {
  const Cell cell = tiles_[tile].cell;
  std::uint16_t empty = 0;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell around{static_cast<std::int16_t>(cell.x + dx),
                        static_cast<std::int16_t>(cell.y + dy)};
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
  if (from[1] != kNoSegment) {
    join_open(static_cast<NodeId>(mine.first + from[1]), static_cast<NodeId>(theirs.first + to[1]));
  }
  if (from[0] == kNoSegment) return;
  // Seen from its own tile, my left half meets the neighbour's right half.
  join_fields(static_cast<NodeId>(mine.first + from[0]), static_cast<NodeId>(theirs.first + to[2]));
  if (from[0] == from[2] && to[0] == to[2]) return;
  join_fields(static_cast<NodeId>(mine.first + from[2]), static_cast<NodeId>(theirs.first + to[0]));
}

/// Joins two segments of a road, city or river across a border, which closes one side of each.
void State::join_open(NodeId mine, NodeId theirs) {
  NodeId a = find(theirs), b = find(mine);
  if (a == b) {
    nodes_[a].open = static_cast<std::uint16_t>(nodes_[a].open - 2);
    return;
  }
  if (nodes_[a].tiles < nodes_[b].tiles) std::swap(a, b);
  const bool may_share = (nodes_[a].tags & nodes_[b].tags & kRepeatsTag) != 0;
  const int shared = may_share ? shared_tiles(a, b) : 0;
  unite(a, b);
  nodes_[a].tiles = static_cast<std::uint16_t>(nodes_[a].tiles - shared);
  nodes_[a].open = static_cast<std::uint16_t>(nodes_[a].open + nodes_[b].open - 2);
  nodes_[a].coats = static_cast<std::uint8_t>(nodes_[a].coats + nodes_[b].coats);
}

void State::join_fields(NodeId mine, NodeId theirs) {
  NodeId a = find(theirs), b = find(mine);
  if (a == b) return;
  if (nodes_[a].tiles < nodes_[b].tiles) std::swap(a, b);
  unite(a, b);
}

/// Makes `a` the root of both features; the larger one keeps paths short.
void State::unite(NodeId a, NodeId b) {
  Node& root = nodes_[a];
  Node& child = nodes_[b];
  root.tiles = static_cast<std::uint16_t>(root.tiles + child.tiles);
  root.tags |= child.tags;
  root.occupied |= child.occupied;
  root.votes += child.votes;
  child.parent = a;
  std::swap(root.next, child.next);
}

/// Tiles that take part in both features with different segments; they count once (R-SCORE-7).
int State::shared_tiles(NodeId a, NodeId b) const {
  int shared = 0;
  NodeId id = b;
  do {
    const TileId tile = node_tiles_[id];
    const TileKind& kind = kind_of(tile);
    const int segment = id - tiles_[tile].first;
    if (kind.nodes[static_cast<unsigned>(segment)].tags & kRepeatsTag) {
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
  const auto sweep = kind.directions == 4   ? sweep_directions<4>
                     : kind.directions == 2 ? sweep_directions<2>
                                            : sweep_directions<1>;
  const unsigned count = sweep(required_, known_, turns_, padded_frontier(), kind.faces.data());
  header().placements = static_cast<std::uint16_t>(count);
}

void State::forbid_placement(int slot, Side dir) {
  turns_[slot] &= static_cast<std::uint16_t>(~(1U << index(dir)));
  --header().placements;
}

}  // namespace bastide
