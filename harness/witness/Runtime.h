//===- Runtime.h - What compiled code calls ---------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled code shows what it does by calling back. Every place where it does
// so is a site: a number in the code, and what that number means in a table
// beside it. Memory comes from here too, so that uninitialized contents are the
// same in every run and nothing is left behind by modules that never free.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_WITNESS_RUNTIME_H
#define BUFDIFF_HARNESS_WITNESS_RUNTIME_H

#include "harness/witness/HostMemory.h"
#include "oracle/compare/Observation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <vector>

namespace bufdiff {

struct Site {
  enum class Kind {
    /// A trace event begins; its values follow.
    Event,
    /// A value of the event that began last.
    EventValue,
    /// Result `index` of the entry as given.
    Result,
    /// An external function writes its result or argument `index` (results
    /// first).
    Fill,
  };
  Kind kind = Kind::Event;
  oracle::TraceEvent::Kind eventKind = oracle::TraceEvent::Kind::Print;
  /// The text printed, or the name of the function.
  std::string text;
  unsigned index = 0;
  HostElement element;
  bool isShaped = false;
  /// False for a buffer whose contents an external function must not look at.
  bool isRead = true;
};

/// The calls that sites become. Each but the first takes the site, a rank and a
/// pointer to a ranked descriptor, as an unranked memref lowers.
enum class Callback { Event, Value, Fill };

/// A function of this process that compiled code may call by name.
struct RuntimeSymbol {
  const char *name;
  void *address;
};
/// Allocation, copies, conversions of small floats.
llvm::ArrayRef<RuntimeSymbol> runtimeSymbols();
void *callbackAddress(Callback callback);

/// One run of compiled code. While it lives, the callbacks of this thread
/// report to it.
class Recorder {
public:
  explicit Recorder(const std::vector<Site> &sites, unsigned numResults);
  ~Recorder();
  Recorder(const Recorder &) = delete;
  Recorder &operator=(const Recorder &) = delete;

  oracle::Observation &observation() { return seen; }

  void event(int64_t site);
  void value(int64_t site, int64_t rank, const void *descriptor);
  void fill(int64_t site, int64_t rank, const void *descriptor);
  void *allocate(uint64_t bytes);
  void deallocate(void *pointer);
  /// Ends the run as a fault where memory beside an allocation was written.
  void checkRedZones();

  static Recorder &current();

private:
  struct Block {
    uint64_t bytes;
    bool freed = false;
  };

  void fault(oracle::FaultKind kind, const char *why);

  const std::vector<Site> &sites;
  oracle::Observation seen;
  llvm::StringMap<unsigned> calls;
  unsigned currentCall = 0;
  /// In order of allocation.
  std::vector<char *> allocated;
  /// By the pointer handed out. Looked up, never iterated.
  llvm::DenseMap<void *, Block> blocks;
  Recorder *outer;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_WITNESS_RUNTIME_H
