// What every host does with a client's text: reading it as a message, and answering what concerns a
// table.
#pragma once

#include <boost/json/object.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "table/reply.h"
#include "table/table.h"

namespace bastide {

inline constexpr std::size_t kMaxMessageBytes = 64U << 10;
/// Of an `open`, whose record may be long, where it is allowed.
inline constexpr std::size_t kMaxOpenBytes = 256U << 10;

struct Message {
  std::string type;
  std::int64_t seq = 0;  ///< 0 for `hello`, which needs none
  boost::json::object body;
};

/// The message in `text`, or the error message to answer with: too_large, bad_message. All types
/// but `hello` must have a `seq`. `open` messages may be longer when `allow_open`.
std::expected<Message, std::string> read_message(std::string_view text, bool allow_open);

/// Whether the message is for a table: command, sync, record.
bool is_for_table(const Message& message);

/// Answers such a message at the client's table; without one the answer is the error no_table.
Answer answer_at_table(Table* table, ClientId client, const Message& message);

/// The setup of a `new` message, or the bad_setup error message to answer with.
std::expected<Setup, std::string> setup_of(const Message& message);

std::string unknown_type_message(const Message& message);

}  // namespace bastide
