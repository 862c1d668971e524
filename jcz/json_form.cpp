#include "jcz/json_form.h"

#include <algorithm>
#include <boost/json/parse_options.hpp>
#include <boost/json/parser.hpp>

namespace bastide::jcz {
namespace {

namespace json = boost::json;

const json::object kNoObject{};
const json::array kNoArray{};

std::string place(std::string_view text, std::size_t at) {
  const std::string_view before = text.substr(0, std::min(at, text.size()));
  const auto line = std::ranges::count(before, '\n') + 1;
  const std::size_t start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
  return "line " + std::to_string(line) + ", column " + std::to_string(before.size() - start + 1);
}

std::string reason(const json::error_code& error) {
  if (error == json::error::incomplete) return "the text ends in the middle: it is cut off";
  if (error == json::error::too_deep)
    return "nested more than " + std::to_string(kMaxDepth) + " deep";
  return "this is not JSON: " + error.message();
}

}  // namespace

std::expected<json::value, Mistake> parse_json(std::string_view text) {
  json::parse_options options;
  options.max_depth = kMaxDepth;
  json::parser parser({}, options);
  json::error_code error;
  std::size_t end = parser.write_some(text.data(), text.size(), error);
  if (error) return std::unexpected(Mistake{place(text, end), reason(error)});
  while (end < text.size() && std::string_view(" \t\r\n").find(text[end]) != std::string_view::npos)
    ++end;
  if (end < text.size())
    return std::unexpected(Mistake{place(text, end), "more text behind the end of the game"});
  return parser.release();
}

std::string text_of(const json::string& text) { return {text.data(), text.size()}; }

void Form::fail(const std::string& where, std::string text) {
  if (!mistake_) mistake_ = Mistake{where, std::move(text)};
}

const json::value* Form::find(const json::object& from, std::string_view key) {
  const json::value* value = from.if_contains({key.data(), key.size()});
  return value == nullptr || value->is_null() ? nullptr : value;
}

const json::value* Form::member(const json::object& from, std::string_view key,
                                const std::string& path) {
  const json::value* value = find(from, key);
  if (value == nullptr) fail(path, "'" + std::string(key) + "' is missing");
  return value;
}

const json::object& Form::object(const json::object& from, std::string_view key,
                                 const std::string& path) {
  const json::value* value = member(from, key, path);
  return value == nullptr ? kNoObject : as_object(*value, path + "." + std::string(key));
}

const json::array& Form::array(const json::object& from, std::string_view key,
                               const std::string& path) {
  const json::value* value = member(from, key, path);
  const json::array* list = value == nullptr ? nullptr : value->if_array();
  if (list == nullptr) fail(path, "'" + std::string(key) + "' must be a list");
  return list == nullptr ? kNoArray : *list;
}

std::string Form::text(const json::object& from, std::string_view key, const std::string& path) {
  const json::value* value = member(from, key, path);
  return value == nullptr ? std::string{} : as_text(*value, path + "." + std::string(key));
}

int Form::number(const json::object& from, std::string_view key, const std::string& path, int least,
                 int most) {
  const json::value* value = member(from, key, path);
  return value == nullptr ? least : as_number(*value, path + "." + std::string(key), least, most);
}

Cell Form::cell(const json::object& from, std::string_view key, const std::string& path) {
  const json::array& list = array(from, key, path);
  const std::string where = path + "." + std::string(key);
  if (list.size() != 2) {
    fail(where, "a position must be two numbers");
    return {};
  }
  const int x = as_number(list[0], where, -kMaxCoordinate, kMaxCoordinate);
  const int y = as_number(list[1], where, -kMaxCoordinate, kMaxCoordinate);
  return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

const json::object& Form::as_object(const json::value& value, const std::string& path) {
  const json::object* object = value.if_object();
  if (object == nullptr) fail(path, "this must be an object");
  return object == nullptr ? kNoObject : *object;
}

std::string Form::as_text(const json::value& value, const std::string& path) {
  const json::string* text = value.if_string();
  if (text == nullptr) fail(path, "this must be a text");
  return text == nullptr ? std::string{} : text_of(*text);
}

int Form::as_number(const json::value& value, const std::string& path, int least, int most) {
  const std::int64_t* number = value.if_int64();
  if (number != nullptr && *number >= least && *number <= most) return static_cast<int>(*number);
  fail(path,
       "this must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

}  // namespace bastide::jcz
