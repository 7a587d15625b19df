//===- Reducer.h - One way to make a module smaller -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reducer knows where something could be left out or made simpler (its
// sites) and how; it does not know what a finding is. Whether the result still
// shows the finding is asked by the one who runs it (Reduction.h), so a reducer
// may break the program's meaning as it likes, as long as it is deterministic
// and goes one way: no two reducers may undo each other for ever.
//
// Reducers are registered by name, in the order in which they run. A downstream
// dialect adds its own.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_REDUCER_H
#define BUFDIFF_HARNESS_REDUCE_REDUCER_H

#include "harness/generator/Generator.h"
#include "mlir/IR/BuiltinOps.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace bufdiff {

/// What is being reduced: a module, and how it was made and is bufferized.
struct Subject {
  /// Verifies.
  mlir::ModuleOp module;
  /// The pass pipeline that shows the finding; empty where a path known by name
  /// does.
  std::string pipeline;
  /// The choices that stand for the module; empty where it does not come from
  /// the generator, or does no longer.
  std::vector<uint8_t> choices;
  /// What the choices mean. Never null.
  const GeneratorOptions *generator = nullptr;
  /// For reducers that run the module. Never null.
  const oracle::OpRegistry *ops = nullptr;
  /// Where runs of the module start; empty: as `bufdiff check` does.
  std::string entry;
};

/// A smaller subject, in the making.
struct Candidate {
  /// A copy of the subject's module, to be changed or replaced.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::string pipeline;
  std::vector<uint8_t> choices;
};

class Reducer {
public:
  virtual ~Reducer();

  /// As typed after --debug-reducer=; unique.
  virtual llvm::StringRef name() const = 0;
  /// One line, for lists and docs.
  virtual llvm::StringRef description() const = 0;

  /// How many places there are to try, numbered from 0. May prepare what
  /// `apply` needs: it is asked once for every new subject.
  virtual unsigned numSites(const Subject &subject) = 0;

  /// Reduces at the sites [begin, end) of the subject, of which `candidate` is
  /// a copy: at all of them, or at those where it can. Failure when it could
  /// nowhere; what the candidate is then does not matter. The result need not
  /// verify.
  virtual mlir::LogicalResult apply(const Subject &subject,
                                    Candidate &candidate, unsigned begin,
                                    unsigned end) = 0;

  /// How many sites make sense together. Many at once first makes a large
  /// module small fast.
  virtual unsigned maxChunk() const { return ~0u; }
  /// Whether a result with more operations than the subject is worth having.
  virtual bool mayGrow() const { return false; }
};

/// Reducers in the order in which they run.
class ReducerRegistry {
public:
  /// bufdiff's own.
  static ReducerRegistry builtin();

  void add(std::unique_ptr<Reducer> reducer);
  /// Null when there is no such reducer.
  Reducer *lookup(llvm::StringRef name) const;
  llvm::ArrayRef<std::unique_ptr<Reducer>> all() const { return reducers; }

private:
  std::vector<std::unique_ptr<Reducer>> reducers;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_REDUCER_H
