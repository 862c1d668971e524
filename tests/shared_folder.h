// Where test data lies that is not part of the project.
#pragma once

#include <cstdlib>
#include <filesystem>

namespace bastide {

/// The folder that the environment variable names, else the one of that name beside the source
/// tree; it need not exist.
inline std::filesystem::path shared_folder(const char* variable, const char* name) {
  const char* given = std::getenv(variable);
  return given != nullptr ? std::filesystem::path(given)
                          : std::filesystem::path(BASTIDE_SOURCE_DIR) / ".." / "shared" / name;
}

}  // namespace bastide
