// Hostile and clumsy texts: each gets one plain answer, and the table stands as it was.
#include "table/messages.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <sstream>

#include "table/test_client.h"

namespace bastide {
namespace {

std::string code_of(const std::string& answer) {
  const json::value value = parsed(answer);
  EXPECT_EQ(value.at("type"), "error") << answer;
  const json::value* code = value.as_object().if_contains("code");
  return code == nullptr ? "" : text_of(*code);
}

TEST(Messages, GarbageIsAnError) {
  TestClient client;
  client.start(setup_json(2, 2));
  const json::object before = client.view;
  const std::string deep = std::string(17, '[') + std::string(17, ']');
  for (
      const std::string& text :
      {std::string(), std::string("{"), std::string("[]"), std::string("7"), std::string("{}"),
       std::string("\xff\xfe"), std::string(R"({"type":7,"seq":1})"),
       std::string(R"({"type":"sync"})"), std::string(R"({"type":"sync","seq":0,"after":0})"),
       std::string(R"({"type":"sync","seq":2,"after":-1})"),
       std::string(R"({"type":"command","seq":9})"),
       std::string(R"({"type":"command","seq":9,"version":1,"command":{"do":"fly"}})"),
       std::string(
           R"({"type":"command","seq":9,"version":1,"command":{"do":"place","x":1e9,"y":0,"dir":"N"}})"),
       std::string(
           R"({"type":"command","seq":9,"version":1,"command":{"do":"place","x":1,"y":0,"dir":"X"}})"),
       std::string(R"({"type":"command","seq":9,"version":1,"command":[]})"),
       R"({"type":"sync","seq":9,"after":)" + deep + "}"}) {
    EXPECT_EQ(code_of(client.host.receive(text)), "bad_message") << text;
  }
  EXPECT_EQ(code_of(client.host.receive(R"({"type":"dance","seq":9})")), "unknown_type");
  client.send({{"type", "sync"}, {"after", 0}});
  EXPECT_EQ(client.view, before);
}

TEST(Messages, SizesAreLimited) {
  TestClient client;
  const auto padded = [](std::string_view type, std::size_t size) {
    return R"({"type":")" + std::string(type) + R"(","seq":5,"text":")" + std::string(size, 'x') +
           R"("})";
  };
  EXPECT_EQ(code_of(client.host.receive(padded("sync", kMaxMessageBytes))), "too_large");
  EXPECT_EQ(code_of(client.host.receive(padded("open", kMaxMessageBytes))), "bad_record");
  EXPECT_EQ(code_of(client.host.receive(padded("open", kMaxOpenBytes))), "too_large");
  const auto on_server = read_message(padded("open", kMaxMessageBytes), false);
  ASSERT_FALSE(on_server);
  EXPECT_EQ(code_of(on_server.error()), "too_large");
}

TEST(Messages, WithoutATableThereIsNone) {
  TestClient client;
  EXPECT_EQ(code_of(client.host.receive(R"({"type":"sync","seq":1,"after":0})")), "no_table");
  EXPECT_EQ(code_of(client.host.receive(R"({"type":"record","seq":1})")), "no_table");
  EXPECT_EQ(client.host.step(), "");
}

TEST(Messages, HelloIsAnsweredWithAllThereIs) {
  TestClient client;
  const json::value welcome = parsed(client.host.receive(R"({"type":"hello","protocol":1})"));
  EXPECT_EQ(welcome.at("type"), "welcome");
  const json::array& tiles =
      welcome.at("catalogue").at("sets").as_array()[0].at("tiles").as_array();
  EXPECT_EQ(tiles.size(), 24U);
  std::int64_t count = 0;
  for (const json::value& tile : tiles) count += tile.at("count").as_int64();
  EXPECT_EQ(count, 72) << "R-SET-1";
  EXPECT_FALSE(welcome.at("levels").as_array().empty());
  EXPECT_EQ(welcome.at("colours").as_array().size(), 6U);
  std::string names;
  for (const json::value& option : welcome.at("options").as_array())
    names += text_of(option.at("name")) + ' ';
  EXPECT_NE(names.find("farmers"), std::string::npos);
  EXPECT_NE(names.find("first_player"), std::string::npos);
}

struct BadSetup {
  std::string_view change;  ///< member that replaces the setup's own
  std::string_view text;    ///< part of the sentence
};

TEST(Messages, BadSetupsSayWhatIsWrong) {
  const std::vector<BadSetup> cases{
      {R"({"seats":[]})", "2 to 6 seats"},
      {R"({"seats":7})", "2 to 6 seats"},
      {R"({"seats":[1,2]})", "must be an object"},
      {R"({"seats":[{"name":"A","colour":"red","kind":"person"},{"name":"B","colour":"red","kind":"person"}]})",
       "two seats are red"},
      {R"({"seats":[{"name":"","colour":"red","kind":"person"},{}]})", "1 to 24"},
      {R"({"seats":[{"name":"a\nb","colour":"red","kind":"person"},{}]})", "1 to 24"},
      {R"({"seats":[{"name":"1234567890123456789012345","colour":"red","kind":"person"},{}]})",
       "1 to 24"},
      {R"({"seats":[{"name":"A","colour":"mauve","kind":"person"},{}]})", "colour"},
      {R"({"seats":[{"name":"A","colour":"red","kind":"ghost"},{}]})", "kind"},
      {R"({"seats":[{"name":"A","colour":"red","kind":"computer","level":"god"},{}]})", "level"},
      {R"({"tiles":["atlantis"]})", "atlantis"},
      {R"({"tiles":[]})", "tile sets"},
      {R"({"rules":{"gravity":"off"}})", "gravity"},
      {R"({"rules":{"farmers":"sometimes"}})", "sometimes"},
      {R"({"rules":{"farmers":3}})", "string"},
      {R"({"seed":"12"})", "64"},
  };
  TestClient client;
  for (const BadSetup& bad : cases) {
    json::object setup = setup_json(2, 2);
    const json::value change = parsed(bad.change);
    for (const auto& member : change.as_object()) setup[member.key()] = member.value();
    const json::object answer = client.start(setup);
    ASSERT_EQ(answer.at("type"), "error") << bad.change;
    EXPECT_EQ(answer.at("code"), "bad_setup");
    EXPECT_EQ(answer.at("seq"), client.seq);
    EXPECT_NE(text_of(answer.at("text")).find(bad.text), std::string::npos) << answer.at("text");
  }
  EXPECT_EQ(client.host.table(), nullptr);
}

TEST(Messages, NamesAreCountedInCharacters) {
  EXPECT_TRUE(is_valid_name("Žofia Ďurišová"));
  EXPECT_TRUE(is_valid_name("ééééééééééééééééééééé24x"));
  EXPECT_FALSE(is_valid_name("   "));
  EXPECT_FALSE(is_valid_name("\xC2\x85"));
}

// The client's messages that docs/protocol.md prints are messages.
TEST(Messages, ExamplesOfTheProtocolAreRead) {
  std::ifstream file(BASTIDE_SOURCE_DIR "/docs/protocol.md");
  std::stringstream text;
  text << file.rdbuf();
  const std::string document = text.str();
  const std::regex line(
      R"re(^(\{"type":"(?:hello|new|open|join|command|sync|record)".*?\})\s*(?:   .*)?$)re");
  int read = 0;
  std::istringstream lines(document.substr(0, document.find("## From the table")));
  for (std::string one; std::getline(lines, one);) {
    std::smatch match;
    if (!std::regex_match(one, match, line)) continue;
    std::string message =
        std::regex_replace(match[1].str(), std::regex(R"(:SETUP|:COMMAND)"), ":{}");
    const auto result = read_message(message, true);
    EXPECT_TRUE(result) << message;
    ++read;
  }
  EXPECT_GE(read, 8);
}

}  // namespace
}  // namespace bastide
