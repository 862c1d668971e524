#include "variants/traders/traders.h"

#include "variants/traders/parts.h"

namespace bastide {
namespace {

using namespace traders;

constexpr std::string_view kBuilder = "builder";
constexpr std::string_view kPig = "pig";

std::string set_up(Game& game, const Catalogue&) {
  if (game.is_on(kBuilder)) {
    game.figures.push_back(
        {.name = kBuilder,
         .votes = 0,
         .supply = 1,
         .places = static_cast<KindMask>(bit(FeatureKind::Road) | bit(FeatureKind::City)),
         .claims = false});
  }
  if (game.is_on(kPig)) {
    game.figures.push_back({.name = kPig,
                            .votes = 0,
                            .supply = 1,
                            .places = bit(FeatureKind::Field),
                            .claims = false});
  }
  return {};
}

std::string_view name_of(const State& state, int figure) {
  return state.game().figures[static_cast<unsigned>(figure)].name;
}

std::uint16_t figure_spots(const State& state, int figure, std::uint16_t spots) {
  if (name_of(state, figure) == kBuilder) return builder_spots(state, spots);
  return name_of(state, figure) == kPig ? pig_spots(state, spots) : spots;
}

Refusal why_no_spot(const State& state, int figure, int segment) {
  if (name_of(state, figure) == kBuilder) return why_no_builder(state, segment);
  return name_of(state, figure) == kPig ? why_no_pig(state, segment) : Refusal{};
}

}  // namespace

const Variant kTraders{
    .name = "traders",
    .tile_set = "traders",
    .options =
        {{"goods",
          {"true", "false"},
          "R-TRADE-4",
          "Whoever finishes a city takes its goods; most of a sort scores 10 at the end."},
         {kBuilder, {"true", "false"}, "R-TRADE-12", "Every seat has a builder: double turns."},
         {kPig,
          {"true", "false"},
          "R-TRADE-40",
          "Every seat has a pig: fields pay one more a city."},
         {"builder_turn",
          {"forced", "optional"},
          "R-TRADE-32",
          "Whether the second part of a double turn must be played; prints say \"may\", that it "
          "must is the reading of most programs."}},
    .setup = set_up,
    .phases = {{"score", extra_part()}},
    .hooks = {{"place_tile", nullptr, note_extension}},
    .figure_spots = figure_spots,
    .why_no_spot = why_no_spot,
    .amend_award = pay_pig,
    .completed = take_goods,
    .final_scoring = score_goods,
    .state_size = sizeof(Slot),
};

}  // namespace bastide
