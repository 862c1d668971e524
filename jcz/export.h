// Game records as saved games of the JCloisterZone family.
#pragma once

#include <expected>
#include <string>

#include "core/game.h"
#include "core/record.h"
#include "jcz/import.h"

namespace bastide::jcz {

/// The text of the saved game that tells what `record` tells, in the form of version 6.2.0. It is
/// imported again before it is given out and must lead to the same points; otherwise, or when the
/// record does not replay, the mistakes say why.
std::expected<std::string, Mistakes> export_jcz(const Record& record, const Catalogue& catalogue);

}  // namespace bastide::jcz
