#include "core/state.h"

#include <algorithm>

#include "core/hash.h"
#include "core/variant.h"

namespace bastide {
namespace {

std::uint64_t figure_key(const PlacedFigure& figure, Cell cell) {
  return figure_key(cell, figure.seat, figure.kind, figure.segment, figure.way);
}

std::uint64_t fold(std::uint64_t hash, std::uint64_t value) { return mix(hash ^ value); }

}  // namespace

State::State(const Game& game, bool with_start)
    : game_(&game), block_(std::make_unique<std::byte[]>(game.layout.size)) {
  bind();
  Header& h = header();
  h.drawn = kNoKind;
  h.turn = 1;
  for (int seat = 0; seat < game.seats; ++seat) {
    auto& supply = h.supply[static_cast<unsigned>(seat)];
    for (std::size_t i = 0; i < game.figures.size(); ++i) supply[i] = game.figures[i].supply;
  }
  for (std::size_t i = 0; i < game.kinds.size(); ++i) {
    bag_[i] = static_cast<std::uint8_t>(game.kinds[i].count);
    h.bag = static_cast<std::uint16_t>(h.bag + bag_[i]);
  }
  const auto frontier = static_cast<std::size_t>(game.layout.max_frontier);
  std::fill_n(required_, frontier, std::uint16_t{0xFFFF});
  std::fill_n(known_, frontier, std::uint16_t{0xFFFF});
  if (with_start && game.empty_start) {
    open_first_cell();
  } else if (with_start) {
    take_from_bag(game.start_kind);
    put_tile(game.start_kind, Cell{0, 0}, Side::N);
  }
}

State::State(const State& other)
    : game_(other.game_), block_(std::make_unique_for_overwrite<std::byte[]>(game_->layout.size)) {
  std::memcpy(block_.get(), other.block_.get(), game_->layout.size);
  bind();
}

State& State::operator=(const State& other) {
  if (this == &other) return *this;
  if (game_ != other.game_ || block_ == nullptr) return *this = State(other);
  std::memcpy(block_.get(), other.block_.get(), game_->layout.size);
  return *this;
}

bool operator==(const State& a, const State& b) {
  return a.game_ == b.game_ &&
         std::memcmp(a.block_.get(), b.block_.get(), a.game_->layout.size) == 0;
}

void State::bind() {
  const Layout& layout = game_->layout;
  const auto frontier = static_cast<std::size_t>(layout.max_frontier);
  std::byte* base = block_.get();
  tiles_ = reinterpret_cast<PlacedTile*>(base + layout.tiles);
  nodes_ = reinterpret_cast<Node*>(base + layout.nodes);
  node_tiles_ = reinterpret_cast<TileId*>(base + layout.node_tiles);
  frontier_cells_ = reinterpret_cast<Cell*>(base + layout.frontier);
  frontier_at_ = reinterpret_cast<std::uint32_t*>(frontier_cells_ + frontier);
  required_ = reinterpret_cast<std::uint16_t*>(frontier_at_ + frontier);
  known_ = required_ + frontier;
  turns_ = known_ + frontier;
  grid_ = reinterpret_cast<std::uint16_t*>(base + layout.grid);
  figures_ = reinterpret_cast<PlacedFigure*>(base + layout.figures);
  centred_ = reinterpret_cast<Centred*>(base + layout.centred);
  bag_ = reinterpret_cast<std::uint8_t*>(base + layout.bag);
  aside_ = bag_ + game_->kinds.size();
  slots_ = base + layout.slots;
}

const Phase& State::phase() const { return game_->phases[header().phase]; }

std::span<std::byte> State::slot(int i) {
  const auto [offset, size] = game_->slots[static_cast<std::size_t>(i)];
  return {slots_ + offset, static_cast<std::size_t>(size)};
}

std::span<const std::byte> State::slot(int i) const {
  const auto [offset, size] = game_->slots[static_cast<std::size_t>(i)];
  return {slots_ + offset, static_cast<std::size_t>(size)};
}

void State::take_from_bag(KindId kind) {
  --bag_[kind];
  --header().bag;
}

int State::drawable(KindId kind) const {
  const int free = bag_[kind] - aside_[kind];
  if (game_->stages == 1 || free == 0) return free;
  for (std::size_t i = 0; i < game_->kinds.size(); ++i) {
    if (bag_[i] > 0 && game_->kinds[i].stage < game_->kinds[kind].stage) return 0;
  }
  return free;
}

void State::put_back(KindId kind) {
  ++bag_[kind];
  ++header().bag;
}

void State::hold_back(KindId kind, int count) {
  header().aside = static_cast<std::uint16_t>(header().aside + count - aside_[kind]);
  aside_[kind] = static_cast<std::uint8_t>(count);
}

void State::set_bag(std::span<const std::uint8_t> counts) {
  header().bag = 0;
  for (std::size_t i = 0; i < game_->kinds.size(); ++i) {
    bag_[i] = i < counts.size() ? counts[i] : std::uint8_t{0};
    header().bag = static_cast<std::uint16_t>(header().bag + bag_[i]);
  }
}

void State::put_figure(int seat, int figure, TileId tile, int segment, int way) {
  Header& h = header();
  const PlacedFigure placed{tile, static_cast<std::uint8_t>(segment),
                            static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(figure),
                            static_cast<std::uint8_t>(way)};
  figures_[h.figures++] = placed;
  --h.supply[placed.seat][placed.kind];
  h.board_hash ^= figure_key(placed, tiles_[tile].cell);
  const FigureKind& kind = game_->figures[placed.kind];
  if (!kind.claims) return;
  Node& root = nodes_[find(node_of(tile, segment))];
  root.occupied |= static_cast<std::uint8_t>(1U << placed.seat);
  root.votes += votes_of(placed);
}

/// What a figure adds to Node::votes: one that stands in another way than the usual takes part in
/// no majority of the feature's own (R-GERMAN-10).
std::uint32_t State::votes_of(const PlacedFigure& figure) const {
  if (figure.way != 0) return 0;
  return static_cast<std::uint32_t>(game_->figures[figure.kind].votes) << (4 * figure.seat);
}

void State::send_home(const PlacedFigure& figure, Log* log) {
  Header& h = header();
  const Cell cell = tiles_[figure.tile].cell;
  ++h.supply[figure.seat][figure.kind];
  h.board_hash ^= figure_key(figure, cell);
  if (log == nullptr) return;
  log->push_back({.type = EventType::Return,
                  .seat = figure.seat,
                  .figure = figure.kind,
                  .segment = figure.segment,
                  .way = figure.way,
                  .cell = cell});
}

void State::take_figure(int i, Log* log) {
  Header& h = header();
  const PlacedFigure taken = figures_[i];
  const NodeId root = find(node_of(taken.tile, taken.segment));
  std::copy(figures_ + i + 1, figures_ + h.figures, figures_ + i);
  figures_[--h.figures] = {};
  send_home(taken, log);
  if (!game_->figures[taken.kind].claims) return;
  nodes_[root].votes -= votes_of(taken);
  const auto of_seat_here = [&](const PlacedFigure& f) {
    return f.seat == taken.seat && find(node_of(f.tile, f.segment)) == root;
  };
  if (std::ranges::any_of(figures(), [&](const PlacedFigure& f) {
        return game_->figures[f.kind].claims && of_seat_here(f);
      })) {
    return;
  }
  nodes_[root].occupied &= static_cast<std::uint8_t>(~(1U << taken.seat));
  for (int left = h.figures - 1; left >= 0; --left) {
    if (of_seat_here(figures_[left])) take_figure(left, log);
  }
}

void State::clear_feature(NodeId root, Log* log) {
  Header& h = header();
  int kept = 0;
  unsigned occupied = 0;
  for (int i = 0; i < h.figures; ++i) {
    const PlacedFigure figure = figures_[i];
    const bool here = find(node_of(figure.tile, figure.segment)) == root;
    if (here && !stays(figure)) {
      send_home(figure, log);
      continue;
    }
    occupied |= here ? 1U << figure.seat : 0U;
    figures_[kept++] = figure;
  }
  std::fill(figures_ + kept, figures_ + h.figures, PlacedFigure{});
  h.figures = static_cast<std::uint16_t>(kept);
  nodes_[root].occupied = static_cast<std::uint8_t>(occupied);
  nodes_[root].votes = 0;
}

bool State::stays(const PlacedFigure& figure) const {
  return std::ranges::any_of(game_->variants, [&](const Variant* variant) {
    return variant->keeps != nullptr && variant->keeps(*this, figure);
  });
}

std::uint64_t State::hash() const {
  const Header& h = header();
  std::uint64_t hash = mix(h.board_hash);
  for (int seat = 0; seat < game_->seats; ++seat) {
    hash = fold(hash, static_cast<std::uint32_t>(points(seat)));
    hash = fold(hash, std::bit_cast<std::uint64_t>(h.supply[static_cast<unsigned>(seat)]));
  }
  for (std::size_t i = 0; i < game_->kinds.size(); ++i) hash = fold(hash, bag_[i]);
  for (std::size_t i = 0; h.aside != 0 && i < game_->kinds.size(); ++i) {
    hash = fold(hash, aside_[i]);
  }
  hash = fold(hash, static_cast<std::uint64_t>(h.turn) << 40 |
                        static_cast<std::uint64_t>(h.part) << 60 |
                        static_cast<std::uint64_t>(h.actor ^ h.seat) << 56 |
                        static_cast<std::uint64_t>(h.drawn) << 24 |
                        static_cast<std::uint64_t>(h.seat) << 16 |
                        static_cast<std::uint64_t>(h.phase) << 8 | h.over);
  const std::size_t end = game_->layout.size - game_->layout.slots;
  for (std::size_t i = 0; i < end; ++i)
    hash = fold(hash, std::to_integer<std::uint64_t>(slots_[i]));
  return hash;
}

std::uint64_t State::recomputed_hash() const {
  State copy(*this);
  copy.header().board_hash = 0;
  for (const PlacedTile& tile : tiles())
    copy.header().board_hash ^= tile_key(tile.cell, tile.kind, tile.dir);
  for (const PlacedFigure& figure : figures()) {
    copy.header().board_hash ^= figure_key(figure, tiles_[figure.tile].cell);
  }
  return copy.hash();
}

}  // namespace bastide
