#include "core/record_lexer.h"

#include <optional>

namespace bastide {
namespace {

using Bytes = std::string_view;

constexpr char32_t kBroken = 0xFFFFFFFF;

/// The character at the start of `text`, which is not empty, and its bytes; kBroken if it is not
/// UTF-8.
char32_t decode(Bytes text, std::size_t& length) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (lead < 0x80) return lead;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return kBroken;
  char32_t value = lead & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return kBroken;
    value = value << 6 | (byte(i) & 0x3FU);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  return value < kLeast[length] || value > 0x10FFFF || surrogate ? kBroken : value;
}

bool is_control(char32_t c) { return (c < 0x20 && c != '\t') || (c >= 0x7F && c < 0xA0); }

/// Reads the words of one line.
class LineLexer {
 public:
  LineLexer(Bytes line, int number) : rest_(line) { line_.number = number; }

  std::expected<TokenLine, RecordError> lex() {
    while (!error_ && !rest_.empty() && peek() != '#') {
      if (peek() == ' ' || peek() == '\t') {
        take();
      } else if (peek() == '"') {
        quoted();
      } else {
        word();
      }
    }
    comment();
    if (error_) return std::unexpected(*error_);
    return std::move(line_);
  }

 private:
  char peek() const { return rest_.front(); }
  bool at_blank() const {
    return rest_.empty() || peek() == ' ' || peek() == '\t' || peek() == '#';
  }

  void fail(std::string text) {
    if (!error_) error_ = RecordError{line_.number, column_, std::move(text)};
  }

  /// Takes a character; its bytes, or nothing after an error.
  Bytes take() {
    std::size_t length = 1;
    const char32_t c = decode(rest_, length);
    if (c == kBroken) {
      fail("this is not UTF-8 text");
    } else if (is_control(c)) {
      fail("a control character (" + std::to_string(static_cast<unsigned>(c)) +
           ") has no place in a record");
    }
    if (error_) {
      rest_ = {};
      return {};
    }
    const Bytes taken = rest_.substr(0, length);
    rest_.remove_prefix(length);
    ++column_;
    return taken;
  }

  void word() {
    Token token{.text = {}, .column = column_};
    while (!at_blank() && !error_) {
      if (peek() == '"') return fail("a quoted text stands by itself, with a blank before it");
      token.text += take();
    }
    add(std::move(token));
  }

  void quoted() {
    Token token{.text = {}, .column = column_, .quoted = true};
    const int start = column_;
    take();
    while (!rest_.empty() && peek() != '"') {
      if (peek() == '\\' && !escape()) return;
      if (!rest_.empty()) token.text += take();
    }
    if (rest_.empty()) {
      column_ = start;
      return fail("the quoted text that begins here does not end on its line");
    }
    take();
    if (!at_blank()) return fail("a blank is missing behind the quoted text");
    add(std::move(token));
  }

  /// Skips the backslash of `\"` or `\\`.
  bool escape() {
    const bool known = rest_.size() > 1 && (rest_[1] == '"' || rest_[1] == '\\');
    if (known) {
      take();
    } else {
      fail("in a quoted text a backslash is written \\\\ and a quotation mark \\\"");
    }
    return known;
  }

  void comment() {
    while (!rest_.empty() && !error_) take();
  }

  void add(Token token) {
    if (error_) return;
    line_.words.push_back(std::move(token));
    line_.end_column = column_;
  }

  Bytes rest_;
  TokenLine line_;
  int column_ = 1;
  std::optional<RecordError> error_;
};

}  // namespace

std::expected<std::vector<TokenLine>, RecordError> lex_record(Bytes text) {
  if (text.size() > kMaxRecordBytes) {
    return std::unexpected(
        RecordError{1, 1, "the text is longer than any record: more than 1 MiB"});
  }
  constexpr Bytes kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  std::vector<TokenLine> lines;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    Bytes line = text.substr(0, end);
    text.remove_prefix(end == Bytes::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    auto lexed = LineLexer(line, number).lex();
    if (!lexed) return std::unexpected(std::move(lexed.error()));
    if (!lexed->words.empty()) lines.push_back(std::move(*lexed));
  }
  return lines;
}

}  // namespace bastide
