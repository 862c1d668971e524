#include "core/notation.h"
#include "core/record.h"

namespace bastide {
namespace {

/// In quotation marks; a control character, which a record cannot hold, becomes a blank.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    const auto byte = static_cast<unsigned char>(c);
    out += (byte < 0x20 && c != '\t') || byte == 0x7F ? ' ' : c;
  }
  return out + '"';
}

std::string place_text(const PlacementWord& place) {
  return cell_text(place.cell) + side_letter(place.dir);
}
std::string placement_word(const PlacementWord& place) {
  return place.tile.text + "@" + place_text(place);
}

std::string before_text(const std::vector<TileWord>& tiles) {
  std::string out;
  for (const TileWord& word : tiles) out += (word.held ? " *" : " !") + word.tile.text;
  return out;
}

std::string offers_text(const std::vector<OfferWord>& offers) {
  std::string out;
  for (const OfferWord& offer : offers) {
    out += offer.points ? " " + offer.colour.text + "$" + std::to_string(*offer.points)
                        : " $" + offer.colour.text;
  }
  return out;
}

class Writer {
 public:
  std::string write(const Record& record) {
    line("carcassonne 1");
    header(record);
    position(record);
    if (!record.checks.empty() || !record.turns.empty() || record.ending != Ending::Open) line("");
    checks(record.checks);
    for (const TurnLine& turn : record.turns) {
      line(write_turn(turn));
      checks(turn.checks);
    }
    if (record.ending != Ending::Open) end(record);
    checks(record.end_checks);
    return std::move(out_);
  }

 private:
  void line(std::string_view text) { (out_ += text) += '\n'; }

  void header(const Record& record) {
    for (const auto& [key, text] : record.meta) line("meta " + key + " " + quoted(text));
    std::string sets = "tiles";
    for (const Word& set : record.sets) sets += " " + set.text;
    line(sets);
    std::string rules = "rules";
    for (const OptionWord& option : record.options)
      rules += " " + option.name.text + "=" + option.value;
    if (!record.options.empty()) line(rules);
    for (const SeatLine& seat : record.seats) {
      line("seat " + seat.colour + " " + quoted(seat.name) +
           (seat.bot.empty() ? "" : " bot=" + seat.bot));
    }
  }

  void position(const Record& record) {
    if (record.start_none) line("start none");
    if (record.start) line("start " + placement_word(*record.start));
    if (record.deck.any || !record.deck.tiles.empty()) deck(record.deck);
    for (const PutLine& put : record.puts) {
      std::string text = "put " + placement_word(put.tile);
      for (const PutFigure& figure : put.figures) {
        text += " " + figure.colour.text + ":" + write_figure(figure.figure);
      }
      line(text);
    }
    std::string score = "score";
    for (const auto& [colour, points] : record.score)
      score += " " + colour.text + " " + std::to_string(points);
    if (!record.score.empty()) line(score);
    if (record.bag) bag(*record.bag);
    if (record.first) line("turn " + record.first->text);
  }

  void deck(const DeckLine& deck) {
    std::string text = deck.any ? "deck any" : "deck";
    for (const Word& tile : deck.tiles) text += " " + tile.text;
    line(text);
  }

  void bag(const std::vector<BagWord>& bag) {
    std::string text = "bag";
    for (const BagWord& entry : bag) {
      text += " " + entry.tile.text;
      if (entry.count != 1) text += "*" + std::to_string(entry.count);
    }
    line(text);
  }

  void end(const Record& record) {
    switch (record.ending) {
      case Ending::Open: break;
      case Ending::Finished:
        line((record.end_in_part ? "end &" : "end") + before_text(record.end_before));
        break;
      case Ending::Resigned: line("end resigned " + record.resigned.text); break;
      case Ending::Aborted: line("end aborted"); break;
    }
  }

  void checks(const std::vector<Check>& list) {
    for (const Check& check : list) line(check_text(check));
  }

  static std::string check_text(const Check& check) {
    switch (check.type) {
      case CheckType::Award:
        return "+ " + check.colour.text + " " + std::to_string(check.points) + " " +
               check.kind.text;
      case CheckType::Points: return points_text(check);
      case CheckType::Places: {
        std::string out = "? places " + check.tile.text + ":";
        for (const PlacementWord& place : check.places) out += " " + place_text(place);
        return out;
      }
      case CheckType::Figures: {
        std::string out = "? figures:";
        for (const FigureWord& figure : check.figures) out += " " + write_figure(figure);
        return out;
      }
      case CheckType::Refuse: break;
    }
    return "? refuse " + write_turn(check.turn.front()) + " : " + check.reason.text;
  }

  static std::string points_text(const Check& check) {
    std::string out = "=";
    for (const PointsWord& seat : check.seats) {
      out += " " + seat.colour.text + " " + std::to_string(seat.points);
      if (seat.supply) out += "/" + std::to_string(*seat.supply);
    }
    return out;
  }

  std::string out_;
};

}  // namespace

std::string write_turn(const TurnLine& turn) {
  std::string out = std::to_string(turn.number) + " " + turn.colour.text +
                    before_text(turn.before) + offers_text(turn.offers) + " " +
                    placement_word(turn.tile);
  for (const FigureWord& figure : turn.figures) out += " " + write_figure(figure);
  return out;
}

std::string write_figure(const FigureWord& figure) {
  std::string out = figure.figure.text + (figure.taken_back ? "<" : ">");
  if (figure.cell) out += cell_text(*figure.cell);
  if (figure.taken_back) return out;
  return out + (figure.cell ? ":" : "") + figure.feature.text;
}

std::string write_record(const Record& record) { return Writer().write(record); }

bool operator==(const Check& a, const Check& b) {
  return a.type == b.type && a.colour == b.colour && a.points == b.points && a.kind == b.kind &&
         a.seats == b.seats && a.tile == b.tile && a.places == b.places && a.figures == b.figures &&
         a.turn == b.turn && a.reason == b.reason;
}

bool operator==(const TurnLine& a, const TurnLine& b) {
  return a.number == b.number && a.colour == b.colour && a.before == b.before &&
         a.offers == b.offers && a.tile == b.tile && a.figures == b.figures && a.checks == b.checks;
}

bool operator==(const Record& a, const Record& b) {
  return a.meta == b.meta && a.sets == b.sets && a.options == b.options && a.seats == b.seats &&
         a.start_none == b.start_none && a.start == b.start && a.deck == b.deck &&
         a.puts == b.puts && a.score == b.score && a.bag == b.bag && a.first == b.first &&
         a.checks == b.checks && a.turns == b.turns && a.ending == b.ending &&
         a.resigned == b.resigned && a.end_in_part == b.end_in_part &&
         a.end_before == b.end_before && a.end_checks == b.end_checks;
}

}  // namespace bastide
