# Language, warnings, optimisation, libraries: everything that holds for all targets.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(BASTIDE_CLANG TRUE)
endif()

find_program(BASTIDE_CCACHE ccache)
if(BASTIDE_CCACHE)
  # Relative to the source folder, so that one cache serves several checkouts.
  # (Plain env, as `cmake -E env` stays around as a process of its own; ccache 4.7 takes no settings as arguments.)
  set(CMAKE_CXX_COMPILER_LAUNCHER env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1 ${BASTIDE_CCACHE})
endif()

# The warnings of a target of ours; not of what is generated or comes from elsewhere.
add_library(bastide_warnings INTERFACE)
# Members that a braced initialiser leaves out are zero or have their default; that is meant.
target_compile_options(bastide_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Werror
                       -Wno-missing-field-initializers)
if(BASTIDE_CLANG)
  # -Wsign-conversion is left out: indexes are small unsigned numbers and arithmetic on them is int.
  target_compile_options(bastide_warnings INTERFACE -Wconversion -Wno-sign-conversion -Wextra-semi
                         -Wimplicit-fallthrough -Wunreachable-code -Wrange-loop-analysis
                         -Wno-missing-designated-field-initializers
                         -Wno-c2y-extensions)  # Google Benchmark's macros use __COUNTER__
else()
  # g++ 12 reports these wrongly on optimised std::string and std::vector code (GCC bugs 105329, 105651, 104336).
  target_compile_options(bastide_warnings INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread
                         -Wno-array-bounds -Wno-maybe-uninitialized -Wno-dangling-pointer)
endif()

include_directories("${CMAKE_SOURCE_DIR}")
include_directories("${CMAKE_BINARY_DIR}/generated")

if(NOT BASTIDE_WASM)
  if(BASTIDE_ARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    add_compile_options(-march=${BASTIDE_ARCH})
  endif()
  if(BASTIDE_CLANG)
    add_link_options(-fuse-ld=lld)
  else()
    find_program(BASTIDE_MOLD mold)
    if(BASTIDE_MOLD)
      add_link_options(-fuse-ld=mold)
    endif()
  endif()
endif()

if(BASTIDE_SANITIZE)
  add_compile_options(-fsanitize=${BASTIDE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${BASTIDE_SANITIZE})
  add_compile_definitions(BASTIDE_SANITIZED=1)
endif()

# The engine's objects hold machine code and bitcode: the programs are linked with thin LTO, the many test binaries are
# not. The server gains nothing from it and takes long enough to compile.
set(BASTIDE_LTO_FOLDERS core variants ai jcz table cli)
if(BASTIDE_LTO AND BASTIDE_CLANG)
  set(BASTIDE_LTO_COMPILE -flto=thin -ffat-lto-objects)
  set(BASTIDE_LTO_LINK -flto=thin -Wl,--fat-lto-objects
      "-Wl,--thinlto-cache-dir=${CMAKE_BINARY_DIR}/thinlto" -Wl,--thinlto-jobs=2)
endif()

# ---- libraries from elsewhere --------------------------------------------------------------------------------------

# toml++ is used header-only and without exceptions everywhere, so that native code and wasm take the same path:
# toml::parse returns a toml::parse_result. Debian's libtomlplusplus.so is built with exceptions and is not linked.
add_library(bastide_toml INTERFACE)
target_compile_definitions(bastide_toml INTERFACE TOML_HEADER_ONLY=1 TOML_EXCEPTIONS=0 TOML_ENABLE_FORMATTERS=0)

if(BASTIDE_WASM)
  include(wasm_libraries)
else()
  # Debian 12 also has Boost 1.74, too old for this code: never take it.
  set(Boost_NO_WARN_NEW_VERSIONS ON)
  find_package(Boost 1.81 EXACT REQUIRED COMPONENTS json)
  find_package(fmt REQUIRED)
  find_package(Threads REQUIRED)
  add_library(bastide_json ALIAS Boost::json)
  add_library(bastide_fmt ALIAS fmt::fmt)
endif()
