#include "table/reply.h"

#include <boost/json/serialize.hpp>

#include "table/json_util.h"

namespace bastide {
namespace {

namespace json = boost::json;

/// The start of a message that answers `seq`.
json::object answer(std::string_view type, Seq seq) {
  json::object out{{"type", json_view(type)}};
  if (seq) out["seq"] = *seq;
  return out;
}

json::object error_object(Seq seq, std::string_view code, std::string_view text) {
  json::object out = answer("error", seq);
  out["code"] = json_view(code);
  out["text"] = json_view(text);
  return out;
}

}  // namespace

std::string error_message(Seq seq, std::string_view code, std::string_view text) {
  return json::serialize(error_object(seq, code, text));
}

std::string record_error_message(Seq seq, const RecordError& error) {
  json::object out = error_object(seq, "bad_record", error.text);
  out["line"] = error.line;
  out["column"] = error.column;
  return json::serialize(out);
}

std::string refused_message(Seq seq, std::uint32_t version, const TableRefusal& refusal) {
  json::object out = answer("refused", seq);
  out["version"] = version;
  out["reason"] = refusal.reason;
  out["rule"] = refusal.rule;
  out["text"] = refusal.text;
  out["detail"] = refusal.detail;
  return json::serialize(out);
}

std::string record_message(Seq seq, std::string_view record) {
  json::object out = answer("record", seq);
  out["text"] = json_view(record);
  return json::serialize(out);
}

}  // namespace bastide
