#include "cli/play_input.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/notation.h"
#include "core/tile.h"

namespace bastide {
namespace {

using What = PlayInput::What;

constexpr std::array<std::pair<std::string_view, What>, 17> kWords{{
    {"", What::Confirm},
    {"ok", What::Confirm},
    {"confirm", What::Confirm},
    {"t", What::Turn},
    {"turn", What::Turn},
    {"u", What::Undo},
    {"undo", What::Undo},
    {"y", What::Again},
    {"yes", What::Again},
    {"?", What::Help},
    {"help", What::Help},
    {"left", What::Left},
    {"r", What::Record},
    {"record", What::Record},
    {"q", What::Quit},
    {"quit", What::Quit},
    {"exit", What::Quit},
}};

/// Small letters without spaces and control characters; long lines are cut, they mean nothing
/// anyway.
std::string simplified(std::string_view line) {
  std::string out;
  for (const char c : line.substr(0, 64)) {
    if (static_cast<unsigned char>(c) <= ' ') continue;
    out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return out;
}

PlayInput read_cell_number(const std::string& word) {
  PlayInput out;
  const char* end = word.data() + word.size();
  const auto [rest, error] = std::from_chars(word.data(), end, out.number);
  if (error != std::errc() || out.number < 1) return {};
  if (rest != end) {
    const char letter = static_cast<char>(*rest - 'a' + 'A');
    out.dir = parse_side(std::string_view(&letter, 1));
    if (!out.dir || rest + 1 != end) return {};
  }
  out.what = What::Cell;
  return out;
}

/// `b`, or `b2` for the one as many letters further; -1 if it is neither.
int read_spot(const std::string& word) {
  if (word.empty() || word[0] < 'a' || word[0] >= 'a' + kSpotLetters) return -1;
  const int letter = word[0] - 'a';
  if (word.size() == 1) return letter;
  const bool digit = word.size() == 2 && word[1] >= '2' && word[1] <= '9';
  return digit ? letter + kSpotLetters * (word[1] - '1') : -1;
}

}  // namespace

std::string spot_letter(int number) {
  std::string out(1, static_cast<char>('a' + number % kSpotLetters));
  return number < kSpotLetters ? out : out + std::to_string(1 + number / kSpotLetters);
}

PlayInput read_input(std::string_view line) {
  const std::string word = simplified(line);
  const auto* found = std::ranges::find(kWords, word, &std::pair<std::string_view, What>::first);
  if (found != kWords.end()) return {.what = found->second};
  if (const int spot = read_spot(word); spot >= 0) return {.what = What::Spot, .number = spot};
  return read_cell_number(word);
}

}  // namespace bastide
