// Fields in final scoring: R-FARM-5 to R-FARM-9, O-FARM, R-TRADE-43 to R-TRADE-46.
#include <algorithm>
#include <set>

#include "tests/reference/score.h"

namespace bastide::reference {

namespace {

/// Finished cities that a segment of the field borders (R-FARM-5, R-FARM-6), by their first part.
std::set<Part> finished_cities(const Table& table, const Feature& field) {
  std::set<Part> cities;
  for (const Part part : field.parts) {
    for (int i = 0; i < kMaxSegments; ++i) {
      if ((table.segment(part).cities >> i & 1) == 0) continue;
      const Feature city = table.feature_of({part.tile, i});
      if (city.complete) cities.insert(city.parts.front());
    }
  }
  return cities;
}

struct Field {
  std::vector<Figure> figures;
  std::set<Part> cities;

  bool has_pig(int player) const {
    return std::ranges::any_of(figures, [&](const Figure& figure) {
      return figure.player == player && figure.piece == Piece::Pig;
    });
  }
  /// The players with the majority of farmers.
  std::vector<int> owners() const {
    std::vector<int> result;
    for (const Score& score : share("field", false, figures, 0)) result.push_back(score.player);
    return result;
  }
  bool is_led_by(int player) const {
    const auto led = owners();
    return std::ranges::find(led, player) != led.end();
  }
};

/// Who is paid for which city, and from which fields the player's pig would add to it.
struct Payment {
  std::map<int, std::set<Part>> cities;  ///< by player
  bool led_fields_only;                  ///< where fields have owners (R-TRADE-44)
};

bool pig_adds(const std::vector<Field>& fields, const Payment& paid, Part city, int player) {
  return std::ranges::any_of(fields, [&](const Field& field) {
    return field.cities.contains(city) && field.has_pig(player) &&
           (!paid.led_fields_only || field.is_led_by(player));
  });
}

std::vector<Score> third(const std::vector<Field>& fields) {
  std::vector<Score> result;
  for (const Field& field : fields) {
    for (Score score : share("field", false, field.figures, 0)) {
      score.points = (field.has_pig(score.player) ? 4 : 3) * static_cast<int>(field.cities.size());
      result.push_back(score);
    }
  }
  return result;
}

Payment paid_by_second(const std::vector<Field>& fields) {
  Payment paid{{}, true};
  for (const Field& field : fields) {
    for (const int player : field.owners())
      paid.cities[player].insert(field.cities.begin(), field.cities.end());
  }
  return paid;
}

Payment paid_by_first(const std::vector<Field>& fields) {
  std::map<Part, std::map<int, int>> farmers;
  for (const Field& field : fields) {
    for (const Part city : field.cities) {
      for (const Figure& figure : field.figures)
        farmers[city][figure.player] += votes(figure.piece);
    }
  }
  Payment paid{{}, false};
  for (const auto& [city, counts] : farmers) {
    for (const int player : leaders(counts)) paid.cities[player].insert(city);
  }
  return paid;
}

std::vector<Score> for_cities(const std::vector<Field>& fields, const Payment& paid, int points) {
  std::vector<Score> result;
  for (const auto& [player, cities] : paid.cities) {
    Score score{"field", false, player, 0, {}};
    for (const Part city : cities)
      score.points += points + (pig_adds(fields, paid, city, player) ? 1 : 0);
    result.push_back(score);
  }
  return result;
}

}  // namespace

std::vector<Score> score_fields(const Position& position, const std::vector<Feature>& occupied) {
  std::vector<Field> fields;
  for (const Feature& field : occupied)
    fields.push_back({figures_on(position, field), finished_cities(position.table, field)});
  switch (position.rules.fields) {
    case Fields::Third: return third(fields);
    case Fields::Second: return for_cities(fields, paid_by_second(fields), 3);
    case Fields::First: return for_cities(fields, paid_by_first(fields), 4);
    case Fields::Off: break;
  }
  return {};
}

}  // namespace bastide::reference
