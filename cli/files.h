// Files and standard input as text.
#pragma once

#include <cstddef>
#include <expected>
#include <string>

namespace bastide {

/// The content of a file, or of standard input for `-`. The error is a sentence with the file's
/// name: it cannot be read, or is longer than `most` bytes.
std::expected<std::string, std::string> read_text(const std::string& path, std::size_t most);

/// Writes a file anew; false if it cannot be written.
bool write_text(const std::string& path, const std::string& text);

/// The name of a file as errors write it: `-` is `<stdin>`.
std::string shown_path(const std::string& path);

}  // namespace bastide
