#include "variants/registry.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "variants/abbot/abbot.h"
#include "variants/editions/editions.h"
#include "variants/embedded.h"
#include "variants/german_monasteries/german_monasteries.h"
#include "variants/house_rules/hands.h"
#include "variants/house_rules/house_rules.h"
#include "variants/inns/inns.h"
#include "variants/labyrinths/labyrinths.h"
#include "variants/phantom/phantom.h"
#include "variants/river/river.h"
#include "variants/tile_set_reader.h"
#include "variants/traders/traders.h"
#include "variants/use_of_table/use_of_table.h"

namespace bastide {
namespace {

/// The built-in tile sets, in the order in which people see them.
constexpr std::array<std::string_view, 7> kTileSets{
    "variants/base/tiles.toml",      "variants/river/tiles.toml",
    "variants/river_c3/tiles.toml",  "variants/inns/tiles.toml",
    "variants/traders/tiles.toml",   "variants/german_monasteries/tiles.toml",
    "variants/labyrinths/tiles.toml"};

/// The variants with hooks, in the order in which their hooks run; those that make tiles of others
/// come before those that count on them. The base game needs none: its rules are core's own.
constexpr std::array kVariants{
    &kUseOfTable, &kEditions, &kRiver,      &kGermanMonasteries, &kTrees,
    &kAbbot,      &kInns,     &kLabyrinths, &kTraders,           &kPhantom,
    &kHands,      &kBuyTile,  &kFillHole,   &kBagRules,          &kNoIncompleteScoring};

[[noreturn]] void stop(const std::string& text) {
  std::fprintf(stderr, "%s\n", text.c_str());
  std::abort();
}

std::shared_ptr<const TileSet> built_in(std::string_view path) {
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != path) continue;
    auto set = read_tile_set(file.text, file.path);
    if (!set) stop(to_text(set.error()));
    return std::make_shared<const TileSet>(*std::move(set));
  }
  stop(std::string(path) + " is not compiled in");
}

Catalogue build() {
  Catalogue out;
  for (const std::string_view path : kTileSets) out.sets.push_back(built_in(path));
  out.options.assign(core_options().begin(), core_options().end());
  out.variants.assign(kVariants.begin(), kVariants.end());
  for (const Variant* variant : kVariants) {
    out.options.insert(out.options.end(), variant->options.begin(), variant->options.end());
    out.exclusions.insert(out.exclusions.end(), variant->exclusions.begin(),
                          variant->exclusions.end());
  }
  return out;
}

}  // namespace

const Catalogue& catalogue() {
  static const Catalogue kBuilt = build();
  return kBuilt;
}

}  // namespace bastide
