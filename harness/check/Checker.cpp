//===- Checker.cpp - One module over all paths ----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Checker.h"
#include "harness/bufferize/LineDiff.h"
#include "harness/check/Blame.h"
#include "harness/check/Explain.h"
#include "harness/check/SameIR.h"
#include "harness/feedback/Features.h"
#include "harness/witness/JitWitness.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/Compare.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Program.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <map>

using namespace mlir;
namespace bufdiff {

using oracle::FindingKind;

llvm::StringRef stageName(Stage stage) {
  switch (stage) {
  case Stage::Idle:
    return "idle";
  case Stage::Parse:
    return "parse";
  case Stage::Generate:
    return "generate";
  case Stage::Reference:
    return "reference";
  case Stage::Bufferize:
    return "bufferize";
  case Stage::Inspect:
    return "inspect";
  case Stage::Run:
    return "run";
  case Stage::Explain:
    return "explain";
  case Stage::Compile:
    return "compile";
  case Stage::Witness:
    return "witness";
  case Stage::Prepare:
    return "prepare";
  }
  llvm_unreachable("covered switch");
}

namespace {

/// Keeps the first error that is emitted in a context and swallows the rest.
class FirstError {
public:
  explicit FirstError(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error && !seen) {
            seen = true;
            message = diagnostic.str();
            location = diagnostic.getLocation();
            if (auto file = dyn_cast<FileLineColLoc>(diagnostic.getLocation()))
              position = (file.getFilename().getValue() + ":" +
                          llvm::Twine(file.getLine()) + ":" +
                          llvm::Twine(file.getColumn()) + ": ")
                             .str();
          }
          return success();
        }) {}

  /// Empty where nothing was emitted.
  const std::string &text() const { return message; }
  /// None where the location is not a place in a file.
  std::optional<unsigned> line() const {
    auto file = location ? dyn_cast<FileLineColLoc>(*location) : nullptr;
    return file ? std::optional<unsigned>(file.getLine()) : std::nullopt;
  }
  /// The operation in `root` that it was most likely emitted on, or null.
  Operation *findOp(ModuleOp root) const {
    Operation *found = nullptr;
    root->walk([&](Operation *op) {
      llvm::StringRef name = op->getName().getStringRef();
      if (LocationAttr(op->getLoc()) != location ||
          !llvm::StringRef(message).starts_with(("'" + name + "'").str()))
        return WalkResult::advance();
      found = op;
      return WalkResult::interrupt();
    });
    return found;
  }
  std::string firstLineWithLocation() const {
    std::string line = position + message;
    return llvm::StringRef(line)
        .take_until([](char c) { return c == '\n'; })
        .str();
  }

private:
  bool seen = false;
  std::string message, position;
  std::optional<LocationAttr> location;
  ScopedDiagnosticHandler handler;
};

/// Where a bufferized module does not verify.
struct FirstInvalid {
  /// Which operation of the module as given the first such operation was made
  /// from, counted in order from 1; 0 where all verify.
  unsigned number;
  /// What the verifier says.
  std::string message;
};

} // namespace

/// The first operation at which a tensor is left, or null.
static Operation *findTensor(ModuleOp module) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  Operation *found = nullptr;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool has = llvm::any_of(op->getResultTypes(), isTensor);
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      has |= llvm::any_of(function.getArgumentTypes(), isTensor) ||
             llvm::any_of(function.getResultTypes(), isTensor);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        has |= llvm::any_of(block.getArgumentTypes(), isTensor);
    if (!has)
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().assumeVerified());
  return text;
}

/// Why the printed module does not parse back to itself; empty when it does.
static std::string tryRoundTrip(ModuleOp module) {
  std::string text = print(module);
  FirstError errors(module->getContext());
  OwningOpRef<ModuleOp> parsed =
      parseSourceString<ModuleOp>(text, ParserConfig(module->getContext()));
  if (!parsed)
    return errors.text().empty() ? "does not parse" : errors.text();
  if (print(*parsed) != text)
    return "parses back to something else";
  return {};
}

/// Of an outcome that is not Completed and not a fault of a path.
static std::string discardReason(const oracle::Outcome &outcome) {
  std::string name =
      outcome.op ? outcome.op->getName().getStringRef().str() : outcome.why;
  switch (outcome.kind) {
  case oracle::Outcome::Kind::Fault:
    return "undefined behaviour (" + (outcome.op ? name + ", " : "") +
           normalizeMessage(outcome.why) + ")";
  case oracle::Outcome::Kind::Unsupported:
    return "unsupported (" + normalizeMessage(name) + ")";
  case oracle::Outcome::Kind::Budget:
    return "budget (" + normalizeMessage(outcome.why) + ")";
  case oracle::Outcome::Kind::Completed:
    break;
  }
  llvm_unreachable("a completed run is not discarded");
}

/// How One-Shot's analysis says that two branches of a region need a buffer at
/// once.
static constexpr llvm::StringLiteral kUnavoidableConflict =
    "cannot avoid RaW conflict";

/// A path may turn one op of the tensor program into many, but not so many.
static constexpr uint64_t kStepsPerReferenceStep = 8;

static double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

//===----------------------------------------------------------------------===//
// Where modules come from
//===----------------------------------------------------------------------===//

/// Makes the module that is checked.
class Checker::ModuleSource {
public:
  virtual ~ModuleSource() = default;
  /// Null, with one line in `error`, when it cannot be made.
  virtual OwningOpRef<ModuleOp> make(MLIRContext *context,
                                     std::string &error) = 0;
  virtual Stage stage() const = 0;
  /// Whether every path that will see the module promises to take it.
  virtual bool isGenerated() const = 0;
};

class Checker::GeneratedSource final : public ModuleSource {
public:
  GeneratedSource(const ChoiceSequence &choices,
                  const GeneratorOptions &options)
      : choices(choices), options(options) {}

  OwningOpRef<ModuleOp> make(MLIRContext *context, std::string &) override {
    ChoiceSequence fresh = choices;
    OwningOpRef<ModuleOp> module = generateModule(context, fresh, options);
    bytesRead = fresh.bytes().vec();
    return module;
  }
  /// The choices of the module that was made.
  std::vector<uint8_t> takeBytes() { return std::move(bytesRead); }
  Stage stage() const override { return Stage::Generate; }
  bool isGenerated() const override { return true; }

private:
  const ChoiceSequence &choices;
  const GeneratorOptions &options;
  std::vector<uint8_t> bytesRead;
};

class Checker::TextSource final : public ModuleSource {
public:
  TextSource(llvm::StringRef text, llvm::StringRef name)
      : text(text), name(name) {}

  OwningOpRef<ModuleOp> make(MLIRContext *context,
                             std::string &error) override {
    FirstError errors(context);
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(text, ParserConfig(context), name);
    if (!module)
      error = errors.text().empty() ? (name + ": does not parse").str()
                                    : errors.firstLineWithLocation();
    return module;
  }
  Stage stage() const override { return Stage::Parse; }
  bool isGenerated() const override { return false; }

private:
  llvm::StringRef text, name;
};

//===----------------------------------------------------------------------===//
// One check
//===----------------------------------------------------------------------===//

/// One run of the module as given, with what it showed.
struct Checker::ReferenceRun {
  std::string entry;
  oracle::InputSet inputs;
  oracle::Observation observation;
  bool isPrivate = false;
};

/// A pass of a path that is a sequence of them.
struct Checker::PassName {
  std::string pass;
  unsigned number = 0, numPasses = 0;
  /// The passes before it, since the last one after which nothing was wrong:
  /// what they left could not be run.
  std::vector<std::string> unknown = {};

  std::string str() const {
    std::string text = "pass #" + std::to_string(number) + " of " +
                       std::to_string(numPasses) + ", " + pass;
    if (!unknown.empty())
      text += " (or " + llvm::join(unknown, ", ") +
              ", whose states could not be run)";
    return text;
  }
};

/// What a path made of the module.
struct Checker::PathRun {
  bool ran = false;
  bool rejected = false;
  std::string message;
  OwningOpRef<ModuleOp> module;
  oracle::BoundaryMap boundary;
  /// Runs that agreed with the reference.
  unsigned agreements = 0;
  /// What these cost together.
  uint64_t allocations = 0, copies = 0;
  /// The first pass after which something was wrong, where that was asked.
  std::optional<PassName> wrongPass;
  /// What was wrong there, unless the output shows it too.
  Finding wrongState = {};
  /// The output compiled to start at `compiledEntry`; null when it cannot be.
  std::unique_ptr<JitProgram> compiled;
  std::string compiledEntry;
};

class Checker::Check {
public:
  Check(Checker &checker, ModuleSource &source,
        llvm::ArrayRef<const Path *> paths, llvm::ArrayRef<uint32_t> excluded)
      : checker(checker), source(source), paths(paths), excluded(excluded) {
    pathRuns.resize(paths.size());
  }

  /// Failure, with a line in `error`, when there is nothing to check.
  FailureOr<ModuleVerdict> run(std::string &error) {
    if (failed(makeReference(error)))
      return failure();
    if (stop)
      return std::move(verdict);
    for (unsigned i = 0, e = pathRuns.size(); i < e; ++i)
      if (!llvm::is_contained(excluded, i + 1))
        judge(i);
    // Verifying costs as much as generating, and the generator's tests do it:
    // here it is done before anything is said against a path.
    if (verdict.worst() != VerdictClass::Agree)
      verifyReference();
    llvm::sort(verdict.features);
    verdict.features.erase(llvm::unique(verdict.features),
                           verdict.features.end());
    return std::move(verdict);
  }

private:
  LogicalResult makeReference(std::string &error);
  bool verifyReference();
  LogicalResult findEntries(std::string &error);
  void runReference(func::FuncOp entry);
  LogicalResult bufferize(unsigned number, Decisions &decisions);
  void judge(unsigned number);
  void judgeOutput(unsigned number);
  void adopt(unsigned number, unsigned partner);
  void addCost(unsigned number, uint64_t allocations, uint64_t copies);
  void reject(unsigned number, const std::string &message,
              const std::string &detail);
  void addFault(unsigned number, const PathFault &fault);
  void mustEqual(unsigned number, unsigned partner);
  void runAgain(unsigned number, ModuleOp given);
  bool isSameOutput(unsigned partner, unsigned number) const;
  std::optional<FirstInvalid>
  findInvalid(const Path &subject,
              llvm::ArrayRef<const CopySite *> sites) const;
  std::optional<std::string> blameReturns(unsigned number,
                                          llvm::StringRef message);
  bool inspect(unsigned number);
  void observe(unsigned number);
  bool compareRun(unsigned number, const oracle::Program &program,
                  const ReferenceRun &reference);
  bool askWitness(unsigned number, const oracle::Program &program,
                  const ReferenceRun &reference,
                  const oracle::FunctionBoundary &boundary,
                  const oracle::Observation &interpreted);
  std::string signOp(unsigned number,
                     const oracle::Disagreement &disagreement) const;
  std::string sign(unsigned number, const ReferenceRun &reference,
                   const oracle::Disagreement &first,
                   const oracle::Disagreement &explained, std::string &blamed);
  std::vector<std::string> describeDecisions(unsigned number,
                                             Operation *blamed) const;
  void addFinding(FindingKind kind, unsigned number, std::string signature,
                  llvm::function_ref<std::string()> explain,
                  const std::optional<PassName> &pass = std::nullopt);
  OwningOpRef<ModuleOp> makeFresh() const;
  std::optional<PassName>
  findPass(unsigned number,
           llvm::function_ref<bool(const PassState &)> isWrong);
  void localize(unsigned number);
  bool compareState(unsigned number, const PassState &state);
  void tryWithoutCopies(unsigned number);
  std::optional<RunCost> runWithoutCopy(unsigned number, unsigned copy);
  /// Whether each path runs once more, and its output is parsed.
  bool looksTwice() const {
    return checker.looksTwice.value_or(!source.isGenerated());
  }
  const Path &path(unsigned number) const { return *paths[number]; }

  Checker &checker;
  ModuleSource &source;
  llvm::ArrayRef<const Path *> paths;
  llvm::ArrayRef<uint32_t> excluded;
  ModuleVerdict verdict;
  bool stop = false;
  /// As made. It is never changed.
  OwningOpRef<ModuleOp> master;
  /// What begin() of a path left, and the name of that beginning. Null when no
  /// path that is still to run shares it.
  OwningOpRef<ModuleOp> begun;
  llvm::StringRef begunAs;
  ModuleOp reference;
  std::unique_ptr<oracle::Program> referenceProgram;
  oracle::BoundaryMap identity;
  std::vector<ReferenceRun> referenceRuns;
  std::vector<PathRun> pathRuns;
  bool hasAnalysisFeatures = false;
  /// Kinds and what is to blame, of the findings so far.
  llvm::StringSet<> faults;
  /// A difference of a run that was gone with a copy.
  struct HealedFault {
    const ReferenceRun *run;
    oracle::Disagreement first;
    /// As blameCopies() says.
    std::string where;
  };
  std::vector<HealedFault> healedFaults;
  /// How many were found, also of those that are shown once.
  unsigned numFaults = 0;
};

/// Whether a generated module is as valid as the generator promises. (The
/// parser has verified others.) If not, nothing that was found counts.
bool Checker::Check::verifyReference() {
  if (!source.isGenerated())
    return true;
  FirstError errors(reference->getContext());
  if (succeeded(verify(reference)))
    return true;
  // A fault of ours, and a loud one.
  llvm::errs() << "bufdiff: a generated module does not verify: "
               << errors.text() << "\n";
  ModuleShape shape = verdict.shape;
  verdict = ModuleVerdict();
  verdict.shape = shape;
  verdict.everyRunCounts = true;
  verdict.isInvalid = true;
  verdict.discarded.push_back(
      {"generator: does not verify (" + normalizeMessage(errors.text()) + ")"});
  return false;
}

LogicalResult Checker::Check::makeReference(std::string &error) {
  checker.enter(0, source.stage());
  master = source.make(checker.context.get(), error);
  if (!master)
    return failure();
  reference = *master;
  verdict.everyRunCounts = source.isGenerated();
  // Something died on this module before: first of all it has to be valid.
  if (!excluded.empty() && !verifyReference()) {
    stop = true;
    return success();
  }

  checker.enter(0, Stage::Reference);
  for (Operation &op : *reference.getBody())
    if (auto function = dyn_cast<func::FuncOp>(op)) {
      ++verdict.shape.functions;
      function.getFunctionBody().walk(
          [&](Operation *) { ++verdict.shape.ops; });
    }
  identity = oracle::BoundaryMap::identity(reference);
  referenceProgram = oracle::Program::decode(reference, checker.ops);
  return findEntries(error);
}

LogicalResult Checker::Check::findEntries(std::string &error) {
  llvm::StringRef wanted = checker.options.entry;
  bool isAsked = !wanted.empty() && !source.isGenerated();
  if (!isAsked)
    wanted = kEntryName;
  auto entry = reference.lookupSymbol<func::FuncOp>(wanted);
  if (entry && !entry.isExternal()) {
    runReference(entry);
    return success();
  }
  if (isAsked) {
    error = ("no function @" + wanted + " with a body").str();
    return failure();
  }
  bool found = false;
  for (auto function : reference.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    found = true;
    runReference(function);
  }
  if (!found)
    error = "no function with a body to start at";
  return success(found);
}

void Checker::Check::runReference(func::FuncOp entry) {
  // Without arguments every run is the same.
  unsigned numSets = entry.getNumArguments() ? checker.options.inputSets : 1;
  for (unsigned number = 0; number < numSets; ++number) {
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(entry, number, why);
    if (failed(inputs)) {
      verdict.discarded.push_back(
          {"unsupported (argument of type " + normalizeMessage(why) + ")"});
      return;
    }
    ReferenceRun run;
    run.entry = entry.getSymName().str();
    run.inputs = std::move(*inputs);
    run.isPrivate = entry.isPrivate();
    const oracle::FunctionBoundary &boundary = *identity.lookup(run.entry);
    oracle::ObserveOptions options;
    options.run.stepBudget = checker.stepBudget;
    run.observation = oracle::observe(*referenceProgram, run.entry, boundary,
                                      run.inputs, options);
    if (!run.observation.outcome.completed()) {
      verdict.discarded.push_back({discardReason(run.observation.outcome)});
      continue;
    }
    verdict.steps = std::max(verdict.steps, run.observation.counts.steps);
    referenceRuns.push_back(std::move(run));
  }
}

/// Does what bufferize() of the path does, without doing what an earlier path
/// did on the same module once more.
LogicalResult Checker::Check::bufferize(unsigned number, Decisions &decisions) {
  const Path &subject = path(number);
  PathRun &run = pathRuns[number];
  llvm::StringRef beginning = subject.sharedBeginning();
  unsigned sharer = number + 1, e = pathRuns.size();
  if (!beginning.empty())
    while (sharer < e && (path(sharer).sharedBeginning() != beginning ||
                          llvm::is_contained(excluded, sharer + 1)))
      ++sharer;
  bool isBegun = begun && begunAs == beginning;
  if (!isBegun && (beginning.empty() || sharer >= e))
    return subject.bufferize(*run.module, run.boundary, &decisions);
  if (!isBegun) {
    if (failed(subject.begin(*run.module, &decisions)))
      return failure();
    begun = OwningOpRef<ModuleOp>(run.module->clone());
    begunAs = beginning;
  } else {
    run.module =
        sharer < e ? OwningOpRef<ModuleOp>(begun->clone()) : std::move(begun);
  }
  return subject.finish(*run.module, run.boundary);
}

void Checker::Check::addFinding(FindingKind kind, unsigned number,
                                std::string signature,
                                llvm::function_ref<std::string()> explain,
                                const std::optional<PassName> &pass) {
  checker.enter(number + 1, Stage::Explain);
  ++numFaults;
  // Paths share upstream's analysis and op models, and a fault of those shows
  // on most paths that a module is given to: it is shown once. In a file
  // everybody gets what he asked for.
  std::string fault = signaturePrefix(kind, {});
  fault += blameOf(kind, path(number).family(), signature);
  if (source.isGenerated() && !faults.insert(fault).second)
    return;
  Finding finding{kind, path(number).name().str(), std::move(signature), {}};
  if (pass) {
    finding.pass = pass->pass;
    finding.passNumber = pass->number;
  }
  auto [it, isNew] =
      checker.explained.try_emplace(finding.signature, verdict.shape.ops);
  if (isNew || verdict.shape.ops < it->second) {
    it->second = verdict.shape.ops;
    finding.explanation = explain();
    // Behind the line that repeats the signature.
    size_t end = finding.explanation.find('\n');
    if (pass && end != std::string::npos)
      finding.explanation.insert(end + 1,
                                 "  first wrong after " + pass->str() + "\n");
    if (checker.options.explain == ExplainStyle::Short)
      finding.explanation = shortExplanation(finding.explanation);
  }
  verdict.findings.push_back(std::move(finding));
}

void Checker::Check::reject(unsigned number, const std::string &message,
                            const std::string &detail) {
  pathRuns[number].rejected = true;
  pathRuns[number].message = message;
  const Path &subject = path(number);
  std::string normalized = message.empty() ? std::string("no diagnostic")
                                           : normalizeMessage(message);
  bool isDocumented = llvm::any_of(
      subject.documentedRejections(), [&](llvm::StringRef documented) {
        return llvm::StringRef(message).contains(documented);
      });
  if (!source.isGenerated() || isDocumented) {
    verdict.rejected.push_back({subject.name().str(), normalized, detail});
    return;
  }
  // Generated modules stay inside the limits of every path that sees them.
  addFinding(FindingKind::UnexpectedRejection, number,
             makeSignature(FindingKind::UnexpectedRejection, subject.family(),
                           llvm::StringRef(normalized)),
             [&] {
               return "unexpected-rejection on path " + subject.name().str() +
                      "\n  " + detail + "\n  module as given:\n" +
                      printMarked(reference, {});
             });
}

/// What the path saw going wrong by itself.
void Checker::Check::addFault(unsigned number, const PathFault &fault) {
  llvm::StringRef name = path(number).name();
  std::optional<std::string> blamed;
  if (fault.kind == FindingKind::VerifierFailure)
    blamed = blameReturns(number, fault.what);
  addFinding(fault.kind, number,
             makeSignature(fault.kind, path(number).family(),
                           llvm::StringRef(blamed ? *blamed : fault.what)),
             [&] {
               return (oracle::findingName(fault.kind) + " on path " + name +
                       "\n")
                          .str() +
                      fault.detail;
             });
}

void Checker::Check::judge(unsigned number) {
  const Path &subject = path(number);
  PathRun &run = pathRuns[number];
  // Of what an earlier path began, a copy will do.
  bool isBegun = begun && begunAs == subject.sharedBeginning();
  if (!isBegun || looksTwice())
    run.module = makeFresh();
  run.boundary = identity;
  run.ran = true;
  OwningOpRef<ModuleOp> given;
  // What other processes do is not done again.
  if (looksTwice() && !subject.wantsBatches())
    given = OwningOpRef<ModuleOp>(run.module->clone());

  checker.enter(number + 1, Stage::Bufferize);
  Decisions decisions;
  // Analyses mostly decide alike: that of the first path will do.
  decisions.wantsFeatures = checker.options.features && !hasAnalysisFeatures;
  {
    FirstError errors(reference->getContext());
    LogicalResult bufferized = bufferize(number, decisions);
    std::vector<PathFault> faults = subject.takeFaults();
    for (const PathFault &fault : faults)
      addFault(number, fault);
    if (failed(bufferized) && !faults.empty()) {
      // Whoever must equal this path has to end the same way.
      run.rejected = true;
      run.message = verdict.findings.back().signature;
    } else if (failed(bufferized)) {
      reject(number, errors.text(), errors.firstLineWithLocation());
    }
  }
  if (given)
    runAgain(number, *given);
  checker.enter(number + 1, Stage::Inspect);
  verdict.shape.outOfPlace |= decisions.outOfPlace > 0;
  verdict.shape.inPlaceCallWrite |= decisions.inPlaceWritesThroughCalls > 0;
  hasAnalysisFeatures |= !decisions.features.empty();
  llvm::append_range(verdict.features, decisions.features);

  for (unsigned partner = 0; partner < number; ++partner)
    if (path(partner).name() == subject.mustEqual() && pathRuns[partner].ran) {
      mustEqual(number, partner);
      return;
    }
  if (checker.options.localize && subject.isSequence())
    localize(number);
  unsigned faultsBefore = numFaults;
  if (!run.rejected)
    judgeOutput(number);
  if (checker.options.precision && numFaults == faultsBefore)
    tryWithoutCopies(number);
  // What a later pass made good, or stopped at, is no less wrong.
  if (run.wrongPass && numFaults == faultsBefore)
    addFinding(
        run.wrongState.kind, number, run.wrongState.signature,
        [&] { return run.wrongState.explanation; }, run.wrongPass);
}

/// Judges what a path made of the module, by itself.
void Checker::Check::judgeOutput(unsigned number) {
  PathRun &run = pathRuns[number];
  // Most drawn paths make of most modules what another path makes of them. The
  // interpreter is deterministic, so what was found there is found here, and
  // is shown once. In a file everybody gets what he asked for.
  if (source.isGenerated() && !checker.options.localize)
    for (unsigned partner = 0; partner < number; ++partner)
      if (isSameOutput(partner, number)) {
        adopt(number, partner);
        return;
      }
  if (!inspect(number))
    return;
  if (checker.options.features)
    collectOutputFeatures(*run.module, run.boundary, verdict.features);
  observe(number);
}

/// Runs the path on the same module again, which must make the same of it.
void Checker::Check::runAgain(unsigned number, ModuleOp given) {
  const Path &subject = path(number);
  PathRun &run = pathRuns[number];
  checker.enter(number + 1, Stage::Bufferize);
  oracle::BoundaryMap boundary = identity;
  std::string message;
  bool isRejected = false;
  {
    FirstError errors(given->getContext());
    Decisions decisions;
    isRejected = failed(subject.bufferize(given, boundary, &decisions));
    message = errors.text();
  }
  std::string firstText, secondText;
  if (run.rejected || isRejected) {
    if (run.rejected == isRejected && run.message == message)
      return;
    auto say = [](bool rejects, const std::string &why) {
      return (rejects ? "rejects: " + why : std::string("accepts")) + "\n";
    };
    firstText = say(run.rejected, run.message);
    secondText = say(isRejected, message);
  } else {
    if (!findDifference(*run.module, given))
      return;
    FirstError errors(given->getContext());
    bool isValid = succeeded(verify(*run.module));
    if (isValid != succeeded(verify(given))) {
      firstText = isValid ? "verifies\n" : "does not verify\n";
      secondText = isValid ? "does not verify\n" : "verifies\n";
    } else if (!isValid) {
      // Broken either way, which inspect() will say; printers would trust it.
      return;
    } else {
      // Locations may differ; what is printed may not.
      firstText = print(*run.module);
      secondText = print(given);
      if (firstText == secondText ||
          !findDifferenceButConstants(*run.module, given))
        return;
    }
  }
  addFinding(FindingKind::Nondeterminism, number,
             makeSignature(FindingKind::Nondeterminism, subject.family(),
                           llvm::StringRef("differs between runs")),
             [&] {
               return "nondeterminism on path " + subject.name().str() +
                      ": a second run on the same module (+) differs from the "
                      "first (-)\n" +
                      lineDiff(firstText, secondText);
             });
}

/// Whether two paths made the same of the module and are judged alike.
bool Checker::Check::isSameOutput(unsigned partner, unsigned number) const {
  const PathRun &left = pathRuns[partner], &right = pathRuns[number];
  const Path &leftPath = path(partner), &rightPath = path(number);
  return left.ran && !left.rejected &&
         leftPath.bufferizes() == rightPath.bufferizes() &&
         leftPath.keepsEntries() == rightPath.keepsEntries() &&
         leftPath.ownsDeallocation() == rightPath.ownsDeallocation() &&
         left.boundary == right.boundary &&
         !findDifferenceButConstants(*left.module, *right.module);
}

/// Takes what runs of another path's equal output showed.
void Checker::Check::adopt(unsigned number, unsigned partner) {
  PathRun &run = pathRuns[number];
  const PathRun &other = pathRuns[partner];
  run.agreements = other.agreements;
  run.allocations = other.allocations;
  run.copies = other.copies;
  verdict.agreements += run.agreements;
  if (run.agreements)
    addCost(number, run.allocations, run.copies);
}

/// Says what runs of a path that agreed cost.
void Checker::Check::addCost(unsigned number, uint64_t allocations,
                             uint64_t copies) {
  // Verdicts of thousands of generated modules are sent.
  if (source.isGenerated() && !checker.options.costs)
    return;
  llvm::StringRef name = path(number).name();
  if (verdict.costs.empty() || verdict.costs.back().path != name)
    verdict.costs.push_back({name.str()});
  verdict.costs.back().allocations += allocations;
  verdict.costs.back().copies += copies;
}

/// Judges a path by another one that was judged already.
void Checker::Check::mustEqual(unsigned number, unsigned partner) {
  PathRun &left = pathRuns[partner], &right = pathRuns[number];
  llvm::StringRef name = path(number).name();
  if (left.rejected || right.rejected) {
    if (left.rejected == right.rejected && left.message == right.message)
      return;
    auto say = [](const PathRun &run) {
      return run.rejected ? "rejects: " + run.message : std::string("accepts");
    };
    addFinding(FindingKind::IrDivergence, number,
               makeSignature(FindingKind::IrDivergence, path(number).family(),
                             llvm::StringRef("accepts and rejects")),
               [&] {
                 return "ir-divergence: " + name.str() + " must equal " +
                        path(partner).name().str() + "\n  " +
                        path(partner).name().str() + " " + say(left) + "\n  " +
                        name.str() + " " + say(right) +
                        "\n  module as given:\n" + printMarked(reference, {});
               });
    return;
  }

  std::optional<IRDifference> difference =
      findDifference(*left.module, *right.module);
  std::string leftText, rightText;
  if (difference) {
    leftText = print(*left.module);
    rightText = print(*right.module);
  }
  if (!difference || leftText == rightText) {
    // The same module, and the interpreter is deterministic: what was found
    // there is found here, and is shown once.
    adopt(number, partner);
    return;
  }
  Operation *blamed = difference->right ? difference->right : difference->left;
  addFinding(
      FindingKind::IrDivergence, number,
      makeSignature(FindingKind::IrDivergence, path(number).family(), blamed),
      [&] {
        return "ir-divergence: " + name.str() + " (+) must equal " +
               path(partner).name().str() + " (-)\n" +
               lineDiff(leftText, rightText);
      });
  // It is wrong either way; what it does wrong is worth knowing too.
  if (inspect(number))
    observe(number);
}

/// The module as given, to be changed.
OwningOpRef<ModuleOp> Checker::Check::makeFresh() const {
  return OwningOpRef<ModuleOp>(ModuleOp(reference).clone());
}

/// The first operation that does not verify when the path bufferizes the module
/// with copies at `sites`. None where the path rejects it, or the operation
/// cannot be told.
std::optional<FirstInvalid>
Checker::Check::findInvalid(const Path &subject,
                            llvm::ArrayRef<const CopySite *> sites) const {
  OwningOpRef<ModuleOp> module = makeFresh();
  unsigned count = 0;
  StringAttr name = StringAttr::get(module->getContext(), "given");
  llvm::DenseSet<Operation *> given;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    op->setLoc(FileLineColLoc::get(name, ++count, /*column=*/1));
    given.insert(op);
  });
  insertCopies(*module, sites);
  // A copy that does not verify tells nothing.
  module->walk([&](Operation *op) {
    if (!given.contains(op))
      op->setLoc(UnknownLoc::get(module->getContext()));
  });
  oracle::BoundaryMap boundary = identity;
  {
    FirstError quiet(module->getContext());
    if (failed(verify(*module)) ||
        failed(subject.bufferize(*module, boundary, nullptr)))
      return std::nullopt;
  }
  FirstError errors(module->getContext());
  if (succeeded(verify(*module)))
    return FirstInvalid{0, ""};
  if (std::optional<unsigned> line = errors.line())
    return FirstInvalid{*line, errors.text()};
  return std::nullopt;
}

/// What functions return, where the operation that does not verify does with a
/// copy of that: then the type that the caller got is wrong, and which of its
/// operations minds is chance. (Later operations may not verify for another
/// reason: a large module may have two faults.) `message` is the error that the
/// path showed; another build is asked in this process, if that shows the same.
std::optional<std::string>
Checker::Check::blameReturns(unsigned number, llvm::StringRef message) {
  const Path *asked = path(number).inThisProcess();
  uint32_t blame = kBlamePath + number + 1;
  if (!asked || llvm::is_contained(excluded, blame) || !asked->bufferizes())
    return std::nullopt;
  std::vector<CopySite> sites = findCopySites(reference);
  llvm::erase_if(sites, [](const CopySite &site) {
    return site.group != CopySite::Group::Terminator ||
           site.name != func::ReturnOp::getOperationName();
  });
  if (sites.empty())
    return std::nullopt;
  checker.enter(blame, Stage::Explain);
  auto showsSame = [&](const std::optional<FirstInvalid> &invalid) {
    return invalid &&
           normalizeMessage(invalid->message) == normalizeMessage(message);
  };
  std::optional<FirstInvalid> invalid = findInvalid(*asked, /*sites=*/{});
  if (!showsSame(invalid) && asked != &path(number) &&
      !path(number).wantsBatches()) {
    asked = &path(number);
    invalid = findInvalid(*asked, /*sites=*/{});
  }
  std::optional<std::string> blamed;
  if (showsSame(invalid))
    blamed =
        blameCopies(FindingKind::VerifierFailure, sites,
                    [&](llvm::ArrayRef<const CopySite *> copied) {
                      checker.enter(blame, Stage::Explain);
                      std::optional<FirstInvalid> left =
                          findInvalid(*asked, copied);
                      if (!left)
                        return Healing::Refused;
                      return left->number == 0 || left->number > invalid->number
                                 ? Healing::Gone
                                 : Healing::Remains;
                    });
  checker.enter(number + 1, Stage::Inspect);
  return blamed;
}

/// Whether the output is fit to be run.
bool Checker::Check::inspect(unsigned number) {
  ModuleOp module = *pathRuns[number].module;
  const Path &subject = path(number);
  llvm::StringRef name = subject.name();
  {
    FirstError errors(module.getContext());
    if (failed(verify(module))) {
      std::optional<std::string> blamed = blameReturns(number, errors.text());
      addFinding(
          FindingKind::VerifierFailure, number,
          makeSignature(FindingKind::VerifierFailure, path(number).family(),
                        llvm::StringRef(blamed ? *blamed : errors.text())),
          [&] {
            Operation *op = errors.findOp(module);
            auto function = op ? op->getParentOfType<func::FuncOp>() : nullptr;
            Operation *root =
                function ? function.getOperation() : module.getOperation();
            return "verifier-failure on path " + name.str() + "\n  " +
                   errors.firstLineWithLocation() + "\n  output of " +
                   name.str() + ":\n" + printMarked(root, {op});
          },
          findPass(number,
                   [](const PassState &state) { return !state.isValid; }));
      return false;
    }
  }
  if (subject.bufferizes())
    if (Operation *op = findTensor(module)) {
      addFinding(
          FindingKind::LeftoverTensor, number,
          makeSignature(FindingKind::LeftoverTensor, path(number).family(), op),
          [&] {
            return "leftover-tensor on path " + name.str() + "\n  at " +
                   oracle::describeOp(op) + "\n  output of " + name.str() +
                   ":\n" + printMarked(module, {op});
          });
      return false;
    }
  if (!looksTwice())
    return true;
  if (std::string why = tryRoundTrip(module); !why.empty())
    addFinding(FindingKind::UnparseableOutput, number,
               makeSignature(FindingKind::UnparseableOutput,
                             path(number).family(), llvm::StringRef(why)),
               [&] {
                 return "unparseable-output on path " + name.str() + "\n  " +
                        why + "\n  output of " + name.str() + ":\n" +
                        printMarked(module, {});
               });
  return true;
}

void Checker::Check::observe(unsigned number) {
  if (referenceRuns.empty())
    return;
  checker.enter(number + 1, Stage::Run);
  std::unique_ptr<oracle::Program> program =
      oracle::Program::decode(*pathRuns[number].module, checker.ops);
  for (const ReferenceRun &run : referenceRuns)
    if (!compareRun(number, *program, run))
      return;
}

/// False when the path is found wrong: what further runs show is mostly the
/// same fault again.
bool Checker::Check::compareRun(unsigned number, const oracle::Program &program,
                                const ReferenceRun &run) {
  const Path &subject = path(number);
  PathRun &output = pathRuns[number];
  const oracle::FunctionBoundary *boundary = output.boundary.lookup(run.entry);
  const oracle::Function *function = program.lookup(run.entry);
  if (!boundary || !function || function->external) {
    // Nobody outside can call a private function, so a path may drop it.
    if (run.isPrivate)
      return true;
    if (subject.keepsEntries()) {
      addFinding(FindingKind::WrongResult, number,
                 makeSignature(FindingKind::WrongResult, subject.family(),
                               llvm::StringRef("entry is gone")),
                 [&] {
                   return "wrong-result on path " + subject.name().str() +
                          "\n  the output has no function @" + run.entry + "\n";
                 });
      return false;
    }
    // Lowering to another dialect's functions, or making it private and
    // dropping it, is what a pipeline may well be for: nothing can be said.
    verdict.discarded.push_back({"unsupported (the entry is gone) in the "
                                 "output of " +
                                 subject.name().str()});
    return true;
  }

  auto observeOutput = [&](bool trackWriters) {
    oracle::ObserveOptions options;
    options.ownsDeallocation = subject.ownsDeallocation();
    options.run.trackWriters = trackWriters;
    options.run.stepBudget =
        checker.stepBudget +
        kStepsPerReferenceStep * run.observation.counts.steps;
    return oracle::observe(program, run.entry, *boundary, run.inputs, options);
  };
  auto describe = [&](FindingKind kind, const std::string &why, Operation *op) {
    oracle::Disagreement disagreement;
    disagreement.kind = kind;
    disagreement.summary = why;
    disagreement.pathOp = op;
    return explainDisagreement(disagreement, subject.name(), run.entry,
                               run.inputs, reference, *output.module);
  };

  oracle::Observation seen = observeOutput(/*trackWriters=*/false);
  if (seen.outcome.kind == oracle::Outcome::Kind::Unsupported) {
    verdict.discarded.push_back({discardReason(seen.outcome) +
                                 " in the output of " + subject.name().str()});
    return true;
  }
  if (seen.outcome.kind == oracle::Outcome::Kind::Budget) {
    // Ran out of bytes, or of steps or call depth.
    FindingKind kind = llvm::StringRef(seen.outcome.why).contains("bytes")
                           ? FindingKind::OutOfMemory
                           : FindingKind::Timeout;
    addFinding(kind, number,
               makeSignature(kind, subject.family(), seen.outcome.op), [&] {
                 return describe(kind, "the output is " + seen.outcome.why,
                                 seen.outcome.op);
               });
    return false;
  }

  std::optional<oracle::Disagreement> disagreement =
      oracle::compare(run.observation, *referenceProgram, seen, program);
  // What is found wrong is worth a second witness in any module.
  bool isAsked =
      checker.witnessed || (disagreement && checker.options.witnessRate != 0);
  bool isWitnessed =
      isAsked && askWitness(number, program, run, *boundary, seen);
  checker.enter(number + 1, Stage::Run);
  if (!disagreement) {
    ++verdict.agreements;
    addCost(number, seen.counts.allocations, seen.counts.copies);
    ++output.agreements;
    output.allocations += seen.counts.allocations;
    output.copies += seen.counts.copies;
    return true;
  }

  // Once more on both sides, remembering who wrote what.
  checker.enter(number + 1, Stage::Explain);
  oracle::Disagreement first = *disagreement;
  FindingKind kind = disagreement->kind;
  oracle::ObserveOptions tracked;
  tracked.run.trackWriters = true;
  oracle::Observation wanted =
      oracle::observe(*referenceProgram, run.entry, *identity.lookup(run.entry),
                      run.inputs, tracked);
  oracle::Observation got = observeOutput(/*trackWriters=*/true);
  // What a race did wrong shows in the values of the order in which it did.
  std::string summary;
  if (kind == FindingKind::Race &&
      got.outcome.kind == oracle::Outcome::Kind::Fault && !got.outcome.op) {
    summary = got.outcome.why + ": ";
    got.outcome = oracle::Outcome();
  }
  if (auto again = oracle::compare(wanted, *referenceProgram, got, program)) {
    disagreement = std::move(again);
    disagreement->summary = summary + disagreement->summary;
  }
  disagreement->kind = kind;
  std::string blamed;
  std::string signature = sign(number, run, first, *disagreement, blamed);
  auto tell = [&] {
    std::vector<oracle::Disagreement> others;
    std::vector<std::string> decisions;
    if (checker.options.explain == ExplainStyle::Full) {
      others = oracle::compareResults(wanted, *referenceProgram, got, program);
      llvm::erase_if(others, [&](const oracle::Disagreement &other) {
        return llvm::StringRef(disagreement->summary).ends_with(other.summary);
      });
      decisions = describeDecisions(number, disagreement->pathOp);
      if (!blamed.empty())
        decisions.push_back(blamed + " the fault is gone");
    }
    std::string text = explainDisagreement(*disagreement, subject.name(),
                                           run.entry, run.inputs, reference,
                                           *output.module, others, decisions);
    // Undefined contents agree with whatever compiled code has.
    if (isWitnessed && kind != FindingKind::UninitializedRead)
      text += ("  " + kConfirmedByWitness + "\n").str();
    return text;
  };
  addFinding(kind, number, std::move(signature), tell, output.wrongPass);
  return false;
}

//===----------------------------------------------------------------------===//
// Between passes
//===----------------------------------------------------------------------===//

/// The first pass of a path that left what `isWrong` says. None where the path
/// is no sequence of passes, or trying it killed an earlier process.
std::optional<Checker::PassName>
Checker::Check::findPass(unsigned number,
                         llvm::function_ref<bool(const PassState &)> isWrong) {
  const Path &subject = path(number);
  uint32_t blame = kBlamePath + number + 1;
  if (!subject.isSequence() || llvm::is_contained(excluded, blame))
    return std::nullopt;
  checker.enter(blame, Stage::Explain);
  std::optional<PassName> found;
  OwningOpRef<ModuleOp> module = makeFresh();
  oracle::BoundaryMap boundary = identity;
  FirstError errors(module->getContext());
  // How the run ends was judged before.
  (void)subject.bufferizeByPass(*module, boundary, [&](const PassState &state) {
    checker.enter(blame, Stage::Explain);
    if (isWrong(state))
      found = PassName{state.pass.str(), state.number, state.numPasses};
    return !found;
  });
  checker.enter(number + 1, Stage::Inspect);
  return found;
}

/// Compares what every pass of a path left with the reference.
void Checker::Check::localize(unsigned number) {
  if (referenceRuns.empty())
    return;
  std::vector<std::string> unknown;
  std::optional<PassName> &wrongPass = pathRuns[number].wrongPass;
  wrongPass = findPass(number, [&](const PassState &state) {
    // What does not verify is a finding of its own.
    if (!state.isValid)
      return false;
    size_t before = verdict.steppedOver.size();
    if (compareState(number, state))
      return true;
    if (verdict.steppedOver.size() == before)
      unknown.clear();
    else
      unknown.push_back(state.pass.str());
    return false;
  });
  if (wrongPass)
    wrongPass->unknown = std::move(unknown);
}

/// Whether what a pass left does something else than the module as given.
bool Checker::Check::compareState(unsigned number, const PassState &state) {
  auto stepOver = [&](llvm::StringRef why) {
    verdict.steppedOver.push_back(
        (path(number).name() + " after " + state.pass + ": " + why).str());
    return false;
  };
  if (!state.boundary)
    return stepOver("a signature is changed in a way that cannot be followed");
  std::unique_ptr<oracle::Program> program =
      oracle::Program::decode(state.module, checker.ops);
  for (const ReferenceRun &run : referenceRuns) {
    const oracle::FunctionBoundary *boundary =
        state.boundary->lookup(run.entry);
    const oracle::Function *function = program->lookup(run.entry);
    if (!boundary || !function || function->external) {
      if (run.isPrivate)
        continue;
      return stepOver("the entry is gone");
    }
    oracle::ObserveOptions options;
    options.ownsDeallocation = state.ownsDeallocation;
    options.run.stepBudget +=
        kStepsPerReferenceStep * run.observation.counts.steps;
    oracle::Observation seen =
        oracle::observe(*program, run.entry, *boundary, run.inputs, options);
    if (seen.outcome.kind == oracle::Outcome::Kind::Unsupported ||
        seen.outcome.kind == oracle::Outcome::Kind::Budget)
      return stepOver(discardReason(seen.outcome));
    ++verdict.passesCompared;
    std::optional<oracle::Disagreement> disagreement =
        oracle::compare(run.observation, *referenceProgram, seen, *program);
    if (!disagreement)
      continue;
    // Once more on both sides, remembering who wrote what.
    FindingKind kind = disagreement->kind;
    oracle::ObserveOptions tracked;
    tracked.run.trackWriters = true;
    oracle::Observation wanted =
        oracle::observe(*referenceProgram, run.entry,
                        *identity.lookup(run.entry), run.inputs, tracked);
    options.run.trackWriters = true;
    seen = oracle::observe(*program, run.entry, *boundary, run.inputs, options);
    if (auto again = oracle::compare(wanted, *referenceProgram, seen, *program))
      disagreement = std::move(again);
    disagreement->kind = kind;
    Finding &found = pathRuns[number].wrongState;
    found.kind = kind;
    found.signature = signOp(number, *disagreement);
    found.explanation =
        explainDisagreement(*disagreement, path(number).name(), run.entry,
                            run.inputs, reference, state.module);
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Without copies
//===----------------------------------------------------------------------===//

/// What all runs of the path's output cost when it does not make the copy of
/// that number. None where anything shows that it is needed.
std::optional<RunCost> Checker::Check::runWithoutCopy(unsigned number,
                                                      unsigned copy) {
  const Path &subject = path(number);
  OwningOpRef<ModuleOp> module = makeFresh();
  oracle::BoundaryMap boundary = identity;
  FirstError errors(module->getContext());
  if (failed(subject.bufferizeWithoutCopy(*module, boundary, copy)) ||
      failed(verify(*module)))
    return std::nullopt;
  std::unique_ptr<oracle::Program> program =
      oracle::Program::decode(*module, checker.ops);
  RunCost cost{subject.name().str()};
  for (const ReferenceRun &run : referenceRuns) {
    const oracle::FunctionBoundary *entry = boundary.lookup(run.entry);
    const oracle::Function *function = program->lookup(run.entry);
    if (!entry || !function || function->external)
      return std::nullopt;
    oracle::ObserveOptions options;
    options.ownsDeallocation = subject.ownsDeallocation();
    options.run.stepBudget +=
        kStepsPerReferenceStep * run.observation.counts.steps;
    oracle::Observation seen =
        oracle::observe(*program, run.entry, *entry, run.inputs, options);
    if (!seen.outcome.completed() ||
        oracle::compare(run.observation, *referenceProgram, seen, *program))
      return std::nullopt;
    cost.allocations += seen.counts.allocations;
    cost.copies += seen.counts.copies;
  }
  return cost;
}

/// Tries the path without each of its copies, where all its runs agree.
void Checker::Check::tryWithoutCopies(unsigned number) {
  const Path &subject = path(number);
  const PathRun &output = pathRuns[number];
  if (referenceRuns.empty() || output.agreements != referenceRuns.size())
    return;
  auto enter = [&](unsigned copy) {
    checker.enter(kFlipPath + copy * kFlipStep + number + 1, Stage::Explain);
  };
  enter(0);
  OwningOpRef<ModuleOp> given = makeFresh();
  FailureOr<std::vector<OutOfPlaceOperand>> copies = failure();
  {
    FirstError errors(given->getContext());
    copies = subject.findCopies(*given);
  }
  if (failed(copies))
    return;
  for (const OutOfPlaceOperand &copy : *copies) {
    // Room for so many in a number; no module has them.
    constexpr unsigned kMaxDecisions = 8000;
    uint32_t id = kFlipPath + copy.number * kFlipStep + number + 1;
    if (copy.number >= kMaxDecisions || llvm::is_contained(excluded, id))
      continue;
    enter(copy.number);
    ++verdict.copiesTried;
    std::optional<RunCost> cost = runWithoutCopy(number, copy.number);
    // Some decisions cost nothing: nobody writes what they copy.
    if (!cost || cost->copies > output.copies ||
        cost->allocations > output.allocations ||
        cost->copies + cost->allocations == output.copies + output.allocations)
      continue;
    Operation *op = copy.use->getOwner();
    Finding missed{FindingKind::MissedInPlace,
                   subject.name().str(),
                   (oracle::findingName(FindingKind::MissedInPlace) + ":" +
                    subject.family() + ":" + copy.op + " operand #" +
                    llvm::Twine(copy.operand) + ":" + contextOf(op))
                       .str(),
                   {}};
    auto [it, isNew] =
        checker.explained.try_emplace(missed.signature, verdict.shape.ops);
    if (isNew || verdict.shape.ops < it->second) {
      it->second = verdict.shape.ops;
      llvm::raw_string_ostream os(missed.explanation);
      auto function = op->getParentOfType<func::FuncOp>();
      os << "missed-inplace on path " << subject.name() << ", "
         << referenceRuns.size()
         << " runs\n  no run needs the copy of operand #" << copy.operand
         << " (";
      AsmState names(function ? function.getOperation() : op,
                     OpPrintingFlags().useLocalScope());
      copy.use->get().printAsOperand(os, names);
      os << ") at " << oracle::describeOp(op) << "\n  with it " << output.copies
         << " copies and " << output.allocations << " allocations, without it "
         << cost->copies << " and " << cost->allocations << "\n";
      if (checker.options.explain == ExplainStyle::Full)
        os << "  module as given:\n"
           << printMarked(function ? function.getOperation() : op, {op});
    }
    verdict.missedInPlace.push_back(std::move(missed));
  }
  checker.enter(number + 1, Stage::Inspect);
}

/// Two first differences of runs are at the same place.
static bool isSamePlace(const oracle::Disagreement &a,
                        const oracle::Disagreement &b) {
  // `result #0 [1] is 3, expected 1`: what stands before the values.
  auto place = [](const oracle::Disagreement &disagreement) {
    return llvm::StringRef(disagreement.summary).split(" is ").first;
  };
  return a.kind == b.kind && place(a) == place(b);
}

/// The signature of a disagreement by the operation to blame. Where passes have
/// lowered that, it is the operation of the module as given that it was made
/// of: one fault is one however far a path goes.
std::string
Checker::Check::signOp(unsigned number,
                       const oracle::Disagreement &disagreement) const {
  Operation *blamed = disagreement.pathOp;
  if (blamed && path(number).isSequence() && !isa<UnknownLoc>(blamed->getLoc()))
    reference->walk([&](Operation *op) {
      if (op->getLoc() != blamed->getLoc() || isa<func::FuncOp>(op))
        return WalkResult::advance();
      blamed = op;
      return WalkResult::interrupt();
    });
  return makeSignature(disagreement.kind, path(number).family(), blamed,
                       disagreement.referenceOp);
}

/// The signature of what a path did wrong in a run. `first` is the difference
/// as it was found, `explained` the same with those who wrote the values.
/// `blamed` becomes what was done to the module as given so that the fault is
/// gone, in words, where that is known.
std::string Checker::Check::sign(unsigned number, const ReferenceRun &run,
                                 const oracle::Disagreement &first,
                                 const oracle::Disagreement &explained,
                                 std::string &blamed) {
  const Path &subject = path(number);
  FindingKind kind = explained.kind;
  uint32_t blame = kBlamePath + number + 1;
  if (!isForWantOfACopy(kind))
    return signOp(number, explained);
  // Dozens of modules are tried, each of which would start a process of another
  // build; whether this one shows the same fault is found on the way.
  const Path *asked = subject.inThisProcess();
  bool isBuild = subject.wantsBatches();
  // The same fault of a path before this one. A pipeline's own faults may come
  // in the way of trying copies. What another build does wrong is called the
  // same whichever paths run beside it.
  auto signAsBefore = [&] {
    if (!isBuild)
      for (const HealedFault &healed : healedFaults)
        if (healed.run == &run && isSamePlace(healed.first, first))
          return signaturePrefix(kind, subject.family()) + healed.where;
    return signOp(number, explained);
  };
  if (!asked || llvm::is_contained(excluded, blame))
    return signAsBefore();
  checker.enter(blame, Stage::Explain);
  MLIRContext *context = pathRuns[number].module->getContext();
  auto ask = [&](llvm::ArrayRef<const CopySite *> sites) {
    checker.enter(blame, Stage::Explain);
    OwningOpRef<ModuleOp> module = makeFresh();
    insertCopies(*module, sites);
    oracle::BoundaryMap boundary = identity;
    FirstError errors(context);
    if (failed(verify(*module)))
      return Healing::Refused;
    if (failed(asked->bufferize(*module, boundary, nullptr)))
      return llvm::StringRef(errors.text()).contains(kUnavoidableConflict)
                 ? Healing::Noticed
                 : Healing::Refused;
    if (failed(verify(*module)))
      return Healing::Refused;
    std::unique_ptr<oracle::Program> program =
        oracle::Program::decode(*module, checker.ops);
    const oracle::FunctionBoundary *entry = boundary.lookup(run.entry);
    const oracle::Function *function = program->lookup(run.entry);
    if (!entry || !function || function->external)
      return Healing::Refused;
    oracle::ObserveOptions options;
    options.ownsDeallocation = asked->ownsDeallocation();
    oracle::Observation seen =
        oracle::observe(*program, run.entry, *entry, run.inputs, options);
    if (seen.outcome.kind == oracle::Outcome::Kind::Unsupported ||
        seen.outcome.kind == oracle::Outcome::Kind::Budget)
      return Healing::Refused;
    std::optional<oracle::Disagreement> left =
        oracle::compare(run.observation, *referenceProgram, seen, *program);
    return !left || !isSamePlace(*left, first) ? Healing::Gone
                                               : Healing::Remains;
  };
  Healing asIs = ask({});
  if (asked != &subject && asIs != Healing::Remains) {
    if (isBuild) {
      checker.enter(number + 1, Stage::Explain);
      return signOp(number, explained);
    }
    asked = &subject;
    asIs = ask({});
  }
  // What does not show every time would be gone with any copy.
  if (asIs == Healing::Gone) {
    checker.enter(number + 1, Stage::Explain);
    return makeSignature(kind, subject.name(),
                         llvm::StringRef("not every time"));
  }
  std::optional<std::string> where =
      blameCopies(kind, findCopySites(reference), ask,
                  explained.pathOp ? explained.pathOp->getName().getStringRef()
                                   : llvm::StringRef());
  checker.enter(number + 1, Stage::Explain);
  if (!where)
    return signAsBefore();
  if (!isBuild)
    healedFaults.push_back({&run, first, *where});
  auto [op, around] = llvm::StringRef(*where).rsplit(':');
  blamed = op == kBlockArgumentSite ? ("with block arguments of " + around +
                                       " written to themselves first")
                                          .str()
           : op == kReducedSliceSite
               ? ("with " + op + " in " + around +
                  " taken in full rank and collapsed")
                     .str()
               : ("with a copy at " + op + " in " + around).str();
  return signaturePrefix(kind, subject.family()) + *where;
}

/// What the path's analysis decided about the op of the module as given that
/// `blamed` (of the output) comes from.
std::vector<std::string>
Checker::Check::describeDecisions(unsigned number, Operation *blamed) const {
  const Path &subject = path(number);
  if (!blamed)
    return {};
  return subject.describeDecisions(*makeFresh(), blamed->getLoc());
}

/// Runs the output as compiled code too. True when that shows the same as the
/// interpreter; false when it does not, or cannot be asked.
bool Checker::Check::askWitness(unsigned number, const oracle::Program &program,
                                const ReferenceRun &run,
                                const oracle::FunctionBoundary &boundary,
                                const oracle::Observation &interpreted) {
  uint32_t witness = kWitnessPath + number + 1;
  if (llvm::is_contained(excluded, witness) || !interpreted.outcome.completed())
    return false;
  PathRun &output = pathRuns[number];
  std::string why;
  if (output.compiledEntry != run.entry) {
    checker.enter(witness, Stage::Compile);
    output.compiledEntry = run.entry;
    auto made = JitProgram::compile(*output.module, run.entry, boundary, why);
    output.compiled = succeeded(made) ? std::move(*made) : nullptr;
    if (failed(made))
      verdict.unwitnessed.push_back(normalizeMessage(why));
  }
  if (!output.compiled)
    return false;
  checker.enter(witness, Stage::Witness);
  FailureOr<oracle::Observation> compiled =
      output.compiled->run(run.inputs, why);
  if (failed(compiled)) {
    verdict.unwitnessed.push_back(normalizeMessage(why));
    return false;
  }
  std::optional<oracle::Disagreement> difference =
      oracle::compare(interpreted, program, *compiled, program);
  if (!difference) {
    ++verdict.witnessed;
    return true;
  }

  checker.enter(number + 1, Stage::Explain);
  oracle::ObserveOptions tracked;
  tracked.run.trackWriters = true;
  oracle::Observation wanted =
      oracle::observe(program, run.entry, boundary, run.inputs, tracked);
  if (auto again = oracle::compare(wanted, program, *compiled, program))
    difference = std::move(again);
  llvm::StringRef name = path(number).name();
  std::string signature =
      makeSignature(FindingKind::WitnessDisagrees, path(number).family(),
                    nullptr, difference->referenceOp);
  addFinding(FindingKind::WitnessDisagrees, number, std::move(signature), [&] {
    std::string text =
        "witness-disagrees on path " + name.str() + ", entry @" + run.entry +
        ", input set " + std::to_string(run.inputs.number) +
        "\n  compiled code: " + difference->summary + " by the interpreter\n";
    if (difference->referenceOp)
      text += "  interpreted: " + oracle::describeOp(difference->referenceOp) +
              "\n";
    if (!run.inputs.arguments.empty())
      text += "  inputs:\n" + printInputs(run.inputs);
    return text + "  output of " + name.str() + ":\n" +
           printMarked(*output.module, {difference->referenceOp});
  });
  return false;
}

//===----------------------------------------------------------------------===//
// The checker
//===----------------------------------------------------------------------===//

Checker::Checker(const oracle::OpRegistry &ops, CheckOptions options)
    : ops(ops), options(std::move(options)), draw(this->options.drawnPaths),
      context(this->options.modulesPerContext) {
  witnessed = this->options.witnessRate != 0;
  generator.profile = this->options.profile;
  generator.rules = this->options.rules;
  for (const Path *path : this->options.paths)
    generator.limits = generator.limits.unite(path->limits());
}

Checker::~Checker() = default;

void Checker::setStageTimes(StageTimes *newTimes) {
  times = newTimes;
  if (times)
    times->bufferize.resize(options.paths.size());
  stageStart = now();
}

void Checker::enter(unsigned path, Stage stage) {
  if (progress)
    progress->enter(path, stage);
  if (LLVM_UNLIKELY(times)) {
    double time = now();
    times->stages[static_cast<unsigned>(currentStage)] += time - stageStart;
    if (currentStage == Stage::Bufferize &&
        currentPath <= times->bufferize.size())
      times->bufferize[currentPath - 1] += time - stageStart;
    stageStart = time;
  }
  currentPath = path;
  currentStage = stage;
}

GeneratorOptions
Checker::generatorOptionsFor(llvm::ArrayRef<const Path *> paths) const {
  GeneratorOptions narrowed = generator;
  for (const Path *path : paths)
    narrowed.limits = narrowed.limits.unite(path->limits());
  return narrowed;
}

ModuleVerdict Checker::checkChoices(const ChoiceSequence &choices,
                                    llvm::ArrayRef<uint32_t> excluded) {
  context.next();
  ModuleVerdict verdict;
  std::string error;
  {
    std::vector<const Path *> paths = draw.extend(options.paths, choices.key());
    GeneratorOptions narrowed = generatorOptionsFor(paths);
    GeneratedSource source(choices, narrowed);
    Check check(*this, source, paths, excluded);
    FailureOr<ModuleVerdict> result = check.run(error);
    if (succeeded(result))
      verdict = std::move(*result);
    else
      verdict.discarded.push_back({"generator: " + error});
    if (options.features)
      verdict.choices = source.takeBytes();
  }
  enter(0, Stage::Idle);
  return verdict;
}

bool Checker::wantsBatches() const {
  return llvm::any_of(options.paths,
                      [](const Path *path) { return path->wantsBatches(); });
}

void Checker::prepareChoices(llvm::ArrayRef<ChoiceSequence> choices) {
  context.next(choices.size());
  std::vector<const Path *> batched;
  for (const Path *path : options.paths)
    if (path->wantsBatches())
      batched.push_back(path);
  enter(0, Stage::Generate);
  std::vector<OwningOpRef<ModuleOp>> owned;
  std::vector<ModuleOp> modules;
  for (const ChoiceSequence &sequence : choices) {
    ChoiceSequence fresh = sequence;
    owned.push_back(generateModule(
        context.get(), fresh,
        generatorOptionsFor(draw.extend(options.paths, sequence.key()))));
    modules.push_back(*owned.back());
  }
  enter(0, Stage::Prepare);
  for (const Path *path : batched)
    path->prepare(modules);
  enter(0, Stage::Idle);
}

FailureOr<ModuleVerdict> Checker::checkText(llvm::StringRef text,
                                            llvm::StringRef name,
                                            std::string &error,
                                            llvm::ArrayRef<uint32_t> excluded) {
  context.next();
  TextSource source(text, name);
  FailureOr<ModuleVerdict> verdict = failure();
  {
    Check check(*this, source, options.paths, excluded);
    verdict = check.run(error);
  }
  enter(0, Stage::Idle);
  return verdict;
}

} // namespace bufdiff
