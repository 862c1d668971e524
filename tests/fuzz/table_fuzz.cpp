// A stream of messages into a local table. Nothing may crash or hang; what is refused or is an
// error leaves the table as it was.
//
// The input's lines are the messages. A line that starts with a digit stands for a sensible one, so
// that the fuzzer gets far into games: 0 the n-th placement, 1 the n-th spot, 2 undo, 3 confirm, 4
// a computer's turn, 5 opening the game's own record, 6 a new game; n is the next byte.
#include <algorithm>
#include <boost/json.hpp>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "table/local_host.h"

namespace {

namespace json = boost::json;

constexpr int kMaxLines = 250;
constexpr int kMaxComputerTurns = 6;  // they think long under sanitizers

class Session {
 public:
  void line(std::string_view text) {
    if (text.empty()) return;
    if (text.front() < '0' || text.front() > '6') return send(text);
    coded(text.front() - '0', text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U);
  }

 private:
  void coded(int what, unsigned n) {
    if (what == 4) {
      if (computer_turns_++ < kMaxComputerTurns) take(host_.step());
    } else if (what == 5) {
      if (host_.table() != nullptr) send(message("open", {{"text", host_.table()->record()}}));
    } else if (what == 6) {
      send(message("new", {{"setup", setup(n)}}));
    } else if (host_.table() != nullptr) {
      command(what, n);
    }
  }

  void command(int what, unsigned n) {
    json::object form{{"do", what == 2 ? "undo" : "confirm"}};
    if (what < 2) {
      const json::array& choices = view_.at(what == 0 ? "placements" : "spots").as_array();
      if (choices.empty()) return;
      const json::object& choice = choices[n % choices.size()].as_object();
      form = choice;
      form["do"] = what == 0 ? "place" : "figure";
      if (what == 0) form["dir"] = choice.at("dirs").as_array().front();
    }
    send(message("command", {{"version", view_.at("version")}, {"command", form}}));
  }

  static json::object setup(unsigned n) {
    json::array seats{
        {{"name", "A"}, {"colour", "red"}, {"kind", "person"}},
        {{"name", "B"}, {"colour", "blue"}, {"kind", n % 2 == 0 ? "person" : "computer"}}};
    return {{"seats", seats}, {"rules", {{"farmers", n % 3 == 0 ? "off" : "third"}}}};
  }

  std::string message(std::string_view type, json::object body) {
    body["type"] = json::string_view(type.data(), type.size());
    body["seq"] = ++seq_;
    return json::serialize(body);
  }

  /// Keeps the view of an update; of anything else nothing may have changed.
  void take(const std::string& text) {
    if (text.empty()) return;
    const json::value answer = json::parse(text);
    const json::string& type = answer.at("type").as_string();
    if (type == "update") view_ = answer.at("view").as_object();
    const bool no = type == "refused" || type == "error";
    if (!no || host_.table() == nullptr) return;
    const std::string now = host_.table()->update_for(bastide::LocalHost::kClient, UINT32_MAX);
    if (json::parse(now).at("view") != view_) std::abort();
  }

  void send(std::string_view text) { take(host_.receive(text)); }

  bastide::LocalHost host_{bastide::Seed{1}};
  std::int64_t seq_ = 0;
  int computer_turns_ = 0;
  json::object view_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  Session session;
  for (int i = 0; i < kMaxLines && !rest.empty(); ++i) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    session.line(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
