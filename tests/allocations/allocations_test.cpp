// A random playout on an existing state asks for no memory. The global operator new is counted
// here, in a test program of its own.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "core/apply.h"
#include "core/state.h"
#include "tests/property/random.h"
#include "variants/registry.h"

// NOLINTBEGIN(cppcoreguidelines-no-malloc): this is where memory comes from
namespace {
std::atomic<long> allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size != 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace bastide {
namespace {

Action random_draw(const State& state, testing::Random& random) {
  if (state.bag_total() == 0) return Action::finish();
  int at = random.below(state.bag_total());
  KindId kind = 0;
  while ((at -= state.bag(kind)) >= 0) ++kind;
  return Action::draw(kind);
}

Action random_place(const State& state, testing::Random& random) {
  int at = random.below(state.placement_count());
  for (int slot = 0;; ++slot) {
    for (const Side dir : kSides) {
      if (((state.frontier_turns(slot) >> index(dir)) & 1U) != 0 && at-- == 0) {
        return Action::place(state.frontier_cell(slot), dir);
      }
    }
  }
}

Action random_figure(const State& state, testing::Random& random) {
  const int segment = random.below(kMaxSegments);
  const bool free = ((state.spots() >> segment) & 1U) != 0;
  return free ? Action::put_figure(state.tiles().back().cell, segment) : Action::pass();
}

void play_out(State& state, testing::Random& random) {
  while (!state.is_over()) {
    if (awaits_chance(state)) {
      apply(state, random_draw(state, random));
    } else if (state.drawn() != kNoKind) {
      apply(state, random_place(state, random));
    } else {
      apply(state, random_figure(state, random));
    }
  }
}

TEST(Allocations, APlayoutHasNone) {
  const long before_setup = allocations;
  GameSetup setup;
  setup.seats = 5;
  for (const char* farmers : {"third", "second", "first", "off"}) {
    setup.options = {{"farmers", farmers}};
    const auto game = *make_game(catalogue(), setup);
    const State start(*game);
    State state(start);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      testing::Random random(seed);
      const long before = allocations;
      state = start;
      play_out(state, random);
      EXPECT_EQ(allocations - before, 0) << "farmers " << farmers << ", seed " << seed;
      EXPECT_EQ(state.bag_total(), 0);
    }
  }
  EXPECT_GT(allocations, before_setup) << "nothing was counted: the test sees no allocation at all";
}

}  // namespace
}  // namespace bastide
