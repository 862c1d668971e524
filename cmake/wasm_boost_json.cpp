// Boost.JSON as one translation unit for WebAssembly (see wasm_libraries.cmake).
#include <boost/json/src.hpp>

#include <cstdlib>

namespace boost {

// A thrown exception is a bug there: code for the browser uses the error_code overloads.
void throw_exception(std::exception const&) { std::abort(); }
void throw_exception(std::exception const&, source_location const&) { std::abort(); }

}  // namespace boost
