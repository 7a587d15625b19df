//===- Compare.cpp - Whether two runs agree -------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/compare/Compare.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace bufdiff::oracle {

std::string describeOp(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto location = op->getLoc()->findInstanceOf<FileLineColLoc>())
    os << location.getFilename().getValue() << ':' << location.getLine()
       << ": ";
  else if (auto function = op->getParentOfType<FunctionOpInterface>())
    os << "in @" << function.getName() << ": ";
  std::string printed;
  llvm::raw_string_ostream body(printed);
  op->print(
      body,
      OpPrintingFlags().skipRegions().useLocalScope().elideLargeElementsAttrs(
          16));
  // One line, also for ops whose printer breaks lines.
  llvm::StringRef rest = printed;
  bool space = false;
  for (char c : rest.trim()) {
    bool isSpace = llvm::isSpace(c);
    if (isSpace && space)
      continue;
    os << (isSpace ? ' ' : c);
    space = isSpace;
  }
  return text;
}

static std::string elementName(llvm::ArrayRef<int64_t> shape, int64_t word,
                               unsigned lanes) {
  llvm::SmallVector<int64_t> indices(shape.size());
  int64_t element = word / lanes;
  for (unsigned dim = shape.size(); dim-- > 0;) {
    indices[dim] = element % shape[dim];
    element /= shape[dim];
  }
  std::string text = "[";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(indices, os);
  os << ']';
  if (lanes > 1)
    os << " lane " << word % lanes;
  return text;
}

static std::string shapeName(llvm::ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(shape, os, "x");
  return text.empty() ? "a scalar" : text;
}

/// The first difference of two values. `what` names them ("result #0").
static std::optional<Disagreement>
compareValues(llvm::StringRef what, FindingKind kind,
              const ObservedValue &expected, const Program &expectedProgram,
              const ObservedValue &actual, const Program &actualProgram) {
  if (!expected.contents)
    return std::nullopt; // nothing that could be observed
  Disagreement found;
  found.kind = kind;
  if (!actual.contents) {
    found.summary = (what + " cannot be observed").str();
    return found;
  }
  if (expected.shape != actual.shape ||
      expected.contents->numWords() != actual.contents->numWords()) {
    found.summary = (what + " has shape " + shapeName(actual.shape) +
                     ", expected " + shapeName(expected.shape))
                        .str();
    return found;
  }
  for (int64_t word = 0, e = expected.contents->numWords(); word < e; ++word) {
    Scalar right = expected.contents->get(word);
    if (!right.isDefined())
      continue; // any value agrees
    Scalar wrong = actual.contents->get(word);
    if (wrong.isDefined() && sameLane(expected.type, right.bits, wrong.bits))
      continue;
    // Undefined contents that are observed were never initialized.
    if (!wrong.isDefined())
      found.kind = FindingKind::UninitializedRead;
    found.summary =
        (what +
         (expected.isShaped
              ? " " + elementName(expected.shape, word, expected.type.lanes)
              : "") +
         " is " + printLane(expected.type, wrong) + ", expected " +
         printLane(expected.type, right))
            .str();
    found.pathOp = actualProgram.writerOp(actual.contents->writer(word));
    found.referenceOp =
        expectedProgram.writerOp(expected.contents->writer(word));
    return found;
  }
  return std::nullopt;
}

static std::string eventName(const TraceEvent &event) {
  if (event.kind == TraceEvent::Kind::Call)
    return "call of @" + event.text;
  return "print";
}

static std::optional<Disagreement>
compareTraces(const Observation &reference, const Program &referenceProgram,
              const Observation &path, const Program &pathProgram) {
  size_t common = std::min(reference.trace.size(), path.trace.size());
  for (size_t i = 0; i < common; ++i) {
    const TraceEvent &expected = reference.trace[i];
    const TraceEvent &actual = path.trace[i];
    std::string what = "trace event #" + std::to_string(i);
    if (expected.kind != actual.kind || expected.text != actual.text ||
        expected.values.size() != actual.values.size()) {
      Disagreement found;
      found.kind = FindingKind::WrongTrace;
      found.summary = what + " is a " + eventName(actual) + ", expected a " +
                      eventName(expected);
      found.pathOp = actual.op;
      found.referenceOp = expected.op;
      return found;
    }
    for (size_t j = 0, e = expected.values.size(); j < e; ++j) {
      std::string value = what + " (" + eventName(expected) + ")";
      if (e > 1)
        value += " value #" + std::to_string(j);
      std::optional<Disagreement> found =
          compareValues(value, FindingKind::WrongTrace, expected.values[j],
                        referenceProgram, actual.values[j], pathProgram);
      if (!found)
        continue;
      if (!found->pathOp)
        found->pathOp = actual.op;
      if (!found->referenceOp)
        found->referenceOp = expected.op;
      return found;
    }
  }
  if (reference.trace.size() == path.trace.size())
    return std::nullopt;
  Disagreement found;
  found.kind = FindingKind::WrongTrace;
  found.summary = std::to_string(path.trace.size()) +
                  " trace events, expected " +
                  std::to_string(reference.trace.size());
  if (path.trace.size() > common)
    found.pathOp = path.trace[common].op;
  else
    found.referenceOp = reference.trace[common].op;
  return found;
}

/// Calls `visit` with the first difference of each result and argument that
/// differs, until it returns false.
static void forEachDifference(const Observation &reference,
                              const Program &referenceProgram,
                              const Observation &path,
                              const Program &pathProgram,
                              llvm::function_ref<bool(Disagreement)> visit) {
  auto differs = [&](llvm::StringRef what, const ObservedValue &expected,
                     const ObservedValue &actual) {
    return compareValues(what, FindingKind::WrongResult, expected,
                         referenceProgram, actual, pathProgram);
  };
  for (auto [i, expected] : llvm::enumerate(reference.results))
    if (auto found =
            differs("result #" + std::to_string(i), expected, path.results[i]))
      if (!visit(std::move(*found)))
        return;
  for (auto [i, expected] : llvm::enumerate(reference.arguments))
    if (auto found =
            differs("argument #" + std::to_string(i) + " after the call",
                    expected, path.arguments[i]))
      if (!visit(std::move(*found)))
        return;
}

std::optional<Disagreement> compare(const Observation &reference,
                                    const Program &referenceProgram,
                                    const Observation &path,
                                    const Program &pathProgram) {
  const Outcome &outcome = path.outcome;
  if (outcome.kind == Outcome::Kind::Unsupported)
    return std::nullopt; // nothing was observed: not a matter of agreement
  if (!outcome.completed()) {
    Disagreement found;
    // "out of memory", "out of bytes"; else steps or call depth.
    llvm::StringRef why = outcome.why;
    bool isOutOfMemory = why.contains("memory") || why.contains("bytes");
    if (outcome.kind == Outcome::Kind::Budget)
      found.kind =
          isOutOfMemory ? FindingKind::OutOfMemory : FindingKind::Timeout;
    else
      found.kind = findingKindOf(outcome.fault);
    found.summary = outcome.why;
    found.pathOp = outcome.op;
    found.allocatedBy = outcome.allocatedBy;
    found.freedBy = outcome.freedBy;
    return found;
  }
  if (std::optional<Disagreement> found =
          compareTraces(reference, referenceProgram, path, pathProgram))
    return found;
  std::optional<Disagreement> first;
  forEachDifference(reference, referenceProgram, path, pathProgram,
                    [&](Disagreement found) {
                      first = std::move(found);
                      return false;
                    });
  return first;
}

std::vector<Disagreement> compareResults(const Observation &reference,
                                         const Program &referenceProgram,
                                         const Observation &path,
                                         const Program &pathProgram) {
  std::vector<Disagreement> all;
  if (!reference.outcome.completed() || !path.outcome.completed())
    return all;
  forEachDifference(reference, referenceProgram, path, pathProgram,
                    [&](Disagreement found) {
                      all.push_back(std::move(found));
                      return true;
                    });
  return all;
}

} // namespace bufdiff::oracle
