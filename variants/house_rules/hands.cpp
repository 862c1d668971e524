#include "variants/house_rules/hands.h"

#include <algorithm>

#include "core/phases.h"
#include "core/placement.h"

namespace bastide {
namespace {

constexpr unsigned kMaxHand = 3;

struct Data {
  unsigned size = 0;  ///< of a full hand
};

struct Slot {
  std::array<std::array<KindId, kMaxHand>, kMaxSeats> tiles;  ///< sorted; zero behind the last
  std::array<std::uint8_t, kMaxSeats> count;
  /// The seat on turn has given up a tile because none fitted: it draws until one fits.
  std::uint8_t drawing;
  std::uint8_t fits;  ///< in take_tile: bit i, tile i of the seat on turn can be placed
};

Slot& slot_of(State& state) { return state.slot_of<Slot>(kHands); }
const Slot& slot_of(const State& state) { return state.slot_of<Slot>(kHands); }

void add_tile(Slot& slot, unsigned seat, KindId kind) {
  auto& tiles = slot.tiles[seat];
  const auto end = tiles.begin() + slot.count[seat]++;
  *end = kind;
  std::rotate(std::upper_bound(tiles.begin(), end, kind), end, end + 1);
}

void remove_tile(Slot& slot, unsigned seat, KindId kind) {
  auto& tiles = slot.tiles[seat];
  const auto end = tiles.begin() + slot.count[seat]--;
  std::rotate(std::find(tiles.begin(), end, kind), std::find(tiles.begin(), end, kind) + 1, end);
  *(end - 1) = 0;
}

bool can_draw(const State& state) {
  for (std::size_t kind = 0; kind < state.game().kinds.size(); ++kind) {
    if (state.drawable(static_cast<KindId>(kind)) > 0) return true;
  }
  return false;
}

/// Tiles of an earlier stage (a river's) are drawn and played one by one, as ever; hands are dealt
/// when they are used up.
bool is_early(const State& state, KindId kind) {
  return state.game().kinds[kind].stage < state.game().stages - 1;
}

bool has_early_tiles(const State& state) {
  for (std::size_t i = 0; i < state.game().kinds.size(); ++i) {
    const auto kind = static_cast<KindId>(i);
    if (is_early(state, kind) && state.bag(kind) > 0) return true;
  }
  return false;
}

/// Whose hand the next tile goes to: in turn order from the seat on turn, each up to a full hand.
/// Before the first turn that deals to all; later only the seat whose turn has ended lacks tiles.
/// Nobody's within a double turn, which comes out of the hand, and while the seat must find a tile
/// that fits.
std::optional<unsigned> due_seat(const State& state) {
  const Slot& slot = slot_of(state);
  if (slot.drawing != 0 || state.header().part != 0 || has_early_tiles(state)) return std::nullopt;
  const unsigned size = state.game().data_of<Data>(kHands).size;
  for (int i = 0; i < state.game().seats; ++i) {
    const auto seat = static_cast<unsigned>((state.seat() + i) % state.game().seats);
    if (slot.count[seat] < size) return seat;
  }
  return std::nullopt;
}

/// A turn in which nothing can be played does not count.
Step skip_turn(State& state) {
  slot_of(state).drawing = 0;
  --state.header().turn;
  return Step::End;
}

Step enter_draw(State& state, Log*) {
  const Slot& slot = slot_of(state);
  const bool holds = slot.count[static_cast<unsigned>(state.seat())] > 0 && slot.drawing == 0;
  if (can_draw(state)) {
    const bool draws = !holds || has_early_tiles(state) || due_seat(state).has_value();
    return draws ? Step::Wait : Step::Next;
  }
  if (holds) return Step::Next;
  const bool anybody = std::ranges::any_of(slot.count, [](auto count) { return count > 0; });
  return anybody ? skip_turn(state) : Step::Wait;
}

std::optional<Step> take_into_hand(State& state, KindId kind, Log* log) {
  if (is_early(state, kind)) return std::nullopt;
  const auto seat = due_seat(state);
  if (!seat) return std::nullopt;
  add_tile(slot_of(state), *seat, kind);
  if (log != nullptr) {
    log->push_back(
        {.type = EventType::Hold, .seat = static_cast<std::uint8_t>(*seat), .kind = kind});
  }
  return enter_draw(state, log);
}

// --- take_tile ---

std::uint8_t fitting(State& state) {
  unsigned fits = 0;
  const auto hand = hand_of(state, state.seat());
  for (std::size_t i = 0; i < hand.size(); ++i) {
    find_legal_placements(state, hand[i]);
    fits |= (state.placement_count() > 0 ? 1U : 0U) << i;
  }
  return static_cast<std::uint8_t>(fits);
}

Step enter_take(State& state, Log*) {
  Slot& slot = slot_of(state);
  if (state.drawn() != kNoKind) {
    slot.drawing = 0;
    return Step::Next;
  }
  do {
    slot.fits = fitting(state);
  } while (slot.fits == 0 && make_room(state));
  return Step::Wait;
}

Refusal check_take(const State& state, const Action& action) {
  if (action.type == ActionType::Finish) return {};
  if (action.type != ActionType::Answer) return {.reason = Reason::WrongPhase};
  const auto hand = hand_of(state, state.seat());
  const auto held = std::ranges::find(hand, action.kind);
  if (held == hand.end()) return {.reason = Reason::TileNotInHand};
  const unsigned fits = slot_of(state).fits;
  const bool may = fits == 0 || ((fits >> (held - hand.begin())) & 1U) != 0;
  return {.reason = may ? Reason::None : Reason::AnotherTileFits};
}

Step apply_take(State& state, const Action& action, Log* log) {
  if (action.type == ActionType::Finish) return finish_game(state, log);
  Slot& slot = slot_of(state);
  const bool plays = slot.fits != 0;
  slot.fits = 0;
  remove_tile(slot, static_cast<unsigned>(state.seat()), action.kind);
  if (plays && make_drawn(state, action.kind, log)) return Step::Next;
  slot.drawing = 1;
  give_up_tile(state, action.kind, log);
  return Step::Restart;
}

void list_take(const State& state, std::vector<Action>& out) {
  const unsigned fits = slot_of(state).fits;
  const auto hand = hand_of(state, state.seat());
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (i > 0 && hand[i] == hand[i - 1]) continue;
    if (fits == 0 || ((fits >> i) & 1U) != 0) out.push_back(Action::answer(hand[i]));
  }
}

VariantData prepare(const Game& game) {
  return std::make_shared<Data>(Data{.size = game.option("hand") == "3" ? kMaxHand : 1});
}

}  // namespace

std::span<const KindId> hand_of(const State& state, int seat) {
  if (state.game().find_variant(kHands) < 0) return {};
  const auto& slot = slot_of(state);
  const auto index = static_cast<unsigned>(seat);
  return std::span(slot.tiles[index]).first(slot.count[index]);
}

bool are_hands_hidden(const Game& game) {
  return (game.option("hand") == "3" && game.is_on("hand_hidden")) ||
         (game.is_on("draw_ahead") && game.is_on("draw_ahead_hidden"));
}

const Variant kHands{
    .name = "hands",
    .enabled =
        [](const Game& game) { return game.is_on("draw_ahead") || game.option("hand") == "3"; },
    .options = {{"draw_ahead",
                 {"false", "true"},
                 "R-HOUSE-3",
                 "Every player draws the next tile at the end of the turn and holds it until the "
                 "next one. Who sees it and when the game ends is our reading."},
                {"draw_ahead_hidden",
                 {"false", "true"},
                 "R-HOUSE-3",
                 "Tiles that were drawn ahead are hidden from the others."},
                {"hand",
                 {"1", "3"},
                 "R-HOUSE-4",
                 "Play from a hand of three tiles, filled up at the end of the turn. What happens "
                 "when none fits is our reading."},
                {"hand_hidden",
                 {"false", "true"},
                 "R-HOUSE-4",
                 "The tiles of a hand are hidden from the others."}},
    .exclusions = {{{"hand", "3"},
                    {"draw_ahead", "true"},
                    "R-HOUSE-4",
                    "A hand of three tiles is drawn ahead already."}},
    .prepare = prepare,
    .phases = {{"draw",
                {.name = "take_tile",
                 .enter = enter_take,
                 .check = check_take,
                 .apply = apply_take,
                 .list = list_take,
                 .ask = Ask::Tile}}},
    .hooks = {{.phase = "draw", .enter = enter_draw}},
    .drawn = take_into_hand,
    .holds_tile = [](const State& state) { return !hand_of(state, state.seat()).empty(); },
    .state_size = sizeof(Slot),
};

}  // namespace bastide
