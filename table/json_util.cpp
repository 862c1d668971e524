#include "table/json_util.h"

#include <boost/json/parse.hpp>
#include <boost/json/parse_options.hpp>

namespace bastide {

namespace json = boost::json;

std::optional<json::value> parse_json(std::string_view text, std::string& mistake) {
  json::parse_options options;
  options.max_depth = kMaxJsonDepth;
  json::error_code error;
  json::value value = json::parse(json_view(text), error, {}, options);
  if (!error) return value;
  mistake = error == json::error::too_deep ? "nested more than 16 deep" : error.message();
  return std::nullopt;
}

std::optional<std::int64_t> int_member(const json::object& object, std::string_view key,
                                       std::int64_t least, std::int64_t most) {
  const json::value* member = object.if_contains(json_view(key));
  if (member == nullptr) return std::nullopt;
  const std::int64_t* number = member->if_int64();
  if (number == nullptr || *number < least || *number > most) return std::nullopt;
  return *number;
}

std::optional<std::string_view> text_member(const json::object& object, std::string_view key) {
  const json::value* member = object.if_contains(json_view(key));
  if (member == nullptr) return std::nullopt;
  const json::string* text = member->if_string();
  if (text == nullptr) return std::nullopt;
  return std::string_view(text->data(), text->size());
}

}  // namespace bastide
