// Log lines on standard error.
#pragma once

#include <string_view>

#include <fmt/format.h>

namespace bastide {

/// Writes `2026-01-31T12:00:00Z text` as one line; what would break the line is replaced.
void log_line(std::string_view text);

template <class... Args>
void log(fmt::format_string<Args...> format, Args&&... args) {
  log_line(fmt::format(format, std::forward<Args>(args)...));
}

}  // namespace bastide
