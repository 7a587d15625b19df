//===- Worker.h - Processes that may die ------------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's passes can crash, loop or eat memory, and do. Nothing in a process
// survives all of that (a handler does not survive a smashed stack, and after
// heap corruption a recovered process dies later), so checks run in child
// processes that are replaced when they die. A child works through many items,
// so that the fork costs nothing, and says in shared memory what it is doing,
// so that the parent knows whom to blame.
//
// POSIX only. The parent must be single-threaded, and should hold no
// MLIRContext: children begin as copies of it.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_WORKER_H
#define BUFDIFF_HARNESS_CHECK_WORKER_H

#include "harness/check/Progress.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <functional>
#include <memory>
#include <string>

namespace bufdiff {

struct WorkerOptions {
  /// Processes at a time.
  unsigned jobs = 1;
  /// A worker that shows no progress for so much of its own processor time is
  /// killed (one that only waits, after twelve times as long). Checks take
  /// milliseconds, and the interpreter's budgets end within a second or two.
  /// Wall time would make a busy machine look like a hang.
  double stallSeconds = 10;
  /// Of address space and of resident memory a worker may use. (Under
  /// AddressSanitizer only of the latter.)
  uint64_t memoryBytes = uint64_t(3) << 30;
  /// Items that a worker takes at once, at most; 0: as many as is good where an
  /// item takes about as long as the next.
  unsigned itemsAtATime = 0;
  /// Lets workers write to the parent's stdout and stderr. Upstream's assertion
  /// texts and dumps come with it.
  bool verbose = false;
};

/// How a worker died.
struct WorkerDeath {
  enum class Kind {
    Signal,
    StackOverflow,
    /// The C library found the heap damaged.
    HeapCorruption,
    Exit,
    Timeout,
    OutOfMemory,
  };
  Kind kind = Kind::Signal;
  /// The signal, or the status of an exit that nobody asked for.
  int code = 0;
  /// What it was working on.
  uint64_t item = 0;
  /// As in Progress.
  uint32_t path = 0;
  Stage stage = Stage::Idle;
  /// What upstream's code was doing then, as describeCrash and describeHang
  /// say it; empty where that is not known.
  std::string where;

  /// `SIGSEGV`, `stack overflow`, `exit(0)`, `timeout`, `out of memory`,
  /// `heap corruption`.
  std::string describe() const;
};

/// The work, made and run in the child.
class WorkerTask {
public:
  virtual ~WorkerTask();
  /// Says that the items [begin, end) come next, mostly.
  virtual void prepareItems(uint64_t, uint64_t, Progress &) {}
  /// Works on one item and returns its record. `excluded` are numbers of paths
  /// plus 1 that killed earlier workers on this item.
  virtual std::string run(uint64_t item, llvm::ArrayRef<uint32_t> excluded,
                          Progress &progress) = 0;
};

/// What the parent does with what it hears; all of it runs in the parent.
struct WorkerEvents {
  /// The record of an item that was done. Items come in any order.
  std::function<void(uint64_t item, llvm::StringRef record)> onRecord;
  /// A worker died on an item. True: the item is to be done again without the
  /// path that killed it; false: it is done.
  std::function<bool(const WorkerDeath &)> onDeath;
  /// Called several times a second; true ends the run early: items being worked
  /// on get a moment to end, others are dropped. May be null.
  std::function<bool()> shouldStop;
};

/// Runs the items [begin, end) in worker processes. Failure, with one line in
/// `error`, when workers cannot be started or die without working.
///
/// `released`, where not null, is in memory that processes share: items from
/// its value on must wait until it has grown. The events may let it grow, which
/// is how an item can depend on the records of earlier ones.
mlir::LogicalResult
runWorkers(uint64_t begin, uint64_t end, const WorkerOptions &options,
           const std::function<std::unique_ptr<WorkerTask>()> &makeTask,
           const WorkerEvents &events, std::string &error,
           const std::atomic<uint64_t> *released = nullptr);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_WORKER_H
