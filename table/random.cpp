#include "table/random.h"

#include <string>

namespace bastide {
namespace {

std::optional<unsigned> digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10U;
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A') + 10U;
  return std::nullopt;
}

std::string bytes_of(const Seed& seed) {
  return {reinterpret_cast<const char*>(seed.data()), seed.size()};
}

}  // namespace

std::optional<Seed> parse_seed(std::string_view digits) {
  Seed seed{};
  if (digits.size() != 2 * seed.size()) return std::nullopt;
  for (std::size_t i = 0; i < seed.size(); ++i) {
    const auto high = digit(digits[2 * i]);
    const auto low = digit(digits[2 * i + 1]);
    if (!high || !low) return std::nullopt;
    seed[i] = static_cast<std::uint8_t>(*high << 4 | *low);
  }
  return seed;
}

Seed derive_seed(const Seed& seed, std::string_view purpose) {
  return sha256(bytes_of(seed).append(purpose));
}

std::uint32_t SeedStream::next() {
  if (used_ == block_.size()) {
    std::string input = bytes_of(key_);
    for (unsigned i = 0; i < 8; ++i) input += static_cast<char>((blocks_ >> (8 * i)) & 0xFFU);
    block_ = sha256(input);
    ++blocks_;
    used_ = 0;
  }
  std::uint32_t value = 0;
  for (unsigned i = 0; i < 4; ++i) value |= static_cast<std::uint32_t>(block_[used_++]) << (8 * i);
  return value;
}

std::uint32_t SeedStream::below(std::uint32_t n) {
  const std::uint64_t all = std::uint64_t{1} << 32;
  const std::uint64_t limit = all - all % n;
  std::uint64_t value = next();
  while (value >= limit) value = next();
  return static_cast<std::uint32_t>(value % n);
}

}  // namespace bastide
