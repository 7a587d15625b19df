//===- BenchYardstick.cpp - How fast this machine is ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/BenchYardstick.h"
#include "harness/bufferize/Path.h"
#include "harness/tool/BenchMetric.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace bufdiff::tool {

/// Calls, a loop, slices, a write in place and one that needs a copy.
static constexpr const char *kYardstick = R"(
func.func @fill(%t: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %f = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
func.func @first(%t: tensor<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = tensor.extract %t[%c0] : tensor<?xf32>
  return %x : f32
}
func.func @update(%t: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
  %s = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %f = call @fill(%s, %x) : (tensor<4xf32>, f32) -> tensor<4xf32>
  %u = tensor.insert_slice %f into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %u : tensor<8xf32>
}
func.func @double(%t: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8xf32>) {
    %x = tensor.extract %a[%i] : tensor<8xf32>
    %y = arith.addf %x, %x : f32
    %b = tensor.insert %y into %a[%i] : tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
func.func @main(%t: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %x = arith.constant 1.0 : f32
  %d = call @double(%t, %n) : (tensor<8xf32>, index) -> tensor<8xf32>
  %u = call @update(%d, %x) : (tensor<8xf32>, f32) -> tensor<8xf32>
  %s = tensor.extract_slice %u[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %c = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
  %y = call @first(%c) : (tensor<?xf32>) -> f32
  %w = tensor.insert %y into %u[%n] : tensor<8xf32>
  return %u, %w : tensor<8xf32>, tensor<8xf32>
}
)";

double measureYardstick(Progress &progress) {
  constexpr unsigned kModules = 300;
  std::unique_ptr<MLIRContext> context = createContext();
  std::unique_ptr<Path> upstream = createOneShotPath();
  OwningOpRef<ModuleOp> given =
      parseSourceString<ModuleOp>(kYardstick, context.get());
  assert(given && "the yardstick is a module");
  double seconds = 0;
  for (unsigned i = 0; i < kModules; ++i) {
    OwningOpRef<ModuleOp> module = given->clone();
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    progress.enter(1, Stage::Bufferize);
    double start = benchClock();
    LogicalResult result = upstream->bufferize(*module, boundary, nullptr);
    seconds += benchClock() - start;
    assert(succeeded(result) && "upstream takes the yardstick");
    (void)result;
  }
  return seconds / kModules * 1e6;
}

} // namespace bufdiff::tool
