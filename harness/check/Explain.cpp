//===- Explain.cpp - A finding in words, values and lines of IR -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Explain.h"
#include "harness/check/Blame.h"
#include "harness/check/Verdict.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/AsmState.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace bufdiff {

std::string signaturePrefix(oracle::FindingKind kind, llvm::StringRef path) {
  return (oracle::findingName(kind) + ":" + path + ":").str();
}

llvm::StringRef blameOf(oracle::FindingKind kind, llvm::StringRef path,
                        llvm::StringRef signature) {
  signature.consume_front(signaturePrefix(kind, path));
  return signature;
}

std::string makeSignature(oracle::FindingKind kind, llvm::StringRef path,
                          Operation *blamed, Operation *missing) {
  auto nameOf = [](Operation *op) {
    return op ? op->getName().getStringRef() : llvm::StringRef("unknown");
  };
  std::string signature = signaturePrefix(kind, path);
  if (!blamed && missing)
    return signature + "unwritten:" + nameOf(missing).str();
  signature += nameOf(blamed);
  signature += ":";
  signature += blamed ? contextOf(blamed) : "unknown";
  return signature;
}

std::string makeSignature(oracle::FindingKind kind, llvm::StringRef path,
                          llvm::StringRef what) {
  return signaturePrefix(kind, path) + normalizeMessage(what);
}

std::string printMarked(Operation *root, llvm::ArrayRef<Operation *> marked) {
  // Enough for a reduced module whole, and for a reader's screen otherwise.
  constexpr size_t kMaxWhole = 60, kAround = 6;

  AsmState::LocationMap lines;
  std::string text;
  {
    llvm::raw_string_ostream os(text);
    AsmState state(root, OpPrintingFlags().useLocalScope(), &lines);
    root->print(os, state);
  }
  llvm::SmallVector<llvm::StringRef> all;
  llvm::StringRef(text).rtrim().split(all, '\n');
  llvm::SmallVector<bool> isMarked(all.size(), false);
  for (Operation *op : marked) {
    // Looked up, not iterated: the map is keyed by pointers.
    auto it = op ? lines.find(op) : lines.end();
    if (it != lines.end() && it->second.first >= 1 &&
        it->second.first <= all.size())
      isMarked[it->second.first - 1] = true;
  }

  auto isNearMark = [&](size_t line) {
    size_t begin = line > kAround ? line - kAround : 0;
    size_t end = std::min(all.size(), line + kAround + 1);
    return std::find(isMarked.begin() + begin, isMarked.begin() + end, true) !=
           isMarked.begin() + end;
  };
  bool anyMarked = llvm::is_contained(isMarked, true);
  std::string out;
  bool skipping = false;
  for (size_t i = 0; i < all.size(); ++i) {
    bool isShown = anyMarked ? i == 0 || isNearMark(i) : i < kMaxWhole;
    if (all.size() > kMaxWhole && !isShown) {
      if (!skipping)
        out += "    ...\n";
      skipping = true;
      continue;
    }
    skipping = false;
    out += isMarked[i] ? "  > " : "    ";
    out += all[i];
    out += "\n";
  }
  return out;
}

std::string printObserved(const oracle::ObservedValue &value) {
  constexpr int64_t kMaxElements = 24;
  if (!value.contents)
    return "(not observed)";
  std::string text;
  llvm::raw_string_ostream os(text);
  const oracle::Array &array = *value.contents;
  unsigned lanes = std::max(1u, value.type.lanes);
  auto element = [&](int64_t number) {
    if (lanes > 1)
      os << "(";
    for (unsigned lane = 0; lane < lanes; ++lane) {
      if (lane)
        os << ", ";
      oracle::Scalar scalar = array.get(number * lanes + lane);
      if (scalar.isDefined())
        os << oracle::printLane(value.type, scalar);
      else
        os << "?";
    }
    if (lanes > 1)
      os << ")";
  };
  if (!value.isShaped) {
    element(0);
    return text;
  }
  for (int64_t extent : value.shape)
    os << extent << "x";
  os << "[";
  int64_t count = array.numElements();
  for (int64_t i = 0; i < std::min(count, kMaxElements); ++i) {
    if (i)
      os << ", ";
    element(i);
  }
  if (count > kMaxElements)
    os << ", ... " << count - kMaxElements << " more";
  os << "]";
  return text;
}

std::string printInputs(const oracle::InputSet &inputs) {
  std::string text;
  for (auto [number, argument] : llvm::enumerate(inputs.arguments)) {
    text += "    argument #" + std::to_string(number) + ": " +
            printObserved(argument.value);
    if (!argument.writable)
      text += " (not writable)";
    text += "\n";
  }
  return text;
}

// How the parts of a full explanation start, after the line that says where,
// and those that say what happened and who is to blame.
static constexpr llvm::StringLiteral kDecision = "  decision: ";
static constexpr llvm::StringLiteral kOther = "  also: ";
static constexpr llvm::StringLiteral kInputs = "  inputs:";
static constexpr llvm::StringLiteral kOutput = "  output of ";
static constexpr llvm::StringLiteral kGiven = "  module as given:";

std::string shortExplanation(llvm::StringRef explanation) {
  std::string text;
  for (llvm::StringRef rest = explanation.split('\n').second; !rest.empty();) {
    llvm::StringRef line;
    std::tie(line, rest) = rest.split('\n');
    for (llvm::StringRef start : {kDecision, kOther, kInputs, kOutput, kGiven})
      if (line.starts_with(start))
        return text;
    text += line.str() + "\n";
  }
  return text;
}

/// The function that `op` is in, or `op` itself.
static Operation *enclosingFunction(Operation *op) {
  if (!op)
    return nullptr;
  if (auto function = op->getParentOfType<func::FuncOp>())
    return function;
  return op;
}

/// Prints `function`, marked, once.
static void showFunction(llvm::raw_ostream &os, Operation *function,
                         llvm::ArrayRef<Operation *> marked,
                         llvm::SmallVectorImpl<Operation *> &shown) {
  if (!function || llvm::is_contained(shown, function))
    return;
  shown.push_back(function);
  os << printMarked(function, marked);
}

std::string explainDisagreement(const oracle::Disagreement &disagreement,
                                llvm::StringRef path, llvm::StringRef entry,
                                const oracle::InputSet &inputs,
                                ModuleOp referenceModule, ModuleOp pathModule,
                                llvm::ArrayRef<oracle::Disagreement> others,
                                llvm::ArrayRef<std::string> decisions) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << oracle::findingName(disagreement.kind) << " on path " << path
     << ", entry @" << entry << ", input set " << inputs.number << "\n";
  os << "  " << disagreement.summary << "\n";
  if (disagreement.pathOp)
    os << "  in the output, by: " << oracle::describeOp(disagreement.pathOp)
       << "\n";
  if (disagreement.allocatedBy)
    os << "  allocated by: " << oracle::describeOp(disagreement.allocatedBy)
       << "\n";
  if (disagreement.freedBy)
    os << "  freed by: " << oracle::describeOp(disagreement.freedBy) << "\n";
  if (disagreement.referenceOp)
    os << "  should have been: " << oracle::describeOp(disagreement.referenceOp)
       << "\n";
  for (const std::string &decision : decisions)
    os << kDecision << decision << "\n";
  for (const oracle::Disagreement &other : others) {
    os << kOther << other.summary << "\n";
    if (other.pathOp && other.pathOp != disagreement.pathOp)
      os << "    by: " << oracle::describeOp(other.pathOp) << "\n";
    if (other.referenceOp && other.referenceOp != disagreement.referenceOp)
      os << "    should have been: " << oracle::describeOp(other.referenceOp)
         << "\n";
  }
  if (!inputs.arguments.empty())
    os << kInputs << "\n" << printInputs(inputs);

  llvm::SmallVector<Operation *> marked = {
      disagreement.pathOp, disagreement.allocatedBy, disagreement.freedBy};
  llvm::SmallVector<Operation *> shown;
  for (const oracle::Disagreement &other : others)
    marked.push_back(other.pathOp);
  os << kOutput << path << ":\n";
  for (Operation *op : marked)
    showFunction(os, enclosingFunction(op), marked, shown);
  showFunction(os, pathModule.lookupSymbol(entry), marked, shown);
  if (disagreement.referenceOp) {
    shown.clear();
    os << kGiven << "\n";
    showFunction(os, enclosingFunction(disagreement.referenceOp),
                 {disagreement.referenceOp}, shown);
  }
  return text;
}

} // namespace bufdiff
