# Tests, all of them in ctest. By the name of the file:
#
#   <folder>/[x/]*_test.cpp       GoogleTest, in the binary <folder>_tests; ctest names them <folder>.<Suite>.<Test>
#   <folder>/[x/]*_long_test.cpp  the same in <folder>_long_tests with the label "long": not in `make test`
#   tests/<dir>/*_test.cpp        cross-cutting; other *.cpp there form a library that every tests/<dir> may use
#   tests/<dir>/*_test.py         a Python 3 program (standard library only); exit code 77 means skipped
#   tests/<dir>/*_test.mjs        run by `node --test`, for the WebAssembly module (release only)
#   tests/fuzz/<x>_fuzz.cpp       a libFuzzer target; here replays tests/fuzz/corpus/<x>/* (see fuzz.cmake)
#   web/**                        see web_tests.cmake
#
# Labels: fast, or long by name; the directory (core, oracle, property …); the build (asan, gcc …) where it has a name.
#
# What C++ tests are given: BASTIDE_SOURCE_DIR and BASTIDE_PROGRAM (paths, as string literals), BASTIDE_TEST_SCALE
# (percent of random games to play), BASTIDE_SANITIZED in sanitizer builds. Other tests find the first two, and
# BASTIDE_WASM, in their environment.
enable_testing()
include(GoogleTest)
find_package(GTest QUIET)
if(NOT GTest_FOUND)
  message(STATUS "no GoogleTest: the program only, no tests (make deps installs it)")
  return()
endif()
find_package(rapidcheck QUIET)
find_package(ZLIB QUIET)
find_package(Python3 COMPONENTS Interpreter)

set(BASTIDE_TEST_ENVIRONMENT
    "BASTIDE_SOURCE_DIR=${CMAKE_SOURCE_DIR}" "BASTIDE_PROGRAM=${CMAKE_BINARY_DIR}/bastide"
    "BASTIDE_WASM=${CMAKE_SOURCE_DIR}/build/wasm/bastide.wasm" "PYTHONDONTWRITEBYTECODE=1")
set(BASTIDE_TEST_PREFIX "")
if(BASTIDE_BUILD_NAME)
  set(BASTIDE_TEST_PREFIX "${BASTIDE_BUILD_NAME}.")
endif()

# What all test programs may use, whether or not they do.
add_library(bastide_test_support INTERFACE)
target_link_libraries(bastide_test_support INTERFACE GTest::gmock GTest::gtest)
target_compile_definitions(bastide_test_support INTERFACE
  BASTIDE_SOURCE_DIR="${CMAKE_SOURCE_DIR}" BASTIDE_PROGRAM="${CMAKE_BINARY_DIR}/bastide"
  BASTIDE_TEST_SCALE=${BASTIDE_TEST_SCALE})
if(TARGET rapidcheck)
  target_link_libraries(bastide_test_support INTERFACE rapidcheck rapidcheck_gtest)
endif()
if(TARGET ZLIB::ZLIB)
  target_link_libraries(bastide_test_support INTERFACE ZLIB::ZLIB)
endif()
foreach(folder IN ITEMS cli server table jcz ai variants core)
  if(TARGET bastide_${folder})
    target_link_libraries(bastide_test_support INTERFACE bastide_${folder})
  endif()
endforeach()

function(bastide_gtest binary name speed sources)
  if(NOT sources)
    return()
  endif()
  add_executable(${binary} ${sources})
  target_link_libraries(${binary} PRIVATE bastide_warnings ${BASTIDE_TEST_LIBRARIES} bastide_test_support
                                          GTest::gmock_main)
  set_target_properties(${binary} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  set(labels ${speed} ${name} ${BASTIDE_BUILD_NAME})
  set(timeout 300)
  if(speed STREQUAL "long")
    set(timeout 7200)
  endif()
  gtest_discover_tests(${binary} TEST_PREFIX "${BASTIDE_TEST_PREFIX}${name}." WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
                       DISCOVERY_TIMEOUT 120 PROPERTIES TIMEOUT ${timeout})
  # gtest_discover_tests loses a list of labels on its way, so they are set where the discovered tests are read.
  set(label_file "${CMAKE_BINARY_DIR}/${binary}_labels.cmake")
  file(WRITE "${label_file}" "if(${binary}_TESTS)\n"
       "  set_tests_properties(\${${binary}_TESTS} PROPERTIES LABELS \"${labels}\")\nendif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${label_file}")
  if(TARGET bastide)
    add_dependencies(${binary} bastide)
  endif()
endfunction()

# The two test binaries of a folder, fast and long.
function(bastide_test_folder folder name)
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${folder}/*_test.cpp"
                                      "${CMAKE_SOURCE_DIR}/${folder}/*/*_test.cpp")
  set(long ${sources})
  list(FILTER long INCLUDE REGEX "_long_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_long_test\\.cpp$")
  set(binary ${name})
  if(TARGET ${name}_tests)
    set(binary ${name}_cross)  # tests/server beside server's own
  endif()
  bastide_gtest(${binary}_tests ${name} fast "${sources}")
  bastide_gtest(${binary}_long_tests ${name} long "${long}")
endfunction()

# One ctest entry that is a command: bastide_command_test(<name> <labels> <command…>).
function(bastide_command_test name labels)
  set(full "${BASTIDE_TEST_PREFIX}${name}")
  add_test(NAME "${full}" COMMAND ${ARGN} WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
  set_tests_properties("${full}" PROPERTIES LABELS "${labels};${BASTIDE_BUILD_NAME}" SKIP_RETURN_CODE 77 TIMEOUT 600
                       ENVIRONMENT "${BASTIDE_TEST_ENVIRONMENT}")
endfunction()

foreach(folder IN ITEMS core variants ai jcz table server cli)
  if(TARGET bastide_${folder})
    bastide_test_folder(${folder} ${folder})
  endif()
endforeach()

file(GLOB BASTIDE_TEST_FOLDERS CONFIGURE_DEPENDS LIST_DIRECTORIES TRUE RELATIVE "${CMAKE_SOURCE_DIR}/tests" tests/*)
list(REMOVE_ITEM BASTIDE_TEST_FOLDERS fuzz)
if(BASTIDE_ENGINE_ONLY)
  list(REMOVE_ITEM BASTIDE_TEST_FOLDERS server)
endif()

# First what the cross-cutting tests share, so that any of them can use any of it (tests/reference, tests/support …).
set(BASTIDE_TEST_LIBRARIES "")
foreach(folder IN LISTS BASTIDE_TEST_FOLDERS)
  file(GLOB sources CONFIGURE_DEPENDS "tests/${folder}/*.cpp")
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  if(sources)
    add_library(bastide_tests_${folder} STATIC ${sources})
    target_link_libraries(bastide_tests_${folder} PRIVATE bastide_warnings PUBLIC bastide_test_support)
    list(APPEND BASTIDE_TEST_LIBRARIES bastide_tests_${folder})
  endif()
endforeach()
if(BASTIDE_TEST_LIBRARIES)
  # These libraries may use one another, in whatever order.
  list(JOIN BASTIDE_TEST_LIBRARIES "," joined)
  set(BASTIDE_TEST_LIBRARIES "-Wl,--start-group" ${BASTIDE_TEST_LIBRARIES} "-Wl,--end-group")
endif()

foreach(folder IN LISTS BASTIDE_TEST_FOLDERS)
  bastide_test_folder(tests/${folder} ${folder})
endforeach()

# Programs other than C++ test the release alone: they do not depend on how it was compiled.
if(BASTIDE_WEB_TESTS)
  foreach(folder IN LISTS BASTIDE_TEST_FOLDERS)
    file(GLOB scripts CONFIGURE_DEPENDS "tests/${folder}/*_test.py" "tests/${folder}/*_test.mjs")
    foreach(script IN LISTS scripts)
      cmake_path(GET script STEM stem)
      string(REGEX REPLACE "_test$" "" stem "${stem}")
      if(script MATCHES "\\.py$")
        bastide_command_test("${folder}.${stem}" "fast;${folder}" ${Python3_EXECUTABLE} "${script}")
      else()
        bastide_command_test("${folder}.${stem}" "fast;${folder}"
                             "${CMAKE_SOURCE_DIR}/scripts/with-node.sh" node --test "${script}")
      endif()
    endforeach()
  endforeach()
  include(web_tests)
endif()

include(fuzz)
include(bench)
