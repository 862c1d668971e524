// Random numbers that are the same on every machine and with every library.
#pragma once

#include <cstdint>

#include "core/hash.h"

namespace bastide::testing {

class Random {
 public:
  explicit Random(std::uint64_t seed) : seed_(mix(seed)) {}
  std::uint64_t next() { return mix(seed_ + ++count_); }
  /// 0 to n - 1.
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }
  bool chance(int percent) { return below(100) < percent; }

 private:
  std::uint64_t seed_;
  std::uint64_t count_ = 0;
};

}  // namespace bastide::testing
