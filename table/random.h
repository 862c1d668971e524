// Random numbers from a 32-byte seed: the same on every machine, and not to be foretold without the
// seed.
#pragma once

#include <optional>
#include <string_view>

#include "table/sha256.h"

namespace bastide {

using Seed = Digest;

/// A seed of 64 hexadecimal digits.
std::optional<Seed> parse_seed(std::string_view digits);

/// Another seed that tells nothing of `seed`, for one purpose.
Seed derive_seed(const Seed& seed, std::string_view purpose);

/// An endless stream of numbers: block i is the SHA-256 of the purpose's seed and i.
class SeedStream {
 public:
  SeedStream(const Seed& seed, std::string_view purpose) : key_(derive_seed(seed, purpose)) {}

  /// All 32-bit numbers, equally likely.
  std::uint32_t next();
  /// 0 to `n` - 1, each exactly equally likely (what would favour some is drawn again). `n` > 0.
  std::uint32_t below(std::uint32_t n);

 private:
  Seed key_;
  Digest block_{};
  std::uint64_t blocks_ = 0;
  std::size_t used_ = sizeof(Digest);
};

}  // namespace bastide
