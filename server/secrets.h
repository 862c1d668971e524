// Secrets: random values from the operating system, and their comparison.
#pragma once

#include <string>
#include <string_view>

#include "table/sha256.h"

namespace bastide {

/// 32 random bytes from the system's source, fit for secrets. Ends the process when there is none:
/// nothing here may go on with guessable secrets.
Digest random_bytes();

/// A table's code: 6 characters of 31 that are not mistaken for one another when read out.
std::string random_code();

/// A secret of 256 bits, as 64 hexadecimal digits.
std::string random_token();

/// Whether two secrets are equal, in a time that does not tell where they differ.
bool same_secret(std::string_view a, std::string_view b);

}  // namespace bastide
