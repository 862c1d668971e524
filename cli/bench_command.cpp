#include "cli/bench_command.h"

#include <fmt/format.h>

#include <ctime>
#include <ostream>
#include <string_view>

#include "cli/bench_work.h"
#include "cli/exit_code.h"

namespace bastide {
namespace {

/// Kept from being optimised away.
volatile std::uint64_t sink = 0;

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Runs `work` in batches until the time is over; returns seconds for one run.
template <class Work>
double time_of(double seconds, Work work) {
  for (int i = 0; i < 100; ++i) sink = sink + static_cast<std::uint64_t>(work());
  std::uint64_t runs = 0, batch = 100;
  const double begin = processor_seconds();
  double elapsed = 0;
  while (elapsed < seconds) {
    for (std::uint64_t i = 0; i < batch; ++i) sink = sink + static_cast<std::uint64_t>(work());
    runs += batch;
    elapsed = processor_seconds() - begin;
    if (elapsed < seconds / 100) batch *= 2;
  }
  return elapsed / static_cast<double>(runs);
}

void print(std::ostream& out, std::string_view what, double value, std::string_view unit) {
  out << fmt::format("  {:<54} {:>10.{}f} {}\n", what, value, value < 1000 ? 1 : 0, unit)
      << std::flush;
}

}  // namespace

int measure(double seconds, std::ostream& out) {
  constexpr int kSignatureGames = 200;
  BenchWork work;
  out << "One thread, per second of processor time, base game for two:\n";
  print(out, "complete random games", 1 / time_of(seconds, [&] { return work.play_game(); }), "/s");
  print(out, "random playouts from 36 placed tiles, with the copy",
        1 / time_of(seconds, [&] { return work.play_out(); }), "/s");
  print(out, "legal placements of a tile, 36 tiles placed",
        1e9 * time_of(seconds, [&] { return work.find_placements(); }), "ns");
  print(out, "copy of a state", 1e9 * time_of(seconds, [&] { return work.copy_state(); }), "ns");
  print(out, "size of a state", static_cast<double>(work.game().layout.size), "bytes");
  out << fmt::format("Rules signature over {} random games: {:016x}\n", kSignatureGames,
                     rules_signature(kSignatureGames));
  return kDone;
}

}  // namespace bastide
