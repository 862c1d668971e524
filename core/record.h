// The game record as data: reading and writing its text, without playing it (docs/notation.md).
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/direction.h"

namespace bastide {

/// What kind of fault a record has.
enum class RecordFault : unsigned char {
  Text,         ///< not a record: an unknown word, a broken line
  Unsupported,  ///< a set or option that this program does not know
  Illegal,      ///< a line that the rules, or the lines above, do not allow
  Check,        ///< a check failed
};

/// Where a text is wrong and why, in plain words. Lines and columns (in characters) from 1.
struct RecordError {
  int line = 1;
  int column = 1;
  std::string text{};
  RecordFault fault = RecordFault::Text;
};

/// A word of the record and where it stands (line 0: nowhere, it was not read from a text).
struct Word {
  std::string text{};
  int line = 0;
  int column = 0;
  friend bool operator==(const Word& a, const Word& b) { return a.text == b.text; }
};

/// `farmers=third`
struct OptionWord {
  Word name{};
  std::string value{};
  friend bool operator==(const OptionWord&, const OptionWord&) = default;
};

/// `seat blue "Bob" bot=expert`
struct SeatLine {
  std::string colour{};
  std::string name{};
  std::string bot{};  ///< level of a computer player, or empty
  int line = 0;
  friend bool operator==(const SeatLine& a, const SeatLine& b) {
    return a.colour == b.colour && a.name == b.name && a.bot == b.bot;
  }
};

/// A tile as put down: `V@0,1E`. The word's place is that of the whole.
struct PlacementWord {
  Word tile{};
  Cell cell{};
  Side dir = Side::N;
  friend bool operator==(const PlacementWord&, const PlacementWord&) = default;
};

/// A figure as put down or taken back: `meeple>road.W`, `meeple>3,1:road.W`, `abbot<3,1`.
struct FigureWord {
  Word figure{};
  std::optional<Cell> cell{};  ///< of another tile than the turn's own
  Word feature{};              ///< empty when taken back
  bool taken_back = false;
  friend bool operator==(const FigureWord&, const FigureWord&) = default;
};

/// `red:meeple>road.N` of a `put` line.
struct PutFigure {
  Word colour{};
  FigureWord figure{};
  friend bool operator==(const PutFigure&, const PutFigure&) = default;
};

struct PutLine {
  PlacementWord tile{};
  std::vector<PutFigure> figures{};
  friend bool operator==(const PutLine&, const PutLine&) = default;
};

enum class CheckType : unsigned char { Award, Points, Places, Figures, Refuse };

struct PointsWord {
  Word colour{};
  int points = 0;
  std::optional<int> supply{};
  friend bool operator==(const PointsWord&, const PointsWord&) = default;
};

/// A tile that came before the turn's own: `!C` left the game, `*C` went into a hand.
struct TileWord {
  Word tile{};
  bool held = false;
  friend bool operator==(const TileWord&, const TileWord&) = default;
};

/// `blue$3`: an offer for the tile that was drawn; `$blue`: it was taken.
struct OfferWord {
  Word colour{};
  std::optional<int> points{};
  friend bool operator==(const OfferWord&, const OfferWord&) = default;
};

struct TurnLine;

/// A line that is verified on replay: `+ = ? places ? figures ? refuse`.
struct Check {
  CheckType type = CheckType::Points;
  int line = 0;
  Word colour{};                        ///< Award
  int points = 0;                       ///< Award
  Word kind{};                          ///< Award: kind of feature
  std::vector<PointsWord> seats{};      ///< Points
  Word tile{};                          ///< Places
  std::vector<PlacementWord> places{};  ///< Places (the text of their tile words is empty)
  std::vector<FigureWord> figures{};    ///< Figures
  std::vector<TurnLine> turn;           ///< Refuse: exactly one
  Word reason{};                        ///< Refuse
};
bool operator==(const Check& a, const Check& b);

/// One turn: `3 red !C blue$2 U@0,2N meeple>road.N` and the checks behind it.
struct TurnLine {
  int line = 0;
  int column = 0;
  int number = 0;
  Word colour{};
  std::vector<TileWord> before{};
  std::vector<OfferWord> offers{};
  PlacementWord tile{};
  std::vector<FigureWord> figures{};  ///< in the order in which they were put or taken back
  std::vector<Check> checks{};
};
bool operator==(const TurnLine& a, const TurnLine& b);

enum class Ending : unsigned char { Open, Finished, Resigned, Aborted };

struct DeckLine {
  bool any = false;           ///< `deck any`: copies are not counted
  std::vector<Word> tiles{};  ///< else the whole draw order; empty when not known
  friend bool operator==(const DeckLine&, const DeckLine&) = default;
};

/// A `bag` entry: `V*3`.
struct BagWord {
  Word tile{};
  int count = 1;
  friend bool operator==(const BagWord&, const BagWord&) = default;
};

/// A whole record. What is not given is empty.
struct Record {
  std::vector<std::pair<std::string, std::string>> meta;
  std::vector<Word> sets{{.text = "base"}};
  std::vector<OptionWord> options{};
  std::vector<SeatLine> seats{};
  bool start_none = false;
  std::optional<PlacementWord> start{};
  DeckLine deck;
  std::vector<PutLine> puts{};
  std::vector<std::pair<Word, int>> score{};  ///< colour, points
  std::optional<std::vector<BagWord>> bag;
  std::optional<Word> first{};  ///< `turn blue`: colour of who moves first
  std::vector<Check> checks{};  ///< before the first turn
  std::vector<TurnLine> turns;
  Ending ending = Ending::Open;
  int end_line = 0;
  Word resigned{};           ///< colour
  bool end_in_part = false;  ///< `end &`: in a further part of the last turn, which was asked for
  std::vector<TileWord> end_before{};
  std::vector<Check> end_checks{};
};

/// Equal when they say the same; where it stands in the text does not matter.
bool operator==(const Record& a, const Record& b);

/// Texts longer than this are refused unread; records with more lines of one sort than any game
/// needs are refused too, so that reading and replaying take bounded time.
inline constexpr std::size_t kMaxRecordBytes = 1U << 20;
inline constexpr std::size_t kMaxRecordTiles =
    1000;  ///< turns and `put` lines together; tiles of a deck
inline constexpr std::size_t kMaxRecordChecks = 5000;
inline constexpr int kMaxRecordNumber = 1'000'000;  ///< points and such

/// Reads the text strictly; never throws, never hangs, whatever the bytes. That every word means
/// something and every turn is legal is for replay() to say (core/replay.h).
std::expected<Record, RecordError> parse_record(std::string_view text);

/// The text of a record, in the one form: `parse_record(write_record(r)) == r`, and writing what
/// was read gives the same bytes after one round.
std::string write_record(const Record& record);

/// A line of a record as it is written, without the line's end; for errors and logs.
std::string write_turn(const TurnLine& turn);
std::string write_figure(const FigureWord& figure);

}  // namespace bastide
