// All tables of the server, by their codes.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/limits.h"
#include "server/room.h"
#include "server/server.h"

namespace bastide {

/// Why there is no new table: an error code of the protocol and a sentence for people.
struct TableError {
  std::string_view code;
  std::string text;
};

/// The client who opened a table, in that table.
inline constexpr ClientId kCreator = 0;

class Tables {
 public:
  Tables(const ServerLimits& limits, Later later);

  /// A new table, counted for `address`, whose creator is the client kCreator.
  std::expected<std::shared_ptr<Room>, TableError> create(const Setup& setup,
                                                          const std::string& address);

  /// The table with this code, letters of either case; null if there is none.
  std::shared_ptr<Room> find(std::string_view code) const;

  /// Drops the tables that were not used for too long before `now`.
  void sweep(Clock::time_point now);

  const ServerLimits& limits() const { return limits_; }
  std::size_t size() const { return rooms_.size(); }

 private:
  struct Entry {
    std::shared_ptr<Room> room;
    AddressCount::Place place;
  };

  std::string free_code() const;

  const ServerLimits limits_;
  Later later_;
  AddressCount count_;
  std::map<std::string, Entry, std::less<>> rooms_;
};

}  // namespace bastide
