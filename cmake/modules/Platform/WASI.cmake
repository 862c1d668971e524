# Nothing to set: its presence tells CMake that the system WASI is known.
