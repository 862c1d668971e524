#include "cli/play_input.h"

#include <gtest/gtest.h>

namespace bastide {
namespace {

using What = PlayInput::What;

TEST(PlayInput, ReadsCellsWithAndWithoutDirections) {
  EXPECT_EQ(read_input("7").what, What::Cell);
  EXPECT_EQ(read_input("7").number, 7);
  EXPECT_FALSE(read_input("7").dir);
  EXPECT_EQ(read_input(" 12 E ").number, 12);
  EXPECT_EQ(read_input(" 12 E ").dir, Side::E);
  EXPECT_EQ(read_input("3w").dir, Side::W);
}

TEST(PlayInput, ReadsLettersAndCommands) {
  EXPECT_EQ(read_input("a").what, What::Spot);
  EXPECT_EQ(read_input("P").number, 15);
  EXPECT_EQ(read_input("").what, What::Confirm);
  EXPECT_EQ(read_input("t").what, What::Turn);
  EXPECT_EQ(read_input("UNDO").what, What::Undo);
  EXPECT_EQ(read_input("q\r").what, What::Quit);
  EXPECT_EQ(read_input("?").what, What::Help);
}

TEST(PlayInput, TakesNothingForWhatItIsNot) {
  for (const char* line :
       {"0", "-3", "7x", "7ee", "99999999999999999999", "z", "aa", "7 e 8", "\xff\xfe", "!"}) {
    EXPECT_EQ(read_input(line).what, What::Unclear) << line;
  }
  EXPECT_EQ(read_input(std::string(100'000, '9')).what, What::Unclear);
}

}  // namespace
}  // namespace bastide
