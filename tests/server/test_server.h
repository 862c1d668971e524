// A server in this process, for tests.
#pragma once

#include <filesystem>
#include <fstream>
#include <future>
#include <string>
#include <thread>

#include "server/server.h"

namespace bastide {

/// A folder with a small page in it; removed at the end.
class SiteFolder {
 public:
  SiteFolder();
  SiteFolder(const SiteFolder&) = delete;
  SiteFolder& operator=(const SiteFolder&) = delete;
  ~SiteFolder();

  std::filesystem::path path() const { return root_ / "web"; }
  /// The page's script: long enough that both compressions are worth it.
  static std::string script();

 private:
  void write(const std::string& name, std::string_view content) const;
  std::filesystem::path root_;
};

/// Limits under which tests play as fast as they can.
ServerLimits fast_limits();

class TestServer {
 public:
  explicit TestServer(const ServerLimits& limits = fast_limits());
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer();

  std::uint16_t port() const { return running_.port; }
  const std::string& url() const { return running_.url; }
  /// Asks it to stop and waits for it; its exit code.
  int stop();

 private:
  SiteFolder folder_;
  RunningServer running_;
  std::future<int> ended_;
};

}  // namespace bastide
