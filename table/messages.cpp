#include "table/messages.h"

#include "table/json_util.h"

namespace bastide {
namespace {

namespace json = boost::json;

/// Whole numbers that JavaScript, too, can tell apart.
constexpr std::int64_t kMaxSeq = (std::int64_t{1} << 53) - 1;

std::unexpected<std::string> bad_message(Seq seq, std::string_view text) {
  return std::unexpected(error_message(seq, "bad_message", text));
}

std::string too_large(Seq seq) {
  return error_message(seq, "too_large", "a message may have 64 KiB, a record to open 256 KiB");
}

Answer answer_command(Table& table, ClientId client, const Message& message) {
  const auto version = int_member(message.body, "version", 0, UINT32_MAX);
  const json::value* form = message.body.if_contains("command");
  if (!version || form == nullptr) {
    return {.text =
                error_message(message.seq, "bad_message", "a command needs version and command")};
  }
  const auto command = read_command(*form);
  if (!command) return {.text = error_message(message.seq, "bad_message", command.error())};
  return table.command(client, message.seq, static_cast<std::uint32_t>(*version), *command);
}

Answer answer_sync(Table& table, ClientId client, const Message& message) {
  const auto after = int_member(message.body, "after", 0, UINT32_MAX);
  if (!after)
    return {.text = error_message(message.seq, "bad_message", "sync needs after, a version or 0")};
  table.note_answered(client, message.seq);
  return {.text = table.update_for(client, static_cast<std::uint32_t>(*after), message.seq)};
}

}  // namespace

std::expected<Message, std::string> read_message(std::string_view text, bool allow_open) {
  if (text.size() > (allow_open ? kMaxOpenBytes : kMaxMessageBytes))
    return std::unexpected(too_large({}));
  std::string mistake;
  auto value = parse_json(text, mistake);
  if (!value) return bad_message({}, "not JSON: " + mistake);
  json::object* object = value->if_object();
  if (object == nullptr) return bad_message({}, "a message must be an object");
  const Seq seq = int_member(*object, "seq", 1, kMaxSeq);
  const auto type = text_member(*object, "type");
  if (!type) return bad_message(seq, "a message needs a type");
  Message message{.type = std::string(*type), .body = {}};
  if (text.size() > kMaxMessageBytes && message.type != "open")
    return std::unexpected(too_large(seq));
  if (!seq && message.type != "hello")
    return bad_message({}, "a message needs seq, a whole number from 1");
  message.seq = seq.value_or(0);
  message.body = std::move(*object);
  return message;
}

bool is_for_table(const Message& message) {
  return message.type == "command" || message.type == "sync" || message.type == "record";
}

Answer answer_at_table(Table* table, ClientId client, const Message& message) {
  if (table == nullptr)
    return {.text = error_message(message.seq, "no_table", "there is no table yet")};
  if (message.type == "command") return answer_command(*table, client, message);
  if (message.type == "sync") return answer_sync(*table, client, message);
  table->note_answered(client, message.seq);
  if (table->hides_record(client)) {
    return {.text = error_message(message.seq, "hidden",
                                  "the record shows tiles that others still hold in secret")};
  }
  return {.text = record_message(message.seq, table->record())};
}

std::expected<Setup, std::string> setup_of(const Message& message) {
  const json::value* form = message.body.if_contains("setup");
  const json::value missing;
  auto setup = read_setup(form == nullptr ? missing : *form);
  if (setup) return *std::move(setup);
  return std::unexpected(error_message(message.seq, "bad_setup", setup.error()));
}

std::string unknown_type_message(const Message& message) {
  return error_message(message.seq == 0 ? Seq() : Seq(message.seq), "unknown_type",
                       "this table knows no message of that type");
}

}  // namespace bastide
