#include "server/service.h"

namespace bastide {

Connection::Connection(Service& service) : service_(service) { service.open.insert(this); }

Connection::~Connection() {
  service_.open.erase(this);
  if (service_.stopping && service_.open.empty() && service_.on_empty) service_.on_empty();
}

void Service::stop() {
  stopping = true;
  for (Connection* connection : open) connection->stop();
  if (open.empty() && on_empty) on_empty();
}

}  // namespace bastide
