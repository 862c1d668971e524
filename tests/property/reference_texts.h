// What the reference and the engine say, in words, and where they differ.
#pragma once

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
Mistake differ(const std::string& what, const std::vector<T>& reference,
               const std::vector<T>& engine) {
  if (reference == engine) return std::nullopt;
  std::string text = what + " differ from the reference's:";
  for (const auto& [name, list] :
       {std::pair("\n  reference: ", &reference), std::pair("\n  engine: ", &engine)}) {
    text += name;
    for (const T& item : *list) text += text_of(item) + "; ";
  }
  return text;
}

/// The same for lists without an order.
template <class T>
Mistake differ_in_any_order(const std::string& what, std::vector<T> reference,
                            std::vector<T> engine) {
  std::sort(reference.begin(), reference.end());
  std::sort(engine.begin(), engine.end());
  return differ(what, reference, engine);
}

}  // namespace bastide::testing
