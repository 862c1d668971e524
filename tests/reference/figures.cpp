#include "tests/reference/figures.h"

#include <algorithm>

namespace bastide::reference {

namespace {

/// R-IX-8, R-TRADE-12, R-TRADE-40; O-FARM off: nobody on fields.
bool may_stand(const Rules& rules, Piece piece, FeatureKind kind) {
  const bool field = kind == FeatureKind::Field && rules.fields != Fields::Off;
  const bool road_or_city = kind == FeatureKind::Road || kind == FeatureKind::City;
  switch (piece) {
    case Piece::Abbot: return is_centred(kind);
    case Piece::Builder: return road_or_city;
    case Piece::Pig: return field;
    default: return road_or_city || field || kind == FeatureKind::Monastery;
  }
}

/// R-MEEP-3: nobody's meeple on the feature; builders and pigs do not count (R-TRADE-33).
bool unoccupied(const Position& position, Part part) {
  const auto there = figures_on(position, position.table.feature_of(part));
  return std::ranges::none_of(there, is_meeple, &Figure::piece);
}

/// R-TRADE-13, R-TRADE-16, R-TRADE-40.
bool joins_own_meeple(const Position& position, int player, Part part) {
  const Feature feature = position.table.feature_of(part);
  return !feature.complete &&
         std::ranges::any_of(figures_on(position, feature), [&](const Figure& figure) {
           return figure.player == player && is_meeple(figure.piece);
         });
}

bool may_go(const Position& position, int player, Piece piece, Part part) {
  if (!may_stand(position.rules, piece, position.table.segment(part).kind)) return false;
  if (!is_meeple(piece)) return joins_own_meeple(position, player, part);
  return unoccupied(position, part) || labyrinth_lets_in(position, part);
}

/// Whether no meeple stands on the part of the network around `part` that labyrinths cut off.
bool arm_is_empty(const Position& position, Part part) {
  const Feature arm = position.table.joined_without(part, "labyrinth");
  return std::ranges::none_of(figures_on(position, arm), is_meeple, &Figure::piece);
}

}  // namespace

Hand first_hand(const Rules& rules) {
  const bool traders = rules.has_set("traders");
  Hand hand{};
  const auto give = [&](Piece piece, int count) { hand[static_cast<unsigned>(piece)] = count; };
  give(Piece::Meeple, 7);
  give(Piece::Large, rules.has_set("inns") && rules.large_meeple ? 1 : 0);
  give(Piece::Abbot, rules.abbot ? 1 : 0);
  give(Piece::Phantom, rules.phantom ? 1 : 0);
  give(Piece::Builder, traders && rules.builder ? 1 : 0);
  give(Piece::Pig, traders && rules.pig ? 1 : 0);
  return hand;
}

bool is_meeple(Piece piece) { return piece != Piece::Builder && piece != Piece::Pig; }

int votes(Piece piece) {
  if (!is_meeple(piece)) return 0;
  return piece == Piece::Large ? 2 : 1;
}

std::vector<Figure> figures_on(const Position& position, const Feature& feature) {
  std::vector<Figure> result;
  for (const Figure& figure : position.figures) {
    if (feature.has(figure.part)) result.push_back(figure);
  }
  return result;
}

bool labyrinth_lets_in(const Position& position, Part part) {
  const Segment& segment = position.table.segment(part);
  if (position.rules.labyrinth != Labyrinth::Advanced || segment.kind != FeatureKind::Road)
    return false;
  if (has_mark(segment.marks, "labyrinth")) {
    return std::ranges::none_of(position.figures, [&](const Figure& figure) {
      return figure.part == part && is_meeple(figure.piece);
    });
  }
  return !position.rules.placer_only && arm_is_empty(position, part);
}

std::vector<Figure> placeable(const Position& position, int player, const Hand& hand, bool second) {
  std::vector<Figure> result;
  const int tile = position.table.last();
  const auto& segments = position.table.tiles().back().kind->design.segments;
  for (unsigned p = 0; p < hand.size(); ++p) {
    const Piece piece = static_cast<Piece>(p);
    if (hand[p] == 0 || (piece == Piece::Phantom) != second) continue;
    for (int i = 0; i < static_cast<int>(segments.size()); ++i) {
      if (!may_go(position, player, piece, {tile, i})) continue;
      result.push_back({player, piece, {tile, i}});
      if (has_mark(segments[static_cast<unsigned>(i)].marks, "prior"))
        result.push_back({player, piece, {tile, i}, true});
    }
  }
  return result;
}

// R-ABBOT-4; a prior by A-GERMAN-1 only, and for him the monastery is never complete (R-GERMAN-5).
std::vector<Figure> recallable(const Position& position, int player) {
  std::vector<Figure> result;
  for (const Figure& figure : position.figures) {
    if (figure.player != player || figure.piece != Piece::Abbot) continue;
    const bool allowed = figure.prior ? position.rules.recall_prior
                                      : !position.table.feature_of(figure.part).complete;
    if (allowed) result.push_back(figure);
  }
  return result;
}

}  // namespace bastide::reference
