#include "server/log.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>

namespace bastide {

void log_line(std::string_view text) {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  std::string line =
      fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z {}", utc.tm_year + 1900, utc.tm_mon + 1,
                  utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec, text);
  std::ranges::replace_if(line, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, '?');
  line += '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);
}

}  // namespace bastide
