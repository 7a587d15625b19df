//===- WorkerTest.cpp - Workers die, the run goes on ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Worker.h"
#include "llvm/Support/MemAlloc.h"
#include "gtest/gtest.h"
#include <csignal>
#include <cstdlib>
#include <map>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BUFDIFF_ASAN 1
#endif
#endif

using namespace mlir;
using namespace bufdiff;

namespace {
enum class Fault {
  None,
  BadAddress,
  BadCall,
  Abort,
  StackOverflow,
  OverflowOutOfSight,
  EndlessLoop,
  HeapCorruption,
  Memory,
  NewWithoutEnd,
  ExitZero,
  Kill,
};
} // namespace

static volatile int sink = 0;
// What is allocated is used.
static char *volatile lastAllocation = nullptr;

// Not a tail call, each frame is used, and the end is never reached.
[[clang::noinline]] static int recurse(int depth) {
  volatile char frame[4096];
  frame[depth % sizeof(frame)] = static_cast<char>(depth);
  if (depth == sink)
    return 0;
  int result = recurse(depth + 1);
  return result + frame[depth % sizeof(frame)];
}

#ifdef __x86_64__
/// Calls what it is given, and no unwinder can tell that.
extern "C" void callOutOfSight(void (*function)());
__asm__(".text\n.type callOutOfSight, @function\ncallOutOfSight:\n"
        "push %rbx\ncall *%rdi\npop %rbx\nret\n"
        ".size callOutOfSight, . - callOutOfSight\n");

namespace {
struct Deep {
  [[clang::noinline]] static void leaf() {
    volatile char frame[3000];
    frame[sink] = 1;
  }
  [[clang::noinline]] static int recurse(int depth) {
    volatile char frame[6000];
    frame[depth % sizeof(frame)] = static_cast<char>(depth);
    callOutOfSight(leaf);
    if (depth == sink)
      return 0;
    int result = recurse(depth + 1);
    return result + frame[depth % sizeof(frame)];
  }
};
} // namespace
#endif

static void commit(Fault fault) {
  switch (fault) {
  case Fault::None:
    return;
  case Fault::BadCall: {
    // A page that holds no code.
    void *page = mmap(nullptr, 4096, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, /*fd=*/-1, /*offset=*/0);
    reinterpret_cast<void (*volatile)()>(page)();
    sink = 0;
    return;
  }
  case Fault::BadAddress: {
    // A page that nobody may touch. (Sanitizers stop at a null pointer first.)
    void *page = mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS,
                      /*fd=*/-1, /*offset=*/0);
    *static_cast<volatile char *>(page) = 1;
    return;
  }
  case Fault::Abort:
    std::abort();
  case Fault::StackOverflow:
    sink = recurse(1);
    return;
  case Fault::OverflowOutOfSight:
#ifdef __x86_64__
    sink = Deep::recurse(1);
#endif
    return;
  case Fault::EndlessLoop:
    while (true)
      sink = sink + 1;
  case Fault::HeapCorruption: {
    // What the heap notes in front of a block: its size.
    char *volatile block = static_cast<char *>(malloc(40));
    volatile char *note = block - sizeof(size_t);
    for (unsigned i = 0; i < sizeof(size_t); ++i)
      note[i] = 0x41;
    free(block);
    return;
  }
  case Fault::Memory:
    // As LLVM's containers allocate.
    while (true) {
      lastAllocation = static_cast<char *>(llvm::safe_malloc(1 << 20));
      memset(lastAllocation, 1, 1 << 20);
    }
  case Fault::NewWithoutEnd:
    while (true) {
      lastAllocation = new char[1 << 20];
      memset(lastAllocation, 1, 1 << 20);
    }
  case Fault::ExitZero:
    std::exit(0);
  case Fault::Kill:
    raise(SIGKILL);
    return;
  }
}

namespace {
/// Each item goes through three paths; the fault of an item strikes in path 2.
class FaultyTask final : public WorkerTask {
public:
  explicit FaultyTask(const std::map<uint64_t, Fault> &faults)
      : faults(faults) {}

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t> excluded,
                  Progress &progress) override {
    std::string judged;
    for (uint32_t path = 1; path <= 3; ++path) {
      if (llvm::is_contained(excluded, path))
        continue;
      progress.enter(path, Stage::Bufferize);
      auto it = faults.find(item);
      if (path == 2 && it != faults.end())
        commit(it->second);
      judged += std::to_string(path);
    }
    return judged;
  }

private:
  const std::map<uint64_t, Fault> &faults;
};
} // namespace

namespace {
struct Outcome {
  std::map<uint64_t, std::string> records;
  std::map<uint64_t, std::vector<WorkerDeath>> deaths;
  std::string error;
  bool ok = false;
};
} // namespace

static Outcome runItems(uint64_t count, const std::map<uint64_t, Fault> &faults,
                        unsigned jobs, bool redo = true,
                        double stallSeconds = 30) {
  WorkerOptions options;
  options.jobs = jobs;
  options.stallSeconds = stallSeconds;
  options.memoryBytes = uint64_t(1) << 30;
  Outcome outcome;
  WorkerEvents events;
  events.onRecord = [&](uint64_t item, llvm::StringRef record) {
    EXPECT_FALSE(outcome.records.count(item)) << item << " is done twice";
    outcome.records[item] = record.str();
  };
  events.onDeath = [&](const WorkerDeath &death) {
    outcome.deaths[death.item].push_back(death);
    return redo;
  };
  outcome.ok = succeeded(runWorkers(
      0, count, options, [&] { return std::make_unique<FaultyTask>(faults); },
      events, outcome.error));
  return outcome;
}

/// Every item is done once; the faulty one without the path that died.
static void expectOneDeath(Fault fault, WorkerDeath::Kind kind,
                           const std::string &description,
                           double stallSeconds = 30) {
  constexpr uint64_t kItems = 40, kFaulty = 17;
  Outcome outcome =
      runItems(kItems, {{kFaulty, fault}}, 2, /*redo=*/true, stallSeconds);
  ASSERT_TRUE(outcome.ok) << outcome.error;
  ASSERT_EQ(outcome.deaths.size(), 1u);
  ASSERT_EQ(outcome.deaths[kFaulty].size(), 1u);
  const WorkerDeath &death = outcome.deaths[kFaulty].front();
  EXPECT_EQ(death.kind, kind) << death.describe();
  EXPECT_EQ(death.describe(), description);
  EXPECT_EQ(death.path, 2u);
  EXPECT_EQ(death.stage, Stage::Bufferize);
  ASSERT_EQ(outcome.records.size(), kItems);
  for (const auto &[item, record] : outcome.records)
    EXPECT_EQ(record, item == kFaulty ? "13" : "123") << item;
}

TEST(Worker, WithoutFaults) {
  for (unsigned jobs : {1u, 2u, 5u}) {
    Outcome outcome = runItems(1000, {}, jobs);
    ASSERT_TRUE(outcome.ok) << outcome.error;
    EXPECT_EQ(outcome.records.size(), 1000u);
    EXPECT_TRUE(outcome.deaths.empty());
  }
  EXPECT_TRUE(runItems(0, {}, 2).ok);
  EXPECT_EQ(runItems(1, {}, 8).records.size(), 1u);
}

TEST(Worker, BadAddress) {
  expectOneDeath(Fault::BadAddress, WorkerDeath::Kind::Signal, "SIGSEGV");
}
TEST(Worker, Abort) {
  expectOneDeath(Fault::Abort, WorkerDeath::Kind::Signal, "SIGABRT");
}
TEST(Worker, StackOverflow) {
  expectOneDeath(Fault::StackOverflow, WorkerDeath::Kind::StackOverflow,
                 "stack overflow");
}
TEST(Worker, EndlessLoop) {
  expectOneDeath(Fault::EndlessLoop, WorkerDeath::Kind::Timeout, "timeout",
                 /*stallSeconds=*/0.5);
}
#ifndef BUFDIFF_ASAN
// The sanitizer has a heap of its own.
TEST(Worker, HeapCorruption) {
  expectOneDeath(Fault::HeapCorruption, WorkerDeath::Kind::HeapCorruption,
                 "heap corruption");
}
#endif

TEST(Worker, DeathsAreLocated) {
  // Functions of no namespace are not upstream's; see FramesTest for others.
  Outcome outcome = runItems(3, {{1, Fault::Abort}}, 1);
  ASSERT_TRUE(outcome.ok) << outcome.error;
  ASSERT_EQ(outcome.deaths[1].size(), 1u);
  EXPECT_EQ(outcome.deaths[1].front().where, "FaultyTask::run");
#if defined(__x86_64__) && !defined(BUFDIFF_ASAN)
  // Also where what was called is no function.
  outcome = runItems(3, {{1, Fault::BadCall}}, 1);
  ASSERT_TRUE(outcome.ok) << outcome.error;
  ASSERT_EQ(outcome.deaths[1].size(), 1u);
  EXPECT_EQ(outcome.deaths[1].front().describe(), "SIGSEGV");
  EXPECT_EQ(outcome.deaths[1].front().where, "FaultyTask::run");
  // And where a stack is full in a function whose callers are not seen.
  // That is half of the time.
  std::map<uint64_t, Fault> faults;
  for (uint64_t item = 0; item < 8; ++item)
    faults[item] = Fault::OverflowOutOfSight;
  outcome = runItems(8, faults, 1);
  ASSERT_TRUE(outcome.ok) << outcome.error;
  ASSERT_EQ(outcome.deaths.size(), 8u);
  for (const auto &[item, deaths] : outcome.deaths) {
    EXPECT_EQ(deaths.front().describe(), "stack overflow");
    EXPECT_EQ(deaths.front().where, "Deep::recurse");
  }
#endif
#ifndef BUFDIFF_ASAN
  // Also where memory ran out.
  outcome = runItems(3, {{1, Fault::NewWithoutEnd}}, 1);
  ASSERT_TRUE(outcome.ok) << outcome.error;
  ASSERT_EQ(outcome.deaths[1].size(), 1u);
  EXPECT_EQ(outcome.deaths[1].front().where, "FaultyTask::run");
#endif
}

TEST(Worker, NewWithoutEnd) {
  expectOneDeath(Fault::NewWithoutEnd, WorkerDeath::Kind::OutOfMemory,
                 "out of memory");
}
TEST(Worker, MallocWithoutEnd) {
  expectOneDeath(Fault::Memory, WorkerDeath::Kind::OutOfMemory,
                 "out of memory");
}
TEST(Worker, ExitZero) {
  expectOneDeath(Fault::ExitZero, WorkerDeath::Kind::Exit, "exit(0)");
}
TEST(Worker, KilledByTheSystem) {
  expectOneDeath(Fault::Kill, WorkerDeath::Kind::OutOfMemory, "out of memory");
}

TEST(Worker, ManyFaultsOneAfterAnother) {
  std::map<uint64_t, Fault> faults;
  for (uint64_t item = 0; item < 20; ++item)
    faults[item] = item % 2 ? Fault::BadAddress : Fault::Abort;
  for (unsigned jobs : {1u, 2u}) {
    Outcome outcome = runItems(20, faults, jobs);
    ASSERT_TRUE(outcome.ok) << outcome.error;
    EXPECT_EQ(outcome.deaths.size(), 20u);
    ASSERT_EQ(outcome.records.size(), 20u);
    for (const auto &[item, record] : outcome.records)
      EXPECT_EQ(record, "13") << item;
  }
}

TEST(Worker, WithoutRedoTheItemIsDone) {
  Outcome outcome = runItems(10, {{3, Fault::Abort}}, 1, /*redo=*/false);
  ASSERT_TRUE(outcome.ok) << outcome.error;
  EXPECT_EQ(outcome.deaths.size(), 1u);
  EXPECT_EQ(outcome.records.size(), 9u);
  EXPECT_FALSE(outcome.records.count(3));
}

namespace {
class DyingTask final : public WorkerTask {
public:
  DyingTask() { std::abort(); }
  std::string run(uint64_t, llvm::ArrayRef<uint32_t>, Progress &) override {
    return "";
  }
};
} // namespace

TEST(Worker, WorkersThatCannotStartAreAnError) {
  WorkerEvents events;
  events.onRecord = [](uint64_t, llvm::StringRef) {};
  events.onDeath = [](const WorkerDeath &) { return true; };
  std::string error;
  EXPECT_TRUE(failed(runWorkers(
      0, 10, WorkerOptions(), [] { return std::make_unique<DyingTask>(); },
      events, error)));
  EXPECT_EQ(error, "workers die before they do any work");
}

TEST(Worker, StopsWhenAsked) {
  WorkerOptions options;
  options.jobs = 2;
  uint64_t seen = 0;
  WorkerEvents events;
  events.onRecord = [&](uint64_t, llvm::StringRef) { ++seen; };
  events.onDeath = [](const WorkerDeath &) { return false; };
  events.shouldStop = [&] { return seen >= 100; };
  std::map<uint64_t, Fault> none;
  std::string error;
  ASSERT_TRUE(succeeded(runWorkers(
      0, uint64_t(1) << 40, options,
      [&] { return std::make_unique<FaultyTask>(none); }, events, error)))
      << error;
  EXPECT_GE(seen, 100u);
}

TEST(Worker, StopKillsWhatDoesNotEnd) {
  WorkerOptions options;
  options.stallSeconds = 1000;
  std::map<uint64_t, Fault> faults = {{0, Fault::EndlessLoop}};
  WorkerEvents events;
  events.onRecord = [&](uint64_t, llvm::StringRef) { FAIL(); };
  events.onDeath = [](const WorkerDeath &) { return true; };
  events.shouldStop = [] { return true; };
  std::string error;
  EXPECT_TRUE(succeeded(runWorkers(
      0, 1, options, [&] { return std::make_unique<FaultyTask>(faults); },
      events, error)))
      << error;
}
