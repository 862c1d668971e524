// The game record as data: reading and writing its text, without playing it (docs/notation.md).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/direction.h"
#include "core/options.h"

namespace bastide {

/// Where a text is wrong and why, in plain words. Lines and columns from 1.
struct RecordError {
  int line = 1;
  int column = 1;
  std::string text;
};

/// A word of the record and where it stands.
struct Word {
  std::string text;
  int line = 0;
  int column = 0;
  friend bool operator==(const Word& a, const Word& b) { return a.text == b.text; }
};

struct SeatLine {
  std::string colour;
  std::string name;
  std::string bot;  ///< level of a computer player, or empty
  friend bool operator==(const SeatLine&, const SeatLine&) = default;
};

/// A tile as put down: `V@0,1E`.
struct PlacementWord {
  Word tile;
  Cell cell{};
  Side dir = Side::N;
  friend bool operator==(const PlacementWord&, const PlacementWord&) = default;
};

/// A figure as put down: `meeple>road.W`.
struct FigureWord {
  Word figure;
  Word feature;
  friend bool operator==(const FigureWord&, const FigureWord&) = default;
};

/// `red:meeple>road.N` of a `put` line.
struct PutFigure {
  Word colour;
  FigureWord figure;
  friend bool operator==(const PutFigure&, const PutFigure&) = default;
};

struct PutLine {
  PlacementWord tile;
  std::vector<PutFigure> figures;
  friend bool operator==(const PutLine&, const PutLine&) = default;
};

enum class CheckType : unsigned char { Award, Points, Places, Figures, Refuse };

struct PointsWord {
  Word colour;
  int points = 0;
  std::optional<int> supply;
  friend bool operator==(const PointsWord&, const PointsWord&) = default;
};

struct TurnLine;

/// A line that is verified on replay: `+ = ? places ? figures ? refuse`.
struct Check {
  CheckType type = CheckType::Points;
  int line = 0;
  Word colour;                        ///< Award
  int points = 0;                     ///< Award
  Word kind;                          ///< Award: kind of feature
  std::vector<PointsWord> seats;      ///< Points
  Word tile;                          ///< Places
  std::vector<PlacementWord> places;  ///< Places (their tile word is empty)
  std::vector<FigureWord> figures;    ///< Figures
  std::vector<TurnLine> turn;         ///< Refuse: exactly one
  Word reason;                        ///< Refuse
};

/// One turn: `3 red !C U@0,2N meeple>road.N` and the checks behind it.
struct TurnLine {
  int line = 0;
  int number = 0;
  Word colour;
  std::vector<Word> discards;
  PlacementWord tile;
  std::optional<FigureWord> figure;
  std::vector<Check> checks;
};

enum class Ending : unsigned char { Open, Finished, Resigned, Aborted };

struct DeckLine {
  bool any = false;         ///< `deck any`: copies are not counted
  std::vector<Word> tiles;  ///< else the whole draw order; empty when not known
};

/// A `bag` entry: `V*3`.
struct BagWord {
  Word tile;
  int count = 1;
};

/// A whole record. What is not given is empty.
struct Record {
  std::vector<std::pair<std::string, std::string>> meta;
  std::vector<std::string> sets{"base"};
  OptionValues options;
  std::vector<SeatLine> seats;
  bool start_none = false;
  std::optional<PlacementWord> start;
  DeckLine deck;
  std::vector<PutLine> puts;
  std::vector<std::pair<Word, int>> score;  ///< colour, points
  std::optional<std::vector<BagWord>> bag;
  std::optional<Word> first;                ///< `turn blue`: colour of who moves first
  std::vector<Check> checks;                ///< before the first turn
  std::vector<TurnLine> turns;
  Ending ending = Ending::Open;
  std::string resigned;                     ///< colour
  std::vector<Word> end_discards;
  std::vector<Check> end_checks;
};

/// Equal when they say the same; positions in the text do not matter.
bool operator==(const Record& a, const Record& b);

/// Texts longer than this are refused unread, as are records with more turns or seats than any game.
inline constexpr std::size_t kMaxRecordBytes = 1U << 20;

/// Reads the text strictly; never throws, never hangs, whatever the bytes.
std::expected<Record, RecordError> parse_record(std::string_view text);

/// The text of a record, in the one form: `parse_record(write_record(r)) == r`, and writing what was
/// read gives the same bytes after one round.
std::string write_record(const Record& record);

}  // namespace bastide
