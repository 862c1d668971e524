# Toolchain file for the browser: clang 22 with Debian's wasi-libc and libc++ for wasm32.
#
# The module is a "reactor": it has no main, exports plain C functions
#     extern "C" __attribute__((export_name("bastide_..."))) ...
# and its instantiator calls _initialize once before anything else. It may import a few functions of
# wasi_snapshot_preview1 (environ_*, fd_write, fd_close, fd_seek, proc_exit, which libc++ and abort refer to);
# the page answers each with 0, except proc_exit, which must throw.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-22)
set(CMAKE_RANLIB llvm-ranlib-22)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(BASTIDE_WASM TRUE)

# CMake 3.25 does not know this system and says so at each run; the empty platform file next to this one quiets it.
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}/modules")

# clang 22 prefers the name wasm32-wasip1, but Debian's headers and libraries lie under wasm32-wasi: hence -Wno-deprecated.
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -fno-exceptions -fno-rtti -msimd128")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wno-deprecated -mexec-model=reactor -Wl,--gc-sections -Wl,--strip-all")
