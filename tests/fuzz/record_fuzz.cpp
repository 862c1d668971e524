// Any bytes as a game record: read, written and read again it says the same; replaying it never
// crashes or hangs; and a game that it makes, written as a record, makes the same game.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/replay.h"
#include "variants/registry.h"

namespace {

using namespace bastide;

void require(bool holds, const char* what, const std::string& text) {
  if (holds) return;
  std::fprintf(stderr, "%s:\n%s\n", what, text.c_str());
  std::abort();
}

void check_game(const Record& record, const Replayed& played) {
  const std::string text = write_record(
      extend_record(record, played.start, played.actions, record.ending, record.resigned.text));
  const auto again = parse_record(text);
  require(again.has_value(), "the record made of a game cannot be read", text);
  const auto replayed = replay(catalogue(), *again);
  require(replayed.has_value(), "the record made of a game is refused", text);
  require(replayed->state.hash() == played.state.hash(),
          "the record made of a game gives another game", text);
  require(played.state.hash() == played.state.recomputed_hash(), "the incremental hash is wrong",
          text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = parse_record(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!record) {
    require(record.error().line > 0 && record.error().column > 0 && !record.error().text.empty(),
            "an error without a place or a text", record.error().text);
    return 0;
  }
  const std::string text = write_record(*record);
  const auto again = parse_record(text);
  require(again.has_value(), "what was written cannot be read", text);
  require(*again == *record, "what was written says something else", text);
  require(write_record(*again) == text, "the second writing differs", text);
  const auto played = replay(catalogue(), *record);
  if (played) check_game(*record, *played);
  return 0;
}
