// One game at one moment, as a value.
#pragma once

#include <bit>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>

#include "core/game.h"
#include "core/reason.h"

namespace bastide {

/// A tile on the board. Its direction is the first of those that give the same tile.
struct PlacedTile {
  std::uint32_t at;  ///< index into the grid
  Cell cell;
  KindId kind;
  NodeId first;  ///< node of its segment 0; the others follow
  Side dir;
  std::uint8_t spare[3];
};
static_assert(sizeof(PlacedTile) == 16);

/// A figure on the board, in order of placing.
struct PlacedFigure {
  TileId tile;
  std::uint8_t segment;
  std::uint8_t seat;
  std::uint8_t kind;
  std::uint8_t way;  ///< Action::way
};
static_assert(sizeof(PlacedFigure) == 6);

/// An unfinished monastery or garden.
struct Centred {
  Cell cell;
  NodeId node;
};

/// A feature-independent part of a state.
struct Header {
  std::uint64_t board_hash;  ///< of tiles, figures and bag, kept up with every change
  std::array<std::int32_t, kMaxSeats> points;
  std::array<std::array<std::uint8_t, kMaxFigureKinds>, kMaxSeats> supply;
  std::array<std::uint16_t, kMaxFigureKinds> spots;  ///< where each figure kind may stand now
  std::uint16_t tiles, nodes, frontier, figures, centred;
  std::uint16_t bag;         ///< tiles still to be drawn
  std::uint16_t discards;    ///< tiles that fitted nowhere
  std::uint16_t placements;  ///< distinct placements of the drawn tile
  KindId drawn;
  std::uint16_t turn;  ///< of the next tile to be placed, from 1
  std::uint8_t seat;   ///< on turn
  std::uint8_t phase;  ///< index into Game::phases
  std::uint8_t over;
  std::uint8_t actor;   ///< who decides: the seat on turn, but where a phase asks another
  std::uint16_t aside;  ///< tiles of the bag that are set aside
  std::uint8_t part;    ///< of a double turn: 0, or 1 in the second (R-TRADE-19)
  std::uint8_t spare[5];
};
static_assert(std::has_unique_object_representations_v<Header>);

/// The state of a game. Copying is a memcpy of one block (about 12 KB in the base game); assigning
/// a state of the same game allocates nothing. Undo is a copy kept from before. Two states are
/// equal when the same actions made them; states that differ only in the order of actions have the
/// same hash but may not be equal. Reading is thread-safe, the Game must outlive the state.
class State {
 public:
  /// The start of `game`: the start tile at 0,0 if `with_start`, seat 0 on turn, nothing drawn.
  explicit State(const Game& game, bool with_start = true);
  State(const State& other);
  State(State&& other) noexcept = default;
  State& operator=(const State& other);
  State& operator=(State&& other) noexcept = default;
  ~State() = default;
  friend bool operator==(const State& a, const State& b);

  // --- The turn ---
  const Game& game() const { return *game_; }
  int seat() const { return header().seat; }
  /// Who decides now.
  int actor() const { return header().actor; }
  int turn() const { return header().turn; }
  const Phase& phase() const;
  bool is_over() const { return header().over != 0; }
  /// The drawn tile, or kNoKind.
  KindId drawn() const { return header().drawn; }

  // --- Seats ---
  int points(int seat) const { return header().points[static_cast<unsigned>(seat)]; }
  int supply(int seat, int figure = 0) const {
    return header().supply[static_cast<unsigned>(seat)][static_cast<unsigned>(figure)];
  }

  // --- The bag ---
  int bag_total() const { return header().bag; }
  int bag(KindId kind) const { return bag_[kind]; }
  /// Copies in the bag that are set aside for now.
  int aside(KindId kind) const { return aside_[kind]; }
  /// Copies that may be drawn now: those of a later stage wait (R-RIVER-2), those set aside too.
  int drawable(KindId kind) const;
  int discards() const { return header().discards; }

  // --- The board ---
  std::span<const PlacedTile> tiles() const { return {tiles_, header().tiles}; }
  std::span<const PlacedFigure> figures() const { return {figures_, header().figures}; }
  /// The tile on `cell`, or -1.
  int tile_at(Cell cell) const;
  /// The slot of an open cell beside a tile, or -1.
  int open_at(Cell cell) const;
  const TileKind& kind_of(TileId tile) const { return game_->kinds[tiles_[tile].kind]; }
  int frontier_size() const { return header().frontier; }
  Cell frontier_cell(int slot) const { return frontier_cells_[slot]; }
  /// Bit d: the drawn tile may be put on that open cell in direction d (distinct ones only).
  unsigned frontier_turns(int slot) const { return turns_[slot]; }
  /// Number of distinct placements of the drawn tile.
  int placement_count() const { return header().placements; }
  /// Bit i: figure kind `figure` may be put on segment i of the tile just placed. Only in
  /// place_figure.
  unsigned spots(int figure = 0) const { return header().spots[static_cast<unsigned>(figure)]; }
  /// The raw directions mask of every open cell, padded with zeros to a multiple of 16 slots.
  std::span<const std::uint16_t> turns() const { return {turns_, padded_frontier()}; }

  // --- Features ---
  /// The feature that a node belongs to, named by its root.
  NodeId find(NodeId node) const {
    while (nodes_[node].parent != node) node = nodes_[node].parent;
    return node;
  }
  NodeId node_of(TileId tile, int segment) const {
    return static_cast<NodeId>(tiles_[tile].first + segment);
  }
  const Node& node(NodeId id) const { return nodes_[id]; }
  int node_count() const { return header().nodes; }
  /// The tile of a node.
  TileId node_tile(NodeId id) const { return node_tiles_[id]; }
  int node_segment(NodeId id) const { return id - tiles_[node_tiles_[id]].first; }
  std::span<const Centred> centred() const { return {centred_, header().centred}; }
  /// Whether the feature with this root is finished; fields never are (R-CITY-2, R-ROAD-2,
  /// R-MON-2).
  bool is_complete(NodeId root) const {
    return nodes_[root].open == 0 && nodes_[root].kind != FeatureKind::Field;
  }

  // --- Identity ---
  /// Equal for equal positions however they came about; kept incrementally.
  std::uint64_t hash() const;
  /// The same, computed from nothing; for tests.
  std::uint64_t recomputed_hash() const;
  /// The memory of variant `i` of the game.
  std::span<std::byte> slot(int i);
  std::span<const std::byte> slot(int i) const;
  /// The memory of a variant in play as its own type, which must be trivial and at most as large.
  template <class Slot>
  Slot& slot_of(const Variant& variant) {
    return *reinterpret_cast<Slot*>(slot(game_->find_variant(variant)).data());
  }
  template <class Slot>
  const Slot& slot_of(const Variant& variant) const {
    return *reinterpret_cast<const Slot*>(slot(game_->find_variant(variant)).data());
  }

  // --- Mutators, for phases and hooks; everyone else uses apply() ---
  Header& header() { return *reinterpret_cast<Header*>(block_.get()); }
  const Header& header() const { return *reinterpret_cast<const Header*>(block_.get()); }
  void add_points(int seat, int points) { header().points[static_cast<unsigned>(seat)] += points; }
  /// Puts a tile down and joins its features; nothing is scored. The cell must be free, and beside
  /// a tile unless the board is empty; the sides must match.
  TileId put_tile(KindId kind, Cell cell, Side dir);
  void put_figure(int seat, int figure, TileId tile, int segment, int way = 0);
  /// Takes figure `i` of figures() off the board, back to its seat's supply; with the seat's last
  /// meeple on a feature those that need one there go home too (R-TRADE-34).
  void take_figure(int i, Log* log = nullptr);
  void take_from_bag(KindId kind);
  /// Puts a tile just taken from the bag back into it.
  void put_back(KindId kind);
  /// Of the copies in the bag `count` are not to be drawn for now.
  void hold_back(KindId kind, int count);
  /// Closes one open side of the feature of `node`, or counts one cell around a centred one as
  /// filled.
  void close_side(NodeId node) { --nodes_[find(node)].open; }
  /// Replaces what is left to draw; `counts` is by kind.
  void set_bag(std::span<const std::uint8_t> counts);
  /// Finds the placements of `kind`: turns(), placement_count().
  void find_placements(KindId kind);
  /// Strikes one found placement off (a variant's rule).
  void forbid_placement(int slot, Side dir);
  /// Sets where each figure kind may go now; bits as in spots().
  void set_spots(int figure, std::uint16_t mask) {
    header().spots[static_cast<unsigned>(figure)] = mask;
  }
  /// Takes every figure off the feature with this root, back to the supplies.
  void clear_feature(NodeId root, Log* log);
  /// Forgets the centred features that are complete.
  void drop_complete_centred();

 private:
  std::size_t padded_frontier() const { return (header().frontier + 15U) & ~15U; }
  void bind();
  unsigned at(Cell cell) const;
  void join_open(NodeId mine, NodeId theirs);
  void join_fields(NodeId mine, NodeId theirs);
  void unite(NodeId a, NodeId b);
  int shared_tiles(NodeId a, NodeId b) const;
  void join_side(const PlacedTile& mine, const PlacedTile& theirs, Side side);
  void demand(Cell cell, unsigned there, Side side, unsigned terrain);
  void close_cell(unsigned slot);
  void add_nodes(TileId tile, const TileKind& kind);
  void add_centred(TileId tile, const TileKind& kind);
  void touch_centred(Cell cell);
  void touch(TileId tile);
  void open_first_cell();
  std::uint32_t votes_of(const PlacedFigure& figure) const;
  void send_home(const PlacedFigure& figure, Log* log);
  bool stays(const PlacedFigure& figure) const;

  const Game* game_;
  std::unique_ptr<std::byte[]> block_;
  PlacedTile* tiles_ = nullptr;
  Node* nodes_ = nullptr;
  TileId* node_tiles_ = nullptr;
  Cell* frontier_cells_ = nullptr;
  std::uint32_t* frontier_at_ = nullptr;
  std::uint16_t* required_ = nullptr;  ///< terrain that neighbours demand, four bits a side
  std::uint16_t* known_ = nullptr;     ///< which sides have neighbours, four bits each
  std::uint16_t* turns_ = nullptr;
  std::uint16_t* grid_ = nullptr;  ///< 0 empty, tile + 1, or kFrontierBit | slot
  PlacedFigure* figures_ = nullptr;
  Centred* centred_ = nullptr;
  std::uint8_t* bag_ = nullptr;
  std::uint8_t* aside_ = nullptr;
  std::byte* slots_ = nullptr;
};

}  // namespace bastide
