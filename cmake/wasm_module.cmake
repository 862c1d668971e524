# The browser's module: wasm/*.cpp over the engine, as bastide.wasm at the top of the build folder and, where the page
# looks for it, in web/src/generated/.
file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/wasm/*.cpp")
if(NOT sources)
  message(STATUS "bastide_wasm: no sources yet, skipped")
  return()
endif()
add_executable(bastide_wasm ${sources})
set_target_properties(bastide_wasm PROPERTIES OUTPUT_NAME bastide SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
target_link_libraries(bastide_wasm PRIVATE bastide_warnings)
bastide_link_all(bastide_wasm)
target_compile_definitions(bastide_wasm PRIVATE BASTIDE_VERSION="${PROJECT_VERSION}")
add_custom_command(
  TARGET bastide_wasm POST_BUILD
  COMMAND ${CMAKE_COMMAND} -E make_directory "${CMAKE_SOURCE_DIR}/web/src/generated"
  COMMAND ${CMAKE_COMMAND} -E copy_if_different "$<TARGET_FILE:bastide_wasm>" "${CMAKE_SOURCE_DIR}/web/src/generated/"
  VERBATIM)
