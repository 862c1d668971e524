#include "variants/toml_guard.h"

#include <algorithm>
#include <string>

namespace bastide {
namespace {

constexpr std::string_view kBlank = " \t";

/// Looks at one line after the other; only open brackets go on from line to line.
class Guard {
 public:
  std::string_view check(std::string_view line, std::size_t most) {
    line_ = line;
    at_ = 0;
    if (line.size() > most) return "the line is too long";
    if (!find_control()) return "a control character";
    at_ = 0;
    if (open_.empty() && is_nameless_header()) return "the name of a table must follow the bracket";
    while (at_ < line_.size() && line_[at_] != '#') {
      if (const std::string_view mistake = step(); !mistake.empty()) return mistake;
    }
    return {};
  }

  /// The column of what `check` complained about.
  int column() const {
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return 1 + static_cast<int>(std::ranges::count_if(line_.substr(0, at_), begins));
  }
  bool has_open() const { return !open_.empty(); }

 private:
  /// Moves to the first control character; true if there is none.
  bool find_control() {
    for (at_ = 0; at_ < line_.size(); ++at_) {
      const auto byte = static_cast<unsigned char>(line_[at_]);
      const bool line_end = byte == '\r' && at_ + 1 == line_.size();
      if ((byte < 0x20 && byte != '\t' && !line_end) || byte == 0x7F) return false;
    }
    return true;
  }

  bool is_nameless_header() const {
    std::size_t at = line_.find_first_not_of(kBlank);
    if (at == std::string_view::npos || line_[at] != '[') return false;
    at = line_.find_first_not_of(kBlank, at + 1);
    if (at < line_.size() && line_[at] == '[') at = line_.find_first_not_of(kBlank, at + 1);
    if (at >= line_.size()) return true;
    const char c = line_[at];
    const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return !word && std::string_view("_-\"']").find(c) == std::string_view::npos;
  }

  /// Goes past one text or character.
  std::string_view step() {
    const char c = line_[at_];
    if (static_cast<unsigned char>(c) >= 0x80)
      return "this character may only stand in texts and comments";
    const bool follows_word =
        at_ > 0 && std::string_view(" \t=[{,.").find(line_[at_ - 1]) == std::string_view::npos;
    if ((c == '"' || c == '\'') && follows_word) return "a text must not follow a word";
    if (c == '"' || c == '\'')
      return skip_text(c) ? std::string_view() : "a text must end on its line";
    if (c == '[' || c == '{') {
      if (open_.size() == kMaxBrackets) return "brackets are nested too deep";
      open_.push_back(c);
    }
    if (c == ']' || c == '}') {
      if (open_.empty() || open_.back() != (c == ']' ? '[' : '{'))
        return "this bracket closes nothing";
      open_.pop_back();
    }
    ++at_;
    return {};
  }

  bool skip_text(char mark) {
    if (line_.substr(at_, 3) == std::string(3, mark)) return false;
    for (std::size_t i = at_ + 1; i < line_.size(); ++i) {
      if (line_[i] == mark) {
        at_ = i + 1;
        return true;
      }
      if (line_[i] == '\\' && mark == '"') ++i;
    }
    return false;
  }

  std::string_view line_;
  std::size_t at_ = 0;
  std::string open_;
};

}  // namespace

std::optional<TextMistake> unfit_for_toml(std::string_view source, std::size_t most) {
  if (source.starts_with("\xEF\xBB\xBF")) source.remove_prefix(3);
  Guard guard;
  int number = 0;
  while (!source.empty()) {
    const std::size_t end = std::min(source.find('\n'), source.size());
    ++number;
    if (const std::string_view mistake = guard.check(source.substr(0, end), most);
        !mistake.empty()) {
      return TextMistake{{number, guard.column()}, mistake};
    }
    source.remove_prefix(std::min(end + 1, source.size()));
  }
  if (guard.has_open()) return TextMistake{{number, guard.column()}, "a bracket is not closed"};
  return std::nullopt;
}

}  // namespace bastide
