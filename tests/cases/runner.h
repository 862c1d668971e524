// Runs game records as tests.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bastide::cases {

enum class Verdict { Passed, Failed, NotSupported };

struct Outcome {
  Verdict verdict = Verdict::Passed;
  std::string text{};  ///< what failed, as file:line:column: why
};

/// The records of a folder, sorted by name.
std::vector<std::filesystem::path> records_in(const std::filesystem::path& folder);

/// Replays the record with every check; then writes it, and the game that it makes, and replays
/// those, which must give the same game. A set or option that this program does not know is
/// NotSupported.
Outcome run(const std::filesystem::path& file);
Outcome run_text(const std::string& name, const std::string& text);

/// What a bad record says of itself in its first line: `# error LINE:COLUMN words of the message`.
struct Expected {
  std::string place{};  ///< `LINE:COLUMN`
  std::string words{};
};
Expected expected_error(const std::filesystem::path& file);

}  // namespace bastide::cases
