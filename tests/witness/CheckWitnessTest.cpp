//===- CheckWitnessTest.cpp - Tests of checks that ask the witness --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Driver.h"
#include "harness/check/Tally.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "oracle/interpreter/Decoder.h"
#include "oracle/interpreter/Machine.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace bufdiff;

namespace {

constexpr llvm::StringLiteral kModule = R"mlir(
func.func @main(%t: tensor<3xi32>, %v: i32) -> tensor<3xi32> {
  %c1 = arith.constant 1 : index
  %sum = arith.addi %v, %v : i32
  %0 = tensor.insert %sum into %t[%c1] : tensor<3xi32>
  return %0 : tensor<3xi32>
}
)mlir";

constexpr llvm::StringLiteral kWrongTrace = R"mlir(
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 77 : i32
  %t = arith.constant dense<6> : tensor<5xi32>
  scf.for %k = %c0 to %c4 step %c1 {
    %m = bufferization.to_buffer %t : tensor<5xi32> to memref<5xi32>
    %a = memref.load %m[%k] : memref<5xi32>
    %k1 = arith.addi %k, %c1 : index
    memref.store %v, %m[%k1] : memref<5xi32>
    vector.print %a : i32
  }
  return
}
)mlir";

class CheckWitnessTest : public ::testing::Test {
protected:
  ModuleVerdict check(const oracle::OpRegistry &ops, llvm::StringRef text,
                      unsigned witnessRate = 1) {
    CheckOptions options;
    for (const char *name : {"one-shot", "interface", "legacy"})
      options.paths.push_back(paths.lookup(name));
    options.witnessRate = witnessRate;
    Checker checker(ops, options);
    std::string error;
    FailureOr<ModuleVerdict> verdict = checker.checkText(text, "test", error);
    EXPECT_TRUE(succeeded(verdict)) << error;
    return succeeded(verdict) ? *verdict : ModuleVerdict();
  }

  PathRegistry paths = PathRegistry::builtin();
};

TEST_F(CheckWitnessTest, everyPathIsWitnessed) {
  auto ops = oracle::OpRegistry::builtin();
  ModuleVerdict verdict = check(ops, kModule);
  EXPECT_TRUE(verdict.findings.empty());
  // Two input sets; legacy is judged by interface.
  EXPECT_EQ(verdict.witnessed, 2 * kDefaultInputSets);
  EXPECT_TRUE(verdict.unwitnessed.empty());
}

TEST_F(CheckWitnessTest, nobodyAsks) {
  auto ops = oracle::OpRegistry::builtin();
  ModuleVerdict verdict = check(ops, kModule, /*witnessRate=*/0);
  EXPECT_EQ(verdict.witnessed, 0u);
  EXPECT_EQ(verdict.agreements, 3 * kDefaultInputSets);
}

/// arith.addi as an interpreter would have it that forgets to add.
const oracle::Inst *runFirstOperand(oracle::Machine &machine,
                                    const oracle::Inst &inst) {
  machine.result(inst).setScalar(machine.operand(inst, 0).scalar());
  return machine.next(inst);
}

TEST_F(CheckWitnessTest, aWrongInterpreterIsFound) {
  auto ops = oracle::OpRegistry::builtin();
  ops.addSimple<arith::AddIOp, runFirstOperand>(oracle::ScalarLevel);
  ModuleVerdict verdict = check(ops, kModule);
  // The module and what the paths make of it are wrong alike.
  EXPECT_GT(verdict.agreements, 0u);
  EXPECT_EQ(verdict.witnessed, 0u);
  ASSERT_FALSE(verdict.findings.empty());
  const Finding &finding = verdict.findings.front();
  EXPECT_EQ(finding.kind, oracle::FindingKind::WitnessDisagrees);
  EXPECT_EQ(finding.path, "one-shot");
  EXPECT_EQ(finding.signature,
            "witness-disagrees:one-shot:unwritten:memref.store");
  EXPECT_NE(finding.explanation.find("compiled code: result #0 [1] is"),
            std::string::npos)
      << finding.explanation;
}

TEST_F(CheckWitnessTest, whatIsFoundWrongIsWitnessed) {
  // Hoisted out of the loop, to_buffer no longer gives a fresh copy each time.
  std::string error;
  std::unique_ptr<Path> path = createPipelinePath(
      "--loop-invariant-code-motion "
      "--one-shot-bufferize=\"bufferize-function-boundaries\"",
      error);
  ASSERT_TRUE(path) << error;
  CheckOptions options;
  options.paths = {path.get()};
  options.witnessRate = 100;
  auto ops = oracle::OpRegistry::builtin();
  Checker checker(ops, options);
  checker.setWitness(false);
  FailureOr<ModuleVerdict> verdict =
      checker.checkText(kWrongTrace, "test", error);
  ASSERT_TRUE(succeeded(verdict)) << error;
  ASSERT_EQ(verdict->findings.size(), 1u);
  EXPECT_EQ(verdict->witnessed, 1u);
  EXPECT_NE(verdict->findings.front().explanation.find("second witness"),
            std::string::npos);
}

TEST_F(CheckWitnessTest, whatItCannotTakeIsNamed) {
  auto ops = oracle::OpRegistry::builtin();
  ModuleVerdict verdict = check(ops, R"mlir(
func.func @main(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = arith.addf %a, %a : f8E4M3FN
  return %0 : f8E4M3FN
})mlir");
  EXPECT_TRUE(verdict.findings.empty());
  EXPECT_EQ(verdict.witnessed, 0u);
  ASSERT_FALSE(verdict.unwitnessed.empty());
  EXPECT_EQ(verdict.unwitnessed.front(),
            "lowering: no conversion of arith.addf");

  // Neither judged nor discarded because of it.
  EXPECT_EQ(verdict.worst(), VerdictClass::Agree);
  Tally tally;
  tally.add(0, "test", verdict);
  EXPECT_EQ(tally.unwitnessed().begin()->first,
            "lowering: no conversion of arith.addf");
}

TEST_F(CheckWitnessTest, recordsKeepWhatItSaid) {
  ModuleVerdict verdict;
  verdict.witnessed = 300;
  verdict.unwitnessed = {"lowering: x", ""};
  std::optional<ModuleVerdict> decoded = decodeVerdict(encodeVerdict(verdict));
  ASSERT_TRUE(decoded);
  EXPECT_EQ(decoded->witnessed, 300u);
  EXPECT_EQ(decoded->unwitnessed, verdict.unwitnessed);
  decoded->merge(ModuleVerdict(verdict));
  EXPECT_EQ(decoded->witnessed, 600u);
  EXPECT_EQ(decoded->unwitnessed.size(), 4u);
}

TEST_F(CheckWitnessTest, whoDiesInItIsNotThePath) {
  WorkerDeath death;
  death.code = 11;
  death.path = kWitnessPath + 1;
  death.stage = Stage::Witness;
  Finding finding = makeDeathFinding(death, {paths.lookup("one-shot")});
  EXPECT_EQ(finding.kind, oracle::FindingKind::WitnessDisagrees);
  EXPECT_EQ(finding.path, "one-shot");
  EXPECT_EQ(finding.signature, "witness-disagrees:one-shot:SIGSEGV:witness");
}

TEST_F(CheckWitnessTest, oneSeedInSoMany) {
  CheckOptions options;
  options.paths = {paths.lookup("one-shot")};
  options.witnessRate = 4;
  std::vector<uint64_t> chosen, others;
  std::string error;
  WorkerOptions workers;
  ASSERT_TRUE(succeeded(checkSeeds(
      6, 14, options, workers,
      [&](uint64_t seed, const ModuleVerdict &verdict) {
        if (verdict.witnessed + verdict.unwitnessed.size() == 0)
          return;
        if (seed % 4 == 0)
          chosen.push_back(seed);
        else if (verdict.findings.empty())
          others.push_back(seed);
      },
      nullptr, error)))
      << error;
  llvm::sort(chosen);
  EXPECT_EQ(chosen, (std::vector<uint64_t>{8, 12}));
  // What is wrong has a witness anyway.
  EXPECT_EQ(others, (std::vector<uint64_t>{}));
}

} // namespace
