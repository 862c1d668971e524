// The program itself: `bastide serve`.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/server/socket_client.h"
#include "tests/server/test_server.h"

namespace bastide {
namespace {

/// A running program, its standard output in a pipe.
class Program {
 public:
  explicit Program(std::vector<std::string> arguments) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    arguments.insert(arguments.begin(), BASTIDE_PROGRAM);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    id_ = fork();
    if (id_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      execv(BASTIDE_PROGRAM, argv.data());
      _exit(127);
    }
    ::close(ends[1]);
    output_ = fdopen(ends[0], "r");
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    if (id_ > 0) {
      kill(id_, SIGKILL);
      wait();
    }
    std::fclose(output_);
  }

  std::string read_line() {
    std::string line;
    int c = 0;
    while ((c = std::fgetc(output_)) != EOF && c != '\n') line += static_cast<char>(c);
    return line;
  }
  void signal(int number) const { kill(id_, number); }
  /// Its exit code; 1000 and more when a signal ended it.
  int wait() {
    int status = 0;
    waitpid(id_, &status, 0);
    id_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  }

 private:
  pid_t id_ = -1;
  FILE* output_ = nullptr;
};

class ServeTest : public testing::TestWithParam<int> {
 protected:
  SiteFolder folder;
};

std::uint16_t port_of(const std::string& url) {
  return static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1)));
}

TEST_P(ServeTest, SaysWhereAndStopsWhenAsked) {
  Program program({"serve", "--port", "0", "--web", folder.path()});
  const std::string url = program.read_line();
  ASSERT_TRUE(url.starts_with("http://127.0.0.1:")) << url;
  EXPECT_EQ(get(port_of(url), "/healthz").body, "ok");
  SocketClient client(port_of(url));
  TcpClient idle(port_of(url));
  program.signal(SIGPIPE);
  EXPECT_EQ(get(port_of(url), "/healthz").body, "ok");
  program.signal(GetParam());
  EXPECT_EQ(client.read_to_close(), 1001);
  EXPECT_EQ(program.wait(), 0);
  EXPECT_EQ(program.read_line(), "") << "one line is all";
}

INSTANTIATE_TEST_SUITE_P(Signals, ServeTest, testing::Values(SIGTERM, SIGINT));

TEST_F(ServeTest, EndsThoughAClientNeverAnswers) {
  Program program({"serve", "--port", "0", "--web", folder.path()});
  const std::uint16_t port = port_of(program.read_line());
  SocketClient deaf(port);
  program.signal(SIGTERM);
  EXPECT_EQ(program.wait(), 0);
}

TEST_F(ServeTest, WithoutAPage) {
  Program program({"serve", "--port", "0", "--web", folder.path() / "none"});
  EXPECT_EQ(program.wait(), 2);
  EXPECT_EQ(program.read_line(), "");
}

TEST_F(ServeTest, WithThePortTaken) {
  const TestServer server;
  Program program({"serve", "--port", std::to_string(server.port()), "--web", folder.path()});
  EXPECT_EQ(program.wait(), 1);
}

}  // namespace
}  // namespace bastide
