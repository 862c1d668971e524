# The page's tests and the repository's own checks as ctest entries. Each file of unit tests (web/{src,tests,scripts}/**)
# and of browser tests (web/e2e/*.test.ts) is an entry of its own, named after the file.
set(with_node "${CMAKE_SOURCE_DIR}/scripts/with-node.sh")

if(EXISTS "${CMAKE_SOURCE_DIR}/web/package.json")
  file(GLOB_RECURSE units CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/web"
       "web/src/*.test.ts" "web/tests/*.test.ts" "web/scripts/*.test.ts")
  foreach(unit IN LISTS units)
    string(REGEX REPLACE "^(src|tests)/(.*)\\.test\\.ts$" "\\2" name "${unit}")
    bastide_command_test("web.${name}" "fast;web" ${with_node} --in web
                         npx --no-install vitest run --config vitest.config.ts "${unit}")
  endforeach()
  bastide_command_test("web.types" "fast;web" ${with_node} --in web npm run --silent check)

  # Browser tests need the built page, the wasm module and Chromium; one at a time, as each keeps two cores busy.
  file(GLOB_RECURSE browser_tests CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/web" "web/e2e/*.test.ts")
  foreach(browser_test IN LISTS browser_tests)
    string(REGEX REPLACE "^e2e/(.*)\\.test\\.ts$" "\\1" name "${browser_test}")
    bastide_command_test("e2e.${name}" "e2e" ${with_node} --in web --browser
                         npx --no-install vitest run --config vitest.e2e.config.ts "${browser_test}")
    set_tests_properties("${BASTIDE_TEST_PREFIX}e2e.${name}" PROPERTIES RESOURCE_LOCK browser PROCESSORS 2)
  endforeach()
endif()

bastide_command_test("format" "fast;format" "${CMAKE_SOURCE_DIR}/scripts/format.sh" --check)
