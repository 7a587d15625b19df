//===- TestUtils.h - Helpers of the bufferization tests ---------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One object that holds a context, a module and every diagnostic, since nearly
// every test here parses a module, bufferizes it and looks at what came out.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_BUFFERIZE_TESTUTILS_H
#define BUFDIFF_TESTS_BUFFERIZE_TESTUTILS_H

#include "harness/bufferize/Path.h"
#include "harness/bufferize/comprehensive/ComprehensiveBufferize.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace bufdiff::test {

class TestModule {
public:
  explicit TestModule(llvm::StringRef text)
      : context(createContext()),
        handler(context.get(), [this](mlir::Diagnostic &diagnostic) {
          diagnostics.push_back(diagnostic.str());
        }) {
    context->allowUnregisteredDialects();
    module = mlir::parseSourceString<mlir::ModuleOp>(text, context.get());
    EXPECT_TRUE(module) << "cannot parse: " << text.str();
    decisions.wantsFeatures = true;
    if (module)
      boundary = oracle::BoundaryMap::identity(*module);
  }

  /// Runs the path, and checks what must hold of every accepted module.
  bool run(const Path &path) {
    bool accepted =
        mlir::succeeded(path.bufferize(*module, boundary, &decisions));
    if (accepted) {
      EXPECT_TRUE(mlir::succeeded(mlir::verify(*module))) << print();
    } else {
      EXPECT_FALSE(diagnostics.empty()) << "rejected without a reason";
    }
    return accepted;
  }

  bool run(const comprehensive::BufferizationOptions &options) {
    bool accepted = mlir::succeeded(comprehensive::runComprehensiveBufferize(
        *module, options, &boundary, &decisions));
    if (accepted)
      EXPECT_TRUE(mlir::succeeded(mlir::verify(*module))) << print();
    return accepted;
  }

  std::string print() {
    std::string text;
    llvm::raw_string_ostream stream(text);
    mlir::ModuleOp(*module).print(stream);
    return text;
  }

  mlir::func::FuncOp function(llvm::StringRef name) {
    return module->lookupSymbol<mlir::func::FuncOp>(name);
  }

  /// The type of a function, printed.
  std::string type(llvm::StringRef name) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    function(name).getFunctionType().print(stream);
    return text;
  }

  /// How many ops of this name there are.
  unsigned count(llvm::StringRef name) {
    unsigned found = 0;
    module->walk([&](mlir::Operation *op) {
      found += op->getName().getStringRef() == name;
    });
    return found;
  }

  /// Whether any value of the module is a tensor, or any function's type has
  /// one.
  bool hasTensors() {
    auto isTensor = [](mlir::Type type) {
      return mlir::isa<mlir::TensorType>(type);
    };
    bool found = false;
    module->walk([&](mlir::Operation *op) {
      found |= llvm::any_of(op->getResultTypes(), isTensor);
      for (mlir::Region &region : op->getRegions())
        for (mlir::Block &block : region)
          found |= llvm::any_of(block.getArgumentTypes(), isTensor);
      if (auto funcOp = mlir::dyn_cast<mlir::func::FuncOp>(op))
        found |= llvm::any_of(funcOp.getArgumentTypes(), isTensor) ||
                 llvm::any_of(funcOp.getResultTypes(), isTensor);
    });
    return found;
  }

  /// A function's boundary as "args 0 1 results R0 A1 H2".
  std::string boundaryOf(llvm::StringRef name) const {
    const oracle::FunctionBoundary *entry = boundary.lookup(name);
    if (!entry)
      return "unknown";
    std::string text = "args";
    for (unsigned argument : entry->arguments)
      text += " " + std::to_string(argument);
    text += " results";
    for (const oracle::ResultPlace &place : entry->results) {
      using Kind = oracle::ResultPlace::Kind;
      text += place.kind == Kind::Returned   ? " R"
              : place.kind == Kind::Argument ? " A"
                                             : " H";
      text += std::to_string(place.index);
    }
    return text;
  }

  std::unique_ptr<mlir::MLIRContext> context;
  std::vector<std::string> diagnostics;
  mlir::ScopedDiagnosticHandler handler;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  oracle::BoundaryMap boundary;
  Decisions decisions;
};

/// Options as the paths of the tool use them.
inline comprehensive::BufferizationOptions
getOptions(comprehensive::CallBufferization calls) {
  comprehensive::BufferizationOptions options;
  options.calls = calls;
  options.allowReturnMemref = true;
  return options;
}

inline bool contains(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

} // namespace bufdiff::test

#endif // BUFDIFF_TESTS_BUFFERIZE_TESTUTILS_H
