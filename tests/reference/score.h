// What features are worth and who gets it: R-SCORE, R-MAJ, R-ROAD, R-CITY, R-MON, R-ABBOT, R-INN,
// R-TRADE-4 to R-TRADE-10, R-GERMAN, R-LAB; fields: R-FARM, O-FARM.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/reference/figures.h"

namespace bastide::reference {

/// Points for one player for one feature; none (`points` 0) are reported too.
struct Score {
  std::string what;  ///< `road` … `field`, or `goods`
  bool complete;
  int player;
  int points;
  Part oldest;  ///< where the player's oldest figure that counts there stands
  friend auto operator<=>(const Score&, const Score&) = default;
};

struct Tokens {
  int player;
  std::string sort;  ///< `wine` `grain` `cloth`
  int count;
  friend auto operator<=>(const Tokens&, const Tokens&) = default;
};

/// Players with most votes (R-MAJ-1, R-MAJ-2), ascending.
std::vector<int> leaders(const std::map<int, int>& votes_by_player);

/// One score for every player with most votes among `figures`, which stand on one feature.
std::vector<Score> share(const std::string& what, bool complete, const std::vector<Figure>& figures,
                         int points);

/// What a feature that is finished gives to those on it; who stands there as prior gets nothing.
std::vector<Score> score_complete(const Position& position, const Feature& feature);
/// What an unfinished feature, or a finished one with priors, gives in final scoring; not a field.
std::vector<Score> score_at_end(const Position& position, const Feature& feature);
/// What an abbot that is taken back gives (R-ABBOT-4).
Score score_taken_back(const Position& position, const Figure& abbot);

/// The goods symbols of a city.
std::vector<Tokens> goods_of(const Position& position, const Feature& city, int player);
/// R-TRADE-10.
std::vector<Score> score_goods(const std::vector<Tokens>& tokens);

/// Final scoring of occupied fields. In the second and first version one Score holds all that a
/// player gets.
std::vector<Score> score_fields(const Position& position, const std::vector<Feature>& fields);

}  // namespace bastide::reference
