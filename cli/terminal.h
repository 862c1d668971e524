// What the terminal can show: colours, characters beyond ASCII, its width.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace bastide {

enum class ColourMode : unsigned char { Auto, Always, Never };

struct Rgb {
  std::uint8_t r = 0, g = 0, b = 0;
  friend bool operator==(Rgb, Rgb) = default;
};

struct Terminal {
  bool colour = false;       ///< ANSI colours
  bool full_colour = false;  ///< 24-bit ones; otherwise the 256 usual ones
  bool utf8 = false;
  bool interactive = false;  ///< standard input is a terminal: prompts make sense
  int width = 80;
};

/// Looks at standard output and the environment: `Auto` colours only a terminal, and not with
/// NO_COLOR set or TERM=dumb.
Terminal find_terminal(ColourMode mode);

/// Escape sequences, empty without colours.
std::string foreground(const Terminal& terminal, Rgb colour);
std::string background(const Terminal& terminal, Rgb colour);
std::string bold(const Terminal& terminal);
std::string plain(const Terminal& terminal);  ///< back to the normal look

/// A seat's colour by its name in the record; grey for an unknown one.
Rgb seat_rgb(std::string_view colour);
/// The letter that stands for it where colours cannot be told apart: R B Y G K P.
char seat_mark(std::string_view colour);

/// `text` in bold on the seat's colour.
std::string badge(const Terminal& terminal, std::string_view colour, std::string_view text);

/// Columns that a UTF-8 text takes, counting each character as one.
int columns(std::string_view text);
/// `text` with spaces behind it up to `width` columns.
std::string padded(std::string_view text, int width);

}  // namespace bastide
