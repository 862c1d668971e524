#include "server/limits.h"

#include <gtest/gtest.h>

#include <set>

#include "server/secrets.h"

namespace bastide {
namespace {

using std::chrono::milliseconds;

TEST(RateLimitTest, BurstThenAverage) {
  const Clock::time_point start{};
  RateLimit limit(20, 40, start);
  for (int i = 0; i < 40; ++i) EXPECT_TRUE(limit.take(start)) << i;
  EXPECT_FALSE(limit.take(start));
  EXPECT_TRUE(limit.take(start + milliseconds(51)));
  EXPECT_FALSE(limit.take(start + milliseconds(51)));
  int allowed = 0;
  for (int i = 0; i < 1000; ++i) allowed += limit.take(start + milliseconds(51 + i)) ? 1 : 0;
  EXPECT_NEAR(allowed, 20, 1);
}

TEST(RateLimitTest, SavesUpNoMoreThanTheBurst) {
  const Clock::time_point start{};
  RateLimit limit(20, 40, start);
  int allowed = 0;
  for (int i = 0; i < 100; ++i) allowed += limit.take(start + std::chrono::hours(5)) ? 1 : 0;
  EXPECT_EQ(allowed, 40);
}

TEST(AddressTest, KeysAreNetworks) {
  EXPECT_EQ(address_key("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(address_key("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(address_key("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(address_key("2001:db8:1:2::1"), address_key("2001:db8:1:2:ffff::"));
  EXPECT_NE(address_key("2001:db8:1:2::1"), address_key("2001:db8:1:3::1"));
  EXPECT_EQ(address_key("fe80::1%eth0"), "fe80::/64");
  EXPECT_EQ(address_key("neither"), "neither");
}

TEST(AddressTest, CountsInAllAndForEach) {
  AddressCount count(3, 2);
  auto a = count.enter("a");
  auto b = count.enter("a");
  EXPECT_TRUE(a);
  EXPECT_TRUE(b);
  EXPECT_FALSE(count.enter("a"));
  auto c = count.enter("b");
  EXPECT_TRUE(c);
  EXPECT_FALSE(count.enter("c")) << "three are all that there may be";
  a = {};
  EXPECT_EQ(count.total(), 2);
  EXPECT_TRUE(count.enter("a"));
  EXPECT_EQ(count.total(), 2) << "a place that nobody keeps is free again";
}

TEST(AddressTest, PlacesMove) {
  AddressCount count(10, 10);
  auto a = count.enter("a");
  auto b = std::move(a);
  EXPECT_EQ(count.total(), 1);
  b = count.enter("b");
  EXPECT_EQ(count.total(), 1);
}

TEST(AddressTest, PlacesMayOutliveTheCount) {
  AddressCount::Place place;
  {
    AddressCount count(1, 1);
    place = count.enter("a");
  }
  EXPECT_TRUE(place);
}

TEST(SecretsTest, CodesAreReadableAndDiffer) {
  std::set<std::string> codes;
  std::set<char> letters;
  for (int i = 0; i < 100; ++i) {
    const std::string code = random_code();
    EXPECT_EQ(code.size(), 6U);
    letters.insert(code.begin(), code.end());
    codes.insert(code);
  }
  EXPECT_EQ(codes.size(), 100U) << "887 million codes";
  EXPECT_EQ(letters.size(), 31U) << "600 letters show all 31";
  for (const char confused : {'0', 'O', '1', 'I', 'L'}) EXPECT_FALSE(letters.contains(confused));
}

TEST(SecretsTest, TokensAreLongAndDiffer) {
  EXPECT_EQ(random_token().size(), 64U);
  EXPECT_NE(random_token(), random_token());
}

TEST(SecretsTest, Comparison) {
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "ab"));
  EXPECT_FALSE(same_secret("", "a"));
}

}  // namespace
}  // namespace bastide
