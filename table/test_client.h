// For tests: a client of a local table that speaks the protocol and keeps what it was told.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "table/local_host.h"

namespace bastide {

namespace json = boost::json;

/// Throws, and so fails the test, when an answer is no JSON.
inline json::value parsed(std::string_view text) { return json::parse({text.data(), text.size()}); }

inline std::string text_of(const json::value& value) {
  const json::string& text = value.as_string();
  return {text.data(), text.size()};
}

/// A setup of `seats` seats that move as given; those from `persons` on are computers.
inline json::object setup_json(int seats, int persons, std::string_view digits = "07") {
  json::object setup;
  json::array& list = setup["seats"].emplace_array();
  const std::vector<std::string> colours{"red", "blue", "yellow", "green", "black", "pink"};
  for (int i = 0; i < seats; ++i) {
    list.push_back(json::object{{"name", "P" + std::to_string(i)},
                                {"colour", colours[static_cast<unsigned>(i)]},
                                {"kind", i < persons ? "person" : "computer"}});
  }
  setup["tiles"] = json::array{"base"};
  setup["rules"] = json::object{{"first_player", "seat"}};
  if (seats == 6) setup["rules"].as_object()["sixth_player"] = "true";
  std::string seed;
  while (seed.size() < 64) seed += digits;
  setup["seed"] = seed.substr(0, 64);
  return setup;
}

class TestClient {
 public:
  /// Sends a message with the next `seq` and returns the answer; updates are taken over.
  json::object send(json::object message) {
    message["seq"] = ++seq;
    return take(host.receive(json::serialize(message)));
  }
  json::object start(const json::object& setup) {
    return send({{"type", "new"}, {"setup", setup}});
  }
  json::object command(json::object form) {
    return send({{"type", "command"}, {"version", version()}, {"command", std::move(form)}});
  }
  json::object place_first() {
    const json::object& cell = view.at("placements").as_array().front().as_object();
    return command({{"do", "place"},
                    {"x", cell.at("x")},
                    {"y", cell.at("y")},
                    {"dir", cell.at("dirs").as_array().back()}});
  }
  json::object put_first_figure() {
    const json::object& spot = view.at("spots").as_array().front().as_object();
    return command(
        {{"do", "figure"}, {"figure", spot.at("figure")}, {"feature", spot.at("feature")}});
  }
  json::object confirm() { return command({{"do", "confirm"}}); }
  json::object undo() { return command({{"do", "undo"}}); }
  /// Lets the computers on turn play.
  void let_computers_play() {
    for (std::string text = host.step(); !text.empty(); text = host.step()) take(text);
  }
  /// Plays to the end: the first placement, every second turn a figure if one can be put.
  void play_out() {
    for (int turn = 0; turn < 500 && view.at("state") != "over"; ++turn) {
      let_computers_play();
      if (view.at("state") == "over") return;
      place_first();
      if (turn % 2 == 0 && !view.at("spots").as_array().empty()) put_first_figure();
      confirm();
    }
  }
  std::string record() { return text_of(send({{"type", "record"}}).at("text")); }
  std::int64_t version() const { return view.at("version").as_int64(); }

  LocalHost host{Seed{1, 2, 3}};
  std::int64_t seq = 0;
  json::object view;
  json::array events;  ///< all that came with updates

 private:
  json::object take(const std::string& text) {
    json::object answer = parsed(text).as_object();
    if (answer.at("type") != "update") return answer;
    view = answer.at("view").as_object();
    for (const json::value& event : answer.at("events").as_array()) events.push_back(event);
    return answer;
  }
};

}  // namespace bastide
