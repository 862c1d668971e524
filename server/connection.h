// One connection from accepting it to its end: HTTP requests, then perhaps a WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include "server/limits.h"
#include "server/service.h"

namespace bastide {

/// Serves `socket` until it is closed; returns at once. `place` is its count among the connections
/// of its address. The service must outlive the run of the socket's io_context.
void serve_connection(Service& service, boost::asio::ip::tcp::socket socket,
                      AddressCount::Place place);

}  // namespace bastide
