//===- Worker.cpp - Processes that may die --------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Worker.h"
#include "harness/check/Frames.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>
#include <vector>
#ifdef __linux__
#include <sys/prctl.h>
#endif

using namespace mlir;

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BUFDIFF_ASAN 1
#endif
#endif

namespace bufdiff {

WorkerTask::~WorkerTask() = default;

std::string WorkerDeath::describe() const {
  switch (kind) {
  case Kind::Signal: {
    // What strsignal says depends on the locale.
    switch (code) {
    case SIGSEGV:
      return "SIGSEGV";
    case SIGABRT:
      return "SIGABRT";
    case SIGBUS:
      return "SIGBUS";
    case SIGILL:
      return "SIGILL";
    case SIGFPE:
      return "SIGFPE";
    case SIGTRAP:
      return "SIGTRAP";
    case SIGKILL:
      return "SIGKILL";
    case SIGXCPU:
      return "SIGXCPU";
    }
    return "signal " + std::to_string(code);
  }
  case Kind::StackOverflow:
    return "stack overflow";
  case Kind::HeapCorruption:
    return "heap corruption";
  case Kind::Exit:
    return "exit(" + std::to_string(code) + ")";
  case Kind::Timeout:
    return "timeout";
  case Kind::OutOfMemory:
    return "out of memory";
  }
  llvm_unreachable("covered switch");
}

using Clock = std::chrono::steady_clock;

/// How much longer a worker may stand still without using the processor.
static constexpr double kWaitFactor = 12;

/// Processor time that a child has used, in seconds; 0 when it is gone.
static double cpuSeconds(pid_t pid) {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0)
    return 0;
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

//===----------------------------------------------------------------------===//
// What parent and children share
//===----------------------------------------------------------------------===//

/// A process that does not end is looked at so often. What runs in all of the
/// samples is the loop, or around it. Enough of them that two functions that
/// take turns are both seen.
static constexpr unsigned kHangSamples = 48;

namespace {

/// Written by one child, read by the parent.
struct Cell {
  Progress progress;
  /// The item being worked on, meaningful while busy.
  std::atomic<uint64_t> item;
  /// Where the child's current chunk ends.
  std::atomic<uint64_t> chunkEnd;
  std::atomic<uint32_t> busy;
  std::atomic<uint32_t> outOfMemory;
  std::atomic<uint32_t> stackOverflow;
  /// Where it was when it died, or when it was asked because it does not end.
  std::array<CallStack, kHangSamples> stacks;
  std::atomic<uint32_t> numStacks;
  /// The child has nothing left to do and ends of its own accord.
  std::atomic<uint32_t> finished;
};

struct Shared {
  /// The first item that nobody took yet.
  std::atomic<uint64_t> next;
  std::atomic<uint32_t> stop;
};

/// A record on the pipe: this, then `size` bytes.
struct FrameHeader {
  uint64_t item;
  uint64_t size;
};

struct ChildJob {
  /// To be done first: the rest of a dead worker's chunk. Empty: nothing.
  uint64_t begin = 0, end = 0;
  /// Paths excluded for item `begin`.
  std::vector<uint32_t> excluded;
};

} // namespace

static_assert(std::atomic<uint64_t>::is_always_lock_free,
              "atomics have to work between processes");

/// Memory that children keep sharing with the parent.
template <typename T>
static T *mapShared(size_t count) {
  void *memory = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return nullptr;
  T *items = static_cast<T *>(memory);
  for (size_t i = 0; i < count; ++i)
    new (items + i) T();
  return items;
}

//===----------------------------------------------------------------------===//
// The child
//===----------------------------------------------------------------------===//

/// The status with which a child leaves when memory ran out.
static constexpr int kOutOfMemoryStatus = 121;
/// Between looks whether more items were released.
static constexpr useconds_t kWaitMicroseconds = 500;
/// The stack below which an address can only be an overflow's.
static constexpr size_t kAlternateStack = 64 << 10;

/// Asks a worker where it is.
static constexpr int kQuestion = SIGUSR1;

/// Of this process, for handlers, which get no argument.
static Cell *ownCell = nullptr;
static char *ownStackTop = nullptr;

static void noteStack() {
  uint32_t number = ownCell->numStacks.load();
  if (number >= kHangSamples)
    return;
  ownCell->stacks[number].capture();
  ownCell->numStacks.store(number + 1);
}

[[noreturn]] static void leaveOutOfMemory() {
  ownCell->outOfMemory.store(1);
  noteStack();
  _exit(kOutOfMemoryStatus);
}

static void onBadAlloc(void *, const char *, bool) { leaveOutOfMemory(); }

/// The parent asks where this process is.
static void onQuestion(int) { noteStack(); }

/// Notes where the process is, then lets it die of the same signal.
static void onFatal(int signal) {
  noteStack();
  ::signal(signal, SIG_DFL);
  raise(signal);
}

#ifdef __x86_64__
/// Where a process goes on that called what is no function. It seems to be
/// called from there, so that its caller is found.
[[noreturn]] static void dieOfBadCall() {
  noteStack();
  ::signal(SIGSEGV, SIG_DFL);
  raise(SIGSEGV);
  _exit(1);
}
#endif

static void armAddressHandlers();

/// Gives a stack that is full some pages more, so that what ran out of it goes
/// on and runs out of it elsewhere. False where there are none.
static bool growStack() {
  constexpr rlim_t kBytes = 5 * 4096;
  rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0 ||
      limit.rlim_max < limit.rlim_cur + kBytes)
    return false;
  limit.rlim_cur += kBytes;
  return setrlimit(RLIMIT_STACK, &limit) == 0;
}

/// Runs on the alternate stack. Tells an overflow of the stack from other bad
/// addresses, then dies of the same signal.
static void onBadAddress(int signal, siginfo_t *info, void *context) {
  char *address = static_cast<char *>(info->si_addr);
  rlimit limit;
  bool isOverflow = false;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    // The guard below the stack, with room for a large frame that skips it.
    constexpr size_t kSlack = 1 << 20;
    char *bottom = ownStackTop - limit.rlim_cur;
    isOverflow = address < bottom + kSlack && address > bottom - kSlack;
  }
  if (isOverflow) {
    // A stack that is full is deep. Where only its end is seen there is a
    // function on it that the unwinder knows nothing of, because the linker
    // keeps one entry for an empty function (one that is never reached) and the
    // one behind it. The recursion is seen from another place then.
    constexpr unsigned kMaxTries = 16;
    static unsigned tries = 0;
    ownCell->numStacks.store(0);
    noteStack();
    if (ownCell->stacks[0].size.load() < CallStack::kMaxFrames &&
        ++tries < kMaxTries && growStack()) {
      armAddressHandlers();
      return;
    }
    ownCell->stackOverflow.store(1);
    ::signal(signal, SIG_DFL);
    raise(signal);
    return;
  }
#ifdef __x86_64__
  // The return address lies on top of the stack, but no unwinder gets from a
  // place outside of all functions to it.
  greg_t &place =
      static_cast<ucontext_t *>(context)->uc_mcontext.gregs[REG_RIP];
  if (place == reinterpret_cast<greg_t>(address)) {
    place = reinterpret_cast<greg_t>(&dieOfBadCall);
    return;
  }
#endif
  noteStack();
  ::signal(signal, SIG_DFL);
  raise(signal);
}

static void armAddressHandlers() {
  struct sigaction action = {};
  action.sa_sigaction = onBadAddress;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  sigaction(SIGSEGV, &action, nullptr);
  sigaction(SIGBUS, &action, nullptr);
}

static void installHandlers() {
  prepareCapture();
  for (int signal : {SIGABRT, SIGFPE, SIGILL, SIGTRAP})
    ::signal(signal, onFatal);
  ::signal(SIGTERM, SIG_DFL);
  ::signal(kQuestion, onQuestion);
  // The terminal sends Ctrl-C to all; the parent decides when to end.
  ::signal(SIGINT, SIG_IGN);
  ::signal(SIGPIPE, SIG_DFL);

  static char alternate[kAlternateStack];
  stack_t stack = {};
  stack.ss_sp = alternate;
  stack.ss_size = sizeof(alternate);
  sigaltstack(&stack, nullptr);
  armAddressHandlers();

  std::set_new_handler(leaveOutOfMemory);
  llvm::install_bad_alloc_error_handler(onBadAlloc, nullptr);
}

static void limitResources(const WorkerOptions &options) {
  rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifndef BUFDIFF_ASAN
  // The sanitizer reserves terabytes of addresses.
  rlimit memory = {options.memoryBytes, options.memoryBytes};
  setrlimit(RLIMIT_AS, &memory);
#endif
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 0);
#endif
}

static void silence() {
  int null = open("/dev/null", O_RDWR);
  if (null < 0)
    return;
  dup2(null, STDIN_FILENO);
  dup2(null, STDOUT_FILENO);
  dup2(null, STDERR_FILENO);
  close(null);
}

static bool writeAll(int fd, const void *data, size_t size) {
  const char *bytes = static_cast<const char *>(data);
  while (size > 0) {
    ssize_t written = write(fd, bytes, size);
    if (written < 0) {
      if (errno == EINTR)
        continue;
      return false;
    }
    bytes += written;
    size -= written;
  }
  return true;
}

[[noreturn]] static void
runChild(int fd, Cell &cell, Shared &shared, const ChildJob &job, uint64_t end,
         const std::atomic<uint64_t> *released, uint64_t chunk,
         const WorkerOptions &options,
         const std::function<std::unique_ptr<WorkerTask>()> &makeTask) {
  ownCell = &cell;
  // Not the address of a local: AddressSanitizer keeps those elsewhere.
  ownStackTop = static_cast<char *>(__builtin_frame_address(0));
  if (!options.verbose)
    silence();
  installHandlers();
  limitResources(options);

  std::unique_ptr<WorkerTask> task = makeTask();
  std::string frame;
  auto work = [&](uint64_t item, llvm::ArrayRef<uint32_t> excluded) {
    cell.item.store(item);
    cell.busy.store(1);
    cell.progress.beat();
    std::string record = task->run(item, excluded, cell.progress);
    FrameHeader header = {item, record.size()};
    frame.assign(reinterpret_cast<const char *>(&header), sizeof(header));
    frame += record;
    if (!writeAll(fd, frame.data(), frame.size()))
      _exit(1); // The parent is gone.
    cell.busy.store(0);
    cell.progress.beat();
  };

  if (job.begin < job.end)
    task->prepareItems(job.begin, job.end, cell.progress);
  for (uint64_t item = job.begin; item < job.end && !shared.stop.load(); ++item)
    work(item, item == job.begin ? llvm::ArrayRef<uint32_t>(job.excluded)
                                 : llvm::ArrayRef<uint32_t>());
  while (!shared.stop.load()) {
    uint64_t first = shared.next.load();
    uint64_t open = released ? std::min(end, released->load()) : end;
    do {
      if (first >= open)
        break;
    } while (!shared.next.compare_exchange_weak(first,
                                                std::min(open, first + chunk)));
    if (first >= end)
      break;
    if (first >= open) {
      cell.progress.beat();
      usleep(kWaitMicroseconds);
      continue;
    }
    uint64_t last = std::min(open, first + chunk);
    cell.chunkEnd.store(last);
    task->prepareItems(first, last, cell.progress);
    for (uint64_t item = first; item < last && !shared.stop.load(); ++item)
      work(item, {});
  }
  cell.finished.store(1);
  // Not exit: destructors of what the parent made are the parent's.
  _exit(0);
}

//===----------------------------------------------------------------------===//
// The parent
//===----------------------------------------------------------------------===//

namespace {

class Pool {
public:
  Pool(uint64_t begin, uint64_t end, const WorkerOptions &options,
       const std::function<std::unique_ptr<WorkerTask>()> &makeTask,
       const WorkerEvents &events, const std::atomic<uint64_t> *released)
      : begin(begin), end(end), options(options), makeTask(makeTask),
        events(events), released(released) {}
  ~Pool() {
    for (Worker &worker : workers) {
      if (worker.pid > 0) {
        kill(worker.pid, SIGKILL);
        waitpid(worker.pid, nullptr, 0);
      }
      if (worker.fd >= 0)
        close(worker.fd);
    }
    if (cells)
      munmap(cells, workers.size() * sizeof(Cell));
    if (shared)
      munmap(shared, sizeof(Shared));
  }

  LogicalResult run(std::string &error);

private:
  struct Worker {
    pid_t pid = -1;
    int fd = -1;
    std::string buffer;
    ChildJob job;
    /// Why the parent killed it, where it did.
    bool killedForTime = false, killedForMemory = false;
    uint64_t lastBeats = 0;
    Clock::time_point lastChange;
    double lastChangeCpu = 0;
    /// How often it was asked where it is since then.
    unsigned questions = 0;
    /// Items done since the last death.
    uint64_t done = 0;
    bool hasLastItem = false;
    uint64_t lastItem = 0;
  };

  LogicalResult start(unsigned number, std::string &error);
  void receive(Worker &worker);
  LogicalResult reap(unsigned number, std::string &error);
  void watch(unsigned number);
  bool isRunning() const {
    return llvm::any_of(workers,
                        [](const Worker &worker) { return worker.pid > 0; });
  }

  uint64_t begin, end;
  const WorkerOptions &options;
  const std::function<std::unique_ptr<WorkerTask>()> &makeTask;
  const WorkerEvents &events;
  const std::atomic<uint64_t> *released;
  std::vector<Worker> workers;
  Cell *cells = nullptr;
  Shared *shared = nullptr;
  uint64_t chunk = 1;
  unsigned deathsWithoutWork = 0;
};

} // namespace

LogicalResult Pool::start(unsigned number, std::string &error) {
  Worker &worker = workers[number];
  Cell &cell = cells[number];
  int ends[2];
  if (pipe(ends) != 0) {
    error = std::string("cannot make a pipe: ") + strerror(errno);
    return failure();
  }
  cell.busy.store(0);
  cell.outOfMemory.store(0);
  cell.stackOverflow.store(0);
  cell.numStacks.store(0);
  cell.finished.store(0);
  cell.chunkEnd.store(worker.job.end);
  cell.progress.enter(0, Stage::Idle);

  // What is buffered would be written twice.
  fflush(nullptr);
  llvm::outs().flush();
  pid_t pid = fork();
  if (pid < 0) {
    error = std::string("cannot start a worker: ") + strerror(errno);
    close(ends[0]);
    close(ends[1]);
    return failure();
  }
  if (pid == 0) {
    close(ends[0]);
    for (Worker &other : workers)
      if (other.fd >= 0)
        close(other.fd);
    runChild(ends[1], cell, *shared, worker.job, end, released, chunk, options,
             makeTask);
  }
  close(ends[1]);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  worker.pid = pid;
  worker.fd = ends[0];
  worker.buffer.clear();
  worker.killedForTime = worker.killedForMemory = false;
  worker.lastBeats = cell.progress.beats.load();
  worker.lastChange = Clock::now();
  worker.lastChangeCpu = 0;
  worker.questions = 0;
  worker.done = 0;
  worker.hasLastItem = false;
  return success();
}

/// Reads what there is and hands out whole records.
void Pool::receive(Worker &worker) {
  char bytes[1 << 16];
  while (true) {
    ssize_t count = read(worker.fd, bytes, sizeof(bytes));
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      break;
    worker.buffer.append(bytes, count);
  }
  size_t position = 0;
  while (worker.buffer.size() - position >= sizeof(FrameHeader)) {
    FrameHeader header;
    memcpy(&header, worker.buffer.data() + position, sizeof(header));
    if (worker.buffer.size() - position - sizeof(header) < header.size)
      break;
    llvm::StringRef record(worker.buffer.data() + position + sizeof(header),
                           header.size);
    events.onRecord(header.item, record);
    position += sizeof(header) + header.size;
    ++worker.done;
    worker.hasLastItem = true;
    worker.lastItem = header.item;
  }
  worker.buffer.erase(0, position);
}

/// Says where the process that left its stacks in `cell` was.
static void locate(const Cell &cell, WorkerDeath &death) {
  uint32_t count = std::min<uint32_t>(cell.numStacks.load(), kHangSamples);
  if (count == 0)
    return;
  // Memory may run out at once or little by little, and then it is chance who
  // asks for the last of it: the operation that is at work is what stays.
  if (death.kind == WorkerDeath::Kind::Timeout ||
      death.kind == WorkerDeath::Kind::OutOfMemory) {
    std::vector<std::vector<std::string>> samples;
    for (const CallStack &stack : llvm::ArrayRef(cell.stacks).take_front(count))
      samples.push_back(nameFrames(stack.frames()));
    death.where = describeHang(samples);
    return;
  }
  std::vector<std::string> names = nameFrames(cell.stacks[count - 1].frames());
  bool isOverflow = death.kind == WorkerDeath::Kind::StackOverflow;
  if (death.kind == WorkerDeath::Kind::Signal && isHeapCorruption(names)) {
    // Found long after it happened, wherever memory is asked for next.
    death.kind = WorkerDeath::Kind::HeapCorruption;
    return;
  }
  if (isOverflow || death.kind == WorkerDeath::Kind::Signal)
    death.where = describeCrash(names, isOverflow);
}

/// A worker ended. Starts another one where there is work left.
LogicalResult Pool::reap(unsigned number, std::string &error) {
  Worker &worker = workers[number];
  Cell &cell = cells[number];
  int status = 0;
  while (waitpid(worker.pid, &status, 0) < 0 && errno == EINTR)
    ;
  worker.pid = -1;
  receive(worker);
  close(worker.fd);
  worker.fd = -1;
  if (cell.finished.load() || shared->stop.load())
    return success();

  uint64_t item = cell.item.load();
  bool isCulprit =
      cell.busy.load() && !(worker.hasLastItem && worker.lastItem == item);
  if (worker.done > 0 || isCulprit)
    deathsWithoutWork = 0;
  else if (++deathsWithoutWork > 3) {
    error = "workers die before they do any work";
    return failure();
  }

  // One that died while setting itself up leaves its job as it was.
  std::vector<uint32_t> excluded;
  if (!worker.hasLastItem && !isCulprit)
    excluded = worker.job.excluded;
  uint64_t chunkEnd = cell.chunkEnd.load();
  uint64_t resume = worker.hasLastItem ? worker.lastItem + 1 : worker.job.begin;
  if (isCulprit) {
    WorkerDeath death;
    death.item = item;
    death.path = cell.progress.path.load();
    death.stage = static_cast<Stage>(cell.progress.stage.load());
    if (worker.killedForTime) {
      death.kind = WorkerDeath::Kind::Timeout;
    } else if (worker.killedForMemory || cell.outOfMemory.load() ||
               (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)) {
      // Nobody here sent that SIGKILL, so the system did: it ran out.
      death.kind = WorkerDeath::Kind::OutOfMemory;
    } else if (cell.stackOverflow.load()) {
      death.kind = WorkerDeath::Kind::StackOverflow;
    } else if (WIFSIGNALED(status)) {
      death.kind = WorkerDeath::Kind::Signal;
      death.code = WTERMSIG(status);
    } else {
      death.kind = WorkerDeath::Kind::Exit;
      death.code = WEXITSTATUS(status);
    }
    locate(cell, death);
    // Paths that killed a worker on this item before stay excluded.
    if (worker.job.begin == item && worker.job.begin < worker.job.end)
      excluded = worker.job.excluded;
    if (events.onDeath(death)) {
      excluded.push_back(death.path);
      resume = item;
    } else {
      excluded.clear();
      resume = item + 1;
    }
  }
  worker.job = ChildJob();
  if (resume < chunkEnd) {
    worker.job.begin = resume;
    worker.job.end = chunkEnd;
    worker.job.excluded = std::move(excluded);
  } else if (shared->next.load() >= end) {
    return success();
  }
  return start(number, error);
}

/// Kills a worker that stands still or grows too large.
void Pool::watch(unsigned number) {
  Worker &worker = workers[number];
  if (worker.killedForTime || worker.killedForMemory)
    return;
  uint64_t beats = cells[number].progress.beats.load();
  if (beats != worker.lastBeats) {
    worker.lastBeats = beats;
    worker.lastChange = Clock::now();
    worker.lastChangeCpu = cpuSeconds(worker.pid);
    // It goes on after all.
    if (worker.questions) {
      worker.questions = 0;
      cells[number].numStacks.store(0);
    }
    return;
  }
  if (cpuSeconds(worker.pid) - worker.lastChangeCpu > options.stallSeconds ||
      secondsSince(worker.lastChange) > kWaitFactor * options.stallSeconds) {
    // One question a poll; whoever does not answer has no say.
    if (worker.questions < kHangSamples) {
      ++worker.questions;
      kill(worker.pid, kQuestion);
      return;
    }
    worker.killedForTime = true;
    kill(worker.pid, SIGKILL);
    return;
  }
#ifdef __linux__
  // Only of one that stands still: reading this costs more than a check.
  char path[64];
  snprintf(path, sizeof(path), "/proc/%d/statm", static_cast<int>(worker.pid));
  if (FILE *file = fopen(path, "r")) {
    // Size and resident size, in pages.
    char line[128] = "";
    if (fgets(line, sizeof(line), file)) {
      uint64_t resident = 0;
      llvm::StringRef fields = line;
      if (!fields.split(' ').second.split(' ').first.getAsInteger(10,
                                                                  resident) &&
          resident * sysconf(_SC_PAGESIZE) > options.memoryBytes) {
        worker.killedForMemory = true;
        kill(worker.pid, SIGKILL);
      }
    }
    fclose(file);
  }
#endif
}

LogicalResult Pool::run(std::string &error) {
  constexpr int kPollMilliseconds = 50;
  /// While a worker is asked where it is, one question each.
  constexpr int kQuestionMilliseconds = 20;
  /// How long items being worked on may take to end after a stop.
  constexpr double kStopSeconds = 1.2;

  if (begin >= end)
    return success();
  shared = mapShared<Shared>(1);
  uint64_t count = end - begin;
  workers.resize(std::max<uint64_t>(
      1, std::min<uint64_t>(std::max(1u, options.jobs), count)));
  cells = mapShared<Cell>(workers.size());
  if (!shared || !cells) {
    error = std::string("cannot share memory: ") + strerror(errno);
    return failure();
  }
  shared->next.store(begin);
  // Large enough that taking one costs nothing, small enough that all workers
  // end at about the same time.
  // What is released in portions has to go round.
  uint64_t mostItems = options.itemsAtATime ? options.itemsAtATime
                       : released           ? 4
                                            : 64;
  chunk = std::max<uint64_t>(
      1, std::min<uint64_t>(mostItems, count / (workers.size() * 8)));
  for (unsigned i = 0; i < workers.size(); ++i)
    if (failed(start(i, error)))
      return failure();

  Clock::time_point stopTime;
  while (isRunning()) {
    llvm::SmallVector<pollfd> fds;
    llvm::SmallVector<unsigned> numbers;
    int wait = kPollMilliseconds;
    for (auto [number, worker] : llvm::enumerate(workers))
      if (worker.pid > 0) {
        if (worker.questions)
          wait = kQuestionMilliseconds;
        fds.push_back({worker.fd, POLLIN, 0});
        numbers.push_back(number);
      }
    poll(fds.data(), fds.size(), wait);
    for (auto [fd, number] : llvm::zip_equal(fds, numbers)) {
      if (fd.revents & POLLIN)
        receive(workers[number]);
      if (fd.revents & (POLLHUP | POLLERR | POLLNVAL)) {
        if (failed(reap(number, error)))
          return failure();
        continue;
      }
      watch(number);
    }
    if (!shared->stop.load() && events.shouldStop && events.shouldStop()) {
      shared->stop.store(1);
      stopTime = Clock::now();
    }
    if (shared->stop.load() && secondsSince(stopTime) > kStopSeconds)
      for (Worker &worker : workers)
        if (worker.pid > 0)
          kill(worker.pid, SIGKILL);
  }
  return success();
}

LogicalResult
runWorkers(uint64_t begin, uint64_t end, const WorkerOptions &options,
           const std::function<std::unique_ptr<WorkerTask>()> &makeTask,
           const WorkerEvents &events, std::string &error,
           const std::atomic<uint64_t> *released) {
  return Pool(begin, end, options, makeTask, events, released).run(error);
}

} // namespace bufdiff
