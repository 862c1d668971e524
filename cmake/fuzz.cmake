# tests/fuzz/<x>_fuzz.cpp defines LLVMFuzzerTestOneInput. With BASTIDE_FUZZ it becomes the fuzzer fuzz/<x>; else
# fuzz/<x> has a small main (replay_main.cpp) that runs it over tests/fuzz/corpus/<x>/*, as the test fuzz.<x>.
file(GLOB fuzzers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp")
file(GLOB helpers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/fuzz/*.cpp")
list(FILTER helpers EXCLUDE REGEX "(_fuzz|replay_main)\\.cpp$")
add_custom_target(fuzzers)

foreach(fuzzer IN LISTS fuzzers)
  cmake_path(GET fuzzer STEM stem)
  string(REGEX REPLACE "_fuzz$" "" name "${stem}")
  add_executable(${stem} "${fuzzer}" ${helpers})
  target_link_libraries(${stem} PRIVATE bastide_warnings)
  target_compile_definitions(${stem} PRIVATE BASTIDE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  bastide_link_all(${stem})
  set_target_properties(${stem} PROPERTIES OUTPUT_NAME "${name}" RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/fuzz")
  add_dependencies(fuzzers ${stem})
  if(BASTIDE_FUZZ)
    target_link_options(${stem} PRIVATE -fsanitize=fuzzer)
  else()
    target_sources(${stem} PRIVATE "${CMAKE_SOURCE_DIR}/tests/fuzz/replay_main.cpp")
    bastide_command_test("fuzz.${name}" "fast;fuzz" $<TARGET_FILE:${stem}>
                         "${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name}")
  endif()
endforeach()
