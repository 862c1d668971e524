// Reading members of untrusted JSON, remembering the first thing that is not as it should be.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "jcz/saved_game.h"

namespace bastide::jcz {

/// The value of a JSON text, or why it is none, with line and column.
std::expected<boost::json::value, Mistake> parse_json(std::string_view text);

/// The text of a JSON string.
std::string text_of(const boost::json::string& text);

/// Reads members; after the first mistake everything read is empty.
class Form {
 public:
  const std::optional<Mistake>& mistake() const { return mistake_; }
  void fail(const std::string& where, std::string text);

  /// A member that must be there, as the type that the name says.
  const boost::json::object& object(const boost::json::object& from, std::string_view key,
                                    const std::string& path);
  const boost::json::array& array(const boost::json::object& from, std::string_view key,
                                  const std::string& path);
  std::string text(const boost::json::object& from, std::string_view key, const std::string& path);
  /// A whole number between the two.
  int number(const boost::json::object& from, std::string_view key, const std::string& path,
             int least, int most);
  /// `[x, y]`
  Cell cell(const boost::json::object& from, std::string_view key, const std::string& path);

  /// An element of a list as the type that the name says.
  const boost::json::object& as_object(const boost::json::value& value, const std::string& path);
  std::string as_text(const boost::json::value& value, const std::string& path);
  int as_number(const boost::json::value& value, const std::string& path, int least, int most);

  /// The member, or nullptr where it is missing or null.
  static const boost::json::value* find(const boost::json::object& from, std::string_view key);

 private:
  const boost::json::value* member(const boost::json::object& from, std::string_view key,
                                   const std::string& path);

  std::optional<Mistake> mistake_;
};

}  // namespace bastide::jcz
