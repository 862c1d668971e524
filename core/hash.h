// Mixing of small values into 64-bit keys, for incremental hashes.
#pragma once

#include <cstdint>

namespace bastide {

/// A well-spread key of any 64-bit value (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t v) {
  v += 0x9E3779B97F4A7C15ULL;
  v = (v ^ (v >> 30)) * 0xBF58476D1CE4E5B9ULL;
  v = (v ^ (v >> 27)) * 0x94D049BB133111EBULL;
  return v ^ (v >> 31);
}

}  // namespace bastide
