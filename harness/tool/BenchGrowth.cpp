//===- BenchGrowth.cpp - What an op costs in a large module ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/tool/BenchGrowth.h"
#include "harness/check/Checker.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace bufdiff::tool {

/// Three ops a step, in place where the analysis sees it.
static constexpr unsigned kOpsPerStep = 3;

/// After so many steps comes another tensor: upstream's analysis compares all
/// ops on one tensor with one another, which is not what is measured here.
static constexpr unsigned kStepsPerTensor = 10;

static void printSteps(llvm::raw_ostream &os, unsigned steps) {
  for (unsigned step = 0; step < steps; ++step) {
    std::string tensor = "%t" + std::to_string(step);
    if (step && step % kStepsPerTensor == 0) {
      tensor = "%n" + std::to_string(step);
      os << "  " << tensor
         << " = tensor.from_elements %x, %x, %x, %x : tensor<4xi32>\n";
    }
    os << "  %x" << step << " = tensor.extract " << tensor << "[%c" << step % 4
       << "] : tensor<4xi32>\n  %y" << step << " = arith.addi %x" << step
       << ", %x : i32\n  %t" << step + 1 << " = tensor.insert %y" << step
       << " into " << tensor << "[%c" << (step + 1) % 4
       << "] : tensor<4xi32>\n";
  }
}

/// A chain of functions, each of `ops` over `functions` ops, that the entry
/// calls one after the other.
static std::string makeModule(const GrowthPoint &point) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto printFunction = [&](const std::string &name, unsigned steps) {
    os << "func.func @" << name
       << "(%t0: tensor<4xi32>, %x: i32) -> tensor<4xi32> {\n";
    for (unsigned i = 0; i < 4; ++i)
      os << "  %c" << i << " = arith.constant " << i << " : index\n";
    printSteps(os, steps);
    os << "  return %t" << steps << " : tensor<4xi32>\n}\n";
  };
  unsigned steps = point.ops / point.functions / kOpsPerStep;
  if (point.functions == 1) {
    printFunction("main", steps);
    return text;
  }
  for (unsigned i = 0; i < point.functions; ++i)
    printFunction("f" + std::to_string(i), steps);
  os << "func.func @main(%r0: tensor<4xi32>, %x: i32) -> tensor<4xi32> {\n";
  for (unsigned i = 0; i < point.functions; ++i)
    os << "  %r" << i + 1 << " = call @f" << i << "(%r" << i
       << ", %x) : (tensor<4xi32>, i32) -> tensor<4xi32>\n";
  os << "  return %r" << point.functions << " : tensor<4xi32>\n}\n";
  return text;
}

llvm::ArrayRef<GrowthPoint> growthPoints() {
  static constexpr GrowthPoint points[] = {
      {1, 10}, {1, 100}, {1, 1'000}, {1, 10'000}, {10, 100}, {100, 1'000},
  };
  return points;
}

std::string growthName(const GrowthPoint &point, bool isOurs) {
  return (isOurs ? "ours_ns_per_op_" : "upstream_ns_per_op_") +
         std::to_string(point.ops) + "_ops_" + std::to_string(point.functions) +
         (point.functions == 1 ? "_function" : "_functions");
}

LogicalResult measureGrowth(Metrics &metrics, Progress &progress,
                            std::string &error) {
  // About so many ops are run a point, so that small modules are measured as
  // long as large ones.
  constexpr unsigned kOpsPerPoint = 20'000;

  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  std::unique_ptr<Path> upstream = createOneShotPath();
  CheckOptions options;
  options.paths = {upstream.get()};
  Checker checker(ops, options);
  checker.setSecondLook(false);
  checker.setProgress(&progress);
  for (const GrowthPoint &point : growthPoints()) {
    std::string text = makeModule(point);
    unsigned times = std::max(1u, kOpsPerPoint / point.ops);
    StageTimes stages;
    // Functions, their constants, calls and returns are ops as well.
    unsigned counted = 0;
    // Once to warm up.
    for (unsigned i = 0; i <= times; ++i) {
      if (i == 1) {
        stages = StageTimes();
        checker.setStageTimes(&stages);
      }
      FailureOr<ModuleVerdict> verdict =
          checker.checkText(text, "bench", error);
      if (failed(verdict))
        return failure();
      if (verdict->worst() != VerdictClass::Agree) {
        error = "a module of bench does not agree";
        return failure();
      }
      counted = verdict->shape.ops + verdict->shape.functions;
    }
    checker.setStageTimes(nullptr);
    auto secondsOf = [&](Stage stage) {
      return stages.stages[static_cast<unsigned>(stage)];
    };
    double perOp = 1e9 / times / counted;
    metrics.add(growthName(point, /*isOurs=*/true),
                perOp * (secondsOf(Stage::Reference) +
                         secondsOf(Stage::Inspect) + secondsOf(Stage::Run)));
    metrics.add(growthName(point, /*isOurs=*/false),
                perOp * secondsOf(Stage::Bufferize));
  }
  return success();
}

} // namespace bufdiff::tool
