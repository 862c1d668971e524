#include "tests/server/players.h"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <boost/json/serialize.hpp>

namespace bastide {

namespace json = boost::json;

std::string text_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(json::string_view(key.data(), key.size()));
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

int int_of(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(json::string_view(key.data(), key.size()));
  return value != nullptr && value->is_int64() ? static_cast<int>(value->get_int64()) : -1;
}

void Player::ask(std::string_view type, std::string_view members) {
  socket_.send(fmt::format(R"({{"type":"{}","seq":{}{}{}}})", type, ++seq_,
                           members.empty() ? "" : ",", members));
}

void Player::open(std::string_view seats) {
  ask("new",
      fmt::format(R"("setup":{{"seats":{},"tiles":["base"],"rules":{{"first_player":"seat"}}}})",
                  seats));
  hear("table");
  hear("update");
}

void Player::join(std::string_view code, std::string_view members) {
  ask("join", fmt::format(R"("table":"{}",{})", code, members));
  hear("table");
  hear("update");
}

void Player::command(std::string_view command) {
  ask("command", fmt::format(R"("version":{},"command":{})", version(), command));
}

json::object Player::hear() {
  json::object message = socket_.read();
  if (text_of(message, "type") == "table") {
    table_ = text_of(message, "table");
    token_ = text_of(message, "token");
  }
  if (text_of(message, "type") == "update") {
    view_ = message["view"].as_object();
    events_ += message["events"].as_array().size();
  }
  return message;
}

json::object Player::hear(std::string_view type) {
  json::object message = hear();
  while (!message.empty() && text_of(message, "type") != type) {
    EXPECT_NE(text_of(message, "type"), "error") << json::serialize(message);
    message = hear();
  }
  return message;
}

json::object Player::hear_answer() {
  json::object message = hear("update");
  while (!message.empty() && int_of(message, "seq") != seq_) message = hear("update");
  return message;
}

void Player::place() {
  const json::object& at = view_.at("placements").at(0).as_object();
  command(fmt::format(R"({{"do":"place","x":{},"y":{},"dir":"{}"}})", int_of(at, "x"),
                      int_of(at, "y"), std::string_view(at.at("dirs").at(0).as_string())));
  hear_answer();
}

void Player::play_turn() {
  place();
  if (step() == "figure" && !view_.at("spots").as_array().empty()) {
    const json::object& spot = view_.at("spots").at(0).as_object();
    command(fmt::format(R"({{"do":"figure","figure":"{}","feature":"{}"}})",
                        text_of(spot, "figure"), text_of(spot, "feature")));
    hear("update");
  }
  EXPECT_NE(step(), "place");
  command(R"({"do":"confirm"})");
  hear_answer();
}

Player* on_turn(Player& a, Player& b) {
  const int version = std::max(a.version(), b.version());
  for (Player* player : {&a, &b}) {
    player->hear_until(
        [&](const json::object& view) { return int_of(view, "version") >= version; });
  }
  if (a.state() == "over") return nullptr;
  return a.step() == "none" ? &b : &a;
}

}  // namespace bastide
