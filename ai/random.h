// A small, fast, reproducible random generator for playouts. Not for bags: those are shuffled by
// the table.
#pragma once

#include <cstdint>

#include "core/hash.h"

namespace bastide {

/// A counter through `mix` (SplitMix64): equal seeds give equal numbers on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : counter_(mix(seed)) {}
  std::uint64_t next() { return mix(counter_ += 0x9E3779B97F4A7C15ULL); }
  /// Uniform below `bound` (1 … 2^32) but for a bias under 2^-32 * bound.
  unsigned below(unsigned bound) {
    return static_cast<unsigned>(((next() >> 32) * static_cast<std::uint64_t>(bound)) >> 32);
  }

 private:
  std::uint64_t counter_;
};

}  // namespace bastide
