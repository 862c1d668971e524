// SHA-256 (FIPS 180-4), for commitments and for random numbers from a seed. Written here because no
// library offers it to both the native and the WebAssembly build; tested with the NIST vectors.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace bastide {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);

/// Lower-case hexadecimal digits.
std::string hex(std::span<const std::uint8_t> bytes);

}  // namespace bastide
