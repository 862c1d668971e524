// The figures that docs and closing notes state; `bastide bench` measures the same work.
#include <benchmark/benchmark.h>

#include "cli/bench_work.h"

namespace bastide {
namespace {

void complete_random_game(benchmark::State& state) {
  BenchWork work(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(work.play_game());
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(complete_random_game)->Arg(2)->Arg(5);

void playout_from_36_tiles(benchmark::State& state) {
  BenchWork work;
  for (auto _ : state) benchmark::DoNotOptimize(work.play_out());
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(playout_from_36_tiles);

void legal_placements(benchmark::State& state) {
  BenchWork work;
  for (auto _ : state) benchmark::DoNotOptimize(work.find_placements());
}
BENCHMARK(legal_placements);

void copy_of_a_state(benchmark::State& state) {
  BenchWork work;
  for (auto _ : state) benchmark::DoNotOptimize(work.copy_state());
}
BENCHMARK(copy_of_a_state);

}  // namespace
}  // namespace bastide
