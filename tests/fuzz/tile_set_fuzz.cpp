// Any bytes are read or refused with a place in the text; what is read has no mistake.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "variants/tile_set_reader.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto set = bastide::read_tile_set(text, "fuzz.toml");
  if (!set) {
    require(set.error().line >= 1 && set.error().column >= 1 && !set.error().text.empty());
    return 0;
  }
  require(!set->name.empty() && !set->tiles.empty());
  for (const bastide::TileDesign& tile : set->tiles) {
    require(bastide::find_mistake(tile).empty());
    const int directions = bastide::distinct_directions(tile);
    require(directions == 1 || directions == 2 || directions == 4);
  }
  return 0;
}
