// A game's setup, fixed before the first turn: tiles, figures, rules, phases and hooks. Shared by
// all states.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/action.h"
#include "core/event.h"
#include "core/options.h"
#include "core/tile.h"

namespace bastide {

class State;
struct Variant;
struct Phase;

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 8;  ///< storage; a game allows 5, or 6 (R-SET-7)
inline constexpr int kMaxFigureKinds = 8;
inline constexpr int kMaxFigures = 256;    ///< on one board
inline constexpr int kMaxTiles = 2000;     ///< on one board
inline constexpr int kMaxNodes = 1 << 15;  ///< segments on one board
inline constexpr std::uint8_t kNoSegment = 0xFF;

/// A kind of figure and where it may stand (R-IX-8, R-IX-9).
struct FigureKind {
  std::string_view name;    ///< `meeple`
  std::uint8_t votes = 1;   ///< in majorities (R-MAJ-3)
  std::uint8_t supply = 0;  ///< of each seat at the start
  KindMask places = 0;      ///< kinds of features
  /// A meeple: needs an unoccupied feature, occupies it and scores it. The others (a builder, a
  /// pig) stand beside a meeple of their seat and go home when the last of these does.
  bool claims = true;
  std::string_view phase = "place_figure";  ///< in which it is put
};

/// A tile kind turned to one direction: all that placing and matching need.
struct Face {
  std::uint16_t pattern = 0;  ///< terrain of each side, four bits a side, north lowest
  /// Segment index at [side][left half, centre, right half], kNoSegment where there is none.
  std::array<std::array<std::uint8_t, 3>, kSideCount> port{};
};

/// Tag of segments on whose tile another segment is of the same kind: two of them in one feature
/// are one tile (R-SCORE-7).
inline constexpr std::uint8_t kRepeatsTag = 0x80;

/// A segment of a placed tile, and at a feature's root what the whole feature adds up to.
struct Node {
  NodeId parent;          ///< towards the root; the root is its own parent
  NodeId next;            ///< the feature's segments form a ring
  std::uint16_t tiles;    ///< distinct tiles (R-SCORE-7); fields: a weight only
  std::uint16_t open;     ///< sides facing empty cells; centred features: empty cells around
  std::uint8_t coats;     ///< coats of arms
  std::uint8_t occupied;  ///< bit s: a figure of seat s that claims stands here (R-MEEP-3)
  FeatureKind kind;
  std::uint8_t tags;    ///< OR of what its segments carry: kRepeatsTag, the rest for variants
  std::uint32_t votes;  ///< four bits a seat (R-MAJ-1)
};
static_assert(sizeof(Node) == 16);

/// What of a segment the rules need beside its node.
struct SegmentFacts {
  FeatureKind kind = FeatureKind::Field;
  std::uint16_t cities = 0;  ///< fields: bit i set when segment i, a city, borders it
};

/// A tile that this game tells apart from others: a letter of a set.
struct TileKind {
  std::string name;  ///< as in the protocol: `base:D`
  std::string set;
  const TileDesign* design = nullptr;
  int count = 0;  ///< copies in play, the start tile included
  int stage = 0;  ///< all tiles of a stage are drawn before those of the next
  /// Which copies of the design these are, for their drawing; empty: all, in order.
  std::vector<std::uint8_t> copies{};
  int directions = 4;  ///< distinct ones (R-TILE-4)
  int segment_count = 0;
  std::uint16_t centred = 0;    ///< bit i: segment i is a monastery or garden
  std::uint16_t closable = 0;   ///< bit i: segment i is a road or city
  std::array<Face, 4> faces{};  ///< by direction
  std::array<SegmentFacts, kMaxSegments> segments{};
  std::array<Node, kMaxSegments> nodes{};  ///< of its segments before they are joined to others
};

/// The kind of tile that `design` makes. `design` must outlive it.
TileKind make_kind(std::string_view set, const TileDesign& design);

/// Where the parts of a state's memory lie, in bytes, and how large a board can get.
struct Layout {
  int max_tiles = 0, max_nodes = 0, max_frontier = 0, max_figures = 0, max_centred = 0;
  int lattice = 0;  ///< K: the cell (x, y) has index (x + K*y) mod cells
  int cells = 0;
  std::array<unsigned, kSideCount>
      steps{};  ///< what to add to an index, modulo cells, to go N E S W
  std::size_t tiles = 0, nodes = 0, node_tiles = 0, frontier = 0, grid = 0, figures = 0;
  std::size_t centred = 0, bag = 0, slots = 0, size = 0;
};

/// Everything fixed about a game. Immutable once built; may be shared by threads.
struct Game {
  int seats = 2;
  RuleSet rules;
  OptionValues options;                ///< as given: what differs from the defaults
  OptionValues values;                 ///< of every option
  std::vector<std::string> set_names;  ///< in play, in the order given; one that is in play several
                                       ///< times is named as often
  std::vector<std::shared_ptr<const TileSet>> sets;
  std::deque<TileDesign> own_designs;  ///< of kinds that variants have made from others
  std::vector<TileKind> kinds;
  KindId start_kind = kNoKind;  ///< the start tile (R-SET-2)
  /// Nothing lies on the board at first; the first tile drawn goes to 0,0 (R-HOUSE-5).
  bool empty_start = false;
  std::vector<FigureKind> figures;
  std::vector<Phase> phases;  ///< one turn, in order
  bool hooked = false;        ///< some phase has hooks
  /// Names of the ways in which figures stand (Action::way); the first, of the usual one, is empty.
  std::vector<std::string_view> ways{""};
  std::vector<std::uint8_t> figure_phases;  ///< index into `phases`, for each kind of figure
  int stages = 1;
  bool moves = false;    ///< some variant adds moves to place_figure
  bool vetoes = false;   ///< some variant forbids placements
  bool touches = false;  ///< some variant looks at every tile put
  bool watches = false;  ///< some variant looks at every finished feature
  std::vector<const Variant*> variants;
  std::vector<std::shared_ptr<const void>> data;  ///< of each variant, see Variant::prepare
  std::vector<std::pair<int, int>>
      slots;  ///< of each variant: offset from Layout::slots, size in bytes
  Layout layout;

  Game();
  ~Game();
  /// Puts a design of a variant's making beside the tile sets' own; it lives as long as the game.
  const TileDesign& own(TileDesign design) { return own_designs.emplace_back(std::move(design)); }

  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;

  /// The kind named `base:D`, or `D` of the first set; kNoKind if there is none.
  KindId find_kind(std::string_view name) const;
  /// Index of a figure kind by name, or -1.
  int find_figure(std::string_view name) const;
  /// The value of an option, its default included; empty for an unknown name.
  std::string_view option(std::string_view name) const;
  bool is_on(std::string_view name) const { return option(name) == "true"; }
  bool has_set(std::string_view name) const;
  /// Index of a variant in play, or -1.
  int find_variant(const Variant& variant) const;
  /// What `prepare` of a variant in play has made.
  template <class Data>
  const Data& data_of(const Variant& variant) const {
    return *static_cast<const Data*>(data[static_cast<unsigned>(find_variant(variant))].get());
  }
};

/// All that games can be made of: the sets, options and variants that this program knows.
struct Catalogue {
  std::vector<std::shared_ptr<const TileSet>> sets;
  std::vector<OptionSpec> options;  ///< core_options() and those of the variants
  std::vector<Exclusion> exclusions;
  std::vector<const Variant*> variants;
};

/// What a table chooses.
struct GameSetup {
  int seats = 2;
  std::vector<std::string> sets{"base"};
  OptionValues options;
  /// Tiles that may lie on the board beyond the sets' own copies (`deck any`); sizes the memory.
  int extra_tiles = 0;
};

/// Builds a game, or says in a sentence why it cannot be played (unknown set, option, number of
/// seats …).
std::expected<std::shared_ptr<const Game>, std::string> make_game(const Catalogue& catalogue,
                                                                  const GameSetup& setup);

}  // namespace bastide
