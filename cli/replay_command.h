// `bastide replay`: plays records through the engine and verifies their checks.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace bastide {

/// Replays every file (`-`: standard input). With `as_json`, prints the state after the setup and
/// after every turn as one JSON object a line; otherwise one line a file unless `quiet`. Errors go
/// to `err` as `file:line:column: text`. Returns the worst ExitCode.
int replay_files(const std::vector<std::string>& files, bool as_json, bool quiet, std::ostream& out,
                 std::ostream& err);

}  // namespace bastide
