#include <exception>
#include <iostream>

#include "cli/app.h"
#include "cli/exit_code.h"

int main(int argc, char** argv) {
  try {
    return bastide::run_app(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "bastide: " << error.what() << '\n';
    return bastide::kFailed;
  }
}
