// What a client may see: the one place where a view is made and hidden information left out. The
// draw order and the copies that are still to come are not even looked at here before the game is
// over.
#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "core/apply.h"
#include "core/notation.h"
#include "core/score.h"
#include "core/variant.h"
#include "table/design_json.h"
#include "table/events.h"
#include "table/json_util.h"
#include "table/reply.h"
#include "table/table.h"
#include "variants/house_rules/hands.h"
#include "variants/house_rules/house_rules.h"
#include "variants/registry.h"
#include "variants/traders/traders.h"

namespace bastide {
namespace {

namespace json = boost::json;

json::string letter(Side side) { return json::string(1, side_letter(side)); }

/// The decisions about figures that are due on a board; none where no decision is.
std::vector<Action> figure_actions(const State& board) {
  if (!awaits_decision(board) || board.drawn() != kNoKind) return {};
  std::vector<Action> out = legal_actions(board);
  std::erase_if(out, [](const Action& action) {
    return action.type != ActionType::Figure && action.type != ActionType::TakeBack;
  });
  return out;
}

/// The distinct placements of the drawn tile, a cell each.
json::array placements_json(const State& state) {
  json::array out;
  if (state.drawn() == kNoKind || !awaits_decision(state)) return out;
  const std::vector<Action> actions = legal_actions(state);
  for (std::size_t i = 0; i < actions.size();) {
    const Cell cell = actions[i].cell;
    json::array dirs;
    for (; i < actions.size() && actions[i].cell == cell; ++i)
      dirs.push_back(letter(actions[i].dir));
    out.push_back(json::object{{"x", cell.x}, {"y", cell.y}, {"dirs", std::move(dirs)}});
  }
  return out;
}

json::object rules_json(const Game& game) {
  json::object out;
  for (const OptionSpec& option : catalogue().options) {
    out[json_view(option.name)] =
        json_view(option_value(catalogue().options, game.options, option.name));
  }
  return out;
}

/// Points by what they were given for: the four of the base game always, others where there are
/// any.
template <class Points>
json::object sheet_json(const Points& points) {
  json::object out{{"road", 0}, {"city", 0}, {"monastery", 0}, {"field", 0}};
  for (const auto& [name, value] : points) out[json_view(name)] = value;
  return out;
}

/// The designs of kinds that this game has made from those of the catalogue, or exchanged.
json::array designs_json(const Game& game) {
  json::array out;
  for (const TileKind& kind : game.kinds) {
    const bool own = std::ranges::any_of(
        game.own_designs, [&](const TileDesign& design) { return &design == kind.design; });
    const bool exchanged = std::ranges::none_of(game.sets, [&](const auto& set) {
      return set->name == kind.set && !set->tiles.empty() && kind.design >= &set->tiles.front() &&
             kind.design <= &set->tiles.back();
    });
    if ((!own && !exchanged) || kind.count == 0) continue;
    json::object design = design_json(*kind.design);
    design["tile"] = json_view(kind.name);
    out.push_back(std::move(design));
  }
  return out;
}

/// Which copy of its letter a tile is, for its drawing.
int drawn_copy(const TileKind& kind, std::uint8_t copy) {
  return copy < kind.copies.size() ? kind.copies[copy] : copy;
}

}  // namespace

std::string Table::update_for(ClientId viewer, std::uint32_t after, Seq seq) const {
  std::string out = R"({"type":"update",)";
  if (seq) out.append("\"seq\":").append(std::to_string(*seq)).append(",");
  out.append("\"version\":").append(std::to_string(version_for(viewer))).append(",\"events\":[");
  bool first = true;
  for (const LoggedEvent& event : events_) {
    if (event.version <= after) continue;
    out.append(first ? "" : ",").append(event.text);
    first = false;
  }
  return out.append("],\"view\":").append(json::serialize(view(viewer))).append("}");
}

json::object Table::view(ClientId viewer) const {
  json::object out{{"version", version_for(viewer)}};
  json::array& you = out["you"].emplace_array();
  for (const int seat : seats_of(viewer)) you.push_back(seat);
  out["state"] = is_over() ? "over" : begun_ ? "playing" : "waiting";
  out["turn"] = shown_turn();
  out["seat"] = state_.seat();
  out["actor"] = state_.actor();
  out["seats"] = view_seats(viewer);
  out["tiles"] = view_tiles();
  json::array& figures = out["figures"].emplace_array();
  for (const PlacedFigure& figure : state_.figures())
    figures.push_back(figure_json(state_, figure));
  view_turn(viewer, out);
  out["left"] = state_.bag_total();
  out["remaining"] = view_remaining(viewer);
  json::array& discards = out["discards"].emplace_array();
  for (const KindId kind : discards_) discards.push_back(json_view(game_->kinds[kind].name));
  out["result"] = view_result();
  out["rules"] = rules_json(*game_);
  out["designs"] = designs_json(*game_);
  out["commitment"] = bag_.commitment();
  out["reveal"] = nullptr;
  if (is_over()) {
    json::array order;
    for (const std::string& name : bag_.order(*game_)) order.push_back(json_view(name));
    out["reveal"] = json::object{{"order", std::move(order)}, {"salt", bag_.salt()}};
  }
  return out;
}

void Table::view_turn(ClientId viewer, json::object& out) const {
  const bool playing = begun_ && !is_over();
  const bool mine = may_act(viewer);
  const State& board = mine ? place_board() : state_;
  out["drawn"] = nullptr;
  if (playing && board.drawn() != kNoKind) {
    const TileKind& kind = game_->kinds[board.drawn()];
    const bool taken = state_.drawn() == kNoKind;
    const int copy = taken ? from_hand(state_.seat(), board.drawn()).copy : drawn_copy_;
    out["drawn"] = json::object{{"tile", json_view(kind.name)},
                                {"copy", drawn_copy(kind, static_cast<std::uint8_t>(copy))}};
  }
  out["step"] = json_view(mine ? step_now() : "none");
  out["choices"] = mine ? view_choices() : json::array();
  out["placements"] = mine ? placements_json(board) : json::array();
  out["pending"] = mine && (pending_ || has_placed()) ? view_pending() : json::value();
  json::array& spots = out["spots"].emplace_array();
  if (!mine || !has_placed()) return;
  const State& deciding = deciding_board();
  if (!decides(deciding)) return;
  for (const Action& action : figure_actions(deciding))
    spots.push_back(spot_json(deciding, action));
}

/// What the question that is asked may be answered with: tiles of the hand, or offers.
json::array Table::view_choices() const {
  json::array out;
  if (!awaits_answer(state_)) return out;
  for (const Action& action : legal_actions(state_)) {
    if (action.type != ActionType::Answer) continue;
    switch (state_.phase().ask) {
      case Ask::Tile:
        out.push_back(json::object{{"tile", json_view(game_->kinds[action.kind].name)}});
        break;
      case Ask::Sale: {
        const int seat = action.kind - 1;
        out.push_back(json::object{{"seat", seat},
                                   {"points", offers_of(state_)[static_cast<unsigned>(seat)]}});
        break;
      }
      case Ask::Part:
      case Ask::More:
      case Ask::Offer: return out;
    }
  }
  return out;
}

bool Table::sees_hand(int seat, ClientId viewer) const {
  if (is_over() || !are_hands_hidden(*game_)) return true;
  const ClientId owner = seats_[static_cast<unsigned>(seat)].owner;
  return owner == viewer && owner != kNobody;
}

json::array Table::view_hand(int seat, ClientId viewer) const {
  json::array out;
  for (const TileCopy& tile : hands_[static_cast<unsigned>(seat)]) {
    const TileKind& kind = game_->kinds[tile.kind];
    if (sees_hand(seat, viewer)) {
      out.push_back(
          json::object{{"tile", json_view(kind.name)}, {"copy", drawn_copy(kind, tile.copy)}});
    } else {
      out.push_back(nullptr);
    }
  }
  return out;
}

/// What is left by kind, as far as the viewer knows: hidden tiles of others may still come, too.
json::array Table::view_remaining(ClientId viewer) const {
  json::array out;
  for (std::size_t i = 0; i < game_->kinds.size(); ++i) {
    const auto kind = static_cast<KindId>(i);
    std::ptrdiff_t left = state_.bag(kind);
    for (int seat = 0; seat < game_->seats; ++seat) {
      if (!sees_hand(seat, viewer)) left += std::ranges::count(hand_of(state_, seat), kind);
    }
    if (left == 0) continue;
    out.push_back(json::object{{"tile", json_view(game_->kinds[kind].name)}, {"left", left}});
  }
  return out;
}

/// The board of the decision that is due; when none is, that of the last one, which may still be
/// made another way.
const State& Table::deciding_board() const {
  if (!pending_) return state_;
  const auto& last = pending_->steps.back();
  const bool decided = !decides(pending_->board) && last.action.type != ActionType::Place;
  return decided ? last.before : pending_->board;
}

std::string_view Table::step_now() const {
  if (pending_ && !has_placed()) return "place";
  if (pending_) return decides(pending_->board) ? "figure" : "confirm";
  switch (state_.phase().ask) {
    case Ask::Part: return has_placed() ? "figure" : "place";
    case Ask::More: return "again";
    case Ask::Offer: return "offer";
    case Ask::Sale: return "sale";
    case Ask::Tile: break;
  }
  return gives_up() ? "give_up" : "take";
}

/// Whether no tile of the hand fits, so that one must be given up.
bool Table::gives_up() const {
  State board = state_;
  apply(board, legal_actions(state_).front());
  return board.drawn() == kNoKind;
}

json::value Table::view_pending() const {
  if (!has_placed()) return nullptr;
  State board = pending_ ? pending_->board : state_;
  Log log = pending_ ? pending_->log : Log{};
  const bool here = pending_ && placing() < pending_->steps.size();
  const Cell cell = here ? pending_->steps[placing()].action.cell : board.tiles().back().cell;
  const auto tile = static_cast<unsigned>(board.tile_at(cell));
  json::object out{{"x", cell.x}, {"y", cell.y}, {"dir", letter(board.tiles()[tile].dir)}};
  json::array& figures = out["figures"].emplace_array();
  for (std::size_t i = 0; pending_ && i < pending_->steps.size(); ++i) {
    const PendingStep& step = pending_->steps[i];
    const bool figure =
        step.action.type == ActionType::Figure || step.action.type == ActionType::TakeBack;
    if (figure) figures.push_back(spot_json(step.before, step.action));
  }
  while (decides(board)) apply(board, Action::pass(), &log);
  json::array& awards = out["awards"].emplace_array();
  for (const Event& event : log) {
    if (event.type == EventType::Award) awards.push_back(event_json(board, event, state_.turn()));
  }
  return out;
}

json::array Table::view_seats(ClientId viewer) const {
  json::array out;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const SeatSetup& seat = seats_[i].setup;
    json::object supply;
    for (std::size_t figure = 0; figure < game_->figures.size(); ++figure) {
      supply[json_view(game_->figures[figure].name)] =
          state_.supply(static_cast<int>(i), static_cast<int>(figure));
    }
    out.push_back(json::object{{"name", seat.name},
                               {"colour", seat.colour},
                               {"kind", json_view(seat_kind_name(seat.kind))},
                               {"level", seat.level},
                               {"points", state_.points(static_cast<int>(i))},
                               {"supply", std::move(supply)},
                               {"present", seats_[i].present}});
    if (game_->find_variant(kHands) >= 0)
      out.back().as_object()["hand"] = view_hand(static_cast<int>(i), viewer);
    if (game_->find_variant(kTraders) < 0) continue;
    json::object& goods = out.back().as_object()["goods"].emplace_object();
    const auto tokens = goods_of(state_, static_cast<int>(i));
    for (std::size_t sort = 0; sort < kGoods.size(); ++sort)
      goods[json_view(kGoods[sort])] = tokens[sort];
  }
  return out;
}

json::array Table::view_tiles() const {
  json::array out;
  for (std::size_t i = 0; i < board_.size(); ++i) {
    const PlacedTile& tile = state_.tiles()[i];
    const BoardTile& more = board_[i];
    out.push_back(json::object{{"x", tile.cell.x},
                               {"y", tile.cell.y},
                               {"tile", json_view(game_->kinds[tile.kind].name)},
                               {"dir", letter(tile.dir)},
                               {"copy", drawn_copy(game_->kinds[tile.kind], more.copy)},
                               {"turn", more.turn},
                               {"seat", more.seat < 0 ? json::value() : json::value(more.seat)}});
  }
  return out;
}

json::value Table::view_result() const {
  if (!is_over()) return nullptr;
  json::object out{{"winners", seat_list(winning_seats())}};
  json::array& sheet = out["sheet"].emplace_array();
  for (std::size_t seat = 0; seat < sheet_.size(); ++seat) {
    sheet.push_back(json::object{{"seat", seat},
                                 {"in_play", sheet_json(sheet_[seat].in_play)},
                                 {"final", sheet_json(sheet_[seat].final)},
                                 {"total", state_.points(static_cast<int>(seat))}});
  }
  return out;
}

int Table::shown_turn() const { return is_over() ? state_.turn() - 1 : state_.turn(); }

unsigned Table::winning_seats() const {
  if (ending_ == Ending::Aborted) return 0;
  if (ending_ != Ending::Resigned) return winners(state_);
  unsigned out = 0;
  int best = -1;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const int points = state_.points(static_cast<int>(i));
    if (seats_[i].setup.colour == resigned_ || points < best) continue;
    out = (points > best ? 0U : out) | (1U << i);
    best = points;
  }
  return out;
}

}  // namespace bastide
