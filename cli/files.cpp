#include "cli/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>

namespace bastide {
namespace {

std::string reason_of(int error) { return std::generic_category().message(error); }

}  // namespace

std::string shown_path(const std::string& path) { return path == "-" ? "<stdin>" : path; }

std::expected<std::string, std::string> read_text(const std::string& path, std::size_t most) {
  const auto failed = [&](const std::string& why) {
    return std::unexpected(shown_path(path) + ": " + why);
  };
  std::error_code error;
  if (path != "-" && std::filesystem::is_directory(path, error))
    return failed("is a folder, not a file");
  errno = 0;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(
      path == "-" ? stdin : std::fopen(path.c_str(), "rb"),
      [](std::FILE* f) { return f == stdin ? 0 : std::fclose(f); });
  if (file == nullptr) return failed("cannot be read: " + reason_of(errno));
  std::string text;
  char buffer[16 * 1024];
  for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, file.get())) > 0;) {
    text.append(buffer, got);
    if (text.size() > most) return failed("is longer than " + std::to_string(most / 1024) + " KiB");
  }
  if (std::ferror(file.get()) != 0) return failed("cannot be read: " + reason_of(errno));
  return text;
}

bool write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  return static_cast<bool>(file.flush());
}

}  // namespace bastide
