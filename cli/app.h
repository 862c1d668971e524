// The command line: its commands, their options and help.
#pragma once

namespace bastide {

/// Runs one command. Returns an ExitCode, or what the server ended with.
int run_app(int argc, const char* const* argv);

}  // namespace bastide
