# bench/*_bench.cpp: one Google Benchmark binary, bastide_bench at the top of the build folder; it measures what
# `bastide bench` measures, so it needs the program.
file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/*.cpp")
find_package(benchmark QUIET)
if(sources AND benchmark_FOUND AND TARGET bastide_cli)
  add_executable(bastide_bench ${sources})
  set_target_properties(bastide_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
  target_link_libraries(bastide_bench PRIVATE bastide_warnings benchmark::benchmark_main ${BASTIDE_LTO_LINK})
  target_compile_options(bastide_bench PRIVATE ${BASTIDE_LTO_COMPILE})
  target_compile_definitions(bastide_bench PRIVATE BASTIDE_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  bastide_link_all(bastide_bench)
endif()
