// R-HOUSE-7: bids for a drawn tile that alone can finish something.
#include <algorithm>

#include "core/placement.h"
#include "variants/house_rules/house_rules.h"

namespace bastide {
namespace {

struct Slot {
  std::array<std::uint16_t, kMaxSeats> offers;  ///< 0: none
};

/// The unfinished roads and cities, by root, that `kind` placed there would finish.
std::vector<NodeId> finished_by(const State& state, KindId kind, Cell cell, Side dir) {
  State after(state);
  after.put_tile(kind, cell, dir);
  std::vector<NodeId> out;
  for (const Side side : kSides) {
    const int tile = state.tile_at(neighbour(cell, side));
    if (tile < 0) continue;
    const PlacedTile& there = state.tiles()[static_cast<unsigned>(tile)];
    const Face& face =
        state.kind_of(static_cast<TileId>(tile)).faces[static_cast<unsigned>(index(there.dir))];
    const int segment = face.port[static_cast<unsigned>(index(opposite(side)))][1];
    if (segment == kNoSegment) continue;
    const NodeId node = state.node_of(static_cast<TileId>(tile), segment);
    const FeatureKind feature = state.node(node).kind;
    const bool counts = feature == FeatureKind::Road || feature == FeatureKind::City;
    if (counts && after.is_complete(after.find(node))) out.push_back(state.find(node));
  }
  return out;
}

/// Whether some tile that is left would finish that feature there.
bool another_finishes(const State& state, NodeId feature, Cell cell) {
  for (std::size_t i = 0; i < state.game().kinds.size(); ++i) {
    const auto kind = static_cast<KindId>(i);
    if (state.bag(kind) == 0) continue;
    for (const Side dir : kSides) {
      if (!fits(state, kind, cell, dir) || veto(state, kind, cell, dir)) continue;
      if (std::ranges::count(finished_by(state, kind, cell, dir), feature) > 0) return true;
    }
  }
  return false;
}

bool is_only_one(const State& state) {
  std::vector<Action> placements;
  list_placements(state, placements);
  return std::ranges::any_of(placements, [&](const Action& place) {
    return std::ranges::any_of(
        finished_by(state, state.drawn(), place.cell, place.dir),
        [&](NodeId feature) { return !another_finishes(state, feature, place.cell); });
  });
}

/// Asks the next opponent who has points to offer; back at the seat on turn all have been asked.
Step ask_next(State& state) {
  Header& h = state.header();
  do {
    h.actor = static_cast<std::uint8_t>(h.actor + 1 == state.game().seats ? 0 : h.actor + 1);
  } while (h.actor != h.seat && state.points(h.actor) == 0);
  return h.actor == h.seat ? Step::Next : Step::Wait;
}

Step enter_offers(State& state, Log*) { return is_only_one(state) ? ask_next(state) : Step::Next; }

int most(const State& state) { return std::min(state.points(state.actor()), 0xFFFF); }

Refusal check_offer(const State& state, const Action& action) {
  if (action.type == ActionType::Pass) return {};
  if (action.type != ActionType::Answer || action.kind == 0) return {.reason = Reason::WrongPhase};
  return {.reason = action.kind <= most(state) ? Reason::None : Reason::MoreThanOwnPoints};
}

Step apply_offer(State& state, const Action& action, Log* log) {
  const auto seat = static_cast<std::uint8_t>(state.actor());
  if (action.type == ActionType::Answer) {
    state.slot_of<Slot>(kBuyTile).offers[seat] = action.kind;
    if (log != nullptr)
      log->push_back({.type = EventType::Offer, .seat = seat, .count = action.kind});
  }
  return ask_next(state);
}

void list_offers(const State& state, std::vector<Action>& out) {
  for (int points = 1; points <= most(state); ++points) out.push_back(Action::answer(points));
  out.push_back(Action::pass());
}

Step enter_sale(State& state, Log*) {
  const auto& offers = state.slot_of<Slot>(kBuyTile).offers;
  const bool any = std::ranges::any_of(offers, [](auto points) { return points > 0; });
  return any ? Step::Wait : Step::Next;
}

Refusal check_sale(const State& state, const Action& action) {
  if (action.type == ActionType::Pass) return {};
  const auto& offers = state.slot_of<Slot>(kBuyTile).offers;
  const bool known = action.type == ActionType::Answer && action.kind > 0 &&
                     action.kind <= offers.size() && offers[action.kind - 1U] > 0;
  return {.reason = known ? Reason::None : Reason::WrongPhase};
}

Step apply_sale(State& state, const Action& action, Log* log) {
  auto& offers = state.slot_of<Slot>(kBuyTile).offers;
  if (action.type == ActionType::Answer) {
    const auto buyer = static_cast<std::uint8_t>(action.kind - 1);
    const int price = offers[buyer];
    state.add_points(buyer, -price);
    state.add_points(state.seat(), price);
    state.header().actor = buyer;
    if (log != nullptr) {
      log->push_back({.type = EventType::Sale,
                      .seat = buyer,
                      .paid = static_cast<std::uint8_t>(state.seat()),
                      .count = price});
    }
  }
  offers = {};
  return Step::Next;
}

void list_sales(const State& state, std::vector<Action>& out) {
  const auto& offers = state.slot_of<Slot>(kBuyTile).offers;
  for (std::size_t seat = 0; seat < offers.size(); ++seat) {
    if (offers[seat] > 0) out.push_back(Action::answer(static_cast<int>(seat) + 1));
  }
  out.push_back(Action::pass());
}

/// The buyer says where the tile goes; the rest of the turn is the drawer's.
void return_turn(State& state, Log*) { state.header().actor = state.header().seat; }

}  // namespace

std::span<const std::uint16_t> offers_of(const State& state) {
  if (state.game().find_variant(kBuyTile) < 0) return {};
  return state.slot_of<Slot>(kBuyTile).offers;
}

const Variant kBuyTile{
    .name = "buy_tile",
    .enabled = [](const Game& game) { return game.is_on("buy_tile"); },
    .options = {{"buy_tile",
                 {"false", "true"},
                 "R-HOUSE-7",
                 "A drawn tile that is the last one to finish something may be bought with points: "
                 "the buyer says where it goes, the figure is still the drawer's. That the "
                 "placement alone is sold is our reading."}},
    .exclusions = {{{"buy_tile", "true"},
                    {"hand", "3"},
                    "R-HOUSE-7",
                    "A tile can be bought when it is drawn; from a hand it is played at once."},
                   {{"buy_tile", "true"},
                    {"draw_ahead", "true"},
                    "R-HOUSE-7",
                    "A tile can be bought when it is drawn; one drawn ahead is held already."}},
    .phases = {{"draw",
                {.name = "offers",
                 .enter = enter_offers,
                 .check = check_offer,
                 .apply = apply_offer,
                 .list = list_offers,
                 .ask = Ask::Offer}},
               {"draw",
                {.name = "sale",
                 .enter = enter_sale,
                 .check = check_sale,
                 .apply = apply_sale,
                 .list = list_sales,
                 .ask = Ask::Sale}}},
    .hooks = {{"place_tile", nullptr, return_turn}},
    .state_size = sizeof(Slot),
};

}  // namespace bastide
