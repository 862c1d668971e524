#include "jcz/tile_table.h"

#include <algorithm>
#include <array>

namespace bastide::jcz {
namespace {

/// Copies with a garden have an identifier of their own there. Where several letters of ours are
/// one tile there, it is the first of them that has a copy left.
constexpr std::array<TileRow, 97> kTiles{{
    {"BA/C", "E", 0},
    {"BA/CC.2", "I", 0},
    {"BA/CCG", "I+garden", 0},
    {"BA/CFC.2", "H", 0},
    {"BA/CFCG", "H+garden", 0},
    {"BA/CFc+", "F", 0},
    {"BA/CFc.1", "G", 0},
    {"BA/CG", "E+garden", 0},
    {"BA/CRRR", "L", 0},
    {"BA/CRr", "J", 0},
    {"BA/Cc+", "M", 1},
    {"BA/Cc+G", "M+garden", 1},
    {"BA/Cc.1", "N", 1},
    {"BA/CcG", "N+garden", 1},
    {"BA/CcRr", "P", 0},
    {"BA/CcRr+", "O", 0},
    {"BA/Ccc", "R", 0},
    {"BA/Ccc+", "Q", 0},
    {"BA/CccG", "R+garden", 0},
    {"BA/CccR", "T", 0},
    {"BA/CccR+", "S", 0},
    {"BA/Cccc+", "C", 0},
    {"BA/L", "B", 0},
    {"BA/LR", "A", 0},
    {"BA/RCr", "D", 0},
    {"BA/RFr", "U", 1},
    {"BA/RFrG", "U+garden", 1},
    {"BA/RRR", "W", 0},
    {"BA/RRRR", "X", 0},
    {"BA/Rr", "V", 0},
    {"BA/RrC", "K", 0},
    {"BA/RrG", "V+garden", 0},
    {"RI.1/CICI", "river:C", 0},
    {"RI.1/CIRI", "river:B", 0},
    {"RI.1/CcII", "river:E", 1},
    {"RI.1/I.e", "river:L", 1},
    {"RI.1/IFI", "river:D", 1},
    {"RI.1/IFI", "river:F", 1},
    {"RI.1/II", "river:G", 1},
    {"RI.1/II", "river:J", 3},
    {"RI.1/IIG", "river:J+garden", 3},
    {"RI.1/LIRI", "river:H", 0},
    {"RI.1/RIrI", "river:K", 0},
    {"RI.1/RrII", "river:I", 3},
    {"RI/s", "river:A", 1},
    {"IC/C!", "inns:G", 3},
    {"IC/CCC", "inns:O", 0},
    {"IC/CCCC", "inns:H", 0},
    {"IC/CCCCG", "inns:H+garden", 0},
    {"IC/CCc+", "inns:P", 0},
    {"IC/CFR", "inns:J", 0},
    {"IC/CRCR", "inns:I", 0},
    {"IC/CRcR+", "inns:Q", 0},
    {"IC/CcR", "inns:F", 0},
    {"IC/CcRr+.i", "inns:L", 0},
    {"IC/Cccc.c", "inns:K", 0},
    {"IC/LRFR", "inns:D", 0},
    {"IC/RCc.i", "inns:N", 0},
    {"IC/RFr.i", "inns:B", 0},
    {"IC/RFr.iG", "inns:B+garden", 0},
    {"IC/RRR.i", "inns:C", 0},
    {"IC/Rr.i", "inns:A", 0},
    {"IC/RrC.i", "inns:M", 0},
    {"IC/RrRr", "inns:E", 0},
    {"TB/CCc.c", "traders:N", 0},
    {"TB/CCc.w", "traders:P", 0},
    {"TB/CFc.w", "traders:Q", 0},
    {"TB/CR", "traders:A", 0},
    {"TB/CRc.g", "traders:E", 0},
    {"TB/CRc.w", "traders:S", 0},
    {"TB/CRcR.w", "traders:R", 0},
    {"TB/Cc.g", "traders:G", 0},
    {"TB/Cc.w", "traders:T", 0},
    {"TB/CcCC.c", "traders:M", 0},
    {"TB/CcCc.w", "traders:X", 0},
    {"TB/CcR!.w", "traders:W", 0},
    {"TB/CcR.c", "traders:K", 1},
    {"TB/CcR.cG", "traders:K+garden", 1},
    {"TB/CcRC.c", "traders:L", 0},
    {"TB/CcRC.g", "traders:D", 0},
    {"TB/CcRR!.c", "traders:O", 0},
    {"TB/CcRR.w", "traders:U", 0},
    {"TB/CcRR.wG", "traders:U+garden", 0},
    {"TB/Ccc.g", "traders:H", 0},
    {"TB/CccR.w", "traders:V", 0},
    {"TB/LRRR", "traders:J", 0},
    {"TB/RCc!.g", "traders:I", 0},
    {"TB/RCc.g", "traders:F", 0},
    {"TB/RRC", "traders:C", 0},
    {"TB/RRrr", "traders:B", 0},
    {"LA/Rrrr", "labyrinths:A", 0},
    {"MO/M1", "german_monasteries:A", 0},
    {"MO/M2", "german_monasteries:B", 0},
    {"MO/M3", "german_monasteries:C", 0},
    {"MO/M4", "german_monasteries:D", 0},
    {"MO/MR1", "german_monasteries:E", 0},
    {"MO/MR2", "german_monasteries:F", 0},
}};

}  // namespace

std::span<const TileRow> tile_rows() { return kTiles; }

const TileRow* find_tile(std::string_view theirs) {
  const auto row = std::ranges::find(kTiles, theirs, &TileRow::theirs);
  return row == kTiles.end() ? nullptr : &*row;
}

const TileRow* find_our_tile(std::string_view ours) {
  const auto row = std::ranges::find(kTiles, ours, &TileRow::ours);
  return row == kTiles.end() ? nullptr : &*row;
}

}  // namespace bastide::jcz
