// One table for one client in the same process: behind the page's worker and the terminal's game.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "table/messages.h"
#include "table/table.h"

namespace bastide {

class LocalHost {
 public:
  /// The one client's id.
  static constexpr ClientId kClient = 0;

  /// `seed` must come from the system's random numbers: it decides every game that brings no own
  /// seed.
  explicit LocalHost(const Seed& seed) : seed_(seed) {}

  /// Answers one message of the client, whatever its bytes. A failed `new` or `open` leaves the
  /// table that was there as it was.
  std::string receive(std::string_view text);

  /// Plays one whole turn if a computer is on turn, and returns the update; empty if none is.
  std::string step();

  /// The table, or nullptr before the first `new` or `open`.
  const Table* table() const { return table_.get(); }

 private:
  std::string start_new(const Message& message);
  std::string open_record(const Message& message);
  std::string seat_down(std::unique_ptr<Table> table, const Message& message);
  Seed next_seed();

  Seed seed_;
  std::unique_ptr<Table> table_;
};

}  // namespace bastide
