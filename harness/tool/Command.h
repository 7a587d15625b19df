//===- Command.h - The words of the command line ----------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One file a command: its LLVM subcommand, its flags and what it does. Shared
// here is what makes commands alike: exit statuses, the form of error messages,
// reading input.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_TOOL_COMMAND_H
#define BUFDIFF_HARNESS_TOOL_COMMAND_H

#include "harness/check/KnownFindings.h"
#include "harness/check/PathSet.h"
#include "harness/check/Worker.h"
#include "harness/generator/Generator.h"
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/CommandLine.h"
#include <string>

namespace bufdiff::tool {

enum ExitStatus : int {
  kNothingFound = 0,
  kBadUsage = 1,
  kFound = 2,
  kNothingJudged = 3,
};

struct Command {
  llvm::cl::SubCommand *subCommand;
  int (*run)();
  /// Where not null, it is called instead, with the whole command line before
  /// anything of that is parsed: for a command that is another program.
  int (*handOver)(int argc, char **argv) = nullptr;
};

Command benchCommand();
Command bisectCommand();
Command bufferizeCommand();
Command campaignCommand();
Command checkCommand();
Command ciCommand();
Command corpusCommand();
Command fuzzCommand();
Command genCommand();
Command interpCommand();
Command listCommand();
Command mutantsCommand();
Command reduceCommand();
Command reportCommand();
Command reproCommand();

/// The category of our own flags; LLVM's libraries bring hundreds of others,
/// which help does not show.
llvm::cl::OptionCategory &category();

/// Prints `bufdiff: message` on stderr and returns kBadUsage.
int fail(const llvm::Twine &message);

/// The contents of a file, or of stdin for `-`. Failure with one line in
/// `error`.
mlir::FailureOr<std::string> readInput(llvm::StringRef file,
                                       std::string &error);

/// Cores that this process may use.
unsigned defaultJobs();

/// From the first Ctrl-C or SIGTERM on, `interrupted` is true; the second one
/// kills.
void catchInterrupts();
bool interrupted();

/// --paths and --pipeline.
struct PathOptions {
  explicit PathOptions(llvm::cl::SubCommand &command);
  CheckFlags flags() const;

  llvm::cl::list<std::string> paths;
  llvm::cl::list<std::string> pipelines;
};

/// Runs of a build on a module from a file: two that differ are enough to see
/// that it does not print the same every time, and two may be equal by chance.
inline constexpr unsigned kFileRepeats = 3;

/// --mlir-opt, --nfc and --repeat.
struct BuildOptions {
  explicit BuildOptions(llvm::cl::SubCommand &command);
  /// Failure with one line in `error`.
  mlir::LogicalResult addTo(CheckFlags &flags, std::string &error) const;

  llvm::cl::list<std::string> builds;
  llvm::cl::opt<bool> nfc;
  llvm::cl::opt<std::string> repeats;
};

/// --witness and --witness-rate.
struct WitnessOptions {
  explicit WitnessOptions(llvm::cl::SubCommand &command);
  /// Failure with one line in `error`. `defaultRate` where a witness is asked
  /// for and no rate is given.
  mlir::LogicalResult addTo(CheckFlags &flags, unsigned defaultRate,
                            std::string &error) const;

  llvm::cl::opt<std::string> witness;
  llvm::cl::opt<std::string> rate;
};

/// --jobs, --stall and --verbose: how work is spread over processes.
struct WorkOptions {
  explicit WorkOptions(llvm::cl::SubCommand &command);
  /// Failure with one line in `error`.
  mlir::FailureOr<WorkerOptions> get(std::string &error) const;

  llvm::cl::opt<std::string> jobs;
  llvm::cl::opt<std::string> stall;
  llvm::cl::opt<bool> verbose;
};

/// --known-bugs: which findings are not new.
struct KnownBugsOption {
  explicit KnownBugsOption(llvm::cl::SubCommand &command);
  /// Failure with one line in `error`.
  mlir::FailureOr<KnownBugs> get(std::string &error) const;

  llvm::cl::opt<std::string> directory;
};

/// What is wrong with --localize where no path has passes to look between.
inline constexpr llvm::StringLiteral kNothingToLocalize =
    "--localize needs a path that is a sequence of passes in this process: "
    "--pipeline, or one of those that `list paths` calls pipeline:...";

/// Null with `error` set for an unknown name; the default for an empty one.
const Profile *findProfile(llvm::StringRef name, std::string &error);

/// What a command did in a process of its own.
struct Isolated {
  int status = kNothingFound;
  std::string output;
  std::string errors;
};

/// Runs `work` in a worker, since upstream's code may die in it, and returns
/// what it returned. Where it died, the status is kFound and the errors say
/// how. `what` names the work, for that line.
Isolated runIsolated(llvm::StringRef what,
                     const std::function<Isolated(Progress &)> &work);

/// Prints what an isolated command printed; returns its status.
int show(const Isolated &result);

} // namespace bufdiff::tool

#endif // BUFDIFF_HARNESS_TOOL_COMMAND_H
