#include "cli/canvas.h"

#include <algorithm>
#include <cstddef>

namespace bastide {

Canvas::Canvas(int width, int height)
    : width_(width),
      height_(height),
      cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

CanvasCell& Canvas::at(int x, int y) {
  if (x < 0 || y < 0 || x >= width_ || y >= height_) return outside_ = {};
  return cells_[static_cast<std::size_t>(y * width_ + x)];
}

void Canvas::write(int x, int y, std::string_view text, Rgb ink, std::optional<Rgb> paper) {
  for (const char c : text) {
    CanvasCell& cell = at(x++, y);
    cell.letter = std::string(1, c);
    cell.ink = ink;
    if (paper) cell.upper = cell.lower = paper;
  }
}

Canvas::Look Canvas::look(const Terminal& terminal, const CanvasCell& cell) {
  if (!terminal.colour) return {"", cell.letter.empty() ? std::string(1, cell.glyph) : cell.letter};
  if (!cell.letter.empty()) {
    const std::string paper = cell.lower ? background(terminal, *cell.lower) : std::string();
    return {paper + foreground(terminal, cell.ink) + bold(terminal), cell.letter};
  }
  if (!cell.upper && !cell.lower) return {"", " "};
  if (cell.upper == cell.lower || !terminal.utf8) {
    return {background(terminal, cell.upper ? *cell.upper : *cell.lower), " "};
  }
  if (!cell.upper) return {foreground(terminal, *cell.lower), "▄"};
  const std::string paper = cell.lower ? background(terminal, *cell.lower) : std::string();
  return {paper + foreground(terminal, *cell.upper), "▀"};
}

std::string Canvas::text(const Terminal& terminal) const {
  std::string out, style;
  for (int y = 0; y < height_; ++y) {
    int end = width_;
    const auto blank = [](const CanvasCell& c) {
      return !c.upper && !c.lower && c.glyph == ' ' && (c.letter.empty() || c.letter == " ");
    };
    const CanvasCell* row = cells_.data() + static_cast<std::ptrdiff_t>(y) * width_;
    while (end > 0 && blank(row[end - 1])) --end;
    for (int x = 0; x < end; ++x) {
      const Look now = look(terminal, row[x]);
      if (now.style != style) out += plain(terminal) + now.style;
      style = now.style;
      out += now.text;
    }
    if (!style.empty()) out += plain(terminal);
    style.clear();
    out += '\n';
  }
  return out;
}

}  // namespace bastide
