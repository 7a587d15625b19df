//===- Process.cpp - A program that may die -------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// posix_spawn cannot set limits, so this forks; between fork and exec the child
// only calls what is safe there.
//
//===----------------------------------------------------------------------===//

#include "harness/external/Process.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"
#include <cerrno>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

namespace bufdiff::external {

using Clock = std::chrono::steady_clock;

/// How much longer than its processor time a program may take.
static constexpr double kWaitFactor = 12;
/// Of the polls, and so of the watchdog and the heartbeat.
static constexpr int kPollMilliseconds = 50;
/// Between two looks at a program that closed its output.
static constexpr useconds_t kReapMicroseconds = 200;

static std::function<void()> heartbeat;

void setHeartbeat(std::function<void()> beat) { heartbeat = std::move(beat); }

std::string ProcessResult::describe() const {
  static constexpr std::pair<int, const char *> kSignals[] = {
      {SIGSEGV, "SIGSEGV"}, {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},
      {SIGILL, "SIGILL"},   {SIGFPE, "SIGFPE"},   {SIGTRAP, "SIGTRAP"},
      {SIGKILL, "SIGKILL"}, {SIGXCPU, "SIGXCPU"}, {SIGTERM, "SIGTERM"},
  };
  switch (end) {
  case End::Exit:
    return "exit(" + std::to_string(code) + ")";
  case End::Signal:
    for (auto [number, name] : kSignals)
      if (number == code)
        return name;
    return "signal " + std::to_string(code);
  case End::Timeout:
    return "timeout";
  case End::OutOfMemory:
    return "out of memory";
  case End::Flood:
    return "endless output";
  case End::NotStarted:
    return "not started";
  }
  llvm_unreachable("covered switch");
}

namespace {

/// Both ends of a pipe; closed with the object.
class Pipe {
public:
  ~Pipe() {
    closeEnd(0);
    closeEnd(1);
  }
  bool open() { return pipe(ends) == 0; }
  int end(unsigned which) const { return ends[which]; }
  void closeEnd(unsigned which) {
    if (ends[which] >= 0)
      close(ends[which]);
    ends[which] = -1;
  }

private:
  int ends[2] = {-1, -1};
};

/// A broken pipe must be an error of write, not the end of this process.
class IgnoreBrokenPipes {
public:
  IgnoreBrokenPipes() {
    struct sigaction ignore = {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &before);
  }
  ~IgnoreBrokenPipes() { sigaction(SIGPIPE, &before, nullptr); }

private:
  struct sigaction before = {};
};

} // namespace

/// The program's environment: ours, with a symbolizer switched off. Names from
/// the dynamic symbol tables are the same on every machine; those that a
/// symbolizer adds depend on whether there is one and on debug packages.
static std::vector<std::string> makeEnvironment() {
  std::vector<std::string> variables;
  for (char **variable = environ; *variable; ++variable)
    if (!llvm::StringRef(*variable).starts_with("LLVM_DISABLE_"))
      variables.push_back(*variable);
  variables.push_back("LLVM_DISABLE_SYMBOLIZATION=1");
  return variables;
}

[[noreturn]] static void runChild(const char *program, char *const *arguments,
                                  char *const *environment, int in, int out,
                                  int err, int failed,
                                  const ProcessLimits &limits) {
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(err, STDERR_FILENO);
  for (int signal : {SIGABRT, SIGFPE, SIGILL, SIGTRAP, SIGTERM, SIGSEGV, SIGBUS,
                     SIGINT, SIGPIPE})
    ::signal(signal, SIG_DFL);
  setpgid(0, 0);
  rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  rlim_t seconds = static_cast<rlim_t>(std::ceil(limits.cpuSeconds));
  rlimit processor = {seconds, seconds + 1};
  setrlimit(RLIMIT_CPU, &processor);
  if (limits.addressBytes) {
    rlimit memory = {limits.addressBytes, limits.addressBytes};
    setrlimit(RLIMIT_AS, &memory);
  }
#ifdef __linux__
  // Ctrl-C reaches this process' group; its death must reach the child.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  execve(program, arguments, environment);
  int error = errno;
  [[maybe_unused]] ssize_t written = write(failed, &error, sizeof(error));
  _exit(127);
}

/// Resident bytes of a process, 0 where unknown.
static uint64_t residentBytes(pid_t pid) {
#ifdef __linux__
  char path[64];
  snprintf(path, sizeof(path), "/proc/%d/statm", static_cast<int>(pid));
  FILE *file = fopen(path, "r");
  if (!file)
    return 0;
  char line[128] = "";
  uint64_t resident = 0;
  if (fgets(line, sizeof(line), file) &&
      llvm::StringRef(line).split(' ').second.split(' ').first.getAsInteger(
          10, resident))
    resident = 0;
  fclose(file);
  return resident * sysconf(_SC_PAGESIZE);
#else
  return 0;
#endif
}

static double cpuSeconds(pid_t pid) {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0)
    return 0;
  return time.tv_sec + time.tv_nsec * 1e-9;
}

/// What a program prints that was refused memory. (It is refused by RLIMIT_AS
/// long before the system would kill it.)
static bool saysOutOfMemory(llvm::StringRef text) {
  return text.contains("std::bad_alloc") ||
         text.contains("LLVM ERROR: out of memory") ||
         text.contains("Allocation failed");
}

ProcessResult runProcess(llvm::StringRef program,
                         llvm::ArrayRef<std::string> arguments,
                         llvm::StringRef input, const ProcessLimits &limits) {
  using End = ProcessResult::End;
  ProcessResult result;
  Pipe in, out, err, failed;
  if (!in.open() || !out.open() || !err.open() || !failed.open()) {
    result.err = std::string("cannot make a pipe: ") + strerror(errno);
    return result;
  }
  // Closed by a successful exec: whoever reads it then sees its end.
  for (Pipe *pipe : {&in, &out, &err, &failed})
    for (unsigned which : {0u, 1u})
      fcntl(pipe->end(which), F_SETFD, FD_CLOEXEC);

  std::string path = program.str();
  std::vector<char *> argv = {path.data()};
  std::vector<std::string> words(arguments.begin(), arguments.end());
  for (std::string &word : words)
    argv.push_back(word.data());
  argv.push_back(nullptr);
  std::vector<std::string> variables = makeEnvironment();
  std::vector<char *> environment;
  for (std::string &variable : variables)
    environment.push_back(variable.data());
  environment.push_back(nullptr);

  IgnoreBrokenPipes guard;
  fflush(nullptr);
  pid_t pid = fork();
  if (pid < 0) {
    result.err = std::string("cannot start a process: ") + strerror(errno);
    return result;
  }
  if (pid == 0)
    runChild(path.c_str(), argv.data(), environment.data(), in.end(0),
             out.end(1), err.end(1), failed.end(1), limits);
  in.closeEnd(0);
  for (Pipe *pipe : {&out, &err, &failed})
    pipe->closeEnd(1);

  int startError = 0;
  ssize_t got;
  while ((got = read(failed.end(0), &startError, sizeof(startError))) < 0 &&
         errno == EINTR)
    ;
  if (got == sizeof(startError)) {
    waitpid(pid, nullptr, 0);
    result.err = strerror(startError);
    return result;
  }

  fcntl(in.end(1), F_SETFL, O_NONBLOCK);
  Clock::time_point start = Clock::now(), lastBeat = start;
  std::optional<End> killedFor;
  auto killFor = [&](End why) {
    // Its group: the program may be a script that starts another one.
    if (!killedFor)
      kill(-pid, SIGKILL);
    killedFor = killedFor.value_or(why);
  };
  if (input.empty())
    in.closeEnd(1);
  char block[1 << 16];
  /// Whether the pipe is still open.
  auto receive = [&](Pipe &pipe, std::string &text) {
    ssize_t count = read(pipe.end(0), block, sizeof(block));
    if (count < 0)
      return errno == EINTR || errno == EAGAIN;
    if (text.size() + count > limits.outputBytes)
      killFor(End::Flood);
    else
      text.append(block, count);
    return count > 0;
  };
  while (out.end(0) >= 0 || err.end(0) >= 0) {
    // poll ignores entries below 0.
    pollfd fds[] = {{out.end(0), POLLIN, 0},
                    {err.end(0), POLLIN, 0},
                    {in.end(1), POLLOUT, 0}};
    poll(fds, std::size(fds), kPollMilliseconds);
    if (fds[0].revents && !receive(out, result.out))
      out.closeEnd(0);
    if (fds[1].revents && !receive(err, result.err))
      err.closeEnd(0);
    if (fds[2].revents) {
      ssize_t count = write(in.end(1), input.data(), input.size());
      if (count > 0)
        input = input.drop_front(count);
      if (input.empty() || (count < 0 && errno != EINTR && errno != EAGAIN))
        in.closeEnd(1);
    }
    Clock::time_point now = Clock::now();
    if (now - lastBeat < std::chrono::milliseconds(kPollMilliseconds))
      continue;
    lastBeat = now;
    if (heartbeat)
      heartbeat();
    double wall = std::chrono::duration<double>(now - start).count();
    if (cpuSeconds(pid) > limits.cpuSeconds ||
        wall > kWaitFactor * limits.cpuSeconds)
      killFor(End::Timeout);
    else if (residentBytes(pid) > limits.residentBytes)
      killFor(End::OutOfMemory);
  }

  // It closed its output, which is mostly its end.
  int status = 0;
  while (waitpid(pid, &status, WNOHANG) != pid) {
    usleep(kReapMicroseconds);
    std::chrono::duration<double> wall = Clock::now() - start;
    if (wall.count() > kWaitFactor * limits.cpuSeconds)
      killFor(End::Timeout);
  }
  result.code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  if (killedFor)
    result.end = *killedFor;
  else if (WIFSIGNALED(status) && result.code == SIGXCPU)
    result.end = End::Timeout;
  // A SIGKILL that nobody here sent is the system's: it ran out.
  else if ((WIFSIGNALED(status) && result.code == SIGKILL) ||
           ((WIFSIGNALED(status) || result.code != 0) &&
            saysOutOfMemory(result.err)))
    result.end = End::OutOfMemory;
  else
    result.end = WIFSIGNALED(status) ? End::Signal : End::Exit;
  return result;
}

} // namespace bufdiff::external
