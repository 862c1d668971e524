// A sheet of character cells that is drawn on, then printed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"

namespace bastide {

/// One character cell. With colours its lower and upper half are two points of a picture, unless it
/// has a letter.
struct CanvasCell {
  std::optional<Rgb> upper, lower;  ///< nothing: the terminal's own background
  char glyph = ' ';                 ///< what stands for it where there are no colours
  std::string letter{};             ///< a character on top of it
  Rgb ink{};                        ///< of the letter
};

class Canvas {
 public:
  Canvas(int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }
  /// The cell, or one that is never shown when it is outside.
  CanvasCell& at(int x, int y);
  /// Writes ASCII text over cells; their picture becomes `paper` if given.
  void write(int x, int y, std::string_view text, Rgb ink, std::optional<Rgb> paper = {});
  /// The lines, each ended by a line feed; without spaces at their ends.
  std::string text(const Terminal& terminal) const;

 private:
  /// A cell's escape sequences, to follow the plain look, and its character.
  struct Look {
    std::string style, text;
  };
  static Look look(const Terminal& terminal, const CanvasCell& cell);

  int width_, height_;
  std::vector<CanvasCell> cells_;
  CanvasCell outside_;
};

}  // namespace bastide
