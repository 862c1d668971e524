// Perft through the module, so that a test can show that WebAssembly counts as every other build
// does.
#include <cstddef>
#include <string_view>
#include <vector>

#include "core/perft.h"
#include "variants/registry.h"

/// Perft of two players with the base set, tiles drawn in the order of the words of `text`. Returns
/// the five sums of bastide::PerftTotals as 64-bit numbers, good until the next call; null when a
/// word names no tile.
extern "C" __attribute__((export_name("bastide_perft"), used)) const bastide::PerftTotals*
bastide_perft(const char* text, std::size_t length, int depth) {
  static bastide::PerftTotals totals;
  const auto game = bastide::make_game(bastide::catalogue(), {});
  if (!game) return nullptr;
  std::vector<bastide::KindId> order;
  for (std::string_view rest(text, length); !rest.empty();) {
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size() < rest.size() ? word.size() + 1 : word.size());
    order.push_back((*game)->find_kind(word));
    if (order.back() == bastide::kNoKind) return nullptr;
  }
  totals = bastide::perft(bastide::State(**game), order, depth);
  return &totals;
}
