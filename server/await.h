// How coroutines of the server wait: for a tuple that begins with an error code, never an
// exception.
#pragma once

#include <exception>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace bastide {

inline constexpr auto kAwait = boost::asio::as_tuple(boost::asio::use_awaitable);

/// Completion handler of a coroutine that nobody waits for: an exception in it is a bug or lack of
/// memory; it ends the connection, not the server, and is logged.
struct LogFailure {
  void operator()(const std::exception_ptr& failure) const;
};

}  // namespace bastide
