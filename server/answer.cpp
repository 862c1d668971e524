#include "server/answer.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

namespace bastide {
namespace {

using Header = std::pair<std::string_view, std::string_view>;

constexpr std::array kAlways{
    Header{"Content-Security-Policy",
           "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src "
           "'self' data:; "
           "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri "
           "'none'; "
           "form-action 'none'; frame-ancestors 'none'"},
    Header{"X-Content-Type-Options", "nosniff"},
    Header{"Referrer-Policy", "no-referrer"},
    Header{"Cross-Origin-Opener-Policy", "same-origin"},
    Header{"Cross-Origin-Resource-Policy", "same-origin"},
    Header{"Permissions-Policy",
           "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
           "magnetometer=(), "
           "microphone=(), payment=(), usb=()"},
};

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

/// Cuts the part before `separator` off the front of `rest`.
std::string_view next_part(std::string_view& rest, char separator) {
  const std::size_t end = std::min(rest.find(separator), rest.size());
  const std::string_view part = trim(rest.substr(0, end));
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

bool same_word(std::string_view a, std::string_view b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// The weight of `coding` in an Accept-Encoding header, 0 when it is not accepted.
double weight_of(std::string_view header, std::string_view coding) {
  double any = 0;
  while (!header.empty()) {
    std::string_view item = next_part(header, ',');
    const std::string_view name = next_part(item, ';');
    double weight = 1;
    if (item.starts_with("q=") || item.starts_with("Q=")) {
      item.remove_prefix(2);
      if (std::from_chars(item.data(), item.data() + item.size(), weight).ec != std::errc())
        weight = 0;
    }
    if (same_word(name, coding)) return weight;
    if (name == "*") any = weight;
  }
  return any;
}

bool matches(std::string_view if_none_match, std::string_view etag) {
  while (!if_none_match.empty()) {
    std::string_view item = next_part(if_none_match, ',');
    if (item == "*") return true;
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == etag) return true;
  }
  return false;
}

/// Pages of the application: `/`, or one word, since the page names its files relative to `/`.
bool is_page_route(std::string_view path) {
  return path.starts_with('/') && std::ranges::all_of(path.substr(1), [](unsigned char c) {
           return std::isalnum(c) != 0 || c == '-' || c == '_';
         });
}

const Asset* find_asset(const Site& site, std::string_view path) {
  const Asset* asset = site.find(path);
  return asset == nullptr && is_page_route(path) ? site.find("/index.html") : asset;
}

HttpAnswer asset_answer(const Asset& asset, const HttpQuery& query) {
  const std::string_view encoding =
      choose_encoding(query.accept_encoding, !asset.brotli.empty(), !asset.gzip.empty());
  const std::string& body = encoding == "br"     ? asset.brotli
                            : encoding == "gzip" ? asset.gzip
                                                 : asset.plain;
  const std::string etag =
      fmt::format("\"{}{}{}\"", asset.tag, encoding.empty() ? "" : "-", encoding);
  HttpAnswer result{.status = 200, .headers = {}, .body = body, .length = body.size()};
  result.headers.emplace_back("Content-Type", asset.type);
  result.headers.emplace_back("Cache-Control",
                              asset.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  result.headers.emplace_back("ETag", etag);
  if (!asset.brotli.empty() || !asset.gzip.empty())
    result.headers.emplace_back("Vary", "Accept-Encoding");
  if (!encoding.empty()) result.headers.emplace_back("Content-Encoding", std::string(encoding));
  if (matches(query.if_none_match, etag)) {
    result.status = 304;
    result.body = {};
  }
  return result;
}

void add_common(HttpAnswer& result) {
  for (const auto& [name, value] : kAlways) result.headers.emplace_back(name, std::string(value));
}

HttpAnswer text_answer(unsigned status, std::string_view text) {
  HttpAnswer result{.status = status, .headers = {}, .body = text, .length = text.size()};
  result.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
  result.headers.emplace_back("Cache-Control", "no-store");
  return result;
}

HttpAnswer route(const Site& site, const HttpQuery& query) {
  if (query.method != "GET" && query.method != "HEAD") {
    HttpAnswer result = text_answer(405, "Only GET and HEAD are answered here.\n");
    result.headers.emplace_back("Allow", "GET, HEAD");
    return result;
  }
  const std::string_view path = path_of(query.target);
  if (path == "/healthz") return text_answer(200, "ok");
  if (path == "/ws") {
    HttpAnswer result = text_answer(426, "This address speaks WebSocket.\n");
    result.headers.emplace_back("Upgrade", "websocket");
    return result;
  }
  const Asset* asset = find_asset(site, path);
  return asset == nullptr ? text_answer(404, "There is nothing here.\n")
                          : asset_answer(*asset, query);
}

}  // namespace

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

std::string_view choose_encoding(std::string_view accept_encoding, bool has_brotli, bool has_gzip) {
  const double br = has_brotli ? weight_of(accept_encoding, "br") : 0;
  const double gz = has_gzip ? weight_of(accept_encoding, "gzip") : 0;
  if (br > 0 && br >= gz) return "br";
  return gz > 0 ? "gzip" : "";
}

bool may_connect(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && same_word(origin.substr(scheme + 3), host);
}

HttpAnswer answer(const Site& site, const HttpQuery& query) {
  HttpAnswer result = route(site, query);
  if (query.method == "HEAD") result.body = {};
  add_common(result);
  return result;
}

HttpAnswer plain_answer(unsigned status, std::string_view text) {
  HttpAnswer result = text_answer(status, text);
  add_common(result);
  return result;
}

}  // namespace bastide
