#include "table/local_host.h"

#include <algorithm>

#include "core/record.h"
#include "jcz/import.h"
#include "table/json_util.h"
#include "variants/registry.h"

namespace bastide {
namespace {

/// Most mistakes of a saved game that one error names.
constexpr std::size_t kMostMistakes = 8;

/// The record that `text` is, or that the saved game in it becomes.
std::expected<std::string, std::string> record_of(std::string_view text) {
  if (!jcz::looks_like_jcz(text)) return std::string(text);
  const auto game = jcz::import_jcz(text, catalogue());
  if (game) return write_record(game->record);
  const jcz::Mistakes& mistakes = game.error();
  std::string out = mistakes.front().unsupported ? "not supported: " : "";
  for (std::size_t i = 0; i < std::min(mistakes.size(), kMostMistakes); ++i) {
    const jcz::Mistake& mistake = mistakes[i];
    out += (i > 0 ? ", " : "") + (mistake.unsupported ? mistake.text : jcz::to_text(mistake));
  }
  if (mistakes.size() > kMostMistakes) out += " and more";
  return std::unexpected(std::move(out));
}

}  // namespace

std::string LocalHost::receive(std::string_view text) {
  const auto message = read_message(text, true);
  if (!message) return message.error();
  if (message->type == "hello") return welcome_message();
  if (message->type == "new") return start_new(*message);
  if (message->type == "open") return open_record(*message);
  if (is_for_table(*message)) return answer_at_table(table_.get(), kClient, *message).text;
  return unknown_type_message(*message);
}

std::string LocalHost::step() {
  if (table_ == nullptr || !table_->computer_to_move()) return {};
  const std::uint32_t before = table_->version();
  table_->play_computer();
  return table_->update_for(kClient, before);
}

std::string LocalHost::start_new(const Message& message) {
  auto setup = setup_of(message);
  if (!setup) return setup.error();
  const bool has_open =
      std::ranges::find(setup->seats, SeatKind::Open, &SeatSetup::kind) != setup->seats.end();
  if (has_open)
    return error_message(message.seq, "bad_setup", "open seats need a table on a server");
  auto table = Table::create(*setup, setup->seed ? *setup->seed : next_seed(), kClient);
  if (!table) return error_message(message.seq, "bad_setup", table.error());
  return seat_down(*std::move(table), message);
}

std::string LocalHost::open_record(const Message& message) {
  const auto text = text_member(message.body, "text");
  if (!text) return error_message(message.seq, "bad_message", "open needs the text of a record");
  const auto record = record_of(*text);
  if (!record) return error_message(message.seq, "bad_record", record.error());
  auto table = Table::open(*record, next_seed(), kClient);
  if (!table) return record_error_message(message.seq, table.error());
  return seat_down(*std::move(table), message);
}

std::string LocalHost::seat_down(std::unique_ptr<Table> table, const Message& message) {
  table_ = std::move(table);
  table_->note_answered(kClient, message.seq);
  return table_->update_for(kClient, 0, message.seq);
}

Seed LocalHost::next_seed() {
  const Seed out = derive_seed(seed_, "table");
  seed_ = derive_seed(seed_, "next");
  return out;
}

}  // namespace bastide
