//===- InterpCommand.cpp - bufdiff interp ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/check/Explain.h"
#include "harness/check/Parse.h"
#include "harness/tool/Command.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/Compare.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("interp", "Run a module in the interpreter");
static cl::list<std::string> files(cl::Positional, cl::desc("FILE"),
                                   cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    entryName("entry",
              cl::desc("Where to start (default: main, else the only "
                       "function with a body)"),
              cl::value_desc("F"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    inputSeed("input-seed", cl::desc("Number of the input set (default: 0)"),
              cl::value_desc("S"), cl::cat(category()), cl::sub(sub));

static Isolated bad(const llvm::Twine &message) {
  Isolated result;
  result.status = kBadUsage;
  result.errors = message.str();
  return result;
}

/// Null, with a line in `error`, where there is none to choose.
static func::FuncOp findEntry(ModuleOp module, llvm::StringRef wanted,
                              std::string &error) {
  if (!wanted.empty()) {
    auto entry = module.lookupSymbol<func::FuncOp>(wanted);
    if (entry && !entry.isExternal())
      return entry;
    error = ("no function @" + wanted + " with a body").str();
    return {};
  }
  if (auto entry = module.lookupSymbol<func::FuncOp>(kEntryName))
    if (!entry.isExternal())
      return entry;
  func::FuncOp only;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    if (only) {
      error = "no function @main and several others: which --entry?";
      return {};
    }
    only = function;
  }
  if (!only)
    error = "no function with a body to start at";
  return only;
}

static void printTrace(llvm::raw_ostream &os, const oracle::TraceEvent &event) {
  bool isCall = event.kind == oracle::TraceEvent::Kind::Call;
  if (isCall)
    os << "call @" << event.text << "(";
  else
    os << "print ";
  llvm::interleaveComma(
      event.values, os,
      [&](const oracle::ObservedValue &value) { os << printObserved(value); });
  if (isCall) {
    os << ")";
  } else if (llvm::StringRef punctuation = event.text; punctuation != "\n") {
    // What is printed after the values, where it is not the usual new line.
    os << '"';
    llvm::printEscapedString(punctuation, os);
    os << '"';
  }
  os << "\n";
}

static Isolated interpret(llvm::StringRef text, llvm::StringRef name,
                          unsigned number, Progress &progress) {
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
  if (!module)
    return bad(first.empty() ? name + ": does not parse" : llvm::Twine(first));
  std::string error;
  func::FuncOp entry = findEntry(*module, entryName, error);
  if (!entry)
    return bad(name + ": " + error);

  progress.enter(0, Stage::Reference);
  FailureOr<oracle::InputSet> inputs = oracle::makeInputs(entry, number, error);
  if (failed(inputs)) {
    Isolated result = bad("cannot make an argument of type " + error);
    result.status = kNothingJudged;
    return result;
  }
  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  std::unique_ptr<oracle::Program> program =
      oracle::Program::decode(*module, ops);
  oracle::ObserveOptions options;
  options.run.trackWriters = true;
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
  oracle::Observation seen =
      oracle::observe(*program, entry.getSymName(),
                      *boundary.lookup(entry.getSymName()), *inputs, options);

  Isolated result;
  llvm::raw_string_ostream os(result.output);
  os << "entry @" << entry.getSymName() << ", input set " << number << "\n";
  for (auto [i, argument] : llvm::enumerate(inputs->arguments))
    os << "argument #" << i << ": " << printObserved(argument.value) << "\n";
  for (const oracle::TraceEvent &event : seen.trace)
    printTrace(os, event);
  const oracle::Outcome &outcome = seen.outcome;
  switch (outcome.kind) {
  case oracle::Outcome::Kind::Completed:
    for (auto [i, value] : llvm::enumerate(seen.results))
      os << "result #" << i << ": " << printObserved(value) << "\n";
    for (auto [i, value] : llvm::enumerate(seen.arguments))
      if (value.contents)
        os << "argument #" << i << " afterwards: " << printObserved(value)
           << "\n";
    break;
  case oracle::Outcome::Kind::Fault:
    os << "fault " << oracle::faultName(outcome.fault) << ": " << outcome.why
       << "\n";
    result.status = kFound;
    break;
  case oracle::Outcome::Kind::Unsupported:
    os << "unsupported: " << outcome.why << "\n";
    result.status = kNothingJudged;
    break;
  case oracle::Outcome::Kind::Budget:
    os << "budget: " << outcome.why << "\n";
    result.status = kNothingJudged;
    break;
  }
  if (outcome.op)
    os << "  at " << oracle::describeOp(outcome.op) << "\n";
  if (outcome.allocatedBy)
    os << "  allocated by " << oracle::describeOp(outcome.allocatedBy) << "\n";
  if (outcome.freedBy)
    os << "  freed by " << oracle::describeOp(outcome.freedBy) << "\n";
  os << "steps " << seen.counts.steps << ", allocations "
     << seen.counts.allocations << ", copies " << seen.counts.copies
     << ", bytes " << seen.counts.bytes << "\n";
  return result;
}

static int run() {
  if (files.size() != 1)
    return fail("interp takes one FILE");
  uint64_t number = 0;
  if (!inputSeed.empty()) {
    std::optional<uint64_t> parsed = parseNumber(inputSeed);
    if (!parsed || *parsed >= kMaxInputSets)
      return fail("--input-seed takes a number below " +
                  llvm::Twine(kMaxInputSets) + ", not '" + inputSeed + "'");
    number = *parsed;
  }
  std::string error;
  FailureOr<std::string> text = readInput(files.front(), error);
  if (failed(text))
    return fail(error);
  return show(runIsolated("interpreter", [&](Progress &progress) {
    return interpret(*text, files.front(), static_cast<unsigned>(number),
                     progress);
  }));
}

Command interpCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
