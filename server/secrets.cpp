#include "server/secrets.h"

#include <sys/random.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace bastide {
namespace {

// No 0 O, 1 I L: 31 letters and digits.
constexpr std::string_view kCodeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
constexpr std::size_t kCodeLength = 6;

}  // namespace

Digest random_bytes() {
  Digest out{};
  std::size_t have = 0;
  while (have < out.size()) {
    const ssize_t got = getrandom(out.data() + have, out.size() - have, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      std::perror("getrandom");
      std::abort();
    }
    have += static_cast<std::size_t>(got);
  }
  return out;
}

std::string random_code() {
  constexpr unsigned kFair = 256 / kCodeLetters.size() * kCodeLetters.size();
  std::string code;
  while (code.size() < kCodeLength) {
    for (const unsigned byte : random_bytes()) {
      // Bytes beyond a multiple of the number of letters are thrown away, so that all are equally
      // likely.
      if (byte < kFair && code.size() < kCodeLength)
        code += kCodeLetters[byte % kCodeLetters.size()];
    }
  }
  return code;
}

std::string random_token() { return hex(random_bytes()); }

bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    difference |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  }
  return difference == 0;
}

}  // namespace bastide
