// The built page in memory. Requests are looked up by name and never reach the file system.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace bastide {

/// One file of the page, with its compressed forms where they are worth it.
struct Asset {
  std::string type;        ///< Content-Type
  std::string tag;         ///< of the content; letters and digits
  bool immutable = false;  ///< its name changes with its content: under /assets/
  std::string plain;
  std::string brotli;  ///< empty: not smaller
  std::string gzip;    ///< empty: not smaller
};

/// All files of a folder by path, `/index.html`.
class Site {
 public:
  /// Reads a folder with an index.html, or says what is wrong with it. Hidden files, links out of
  /// the folder and anything that is no regular file are left out.
  static std::expected<Site, std::string> load(const std::filesystem::path& folder);

  /// The asset at exactly this path, or null.
  const Asset* find(std::string_view path) const;
  std::size_t size() const { return assets_.size(); }

 private:
  std::map<std::string, Asset, std::less<>> assets_;
};

/// Content-Type by the ending of a file name.
std::string_view content_type(std::string_view name);

}  // namespace bastide
