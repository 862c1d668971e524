#include "tests/cases/runner.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "core/replay.h"
#include "variants/registry.h"

namespace bastide::cases {
namespace {

namespace fs = std::filesystem;

std::string place(const std::string& name, const RecordError& error) {
  return name + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " +
         error.text;
}

/// The game, said again from its actions: same words after one round, same end.
Outcome check_round(const std::string& name, const Record& record, const Replayed& played) {
  const auto failed = [&](const std::string& text) {
    return Outcome{Verdict::Failed, name + ": " + text};
  };
  const std::string text = write_record(record);
  const auto again = parse_record(text);
  if (!again || !(*again == record))
    return failed("what is written does not read as the same record");
  if (write_record(*again) != text) return failed("the second writing differs from the first");
  const Record made =
      extend_record(record, played.start, played.actions, record.ending, record.resigned.text);
  const std::string made_text = write_record(made);
  const auto made_record = parse_record(made_text);
  if (!made_record) return failed("the record made of the game cannot be read");
  const auto replayed = replay(catalogue(), *made_record);
  if (!replayed) return failed("the record made of the game: " + replayed.error().text);
  if (replayed->state.hash() != played.state.hash())
    return failed("the record made of the game gives another game");
  const Record twice = extend_record(*made_record, replayed->start, replayed->actions,
                                     record.ending, record.resigned.text);
  if (write_record(twice) != made_text)
    return failed("the record made of the game changes when made again");
  return {};
}

}  // namespace

std::vector<fs::path> records_in(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".carc") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

Expected expected_error(const fs::path& file) {
  std::ifstream stream(file);
  std::string hash, word;
  Expected expected;
  stream >> hash >> word >> expected.place >> std::ws;
  std::getline(stream, expected.words);
  return hash == "#" && word == "error" ? expected : Expected{};
}

Outcome run_text(const std::string& name, const std::string& text) {
  const auto record = parse_record(text);
  if (!record) return {Verdict::Failed, place(name, record.error())};
  const auto played = replay(catalogue(), *record);
  if (played) return check_round(name, *record, *played);
  const bool unknown = played.error().fault == RecordFault::Unsupported;
  return {unknown ? Verdict::NotSupported : Verdict::Failed, place(name, played.error())};
}

Outcome run(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(stream)), {});
  return run_text(file.filename().string(), text);
}

}  // namespace bastide::cases
