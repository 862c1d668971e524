#include "variants/strict_toml.h"

#include <algorithm>

namespace bastide {

int find_name(Names names, std::string_view name) {
  const auto found = std::ranges::find(names, name);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

std::string listed(Names names) {
  std::string out;
  for (const std::string_view name : names) {
    if (!out.empty()) out += ", ";
    out += name;
  }
  return out;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kMost = 80;
  std::size_t end = std::min(text.size(), kMost);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
    --end;
  return '"' + std::string(text.substr(0, end)) + '"';
}

bool consists_of(std::string_view text, std::string_view ranges, std::size_t most) {
  if (text.empty() || text.size() > most) return false;
  return std::ranges::all_of(text, [&](char c) {
    for (std::size_t i = 0; i + 1 < ranges.size(); i += 2) {
      if (c >= ranges[i] && c <= ranges[i + 1]) return true;
    }
    return false;
  });
}

bool StrictToml::fail(Position at, std::string text) {
  mistake_at_ = at;
  mistake_ = std::move(text);
  return false;
}

bool StrictToml::fail(const toml::node& at, std::string text) {
  return fail(position(at.source()), std::move(text));
}

bool StrictToml::fail(const Text& at, std::string_view word, std::string text) {
  return fail(position_of_word(at, word, source_), std::move(text));
}

bool StrictToml::fail_type(const toml::node& node, std::string_view key, std::string_view wanted) {
  return fail(node, std::string(key) + " must be " + std::string(wanted) + ", not " +
                        std::string(describe(node)));
}

bool StrictToml::fail_missing(const toml::table& table, std::string_view key) {
  return fail(table, "the key " + std::string(key) + " is missing");
}

bool StrictToml::only_keys(const toml::table& table, Names known) {
  for (const auto& [key, value] : table) {
    if (find_name(known, key.str()) < 0) {
      return fail(position(key.source()),
                  "unknown key " + in_quotes(key.str()) + "; here may stand: " + listed(known));
    }
  }
  return true;
}

bool StrictToml::need_text(const toml::table& table, std::string_view key, const Text*& out) {
  if (!need(table, key, "a text", out)) return false;
  return plain(*out);
}

bool StrictToml::plain(const Text& text) {
  const std::string& value = text.get();
  if (value.empty()) return fail(text, "the text is empty");
  if (value.size() > kMaxText)
    return fail(text, "the text is longer than " + std::to_string(kMaxText) + " bytes");
  for (const char c : value) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
      return fail(text, "the text has a control character");
  }
  return true;
}

bool StrictToml::number(const toml::value<std::int64_t>& node, std::string_view what, int least,
                        int most, int& out) {
  if (node.get() < least || node.get() > most) {
    return fail(node, std::string(what) + " must be " + std::to_string(least) + " to " +
                          std::to_string(most));
  }
  out = static_cast<int>(node.get());
  return true;
}

bool StrictToml::mask(const Text& text, Names names, std::string_view what, unsigned& out) {
  for (const std::string_view word : words_of(text.get())) {
    const int i = find_name(names, word);
    if (i < 0) {
      return fail(
          text, word,
          in_quotes(word) + " is not " + std::string(what) + "; there are: " + listed(names));
    }
    if ((out >> i) & 1U) return fail(text, word, std::string(word) + " is named twice");
    out |= 1U << i;
  }
  return true;
}

}  // namespace bastide
