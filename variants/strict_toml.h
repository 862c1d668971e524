// Strict reading of TOML values: the first mistake is kept, with its place and in plain words.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "variants/toml_words.h"

namespace bastide {

using Names = std::span<const std::string_view>;
using Text = toml::value<std::string>;

/// The index of `name`, or -1.
int find_name(Names names, std::string_view name);
/// The names with commas between.
std::string listed(Names names);
std::string in_quotes(std::string_view text);
/// Whether `text` is 1 to `most` characters long, all of them in one of the ranges, as in "az09__".
bool consists_of(std::string_view text, std::string_view ranges, std::size_t most);

/// Base of readers. Its functions say whether all went well; once one has not, the reader must
/// stop.
class StrictToml {
 protected:
  static constexpr std::size_t kMaxText = 80;

  explicit StrictToml(std::string_view source) : source_(source) {}

  bool fail(Position at, std::string text);
  bool fail(const toml::node& at, std::string text);
  /// At a word of a text.
  bool fail(const Text& at, std::string_view word, std::string text);

  bool only_keys(const toml::table& table, Names known);
  /// The value of `key`, if it is there; a mistake if it is not of type T.
  template <class T>
  bool get(const toml::table& table, std::string_view key, std::string_view wanted, const T*& out) {
    const toml::node* node = table.get(key);
    out = node == nullptr ? nullptr : node->as<T>();
    return node == nullptr || out != nullptr || fail_type(*node, key, wanted);
  }
  /// The same; a mistake if it is not there either.
  template <class T>
  bool need(const toml::table& table, std::string_view key, std::string_view wanted,
            const T*& out) {
    return get(table, key, wanted, out) && (out != nullptr || fail_missing(table, key));
  }
  bool need_text(const toml::table& table, std::string_view key, const Text*& out);
  /// Whether a text is 1 to kMaxText bytes long, without control characters.
  bool plain(const Text& text);
  bool number(const toml::value<std::int64_t>& node, std::string_view what, int least, int most,
              int& out);
  /// The words of a text as a bit set over `names`, each at most once; `what` is one of them in
  /// words.
  bool mask(const Text& text, Names names, std::string_view what, unsigned& out);

  Position mistake_at_;
  std::string mistake_;

 private:
  bool fail_type(const toml::node& node, std::string_view key, std::string_view wanted);
  bool fail_missing(const toml::table& table, std::string_view key);

  std::string_view source_;
};

}  // namespace bastide
