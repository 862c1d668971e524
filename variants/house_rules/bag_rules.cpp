// R-HOUSE-5: the start tile from the bag, and tiles that fit nowhere back into it.
#include "variants/house_rules/house_rules.h"

namespace bastide {
namespace {

std::string set_up(Game& game, const Catalogue&) {
  game.empty_start = game.is_on("start_from_bag");
  return {};
}

/// Tiles of an earlier stage have rules of their own (R-RIVER-8).
bool goes_back(const State& state, KindId kind) {
  return state.game().option("unplaceable") == "return" &&
         state.game().kinds[kind].stage == state.game().stages - 1;
}

Unplaceable unplaceable(State& state, KindId kind) {
  if (!goes_back(state, kind)) return Unplaceable::Discard;
  state.put_back(kind);
  state.hold_back(kind, state.aside(kind) + 1);
  return Unplaceable::SetAside;
}

/// What was set aside may be drawn again when some tile has been placed.
void release(State& state, Log*) {
  for (std::size_t i = 0; i < state.game().kinds.size(); ++i) {
    const auto kind = static_cast<KindId>(i);
    if (goes_back(state, kind)) state.hold_back(kind, 0);
  }
}

}  // namespace

const Variant kBagRules{
    .name = "bag_rules",
    .enabled =
        [](const Game& game) {
          return game.is_on("start_from_bag") || game.option("unplaceable") == "return";
        },
    .options = {{"unplaceable",
                 {"remove", "return"},
                 "R-HOUSE-5",
                 "A tile that fits nowhere leaves the game, or goes back into the bag when another "
                 "has been placed."},
                {"start_from_bag",
                 {"false", "true"},
                 "R-HOUSE-5",
                 "The first tile drawn is the start tile, placed as a normal turn."}},
    .setup = set_up,
    .hooks = {{"place_tile", nullptr, release}},
    .unplaceable = unplaceable,
};

}  // namespace bastide
