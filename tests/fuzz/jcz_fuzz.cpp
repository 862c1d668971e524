// Any bytes as a saved game of another program: reading it never crashes or hangs; what is refused
// says why; what is imported replays, and exported again it leads to the same points.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/replay.h"
#include "jcz/export.h"
#include "jcz/import.h"
#include "variants/registry.h"

namespace {

using namespace bastide;

void require(bool holds, const char* what, const std::string& text) {
  if (holds) return;
  std::fprintf(stderr, "%s:\n%s\n", what, text.c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto game =
      jcz::import_jcz(std::string_view(reinterpret_cast<const char*>(data), size), catalogue());
  if (!game) {
    require(!game.error().empty(), "refused without a reason", {});
    for (const jcz::Mistake& mistake : game.error())
      require(!mistake.text.empty(), "a mistake without a text", mistake.where);
    return 0;
  }
  const std::string text = write_record(game->record);
  const auto record = parse_record(text);
  require(record.has_value(), "the record cannot be read", text);
  require(replay(catalogue(), *record).has_value(), "the record does not replay", text);
  const auto exported = jcz::export_jcz(*record, catalogue());
  require(exported.has_value(), "what was imported cannot be exported", text);
  return 0;
}
