#include "server/site.h"

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "server/compress.h"
#include "table/sha256.h"

namespace bastide {
namespace {

namespace fs = std::filesystem;

struct Type {
  std::string_view ending;
  std::string_view type;
  bool compressible;
};

constexpr std::array kTypes{
    Type{".html", "text/html; charset=utf-8", true},
    Type{".js", "text/javascript; charset=utf-8", true},
    Type{".mjs", "text/javascript; charset=utf-8", true},
    Type{".css", "text/css; charset=utf-8", true},
    Type{".wasm", "application/wasm", true},
    Type{".svg", "image/svg+xml", true},
    Type{".json", "application/json", true},
    Type{".map", "application/json", true},
    Type{".webmanifest", "application/manifest+json", true},
    Type{".txt", "text/plain; charset=utf-8", true},
    Type{".carc", "text/plain; charset=utf-8", true},
    Type{".ftl", "text/plain; charset=utf-8", true},
    Type{".xml", "application/xml", true},
    Type{".ico", "image/vnd.microsoft.icon", true},
    Type{".woff2", "font/woff2", false},
    Type{".woff", "font/woff", false},
    Type{".png", "image/png", false},
    Type{".jpg", "image/jpeg", false},
    Type{".webp", "image/webp", false},
};
constexpr Type kOther{"", "application/octet-stream", false};

// A folder larger than this is not a built page; somebody named the wrong one.
constexpr std::uintmax_t kMostBytes = 256U << 20U;

const Type& type_of(std::string_view name) {
  for (const Type& type : kTypes) {
    if (name.ends_with(type.ending)) return type;
  }
  return kOther;
}

/// Tells versions of a file apart.
std::string content_tag(std::string_view content) { return hex(sha256(content)).substr(0, 32); }

std::string only_if_smaller(std::string packed, std::size_t size) {
  return packed.size() < size ? std::move(packed) : std::string();
}

Asset make_asset(const std::string& path, std::string content) {
  const Type& type = type_of(path);
  Asset asset{.type = std::string(type.type),
              .tag = content_tag(content),
              .immutable = path.starts_with("/assets/"),
              .plain = std::move(content),
              .brotli = {},
              .gzip = {}};
  if (type.compressible && !asset.plain.empty()) {
    asset.brotli = only_if_smaller(brotli(asset.plain), asset.plain.size());
    asset.gzip = only_if_smaller(gzip(asset.plain), asset.plain.size());
  }
  return asset;
}

std::expected<std::string, std::string> read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string content{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in.is_open() || in.bad())
    return std::unexpected(fmt::format("cannot read {}", file.string()));
  return content;
}

bool is_served(const fs::directory_entry& entry) {
  std::error_code error;
  return !entry.is_symlink(error) && entry.is_regular_file(error) &&
         !entry.path().filename().string().starts_with('.');
}

}  // namespace

std::string_view content_type(std::string_view name) { return type_of(name).type; }

std::expected<Site, std::string> Site::load(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_regular_file(folder / "index.html", error)) {
    return std::unexpected(
        fmt::format("there is no page in '{}' (no index.html): build it with `make page`, "
                    "or name the folder that holds it",
                    folder.string()));
  }
  Site site;
  std::uintmax_t total = 0;
  for (auto at = fs::recursive_directory_iterator(folder, error); !error && at != fs::end(at);
       at.increment(error)) {
    if (!is_served(*at)) continue;
    total += at->file_size(error);
    if (total > kMostBytes)
      return std::unexpected(fmt::format("'{}' is too large for a page", folder.string()));
    auto content = read_file(at->path());
    if (!content) return std::unexpected(content.error());
    const std::string path = "/" + at->path().lexically_relative(folder).generic_string();
    site.assets_.emplace(path, make_asset(path, std::move(*content)));
  }
  if (error)
    return std::unexpected(fmt::format("cannot read '{}': {}", folder.string(), error.message()));
  return site;
}

const Asset* Site::find(std::string_view path) const {
  const auto found = assets_.find(path);
  return found == assets_.end() ? nullptr : &found->second;
}

}  // namespace bastide
