//===- PathsTest.cpp - Tests of the paths as wholes -----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What holds of every path on every hard module, and between paths: nothing but
// buffers afterwards, the same output from both states of the seed's system,
// and from one-shot the output of mlir-opt.
//
//===----------------------------------------------------------------------===//

#include "Modules.h"
#include "TestUtils.h"
#include "Tools.h"
#include "harness/bufferize/comprehensive/FuncModels.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include <set>

using namespace mlir;
using namespace bufdiff;
using bufdiff::test::NamedModule;
using bufdiff::test::TestModule;

/// The paths that take every hard module and leave nothing but buffers. Not
/// among them: an analysis alone, which bufferizes nothing, and options with
/// which MLIR 22.1.8 reads memory that it never wrote, or erased
/// (docs/paths.md).
static std::vector<const Path *> wholePaths(const PathRegistry &registry) {
  std::vector<const Path *> whole;
  for (const std::unique_ptr<Path> &path : registry.all()) {
    StringRef name = path->name();
    if (path->bufferizes() && name != "one-shot:copy-before-write" &&
        name != "one-shot:must-infer-space" &&
        // Take no results of dynamic size; return who owns what.
        !name.starts_with("pipeline:out-params") &&
        name != "pipeline:deallocation-dynamic" &&
        !name.starts_with("one-shot:no-analysis-") &&
        !name.starts_with("one-shot:space-"))
      whole.push_back(path.get());
  }
  EXPECT_GE(whole.size(), 12u);
  return whole;
}

namespace {

class HardModules : public testing::TestWithParam<NamedModule> {};

TEST_P(HardModules, BufferizeAlongEveryPath) {
  PathRegistry registry = PathRegistry::builtin();
  for (const Path *path : wholePaths(registry)) {
    SCOPED_TRACE(path->name().str());
    TestModule m(GetParam().text);
    ASSERT_TRUE(m.run(*path)) << llvm::join(m.diagnostics, "|");
    EXPECT_FALSE(m.hasTensors()) << m.print();
    EXPECT_EQ(m.count("bufferization.to_buffer"), 0u);
  }
}

TEST_P(HardModules, InterfaceAndLegacyPrintTheSame) {
  TestModule interface(GetParam().text);
  TestModule legacy(GetParam().text);
  ASSERT_TRUE(interface.run(*createInterfacePath()));
  ASSERT_TRUE(legacy.run(*createLegacyPath()));
  EXPECT_EQ(interface.print(), legacy.print());
  for (const auto &entry : interface.boundary.functions())
    EXPECT_EQ(interface.boundaryOf(entry.first),
              legacy.boundaryOf(entry.first));
  EXPECT_EQ(interface.decisions.features, legacy.decisions.features);
  EXPECT_EQ(interface.decisions.inPlaceWritesThroughCalls,
            legacy.decisions.inPlaceWritesThroughCalls);
}

TEST_P(HardModules, BoundariesDescribeTheSignatures) {
  PathRegistry registry = PathRegistry::builtin();
  for (const Path *path : wholePaths(registry)) {
    SCOPED_TRACE(path->name().str());
    TestModule given(GetParam().text);
    TestModule m(GetParam().text);
    ASSERT_TRUE(m.run(*path));
    for (const auto &[name, boundary] : m.boundary.functions()) {
      SCOPED_TRACE(name);
      func::FuncOp before = given.function(name), after = m.function(name);
      ASSERT_TRUE(after);
      ASSERT_EQ(boundary.arguments.size(), before.getNumArguments());
      ASSERT_EQ(boundary.results.size(), before.getNumResults());
      // Everything is somewhere, and has the element type that it had.
      auto elementType = [](Type type) {
        auto shaped = dyn_cast<ShapedType>(type);
        return shaped ? shaped.getElementType() : type;
      };
      std::string expected, found;
      std::set<unsigned> returned, hoisted;
      for (auto [index, place] : llvm::enumerate(boundary.results)) {
        bool isReturned = place.kind == oracle::ResultPlace::Kind::Returned;
        ASSERT_LT(place.index,
                  isReturned ? after.getNumResults() : after.getNumArguments());
        Type type = isReturned ? after.getResultTypes()[place.index]
                               : after.getArgumentTypes()[place.index];
        llvm::raw_string_ostream(expected)
            << elementType(before.getResultTypes()[index]) << " ";
        llvm::raw_string_ostream(found) << elementType(type) << " ";
        if (isReturned)
          EXPECT_TRUE(returned.insert(place.index).second);
        else if (place.kind == oracle::ResultPlace::Kind::HoistedArgument)
          hoisted.insert(place.index);
        else
          EXPECT_LT(place.index, before.getNumArguments());
      }
      EXPECT_EQ(expected, found);
      // Nothing is returned that nobody asked for.
      EXPECT_EQ(returned.size(), after.getNumResults());
      EXPECT_EQ(before.getNumArguments() + hoisted.size(),
                after.getNumArguments());
    }
  }
}

TEST_P(HardModules, OneShotIsWhatMlirOptDoes) {
  TestModule m(GetParam().text);
  ASSERT_TRUE(m.run(*createOneShotPath()));
  std::string fromTool =
      test::runTool("mlir-opt",
                    {"--allow-unregistered-dialect",
                     "--one-shot-bufferize=bufferize-function-boundaries"},
                    GetParam().text);
  EXPECT_EQ(StringRef(m.print()).trim().str(),
            StringRef(fromTool).trim().str());
}

TEST_P(HardModules, TheSameTwice) {
  PathRegistry registry = PathRegistry::builtin();
  for (const Path *path : wholePaths(registry)) {
    SCOPED_TRACE(path->name().str());
    TestModule first(GetParam().text);
    // Another module in between, in the same context: addresses differ.
    ASSERT_TRUE(first.run(*path));
    OwningOpRef<ModuleOp> again =
        parseSourceString<ModuleOp>(GetParam().text, first.context.get());
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*again);
    ASSERT_TRUE(succeeded(path->bufferize(*again, boundary, nullptr)));
    std::string text;
    llvm::raw_string_ostream stream(text);
    again->print(stream);
    EXPECT_EQ(text, first.print());
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, HardModules,
    testing::ValuesIn(test::getHardModules().begin(),
                      test::getHardModules().end()),
    [](const testing::TestParamInfo<NamedModule> &parameter) {
      return std::string(parameter.param.name);
    });

TEST(OneShotPath, CountsDecisions) {
  TestModule m(R"mlir(
func.func @f(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %a = tensor.insert %v into %t[%i] : tensor<4xf32>
  %b = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
)mlir");
  ASSERT_TRUE(m.run(*createOneShotPath()));
  EXPECT_EQ(m.decisions.outOfPlace, 1u);
  EXPECT_EQ(m.decisions.inPlace, 3u);
}

TEST(Paths, AreRegistered) {
  PathRegistry registry = PathRegistry::builtin();
  ASSERT_GT(registry.all().size(), 3u);
  EXPECT_EQ(registry.all()[0]->name(), "one-shot");
  EXPECT_EQ(registry.all()[1]->name(), "interface");
  EXPECT_EQ(registry.all()[2]->name(), "legacy");
  EXPECT_EQ(registry.lookup("nothing"), nullptr);
  ASSERT_NE(registry.lookup("legacy"), nullptr);
  for (const std::unique_ptr<Path> &path : registry.all()) {
    EXPECT_FALSE(path->description().empty());
    EXPECT_EQ(path->ownsDeallocation(),
              path->name().starts_with("pipeline:deallocation") ||
                  path->name() == "pipeline:all");
    bool isSeed = path->name() == "interface" || path->name() == "legacy";
    EXPECT_EQ(!path->sharedBeginning().empty(), isSeed);
    EXPECT_TRUE(isSeed || path->name() == "one-shot" ||
                path->name().starts_with("one-shot:") ||
                path->name().starts_with("pipeline:"));
    EXPECT_EQ(registry.lookup(path->name()), path.get());
  }
}

// A limit that is not needed keeps modules from being tried, and one that is
// missing lets modules through that are rejected.
TEST(Paths, RejectWhatTheirLimitsName) {
  struct Limit {
    bool PathLimits::*flag;
    const char *text;
  };
  const Limit limits[] = {
      {&PathLimits::noRecursion, R"mlir(
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @f(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
)mlir"},
      {&PathLimits::noSeveralReturns, R"mlir(
func.func @f(%b: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  return %t : tensor<4xf32>
^bb2:
  return %u : tensor<4xf32>
}
)mlir"},
      {&PathLimits::noUnstructuredControlFlow, R"mlir(
func.func @f(%b: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %b, ^bb1(%t : tensor<4xf32>), ^bb2(%u : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  cf.br ^bb2(%x : tensor<4xf32>)
^bb2(%y: tensor<4xf32>):
  return %y : tensor<4xf32>
}
)mlir"},
      {&PathLimits::noExternalTensorResults, R"mlir(
func.func private @ext(tensor<4xf32>) -> tensor<4xf32>
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @ext(%t) : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
)mlir"},
      {&PathLimits::noUnrankedTensors, R"mlir(
func.func private @ext(tensor<*xf32>)
func.func private @g(%u: tensor<*xf32>) -> tensor<*xf32> {
  call @ext(%u) : (tensor<*xf32>) -> ()
  return %u : tensor<*xf32>
}
func.func @f(%t: tensor<4xf32>) {
  %u = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %r = call @g(%u) : (tensor<*xf32>) -> tensor<*xf32>
  return
}
)mlir"},
      {&PathLimits::noReturnedViews, R"mlir(
func.func @f(%t: tensor<8xf32>) -> tensor<4xf32> {
  %s = tensor.extract_slice %t[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}
)mlir"},
      {&PathLimits::noAllocationsYieldedFromLoops, R"mlir(
func.func @f(%t: tensor<4xf32>, %v: f32, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %f : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
)mlir"},
  };
  PathRegistry registry = PathRegistry::builtin();
  for (const Path *path : wholePaths(registry)) {
    for (const Limit &limit : limits) {
      SCOPED_TRACE(path->name().str() + ": " + limit.text);
      TestModule m(limit.text);
      bool stated = path->limits().*limit.flag;
      // Upstream accepts more than it documents.
      if (stated && path->sharedBeginning().empty())
        continue;
      EXPECT_EQ(m.run(*path), !stated) << llvm::join(m.diagnostics, "|");
    }
  }
}

// What these pipelines do not take, and no other path minds.
TEST(Paths, PipelinesRejectWhatTheirLimitsName) {
  constexpr const char *kDynamicResult = R"mlir(
func.func private @g(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?xf32>
  %e = tensor.empty(%d) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %f : tensor<?xf32>
}
func.func @f(%t: tensor<?xf32>, %v: f32) -> tensor<?xf32> {
  %r = call @g(%t, %v) : (tensor<?xf32>, f32) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
)mlir";
  constexpr const char *kDeallocation = R"mlir(
func.func @f(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %a = bufferization.alloc_tensor() : tensor<4xf32>
  %f = linalg.fill ins(%v : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %f[%c0] : tensor<4xf32>
  bufferization.dealloc_tensor %f : tensor<4xf32>
  return %x : f32
}
)mlir";
  PathRegistry registry = PathRegistry::builtin();
  unsigned rejections = 0;
  for (const std::unique_ptr<Path> &path : registry.all()) {
    // One damages its own memory (docs/paths.md).
    if (!path->name().starts_with("pipeline:") ||
        path->name() == "pipeline:out-params-hoisted")
      continue;
    for (auto [flag, text] :
         {std::make_pair(&PathLimits::noDynamicResults, kDynamicResult),
          std::make_pair(&PathLimits::noExplicitDeallocation, kDeallocation)}) {
      SCOPED_TRACE(path->name().str());
      TestModule m(text);
      bool stated = path->limits().*flag;
      // These take what they state not to: they may do harm (docs/paths.md).
      bool isTaken = path->name() == "pipeline:canonicalize" ||
                     path->name() == "pipeline:eliminate-empty-tensors" ||
                     path->name() == "pipeline:empty-to-alloc" ||
                     path->name() == "pipeline:fuse-linalg";
      EXPECT_EQ(m.run(*path), !stated || isTaken)
          << llvm::join(m.diagnostics, "|");
      rejections += stated && !isTaken;
    }
  }
  EXPECT_EQ(rejections, 5u);
}

TEST(ComprehensivePaths, BranchToOneBlockAlongBothEdges) {
  // Upstream's own driver leaves a tensor behind here.
  for (auto &path : {createInterfacePath(), createLegacyPath()}) {
    TestModule m(R"mlir(
func.func @f(%b: i1, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %b, ^bb1(%t : tensor<4xf32>), ^bb1(%u : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
}
)mlir");
    ASSERT_TRUE(m.run(*path)) << llvm::join(m.diagnostics, "|");
    EXPECT_FALSE(m.hasTensors());
    EXPECT_EQ(m.boundaryOf("f"), "args 0 1 2 results R0");
  }
}

TEST(Contexts, HaveModelsAndDialects) {
  auto context = createContext();
  EXPECT_FALSE(context->isMultithreadingEnabled());
  for (StringRef name :
       {"func.call", "func.func", "func.return", "tensor.insert", "scf.for",
        "linalg.fill", "arith.constant", "vector.transfer_read"}) {
    auto info = RegisteredOperationName::lookup(name, context.get());
    ASSERT_TRUE(info) << name.str();
    EXPECT_TRUE(info->hasInterface<bufferization::BufferizableOpInterface>())
        << name.str();
  }
  // Generated modules load no dialect while they are made or checked.
  for (StringRef name : {"func", "arith", "tensor", "linalg", "scf", "cf",
                         "memref", "bufferization", "vector", "math", "affine",
                         "complex", "index", "ml_program", "ub"})
    EXPECT_TRUE(context->getLoadedDialect(name)) << name.str();
}

// Whatever ran in a context before, upstream's pass does there what it does in
// a context that only has upstream's own models.
TEST(Contexts, PathsDoNotDisturbEachOther) {
  constexpr llvm::StringLiteral text = R"mlir(
func.func private @g(%a: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
  %r = tensor.insert %v into %a[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>, %i: index, %v: f32)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %r = call @g(%a, %i, %v) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %s = call @g(%a, %i, %v) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %r, %s : tensor<4xf32>, tensor<4xf32>
}
)mlir";
  auto bufferize = [&](MLIRContext *context, const Path &path) {
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(text, ParserConfig(context));
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
    EXPECT_TRUE(succeeded(path.bufferize(*module, boundary, nullptr)));
    std::string printed;
    llvm::raw_string_ostream os(printed);
    module->print(os);
    return printed;
  };
  PathRegistry registry = PathRegistry::builtin();
  const Path *oneShot = registry.lookup("one-shot");
  DialectRegistry upstreams;
  registerAllDialects(upstreams);
  registerAllExtensions(upstreams);
  MLIRContext pure(upstreams, MLIRContext::Threading::DISABLED);
  pure.loadDialect<bufferization::BufferizationDialect,
                   memref::MemRefDialect>();
  std::string expected = bufferize(&pure, *oneShot);

  auto context = createContext();
  EXPECT_EQ(bufferize(context.get(), *oneShot), expected);
  std::string interface =
      bufferize(context.get(), *registry.lookup("interface"));
  EXPECT_NE(interface, expected);
  EXPECT_EQ(bufferize(context.get(), *oneShot), expected);
  EXPECT_EQ(bufferize(context.get(), *registry.lookup("legacy")), interface);
  {
    comprehensive::ScopedFuncModels outer;
    comprehensive::ScopedFuncModels inner;
  }
  EXPECT_EQ(bufferize(context.get(), *oneShot), expected);
}

} // namespace
