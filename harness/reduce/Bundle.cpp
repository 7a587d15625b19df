//===- Bundle.cpp - All that a bug report needs, in a directory -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Bundle.h"
#include "harness/check/Record.h"
#include "harness/reduce/Output.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <array>

using namespace mlir;

namespace bufdiff {

using oracle::FindingKind;

//===----------------------------------------------------------------------===//
// Commands
//===----------------------------------------------------------------------===//

/// Paths that are other builds are named so, with the version behind.
static constexpr llvm::StringLiteral kBuildPrefix = "mlir-opt@";

bool isShownByMlirOpt(FindingKind kind) {
  switch (kind) {
  case FindingKind::Crash:
  case FindingKind::Timeout:
  case FindingKind::OutOfMemory:
  case FindingKind::VerifierFailure:
  case FindingKind::UnparseableOutput:
  case FindingKind::LeftoverTensor:
  case FindingKind::UnexpectedRejection:
    return true;
  default:
    return false;
  }
}

std::string pipelineOf(llvm::StringRef path) {
  // Another build is a program of its own.
  if (path.starts_with(kBuildPrefix))
    return {};
  PathRegistry registry = PathRegistry::builtin();
  std::string unknown;
  std::shared_ptr<const Path> known = registry.find(path, unknown);
  return known ? known->pipeline() : path.str();
}

std::string mlirOptFlags(llvm::StringRef name) {
  std::string pipeline = pipelineOf(name);
  if (pipeline.empty())
    return {};
  llvm::StringRef path = pipeline;
  if (path.starts_with("builtin.module(") || path.starts_with("any("))
    return "--pass-pipeline=" + quoteWord(path);
  // A list of passes is nested where it belongs by mlir-opt's pass flags, not
  // by --pass-pipeline.
  std::string flags;
  unsigned depth = 0;
  size_t start = 0;
  for (size_t i = 0; i <= path.size(); ++i) {
    char c = i < path.size() ? path[i] : ',';
    if (c == '{' || c == '(')
      ++depth;
    else if ((c == '}' || c == ')') && depth)
      --depth;
    if (c != ',' || depth)
      continue;
    llvm::StringRef element = path.slice(start, i).trim();
    start = i + 1;
    auto [name, options] = element.split('{');
    if (name.contains('('))
      return "--pass-pipeline=" +
             quoteWord(("builtin.module(" + path + ")").str());
    options.consume_back("}");
    if (!flags.empty())
      flags += " ";
    flags += ("--" + name).str();
    if (!options.trim().empty())
      flags += "=" + quoteWord(options.trim());
  }
  return flags;
}

static std::string checkCommand(llvm::StringRef file) {
  return ("bufdiff check " + file).str();
}

/// The command that runs the program of a bundle. In a script the programs and
/// the directory of MLIR's libraries are variables.
static std::string runCommand(const BundleContents &contents,
                              llvm::StringRef optimizer, llvm::StringRef runner,
                              llvm::StringRef libraries) {
  // mlir-opt's own passes to LLVM, for tests of programs.
  return (optimizer + " " + mlirOptFlags(contents.target.path) +
          " --test-lower-to-llvm " + kBundleRunnable + " | " + runner + " -e " +
          kRunnableEntry + " --entry-point-result=void --shared-libs=" +
          libraries + "/libmlir_c_runner_utils.so")
      .str();
}

/// The one command that shows the finding.
static std::string showCommand(const BundleContents &contents,
                               llvm::StringRef program) {
  const Target &target = contents.target;
  std::string flags = mlirOptFlags(target.path);
  if (!flags.empty() && isShownByMlirOpt(target.kind))
    return (program + " " + flags + " " + kBundleReduced).str();
  return checkCommand(kBundleReduced);
}

static std::string makeScript(const BundleContents &contents) {
  const Target &target = contents.target;
  std::string flags = mlirOptFlags(target.path);
  std::string script;
  llvm::raw_string_ostream os(script);
  os << "#!/bin/sh\n"
     << "# " << target.signature() << "\n"
     << "# MLIR_OPT and BUFDIFF may name other builds of the programs.\n"
     << "cd \"$(dirname \"$0\")\" || exit 1\n"
     << "MLIR_OPT=${MLIR_OPT:-mlir-opt}\n"
     << "BUFDIFF=${BUFDIFF:-bufdiff}\n";
  if (!flags.empty()) {
    os << "# What bufferization makes of it"
       << (isShownByMlirOpt(target.kind) ? ", which shows the fault:\n" : ":\n")
       << "\"$MLIR_OPT\" " << flags << " " << kBundleReduced << "\n";
  }
  if (contents.runnable) {
    os << "# The same with a function that makes the inputs and prints the "
          "results: lines that\n"
          "# are wrong (-) and what they must be (+). Status 2: reproduced.\n"
       << "MLIR_RUNNER=${MLIR_RUNNER:-mlir-runner}\n"
          "MLIR_LIBS=${MLIR_LIBS:-$(dirname \"$(readlink -f \"$(command -v "
          "\"$MLIR_RUNNER\")\")\")/../lib}\n"
          "actual=$(mktemp) || exit 1\n"
          "trap 'rm -f \"$actual\"' EXIT\n"
       << runCommand(contents, "\"$MLIR_OPT\"", "\"$MLIR_RUNNER\"",
                     "\"$MLIR_LIBS\"")
       << " >\"$actual\" || exit 1\n"
       << "diff -U 3 \"$actual\" " << kBundleExpected
       << " && echo not reproduced || exit 2\n";
    return script;
  }
  if (flags.empty() || !isShownByMlirOpt(target.kind))
    os << "# What it computes, against what the module as given means (status "
          "2: reproduced):\n"
       << "\"$BUFDIFF\" repro " << kBundleReduced << "\n";
  return script;
}

//===----------------------------------------------------------------------===//
// The report
//===----------------------------------------------------------------------===//

namespace {
/// What is said of a kind in a report.
struct KindText {
  /// Of the title: `PATH <title>`.
  llvm::StringRef title;
  llvm::StringRef expected;
  /// What the marked lines of the output show.
  llvm::StringRef where;
};
} // namespace

static KindText textOf(FindingKind kind) {
  constexpr llvm::StringLiteral kLostValue =
      "The marked operation of the output writes a buffer whose old contents "
      "are still needed: the tensor that it bufferizes writes in-place, and "
      "needs a buffer of its own and a copy.";
  constexpr llvm::StringLiteral kNoCopy =
      "No copy is missing: the output is wrong in itself, at the marked line.";
  switch (kind) {
  case FindingKind::WrongResult:
    return {"miscompiles: a returned value differs",
            "The values that the tensor program returns.", kLostValue};
  case FindingKind::WrongTrace:
    return {"miscompiles: a printed or passed value differs",
            "The values that the tensor program prints, or passes to external "
            "functions.",
            kLostValue};
  case FindingKind::ArgumentClobbered:
    return {"overwrites an argument that is not writable",
            "`bufferization.writable = false` arguments keep their contents.",
            kLostValue};
  case FindingKind::WriteToConstant:
    return {"writes to a constant global",
            "Constants are never written; a write to one needs a copy of it.",
            "The marked operation writes the buffer of a constant; the copy "
            "into a fresh allocation before it is missing."};
  case FindingKind::UninitializedRead:
    return {"reads memory that was never written",
            "Every element that is read was written before.",
            "The marked operation reads elements of an allocation that nothing "
            "initialised: the copy of the tensor's contents into that "
            "allocation is missing."};
  case FindingKind::OutOfBounds:
    return {"accesses memory out of bounds",
            "All accesses stay inside of their buffers.", kNoCopy};
  case FindingKind::UseAfterFree:
    return {"uses memory after it was freed",
            "Buffers are freed after their last use.", kNoCopy};
  case FindingKind::DoubleFree:
    return {"frees memory twice", "Every allocation is freed once.", kNoCopy};
  case FindingKind::InvalidFree:
    return {"frees what is no allocation", "Only allocations are freed.",
            kNoCopy};
  case FindingKind::Leak:
    return {"leaks an allocation", "Every allocation is freed.", kNoCopy};
  case FindingKind::LayoutMismatch:
    return {"casts to a layout that the buffer does not have",
            "Casts agree with offset, sizes and strides of the buffer.",
            kNoCopy};
  case FindingKind::OverlappingCopy:
    return {"copies between overlapping views",
            "Source and target of a copy are equal or disjoint.", kLostValue};
  case FindingKind::Race:
    return {"makes parallel iterations depend on their order",
            "Iterations of a parallel loop can run in any order.", kLostValue};
  case FindingKind::Crash:
    return {"crashes", "The module is bufferized, or an error is reported.",
            "Not known: bufferization does not get that far."};
  case FindingKind::Timeout:
    return {"does not end",
            "The module is bufferized, or an error is reported.",
            "Not known: bufferization does not get that far."};
  case FindingKind::OutOfMemory:
    return {"needs memory without bound",
            "The module is bufferized, or an error is reported.",
            "Not known: bufferization does not get that far."};
  case FindingKind::VerifierFailure:
    return {"makes IR that does not verify", "The output verifies.",
            "No copy is missing: see the operation that does not verify."};
  case FindingKind::UnparseableOutput:
    return {"makes IR that does not parse back",
            "The printed output parses back to the same IR.", kNoCopy};
  case FindingKind::LeftoverTensor:
    return {"succeeds and leaves tensors behind",
            "No tensor is left, or an error is reported.", kNoCopy};
  case FindingKind::UnexpectedRejection:
    return {"rejects a module that it should take", "The module is bufferized.",
            "No copy is missing."};
  case FindingKind::IrDivergence:
    return {"differs from the path that it must equal",
            "Both paths print the same IR.",
            "See the lines that differ; a memref.copy or an allocation on one "
            "side only is the copy that one of them lacks."};
  case FindingKind::Nondeterminism:
    return {"prints different IR for the same module",
            "The same module gives the same IR.", kNoCopy};
  case FindingKind::WitnessDisagrees:
    return {"is judged differently by compiled code",
            "Compiled code and interpreter agree.", kNoCopy};
  case FindingKind::MissedInPlace:
    return {"makes a copy that is not needed", "No copy.",
            "There is one too many: the marked one."};
  }
  llvm_unreachable("covered switch");
}

/// Without the lines that are for bufdiff.
static std::string withoutDirectives(llvm::StringRef text) {
  while (text.starts_with("//"))
    text = text.drop_while([](char c) { return c != '\n'; }).ltrim('\n');
  return text.rtrim().str();
}

static std::string pathTitle(llvm::StringRef path) {
  if (path == "one-shot")
    return "One-Shot Bufferize";
  if (path.consume_front("one-shot:"))
    return ("One-Shot Bufferize with `" + path + "`").str();
  PathRegistry registry = PathRegistry::builtin();
  std::string unknown;
  if (registry.find(path, unknown))
    return ("the `" + path + "` path").str();
  return "a pass pipeline";
}

/// A line of an explanation such as `result #0 [0] is 3, expected 1`.
static std::optional<std::array<llvm::StringRef, 3>>
parseDifference(llvm::StringRef line) {
  auto [place, rest] = line.trim().split(" is ");
  auto [actual, expected] = rest.split(", expected ");
  if (place.empty() || actual.empty() || expected.empty())
    return std::nullopt;
  return std::array<llvm::StringRef, 3>{place, actual, expected};
}

/// What was observed and what should have been, in the words of the
/// explanation, in which the values are; nothing for kinds without values.
static void printValues(llvm::StringRef explanation, llvm::raw_ostream &os) {
  auto [first, rest] = explanation.split('\n');
  auto difference = parseDifference(rest.split('\n').first);
  if (!difference)
    return;
  auto [place, actual, expected] = *difference;
  os << "| where | expected | actual |\n|---|---|---|\n| `" << place << "` | `"
     << expected << "` | `" << actual << "` |\n\n";
}

/// What the explanation says of a copy and of the operations to blame.
static void printBlame(llvm::StringRef explanation, llvm::raw_ostream &os) {
  llvm::SmallVector<llvm::StringRef> lines;
  explanation.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    line = line.trim();
    // The modules follow.
    if (line.starts_with("output of ") || line == "module as given:")
      break;
    if (line.consume_front("decision: with a copy at ") &&
        line.consume_back(" the fault is gone"))
      os << "\n\nWith a copy at `" << line << "` the fault is gone.";
    else if (line.ends_with(" the fault is gone") &&
             line.consume_front("decision: with "))
      os << "\n\nWith " << line << ".";
    else if (line.consume_front("decision: "))
      os << "\n\nWhat the analysis decided: " << line << ".";
    else if (line.consume_front("in the output, by: "))
      os << "\n\nThe operation of the output, with the line of `"
         << kBundleReduced << "` that it comes from: `" << line << "`.";
  }
}

static void printVersions(const BundleContents &contents,
                          llvm::raw_ostream &os) {
  const Target &target = contents.target;
  if (target.path.rfind(kBuildPrefix.str(), 0) == 0) {
    os << "Shown by `" << target.path << "`; bufdiff is linked with MLIR "
       << LLVM_VERSION_STRING << ".\n\n";
    return;
  }
  os << "MLIR " << LLVM_VERSION_STRING << " shows it.";
  if (mlirOptFlags(target.path).empty()) {
    os << " The path `" << target.path
       << "` runs in bufdiff only, so that no other version was asked.";
  } else if (contents.versions && contents.versions->empty()) {
    os << " No other version is installed.";
  } else if (contents.versions) {
    os << " Other versions that are installed:\n";
    for (const VersionVerdict &each : *contents.versions)
      os << "\n- " << (each.version.empty() ? "" : "MLIR ") << each.version
         << (each.version.empty() ? "`" : " (`") << each.program
         << (each.version.empty() ? "`: " : "`): ") << each.verdict;
    os << "\n\n`bufdiff bisect " << kBundleReduced
       << " --mlir-opt BIN...` asks others.";
  }
  os << "\n\n";
}

static std::string makeReport(const BundleContents &contents,
                              const std::vector<std::string> &outputs) {
  const Target &target = contents.target;
  KindText text = textOf(target.kind);
  std::string name = oracle::findingName(target.kind).str();
  std::string title = pathTitle(target.path);
  std::string report;
  llvm::raw_string_ostream os(report);
  os << "# [mlir][bufferization] " << title << " " << text.title << "\n\n";
  os << "On the module below (" << contents.opsAfter << " operations, reduced "
     << "from " << contents.opsBefore << "), " << title << " " << text.title
     << ".";
  if (title == "a pass pipeline")
    os << " The pipeline is `" << target.path << "`.";
  os << " Found by differential testing: the module as given and what "
        "bufferization made of it were run by an interpreter on the same "
        "inputs. Kind `"
     << name << "`, blamed on `" << target.blame << "`.\n\n";
  os << "## Input\n\n```mlir\n"
     << withoutDirectives(contents.reduced) << "\n```\n\n";
  os << "## Command\n\n```sh\n" << showCommand(contents, "mlir-opt") << "\n";
  std::string flags = mlirOptFlags(target.path);
  if (!flags.empty() && !isShownByMlirOpt(target.kind))
    os << "# what it was made into:\nmlir-opt " << flags << " "
       << kBundleReduced << "\n";
  if (contents.runnable)
    os << "# with inputs and prints, as a program that prints other than "
       << kBundleExpected << ":\n"
       << runCommand(contents, "mlir-opt", "mlir-runner", "$MLIR_LIBS") << "\n";
  os << "```\n\n";
  os << "## Expected and actual\n\nExpected: " << text.expected << "\n\n";
  printValues(contents.explanation, os);
  os << "Actual:\n\n```\n"
     << llvm::StringRef(contents.explanation).rtrim() << "\n```\n\n";
  os << "## Why the input is free of undefined behaviour\n\n";
  if (target.mustBeDefined)
    os << "The interpreter ran the module as given, with tensors as values, to "
          "its end on every input set, and it ends a run at whatever the "
          "documentation of the dialects calls undefined: accesses and slices "
          "out of bounds, shapes that do not match, divisions by zero, poison, "
          "and control flow or indices decided by the undefined contents of "
          "`tensor.empty`. No run was ended that way.\n\n";
  else
    os << "The interpreter ran the module as given to its end on the input set "
          "on which the fault shows. It could not run it on all input sets, or "
          "not from every function: see what `bufdiff check "
       << kBundleReduced << "` says was discarded.\n\n";
  os << "## Where the copy is missing\n\n" << text.where;
  printBlame(contents.explanation, os);
  os << "\n\n## Versions\n\n";
  printVersions(contents, os);
  os << "## Files\n\n";
  os << "- `" << kBundleOriginal << "`: as found (" << contents.source << ")\n";
  os << "- `" << kBundleReduced << "`: the module above\n";
  for (const std::string &file : outputs)
    os << "- `" << file << "`: what the path makes of it\n";
  if (contents.runnable)
    os << "- `" << kBundleRunnable
       << "`: the module above with a function that makes the inputs and "
          "prints the results\n- `"
       << kBundleExpected << "`: what it has to print\n";
  os << "- `" << kBundleScript << "`: the commands above\n";
  return report;
}

/// `files` are those of the bundle but this one.
static std::string
makeRecord(const BundleContents &contents,
           const std::vector<std::string> &outputs,
           const std::vector<std::pair<std::string, std::string>> &files) {
  // What is shorter was cut off.
  llvm::json::Object sizes;
  for (const auto &[name, text] : files)
    sizes[name] = static_cast<int64_t>(text.size());
  const Target &target = contents.target;
  llvm::json::Array company;
  for (FindingKind kind : target.company)
    company.push_back(oracle::findingName(kind));
  llvm::json::Object record{
      {"kind", oracle::findingName(target.kind)},
      {"path", target.path},
      {"signature", target.signature()},
      {"defined_on_all_inputs", target.mustBeDefined},
      {"also", std::move(company)},
      {"check", flagText(contents.flags)},
      {"source", contents.source},
      {"ops_before", static_cast<int64_t>(contents.opsBefore)},
      {"ops_after", static_cast<int64_t>(contents.opsAfter)},
      {"outputs", llvm::json::Array(outputs)},
      {"files", std::move(sizes)},
      {"explanation", contents.explanation},
      {"mlir", LLVM_VERSION_STRING}};
  if (contents.versions) {
    llvm::json::Array versions;
    for (const VersionVerdict &each : *contents.versions)
      versions.push_back(
          llvm::json::Object{{"program", each.program},
                             {"version", each.version},
                             {"shows", each.shows},
                             {"verdict", llvm::json::fixUTF8(each.verdict)}});
    record["versions"] = std::move(versions);
  }
  return llvm::formatv("{0:2}\n", llvm::json::Value(std::move(record))).str();
}

//===----------------------------------------------------------------------===//
// What paths make of the module
//===----------------------------------------------------------------------===//

namespace {

/// One item a path.
class OutputTask final : public WorkerTask {
public:
  OutputTask(llvm::StringRef text, const std::vector<const Path *> &paths)
      : text(text), paths(paths) {}

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    const Path &path = *paths[item];
    std::unique_ptr<MLIRContext> context = createContext();
    std::string output;
    llvm::raw_string_ostream os(output);
    ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
      os << "// " << diagnostic.getLocation() << ": ";
      // Some hold whole functions.
      std::string message = diagnostic.str();
      os << llvm::StringRef(message).take_until([](char c) {
        return c == '\n';
      }) << "\n";
      return success();
    });
    progress.enter(0, Stage::Parse);
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
        text, ParserConfig(context.get()), kBundleReduced);
    if (!module)
      return output;
    progress.enter(item + 1, Stage::Bufferize);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    if (failed(path.bufferize(*module, boundary, nullptr)))
      os << "// " << path.name() << " fails; what was there when it did:\n";
    progress.enter(item + 1, Stage::Inspect);
    // Of what does not verify only the generic form can be printed.
    module->print(os, OpPrintingFlags().useLocalScope());
    return output;
  }

private:
  llvm::StringRef text;
  const std::vector<const Path *> &paths;
};

} // namespace

/// A path's name as part of a file's name.
static std::string fileNameOf(const Path &path, unsigned number) {
  std::string name = path.name().str();
  bool isPlain = llvm::all_of(
      name, [](char c) { return llvm::isAlnum(c) || c == '-' || c == '_'; });
  constexpr size_t kMaxName = 40;
  if (!isPlain || name.size() > kMaxName)
    name = "pipeline" + (number ? std::to_string(number + 1) : std::string());
  return "output-" + name + ".mlir";
}

//===----------------------------------------------------------------------===//
// Writing and reading
//===----------------------------------------------------------------------===//

void describeReduced(BundleContents &contents, const ModuleVerdict &verdict,
                     const WorkerOptions &workers) {
  const Target &target = contents.target;
  for (const Finding &finding : verdict.findings)
    if (target.isShownBy(finding))
      contents.explanation = finding.explanation;
  for (const Rejected &rejected : verdict.rejected)
    if (target.isRejection() && rejected.path == target.path)
      contents.explanation = rejected.detail;
  contents.versions =
      askVersions(contents.reduced, target, contents.flags, workers);
  contents.runnable =
      makeRunnable(contents.reduced, target, contents.flags, workers);
}

LogicalResult writeBundle(llvm::StringRef directory,
                          const BundleContents &contents,
                          const WorkerOptions &workers, std::string &error) {
  namespace fs = llvm::sys::fs;
  FailureOr<PathSet> paths = PathSet::make(contents.flags, error);
  if (failed(paths))
    return failure();
  std::vector<std::pair<std::string, std::string>> files;
  std::vector<std::string> outputs;
  std::vector<std::string> texts(paths->paths().size());
  WorkerEvents events;
  events.onRecord = [&](uint64_t item, llvm::StringRef record) {
    texts[item] = record.str();
  };
  events.onDeath = [&](const WorkerDeath &death) {
    texts[death.item] = "// nothing: " + death.describe() + " in stage " +
                        stageName(death.stage).str() + "\n";
    return false;
  };
  if (failed(runWorkers(
          0, texts.size(), workers,
          [&] {
            return std::make_unique<OutputTask>(contents.reduced,
                                                paths->paths());
          },
          events, error)))
    return failure();
  for (auto [number, text] : llvm::enumerate(texts)) {
    outputs.push_back(fileNameOf(*paths->paths()[number], number));
    files.emplace_back(outputs.back(), std::move(text));
  }
  files.emplace_back(kBundleOriginal, contents.original);
  files.emplace_back(kBundleReduced, contents.reduced);
  if (contents.runnable) {
    files.emplace_back(kBundleRunnable, contents.runnable->module);
    files.emplace_back(kBundleExpected, contents.runnable->expected);
  }
  files.emplace_back(kBundleScript, makeScript(contents));
  files.emplace_back(kBundleReport, makeReport(contents, outputs));
  files.emplace_back(kBundleFinding, makeRecord(contents, outputs, files));

  llvm::StringRef name = directory.rtrim('/');
  auto complain = [&](std::error_code code) {
    error = ("cannot make '" + name + "': " + code.message()).str();
    return failure();
  };
  if (fs::exists(name))
    return complain(std::make_error_code(std::errc::file_exists));
  llvm::SmallString<128> temporary;
  fs::createUniquePath(name + ".%%%%%%.tmp", temporary,
                       /*MakeAbsolute=*/false);
  if (std::error_code code = fs::create_directory(temporary,
                                                  /*IgnoreExisting=*/false))
    return complain(code);
  for (const auto &[file, text] : files) {
    llvm::SmallString<128> path(temporary);
    llvm::sys::path::append(path, file);
    if (failed(writeWhole(path, text, error))) {
      fs::remove_directories(temporary);
      return failure();
    }
    fs::perms mode =
        fs::owner_read | fs::owner_write | fs::group_read | fs::others_read;
    if (file == kBundleScript)
      mode |= fs::all_exe;
    fs::setPermissions(path, mode);
  }
  if (std::error_code code = fs::rename(temporary, name)) {
    fs::remove_directories(temporary);
    return complain(code);
  }
  return success();
}

FailureOr<BundleRecord> readBundle(llvm::StringRef directory,
                                   std::string &error) {
  auto complain = [&](const llvm::Twine &why) {
    error = ("'" + directory + "' is no bundle: " + why).str();
    return failure();
  };
  auto pathOf = [&](llvm::StringRef file) {
    llvm::SmallString<128> path(directory);
    llvm::sys::path::append(path, file);
    return path;
  };
  for (llvm::StringRef file : {kBundleOriginal, kBundleReduced})
    if (!llvm::sys::fs::exists(pathOf(file)))
      return complain("it has no " + file);
  auto buffer = llvm::MemoryBuffer::getFile(pathOf(kBundleFinding));
  if (!buffer)
    return complain("it has no " + kBundleFinding);
  llvm::Expected<llvm::json::Value> value =
      llvm::json::parse((*buffer)->getBuffer());
  if (!value) {
    llvm::consumeError(value.takeError());
    return complain(kBundleFinding + " is no JSON");
  }
  const llvm::json::Object *object = value->getAsObject();
  BundleRecord record;
  std::optional<llvm::StringRef> kind, path, signature;
  if (object) {
    kind = object->getString("kind");
    path = object->getString("path");
    signature = object->getString("signature");
  }
  if (!kind || !path || !signature)
    return complain(kBundleFinding + " lacks kind, path or signature");
  std::optional<FindingKind> parsed = oracle::parseFindingKind(*kind);
  if (!parsed)
    return complain("unknown kind '" + *kind + "' in " + kBundleFinding);
  record.kind = *parsed;
  record.path = path->str();
  record.signature = signature->str();
  record.source = object->getString("source").value_or("").str();
  record.explanation = object->getString("explanation").value_or("").str();
  record.version = object->getString("mlir").value_or("").str();
  record.opsBefore = object->getInteger("ops_before").value_or(0);
  record.opsAfter = object->getInteger("ops_after").value_or(0);
  if (const llvm::json::Array *outputs = object->getArray("outputs"))
    for (const llvm::json::Value &each : *outputs) {
      std::optional<llvm::StringRef> name = each.getAsString();
      // A file of the bundle, and none outside of it.
      if (!name || name->empty() || name->contains('/') || *name == "..")
        return complain(kBundleFinding + " names no file among its outputs");
      record.outputs.push_back(name->str());
    }
  if (const llvm::json::Object *sizes = object->getObject("files"))
    for (const auto &[name, size] : *sizes)
      record.sizes[name.str()] = size.getAsInteger().value_or(0);
  return record;
}

FailureOr<BundleTexts> readBundleTexts(llvm::StringRef directory,
                                       std::string &error) {
  FailureOr<BundleRecord> record = readBundle(directory, error);
  if (failed(record))
    return failure();
  BundleTexts texts;
  auto read = [&](llvm::StringRef file, std::string &to) {
    llvm::SmallString<128> path(directory);
    llvm::sys::path::append(path, file);
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer) {
      error = ("'" + directory + "' is no bundle: cannot read its " + file +
               ": " + buffer.getError().message())
                  .str();
      return false;
    }
    to = (*buffer)->getBuffer().str();
    auto size = record->sizes.find(file.str());
    if (size != record->sizes.end() && to.size() < size->second) {
      error = ("'" + directory + "' is damaged: its " + file +
               " was cut off: " + llvm::Twine(to.size()) + " bytes of " +
               llvm::Twine(size->second))
                  .str();
      return false;
    }
    return true;
  };
  if (!read(kBundleOriginal, texts.original) ||
      !read(kBundleReduced, texts.reduced) ||
      !read(kBundleReport, texts.report))
    return failure();
  for (const std::string &output : record->outputs)
    if (texts.outputs.emplace_back(); !read(output, texts.outputs.back()))
      return failure();
  texts.record = std::move(*record);
  return texts;
}

} // namespace bufdiff
