// Where tiles may lie: R-TABLE, O-TABLE.
#include <algorithm>

#include "tests/reference/table.h"

namespace bastide::reference {

/// The rectangle around the start tile; of even sizes the extra cells are in the east and south.
bool Table::in_rectangle(Cell cell) const {
  int west = -(limits_.width - 1) / 2, east = limits_.width / 2;
  int north = -(limits_.height - 1) / 2, south = limits_.height / 2;
  for (unsigned i = 0; i < panels_; ++i) {
    const Panel& panel = limits_.panels[i];
    switch (panel.side) {
      case Side::N: north -= panel.depth; break;
      case Side::E: east += panel.depth; break;
      case Side::S: south += panel.depth; break;
      case Side::W: west -= panel.depth; break;
    }
  }
  return west <= cell.x && cell.x <= east && north <= cell.y && cell.y <= south;
}

/// All tiles and the new one, moved together as need be.
bool Table::would_fit_when_shifted(Cell cell) const {
  Cell least = cell, most = cell;
  for (const Tile& tile : tiles_) {
    least = {std::min(least.x, tile.cell.x), std::min(least.y, tile.cell.y)};
    most = {std::max(most.x, tile.cell.x), std::max(most.y, tile.cell.y)};
  }
  return most.x - least.x < limits_.width && most.y - least.y < limits_.height;
}

bool Table::within(Cell cell) const {
  switch (limits_.mode) {
    case TableMode::Unbounded: return true;
    case TableMode::Standard:
    case TableMode::Extension: return in_rectangle(cell);
    case TableMode::Shift: return would_fit_when_shifted(cell);
    case TableMode::Floor: return std::ranges::find(limits_.blocked, cell) == limits_.blocked.end();
  }
  return true;
}

bool Table::add_panel() {
  if (limits_.mode != TableMode::Extension || panels_ == limits_.panels.size()) return false;
  ++panels_;
  return true;
}

}  // namespace bastide::reference
