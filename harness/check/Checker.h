//===- Checker.h - One module over all paths --------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a module, runs it as given, then has every path bufferize it and runs
// what came out, in this process. Upstream's code may die here: whoever cannot
// afford that runs a Checker in a worker (Worker.h).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_CHECKER_H
#define BUFDIFF_HARNESS_CHECK_CHECKER_H

#include "harness/bufferize/Path.h"
#include "harness/bufferize/PathDraw.h"
#include "harness/check/Progress.h"
#include "harness/check/Verdict.h"
#include "harness/generator/Generator.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Registry.h"
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

/// Runs with both arms of branches and several sizes; more find little more.
inline constexpr unsigned kDefaultInputSets = 2;

/// Of so many generated modules, one is looked at twice (by its seed): every
/// path runs once more and must do the same, and what it makes is printed and
/// parsed. That costs a dozen checks; what it finds depends on types and ops
/// more than on the program.
inline constexpr unsigned kSecondLookRate = 512;

/// How much a finding's explanation says.
enum class ExplainStyle : uint8_t {
  /// Everything that is known, with the output.
  Full,
  /// The values, and the operations to blame.
  Short,
};

struct CheckOptions {
  /// In the order in which they run. Must outlive the checker.
  std::vector<const Path *> paths;
  /// So many further paths are drawn for each generated module, by its choices
  /// (harness/bufferize/PathDraw.h).
  unsigned drawnPaths = 0;
  unsigned inputSets = kDefaultInputSets;
  /// Where to start in a file. Empty: `main`, else every function with a body
  /// whose arguments can be made.
  std::string entry;
  /// For generated modules; null: the default of the generator.
  const Profile *profile = nullptr;
  const RuleTable *rules = nullptr;
  /// Of so many modules, one is also run as compiled code (harness/witness),
  /// which costs as much as a hundred checks; and so is every one that is found
  /// wrong. 0: none. In a file every one.
  unsigned witnessRate = 0;
  /// Whether paths that are sequences of passes are compared with the reference
  /// after every pass.
  bool localize = false;
  /// Whether every copy of a path that is right is tried without.
  bool precision = false;
  ExplainStyle explain = ExplainStyle::Full;
  /// Whether verdicts tell features and choices.
  bool features = false;
  /// Whether verdicts of generated modules tell costs, too.
  bool costs = false;
  unsigned modulesPerContext = RenewedContext::kModules;
};

/// Where the time of checks went, in seconds.
struct StageTimes {
  std::array<double, kNumStages> stages = {};
  /// Stage::Bufferize by path, in the order of the options.
  std::vector<double> bufferize;
};

class Checker {
public:
  Checker(const oracle::OpRegistry &ops, CheckOptions options);
  ~Checker();

  /// Checks the module that the choices stand for (from the start of the
  /// sequence; `choices` itself is not read). `excluded` holds numbers of paths
  /// plus 1 (as in Progress) that are not run.
  ModuleVerdict checkChoices(const ChoiceSequence &choices,
                             llvm::ArrayRef<uint32_t> excluded = {});

  /// Whether a path works on many modules at a time.
  bool wantsBatches() const;
  /// Says which modules checkChoices will be asked about next, so that paths
  /// that work in batches can.
  void prepareChoices(llvm::ArrayRef<ChoiceSequence> choices);

  /// Checks a module given as text.
  /// Failure, with one line in `error`, when there is nothing to check: the
  /// text does not parse, or it has no function to start at.
  mlir::FailureOr<ModuleVerdict>
  checkText(llvm::StringRef text, llvm::StringRef name, std::string &error,
            llvm::ArrayRef<uint32_t> excluded = {});

  /// What generated modules avoid: the limits of all paths together, but for
  /// those that are drawn for a module.
  const GeneratorOptions &generatorOptions() const { return generator; }

  /// Whether compiled code is asked about the next modules. Initially it is
  /// unless options.witnessRate is 0.
  void setWitness(bool asked) { witnessed = asked; }

  /// Whether the next modules are looked at twice. Where nothing was said,
  /// those given as text are and generated ones are not.
  void setSecondLook(bool asked) { looksTwice = asked; }

  /// Steps that one run of the next modules may take, instead of what runs of
  /// the interpreter may by default.
  void setStepBudget(uint64_t steps) { stepBudget = steps; }

  /// Where the checker says what it is doing. Must outlive it; null: nowhere.
  void setProgress(Progress *cell) { progress = cell; }
  /// Where times are added up; null: nowhere.
  void setStageTimes(StageTimes *times);

private:
  struct ReferenceRun;
  struct PassName;
  struct PathRun;
  class ModuleSource;
  class GeneratedSource;
  class TextSource;
  class Check;

  GeneratorOptions
  generatorOptionsFor(llvm::ArrayRef<const Path *> paths) const;
  void enter(unsigned path, Stage stage);

  const oracle::OpRegistry &ops;
  CheckOptions options;
  GeneratorOptions generator;
  PathDraw draw;
  RenewedContext context;
  Progress *progress = nullptr;
  StageTimes *times = nullptr;
  bool witnessed = false;
  std::optional<bool> looksTwice;
  uint64_t stepBudget = oracle::RunOptions().stepBudget;
  unsigned currentPath = 0;
  Stage currentStage = Stage::Idle;
  double stageStart = 0;
  /// By signature, the number of ops of the smallest module explained so far:
  /// explaining costs more than checking, and only the smallest is shown.
  llvm::StringMap<unsigned> explained;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_CHECKER_H
