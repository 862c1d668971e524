#include "table/reply.h"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>

#include "table/json_util.h"

namespace bastide {
namespace {

std::string quoted(std::string_view text) { return boost::json::serialize(json_view(text)); }

}  // namespace

std::string seq_member(Seq seq) { return seq ? fmt::format(R"("seq":{},)", *seq) : std::string(); }

std::string error_message(Seq seq, std::string_view code, std::string_view text) {
  return fmt::format(R"({{"type":"error",{}"code":{},"text":{}}})", seq_member(seq), quoted(code),
                     quoted(text));
}

std::string record_error_message(Seq seq, const RecordError& error) {
  return fmt::format(R"({{"type":"error",{}"code":"bad_record","text":{},"line":{},"column":{}}})",
                     seq_member(seq), quoted(error.text), error.line, error.column);
}

std::string refused_message(Seq seq, std::uint32_t version, const TableRefusal& refusal) {
  return fmt::format(
      R"({{"type":"refused",{}"version":{},"reason":{},"rule":{},"text":{},"detail":{}}})",
      seq_member(seq), version, quoted(refusal.reason), quoted(refusal.rule), quoted(refusal.text),
      refusal.detail);
}

std::string record_message(Seq seq, std::string_view record) {
  return fmt::format(R"({{"type":"record",{}"text":{}}})", seq_member(seq), quoted(record));
}

}  // namespace bastide
