//===- OptionsTest.cpp - Tests of the options of the seed's system --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a user of the system can replace or add: how memory is made, steps
// between analysis and bufferization, and stopping after the analysis.
//
//===----------------------------------------------------------------------===//

#include "Modules.h"
#include "TestUtils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::comprehensive;
using bufdiff::test::TestModule;

namespace {

class Options : public testing::TestWithParam<CallBufferization> {};

//===----------------------------------------------------------------------===//
// Allocation callbacks
//===----------------------------------------------------------------------===//

} // namespace

/// Callbacks whose ops carry the attribute "mine".
static void tagAllocations(comprehensive::BufferizationOptions &options) {
  auto tag = [](Operation *op) {
    op->setAttr("mine", UnitAttr::get(op->getContext()));
  };
  options.allocationFns->allocate =
      [tag](OpBuilder &b, Location loc, MemRefType type, ValueRange sizes,
            unsigned alignment) -> FailureOr<Value> {
    EXPECT_EQ(alignment, kBufferAlignments);
    auto op = memref::AllocOp::create(b, loc, type, sizes);
    tag(op);
    return op.getResult();
  };
  options.allocationFns->deallocate = [tag](OpBuilder &b, Location loc,
                                            Value buffer) {
    tag(memref::DeallocOp::create(b, loc, buffer));
  };
  options.allocationFns->copy = [tag](OpBuilder &b, Location loc, Value from,
                                      Value to) {
    tag(memref::CopyOp::create(b, loc, from, to));
    return success();
  };
}

namespace {

TEST_P(Options, UsersOwnAllocationsAreUsedEverywhere) {
  unsigned allocations = 0, copies = 0;
  for (const test::NamedModule &named : test::getHardModules()) {
    SCOPED_TRACE(named.name);
    TestModule m(named.text);
    comprehensive::BufferizationOptions options = test::getOptions(GetParam());
    tagAllocations(options);
    ASSERT_TRUE(m.run(options));
    m.module->walk([&](Operation *op) {
      if (!isa<memref::AllocOp, memref::CopyOp, memref::DeallocOp>(op))
        return;
      allocations += isa<memref::AllocOp>(op);
      copies += isa<memref::CopyOp>(op);
      EXPECT_TRUE(op->hasAttr("mine")) << m.print();
    });
  }
  // Enough to mean something.
  EXPECT_GT(allocations, 20u);
  EXPECT_GT(copies, 10u);
}

TEST_P(Options, UsersOwnDeallocationIsUsed) {
  TestModule m(R"mlir(
func.func @f(%v: f32, %i: index) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %f[%i] : tensor<4xf32>
  bufferization.dealloc_tensor %f : tensor<4xf32>
  return %x : f32
}
)mlir");
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  tagAllocations(options);
  ASSERT_TRUE(m.run(options));
  SmallVector<memref::DeallocOp> deallocs;
  m.module->walk([&](memref::DeallocOp op) { deallocs.push_back(op); });
  ASSERT_EQ(deallocs.size(), 1u);
  EXPECT_TRUE(deallocs[0]->hasAttr("mine"));
  EXPECT_TRUE(deallocs[0].getMemref().getDefiningOp<memref::AllocOp>());
}

TEST_P(Options, HoistedAllocationsAreTheUsersOwnToo) {
  TestModule m(R"mlir(
func.func private @fresh(%v: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
func.func @main(%v: f32, %i: index) -> f32 {
  %t = call @fresh(%v) : (f32) -> tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}
)mlir");
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  // On the stack: a buffer that the callee could not even return.
  options.allocationFns->allocate = [](OpBuilder &b, Location loc,
                                       MemRefType type, ValueRange sizes,
                                       unsigned) -> FailureOr<Value> {
    return memref::AllocaOp::create(b, loc, type, sizes).getResult();
  };
  ASSERT_TRUE(m.run(options));
  EXPECT_EQ(m.boundaryOf("fresh"), "args 0 results H1");
  SmallVector<memref::AllocaOp> allocas;
  m.module->walk([&](memref::AllocaOp op) { allocas.push_back(op); });
  ASSERT_EQ(allocas.size(), 1u);
  EXPECT_EQ(allocas[0]->getParentOp(), m.function("main").getOperation());
}

TEST_P(Options, AllocationThatIsNoAllocationIsNotHoisted) {
  TestModule m(R"mlir(
func.func @fresh(%v: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
)mlir");
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  // From a pool: what has the buffer is a view, and the caller cannot make it.
  options.allocationFns->allocate = [](OpBuilder &b, Location loc,
                                       MemRefType type, ValueRange,
                                       unsigned) -> FailureOr<Value> {
    auto pool =
        memref::AllocOp::create(b, loc, MemRefType::get({1024}, b.getI8Type()));
    auto offset = arith::ConstantIndexOp::create(b, loc, 0);
    return memref::ViewOp::create(b, loc, type, pool, offset, ValueRange())
        .getResult();
  };
  ASSERT_TRUE(m.run(options));
  EXPECT_EQ(m.boundaryOf("fresh"), "args 0 results R0");
}

TEST_P(Options, AllocationThatFailsIsARejection) {
  TestModule m(R"mlir(
func.func @fresh(%v: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}
)mlir");
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  options.allocationFns->allocate =
      [](OpBuilder &, Location, MemRefType, ValueRange,
         unsigned) -> FailureOr<Value> { return failure(); };
  EXPECT_FALSE(m.run(options));
  EXPECT_FALSE(m.diagnostics.empty());
}

TEST(DefaultOptions, AreTheSeeds) {
  comprehensive::BufferizationOptions options;
  EXPECT_EQ(kBufferAlignments, 128u);
  EXPECT_FALSE(options.allowReturnMemref);
  EXPECT_FALSE(options.testAnalysisOnly);
  EXPECT_TRUE(options.postAnalysisSteps.empty());
  EXPECT_EQ(options.calls, CallBufferization::Interface);
  TestModule m("func.func @f(%m: memref<4xf32>) { return }");
  OpBuilder b(m.context.get());
  b.setInsertionPointToStart(&m.function("f").getBody().front());
  auto type = MemRefType::get({4}, b.getF32Type());
  FailureOr<Value> buffer = options.allocationFns->allocate(
      b, b.getUnknownLoc(), type, {}, kBufferAlignments);
  ASSERT_TRUE(succeeded(buffer));
  auto alloc = buffer->getDefiningOp<memref::AllocOp>();
  ASSERT_TRUE(alloc);
  EXPECT_EQ(alloc.getAlignment(), 128u);
  EXPECT_TRUE(succeeded(options.allocationFns->copy(
      b, b.getUnknownLoc(), m.function("f").getArgument(0), *buffer)));
  options.allocationFns->deallocate(b, b.getUnknownLoc(), *buffer);
  EXPECT_EQ(m.count("memref.copy"), 1u);
  EXPECT_EQ(m.count("memref.dealloc"), 1u);
}

//===----------------------------------------------------------------------===//
// Post-analysis steps
//===----------------------------------------------------------------------===//

constexpr const char *kOneInsert = R"mlir(
func.func private @callee(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %a : tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %a = call @callee(%t, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
)mlir";

/// Reads and writes the first argument after everything else of the function.
struct AppendInsert : public PostAnalysisStep {
  AppendInsert(std::vector<std::string> &log, std::string function)
      : log(log), function(std::move(function)) {}

  LogicalResult run(func::FuncOp funcOp,
                    comprehensive::BufferizationState &state,
                    SmallVectorImpl<Operation *> &newOps) override {
    log.push_back("run " + funcOp.getSymName().str());
    if (funcOp.getSymName() != function)
      return success();
    Operation *returnOp = funcOp.getBody().front().getTerminator();
    OpBuilder b(returnOp);
    auto insert = tensor::InsertOp::create(
        b, funcOp.getLoc(), funcOp.getArgument(1), funcOp.getArgument(0),
        ValueRange{funcOp.getArgument(2)});
    newOps.push_back(insert);
    // The function returns it, so it stays alive.
    returnOp->setOperand(0, insert.getResult());
    return success();
  }

  std::vector<std::string> &log;
  std::string function;
};

/// Records whether the last insert of each function was decided in-place.
struct LogDecision : public PostAnalysisStep {
  explicit LogDecision(std::vector<std::string> &log) : log(log) {}

  LogicalResult run(func::FuncOp funcOp,
                    comprehensive::BufferizationState &state,
                    SmallVectorImpl<Operation *> &) override {
    tensor::InsertOp last;
    funcOp.walk([&](tensor::InsertOp op) { last = op; });
    if (last)
      log.push_back(funcOp.getSymName().str() +
                    (state.getAnalysis().isInPlace(last.getDestMutable())
                         ? " in-place"
                         : " out-of-place"));
    return success();
  }

  std::vector<std::string> &log;
};

TEST_P(Options, StepsRunOnEveryFunctionInOrder) {
  TestModule m(kOneInsert);
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  std::vector<std::string> log;
  options.addPostAnalysisStep<AppendInsert>(log, "none");
  options.addPostAnalysisStep<LogDecision>(log);
  ASSERT_TRUE(m.run(options));
  EXPECT_EQ(log, (std::vector<std::string>{"run callee", "callee in-place",
                                           "run main"}));
}

TEST_P(Options, NewOpsAreAnalyzed) {
  TestModule m(kOneInsert);
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  std::vector<std::string> log;
  options.addPostAnalysisStep<AppendInsert>(log, "callee");
  options.addPostAnalysisStep<LogDecision>(log);
  ASSERT_TRUE(m.run(options));
  // The old insert was decided to overwrite %t; the new one must not read what
  // is left of it. A step that comes later sees the decision.
  EXPECT_EQ(log, (std::vector<std::string>{"run callee", "callee out-of-place",
                                           "run main"}));
  EXPECT_FALSE(m.hasTensors());
  // And what is bufferized is right: the new insert writes the original values
  // of %t, whichever of the two gets the copy.
  EXPECT_EQ(m.count("memref.copy"), 1u);
}

TEST_P(Options, NewOpsOfACalleeAreSeenByItsCallers) {
  // The step makes @callee read-only towards its argument (the result is a
  // constant's copy), or rather: it makes main's argument be overwritten by
  // nobody, and the caller must follow.
  TestModule m(R"mlir(
func.func private @callee(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, f32) {
  %a = call @callee(%t, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %a, %x : tensor<4xf32>, f32
}
)mlir");
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  std::vector<std::string> log;
  options.addPostAnalysisStep<AppendInsert>(log, "callee");
  ASSERT_TRUE(m.run(options));
  // Without the step there is nothing to copy; with it @callee writes %t, which
  // main still reads.
  EXPECT_EQ(m.count("memref.copy"), 1u);
  m.function("callee").walk([](memref::CopyOp) { FAIL(); });
}

struct FailingStep : public PostAnalysisStep {
  LogicalResult run(func::FuncOp funcOp, comprehensive::BufferizationState &,
                    SmallVectorImpl<Operation *> &) override {
    return funcOp.emitError("step failed");
  }
};

TEST_P(Options, FailingStepRejects) {
  TestModule m(kOneInsert);
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  options.addPostAnalysisStep<FailingStep>();
  EXPECT_FALSE(m.run(options));
  EXPECT_EQ(m.diagnostics, std::vector<std::string>{"step failed"});
}

//===----------------------------------------------------------------------===//
// Analysis only, and decisions
//===----------------------------------------------------------------------===//

constexpr const char *kConflict = R"mlir(
func.func private @w(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %a : tensor<4xf32>
}
func.func @main(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = call @w(%t, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %b = call @w(%t, %v, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
)mlir";

TEST_P(Options, AnalysisOnlyAnnotates) {
  TestModule m(kConflict);
  comprehensive::BufferizationOptions options = test::getOptions(GetParam());
  options.testAnalysisOnly = true;
  ASSERT_TRUE(m.run(options));
  SmallVector<std::string> decisions;
  m.module->walk([&](Operation *op) {
    auto attr = op->getAttrOfType<ArrayAttr>("__inplace_operands_attr__");
    if (!attr)
      return;
    std::string text = op->getName().getStringRef().str();
    for (Attribute operand : attr)
      text += " " + cast<StringAttr>(operand).getValue().str();
    decisions.push_back(text);
  });
  EXPECT_EQ(decisions, (SmallVector<std::string>{"tensor.insert none true none",
                                                 "func.return true",
                                                 "func.call false none none",
                                                 "func.call true none none",
                                                 "func.return true true"}));
  // Nothing else has changed.
  EXPECT_EQ(m.count("tensor.insert"), 1u);
  EXPECT_EQ(m.type("w"), "(tensor<4xf32>, f32, index) -> tensor<4xf32>");
  EXPECT_EQ(m.boundaryOf("w"), "args 0 1 2 results R0");
}

TEST_P(Options, DecisionsAreCounted) {
  TestModule m(kConflict);
  ASSERT_TRUE(m.run(test::getOptions(GetParam())));
  EXPECT_EQ(m.decisions.outOfPlace, 1u);
  EXPECT_EQ(m.decisions.inPlace, 5u);
  EXPECT_EQ(m.decisions.inPlaceWritesThroughCalls, 1u);
  EXPECT_FALSE(m.decisions.features.empty());
}

TEST_P(Options, FeaturesAreCollectedWhereTheyAreWanted) {
  TestModule m(kConflict);
  m.decisions.wantsFeatures = false;
  ASSERT_TRUE(m.run(test::getOptions(GetParam())));
  EXPECT_EQ(m.decisions.outOfPlace, 1u);
  EXPECT_TRUE(m.decisions.features.empty());
}

} // namespace

static std::string
getName(const testing::TestParamInfo<CallBufferization> &parameter) {
  return parameter.param == CallBufferization::Interface ? "Interface"
                                                         : "Legacy";
}

namespace {

INSTANTIATE_TEST_SUITE_P(Both, Options,
                         testing::Values(CallBufferization::Interface,
                                         CallBufferization::Legacy),
                         getName);

} // namespace
