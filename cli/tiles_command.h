// `bastide tiles`: checks a tile set and lists what is in it.
#pragma once

#include <iosfwd>
#include <string>

#include "cli/terminal.h"

namespace bastide {

/// Lists the set in `file`, or the built-in ones when it is empty; `as_json` as the protocol's
/// CATALOGUE. Returns an ExitCode.
int list_tiles(const std::string& file, bool as_json, const Terminal& terminal, std::ostream& out,
               std::ostream& err);

}  // namespace bastide
