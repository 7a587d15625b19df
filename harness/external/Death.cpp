//===- Death.cpp - What a program said when it died -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signatures must be the same on every machine: names are, addresses and files
// are not.
//
//===----------------------------------------------------------------------===//

#include "harness/external/Death.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace bufdiff::external {

/// Frames that tell two faults apart; more only tell their callers apart.
static constexpr size_t kFramesInSignature = 2;

/// `mlir::f(mlir::T<U>, int) + 12` without what is in brackets of any kind.
static std::string nameOf(llvm::StringRef symbol) {
  std::string name;
  unsigned depth = 0;
  for (size_t i = 0; i < symbol.size(); ++i) {
    char c = symbol[i];
    if (depth == 0 && symbol.substr(i).starts_with("(anonymous namespace)")) {
      name += "(anonymous)";
      i += strlen("(anonymous namespace)") - 1;
    } else if (c == '(' || c == '<' || c == '{' || c == '[') {
      ++depth;
    } else if (c == ')' || c == '>' || c == '}' || c == ']') {
      depth -= depth > 0;
    } else if (depth == 0) {
      name += c;
    }
  }
  // An offset, or what stands after the arguments.
  return llvm::StringRef(name)
      .take_until([](char c) { return c == ' '; })
      .str();
}

std::vector<std::string> findFrames(llvm::StringRef err) {
  static constexpr llvm::StringLiteral kInfrastructure[] = {
      "mlir::detail::OpToOpPassAdaptor", "mlir::PassManager::run",
      "mlir::MlirOptMain", "mlir::splitAndProcessBuffer"};
  std::vector<std::string> frames;
  llvm::SmallVector<llvm::StringRef> lines;
  err.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    // `4  libMLIR.so 0x00007f... mlir::f() + 9`, or `#4 0x00007f... mlir::f()`.
    line = line.ltrim();
    line.consume_front("#");
    if (line.empty() || !llvm::isDigit(line.front()))
      continue;
    size_t address = line.find(" 0x");
    if (address == llvm::StringRef::npos)
      continue;
    llvm::StringRef symbol = line.drop_front(address + 1).split(' ').second;
    symbol = symbol.ltrim();
    // A function template's name begins with what it returns.
    if (size_t start = symbol.find("mlir::");
        start != llvm::StringRef::npos && symbol.find('(') > start)
      symbol = symbol.drop_front(symbol.starts_with("mlir::") ? 0 : start);
    else
      continue;
    std::string name = nameOf(symbol);
    if (llvm::any_of(kInfrastructure, [&](llvm::StringRef prefix) {
          return llvm::StringRef(name).starts_with(prefix);
        }))
      continue;
    frames.push_back(std::move(name));
  }
  return frames;
}

std::string findComplaint(llvm::StringRef err) {
  llvm::SmallVector<llvm::StringRef> lines;
  err.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    // mlir-opt: /path/File.cpp:12: T mlir::f(): Assertion `x && "y"' failed.
    if (size_t start = line.find("Assertion `"); start != llvm::StringRef::npos)
      return line.drop_front(start).split("' failed").first.str() + "'";
    if (line.consume_front("LLVM ERROR: "))
      return line.trim().str();
    // The text before it is the reason.
    if (size_t end = line.find("UNREACHABLE executed");
        end != llvm::StringRef::npos)
      return "UNREACHABLE executed";
  }
  return {};
}

std::string summarizeDeath(llvm::StringRef err) {
  std::string complaint = findComplaint(err);
  if (!complaint.empty())
    return complaint;
  std::vector<std::string> frames = findFrames(err);
  if (frames.size() > kFramesInSignature)
    frames.resize(kFramesInSignature);
  return llvm::join(frames, " < ");
}

} // namespace bufdiff::external
