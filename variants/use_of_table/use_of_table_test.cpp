// The table as a choice made before the game. Where it ends is shown by the scenarios.
#include "variants/game_for_test.h"

namespace bastide {
namespace {

TEST(UseOfTable, R_TABLE_5_OneChoiceFixedBeforehand) {
  for (const char* mode : {"unbounded", "standard", "shift", "extension", "floor"})
    EXPECT_EQ(mistake_of({"base"}, {{"table.mode", mode}}), "") << mode;
  EXPECT_NE(mistake_of({"base"}, {{"table.mode", "moon"}}), "");
  EXPECT_NE(mistake_of({"base"}, {{"table.mode", "standard"}, {"table.mode", "floor"}}), "");
}

TEST(UseOfTable, O_TABLE_SizesPanelsAndCells) {
  for (const char* size : {"0x5", "5", "5x", "x5", "5x5x5", "100x3", "-3x3", "03x3", "3X3"})
    EXPECT_NE(mistake_of({"base"}, {{"table.size", size}}), "") << size;
  for (const char* panels : {"E", "3E", "E0", "E3+", "E3,N2"})
    EXPECT_NE(mistake_of({"base"}, {{"table.panels", panels}}), "") << panels;
  for (const char* cells : {"1", "1,2,3", "1,2+", "a,b"})
    EXPECT_NE(mistake_of({"base"}, {{"table.blocked", cells}}), "") << cells;
}

TEST(UseOfTable, R_HOUSE_11_NeedsAStandardTable) {
  EXPECT_NE(mistake_of({"base"}, {{"table_edge_completes", "true"}}).find("R-HOUSE-11"),
            std::string::npos);
  EXPECT_EQ(mistake_of({"base"}, {{"table_edge_completes", "true"}, {"table.mode", "standard"}}),
            "");
}

}  // namespace
}  // namespace bastide
