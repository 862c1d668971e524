#include "tests/server/test_server.h"

#include <cstdlib>
#include <stdexcept>

#include <fmt/format.h>

namespace bastide {

namespace fs = std::filesystem;

SiteFolder::SiteFolder() {
  std::string pattern = (fs::temp_directory_path() / "bastide_site_XXXXXX").string();
  root_ = mkdtemp(pattern.data());
  write("secret.txt", "not for the world");
  write("web/index.html", "<!doctype html><title>Bastide</title><p>" + std::string(500, '.'));
  write("web/icon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  write("web/site.webmanifest", "{}");
  write("web/.hidden", "not for the world either");
  write("web/assets/app-1a2b3c.js", script());
  write("web/assets/app-1a2b3c.css", "body{}");
  write("web/assets/bastide-9f8e.wasm", std::string("\0asm", 4));
  write("web/assets/lato-77.woff2", "wOF2" + std::string(300, 'x'));
  fs::create_symlink(root_ / "secret.txt", path() / "link.txt");
}

SiteFolder::~SiteFolder() {
  std::error_code ignored;
  fs::remove_all(root_, ignored);
}

std::string SiteFolder::script() {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += fmt::format("console.log({}, 'tile');\n", i * 7919 % 1000);
  return text;
}

void SiteFolder::write(const std::string& name, std::string_view content) const {
  fs::create_directories((root_ / name).parent_path());
  std::ofstream(root_ / name, std::ios::binary) << content;
}

ServerLimits fast_limits() {
  ServerLimits limits;
  limits.messages_per_second = 1e6;
  limits.message_burst = 1e6;
  limits.stop_time = std::chrono::seconds(1);
  limits.computer_pause = std::chrono::milliseconds(1);
  return limits;
}

TestServer::TestServer(const ServerLimits& limits) {
  std::promise<RunningServer> ready;
  std::future<RunningServer> running = ready.get_future();
  const ServerOptions options{
      .host = "127.0.0.1", .port = 0, .web = folder_.path(), .limits = limits};
  ended_ = std::async(std::launch::async, [options, ready = std::move(ready)]() mutable {
    return run_server(options, [&](const RunningServer& server) { ready.set_value(server); });
  });
  running_ = running.get();
}

TestServer::~TestServer() { stop(); }

int TestServer::stop() {
  if (!ended_.valid()) return -1;
  running_.stop();
  return ended_.get();
}

}  // namespace bastide
