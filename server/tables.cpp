#include "server/tables.h"

#include <cctype>
#include <utility>

#include "server/log.h"
#include "server/secrets.h"
#include "table/reply.h"

namespace bastide {

Tables::Tables(const ServerLimits& limits, Later later)
    : limits_(limits), later_(std::move(later)), count_(limits.tables, limits.tables_per_address) {}

std::string Tables::free_code() const {
  std::string code = random_code();
  while (rooms_.contains(code)) code = random_code();
  return code;
}

std::expected<std::shared_ptr<Room>, TableError> Tables::create(const Setup& setup,
                                                                const std::string& address) {
  if (setup.seed) {
    return std::unexpected(TableError{"bad_setup", "the server draws the seed itself"});
  }
  AddressCount::Place place = count_.enter(address);
  if (!place)
    return std::unexpected(TableError{"too_many_tables", "no more tables can be opened now"});
  auto table = Table::create(setup, random_bytes(), kCreator);
  if (!table) return std::unexpected(TableError{"bad_setup", std::move(table.error())});
  auto room =
      std::make_shared<Room>(free_code(), std::move(*table), later_, limits_.computer_pause);
  room->add_client();
  rooms_.emplace(room->code(), Entry{room, std::move(place)});
  log("table {} opened, {} in all", room->code(), rooms_.size());
  return room;
}

std::shared_ptr<Room> Tables::find(std::string_view code) const {
  std::string upper(code);
  for (char& c : upper) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  const auto found = rooms_.find(upper);
  return found == rooms_.end() ? nullptr : found->second.room;
}

void Tables::sweep(Clock::time_point now) {
  for (auto at = rooms_.begin(); at != rooms_.end();) {
    Room& room = *at->second.room;
    const auto kept = room.table().is_over() ? limits_.finished_table : limits_.idle_table;
    if (now - room.last_use() <= kept) {
      ++at;
      continue;
    }
    room.disband(
        error_message({}, "no_table", "this table was closed, as nobody used it for long"));
    log("table {} closed, {} left", room.code(), rooms_.size() - 1);
    at = rooms_.erase(at);
  }
}

}  // namespace bastide
