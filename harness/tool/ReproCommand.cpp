//===- ReproCommand.cpp - bufdiff repro -----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether a finding is still there: of a bundle, or of a module whose file says
// what is expected. Made for scripts, bisection above all: the exit status says
// it all.
//
// An artifact, which is what engines write when something was found, says
// nothing of itself. It becomes a bundle.
//
//===----------------------------------------------------------------------===//

#include "harness/check/Parse.h"
#include "harness/corpus/InputForm.h"
#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "harness/tool/Command.h"
#include "harness/tool/ReduceRun.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("repro", "Say whether a finding is still there");
static cl::list<std::string> files(cl::Positional,
                                   cl::desc("BUNDLE, FILE or ARTIFACT"),
                                   cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    formName("form",
             cl::desc("An artifact of which target: choices, mlir, text or "
                      "options (default: choices, or mlir for a module)"),
             cl::value_desc("F"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    bundle("bundle",
           cl::desc("Where the bundle of an artifact goes (default: beside it, "
                    "NAME.bundle)"),
           cl::value_desc("DIR"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> profileName("profile",
                                        cl::desc("Of an artifact's choices"),
                                        cl::value_desc("P"),
                                        cl::cat(category()), cl::sub(sub));
static PathOptions pathOptions(sub);
static KnownBugsOption knownBugsOption(sub);
static WorkOptions workOptions(sub);

/// Something else came out than expected.
static constexpr int kChanged = 3;

/// The names that libFuzzer and AFL++ give to what they found. libFuzzer's hold
/// a SHA-1, and begin with what -artifact_prefix says, which need not end with
/// a directory.
static bool hasArtifactName(llvm::StringRef file) {
  constexpr size_t kDigits = 40;
  llvm::StringRef name = llvm::sys::path::filename(file);
  if (name.starts_with("id:"))
    return true;
  llvm::StringRef digits = name.take_back(kDigits);
  llvm::StringRef front = name.drop_back(digits.size());
  bool isHash =
      digits.size() == kDigits && llvm::all_of(digits, llvm::isHexDigit);
  return llvm::any_of(
      llvm::ArrayRef<llvm::StringRef>({"crash-", "timeout-", "oom-", "leak-",
                                       "slow-unit-", "minimized-from-"}),
      [&](llvm::StringRef prefix) {
        return name.starts_with(prefix) || (isHash && front.ends_with(prefix));
      });
}

/// The module of an artifact. Made in a worker: MLIR's reader of bytecode runs.
static FailureOr<InputModule> moduleOf(llvm::StringRef file,
                                       llvm::ArrayRef<uint8_t> bytes,
                                       const InputFormInfo &form,
                                       const InputFormOptions &options) {
  Isolated made = runIsolated("reading " + file.str(), [&](Progress &progress) {
    progress.enter(0, Stage::Parse);
    Isolated result;
    std::string error;
    std::unique_ptr<InputForm> maker = form.make(options, error);
    FailureOr<InputModule> module = failure();
    if (maker)
      module = maker->module(bytes, error);
    if (failed(module)) {
      result.status = kBadUsage;
      result.errors = "bufdiff: " + file.str() + ": " + error + "\n";
      return result;
    }
    llvm::json::Object record;
    record["text"] = llvm::json::fixUTF8(module->text);
    record["choices"] = printChoices(module->choices);
    record["paths"] = llvm::json::Array(module->flags.paths);
    llvm::raw_string_ostream os(result.output);
    os << llvm::json::Value(std::move(record));
    return result;
  });
  InputModule module;
  module.flags = options.flags;
  llvm::Expected<llvm::json::Value> record = llvm::json::parse(made.output);
  if (made.status != kNothingFound || !record) {
    llvm::consumeError(record.takeError());
    llvm::errs() << made.errors;
    return failure();
  }
  llvm::json::Object &members = *record->getAsObject();
  module.text = members.getString("text")->str();
  module.choices = parseChoices(*members.getString("choices"))
                       .value_or(std::vector<uint8_t>());
  module.flags.paths.clear();
  for (const llvm::json::Value &path : *members.getArray("paths"))
    module.flags.paths.push_back(path.getAsString()->str());
  return module;
}

static int reproArtifact(const std::string &file, const std::string &bytes,
                         const WorkerOptions &workers) {
  std::string error;
  llvm::ArrayRef<uint8_t> input = llvm::arrayRefFromStringRef(bytes);
  std::string name = formName;
  if (name.empty())
    name = looksLikeModule(input) ? "mlir" : "choices";
  const InputFormInfo *form = lookupInputForm(name);
  if (!form)
    return fail("no input form is called '" + name + "'");
  InputFormOptions options;
  options.flags = pathOptions.flags();
  options.profile = findProfile(profileName, error);
  if (!options.profile || failed(PathSet::make(options.flags, error)))
    return fail(error);
  FailureOr<KnownBugs> known = knownBugsOption.get(error);
  if (failed(known))
    return fail(error);
  if (form->drawsPaths && !options.flags.namesPaths())
    options.flags.paths = known->livingPaths();
  std::string directory = bundle.empty() ? file + ".bundle" : bundle;
  if (llvm::sys::fs::exists(directory))
    return fail("'" + directory + "' exists already");

  FailureOr<InputModule> module = moduleOf(file, input, *form, options);
  if (failed(module))
    return kBadUsage;
  FailureOr<ModuleVerdict> verdict =
      checkAlone(module->text, file, module->flags, workers, error);
  if (failed(verdict))
    return fail(error);
  bool isFound = !verdict->findings.empty() ||
                 (!module->choices.empty() && !verdict->rejected.empty());
  if (!isFound) {
    llvm::outs() << "not reproduced: " << summarize(*verdict) << "\n";
    // Bytes do not say which target they are of.
    if (formName.empty())
      llvm::outs() << "(read as an artifact of the target " << name
                   << "; --form says another)\n";
    return kNothingFound;
  }
  llvm::outs() << "reproduced: " << summarize(*verdict) << "\n";
  for (const Finding &finding : verdict->findings)
    if (const KnownBug *bug = known->match(finding.signature))
      llvm::outs() << "known bug: " << bug->name << "\n";
  llvm::outs().flush();

  ReduceSource source;
  source.name = file;
  source.flags = module->flags;
  source.input.text = module->text;
  source.input.entry = source.flags.entry;
  source.input.choices = module->choices;
  source.input.generator.profile = options.profile;
  FailureOr<PathSet> paths = PathSet::make(source.flags, error);
  if (failed(paths))
    return fail(error);
  for (const Path *path : paths->paths())
    source.input.generator.limits =
        source.input.generator.limits.unite(path->limits());
  ReduceJob job;
  job.bundle = directory;
  job.options.workers.stallSeconds = kCandidateStallSeconds;
  if (int status = reduceSource(std::move(source), job))
    return status;
  llvm::outs() << "bundle: " << directory << "\n";
  return kFound;
}

static int run() {
  if (files.size() != 1)
    return fail("repro takes one BUNDLE, FILE or ARTIFACT");
  std::string error;
  FailureOr<WorkerOptions> workers = workOptions.get(error);
  if (failed(workers))
    return fail(error);
  catchInterrupts();

  std::string file = files.front();
  std::optional<std::string> wanted;
  if (llvm::sys::fs::is_directory(file)) {
    FailureOr<BundleRecord> record = readBundle(file, error);
    if (failed(record))
      return fail(error);
    wanted = record->signature;
    llvm::SmallString<128> path(file);
    llvm::sys::path::append(path, kBundleReduced);
    file = path.str().str();
  }
  FailureOr<std::string> text = readInput(file, error);
  if (failed(text))
    return fail(error);
  bool isArtifact = !formName.empty() || hasArtifactName(file) ||
                    !looksLikeModule(llvm::arrayRefFromStringRef(*text)) ||
                    isBytecode(llvm::arrayRefFromStringRef(*text));
  if (!wanted && file != "-" && isArtifact)
    return reproArtifact(file, *text, *workers);
  for (bool isGiven :
       {bundle.getNumOccurrences() != 0, profileName.getNumOccurrences() != 0,
        pathOptions.paths.getNumOccurrences() != 0,
        pathOptions.pipelines.getNumOccurrences() != 0})
    if (isGiven)
      return fail("--bundle, --profile, --paths and --pipeline go with an "
                  "artifact: name its --form");
  FailureOr<Directives> directives = parseDirectives(*text, error);
  if (failed(directives))
    return fail(file + ": " + error);
  llvm::erase_if(directives->expectations, [](const Expectation &expectation) {
    return expectation.verdict != VerdictClass::Finding &&
           expectation.verdict != VerdictClass::Rejected;
  });
  if (directives->expectations.empty())
    return fail(file + ": no bufdiff-expect line names a finding");
  FailureOr<ModuleVerdict> verdict =
      checkAlone(*text, file, directives->flags, *workers, error);
  if (failed(verdict))
    return fail(llvm::StringRef(error).starts_with(file) ? error
                                                         : file + ": " + error);

  std::string unmet = explainUnmet(*verdict, directives->expectations);
  if (unmet.empty()) {
    // Of a bundle more is known than its kind and its path.
    if (wanted &&
        llvm::none_of(verdict->findings,
                      [&](const Finding &finding) {
                        return finding.signature == *wanted;
                      }) &&
        verdict->rejected.empty()) {
      llvm::outs() << "changed: expected " << *wanted << ", got";
      for (const Finding &finding : verdict->findings)
        llvm::outs() << " " << finding.signature;
      llvm::outs() << "\n";
      return kChanged;
    }
    llvm::outs() << "reproduced: " << summarize(*verdict) << "\n";
    return kFound;
  }
  if (verdict->findings.empty() && verdict->rejected.empty() &&
      verdict->discarded.empty()) {
    llvm::outs() << "not reproduced: " << unmet << "\n";
    return kNothingFound;
  }
  llvm::outs() << "changed: " << unmet << "\n";
  return kChanged;
}

Command reproCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
