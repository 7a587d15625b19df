//===- AflMutator.cpp - The custom mutator library for AFL++ --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loaded by afl-fuzz (AFL_CUSTOM_MUTATOR_LIBRARY). BUFDIFF_FUZZ_FORM says what
// the inputs are (default: choices). Mutations come from another process, see
// MutationPipe.h; trimming and post-processing are a matter of bytes.
//
//===----------------------------------------------------------------------===//

#include "fuzz/MutationPipe.h"
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using bufdiff::fuzz::kServeFlag;
using bufdiff::fuzz::MutationRequest;

namespace {

using Bytes = std::vector<uint8_t>;

/// A mutation takes well under a millisecond, making a context a few hundred.
constexpr int kPatienceMilliseconds = 5000;
/// A server that dies so often in a row is not there at all.
constexpr unsigned kMaxDeaths = 20;
/// Of a hundred mutations that have a second input, so many cross the two.
constexpr unsigned kCrossShare = 30;
/// Choices beyond these are not read (kMaxChoices, harness/feedback).
constexpr size_t kMaxChoices = 4096;
/// Trimming costs a run a step. Fewer choices rarely show exactly the same.
constexpr unsigned kMaxTrimSteps = 64, kMaxTrimStepsOfChoices = 16;
/// Mutants of an entry each time that it is its turn. afl-fuzz would make
/// hundreds: most mutants show something new, so other entries are worth more.
constexpr unsigned kMutantsATime = 16;

/// The process that makes mutations.
class Server {
public:
  explicit Server(std::string program) : program(std::move(program)) {}
  ~Server() { stop(); }

  /// False where nothing was made.
  bool ask(const MutationRequest &request, const uint8_t *parent,
           const uint8_t *other, Bytes &made) {
    if (deaths >= kMaxDeaths || (pid < 0 && !start()))
      return false;
    uint32_t size = 0;
    if (!send(&request, sizeof(request)) || !send(parent, request.parentSize) ||
        !send(other, request.otherSize) || !receive(&size, sizeof(size)) ||
        size > request.maxSize) {
      ++deaths;
      stop();
      if (deaths == kMaxDeaths)
        std::fprintf(stderr, "bufdiff: '%s' makes no mutations\n",
                     program.c_str());
      return false;
    }
    made.resize(size);
    if (size && !receive(made.data(), size)) {
      ++deaths;
      stop();
      return false;
    }
    deaths = 0;
    return size != 0;
  }

private:
  bool start() {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
      return false;
    pid = fork();
    if (pid == 0) {
      // The copies are not closed on exec.
      dup2(ends[1], STDIN_FILENO);
      dup2(ends[1], STDOUT_FILENO);
      std::signal(SIGPIPE, SIG_DFL);
      execl(program.c_str(), program.c_str(), kServeFlag, nullptr);
      _exit(127);
    }
    close(ends[1]);
    pipe = ends[0];
    if (pid < 0)
      close(pipe);
    return pid > 0;
  }

  void stop() {
    if (pid <= 0)
      return;
    close(pipe);
    kill(pid, SIGKILL);
    while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
    }
    pid = -1;
  }

  bool send(const void *data, size_t size) {
    const char *rest = static_cast<const char *>(data);
    while (size) {
      ssize_t count = ::send(pipe, rest, size, MSG_NOSIGNAL);
      if (count < 0 && errno == EINTR)
        continue;
      if (count <= 0)
        return false;
      rest += count;
      size -= count;
    }
    return true;
  }

  bool receive(void *data, size_t size) {
    char *rest = static_cast<char *>(data);
    while (size) {
      pollfd waiting = {pipe, POLLIN, 0};
      int ready = poll(&waiting, 1, kPatienceMilliseconds);
      // afl-fuzz has a timer that interrupts.
      if (ready < 0 && errno == EINTR)
        continue;
      if (ready <= 0)
        return false;
      ssize_t count = recv(pipe, rest, size, 0);
      if (count < 0 && errno == EINTR)
        continue;
      if (count <= 0)
        return false;
      rest += count;
      size -= count;
    }
    return true;
  }

  std::string program;
  pid_t pid = -1;
  int pipe = -1;
  unsigned deaths = 0;
};

/// Cuts out pieces, large ones first: of bytes, or of lines of a text.
class Trimmer {
public:
  void start(const uint8_t *data, size_t size, bool byLines) {
    maxSteps = byLines ? kMaxTrimSteps : kMaxTrimStepsOfChoices;
    pieces.clear();
    Bytes piece;
    for (size_t i = 0; i < size; ++i) {
      piece.push_back(data[i]);
      if (!byLines || data[i] == '\n' || i + 1 == size)
        pieces.push_back(std::move(piece)), piece.clear();
    }
    width = pieces.size() / 2;
    // The end first: for choices it is what was asked for last.
    position = pieces.size() - width;
    steps = 0;
  }
  bool isDone() const { return width == 0 || steps >= maxSteps; }

  const Bytes &candidate() {
    joined.clear();
    for (size_t i = 0; i < pieces.size(); ++i)
      if (i < position || i >= position + width)
        joined.insert(joined.end(), pieces[i].begin(), pieces[i].end());
    return joined;
  }
  void answer(bool isSame) {
    ++steps;
    if (isSame)
      pieces.erase(pieces.begin() + position,
                   pieces.begin() + std::min(position + width, pieces.size()));
    if (pieces.size() < 2) {
      width = 0;
      return;
    }
    if (position >= width) {
      position -= width;
      return;
    }
    width = std::min(width / 2, pieces.size() / 2);
    position = pieces.size() - width;
  }

private:
  std::vector<Bytes> pieces;
  Bytes joined;
  size_t width = 0, position = 0;
  unsigned steps = 0, maxSteps = 0;
};

struct Mutator {
  Mutator(uint64_t seed, std::string form, std::string program)
      : seed(seed), form(std::move(form)), server(std::move(program)) {}

  bool isText() const { return form == "mlir" || form == "text"; }

  /// The run's, and how many mutations were asked for.
  uint64_t seed, count = 0;
  std::string form;
  Server server;
  Trimmer trimmer;
  Bytes made, processed;
};

} // namespace

/// Beside this library, unless BUFDIFF_FUZZ_SERVER says which.
static std::string serverProgram(const std::string &form) {
  if (const char *given = std::getenv("BUFDIFF_FUZZ_SERVER"))
    return given;
  Dl_info info;
  static char anchor;
  std::string directory = ".";
  if (dladdr(&anchor, &info) && info.dli_fname) {
    directory = info.dli_fname;
    size_t slash = directory.rfind('/');
    directory = slash == std::string::npos ? "." : directory.substr(0, slash);
  }
  return directory + "/bufdiff-replay-" + form;
}

// NOLINTBEGIN(readability-identifier-naming): names that AFL++ looks for.
extern "C" {

void *afl_custom_init(void *, unsigned seed);
size_t afl_custom_fuzz(void *data, uint8_t *buffer, size_t size, uint8_t **out,
                       uint8_t *other, size_t otherSize, size_t maxSize);
unsigned afl_custom_fuzz_count(void *data, const uint8_t *buffer, size_t size);
size_t afl_custom_post_process(void *data, uint8_t *buffer, size_t size,
                               uint8_t **out);
int afl_custom_init_trim(void *data, uint8_t *buffer, size_t size);
size_t afl_custom_trim(void *data, uint8_t **out);
int afl_custom_post_trim(void *data, unsigned char success);
void afl_custom_deinit(void *data);

void *afl_custom_init(void *, unsigned seed) {
  const char *form = std::getenv("BUFDIFF_FUZZ_FORM");
  std::string name = form && *form ? form : "choices";
  std::string program = serverProgram(name);
  if (access(program.c_str(), X_OK) != 0) {
    std::fprintf(stderr, "bufdiff: cannot run '%s': %s\n", program.c_str(),
                 std::strerror(errno));
    return nullptr;
  }
  return new Mutator(seed, name, program);
}

size_t afl_custom_fuzz(void *data, uint8_t *buffer, size_t size, uint8_t **out,
                       uint8_t *other, size_t otherSize, size_t maxSize) {
  Mutator &mutator = *static_cast<Mutator *>(data);
  ++mutator.count;
  MutationRequest request = {};
  request.seed = (mutator.seed << 32) + mutator.count;
  request.maxSize = std::min(maxSize, size_t(1) << 20);
  request.parentSize = size;
  // Spread by a multiplication: counts alone would cross in a fixed rhythm.
  bool crosses =
      (request.seed * 0x9e3779b97f4a7c15ULL >> 32) % 100 < kCrossShare;
  request.otherSize = other && crosses ? otherSize : 0;
  *out = buffer;
  if (!mutator.server.ask(request, buffer, other, mutator.made))
    // As it is: afl-fuzz takes an empty answer for an error of ours.
    return size;
  *out = mutator.made.data();
  return mutator.made.size();
}

unsigned afl_custom_fuzz_count(void *, const uint8_t *, size_t) {
  return kMutantsATime;
}

/// Choices that are not read are cut, and so are zeros at the end: what is
/// missing is zero.
size_t afl_custom_post_process(void *data, uint8_t *buffer, size_t size,
                               uint8_t **out) {
  Mutator &mutator = *static_cast<Mutator *>(data);
  *out = buffer;
  if (mutator.isText())
    return size;
  size = std::min(size, kMaxChoices);
  while (size > 1 && buffer[size - 1] == 0)
    --size;
  return size;
}

int afl_custom_init_trim(void *data, uint8_t *buffer, size_t size) {
  Mutator &mutator = *static_cast<Mutator *>(data);
  mutator.trimmer.start(buffer, size, mutator.isText());
  // The number of steps is not known: one, which post_trim ends.
  return mutator.trimmer.isDone() ? 0 : 1;
}

size_t afl_custom_trim(void *data, uint8_t **out) {
  Mutator &mutator = *static_cast<Mutator *>(data);
  const Bytes &candidate = mutator.trimmer.candidate();
  *out = const_cast<uint8_t *>(candidate.data());
  return candidate.size();
}

int afl_custom_post_trim(void *data, unsigned char success) {
  Mutator &mutator = *static_cast<Mutator *>(data);
  mutator.trimmer.answer(success);
  return mutator.trimmer.isDone() ? 1 : 0;
}

void afl_custom_deinit(void *data) { delete static_cast<Mutator *>(data); }
}
// NOLINTEND(readability-identifier-naming)
