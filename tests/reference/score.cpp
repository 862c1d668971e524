#include "tests/reference/score.h"

#include <algorithm>

namespace bastide::reference {

namespace {

Cell cell_of(const Position& position, const Feature& feature) {
  return position.table.tiles()[static_cast<unsigned>(feature.parts.front().tile)].cell;
}

std::string name_of(const Position& position, const Feature& feature) {
  return std::string(kFeatureKindNames[static_cast<std::size_t>(position.table.kind_of(feature))]);
}

/// R-MON-3, R-MON-4, R-ABBOT-3, R-HOUSE-11.
int worth_of_centre(const Position& position, Cell cell) {
  const int missing = position.rules.border_counts ? position.table.missing_around(cell) : 0;
  return 1 + position.table.filled_around(cell) + missing;
}

/// R-INN-6 to R-INN-9, R-INN-12 to R-INN-14: whether an inn or cathedral counts.
bool improved(const Position& position, const Feature& feature, const std::string& mark) {
  return position.rules.inns_count && position.table.has_mark(feature, mark);
}

/// R-LAB-8, R-LAB-10, A-LAB-1.
int labyrinth_bonus(const Position& position, const Feature& road) {
  const Rules& rules = position.rules;
  if (rules.labyrinth != Labyrinth::Advanced || !position.table.has_mark(road, "labyrinth"))
    return 0;
  const auto there = figures_on(position, road);
  return 2 * static_cast<int>(std::ranges::count_if(there, [&](const Figure& figure) {
           return rules.bonus_for_all_figures || is_meeple(figure.piece);
         }));
}

/// R-ROAD-5, R-CITY-3, R-INN-7, R-INN-12, O-TINY; each tile once (R-SCORE-7).
int worth_complete(const Position& position, const Feature& feature) {
  const int tiles = position.table.tiles_of(feature);
  switch (position.table.kind_of(feature)) {
    case FeatureKind::Road:
      return tiles * (improved(position, feature, "inn") ? 2 : 1) +
             labyrinth_bonus(position, feature);
    case FeatureKind::City: {
      int coats = 0;
      for (const Part part : feature.parts) coats += position.table.segment(part).coats;
      if (improved(position, feature, "cathedral")) return 3 * (tiles + coats);
      return (position.rules.tiny_city == 2 && tiles == 2 ? 1 : 2) * (tiles + coats);
    }
    default: return worth_of_centre(position, cell_of(position, feature));
  }
}

/// R-ROAD-6, R-CITY-4, R-MON-4, R-INN-9, R-INN-14, R-HOUSE-9.
int worth_incomplete(const Position& position, const Feature& feature) {
  if (position.rules.no_incomplete_scoring) return 0;
  const FeatureKind kind = position.table.kind_of(feature);
  if (is_centred(kind)) return worth_of_centre(position, cell_of(position, feature));
  const std::string mark = kind == FeatureKind::Road ? "inn" : "cathedral";
  if (position.rules.spoilt_is_zero && improved(position, feature, mark)) return 0;
  int coats = 0;
  for (const Part part : feature.parts) coats += position.table.segment(part).coats;
  return position.table.tiles_of(feature) + coats;
}

std::vector<Figure> standing(const Position& position, const Feature& feature, bool as_prior) {
  std::vector<Figure> figures = figures_on(position, feature);
  std::erase_if(figures, [&](const Figure& figure) { return figure.prior != as_prior; });
  return figures;
}

}  // namespace

std::vector<int> leaders(const std::map<int, int>& votes_by_player) {
  int most = 0;
  for (const auto& [player, count] : votes_by_player) most = std::max(most, count);
  std::vector<int> result;
  for (const auto& [player, count] : votes_by_player) {
    if (count == most && most > 0) result.push_back(player);
  }
  return result;
}

std::vector<Score> share(const std::string& what, bool complete, const std::vector<Figure>& figures,
                         int points) {
  std::map<int, int> count;
  std::map<int, Part> oldest;
  for (const Figure& figure : figures) {
    count[figure.player] += votes(figure.piece);
    if (is_meeple(figure.piece)) oldest.try_emplace(figure.player, figure.part);
  }
  std::vector<Score> result;
  for (const int player : leaders(count))
    result.push_back({what, complete, player, points, oldest[player]});
  return result;
}

std::vector<Score> score_complete(const Position& position, const Feature& feature) {
  return share(name_of(position, feature), true, standing(position, feature, false),
               worth_complete(position, feature));
}

// Monks and priors are two contests (R-GERMAN-6, R-GERMAN-10). For a prior, as for farmers, nothing
// is ever complete: R-HOUSE-9 is not about him.
std::vector<Score> score_at_end(const Position& position, const Feature& feature) {
  const std::string name = name_of(position, feature);
  std::vector<Score> result =
      share(name, false, standing(position, feature, false), worth_incomplete(position, feature));
  const int rows = 1 + position.table.rows_from(cell_of(position, feature));
  for (const Score& score : share(name, false, standing(position, feature, true), rows))
    result.push_back(score);
  return result;
}

// As in final scoring, so nothing by R-HOUSE-9.
Score score_taken_back(const Position& position, const Figure& abbot) {
  Feature feature{{abbot.part}, false};
  return {name_of(position, feature), false, abbot.player, worth_incomplete(position, feature),
          abbot.part};
}

std::vector<Tokens> goods_of(const Position& position, const Feature& city, int player) {
  std::vector<Tokens> result;
  for (const std::string sort : {"wine", "grain", "cloth"}) {
    const auto count = std::ranges::count_if(
        city.parts, [&](Part part) { return has_mark(position.table.segment(part).marks, sort); });
    if (count > 0) result.push_back({player, sort, static_cast<int>(count)});
  }
  return result;
}

std::vector<Score> score_goods(const std::vector<Tokens>& tokens) {
  std::map<std::string, std::map<int, int>> by_sort;
  for (const Tokens& given : tokens) by_sort[given.sort][given.player] += given.count;
  std::vector<Score> result;
  for (const auto& [sort, counts] : by_sort) {
    for (const int player : leaders(counts)) result.push_back({"goods", false, player, 10, {}});
  }
  return result;
}

}  // namespace bastide::reference
