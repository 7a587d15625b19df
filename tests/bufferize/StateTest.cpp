//===- StateTest.cpp - Tests of the seed's state --------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state by itself: what it owns, what it finds, and in what order functions
// come.
//
//===----------------------------------------------------------------------===//

#include "TestUtils.h"
#include "harness/bufferize/comprehensive/CallGraph.h"
#include "harness/bufferize/comprehensive/CallingConvention.h"
#include "harness/bufferize/comprehensive/FunctionAnalysis.h"
#include "harness/bufferize/comprehensive/LegacyCalls.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::comprehensive;
using bufdiff::test::TestModule;

namespace {

constexpr const char *kInserts = R"mlir(
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, f32) {
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<4xf32>
  %b = tensor.insert %x into %a[%i] : tensor<4xf32>
  return %b, %x : tensor<4xf32>, f32
}
)mlir";

} // namespace

template <typename OpTy>
static SmallVector<OpTy> getOps(TestModule &module) {
  SmallVector<OpTy> ops;
  module.module->walk([&](OpTy op) { ops.push_back(op); });
  return ops;
}

namespace {

TEST(BufferizationState, OwnsTheAnalysis) {
  TestModule m(kInserts);
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  auto inserts = getOps<tensor::InsertOp>(m);
  ASSERT_EQ(inserts.size(), 2u);
  OpOperand &first = inserts[0].getDestMutable();
  OpOperand &second = inserts[1].getDestMutable();

  func::FuncOp funcOps[] = {m.function("main")};
  ASSERT_TRUE(succeeded(analyzeFunctions(funcOps, state, nullptr)));
  // %t is read after the first insert, %a is not after the second.
  EXPECT_FALSE(state.getAnalysis().isInPlace(first));
  EXPECT_TRUE(state.getAnalysis().isInPlace(second));
  EXPECT_TRUE(state.getAnalysis().areEquivalentBufferizedValues(
      inserts[0].getResult(), inserts[1].getResult()));

  // Decisions are the state's: a new state, or a reset one, knows none of them.
  BufferizationState other(*m.module, options);
  EXPECT_FALSE(other.getAnalysis().isInPlace(second));
  state.resetAnalysis();
  EXPECT_FALSE(state.getAnalysis().isInPlace(second));
}

TEST(BufferizationState, AnalysisSummarizesFunctions) {
  TestModule m(kInserts);
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  func::FuncOp funcOp = m.function("main");
  ASSERT_TRUE(succeeded(analyzeFunctions({funcOp}, state, nullptr)));
  auto *summary =
      state.getAnalysis()
          .getExtension<bufferization::func_ext::FuncAnalysisState>();
  ASSERT_NE(summary, nullptr);
  EXPECT_TRUE(summary->readBbArgs.lookup(funcOp).contains(0));
  // The copy is written, not the argument.
  EXPECT_FALSE(summary->writtenBbArgs.lookup(funcOp).contains(0));
  EXPECT_TRUE(summary->equivalentFuncArgs.lookup(funcOp).empty());
  EXPECT_EQ(summary->analyzedFuncOps.lookup(funcOp),
            bufferization::func_ext::FuncOpAnalysisState::Analyzed);
}

TEST(BufferizationState, AnalysisKnowsResultsThatShareABuffer) {
  TestModule m(R"mlir(
func.func @f(%t: tensor<4xf32>) -> (tensor<4xf32>, f32, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %v = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %g = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %g, %v, %t, %g, %c : tensor<4xf32>, f32, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
)mlir");
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  func::FuncOp funcOp = m.function("f");
  ASSERT_TRUE(succeeded(analyzeFunctions({funcOp}, state, nullptr)));
  auto &sharing =
      state.getAnalysis().getExtension<ResultSharingState>()->functions[funcOp];
  EXPECT_EQ(sharing.group, (SmallVector<unsigned, 4>{0, 1, 2, 0, 4}));
  EXPECT_EQ(sharing.readOnly,
            (SmallVector<bool, 4>{false, false, false, false, true}));
}

TEST(BufferizationState, MapsTensorsToBuffers) {
  TestModule m(R"mlir(
func.func @f(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: memref<4xf32>, %n: memref<4xf32>, %i: index, %j: index) {
  %x = bufferization.to_tensor %n restrict : memref<4xf32> to tensor<4xf32>
  return
}
)mlir");
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  func::FuncOp f = m.function("f");
  Value t = f.getArgument(0), u = f.getArgument(1), buffer = f.getArgument(2),
        other = f.getArgument(3), i = f.getArgument(4), j = f.getArgument(5);

  EXPECT_FALSE(state.isMapped(t));
  EXPECT_EQ(state.lookupBuffer(t), Value());
  state.mapBuffer(ValueRange{t, u}, ValueRange{buffer, other});
  EXPECT_TRUE(state.isMapped(t));
  EXPECT_EQ(state.lookupBuffer(t), buffer);
  EXPECT_EQ(state.lookupBuffer(u), other);
  // The last one counts.
  state.mapBuffer(t, other);
  EXPECT_EQ(state.lookupBuffer(t), other);

  EXPECT_EQ(state.lookupValue(i), Value());
  state.mapValue(i, j);
  EXPECT_TRUE(state.isMapped(i));
  EXPECT_FALSE(state.isMapped(j));
  EXPECT_EQ(state.lookupValue(i), j);

  // A tensor that was made of a buffer has that buffer, mapped or not.
  Value x = getOps<bufferization::ToTensorOp>(m)[0].getResult();
  EXPECT_FALSE(state.isMapped(x));
  EXPECT_EQ(state.lookupBuffer(x), other);
}

TEST(BufferizationState, MakesABufferWhereThereIsNone) {
  TestModule m(kInserts);
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  func::FuncOp f = m.function("main");
  state.rewriter.setInsertionPointToStart(&f.getBody().front());
  FailureOr<Value> buffer = state.getBuffer(state.rewriter, f.getArgument(0));
  ASSERT_TRUE(succeeded(buffer));
  EXPECT_TRUE(buffer->getDefiningOp<bufferization::ToBufferOp>());
  EXPECT_EQ(buffer->getType(), getBufferizedArgumentType(f, 0, state));
  // Mapped ones are found, not made.
  state.mapBuffer(f.getArgument(0), *buffer);
  EXPECT_EQ(*state.getBuffer(state.rewriter, f.getArgument(0)), *buffer);
  EXPECT_EQ(m.count("bufferization.to_buffer"), 1u);
}

TEST(BufferizationState, ErasesObsoleteOps) {
  TestModule m(R"mlir(
func.func @f(%x: f32) -> f32 {
  %a = arith.addf %x, %x : f32
  %b = arith.mulf %x, %x : f32
  %c = arith.subf %x, %x : f32
  return %b : f32
}
)mlir");
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  Block &block = m.function("f").getBody().front();
  state.markOpObsolete(&*block.begin());
  state.markOpObsolete(&*std::next(block.begin(), 2));
  EXPECT_EQ(state.obsoleteOps.size(), 2u);
  // Marking does not erase.
  EXPECT_EQ(m.count("arith.addf"), 1u);
  state.eraseObsoleteOps();
  EXPECT_TRUE(state.obsoleteOps.empty());
  EXPECT_EQ(m.count("arith.addf"), 0u);
  EXPECT_EQ(m.count("arith.subf"), 0u);
  EXPECT_EQ(m.count("arith.mulf"), 1u);
  // Nothing is left to erase twice.
  state.eraseObsoleteOps();
  EXPECT_TRUE(succeeded(verify(*m.module)));
}

TEST(BufferizationState, CachesFunctionTypes) {
  TestModule m(R"mlir(
func.func private @f(tensor<4xf32>, index, tensor<?xi8>)
func.func private @g(tensor<4xf32>)
)mlir");
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  func::FuncOp f = m.function("f"), g = m.function("g");
  auto &types = state.bufferizedFunctionTypes;
  Type i32 = IntegerType::get(m.context.get(), 32);
  FunctionType type = getOrCreateBufferizedFunctionType(
      f, f.getArgumentTypes(), TypeRange{i32}, state, types);
  std::string text;
  llvm::raw_string_ostream(text) << type;
  EXPECT_EQ(text, "(memref<4xf32, strided<[?], offset: ?>>, index, "
                  "memref<?xi8, strided<[?], offset: ?>>) -> i32");
  // What was decided first holds, whatever is asked for later.
  EXPECT_EQ(getOrCreateBufferizedFunctionType(f, f.getArgumentTypes(),
                                              TypeRange{}, state, types),
            type);
  EXPECT_EQ(types.size(), 1u);
  FunctionType other = getOrCreateBufferizedFunctionType(
      g, g.getArgumentTypes(), TypeRange{}, state, types);
  EXPECT_NE(other, type);
  EXPECT_EQ(types.lookup(g), other);
  EXPECT_EQ(types.lookup(f), type);
}

TEST(BufferizationState, FindsCalledFunctions) {
  TestModule m(R"mlir(
func.func private @g(f32)
func.func @f(%x: f32) {
  call @g(%x) : (f32) -> ()
  return
}
)mlir");
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  EXPECT_EQ(state.getCalledFunction(getOps<func::CallOp>(m)[0]),
            m.function("g"));
}

} // namespace

static std::vector<std::string> order(TestModule &m) {
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  SmallVector<func::FuncOp> ordered;
  std::vector<std::string> names;
  if (failed(getFuncOpsOrderedByCalls(state, ordered)))
    return {"failed"};
  for (func::FuncOp funcOp : ordered)
    names.push_back(funcOp.getSymName().str());
  return names;
}

namespace {

TEST(CallGraphOrder, CalleesComeFirst) {
  TestModule m(R"mlir(
func.func @main() {
  call @b() : () -> ()
  call @c() : () -> ()
  call @b() : () -> ()
  return
}
func.func private @b() {
  call @d() : () -> ()
  return
}
func.func private @c() {
  %0 = arith.constant true
  scf.if %0 {
    func.call @b() : () -> ()
  }
  return
}
func.func private @ext()
func.func private @d() {
  call @ext() : () -> ()
  return
}
)mlir");
  EXPECT_EQ(order(m), (std::vector<std::string>{"ext", "d", "b", "c", "main"}));
}

TEST(CallGraphOrder, IsThatOfTheModuleOtherwise) {
  TestModule m(R"mlir(
func.func @z() { return }
func.func @a() { return }
func.func @m() { return }
)mlir");
  EXPECT_EQ(order(m), (std::vector<std::string>{"z", "a", "m"}));
}

TEST(CallGraphOrder, RejectsRecursion) {
  TestModule self(R"mlir(
func.func @f(%t: tensor<4xf32>) {
  call @f(%t) : (tensor<4xf32>) -> ()
  return
}
)mlir");
  EXPECT_EQ(order(self), (std::vector<std::string>{"failed"}));
  ASSERT_EQ(self.diagnostics.size(), 1u);
  EXPECT_EQ(self.diagnostics[0],
            "'builtin.module' op expected callgraph to be free of circular "
            "dependencies.");

  TestModule mutual(R"mlir(
func.func @main() {
  call @f() : () -> ()
  return
}
func.func private @f() {
  call @g() : () -> ()
  return
}
func.func private @g() {
  call @f() : () -> ()
  return
}
)mlir");
  EXPECT_EQ(order(mutual), (std::vector<std::string>{"failed"}));
}

TEST(BufferizeOp, LeavesAloneWhatHasNoTensors) {
  TestModule m(R"mlir(
func.func @f(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %2 = bufferization.to_buffer %1 : tensor<4xf32> to memref<4xf32>
  return
}
)mlir");
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  std::string before = m.print();
  SmallVector<Operation *> ops;
  m.module->walk([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : ops)
    EXPECT_TRUE(succeeded(bufferizeOp(op, state)));
  EXPECT_EQ(m.print(), before);
}

TEST(BufferizeOp, UsesTheInterface) {
  TestModule m(kInserts);
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  ASSERT_TRUE(succeeded(bufferizeOp(getOps<tensor::ExtractOp>(m)[0], state)));
  EXPECT_EQ(m.count("tensor.extract"), 0u);
  EXPECT_EQ(m.count("memref.load"), 1u);
}

constexpr const char *kSink = R"mlir(
func.func private @sink(tensor<4xf32>, index)
func.func @main(%t: tensor<4xf32>, %i: index) {
  call @sink(%t, %i) : (tensor<4xf32>, index) -> ()
  return
}
)mlir";

TEST(BufferizeOp, InterfaceCallsKeepEverythingInTheState) {
  TestModule m(kSink);
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  auto callOp = getOps<func::CallOp>(m)[0];
  ASSERT_TRUE(succeeded(bufferizeOp(callOp, state)));
  EXPECT_EQ(state.bufferizedFunctionTypes.size(), 1u);
  ASSERT_EQ(state.obsoleteOps.size(), 1u);
  EXPECT_EQ(state.obsoleteOps[0], callOp.getOperation());
  EXPECT_EQ(m.count("func.call"), 2u);
  state.eraseObsoleteOps();
  EXPECT_EQ(m.count("func.call"), 1u);
  EXPECT_EQ(
      getOps<func::CallOp>(m)[0].getOperand(0).getType(),
      state.bufferizedFunctionTypes.lookup(m.function("sink")).getInput(0));
}

TEST(BufferizeOp, LegacyCallsUseWhatTheDriverPasses) {
  TestModule m(kSink);
  comprehensive::BufferizationOptions options;
  BufferizationState state(*m.module, options);
  legacy::FunctionTypeMap types;
  auto callOp = getOps<func::CallOp>(m)[0];
  ASSERT_TRUE(succeeded(legacy::bufferizeOp(callOp, state, &types)));
  EXPECT_EQ(types.size(), 1u);
  EXPECT_TRUE(state.bufferizedFunctionTypes.empty());
  EXPECT_TRUE(state.obsoleteOps.empty());
  // Erasing the old call is the driver's business.
  EXPECT_EQ(m.count("func.call"), 2u);
  EXPECT_TRUE(callOp->use_empty());
}

} // namespace
