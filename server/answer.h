// What is answered to an HTTP request: a pure function of the request and the page.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/site.h"

namespace bastide {

/// What of a request matters.
struct HttpQuery {
  std::string_view method;
  std::string_view target;  ///< as sent, with its query string
  std::string_view accept_encoding;
  std::string_view if_none_match;
};

/// An answer. `body` points into the site or at a constant; of a HEAD or 304 it is empty, while
/// `length` still tells its size.
struct HttpAnswer {
  unsigned status = 200;
  std::vector<std::pair<std::string_view, std::string>> headers;
  std::string_view body;
  std::size_t length = 0;
};

/// The path of a target: without its query string.
std::string_view path_of(std::string_view target);

/// Answers from the page; refuses what the server has not, with every header that it needs.
HttpAnswer answer(const Site& site, const HttpQuery& query);

/// A short plain text with the headers that every answer carries.
HttpAnswer plain_answer(unsigned status, std::string_view text);

/// The better of `br`, `gzip` and "" (neither) that an Accept-Encoding header allows.
std::string_view choose_encoding(std::string_view accept_encoding, bool has_brotli, bool has_gzip);

/// Whether a WebSocket may be opened with these Origin and Host headers: by the page of this very
/// host, or by a program that is no browser and sends no Origin.
bool may_connect(std::string_view origin, std::string_view host);

}  // namespace bastide
