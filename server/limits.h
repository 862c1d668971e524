// Counting what clients take: a rate for each connection, a number of things for each address.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace bastide {

using Clock = std::chrono::steady_clock;

/// A token bucket: `burst` at once, `per_second` on average.
class RateLimit {
 public:
  RateLimit(double per_second, double burst, Clock::time_point now)
      : per_second_(per_second), burst_(burst), left_(burst), last_(now) {}

  /// Whether one more is allowed at `now`, which never goes back; counts it if so.
  bool take(Clock::time_point now);

 private:
  double per_second_;
  double burst_;
  double left_;
  Clock::time_point last_;
};

/// Who shares a limit: an IPv4 address, or the /64 network of an IPv6 address, of which one host
/// usually has all. `address` as text; anything else is its own key.
std::string address_key(std::string_view address);

/// How many there are of something, in all and for each address.
class AddressCount {
  struct State {
    int total = 0;
    std::map<std::string, int, std::less<>> by_address;
  };

 public:
  /// One counted thing; it stops counting when this is destroyed. May outlive the AddressCount.
  class Place {
   public:
    Place() = default;
    Place(Place&&) noexcept = default;
    Place& operator=(Place&& other) noexcept;
    ~Place() { leave(); }
    explicit operator bool() const { return state_ != nullptr; }

   private:
    friend class AddressCount;
    Place(std::shared_ptr<State> state, std::string key)
        : state_(std::move(state)), key_(std::move(key)) {}
    void leave();
    std::shared_ptr<State> state_;
    std::string key_;
  };

  AddressCount(int most, int most_per_address) : most_(most), most_per_address_(most_per_address) {}

  /// Counts one more of `key`, or returns an empty Place when that would be too many.
  Place enter(const std::string& key);
  int total() const { return state_->total; }

 private:
  int most_;
  int most_per_address_;
  std::shared_ptr<State> state_ = std::make_shared<State>();
};

}  // namespace bastide
