#include "cli/board_art.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/canvas.h"
#include "cli/tile_art.h"
#include "core/notation.h"

namespace bastide {
namespace {

constexpr int kMargin = 5;          ///< left of the board, for the rows' coordinates
constexpr int kPoints[] = {10, 6};  ///< sizes of a tile: so many columns, half as many lines
constexpr Rgb kPaper{58, 47, 36};
constexpr Rgb kCream{255, 233, 189};
constexpr Rgb kGold{255, 215, 106};
constexpr Rgb kInk{40, 28, 18};
constexpr Rgb kWhite{255, 255, 255};

/// Every other tile a little darker, so that the grid can be seen.
Rgb shaded(Rgb c, bool darker) {
  const auto dim = [&](std::uint8_t v) {
    return static_cast<std::uint8_t>(darker ? v * 93 / 100 : v);
  };
  return {dim(c.r), dim(c.g), dim(c.b)};
}

/// Copies a tile's picture to a canvas; two points become one character.
void put_picture(Canvas& canvas, int left, int top, const TileArt& art, bool darker) {
  for (int y = 0; y < art.size; y += 2) {
    for (int x = 0; x < art.size; ++x) {
      const Surface upper = art.surface[static_cast<std::size_t>(y * art.size + x)];
      const Surface lower = art.surface[static_cast<std::size_t>((y + 1) * art.size + x)];
      CanvasCell& cell = canvas.at(left + x, top + y / 2);
      cell.upper = shaded(surface_rgb(upper), darker);
      cell.lower = shaded(surface_rgb(lower), darker);
      cell.glyph = surface_glyph(upper == Surface::Meadow ? lower : upper);
    }
  }
}

/// The board's window onto the canvas.
class BoardPainter {
 public:
  BoardPainter(const Terminal& terminal, const GameView& view)
      : view_(view), width_(terminal.width) {
    for (const ViewTile& tile : view.tiles) include(tile.cell);
    for (const ViewPlacement& placement : view.placements) include(placement.cell);
    if (view.pending) include(view.pending->cell);
    for (const int points : kPoints) {
      size_ = points;
      if (cells_wide() <= room()) break;
    }
    crop();
  }

  std::string draw(const Terminal& terminal) {
    Canvas canvas(kMargin + cells_wide() * size_, 1 + (bottom_ - top_ + 1) * size_ / 2);
    axes(canvas);
    for (const ViewTile& tile : view_.tiles) {
      if (shown(tile.cell)) draw_board_tile(canvas, *tile.design, tile.cell, tile.dir);
    }
    const bool may_move = !view_.pending || !view_.pending->figure;
    for (std::size_t i = 0; may_move && i < view_.placements.size(); ++i) open_cell(canvas, i);
    if (view_.pending) pending(canvas);
    std::string out = canvas.text(terminal);
    if (cropped_) {
      out += fmt::format("{:{}}(wider than the terminal: columns {} to {} are shown)\n", "",
                         kMargin, left_, right_);
    }
    return out;
  }

 private:
  void include(Cell cell) {
    left_ = std::min<int>(left_, cell.x);
    right_ = std::max<int>(right_, cell.x);
    top_ = std::min<int>(top_, cell.y);
    bottom_ = std::max<int>(bottom_, cell.y);
  }
  int cells_wide() const { return right_ - left_ + 1; }
  int room() const { return std::max(1, (width_ - kMargin) / size_); }
  bool shown(Cell cell) const { return cell.x >= left_ && cell.x <= right_; }
  int column(Cell cell) const { return kMargin + (cell.x - left_) * size_; }
  int row(Cell cell) const { return 1 + (cell.y - top_) * size_ / 2; }

  void crop() {
    const int room_now = room();
    if (cells_wide() <= room_now) return;
    cropped_ = true;
    const int centre = view_.pending ? view_.pending->cell.x : view_.tiles.back().cell.x;
    left_ = std::clamp(centre - room_now / 2, left_, right_ - room_now + 1);
    right_ = left_ + room_now - 1;
  }

  void axes(Canvas& canvas) const {
    constexpr Rgb kGrey{150, 140, 125};
    for (int x = left_; x <= right_; ++x) {
      const std::string text = std::to_string(x);
      canvas.write(
          column({static_cast<std::int16_t>(x), 0}) + (size_ - static_cast<int>(text.size())) / 2,
          0, text, kGrey);
    }
    for (int y = top_; y <= bottom_; ++y) {
      canvas.write(0, row({0, static_cast<std::int16_t>(y)}) + size_ / 4, fmt::format("{:>3}", y),
                   kGrey);
    }
  }

  void draw_board_tile(Canvas& canvas, const TileDesign& design, Cell cell, Side dir) const {
    const TileArt art = draw_tile(design, dir, size_);
    put_picture(canvas, column(cell), row(cell), art, ((cell.x + cell.y) & 1) != 0);
    for (const ViewFigure& figure : view_.figures) {
      if (figure.cell == cell) stand(canvas, cell, art, figure.segment, figure.seat);
    }
  }

  /// Where on the tile a mark of `width` columns for a segment goes.
  std::pair<int, int> spot(Cell cell, const TileArt& art, int segment, int width) const {
    const TileArt::Point heart = art.heart(segment);
    const int x = std::clamp(heart.x - (width - 1) / 2, 0, size_ - width);
    return {column(cell) + x, row(cell) + heart.y / 2};
  }

  void stand(Canvas& canvas, Cell cell, const TileArt& art, int segment, int seat) const {
    const std::string& colour = view_.seats.at(static_cast<std::size_t>(seat)).colour;
    const std::string mark =
        size_ > 6 ? fmt::format(" {} ", seat_mark(colour)) : std::string(1, seat_mark(colour));
    const auto [x, y] = spot(cell, art, segment, static_cast<int>(mark.size()));
    canvas.write(x, y, mark, colour == "yellow" ? kInk : kWhite, seat_rgb(colour));
  }

  void corners(Canvas& canvas, Cell cell, Rgb colour, bool glyphs) const {
    const int x = column(cell), y = row(cell), last = size_ / 2 - 1;
    for (const int cx : {x, x + size_ - 1}) {
      canvas.at(cx, y).upper = colour;
      canvas.at(cx, y + last).lower = colour;
      if (glyphs) canvas.at(cx, y).glyph = canvas.at(cx, y + last).glyph = '+';
    }
  }

  void open_cell(Canvas& canvas, std::size_t i) const {
    const Cell cell = view_.placements[i].cell;
    if (!shown(cell) || (view_.pending && view_.pending->cell == cell)) return;
    for (int y = 0; y < size_ / 2; ++y) {
      for (int x = 0; x < size_; ++x) {
        CanvasCell& point = canvas.at(column(cell) + x, row(cell) + y);
        point.upper = point.lower = kPaper;
      }
    }
    corners(canvas, cell, kCream, true);
    const std::string number = std::to_string(i + 1);
    canvas.write(column(cell) + (size_ - static_cast<int>(number.size())) / 2,
                 row(cell) + size_ / 4, number, kCream);
  }

  void pending(Canvas& canvas) const {
    const ViewPending& now = *view_.pending;
    if (view_.drawn == nullptr || !shown(now.cell)) return;
    const TileArt art = draw_tile(*view_.drawn, now.dir, size_);
    put_picture(canvas, column(now.cell), row(now.cell), art, false);
    corners(canvas, now.cell, kGold, true);
    if (now.figure) {
      stand(canvas, now.cell, art, now.figure->segment, view_.seat);
      return;
    }
    for (std::size_t i = 0; i < view_.spots.size(); ++i) {
      const auto [x, y] = spot(now.cell, art, view_.spots[i].segment, 1);
      canvas.write(x, y, std::string(1, static_cast<char>('a' + i)), kInk, kCream);
    }
  }

  const GameView& view_;
  int width_;
  int size_ = kPoints[0];
  int left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
  bool cropped_ = false;
};

}  // namespace

std::string board_text(const Terminal& terminal, const GameView& view) {
  return BoardPainter(terminal, view).draw(terminal);
}

std::vector<std::string> tile_lines(const Terminal& terminal, const TileDesign& design,
                                    const std::vector<Side>& dirs) {
  constexpr int kSize = kPoints[0];
  constexpr int kStep = kSize + 3;
  const int count = static_cast<int>(dirs.size());
  Canvas canvas(2 + count * kStep, kSize / 2 + (count > 1 ? 1 : 0));
  for (int i = 0; i < count; ++i) {
    const Side dir = dirs[static_cast<std::size_t>(i)];
    put_picture(canvas, 2 + i * kStep, 0, draw_tile(design, dir, kSize), false);
    if (count > 1) {
      canvas.write(2 + i * kStep + kSize / 2 - 1, kSize / 2, std::string(1, side_letter(dir)),
                   kCream);
    }
  }
  std::vector<std::string> out(1);
  for (const char c : canvas.text(terminal)) {
    if (c == '\n') {
      out.emplace_back();
    } else {
      out.back() += c;
    }
  }
  out.pop_back();
  return out;
}

}  // namespace bastide
