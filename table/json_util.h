// Reading members of untrusted JSON objects without exceptions.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide {

/// Nesting deeper than this is not a message.
inline constexpr std::size_t kMaxJsonDepth = 16;

/// The value of a JSON text, or nothing and why in `mistake`.
std::optional<boost::json::value> parse_json(std::string_view text, std::string& mistake);

/// The whole number `key` from `least` to `most`; nothing if it is missing or anything else.
std::optional<std::int64_t> int_member(const boost::json::object& object, std::string_view key,
                                       std::int64_t least, std::int64_t most);

/// The string `key`; nothing if it is missing or no string. Lives as long as the object.
std::optional<std::string_view> text_member(const boost::json::object& object,
                                            std::string_view key);

inline boost::json::string_view json_view(std::string_view text) {
  return {text.data(), text.size()};
}

}  // namespace bastide
