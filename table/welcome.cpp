// The welcome message: what this program knows to play.
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "ai/player.h"
#include "core/notation.h"
#include "table/design_json.h"
#include "table/json_util.h"
#include "table/reply.h"
#include "variants/registry.h"

namespace bastide {
namespace {

namespace json = boost::json;

constexpr int kProtocol = 1;

template <class List>
json::array names(const List& list) {
  json::array out;
  for (const auto& name : list) out.push_back(json_view(name));
  return out;
}

json::object set_json(const TileSet& set) {
  json::object out{{"set", json_view(set.name)}, {"start", json_view(set.start)}};
  json::object& title = out["title"].emplace_object();
  for (const auto& [language, text] : set.title) title[json_view(language)] = json_view(text);
  json::array& tiles = out["tiles"].emplace_array();
  for (const TileDesign& tile : set.tiles) tiles.push_back(design_json(tile));
  return out;
}

json::object option_json(const OptionSpec& option) {
  return {{"name", json_view(option.name)},
          {"values", names(option.values)},
          {"default", json_view(option.values.front())},
          {"rule", json_view(option.rule)},
          {"help", json_view(option.help)},
          {"free", option.accepts != nullptr}};
}

json::object condition_json(const Condition& condition) {
  return {{"name", json_view(condition.name)},
          {"value", json_view(condition.value)},
          {"is", condition.is}};
}

json::object exclusion_json(const Exclusion& exclusion) {
  return {{"a", condition_json(exclusion.a)},
          {"b", condition_json(exclusion.b)},
          {"rule", json_view(exclusion.rule)},
          {"text", json_view(exclusion.text)}};
}

json::object catalogue_object(std::span<const std::shared_ptr<const TileSet>> sets) {
  json::object out;
  json::array& list = out["sets"].emplace_array();
  for (const auto& set : sets) list.push_back(set_json(*set));
  return out;
}

std::string build_welcome() {
  json::object out{{"type", "welcome"}, {"protocol", kProtocol}};
  out["catalogue"] = catalogue_object(catalogue().sets);
  json::array& options = out["options"].emplace_array();
  for (const OptionSpec& option : catalogue().options) options.push_back(option_json(option));
  json::array& exclusions = out["exclusions"].emplace_array();
  for (const Exclusion& exclusion : catalogue().exclusions)
    exclusions.push_back(exclusion_json(exclusion));
  out["levels"] = names(computer_levels());
  out["colours"] = names(kColours);
  return json::serialize(out);
}

}  // namespace

std::string catalogue_json(std::span<const std::shared_ptr<const TileSet>> sets) {
  return json::serialize(catalogue_object(sets));
}

const std::string& welcome_message() {
  static const std::string kMessage = build_welcome();
  return kMessage;
}

}  // namespace bastide
