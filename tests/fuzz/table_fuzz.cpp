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

constexpr int kMaxLines = 400;

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
      host_.step();
    } else if (what == 5) {
      if (host_.table() != nullptr) send(message("open", {{"text", host_.table()->record()}}));
    } else if (what == 6) {
      send(message("new", {{"setup", setup(n)}}));
    } else if (host_.table() != nullptr) {
      command(what, n);
    }
  }

  void command(int what, unsigned n) {
    const json::object view = view_now();
    json::object form{{"do", what == 2 ? "undo" : "confirm"}};
    if (what < 2) {
      const json::array& choices = view.at(what == 0 ? "placements" : "spots").as_array();
      if (choices.empty()) return;
      const json::object& choice = choices[n % choices.size()].as_object();
      form = choice;
      form["do"] = what == 0 ? "place" : "figure";
      if (what == 0) form["dir"] = choice.at("dirs").as_array().front();
    }
    send(message("command", {{"version", view.at("version")}, {"command", form}}));
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

  json::object view_now() const {
    const std::string update = host_.table()->update_for(bastide::LocalHost::kClient, 0);
    return json::parse(update).at("view").as_object();
  }

  std::string all() const {
    return host_.table() == nullptr ? ""
                                    : host_.table()->update_for(bastide::LocalHost::kClient, 0);
  }

  void send(std::string_view text) {
    const std::string before = all();
    const json::value answer = json::parse(host_.receive(text));
    const json::string& type = answer.at("type").as_string();
    if ((type == "refused" || type == "error") && all() != before) std::abort();
  }

  bastide::LocalHost host_{bastide::Seed{1}};
  std::int64_t seq_ = 0;
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
