// A scenario of another engine's own tests: a saved game with sentences that must hold at its end.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bastide::jcz_test {

enum class Verdict { Passed, Failed, NotSupported };

struct Outcome {
  Verdict verdict = Verdict::Passed;
  std::vector<std::string> texts{};  ///< what failed, or what is missing, each by its name
};

/// Plays a scenario and interprets its sentences. One that nobody can interpret is missing, too.
Outcome run_scenario(const std::string& text);

/// Every `.jcz` in the folder and below, sorted.
std::vector<std::filesystem::path> scenarios_in(const std::filesystem::path& folder);

}  // namespace bastide::jcz_test
