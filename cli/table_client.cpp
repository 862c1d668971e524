#include "cli/table_client.h"

#include <sys/random.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_to.hpp>
#include <cerrno>
#include <system_error>
#include <utility>

namespace bastide {
namespace {

namespace json = boost::json;

Seed system_seed() {
  Seed seed;
  if (getrandom(seed.data(), seed.size(), 0) != static_cast<ssize_t>(seed.size())) {
    throw std::system_error(errno, std::generic_category(), "no random numbers from the system");
  }
  return seed;
}

}  // namespace

TableClient::TableClient() : host_(system_seed()) {}

std::expected<json::object, std::string> TableClient::send(json::object message) {
  message["seq"] = ++seq_;
  json::object reply = json::parse(host_.receive(json::serialize(message))).as_object();
  const auto type = json::value_to<std::string>(reply.at("type"));
  if (type != "refused" && type != "error") return reply;
  std::string why = json::value_to<std::string>(reply.at("text"));
  if (const json::value* line = reply.if_contains("line")) {
    const auto column = json::value_to<int>(reply.at("column"));
    return std::unexpected(std::to_string(json::value_to<int>(*line)) + ':' +
                           std::to_string(column) + ": " + why);
  }
  const json::value* rule = reply.if_contains("rule");
  if (rule != nullptr && !rule->as_string().empty())
    why += " (" + json::value_to<std::string>(*rule) + ')';
  return std::unexpected(std::move(why));
}

std::expected<void, std::string> TableClient::take(std::expected<json::object, std::string> reply) {
  if (!reply) return std::unexpected(std::move(reply.error()));
  view_ = read_view(reply->at("view").as_object(), host_.table()->state().game());
  for (json::value& event : reply->at("events").as_array())
    events_.push_back(std::move(event.as_object()));
  return {};
}

std::expected<void, std::string> TableClient::start(const json::object& setup) {
  return take(send({{"type", "new"}, {"setup", setup}}));
}

std::expected<void, std::string> TableClient::open(const std::string& record) {
  return take(send({{"type", "open"}, {"text", record}}));
}

std::expected<void, std::string> TableClient::command(json::object command) {
  return take(
      send({{"type", "command"}, {"version", view_.version}, {"command", std::move(command)}}));
}

bool TableClient::step() {
  const std::string update = host_.step();
  if (update.empty()) return false;
  take(json::parse(update).as_object()).value();
  return true;
}

std::vector<json::object> TableClient::take_events() { return std::exchange(events_, {}); }

std::string TableClient::record() {
  return json::value_to<std::string>(send({{"type", "record"}}).value().at("text"));
}

}  // namespace bastide
