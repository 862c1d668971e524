# Third-party libraries in WebAssembly, where there are no exceptions, threads or files.

# Boost.JSON: its sources in one translation unit, errors end in boost::throw_exception of wasm_boost_json.cpp.
# Without BOOST_SYSTEM_DISABLE_THREADS Boost.System wants std::mutex, which this libc++ lacks.
add_library(bastide_json STATIC "${CMAKE_CURRENT_LIST_DIR}/wasm_boost_json.cpp")
target_compile_definitions(bastide_json PUBLIC BOOST_JSON_NO_LIB=1 BOOST_NO_EXCEPTIONS=1 BOOST_SYSTEM_DISABLE_THREADS=1)

# fmt 9 without exceptions aborts on a bad format; formats are checked at compile time anyhow.
add_library(bastide_fmt INTERFACE)
target_compile_definitions(bastide_fmt INTERFACE FMT_HEADER_ONLY=1 FMT_EXCEPTIONS=0)

# toml++ 3.3 cannot do without std::ifstream, which this libc++ only declares (no file system): wasm_include/fstream
# completes it with one that never opens. Parse text that was read by somebody else.
target_include_directories(bastide_toml SYSTEM INTERFACE "${CMAKE_CURRENT_LIST_DIR}/wasm_include")
