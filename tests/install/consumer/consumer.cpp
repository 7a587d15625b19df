//===- consumer.cpp - A downstream user of the installed oracle -----------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/BoundaryMap.h"
#include "llvm/Support/raw_ostream.h"

int main() {
  mlir::MLIRContext context;
  context.loadDialect<mlir::func::FuncDialect>();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  return %t : tensor<4xf32>\n"
      "}\n",
      &context);
  if (!module)
    return 1;
  auto map = bufdiff::oracle::BoundaryMap::identity(*module);
  for (const auto &[name, boundary] : map.functions())
    llvm::outs() << name << ": " << boundary.arguments.size() << " argument, "
                 << boundary.results.size() << " result\n";
  return 0;
}
