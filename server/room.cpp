#include "server/room.h"

#include <algorithm>
#include <utility>

#include <fmt/ranges.h>

#include "server/secrets.h"

namespace bastide {

Room::Room(std::string code, std::unique_ptr<Table> table, Later later,
           std::chrono::milliseconds computer_pause)
    : code_(std::move(code)),
      table_(std::move(table)),
      later_(std::move(later)),
      computer_pause_(computer_pause) {}

ClientId Room::add_client() {
  const auto id = static_cast<ClientId>(clients_.size());
  clients_.push_back({.id = id, .token = random_token()});
  return id;
}

std::optional<ClientId> Room::claim(std::string_view name) {
  if (!table_->has_open_seat()) return {};
  const ClientId client = add_client();
  table_->claim(client, name);
  return client;
}

std::optional<ClientId> Room::find(std::string_view token) const {
  std::optional<ClientId> found;
  for (const Client& client : clients_) {
    if (same_secret(client.token, token)) found = client.id;
  }
  return found;
}

Room::Member& Room::member_of(const Peer& peer) {
  return *std::ranges::find(members_, &peer, &Member::peer);
}

bool Room::has(const Peer& peer) const {
  return std::ranges::find(members_, &peer, &Member::peer) != members_.end();
}

bool Room::is_seated(const Peer& peer) const {
  const auto found = std::ranges::find(members_, &peer, &Member::peer);
  return found != members_.end() && found->client != kWatcher;
}

bool Room::is_connected(ClientId client) const {
  return std::ranges::find(members_, client, &Member::client) != members_.end();
}

void Room::tell(Member& member, std::uint32_t after, std::optional<std::int64_t> seq) {
  member.told = table_->version_for(member.client);
  member.peer->send(table_->update_for(member.client, after, seq));
}

void Room::tell_others(const Peer* except, bool always) {
  for (Member& member : members_) {
    const bool news = table_->version_for(member.client) > member.told;
    if (member.peer != except && (news || always)) tell(member, member.told);
  }
}

void Room::enter(Peer& peer, ClientId client, std::int64_t seq) {
  last_use_ = Clock::now();
  members_.push_back({.peer = &peer, .client = client});
  if (client != kWatcher) table_->set_present(client, true);
  greet(peer, seq);
  if (client != kWatcher) tell_others(&peer, true);
  wake_computer();
}

void Room::greet(Peer& peer, std::int64_t seq) {
  Member& member = member_of(peer);
  std::string token;
  if (member.client != kWatcher) {
    token =
        fmt::format(R"(,"token":"{}")", clients_[static_cast<std::size_t>(member.client)].token);
  }
  peer.send(fmt::format(R"({{"type":"table","seq":{},"table":"{}","seats":[{}]{}}})", seq, code_,
                        fmt::join(table_->seats_of(member.client), ","), token));
  tell(member, 0, seq);
}

void Room::leave(Peer& peer) {
  if (!has(peer)) return;
  const ClientId client = member_of(peer).client;
  std::erase_if(members_, [&](const Member& each) { return each.peer == &peer; });
  if (client == kWatcher || is_connected(client)) return;
  table_->set_present(client, false);
  tell_others(nullptr, true);
}

void Room::receive(Peer& peer, const Message& message) {
  last_use_ = Clock::now();
  Member& member = member_of(peer);
  Answer answer = answer_at_table(table_.get(), member.client, message);
  if (message.type != "record") member.told = table_->version_for(member.client);
  peer.send(std::move(answer.text));
  tell_others(&peer, false);
  wake_computer();
}

void Room::disband(const std::string& message) {
  for (const Member& member : std::exchange(members_, {})) member.peer->send(message);
}

void Room::wake_computer() {
  if (computer_awake_ || !table_->computer_to_move()) return;
  computer_awake_ = true;
  later_(computer_pause_, [room = weak_from_this()] {
    if (const auto self = room.lock()) self->play_computer();
  });
}

void Room::play_computer() {
  computer_awake_ = false;
  if (!table_->computer_to_move()) return;
  table_->play_computer();
  tell_others(nullptr, false);
  wake_computer();
}

}  // namespace bastide
