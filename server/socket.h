// A WebSocket at /ws: carries the messages of one client.
#pragma once

#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

#include "server/service.h"

namespace bastide {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::empty_body>;

/// Completes the handshake on `stream` and carries messages until either side ends it. `address` is
/// the key under which the client's tables are counted.
boost::asio::awaitable<void> run_socket(Service& service, boost::beast::tcp_stream stream,
                                        UpgradeRequest request, std::string address);

}  // namespace bastide
