//===- FaultsTest.cpp - A campaign over paths that fail in every way ------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the fault to the row in the campaign's database, with everything in
// between: paths that crash, overflow the stack, loop, allocate without end,
// corrupt the heap, print garbage, and are wrong once in a thousand times, each
// on a few of the modules. A campaign has to find each of them once, say what
// it is, and end.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/campaign/Campaign.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"
#include "gtest/gtest.h"
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <map>
#include <set>
#include <sys/mman.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BUFDIFF_ASAN 1
#endif
#endif

using namespace bufdiff;

//===----------------------------------------------------------------------===//
// Faults, as upstream's code would have them
//===----------------------------------------------------------------------===//

// Names of functions tell upstream's from bufdiff's: hence this namespace.
namespace mlir::faulty {

static volatile int sink = 0;
static char *volatile lastAllocation = nullptr;

[[clang::noinline]] static void writeNowhere() {
  // A page that nobody may touch.
  void *page = mmap(nullptr, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS,
                    /*fd=*/-1, /*offset=*/0);
  *static_cast<volatile char *>(page) = 1;
}

[[clang::noinline]] static int even(int depth);

[[clang::noinline]] static int odd(int depth) {
  volatile char frame[4096];
  frame[depth % sizeof(frame)] = static_cast<char>(depth);
  if (depth == sink)
    return 0;
  int result = even(depth + 1);
  return result + frame[depth % sizeof(frame)];
}

[[clang::noinline]] static int even(int depth) {
  volatile char frame[4096];
  frame[depth % sizeof(frame)] = static_cast<char>(depth);
  if (depth == sink)
    return 1;
  int result = odd(depth + 1);
  return result + frame[depth % sizeof(frame)];
}

/// Where the loop mostly is, below what names it.
[[clang::noinline]] static void lookAround(int how) { sink = sink + how; }

namespace {

/// As an interface's model of an operation.
struct ReturnOpInterface {
  [[clang::noinline]] LogicalResult bufferize(Operation *op) const {
    while (op)
      lookAround(1);
    return success();
  }
};

struct NeverEndingPass
    : public PassWrapper<NeverEndingPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NeverEndingPass)
  void runOnOperation() override {
    getOperation().walk([](func::ReturnOp op) {
      (void)succeeded(ReturnOpInterface().bufferize(op));
    });
  }
};

/// Two patterns that undo each other: the greedy driver never sees an end.
struct AddsMark : public OpRewritePattern<func::ReturnOp> {
  using OpRewritePattern::OpRewritePattern;
  [[clang::noinline]] LogicalResult
  matchAndRewrite(func::ReturnOp op, PatternRewriter &rewriter) const override {
    if (op->hasAttr("mark"))
      return failure();
    rewriter.modifyOpInPlace(
        op, [&] { op->setAttr("mark", rewriter.getUnitAttr()); });
    return success();
  }
};

struct RemovesMark : public OpRewritePattern<func::ReturnOp> {
  using OpRewritePattern::OpRewritePattern;
  [[clang::noinline]] LogicalResult
  matchAndRewrite(func::ReturnOp op, PatternRewriter &rewriter) const override {
    if (!op->hasAttr("mark"))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->removeAttr("mark"); });
    return success();
  }
};

struct UndecidedPass
    : public PassWrapper<UndecidedPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(UndecidedPass)
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<AddsMark, RemovesMark>(&getContext());
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

[[clang::noinline]] static void collect() {
  while (true) {
    lastAllocation = new char[1 << 20];
    memset(lastAllocation, 1, 1 << 20);
  }
}

[[clang::noinline]] static void smashHeap() {
  // What the heap notes in front of a block: its size.
  char *volatile block = static_cast<char *>(malloc(40));
  volatile char *note = block - sizeof(size_t);
  for (unsigned i = 0; i < sizeof(size_t); ++i)
    note[i] = 0x41;
  free(block);
}

} // namespace mlir::faulty

using namespace mlir;

//===----------------------------------------------------------------------===//
// Paths with faults
//===----------------------------------------------------------------------===//

// Ours, since what upstream does ends there.
namespace bufdiff::test {
namespace {

/// Upstream's path with a fault.
class FaultyPath final : public Path {
public:
  /// Whether the fault struck this time.
  using Fault = std::function<bool(ModuleOp)>;

  /// On one module of `rate`, by its text, `before` strikes before anything
  /// else is done; `after` is asked of every output.
  FaultyPath(llvm::StringRef name, unsigned rate, Fault before, Fault after)
      : pathName(name.str()), rate(rate), before(std::move(before)),
        after(std::move(after)), upstream(createOneShotPath()) {
    void *memory = mmap(nullptr, sizeof(*strikes), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    EXPECT_NE(memory, MAP_FAILED);
    strikes = new (memory) std::atomic<unsigned>(0);
  }
  ~FaultyPath() override { munmap(strikes, sizeof(*strikes)); }

  llvm::StringRef name() const override { return pathName; }
  llvm::StringRef description() const override { return "for tests"; }
  PathLimits limits() const override { return upstream->limits(); }
  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &boundary,
                          Decisions *decisions) const override {
    if (before && llvm::xxh3_64bits(pathName + print(module)) % rate == 0) {
      ++*strikes;
      before(module);
    }
    if (failed(upstream->bufferize(module, boundary, decisions)))
      return failure();
    if (after && after(module))
      ++*strikes;
    return success();
  }
  /// So often it struck, in all processes.
  unsigned struck() const { return strikes->load(); }

private:
  static std::string print(ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream(text) << module;
    return text;
  }

  std::string pathName;
  unsigned rate;
  Fault before, after;
  std::unique_ptr<Path> upstream;
  /// In memory that workers share.
  std::atomic<unsigned> *strikes = nullptr;
};

} // namespace
} // namespace bufdiff::test

using bufdiff::test::FaultyPath;

namespace {

class FaultsTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("bufdiff-faults", root));
    healthy = createOneShotPath();
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(root));
  }

  FaultyPath &add(llvm::StringRef name, unsigned rate, FaultyPath::Fault before,
                  FaultyPath::Fault after = nullptr) {
    paths.push_back(std::make_unique<FaultyPath>(name, rate, std::move(before),
                                                 std::move(after)));
    return *paths.back();
  }
  std::string directory() const { return (root + "/campaign").str(); }

  /// Continues the campaign, or begins it, for `count` modules.
  void fuzz(uint64_t count, const WorkerOptions &workers,
            const std::function<bool()> &shouldStop = nullptr) {
    std::string error;
    CampaignSettings settings;
    FailureOr<std::unique_ptr<Store>> store =
        llvm::sys::fs::exists(directory())
            ? Store::open(directory(), error)
            : Store::create(directory(), settings, error);
    ASSERT_TRUE(succeeded(store)) << error;
    CampaignOptions options;
    // The paths are in no registry.
    options.makesBundles = false;
    options.announce = [&](const StoredFinding &finding) {
      announced.push_back(finding.signature);
    };
    Campaign campaign(std::move(*store), options);
    FailureOr<FuzzState> state = campaign.makeState(error);
    ASSERT_TRUE(succeeded(state)) << error;
    CheckOptions checks;
    checks.paths = {healthy.get()};
    for (const std::unique_ptr<FaultyPath> &path : paths)
      checks.paths.push_back(path.get());
    FuzzEvents events;
    events.onModule = [&](const FuzzModule &module) {
      campaign.onModule(module);
    };
    events.onBatch = [&](const FuzzState &merged,
                         llvm::ArrayRef<FuzzModule> modules) {
      campaign.onBatch(merged, modules);
    };
    events.shouldStop = [&] {
      return campaign.shouldStop() || (shouldStop && shouldStop());
    };
    ASSERT_TRUE(succeeded(runFuzzLoop(*state, state->nextModule() + count,
                                      checks, workers, events, error)))
        << error;
    ASSERT_TRUE(succeeded(campaign.finish([] { return false; }, error)))
        << error;
  }

  /// What the campaign holds: signatures and how many modules show each.
  /// Upstream's own faults, which every path has then, are left out.
  std::map<std::string, uint64_t> found() {
    std::string error;
    FailureOr<std::unique_ptr<Store>> store = Store::read(directory(), error);
    EXPECT_TRUE(succeeded(store)) << error;
    std::map<std::string, uint64_t> all;
    if (failed(store))
      return all;
    modules = (*store)->stats().modules;
    for (const auto &[signature, finding] : (*store)->findings()) {
      std::string upstreams = signature;
      size_t at = upstreams.find(":" + finding.path + ":");
      if (at != std::string::npos)
        upstreams.replace(at + 1, finding.path.size(), healthy->name().str());
      if (!(*store)->findings().count(upstreams))
        all[signature] = finding.count;
    }
    return all;
  }

  llvm::SmallString<128> root;
  std::unique_ptr<Path> healthy;
  std::vector<std::unique_ptr<FaultyPath>> paths;
  std::vector<std::string> announced;
  uint64_t modules = 0;
};

} // namespace

/// Writes into the first buffer of numbers that the entry allocates and
/// returns; whether there was one.
static bool overwriteResult(ModuleOp module) {
  auto entry = module.lookupSymbol<func::FuncOp>(kEntryName);
  auto end = entry ? dyn_cast<func::ReturnOp>(entry.back().getTerminator())
                   : func::ReturnOp();
  if (!end)
    return false;
  for (Value result : end.getOperands()) {
    auto type = dyn_cast<MemRefType>(result.getType());
    if (!type || !type.getElementType().isInteger(32) ||
        !type.hasStaticShape() || type.getNumElements() == 0)
      continue;
    // Others may be constants, and writing to those is another fault.
    Value buffer = result;
    while (auto cast = buffer.getDefiningOp<memref::CastOp>())
      buffer = cast.getSource();
    if (!buffer.getDefiningOp<memref::AllocOp>())
      continue;
    OpBuilder b(end);
    constexpr int kUnlikely = 0x5a5a5a;
    Value zero = arith::ConstantIndexOp::create(b, end.getLoc(), 0);
    Value value =
        arith::ConstantIntOp::create(b, end.getLoc(), kUnlikely, /*width=*/32);
    memref::StoreOp::create(b, end.getLoc(), value, result,
                            SmallVector<Value>(type.getRank(), zero));
    return true;
  }
  return false;
}

TEST_F(FaultsTest, EachIsFoundOnceAndNamed) {
  constexpr unsigned kRate = 250;
  std::map<std::string, FaultyPath *> deaths;
  deaths["crash:crashes:SIGSEGV in mlir::faulty::writeNowhere:bufferize"] =
      &add("crashes", kRate, [](ModuleOp) {
        faulty::writeNowhere();
        return true;
      });
  deaths["crash:overflows:stack overflow in mlir::faulty::even < "
         "mlir::faulty::odd:bufferize"] =
      &add("overflows", kRate, [](ModuleOp) {
        faulty::sink = faulty::even(1);
        return true;
      });
  deaths["timeout:loops:timeout in mlir::faulty::NeverEndingPass > "
         "mlir::faulty::ReturnOpInterface::bufferize:bufferize"] =
      &add("loops", kRate, [](ModuleOp module) {
        PassManager manager(module.getContext());
        manager.addPass(std::make_unique<faulty::NeverEndingPass>());
        return succeeded(manager.run(module));
      });
  deaths["timeout:rewrites:timeout in mlir::faulty::UndecidedPass > "
         "mlir::faulty::AddsMark::matchAndRewrite:bufferize"] =
      &add("rewrites", kRate, [](ModuleOp module) {
        PassManager manager(module.getContext());
        manager.addPass(std::make_unique<faulty::UndecidedPass>());
        return succeeded(manager.run(module));
      });
  deaths["out-of-memory:collects:out of memory in mlir::faulty::collect:"
         "bufferize"] = &add("collects", kRate, [](ModuleOp) {
    faulty::collect();
    return true;
  });
#ifndef BUFDIFF_ASAN
  // The sanitizer has a heap of its own.
  deaths["crash:smashes:heap corruption:bufferize"] =
      &add("smashes", kRate, [](ModuleOp) {
        faulty::smashHeap();
        return true;
      });
#endif
  // Nothing that MLIR reads again. Only every so-many-th module is printed.
  add("garbage", 1, nullptr, [](ModuleOp module) {
    bool changed = false;
    // Every module has some.
    module.walk([&](func::FuncOp op) {
      op->setDiscardableAttr(
          "origin",
          OpaqueAttr::get(StringAttr::get(op->getContext(), "nowhere"), "here",
                          NoneType::get(op->getContext())));
      changed = true;
    });
    return changed;
  });
  constexpr unsigned kOften = 1000;
  auto *calls =
      new (mmap(nullptr, sizeof(std::atomic<unsigned>), PROT_READ | PROT_WRITE,
                MAP_SHARED | MAP_ANONYMOUS, -1, 0)) std::atomic<unsigned>(0);
  FaultyPath &rare = add("rarely", 1, nullptr, [&](ModuleOp module) {
    // Then the next module that has something to be spoilt.
    if (++*calls < kOften || !overwriteResult(module))
      return false;
    calls->store(0);
    return true;
  });

  WorkerOptions workers;
  workers.stallSeconds = 0.5;
  workers.memoryBytes = uint64_t(700) << 20;
  // In two parts, since what is found again is not new.
  constexpr uint64_t kFirst = 2 * kBatchModules, kSecond = 3 * kBatchModules;
  ASSERT_NO_FATAL_FAILURE(fuzz(kFirst, workers));
  ASSERT_NO_FATAL_FAILURE(fuzz(kSecond, workers));

  std::map<std::string, uint64_t> all = found();
  EXPECT_EQ(modules, kFirst + kSecond);
  for (const auto &[signature, path] : deaths) {
    EXPECT_GE(path->struck(), 1u) << signature;
    // Once for each module that shows it.
    EXPECT_EQ(all[signature], path->struck()) << signature;
  }
  // The rest of the signature is the parser's diagnostic.
  std::string printed = "unparseable-output:garbage:";
  for (const auto &[signature, count] : all)
    if (llvm::StringRef(signature).starts_with(printed))
      printed = signature;
  EXPECT_NE(printed.find("created with unregistered dialect"),
            std::string::npos)
      << printed;
  // The seed of the campaign is 1, and the first module is looked at twice.
  EXPECT_EQ(all[printed], (kFirst + kSecond) / kSecondLookRate + 1);
  // Asked again, it is right: no operation is to blame.
  std::string once = "wrong-result:rarely:not every time";
  EXPECT_GE(rare.struck(), 1u);
  EXPECT_GE(all[once], 1u);
  EXPECT_LE(all[once], rare.struck());

  std::set<std::string> expected = {printed, once};
  for (const auto &[signature, path] : deaths)
    expected.insert(signature);
  std::set<std::string> signatures;
  for (const auto &[signature, count] : all)
    signatures.insert(signature);
  EXPECT_EQ(signatures, expected);
  // Each was new once.
  for (const std::string &signature : expected)
    EXPECT_EQ(llvm::count(announced, signature), 1) << signature;
}

TEST_F(FaultsTest, ACampaignEndsWhateverHangs) {
  add("loops", 1, [](ModuleOp module) {
    PassManager manager(module.getContext());
    manager.addPass(std::make_unique<faulty::NeverEndingPass>());
    return succeeded(manager.run(module));
  });
  WorkerOptions workers;
  workers.jobs = 2;
  auto start = std::chrono::steady_clock::now();
  auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  ASSERT_NO_FATAL_FAILURE(
      fuzz(kBatchModules, workers, [&] { return elapsed() > 0.5; }));
  // Well before the ten seconds that a module may take; a busy machine gets
  // more time than a user would have to wait.
  EXPECT_LT(elapsed(), 8);
}
