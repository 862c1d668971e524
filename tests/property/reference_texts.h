// What the reference and the engine say, in words, and where they differ.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "tests/reference/reference.h"

namespace bastide::testing {

std::string text_of(const reference::Placement& placement);
std::string text_of(const reference::Score& score);
std::string text_of(const reference::Figure& figure);
std::string text_of(const reference::Tokens& tokens);
inline std::string text_of(int number) { return std::to_string(number); }
inline std::string text_of(const std::string& text) { return text; }

/// What is wrong, if anything, in words.
using Mistake = std::optional<std::string>;

template <class T>
std::string listed(const std::vector<T>& items) {
  std::string text;
  for (const T& item : items) text += text_of(item) + "; ";
  return text.empty() ? "nothing" : text;
}

template <class T>
Mistake differ(const std::string& what, const std::vector<T>& reference,
               const std::vector<T>& engine) {
  if (reference == engine) return std::nullopt;
  return what + " differ from the reference's:\n  reference: " + listed(reference) +
         "\n  engine: " + listed(engine);
}

/// The same for lists without an order; says what only one of them has.
template <class T>
Mistake differ_in_any_order(const std::string& what, std::vector<T> reference,
                            std::vector<T> engine) {
  std::ranges::sort(reference);
  std::ranges::sort(engine);
  std::vector<T> theirs_alone, ours_alone;
  std::ranges::set_difference(reference, engine, std::back_inserter(theirs_alone));
  std::ranges::set_difference(engine, reference, std::back_inserter(ours_alone));
  return differ(what, theirs_alone, ours_alone);
}

}  // namespace bastide::testing
