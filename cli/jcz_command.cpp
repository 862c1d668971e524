#include "cli/jcz_command.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/exit_code.h"
#include "cli/files.h"
#include "core/record.h"
#include "jcz/export.h"
#include "jcz/import.h"
#include "variants/registry.h"

namespace bastide {
namespace {

int report(const std::string& file, const jcz::Mistakes& mistakes, std::ostream& err) {
  for (const jcz::Mistake& mistake : mistakes) {
    err << fmt::format("{}: {}{}\n", shown_path(file), mistake.unsupported ? "not supported: " : "",
                       mistake.unsupported ? mistake.text : jcz::to_text(mistake));
  }
  return kFailed;
}

int deliver(const std::string& text, const std::string& output, std::ostream& out,
            std::ostream& err) {
  if (output.empty() || output == "-") {
    out << text;
    return kDone;
  }
  if (write_text(output, text)) return kDone;
  err << "bastide: cannot write " << output << '\n';
  return kFailed;
}

}  // namespace

int import_game(const std::string& file, const std::string& output, std::ostream& out,
                std::ostream& err) {
  const auto text = read_text(file, jcz::kMaxBytes);
  if (!text) {
    err << "bastide import: " << text.error() << '\n';
    return kUsage;
  }
  const auto game = jcz::import_jcz(*text, catalogue());
  if (!game) return report(file, game.error(), err);
  return deliver(write_record(game->record), output, out, err);
}

int export_game(const std::string& file, const std::string& output, std::ostream& out,
                std::ostream& err) {
  const auto text = read_text(file, kMaxRecordBytes);
  if (!text) {
    err << "bastide export: " << text.error() << '\n';
    return kUsage;
  }
  const auto record = parse_record(*text);
  if (!record) {
    const RecordError& error = record.error();
    err << fmt::format("{}:{}:{}: {}\n", shown_path(file), error.line, error.column, error.text);
    return kFailed;
  }
  const auto game = jcz::export_jcz(*record, catalogue());
  if (!game) return report(file, game.error(), err);
  return deliver(*game + '\n', output, out, err);
}

}  // namespace bastide
