// What the program returns; the same for every command.
#pragma once

namespace bastide {

enum ExitCode : int {
  kDone = 0,    ///< all went well
  kFailed = 1,  ///< what was checked does not hold, or what was asked for cannot be done
  kUsage = 2,   ///< the command line is wrong, or a file cannot be read
};

}  // namespace bastide
