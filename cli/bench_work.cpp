#include "cli/bench_work.h"

#include "core/apply.h"
#include "core/hash.h"
#include "variants/registry.h"

namespace bastide {
namespace {

constexpr std::uint64_t kSeed = 2026;
constexpr int kPositions = 16;

std::shared_ptr<const Game> base_game(int seats) {
  // The built-in base game with 2 to 5 seats can always be made.
  return make_game(catalogue(), {.seats = seats}).value();
}

KindId random_kind(const State& state, Random& random) {
  int skip = static_cast<int>(random.below(static_cast<unsigned>(state.bag_total())));
  KindId kind = 0;
  while (skip >= state.bag(kind)) skip -= state.bag(kind++);
  return kind;
}

}  // namespace

State random_position(const Game& game, int tiles, Random& random) {
  State state(game);
  while (!awaits_chance(state) || static_cast<int>(state.tiles().size()) < tiles) {
    if (awaits_chance(state)) {
      apply(state, Action::draw(random_kind(state, random)));
    } else if (state.drawn() != kNoKind) {
      apply(state, random_placement(state, random));
    } else {
      apply(state, random_figure(state, random));
    }
  }
  return state;
}

BenchWork::BenchWork(int seats)
    : game_(base_game(seats)), playout_(*game_), random_(kSeed), start_(*game_), work_(start_) {
  for (int i = 0; i < kPositions; ++i)
    middle_.push_back(random_position(*game_, kMidGameTiles, random_));
}

std::uint64_t BenchWork::play_game() {
  work_ = start_;
  playout_.run(work_, random_);
  return work_.hash();
}

std::uint64_t BenchWork::play_out() {
  next_ = (next_ + 1) % middle_.size();
  work_ = middle_[next_];
  playout_.run(work_, random_);
  return work_.hash();
}

int BenchWork::find_placements() {
  kind_ = static_cast<KindId>((kind_ + 1U) % game_->kinds.size());
  if (kind_ == 0) next_ = (next_ + 1) % middle_.size();
  middle_[next_].find_placements(kind_);
  return middle_[next_].placement_count();
}

std::uint64_t BenchWork::copy_state() {
  next_ = (next_ + 1) % middle_.size();
  work_ = middle_[next_];
  return static_cast<std::uint64_t>(work_.points(0));
}

std::uint64_t rules_signature(int games) {
  std::uint64_t signature = 0;
  for (int i = 0; i < games; ++i) {
    const auto game = base_game(2 + i % 4);
    State state(*game);
    Random random(kSeed + static_cast<std::uint64_t>(i));
    Playout(*game).run(state, random);
    signature = mix(signature ^ state.hash());
    for (int seat = 0; seat < game->seats; ++seat) {
      signature = mix(signature + static_cast<std::uint64_t>(state.points(seat)));
    }
  }
  return signature;
}

}  // namespace bastide
