// `bastide bench`: how fast the core is here.
#pragma once

#include <iosfwd>

namespace bastide {

/// Measures each figure for about `seconds` of processor time and prints a table. Returns an
/// ExitCode.
int measure(double seconds, std::ostream& out);

}  // namespace bastide
