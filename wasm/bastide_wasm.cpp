// The browser's door to the table: plain C functions that a Web Worker calls. One table for one
// page.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "table/local_host.h"
#include "table/reply.h"

#define BASTIDE_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace {

std::optional<bastide::LocalHost> host;
/// The answer to the last call: its length as four bytes, lowest first, then the text.
std::string answer;

const char* answer_with(std::string_view messages) {
  const auto length = static_cast<std::uint32_t>(messages.size() + 2);
  answer.clear();
  for (unsigned i = 0; i < 4; ++i) answer += static_cast<char>((length >> (8 * i)) & 0xFFU);
  answer.append("[").append(messages).append("]");
  return answer.data();
}

}  // namespace

/// Memory for `bytes` bytes of the caller's, to be given back with bastide_free.
BASTIDE_EXPORT(bastide_alloc) void* bastide_alloc(std::size_t bytes) { return std::malloc(bytes); }

BASTIDE_EXPORT(bastide_free) void bastide_free(void* memory) { std::free(memory); }

/// Must be called once before anything else, with 32 bytes of good random numbers: all games
/// without a seed of their own come from them. Other lengths are ignored.
BASTIDE_EXPORT(bastide_seed) void bastide_seed(const void* bytes, std::size_t length) {
  bastide::Seed seed{};
  if (length != seed.size()) return;
  std::memcpy(seed.data(), bytes, seed.size());
  host.emplace(seed);
}

/// Answers one message of the page, UTF-8 JSON. Returns a pointer to the length (four bytes, lowest
/// first) and then a JSON array of messages; good until the next call.
BASTIDE_EXPORT(bastide_receive) const char* bastide_receive(const char* text, std::size_t length) {
  if (!host)
    return answer_with(bastide::error_message({}, "no_table", "the module was given no seed"));
  return answer_with(host->receive({text, length}));
}

/// Plays one turn of the computer, if one is on turn, and returns the messages; else an empty
/// array.
BASTIDE_EXPORT(bastide_step) const char* bastide_step() {
  return answer_with(host ? host->step() : "");
}
