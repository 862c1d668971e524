// Compression of what is sent often: once, as small as it gets.
#pragma once

#include <string>
#include <string_view>

namespace bastide {

/// `data` as a gzip stream, or empty when that fails.
std::string gzip(std::string_view data);

/// `data` as a Brotli stream, or empty when that fails.
std::string brotli(std::string_view data);

}  // namespace bastide
