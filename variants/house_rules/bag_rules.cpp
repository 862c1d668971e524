// R-HOUSE-5: the start tile from the bag, and tiles that fit nowhere back into it.
#include "variants/house_rules/house_rules.h"

namespace bastide {
namespace {

std::string set_up(Game& game, const Catalogue&) {
  game.empty_start = game.is_on("start_from_bag");
  return {};
}

Unplaceable unplaceable(State& state, KindId) {
  return state.game().option("unplaceable") == "return" ? Unplaceable::SetAside
                                                        : Unplaceable::Discard;
}

/// What was set aside goes back when some tile has been placed.
void put_back(State& state, Log*) {
  if (state.game().option("unplaceable") == "return") state.release_aside();
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
    .hooks = {{"place_tile", nullptr, put_back}},
    .unplaceable = unplaceable,
};

}  // namespace bastide
