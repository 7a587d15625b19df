//===- SignatureSpread.cpp - Do variants of one fault fall together? ------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A signature is worth what it does on modules that nobody has seen. So each
// known case is mutated at random until so many mutants still fail, and what
// they are named is compared with what the case is named. Two cases must not
// have the same name, and most mutants of one must have its own.
//
//   bufdiff-signature-spread [--count N] [--least PERCENT] FILE.mlir...
//
// Prints a table in Markdown (docs/triage.md holds one). Fails where two cases
// share a signature, or fewer mutants than --least percent keep theirs.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/check/Directives.h"
#include "harness/check/Driver.h"
#include "harness/check/PathSet.h"
#include "harness/generator/Mutator.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace mlir;
using namespace bufdiff;
namespace cl = llvm::cl;

static cl::list<std::string> files(cl::Positional, cl::OneOrMore,
                                   cl::desc("FILE.mlir..."));
static cl::opt<unsigned> count("count", cl::init(20),
                               cl::desc("Mutants of each that still fail"));
static cl::opt<unsigned> least("least", cl::init(0),
                               cl::desc("Percent that keep their signature"));

namespace {

struct Case {
  std::string name, text;
  CheckFlags flags;
  PathSet paths;
  /// Of the finding of the worst kind.
  std::string signature;
  oracle::FindingKind kind = oracle::FindingKind::WrongResult;
  unsigned tried = 0, failing = 0, together = 0;
  /// Of mutants that fail otherwise.
  std::map<std::string, unsigned> others;
};

} // namespace

/// So many mutants are tried for each that has to fail.
static constexpr unsigned kTriesPerMutant = 20;
/// Changes to one mutant at most.
static constexpr unsigned kMaxChanges = 3;

static bool fail(const std::string &why) {
  llvm::errs() << "bufdiff-signature-spread: " << why << "\n";
  return false;
}

/// Checks texts under the flags of a case.
static bool check(const Case &subject, const std::vector<std::string> &texts,
                  std::vector<ModuleVerdict> &verdicts) {
  verdicts.assign(texts.size(), {});
  if (texts.empty())
    return true;
  std::vector<TextItem> items(texts.size());
  for (auto [item, text] : llvm::zip_equal(items, texts)) {
    item.name = subject.name;
    item.text = text;
    item.options.paths = subject.paths.paths();
    item.options.entry = subject.flags.entry;
    item.options.inputSets = subject.flags.inputs.value_or(kDefaultInputSets);
    item.options.explain = ExplainStyle::Short;
  }
  WorkerOptions workers;
  std::string error;
  if (failed(checkTexts(
          items, workers,
          [&](size_t item, const ModuleVerdict &verdict) {
            verdicts[item] = verdict;
          },
          [](size_t, const std::string &) {}, nullptr, error)))
    return fail(error);
  return true;
}

/// Variants number [begin, end) of a case: the same every time.
static std::vector<std::string> makeMutants(const Case &subject, unsigned begin,
                                            unsigned end) {
  std::unique_ptr<MLIRContext> context = createContext();
  ScopedDiagnosticHandler quiet(context.get(),
                                [](Diagnostic &) { return success(); });
  std::vector<std::string> texts;
  for (unsigned number = begin; number < end; ++number) {
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(subject.text, ParserConfig(context.get()));
    if (!module)
      return texts;
    ChoiceSequence choices = ChoiceSequence::fromSeed(number);
    unsigned changes = 0;
    for (unsigned i = 0; i <= number % kMaxChanges; ++i)
      changes += succeeded(mutate(*module, choices));
    if (!changes)
      continue;
    std::string text;
    llvm::raw_string_ostream(text) << *module;
    texts.push_back(std::move(text));
  }
  return texts;
}

/// Whether the file is a case: it has to fail as it is. `isCase` says so;
/// false where it cannot be read.
static bool load(const std::string &file, Case &subject, bool &isCase) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer)
    return fail("cannot read '" + file + "': " + buffer.getError().message());
  subject.name = llvm::sys::path::stem(file).str();
  subject.text = (*buffer)->getBuffer().str();
  std::string error;
  FailureOr<Directives> directives = parseDirectives(subject.text, error);
  if (failed(directives))
    return fail(file + ": " + error);
  subject.flags = directives->flags;
  FailureOr<PathSet> paths = PathSet::make(subject.flags, error);
  if (failed(paths))
    return fail(file + ": " + error);
  subject.paths = std::move(*paths);
  std::vector<ModuleVerdict> verdicts;
  if (!check(subject, {subject.text}, verdicts))
    return false;
  const Finding *worst = verdicts.front().worstFinding();
  isCase = worst != nullptr;
  if (isCase) {
    subject.signature = worst->signature;
    subject.kind = worst->kind;
  }
  return true;
}

static bool spread(Case &subject) {
  while (subject.failing < count && subject.tried < count * kTriesPerMutant) {
    unsigned begin = subject.tried;
    subject.tried += count;
    std::vector<ModuleVerdict> verdicts;
    if (!check(subject, makeMutants(subject, begin, subject.tried), verdicts))
      return false;
    for (const ModuleVerdict &verdict : verdicts) {
      const Finding *worst = verdict.worstFinding();
      if (!worst || subject.failing == count)
        continue;
      ++subject.failing;
      if (llvm::any_of(verdict.findings, [&](const Finding &finding) {
            return finding.signature == subject.signature;
          }))
        ++subject.together;
      else
        ++subject.others[worst->signature];
    }
  }
  return true;
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv,
                              "Whether variants of one fault have one name\n");
  std::vector<Case> cases;
  std::map<std::string, std::string> bySignature;
  bool good = true;
  for (const std::string &file : files) {
    Case subject;
    bool isCase = false;
    if (!load(file, subject, isCase))
      return 1;
    if (!isCase)
      continue;
    auto [it, isNew] = bySignature.try_emplace(subject.signature, subject.name);
    if (!isNew)
      good = fail(it->second + " and " + subject.name + " share " +
                  subject.signature);
    if (!spread(subject))
      return 1;
    cases.push_back(std::move(subject));
  }
  llvm::outs() << "| case | signature | mutants that fail | of these with its "
                  "signature | others |\n|---|---|---|---|---|\n";
  unsigned failing = 0, together = 0;
  for (const Case &subject : cases) {
    failing += subject.failing;
    together += subject.together;
    llvm::outs() << "| " << subject.name << " | `" << subject.signature
                 << "` | " << subject.failing << " of " << subject.tried
                 << " | " << subject.together << " |";
    const char *separator = " ";
    for (const auto &[signature, number] : subject.others) {
      llvm::outs() << separator << number << " `" << signature << "`";
      separator = ", ";
    }
    llvm::outs() << " |\n";
  }
  llvm::outs() << "\n"
               << together << " of " << failing << " in " << cases.size()
               << " cases\n";
  if (cases.empty() || together * 100 < least * failing)
    good = fail("too few mutants have the signature of their case");
  return good ? 0 : 1;
}
