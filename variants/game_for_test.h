// For tests of the variants: games by sets and options, and what tables may not choose.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/apply.h"
#include "core/state.h"
#include "core/variant.h"
#include "variants/registry.h"

namespace bastide {

/// A game of these sets and options, which must be allowed.
inline std::shared_ptr<const Game> game_of(std::vector<std::string> sets, OptionValues options = {},
                                           int seats = 2) {
  GameSetup setup;
  setup.seats = seats;
  setup.sets = std::move(sets);
  setup.options = std::move(options);
  auto game = make_game(catalogue(), setup);
  if (!game) ADD_FAILURE() << game.error();
  return game.value_or(nullptr);
}

/// Why such a game cannot be played; empty when it can.
inline std::string mistake_of(std::vector<std::string> sets, OptionValues options, int seats = 2) {
  GameSetup setup;
  setup.seats = seats;
  setup.sets = std::move(sets);
  setup.options = std::move(options);
  const auto game = make_game(catalogue(), setup);
  return game ? "" : game.error();
}

/// How many of a figure each seat has at the start; 0 where it is not in the game.
inline int supply_of(const Game& game, std::string_view figure) {
  const int found = game.find_figure(figure);
  return found < 0 ? 0 : game.figures[static_cast<unsigned>(found)].supply;
}

inline int votes_of(const Game& game, std::string_view figure) {
  return game.figures.at(static_cast<unsigned>(game.find_figure(figure))).votes;
}

inline bool may_stand(const Game& game, std::string_view figure, FeatureKind feature) {
  const auto& kind = game.figures.at(static_cast<unsigned>(game.find_figure(figure)));
  return (kind.places & bit(feature)) != 0;
}

/// Tiles to draw at the start.
inline int drawn_tiles(const Game& game) { return State(game).bag_total(); }

}  // namespace bastide
