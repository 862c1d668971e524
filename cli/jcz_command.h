// `bastide import` and `bastide export`: saved games of the JCloisterZone family.
#pragma once

#include <iosfwd>
#include <string>

namespace bastide {

/// Writes the record of a saved game to `output`, or to `out` where that is empty. Returns an
/// ExitCode; every mistake, or everything that is not supported, goes to `err` on a line of its own
/// as `file: where: text`.
int import_game(const std::string& file, const std::string& output, std::ostream& out,
                std::ostream& err);

/// The same for a record that becomes a saved game.
int export_game(const std::string& file, const std::string& output, std::ostream& out,
                std::ostream& err);

}  // namespace bastide
