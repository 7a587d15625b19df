//===- Command.cpp - The words of the command line ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/Command.h"
#include "harness/check/Parse.h"
#include "harness/check/Record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <sched.h>
#include <unistd.h>

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

cl::OptionCategory &category() {
  static cl::OptionCategory options("bufdiff's flags");
  return options;
}

int fail(const llvm::Twine &message) {
  llvm::errs() << "bufdiff: " << message << "\n";
  return kBadUsage;
}

/// No module that anybody wants to check is larger; a device or a pipe may be
/// without end.
static constexpr size_t kMaxInputBytes = size_t(256) << 20;

/// What a file without a size (a pipe, a device) holds, up to the limit.
static FailureOr<std::string> readStream(llvm::StringRef file,
                                         std::string &error) {
  std::FILE *stream =
      file == "-" ? stdin : std::fopen(file.str().c_str(), "rb");
  std::string text;
  std::vector<char> block(1 << 16);
  size_t count = 0;
  while (stream && text.size() <= kMaxInputBytes &&
         (count = std::fread(block.data(), 1, block.size(), stream)) > 0)
    text.append(block.data(), count);
  bool failed = !stream || std::ferror(stream);
  if (failed)
    error = ("cannot read '" + file + "': " + std::strerror(errno)).str();
  if (stream && stream != stdin)
    std::fclose(stream);
  if (failed)
    return failure();
  if (text.size() > kMaxInputBytes) {
    error = ("cannot read '" + file + "': more than " +
             llvm::Twine(kMaxInputBytes >> 20) + " MiB")
                .str();
    return failure();
  }
  return text;
}

FailureOr<std::string> readInput(llvm::StringRef file, std::string &error) {
  llvm::sys::fs::file_status status;
  if (file == "-" ||
      (!llvm::sys::fs::status(file, status) &&
       status.type() != llvm::sys::fs::file_type::regular_file &&
       status.type() != llvm::sys::fs::file_type::directory_file) ||
      status.getSize() > kMaxInputBytes)
    return readStream(file, error);
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(file, /*IsText=*/false,
                                                   /*RequiresNullTerminator=*/
                                                   false);
  if (!buffer) {
    error =
        ("cannot read '" + file + "': " + buffer.getError().message()).str();
    return failure();
  }
  return (*buffer)->getBuffer().str();
}

unsigned defaultJobs() {
#ifdef __linux__
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof(set), &set) == 0)
    return std::max(1, CPU_COUNT(&set));
#endif
  return std::max(1L, sysconf(_SC_NPROCESSORS_ONLN));
}

static volatile std::sig_atomic_t wasInterrupted = 0;

static void onInterrupt(int signal) {
  wasInterrupted = 1;
  std::signal(signal, SIG_DFL);
}

void catchInterrupts() {
  std::signal(SIGINT, onInterrupt);
  std::signal(SIGTERM, onInterrupt);
}

bool interrupted() { return wasInterrupted; }

PathOptions::PathOptions(cl::SubCommand &command)
    : paths("paths", cl::CommaSeparated,
            cl::desc("Paths, as `bufdiff list paths` shows them"),
            cl::value_desc("A,B"), cl::cat(category()), cl::sub(command)),
      pipelines("pipeline",
                cl::desc("A pass pipeline, textual or as mlir-opt flags; alone "
                         "it replaces the default paths"),
                cl::value_desc("pipeline"), cl::cat(category()),
                cl::sub(command)) {}

CheckFlags PathOptions::flags() const {
  CheckFlags flags;
  // As in files, where blanks around a name are no part of it.
  for (const std::string &path : paths)
    flags.paths.push_back(llvm::StringRef(path).trim().str());
  flags.pipelines.assign(pipelines.begin(), pipelines.end());
  return flags;
}

BuildOptions::BuildOptions(cl::SubCommand &command)
    : builds("mlir-opt",
             cl::desc("Run the pipeline (default: One-Shot Bufferize with "
                      "function boundaries) in this build of MLIR"),
             cl::value_desc("BIN"), cl::cat(category()), cl::sub(command)),
      nfc("nfc",
          cl::desc("Each build must print the IR that the first one prints"),
          cl::cat(category()), cl::sub(command)),
      repeats("repeat",
              cl::desc("Run each build so many times on the same module: the "
                       "outputs must be equal (default: 3 for FILE, 1 for "
                       "generated modules)"),
              cl::value_desc("N"), cl::cat(category()), cl::sub(command)) {}

LogicalResult BuildOptions::addTo(CheckFlags &flags, std::string &error) const {
  flags.builds.assign(builds.begin(), builds.end());
  flags.nfc = nfc;
  if (nfc && builds.size() < 2) {
    error = "--nfc compares builds: it needs two --mlir-opt";
    return failure();
  }
  if (!repeats.getNumOccurrences())
    return success();
  if (builds.empty()) {
    error = "--repeat goes with --mlir-opt";
    return failure();
  }
  return parseCheckFlags({"--repeat=" + repeats}, flags, error);
}

WitnessOptions::WitnessOptions(cl::SubCommand &command)
    : witness("witness",
              cl::desc("Also run what paths make as compiled code, and compare "
                       "that with the interpreter"),
              cl::value_desc("jit"), cl::cat(category()), cl::sub(command)),
      rate("witness-rate", cl::desc("Of so many generated modules, one"),
           cl::value_desc("N"), cl::cat(category()), cl::sub(command)) {}

LogicalResult WitnessOptions::addTo(CheckFlags &flags, unsigned defaultRate,
                                    std::string &error) const {
  std::vector<std::string> tokens;
  if (witness.getNumOccurrences())
    tokens.push_back("--witness=" + witness);
  if (rate.getNumOccurrences())
    tokens.push_back("--witness-rate=" + rate);
  if (failed(parseCheckFlags(tokens, flags, error)))
    return failure();
  if (flags.witnessRate && !flags.witness) {
    error = "--witness-rate goes with --witness";
    return failure();
  }
  if (flags.witness && !flags.witnessRate)
    flags.witnessRate = defaultRate;
  return success();
}

WorkOptions::WorkOptions(cl::SubCommand &command)
    : jobs("jobs", cl::desc("Worker processes (default: all cores)"),
           cl::value_desc("J"), cl::cat(category()), cl::sub(command)),
      stall("stall",
            cl::desc("Kill a worker that makes no progress for so long "
                     "(default: 10s)"),
            cl::value_desc("time"), cl::cat(category()), cl::sub(command)),
      verbose("verbose", cl::desc("Let workers write to stderr"),
              cl::cat(category()), cl::sub(command)) {}

FailureOr<WorkerOptions> WorkOptions::get(std::string &error) const {
  constexpr unsigned kMaxJobs = 1024;
  WorkerOptions options;
  options.jobs = defaultJobs();
  options.verbose = verbose;
  if (!jobs.empty()) {
    std::optional<uint64_t> number = parseNumber(jobs);
    if (!number || *number == 0 || *number > kMaxJobs) {
      error = "--jobs takes a number from 1 to " + std::to_string(kMaxJobs) +
              ", not '" + jobs + "'";
      return failure();
    }
    options.jobs = static_cast<unsigned>(*number);
  }
  if (!stall.empty()) {
    std::optional<double> seconds = parseDuration(stall);
    if (!seconds) {
      error = "--stall takes a time such as 10s or 1m, not '" + stall + "'";
      return failure();
    }
    options.stallSeconds = *seconds;
  }
  return options;
}

KnownBugsOption::KnownBugsOption(cl::SubCommand &command)
    : directory("known-bugs",
                cl::desc("Where the bugs are that are known (default: "
                         "bufdiff's own; none: every finding is new)"),
                cl::value_desc("DIR|none"), cl::cat(category()),
                cl::sub(command)) {}

FailureOr<KnownBugs> KnownBugsOption::get(std::string &error) const {
  bool isGiven = directory.getNumOccurrences();
  std::string where =
      isGiven ? std::string(directory) : KnownBugs::defaultDirectory();
  if (where == "none" || (where.empty() && !isGiven))
    return KnownBugs();
  return KnownBugs::load(where, error);
}

const Profile *findProfile(llvm::StringRef name, std::string &error) {
  if (name.empty())
    return &allProfiles().front();
  const Profile *profile = lookupProfile(name);
  if (!profile) {
    std::string known = llvm::join(
        llvm::map_range(allProfiles(),
                        [](const Profile &each) { return each.name.str(); }),
        ", ");
    error = ("unknown profile '" + name + "' (known: " + known + ")").str();
  }
  return profile;
}

namespace {

class IsolatedTask final : public WorkerTask {
public:
  explicit IsolatedTask(const std::function<Isolated(Progress &)> &work)
      : work(work) {}

  std::string run(uint64_t, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    Isolated result = work(progress);
    RecordWriter writer;
    writer.number(result.status);
    writer.text(result.output);
    writer.text(result.errors);
    return writer.take();
  }

private:
  const std::function<Isolated(Progress &)> &work;
};

} // namespace

Isolated runIsolated(llvm::StringRef what,
                     const std::function<Isolated(Progress &)> &work) {
  Isolated result;
  WorkerEvents events;
  events.onRecord = [&](uint64_t, llvm::StringRef record) {
    RecordReader reader(record);
    result.status = static_cast<int>(reader.number());
    result.output = reader.text();
    result.errors = reader.text();
  };
  events.onDeath = [&](const WorkerDeath &death) {
    result.status = kFound;
    result.errors =
        (what + ": " + death.describe() + " in stage " + stageName(death.stage))
            .str();
    return false;
  };
  std::string error;
  if (failed(runWorkers(
          0, 1, WorkerOptions(),
          [&] { return std::make_unique<IsolatedTask>(work); }, events,
          error))) {
    result.status = kBadUsage;
    result.errors = error;
  }
  return result;
}

int show(const Isolated &result) {
  llvm::outs() << result.output;
  llvm::outs().flush();
  if (!result.errors.empty())
    llvm::errs() << "bufdiff: " << result.errors << "\n";
  return result.status;
}

} // namespace bufdiff::tool
