// What the program returns; the same for every command.
#pragma once

namespace bastide {

using ExitCode = int;
/// All went well.
inline constexpr ExitCode kDone = 0;
/// What was checked does not hold, or what was asked for cannot be done.
inline constexpr ExitCode kFailed = 1;
/// The command line is wrong, or a file cannot be read.
inline constexpr ExitCode kUsage = 2;

}  // namespace bastide
