// R-HOUSE-9: unfinished features score nothing at the end.
#include "variants/house_rules/house_rules.h"

namespace bastide {
namespace {

void amend_value(const State&, Award& award) {
  if (award.complete || award.kind == FeatureKind::Field) return;
  award.points = 0;
  award.extra = 0;
  award.rule = "R-HOUSE-9";
}

}  // namespace

const Variant kNoIncompleteScoring{
    .name = "no_incomplete_scoring",
    .enabled = [](const Game& game) { return game.is_on("no_incomplete_scoring"); },
    .options = {{"no_incomplete_scoring",
                 {"false", "true"},
                 "R-HOUSE-9",
                 "Unfinished roads, cities, monasteries and gardens score nothing at the end; that "
                 "fields still do is our reading."}},
    .amend_value = amend_value,
};

}  // namespace bastide
