//===- TestPaths.h - Paths that are wrong on purpose ------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_CHECK_TESTPATHS_H
#define BUFDIFF_TESTS_CHECK_TESTPATHS_H

#include "harness/bufferize/Path.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include <functional>

namespace bufdiff::test {

/// Upstream's path, with something done to its output.
class ChangedPath : public Path {
public:
  using Change = std::function<mlir::LogicalResult(mlir::ModuleOp)>;

  ChangedPath(llvm::StringRef name, Change change)
      : pathName(name.str()), change(std::move(change)),
        upstream(createOneShotPath()) {}

  llvm::StringRef name() const override { return pathName; }
  llvm::StringRef description() const override { return "for tests"; }
  PathLimits limits() const override { return upstream->limits(); }
  mlir::LogicalResult bufferize(mlir::ModuleOp module,
                                oracle::BoundaryMap &boundary,
                                Decisions *decisions) const override {
    if (failed(upstream->bufferize(module, boundary, decisions)))
      return mlir::failure();
    return change(module);
  }

private:
  std::string pathName;
  Change change;
  std::unique_ptr<Path> upstream;
};

/// Another name for upstream's path that must equal a given one.
class EqualPath final : public ChangedPath {
public:
  EqualPath(llvm::StringRef name, llvm::StringRef equal, Change change)
      : ChangedPath(name, std::move(change)), equal(equal.str()) {}
  llvm::StringRef mustEqual() const override { return equal; }

private:
  std::string equal;
};

inline mlir::LogicalResult unchanged(mlir::ModuleOp) { return mlir::success(); }

/// The first copy is dropped: its target becomes its source.
inline mlir::LogicalResult dropCopy(mlir::ModuleOp module) {
  mlir::memref::CopyOp first;
  module.walk([&](mlir::memref::CopyOp copy) {
    if (!first)
      first = copy;
  });
  if (!first)
    return mlir::success();
  mlir::Value source = first.getSource(), target = first.getTarget();
  mlir::Operation *alloc = target.getDefiningOp();
  first.erase();
  if (alloc && alloc->getNumResults() == 1) {
    // Types may differ by their layout.
    mlir::OpBuilder builder(alloc);
    mlir::Value cast =
        source.getType() == target.getType()
            ? source
            : mlir::memref::CastOp::create(builder, alloc->getLoc(),
                                           target.getType(), source)
                  .getResult();
    target.replaceAllUsesWith(cast);
    alloc->erase();
  }
  return mlir::success();
}

/// The first two memrefs that a function returns are exchanged.
inline mlir::LogicalResult swapResults(mlir::ModuleOp module) {
  module.walk([](mlir::func::ReturnOp op) {
    if (op.getNumOperands() >= 2 &&
        op.getOperand(0).getType() == op.getOperand(1).getType()) {
      mlir::Value first = op.getOperand(0);
      op.setOperand(0, op.getOperand(1));
      op.setOperand(1, first);
    }
  });
  return mlir::success();
}

} // namespace bufdiff::test

#endif // BUFDIFF_TESTS_CHECK_TESTPATHS_H
