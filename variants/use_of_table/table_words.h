// The values of the table's options: sizes, panels, cells.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/direction.h"

namespace bastide::use_of_table {

struct Size {
  int width = 0;
  int height = 0;
};

/// A panel beside the table: where, and how many cells deep.
struct Panel {
  Side side = Side::N;
  int depth = 0;
};

/// `15x11`, each from 1 to 99.
std::optional<Size> read_size(std::string_view text);
/// `E3+N2`, in the order in which they are added; `none`.
std::optional<std::vector<Panel>> read_panels(std::string_view text);
/// `2,3+4,-1`; `none`.
std::optional<std::vector<Cell>> read_cells(std::string_view text);

}  // namespace bastide::use_of_table
