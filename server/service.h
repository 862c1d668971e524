// What all connections of a server share.
#pragma once

#include <functional>
#include <set>
#include <utility>

#include "server/server.h"
#include "server/site.h"
#include "server/tables.h"

namespace bastide {

struct Service;

/// A connection that is asked to end when the server stops.
class Connection {
 public:
  explicit Connection(Service& service);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection();

  /// Ends it soon, after what is being sent now. Must not destroy it before returning.
  virtual void stop() = 0;

 protected:
  Service& service() const { return service_; }

 private:
  Service& service_;
};

struct Service {
  Service(ServerLimits given, Site files, Later later)
      : limits(given), site(std::move(files)), tables(given, std::move(later)) {}

  const ServerLimits limits;
  const Site site;
  Tables tables;
  std::set<Connection*> open;
  bool stopping = false;
  std::function<void()> on_empty;  ///< called when the last connection has ended while stopping

  /// Asks all connections to end.
  void stop();
};

}  // namespace bastide
