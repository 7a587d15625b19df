//===- Path.h - One way to bufferize a module -------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A path is one way to bufferize a module, or to transform one that is already
// bufferized. It is a small object registered by name; adding one is a file, a
// registration and a smoke test. Paths know nothing of generators and oracles.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_BUFFERIZE_PATH_H
#define BUFDIFF_HARNESS_BUFFERIZE_PATH_H

#include "harness/bufferize/Decisions.h"
#include "harness/bufferize/PathLimits.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "oracle/compare/BoundaryMap.h"
#include "oracle/compare/FindingKind.h"
#include <memory>
#include <string>
#include <vector>

namespace bufdiff {

/// A fresh, single-threaded context with every dialect, interface model and
/// pass that bufdiff uses, for all paths.
std::unique_ptr<mlir::MLIRContext> createContext();

/// Such a context, made anew after so many modules: a context never frees types
/// and attributes (about 1.2 KB a module), and making one costs as much as ten
/// modules.
class RenewedContext {
public:
  static constexpr unsigned kModules = 1000;
  explicit RenewedContext(unsigned modules = kModules) : modules(modules) {}

  /// For the next `count` modules. Of those before, none may live any more.
  mlir::MLIRContext *next(unsigned count = 1) {
    if (!context || used >= modules) {
      context = createContext();
      used = 0;
    }
    used += count;
    return context.get();
  }
  /// As next() said last.
  mlir::MLIRContext *get() const { return context.get(); }

private:
  unsigned modules;
  unsigned used = 0;
  std::unique_ptr<mlir::MLIRContext> context;
};

/// A fault that a path saw itself, because what does its work is another
/// process, or another run.
struct PathFault {
  oracle::FindingKind kind;
  /// What makes it like another one, for its signature; normalized there.
  std::string what;
  /// For its explanation: whole lines.
  std::string detail;
};

/// What a path that is a sequence of passes has made of a module after one of
/// them.
struct PassState {
  /// As on mlir-opt's command line, without options.
  llvm::StringRef pass;
  /// Its place, from 1, among so many.
  unsigned number = 0, numPasses = 0;
  mlir::ModuleOp module;
  /// Whether the module verifies. Nothing runs after a pass that broke it.
  bool isValid = true;
  /// Null where a signature was changed in a way that cannot be followed.
  const oracle::BoundaryMap *boundary = nullptr;
  /// As Path::ownsDeallocation, up to here.
  bool ownsDeallocation = false;
};

class Path {
public:
  virtual ~Path();

  /// As typed after --paths; unique. Parameters are part of it.
  virtual llvm::StringRef name() const = 0;
  /// The name with parameters that only vary the path (a seed, an alignment)
  /// left out: equal faults of such paths have equal signatures.
  virtual llvm::StringRef family() const { return name(); }
  /// One line, for `bufdiff list paths`.
  virtual llvm::StringRef description() const = 0;
  /// The textual pass pipeline that does the same in any build of MLIR; empty
  /// where there is none.
  virtual std::string pipeline() const { return {}; }
  /// How often the path is drawn for a module, to other paths. 0: only who asks
  /// for it gets it.
  virtual unsigned drawWeight() const { return 0; }
  /// When it is drawn, the name of the path to take: this one's, or one with
  /// parameters that `key` decides.
  virtual std::string vary([[maybe_unused]] uint64_t key) const {
    return name().str();
  }
  virtual PathLimits limits() const { return {}; }
  /// Whether the path inserts deallocations, so that leaks are its own fault.
  virtual bool ownsDeallocation() const { return false; }
  /// Whether a success promises that no tensor is left. A pipeline need not.
  virtual bool bufferizes() const { return true; }
  /// Whether a public function that is gone afterwards is the path's fault. Not
  /// of a pipeline: it may lower functions or drop private ones.
  virtual bool keepsEntries() const { return true; }
  /// The name of a path whose IR this one's must equal to the letter; empty:
  /// none. That path has to come earlier in a list of paths.
  virtual llvm::StringRef mustEqual() const { return {}; }
  /// Parts of the diagnostics with which the path may reject even a module
  /// inside its limits, because what decides is known only after analysis.
  virtual llvm::ArrayRef<llvm::StringRef> documentedRejections() const {
    return {};
  }

  /// Whether the path is a sequence of passes, which others may look between.
  virtual bool isSequence() const { return false; }
  /// Of a sequence: does what bufferize() does, and calls `visit` (may be null)
  /// after each pass that succeeded. It must leave the module as it is; false
  /// ends the run, with success.
  virtual mlir::LogicalResult
  bufferizeByPass(mlir::ModuleOp module, oracle::BoundaryMap &boundary,
                  [[maybe_unused]] llvm::function_ref<bool(const PassState &)>
                      visit) const {
    return bufferize(module, boundary, /*decisions=*/nullptr);
  }

  /// Bufferizes `module` in place. On entry `boundary` is the identity for
  /// `module`; the path updates it for every function whose signature it
  /// changes. Failure means the path rejects the module; why is in the
  /// diagnostics it emitted. A path may end early, with success, at a module
  /// that does not verify: that is what it is judged by then. `decisions`,
  /// where not null and where the path can tell, receives what was decided.
  virtual mlir::LogicalResult bufferize(mlir::ModuleOp module,
                                        oracle::BoundaryMap &boundary,
                                        Decisions *decisions) const = 0;

  /// Of a path that decides operand by operand whether to copy: the operands of
  /// `given` that it copies. `given` stays as it is. Failure where its analysis
  /// fails.
  virtual mlir::FailureOr<std::vector<OutOfPlaceOperand>>
  findCopies([[maybe_unused]] mlir::ModuleOp given) const {
    return std::vector<OutOfPlaceOperand>();
  }
  /// bufferize(), without the copy of the operand of this number. Failure where
  /// that cannot be; `module` is then in an unspecified state.
  virtual mlir::LogicalResult
  bufferizeWithoutCopy([[maybe_unused]] mlir::ModuleOp module,
                       [[maybe_unused]] oracle::BoundaryMap &boundary,
                       [[maybe_unused]] unsigned number) const {
    return mlir::failure();
  }

  /// Paths of which this is the same, and not empty, begin with the same work:
  /// begin() of one and finish() of another, on a clone, is what bufferize() of
  /// the other does. What `decisions` says is known after begin(). Only
  /// together do they save anything.
  virtual llvm::StringRef sharedBeginning() const { return {}; }
  virtual mlir::LogicalResult
  begin([[maybe_unused]] mlir::ModuleOp module,
        [[maybe_unused]] Decisions *decisions) const {
    return mlir::success();
  }
  virtual mlir::LogicalResult finish(mlir::ModuleOp module,
                                     oracle::BoundaryMap &boundary) const {
    return bufferize(module, boundary, /*decisions=*/nullptr);
  }

  /// Whether many modules at a time cost much less than one by one. If so,
  /// those that will be bufferized next are shown to prepare(); it may be that
  /// some of them never are, and that others are that were not shown.
  virtual bool wantsBatches() const { return false; }
  virtual void prepare([[maybe_unused]] llvm::ArrayRef<mlir::ModuleOp>) const {}
  /// The path that runs the same passes in this process, to be asked about many
  /// variants of a module: this one, mostly; of another build, the passes as
  /// they are here, which may do other things; of one that decides in a random
  /// order, which is another one for each variant, the same in the usual order.
  /// Null where there are none.
  virtual const Path *inThisProcess() const { return this; }
  /// What the last call of bufferize saw going wrong, whatever it returned.
  /// Leaves nothing behind.
  virtual std::vector<PathFault> takeFaults() const { return {}; }

  /// What the path's analysis decides about the tensor operands of the ops at
  /// `location`, one line an operand; for explanations. `given` is a module as
  /// bufferize takes it, and stays as it is. Empty where nothing is known, or
  /// the path decides differently.
  virtual std::vector<std::string>
  describeDecisions([[maybe_unused]] mlir::ModuleOp given,
                    [[maybe_unused]] mlir::LocationAttr location) const {
    return {};
  }
};

/// The paths known by name, in order of registration.
class PathRegistry {
public:
  /// Makes the path of a name; null, with one line in `error`, when the name
  /// stands for none.
  using Factory = std::unique_ptr<Path> (*)(llvm::StringRef name,
                                            std::string &error);

  /// The registry with bufdiff's own paths.
  static PathRegistry builtin();

  void add(std::unique_ptr<Path> path);
  /// Names that begin with `prefix` stand for paths even where they were not
  /// added: `make` makes them.
  void addFamily(llvm::StringRef prefix, Factory make);
  /// A path that was added. Null when there is no such path.
  const Path *lookup(llvm::StringRef name) const;
  /// The same, or a path of a family, which stays outside of all(). Null, with
  /// one line in `error`, when there is no such path.
  std::shared_ptr<const Path> find(llvm::StringRef name,
                                   std::string &error) const;
  llvm::ArrayRef<std::unique_ptr<Path>> all() const { return paths; }

private:
  std::vector<std::pair<std::string, Factory>> families;
  std::vector<std::unique_ptr<Path>> paths;
};

/// Upstream's One-Shot Module Bufferize with function boundaries.
std::unique_ptr<Path> createOneShotPath();
/// The same with other options, as in `one-shot:identity`, `one-shot:fuzz-12`,
/// `one-shot:top-down+identity`. Null, with one line in `error`, for options
/// that it has not.
std::unique_ptr<Path> createOneShotVariant(llvm::StringRef name,
                                           std::string &error);
/// Each option alone, and the family of them all.
void registerOneShotVariants(PathRegistry &registry);
/// What One-Shot with function boundaries documents that it does not take.
PathLimits oneShotLimits();
/// The seed's system, where CallOps bufferize through the interface.
std::unique_ptr<Path> createInterfacePath();
/// The seed's system before its patch, where the driver handles CallOps.
std::unique_ptr<Path> createLegacyPath();

/// A textual pass pipeline, or mlir-opt pass flags as typed on its command
/// line. Null, with one line in `error`, when it does not parse.
std::unique_ptr<Path> createPipelinePath(llvm::StringRef pipeline,
                                         std::string &error);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_BUFFERIZE_PATH_H
