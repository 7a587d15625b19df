//===- BufferizeCommand.cpp - bufdiff bufferize ---------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/Command.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("bufferize", "Print what a path makes of a module");
static cl::list<std::string> files(cl::Positional, cl::desc("FILE"),
                                   cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    pathName("path", cl::desc("As `bufdiff list paths` shows them"),
             cl::value_desc("P"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    pipeline("pipeline", cl::desc("A pass pipeline instead of a path"),
             cl::value_desc("pipeline"), cl::cat(category()), cl::sub(sub));

static Isolated bufferize(const Path &path, llvm::StringRef text,
                          llvm::StringRef name, Progress &progress) {
  Isolated result;
  std::unique_ptr<MLIRContext> context = createContext();
  std::string first;
  ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
    if (!first.empty() || diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return success();
    llvm::raw_string_ostream os(first);
    if (auto location = dyn_cast<FileLineColLoc>(diagnostic.getLocation()))
      os << location.getFilename().getValue() << ":" << location.getLine()
         << ":" << location.getColumn() << ": ";
    os << diagnostic.str();
    return success();
  });

  progress.enter(0, Stage::Parse);
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, ParserConfig(context.get()), name);
  if (!module) {
    result.status = kBadUsage;
    result.errors = first.empty() ? (name + ": does not parse").str() : first;
    return result;
  }
  progress.enter(1, Stage::Bufferize);
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
  if (failed(path.bufferize(*module, boundary, nullptr))) {
    result.status = kNothingJudged;
    result.errors = ("rejected by " + path.name() + ": " + first).str();
    return result;
  }
  progress.enter(1, Stage::Inspect);
  if (failed(verify(*module))) {
    result.status = kFound;
    result.errors =
        ("output of " + path.name() + " does not verify: " + first).str();
  }
  llvm::raw_string_ostream os(result.output);
  module->print(os);
  os << "\n";
  return result;
}

static int run() {
  if (files.size() != 1)
    return fail("bufferize takes one FILE");
  if (pathName.empty() == pipeline.empty())
    return fail("bufferize needs --path or --pipeline");
  std::string error;
  CheckFlags flags;
  if (!pathName.empty())
    flags.paths.push_back(pathName);
  else
    flags.pipelines.push_back(pipeline);
  FailureOr<PathSet> paths = PathSet::make(flags, error);
  if (failed(paths))
    return fail(error);
  FailureOr<std::string> text = readInput(files.front(), error);
  if (failed(text))
    return fail(error);
  const Path &path = *paths->paths().front();
  return show(runIsolated(path.name(), [&](Progress &progress) {
    return bufferize(path, *text, files.front(), progress);
  }));
}

Command bufferizeCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
