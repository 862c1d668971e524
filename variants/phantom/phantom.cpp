#include "variants/phantom/phantom.h"

#include "core/figures.h"
#include "variants/tags.h"

namespace bastide {
namespace {

constexpr std::string_view kPhase = "place_phantom";

std::string set_up(Game& game, const Catalogue&) {
  game.figures.push_back(
      {.name = "phantom", .votes = 1, .supply = 1, .places = meeple_places(game), .phase = kPhase});
  return {};
}

}  // namespace

const Variant kPhantom{
    .name = "phantom",
    .enabled = [](const Game& game) { return game.is_on("phantom"); },
    .options = {{"phantom",
                 {"false", "true"},
                 "R-PHANTOM-1",
                 "Every seat has a phantom, which may be put as a second figure in a turn."}},
    .setup = set_up,
    .phases = {{"place_figure", figure_phase(kPhase)}},  // R-PHANTOM-2
};

}  // namespace bastide
