//===- InterpreterBench.cpp - What the interpreter costs ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small programs that do one thing often. What is compared runs alternately, as
// in BenchCommand.cpp, and the ratios are medians of ratios: a busy machine
// slows both sides.
//
//===----------------------------------------------------------------------===//

#include "harness/tool/InterpreterBench.h"
#include "harness/bufferize/Path.h"
#include "harness/witness/JitWitness.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/STLExtras.h"
#include <array>

using namespace mlir;

namespace bufdiff::tool {

/// The extent of the matrices, also in the text below.
static constexpr int kExtent = 64;
/// Iterations of the loops below.
static constexpr unsigned kCalls = 20'000;

static constexpr llvm::StringLiteral kPrograms = R"(
func.func @memrefs() -> memref<64x64xi32> {
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<64x64xi32>
  %b = memref.alloc() : memref<64x64xi32>
  %c = memref.alloc() : memref<64x64xi32>
  linalg.fill ins(%three : i32) outs(%a : memref<64x64xi32>)
  linalg.fill ins(%five : i32) outs(%b : memref<64x64xi32>)
  linalg.fill ins(%zero : i32) outs(%c : memref<64x64xi32>)
  linalg.matmul ins(%a, %b : memref<64x64xi32>, memref<64x64xi32>)
                outs(%c : memref<64x64xi32>)
  return %c : memref<64x64xi32>
}
func.func @tensors() -> tensor<64x64xi32> {
  %three = arith.constant 3 : i32
  %five = arith.constant 5 : i32
  %zero = arith.constant 0 : i32
  %e = tensor.empty() : tensor<64x64xi32>
  %a = linalg.fill ins(%three : i32) outs(%e : tensor<64x64xi32>) -> tensor<64x64xi32>
  %b = linalg.fill ins(%five : i32) outs(%e : tensor<64x64xi32>) -> tensor<64x64xi32>
  %c = linalg.fill ins(%zero : i32) outs(%e : tensor<64x64xi32>) -> tensor<64x64xi32>
  %r = linalg.matmul ins(%a, %b : tensor<64x64xi32>, tensor<64x64xi32>)
                     outs(%c : tensor<64x64xi32>) -> tensor<64x64xi32>
  return %r : tensor<64x64xi32>
}
func.func @callee(%x: i32) -> i32 {
  return %x : i32
}
func.func @calls() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %x = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> i32 {
    %z = func.call @callee(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @no_calls() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20000 : index
  %x = arith.constant 7 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> i32 {
    scf.yield %y : i32
  }
  return %r : i32
}
)";

/// 25 ops, terminators of regions included: about what the generator makes.
static constexpr llvm::StringLiteral kModule = R"(
func.func private @callee(%t: tensor<4xi32>, %i: index) -> tensor<4xi32> {
  %x = tensor.extract %t[%i] : tensor<4xi32>
  %y = arith.addi %x, %x : i32
  %u = tensor.insert %y into %t[%i] : tensor<4xi32>
  return %u : tensor<4xi32>
}
func.func @main(%t: tensor<4xi32>, %v: tensor<2xi32>, %x: i32, %b: i1) -> (tensor<4xi32>, tensor<2xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xi32>
  %f = linalg.fill ins(%x : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %s = tensor.extract_slice %t[1] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %w = tensor.insert_slice %s into %f[0] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %p = tensor.insert %x into %v[%c0] : tensor<2xi32>
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %w) -> tensor<4xi32> {
    %n = tensor.insert %x into %a[%i] : tensor<4xi32>
    scf.yield %n : tensor<4xi32>
  }
  %q = scf.if %b -> tensor<4xi32> {
    %k = func.call @callee(%l, %c1) : (tensor<4xi32>, index) -> tensor<4xi32>
    scf.yield %k : tensor<4xi32>
  } else {
    scf.yield %t : tensor<4xi32>
  }
  %m = linalg.map { arith.addi } ins(%q, %t : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>)
  %o = tensor.extract %m[%c1] : tensor<4xi32>
  return %m, %p, %o : tensor<4xi32>, tensor<2xi32>, i32
}
)";

/// What `work` takes, on average over `times` times, in seconds.
template <typename Work>
static double timeOf(unsigned times, Work work) {
  double start = benchClock();
  for (unsigned i = 0; i < times; ++i)
    work();
  return (benchClock() - start) / times;
}

namespace {

using Matrix = std::array<int32_t, size_t(kExtent) * kExtent>;

/// The loop nest that somebody would write, scalar: interpreted ops are scalar,
/// too, and how wide the machine's vectors are says nothing about them.
[[gnu::noinline]] static void multiply(const Matrix &a, const Matrix &b,
                                       Matrix &c) {
  for (int i = 0; i < kExtent; ++i)
    for (int j = 0; j < kExtent; ++j) {
      int32_t sum = c[i * kExtent + j];
      for (int k = 0; k < kExtent; ++k) {
        sum += a[i * kExtent + k] * b[k * kExtent + j];
        asm volatile("" : "+r"(sum));
      }
      c[i * kExtent + j] = sum;
    }
}

class Bench {
public:
  Bench() : ops(oracle::OpRegistry::builtin()) {}

  LogicalResult prepare(std::string &error) {
    context = createContext();
    programs = parse(kPrograms);
    module = parse(kModule);
    if (!programs || !module) {
      error = "the programs of bench do not parse";
      return failure();
    }
    program = oracle::Program::decode(*programs, ops);
    moduleProgram = oracle::Program::decode(*module, ops);
    boundary = oracle::BoundaryMap::identity(*module);
    auto made = oracle::makeInputs(module->lookupSymbol<func::FuncOp>("main"),
                                   0, error);
    if (failed(made))
      return failure();
    inputs = std::move(*made);
    // What is compiled must be bufferized, all of it.
    OwningOpRef<ModuleOp> memrefs(programs->clone());
    for (auto function :
         llvm::make_early_inc_range(memrefs->getOps<func::FuncOp>()))
      if (function.getSymName() != "memrefs")
        function.erase();
    auto code = JitProgram::compile(
        *memrefs, "memrefs",
        *oracle::BoundaryMap::identity(*memrefs).lookup("memrefs"), error);
    if (failed(code))
      return failure();
    compiled = std::move(*code);
    return success();
  }

  double timeFunction(llvm::StringRef name, unsigned times,
                      bool trackWriters = false) {
    const oracle::Function *function = program->lookup(name);
    return timeOf(times, [&] {
      oracle::RunOptions options;
      options.trackWriters = trackWriters;
      oracle::Machine machine(*program, options);
      isComplete &= machine.run(*function, {}).completed();
    });
  }
  double timeCompiled(unsigned times) {
    return timeOf(times, [&] {
      std::string why;
      FailureOr<oracle::Observation> seen =
          compiled->run(oracle::InputSet(), why);
      isComplete &= succeeded(seen) && seen->outcome.completed();
    });
  }
  double timeModule(unsigned times) {
    const oracle::FunctionBoundary &entry = *boundary.lookup("main");
    return timeOf(times, [&] {
      isComplete &= oracle::observe(*moduleProgram, "main", entry, inputs, {})
                        .outcome.completed();
    });
  }
  double timeDecoding(unsigned times) {
    return timeOf(times, [&] {
      isComplete &= oracle::Program::decode(*module, ops) != nullptr;
    });
  }
  double timeLoop(unsigned times) {
    a.fill(3);
    b.fill(5);
    return timeOf(times, [&] {
      c.fill(0);
      multiply(a, b, c);
      isComplete &= c.back() == 3 * 5 * kExtent;
    });
  }

  bool ranAll() const { return isComplete; }

private:
  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    return parseSourceString<ModuleOp>(text, context.get());
  }

  oracle::OpRegistry ops;
  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> programs, module;
  std::unique_ptr<oracle::Program> program, moduleProgram;
  std::unique_ptr<JitProgram> compiled;
  oracle::BoundaryMap boundary;
  oracle::InputSet inputs;
  Matrix a, b, c;
  bool isComplete = true;
};

} // namespace

LogicalResult measureInterpreter(uint64_t repeats, Metrics &metrics,
                                 std::string &error) {
  // Enough to outlast the clock's resolution and a timer interrupt.
  constexpr unsigned kMatmuls = 3, kLoops = 20, kModules = 500;

  Bench bench;
  if (failed(bench.prepare(error)))
    return failure();
  // The first repeat warms caches up and does not count.
  for (uint64_t number = 0; number <= repeats; ++number) {
    double memrefs = bench.timeFunction("memrefs", kMatmuls);
    double loop = bench.timeLoop(kLoops);
    double compiled = bench.timeCompiled(kLoops);
    double tensors = bench.timeFunction("tensors", kMatmuls);
    double written =
        bench.timeFunction("memrefs", kMatmuls, /*trackWriters=*/true);
    double calls = bench.timeFunction("calls", 1);
    double noCalls = bench.timeFunction("no_calls", 1);
    double modules = bench.timeModule(kModules);
    double decodings = bench.timeDecoding(kModules);
    if (number == 0)
      continue;
    metrics.add("matmul_ms", memrefs * 1e3);
    metrics.add("matmul_to_c_loop", memrefs / loop);
    metrics.add("matmul_to_compiled", memrefs / compiled);
    metrics.add("tracked_to_untracked", memrefs / tensors);
    metrics.add("writers_to_none", written / memrefs);
    metrics.add("call_us", (calls - noCalls) / kCalls * 1e6);
    metrics.add("module_us", modules * 1e6);
    metrics.add("module_decode_us", decodings * 1e6);
  }
  if (!bench.ranAll()) {
    error = "a program of bench does not run to its end";
    return failure();
  }
  return success();
}

} // namespace bufdiff::tool
