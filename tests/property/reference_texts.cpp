#include "tests/property/reference_texts.h"

#include <sstream>

namespace bastide::testing {

namespace {

std::string text_of(const reference::Part& part) {
  return "tile " + std::to_string(part.tile) + " segment " + std::to_string(part.segment);
}

std::string player(int number) { return "player " + std::to_string(number) + " "; }

}  // namespace

std::string text_of(const reference::Placement& p) {
  std::ostringstream text;
  text << p.cell.x << ',' << p.cell.y << "NESW"[p.turns];
  return text.str();
}

std::string text_of(const reference::Score& s) {
  std::ostringstream text;
  text << player(s.player) << s.what << (s.complete ? " complete " : " open ") << s.points << " at "
       << text_of(s.oldest);
  return text.str();
}

std::string text_of(const reference::Figure& f) {
  return player(f.player) + std::string(reference::kPieceNames[static_cast<unsigned>(f.piece)]) +
         (f.prior ? " as prior at " : " at ") + text_of(f.part);
}

std::string text_of(const reference::Tokens& t) {
  return player(t.player) + t.sort + " " + std::to_string(t.count);
}

}  // namespace bastide::testing
