//===- Reduction.cpp - Makes a module small
//---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Reduction.h"
#include "harness/check/Record.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <atomic>
#include <cstring>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

using namespace mlir;

namespace bufdiff {
namespace {

//===----------------------------------------------------------------------===//
// What a worker leaves behind
//===----------------------------------------------------------------------===//

/// The candidate in the making, in memory that outlives the worker.
struct Trace {
  enum Phase : uint32_t { Idle, Making, Judging };
  std::atomic<uint32_t> phase;
  uint32_t round, reducer, chunk, begin, end;
  uint32_t ops, functions;
  uint64_t hash;
  /// Of text, pipeline and choices, which lie behind this in that order.
  uint64_t sizes[3];

  char *bytes() { return reinterpret_cast<char *>(this + 1); }
};

class SharedTrace {
public:
  explicit SharedTrace(size_t room) : room(room) {
    void *memory = mmap(nullptr, sizeof(Trace) + room, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED)
      trace = new (memory) Trace();
  }
  ~SharedTrace() {
    if (trace)
      munmap(trace, sizeof(Trace) + room);
  }
  SharedTrace(const SharedTrace &) = delete;

  Trace *operator->() { return trace; }
  explicit operator bool() const { return trace; }

  /// False when it is too large.
  bool write(llvm::StringRef text, llvm::StringRef pipeline,
             llvm::StringRef choices) {
    if (text.size() + pipeline.size() + choices.size() > room)
      return false;
    char *to = trace->bytes();
    unsigned i = 0;
    for (llvm::StringRef part : {text, pipeline, choices}) {
      memcpy(to, part.data(), part.size());
      to += part.size();
      trace->sizes[i++] = part.size();
    }
    return true;
  }
  std::string read(unsigned number) {
    char *from = trace->bytes();
    for (unsigned i = 0; i < number; ++i)
      from += trace->sizes[i];
    return std::string(from, trace->sizes[number]);
  }

private:
  size_t room;
  Trace *trace = nullptr;
};

llvm::StringRef asText(const std::vector<uint8_t> &bytes) {
  return llvm::StringRef(reinterpret_cast<const char *>(bytes.data()),
                         bytes.size());
}
std::vector<uint8_t> asBytes(llvm::StringRef text) {
  return std::vector<uint8_t>(text.bytes_begin(), text.bytes_end());
}

//===----------------------------------------------------------------------===//
// Modules and their texts
//===----------------------------------------------------------------------===//

std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().assumeVerified());
  return text;
}

/// Operations inside of functions, and functions, as ModuleShape counts them.
std::pair<unsigned, unsigned> measure(ModuleOp module) {
  unsigned ops = 0, functions = 0;
  for (Operation &op : *module.getBody())
    if (auto function = dyn_cast<FunctionOpInterface>(op)) {
      ++functions;
      function.getFunctionBody().walk([&](Operation *) { ++ops; });
    }
  return {ops, functions};
}

uint64_t hashOf(llvm::StringRef text, llvm::StringRef pipeline) {
  return llvm::xxh3_64bits(text) ^ (llvm::xxh3_64bits(pipeline) * 31);
}

//===----------------------------------------------------------------------===//
// The worker
//===----------------------------------------------------------------------===//

/// The first byte of a record.
enum Mark : char { kRejectedMark = 'r', kAcceptedMark = 'a', kDoneMark = 'd' };

/// One item is one candidate, judged. Items are numbers only: which candidate
/// comes next depends on the state.
class ReduceTask final : public WorkerTask {
public:
  ReduceTask(const ReductionInput &input, ReductionState state,
             ReducerRegistry reducers, std::unique_ptr<Judge> judge,
             const ReductionOptions &options, SharedTrace &trace)
      : input(input), state(std::move(state)), reducers(std::move(reducers)),
        judge(std::move(judge)), options(options), trace(trace),
        ops(oracle::OpRegistry::builtin()) {}

  std::string run(uint64_t, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    // The parent needs a moment to hear of the end.
    constexpr unsigned kIdleMicroseconds = 2000;
    while (!state.done) {
      progress.enter(0, Stage::Generate);
      if (std::optional<std::string> record = step(progress))
        return *record;
    }
    usleep(kIdleMicroseconds);
    return encode(kDoneMark);
  }

private:
  static constexpr unsigned kMaxDeaths = 3;
  /// A context never frees what it makes.
  static constexpr unsigned kCandidatesPerContext = 2000;

  std::string encode(Mark mark, uint64_t hash = 0) {
    RecordWriter writer;
    writer.number(mark);
    for (unsigned number : {state.round, state.reducer, state.chunk,
                            state.position, unsigned(state.changedInRound)})
      writer.number(number);
    writer.number(hash);
    if (mark == kAcceptedMark) {
      writer.number(state.ops);
      writer.number(state.functions);
      writer.text(state.text);
      writer.text(state.pipeline);
      writer.text(asText(state.choices));
    }
    return writer.take();
  }

  /// The subject's module, in a context that is not too full.
  bool prepare() {
    if (module && candidates < kCandidatesPerContext)
      return true;
    if (!context || candidates >= kCandidatesPerContext) {
      module = nullptr;
      handler.reset();
      context = createContext();
      handler = std::make_unique<ScopedDiagnosticHandler>(
          context.get(), [](Diagnostic &) { return success(); });
      candidates = 0;
    }
    module =
        parseSourceString<ModuleOp>(state.text, ParserConfig(context.get()));
    if (!module)
      return false;
    std::tie(state.ops, state.functions) = measure(*module);
    sites.reset();
    return true;
  }

  Subject subject() const {
    Subject subject;
    subject.module = *module;
    subject.pipeline = state.pipeline;
    subject.choices = state.choices;
    subject.generator = &input.generator;
    subject.ops = &ops;
    subject.entry = input.entry;
    return subject;
  }

  bool isEnabled(unsigned reducer) const {
    // A reducer that keeps dying does not end the reduction.
    if (state.deathsBy[reducer] >= kMaxDeaths)
      return false;
    return options.onlyReducer.empty() ||
           reducers.all()[reducer]->name() == options.onlyReducer;
  }

  void nextReducer() {
    state.position = state.chunk = 0;
    sites.reset();
    do {
      if (++state.reducer < reducers.all().size())
        continue;
      state.reducer = 0;
      ++state.round;
      if (!state.changedInRound || state.round >= options.maxRounds) {
        state.done = true;
        return;
      }
      state.changedInRound = false;
    } while (!isEnabled(state.reducer));
  }

  /// Goes one site on. A record when a candidate was judged.
  std::optional<std::string> step(Progress &progress);
  std::optional<std::string> tryCandidate(Reducer &reducer, unsigned end,
                                          Progress &progress);

  const ReductionInput &input;
  ReductionState state;
  ReducerRegistry reducers;
  std::unique_ptr<Judge> judge;
  const ReductionOptions &options;
  SharedTrace &trace;
  oracle::OpRegistry ops;

  std::unique_ptr<MLIRContext> context;
  std::unique_ptr<ScopedDiagnosticHandler> handler;
  OwningOpRef<ModuleOp> module;
  unsigned candidates = 0;
  /// Of the current reducer in the current module.
  std::optional<unsigned> sites;
};

std::optional<std::string> ReduceTask::step(Progress &progress) {
  // Fewer sites at a time by this factor: two costs twice the tries for little.
  constexpr unsigned kChunkFactor = 4;

  if (!isEnabled(state.reducer)) {
    nextReducer();
    return std::nullopt;
  }
  if (!prepare()) {
    state.done = true;
    return std::nullopt;
  }
  Reducer &reducer = *reducers.all()[state.reducer];
  trace->round = state.round;
  trace->reducer = state.reducer;
  trace->chunk = state.chunk;
  trace->begin = state.position;
  trace->end = state.position + std::max(1u, state.chunk);
  trace->phase.store(Trace::Making);
  if (!sites)
    sites = reducer.numSites(subject());
  if (state.chunk == 0) {
    // What can be dropped together was dropped in the first round.
    unsigned most = state.round == 0 ? reducer.maxChunk() : 1;
    state.chunk = std::max(1u, std::min(most, *sites));
  }
  if (state.position >= *sites) {
    state.position = 0;
    if (state.chunk == 1)
      nextReducer();
    else
      state.chunk = std::max(1u, state.chunk / kChunkFactor);
    return std::nullopt;
  }
  unsigned end = std::min(*sites, state.position + state.chunk);
  if (std::optional<std::string> record = tryCandidate(reducer, end, progress))
    return record;
  state.position = end;
  return std::nullopt;
}

std::optional<std::string>
ReduceTask::tryCandidate(Reducer &reducer, unsigned end, Progress &progress) {
  trace->chunk = state.chunk;
  trace->end = end;
  ++candidates;
  Candidate candidate;
  candidate.module = OwningOpRef<ModuleOp>(module->clone());
  candidate.pipeline = state.pipeline;
  if (failed(reducer.apply(subject(), candidate, state.position, end)) ||
      !candidate.module || failed(verify(*candidate.module)))
    return std::nullopt;
  auto [newOps, newFunctions] = measure(*candidate.module);
  if (newOps > state.ops && !reducer.mayGrow())
    return std::nullopt;
  std::string text = print(*candidate.module);
  if (text == state.text && candidate.pipeline == state.pipeline) {
    // The module is the same: fewer choices for it are a gain all the same.
    if (!candidate.choices.empty()) {
      state.choices = candidate.choices;
      sites.reset();
    }
    return std::nullopt;
  }
  uint64_t hash = hashOf(text, candidate.pipeline);
  if (!state.tried.insert(hash).second)
    return std::nullopt;
  if (!trace.write(text, candidate.pipeline, asText(candidate.choices)))
    return std::nullopt;
  trace->ops = newOps;
  trace->functions = newFunctions;
  trace->hash = hash;
  trace->phase.store(Trace::Judging);
  bool shown = judge->shows(text, candidate.pipeline, state.excluded, progress);
  trace->phase.store(Trace::Making);
  if (!shown) {
    state.position = end;
    return encode(kRejectedMark, hash);
  }
  state.text = std::move(text);
  state.pipeline = std::move(candidate.pipeline);
  state.choices = std::move(candidate.choices);
  state.changedInRound = true;
  // From the text, as everybody else will have it.
  module = nullptr;
  if (!prepare())
    state.done = true;
  return encode(kAcceptedMark, hash);
}

/// Whether the input shows what is to be kept.
class InputTask final : public WorkerTask {
public:
  InputTask(const ReductionInput &input, std::unique_ptr<Judge> judge)
      : input(input), judge(std::move(judge)) {}

  std::string run(uint64_t, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    RecordWriter writer;
    progress.enter(0, Stage::Parse);
    std::unique_ptr<MLIRContext> context = createContext();
    ScopedDiagnosticHandler handler(context.get(),
                                    [](Diagnostic &) { return success(); });
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(input.text, ParserConfig(context.get()));
    writer.number(module ? 1 : 0);
    if (!module)
      return writer.take();
    auto [ops, functions] = measure(*module);
    writer.number(ops);
    writer.number(functions);
    // As printed from here on, without the comments of its file.
    writer.text(print(*module));
    return writer.take();
  }

private:
  const ReductionInput &input;
  std::unique_ptr<Judge> judge;
};

class JudgeTask final : public WorkerTask {
public:
  JudgeTask(const ReductionState &state, std::unique_ptr<Judge> judge)
      : state(state), judge(std::move(judge)) {}

  std::string run(uint64_t, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    RecordWriter writer;
    writer.number(
        judge->shows(state.text, state.pipeline, state.excluded, progress));
    return writer.take();
  }

private:
  const ReductionState &state;
  std::unique_ptr<Judge> judge;
};

class GenerateTask final : public WorkerTask {
public:
  GenerateTask(const ModuleInput &input, const GeneratorOptions &options)
      : input(input), options(options) {}

  std::string run(uint64_t, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    progress.enter(0, Stage::Generate);
    std::unique_ptr<MLIRContext> context = createContext();
    ChoiceSequence choices = choicesOf(input);
    OwningOpRef<ModuleOp> module =
        generateModule(context.get(), choices, options);
    RecordWriter writer;
    writer.text(print(*module));
    writer.text(asText(std::vector<uint8_t>(choices.bytes())));
    return writer.take();
  }

private:
  const ModuleInput &input;
  const GeneratorOptions &options;
};

} // namespace

//===----------------------------------------------------------------------===//
// The parent
//===----------------------------------------------------------------------===//

/// Runs one task once. Returns false when the worker died, with how in `death`.
static FailureOr<bool>
runOnce(const WorkerOptions &workers,
        const std::function<std::unique_ptr<WorkerTask>()> &makeTask,
        std::string &record, WorkerDeath &death, std::string &error) {
  bool lived = true;
  WorkerEvents events;
  events.onRecord = [&](uint64_t, llvm::StringRef bytes) {
    record = bytes.str();
  };
  events.onDeath = [&](const WorkerDeath &how) {
    death = how;
    lived = false;
    return false;
  };
  if (failed(runWorkers(0, 1, workers, makeTask, events, error)))
    return failure();
  return lived;
}

FailureOr<ReductionInput> makeReductionInput(const ModuleInput &module,
                                             const GeneratorOptions &options,
                                             std::string &error) {
  std::string record;
  WorkerDeath death;
  FailureOr<bool> lived = runOnce(
      WorkerOptions(),
      [&] { return std::make_unique<GenerateTask>(module, options); }, record,
      death, error);
  if (failed(lived))
    return failure();
  if (!*lived) {
    error = "the generator died: " + death.describe();
    return failure();
  }
  RecordReader reader(record);
  ReductionInput input;
  input.text = reader.text();
  input.choices = asBytes(reader.text());
  input.generator = options;
  return input;
}

FailureOr<ReductionResult>
reduce(const ReductionInput &input,
       const std::function<ReducerRegistry()> &makeReducers,
       const JudgeFactory &makeJudge, const DeathJudge &deathShows,
       const ReductionOptions &options, std::string &error) {
  // Candidates rarely grow, and never by much.
  constexpr size_t kLeastRoom = 1 << 20;

  WorkerOptions workers = options.workers;
  workers.jobs = 1;
  ReductionResult result;
  ReductionState &state = result.state;
  state.text = input.text;
  state.pipeline = input.pipeline;
  state.choices = input.choices;

  std::vector<std::string> names;
  {
    ReducerRegistry reducers = makeReducers();
    for (const std::unique_ptr<Reducer> &reducer : reducers.all())
      names.push_back(reducer->name().str());
  }
  state.acceptedBy.resize(names.size());
  state.deathsBy.resize(names.size());

  // The input as it is printed, and whether that is still what it was.
  std::string record;
  WorkerDeath death;
  FailureOr<bool> lived = runOnce(
      workers, [&] { return std::make_unique<InputTask>(input, makeJudge()); },
      record, death, error);
  if (failed(lived))
    return failure();
  RecordReader first(record);
  if (!*lived || first.number() == 0) {
    error = "the module does not parse";
    return failure();
  }
  result.ops = state.ops = first.number();
  result.functions = state.functions = first.number();
  state.text = first.text();
  do {
    lived = runOnce(
        workers,
        [&] { return std::make_unique<JudgeTask>(state, makeJudge()); }, record,
        death, error);
    if (failed(lived))
      return failure();
    if (*lived || death.path <= kBlamePath ||
        llvm::is_contained(state.excluded, death.path))
      break;
    state.excluded.push_back(death.path);
  } while (true);
  if (*lived ? RecordReader(record).number() == 0
             : !deathShows(death, state.pipeline)) {
    error = "the module does not show the finding when it is checked alone";
    return failure();
  }
  state.tried.insert(hashOf(state.text, state.pipeline));

  SharedTrace trace(std::max(kLeastRoom, 4 * input.text.size()));
  if (!trace) {
    error = "cannot share memory";
    return failure();
  }
  auto report = [&] {
    if (options.progress)
      options.progress(
          state, names[std::min<size_t>(state.reducer, names.size() - 1)]);
  };
  WorkerEvents events;
  events.onRecord = [&](uint64_t, llvm::StringRef bytes) {
    if (state.done)
      return;
    RecordReader reader(bytes);
    char mark = static_cast<char>(reader.number());
    state.round = reader.number();
    state.reducer = reader.number();
    state.chunk = reader.number();
    state.position = reader.number();
    state.changedInRound = reader.number();
    uint64_t hash = reader.number();
    if (mark == kDoneMark) {
      state.done = true;
      result.converged = !state.changedInRound;
      return;
    }
    ++state.tries;
    state.tried.insert(hash);
    if (mark == kAcceptedMark) {
      ++state.accepted;
      ++state.acceptedBy[state.reducer];
      state.ops = reader.number();
      state.functions = reader.number();
      state.text = reader.text();
      state.pipeline = reader.text();
      state.choices = asBytes(reader.text());
    }
    report();
  };
  events.onDeath = [&](const WorkerDeath &how) {
    state.round = trace->round;
    state.reducer = trace->reducer;
    state.chunk = trace->chunk;
    state.position = trace->end;
    if (trace->phase.load() != Trace::Judging) {
      ++state.deathsBy[state.reducer];
      return false;
    }
    ++state.tries;
    state.tried.insert(trace->hash);
    std::string pipeline = trace.read(1);
    if (deathShows(how, pipeline)) {
      ++state.accepted;
      ++state.acceptedBy[state.reducer];
      state.changedInRound = true;
      state.position = trace->begin;
      state.ops = trace->ops;
      state.functions = trace->functions;
      state.text = trace.read(0);
      state.pipeline = std::move(pipeline);
      state.choices = asBytes(trace.read(2));
    }
    report();
    return false;
  };
  events.shouldStop = [&] {
    if (!state.done && options.shouldStop && options.shouldStop())
      result.stopped = true;
    return state.done || result.stopped;
  };
  // As many items as it takes: which candidate an item is, the state says.
  constexpr uint64_t kEndless = uint64_t(1) << 40;
  if (failed(runWorkers(
          0, kEndless, workers,
          [&] {
            return std::make_unique<ReduceTask>(input, state, makeReducers(),
                                                makeJudge(), options, trace);
          },
          events, error)))
    return failure();
  return result;
}

} // namespace bufdiff
