#include "server/limits.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace bastide {

bool RateLimit::take(Clock::time_point now) {
  const std::chrono::duration<double> passed = now - last_;
  last_ = now;
  left_ = std::min(burst_, left_ + passed.count() * per_second_);
  if (left_ < 1) return false;
  left_ -= 1;
  return true;
}

std::string address_key(std::string_view address) {
  std::string text(address.substr(0, address.find('%')));
  std::array<std::uint8_t, 16> bytes{};
  if (inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return text;
  constexpr std::array<std::uint8_t, 12> kMappedV4{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  std::array<char, INET6_ADDRSTRLEN> out{};
  if (std::equal(kMappedV4.begin(), kMappedV4.end(), bytes.begin())) {
    return inet_ntop(AF_INET, bytes.data() + kMappedV4.size(), out.data(), out.size());
  }
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return std::string(inet_ntop(AF_INET6, bytes.data(), out.data(), out.size())) + "/64";
}

AddressCount::Place& AddressCount::Place::operator=(Place&& other) noexcept {
  if (this != &other) {
    leave();
    state_ = std::move(other.state_);
    key_ = std::move(other.key_);
  }
  return *this;
}

void AddressCount::Place::leave() {
  if (state_ == nullptr) return;
  --state_->total;
  const auto found = state_->by_address.find(key_);
  if (--found->second == 0) state_->by_address.erase(found);
  state_ = nullptr;
}

AddressCount::Place AddressCount::enter(const std::string& key) {
  if (state_->total >= most_) return {};
  int& count = state_->by_address[key];
  if (count >= most_per_address_) return {};
  ++count;
  ++state_->total;
  return {state_, key};
}

}  // namespace bastide
