#include "cli/terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

namespace bastide {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

bool locale_is_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment(name);
    if (value.empty()) continue;
    return value.find("UTF-8") != value.npos || value.find("utf8") != value.npos ||
           value.find("UTF8") != value.npos;
  }
  return false;
}

int terminal_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20)
    return std::min<int>(size.ws_col, 400);
  const std::string_view given = environment("COLUMNS");
  int columns = 0;
  std::from_chars(given.data(), given.data() + given.size(), columns);
  return columns >= 20 && columns <= 400 ? columns : 100;
}

bool wants_colour(ColourMode mode) {
  if (mode != ColourMode::Auto) return mode == ColourMode::Always;
  return isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() &&
         environment("TERM") != "dumb";
}

std::string sequence(const Terminal& terminal, int layer, Rgb c) {
  if (!terminal.colour) return {};
  if (terminal.full_colour) return fmt::format("\033[{};2;{};{};{}m", layer, c.r, c.g, c.b);
  const auto step = [](std::uint8_t value) { return (value * 5 + 127) / 255; };
  return fmt::format("\033[{};5;{}m", layer, 16 + 36 * step(c.r) + 6 * step(c.g) + step(c.b));
}

struct SeatColour {
  std::string_view name;
  char mark;
  Rgb rgb;
};
constexpr std::array<SeatColour, 6> kSeatColours{{
    {"red", 'R', {198, 61, 47}},
    {"blue", 'B', {45, 109, 179}},
    {"yellow", 'Y', {240, 185, 45}},
    {"green", 'G', {31, 122, 92}},
    {"black", 'K', {52, 50, 58}},
    {"pink", 'P', {217, 106, 155}},
}};

const SeatColour* find_colour(std::string_view name) {
  const auto* found = std::ranges::find(kSeatColours, name, &SeatColour::name);
  return found == kSeatColours.end() ? nullptr : found;
}

}  // namespace

Terminal find_terminal(ColourMode mode) {
  Terminal out;
  out.colour = wants_colour(mode);
  const std::string_view depth = environment("COLORTERM");
  out.full_colour = depth == "truecolor" || depth == "24bit";
  out.utf8 = locale_is_utf8();
  out.interactive = isatty(STDIN_FILENO) != 0;
  out.width = terminal_width();
  return out;
}

std::string foreground(const Terminal& terminal, Rgb colour) {
  return sequence(terminal, 38, colour);
}
std::string background(const Terminal& terminal, Rgb colour) {
  return sequence(terminal, 48, colour);
}
std::string bold(const Terminal& terminal) { return terminal.colour ? "\033[1m" : ""; }
std::string plain(const Terminal& terminal) { return terminal.colour ? "\033[0m" : ""; }

Rgb seat_rgb(std::string_view colour) {
  const SeatColour* found = find_colour(colour);
  return found == nullptr ? Rgb{128, 128, 128} : found->rgb;
}

char seat_mark(std::string_view colour) {
  const SeatColour* found = find_colour(colour);
  return found == nullptr ? '?' : found->mark;
}

std::string badge(const Terminal& terminal, std::string_view colour, std::string_view text) {
  if (!terminal.colour) return std::string(text);
  const Rgb ink = colour == "yellow" ? Rgb{40, 30, 10} : Rgb{255, 255, 255};
  return background(terminal, seat_rgb(colour)) + foreground(terminal, ink) + bold(terminal) +
         std::string(text) + plain(terminal);
}

int columns(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string_view text, int width) {
  return std::string(text) +
         std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}

}  // namespace bastide
