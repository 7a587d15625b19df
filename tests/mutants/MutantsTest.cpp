//===- MutantsTest.cpp - Faults are found, and nothing else is ------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every mutant meets some modules on every change; `bufdiff mutants` has each
// meet up to 5000, five times.
//
//===----------------------------------------------------------------------===//

#include "harness/generator/Generator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "tests/mutants/Engine.h"
#include "tests/mutants/MutantPath.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <map>
#include <regex>

using namespace mlir;
using namespace bufdiff;
using namespace bufdiff::mutants;

namespace {

const Mutant &find(llvm::StringRef name) {
  for (const Mutant &mutant : allMutants())
    if (mutant.name == name)
      return mutant;
  ADD_FAILURE() << "no mutant " << name.str();
  return allMutants().front();
}

MutantRun runOnce(const Mutant &mutant, uint64_t modules) {
  EngineOptions options;
  options.modules = modules;
  std::string error;
  FailureOr<MutantRun> run = runMutant(mutant, 0, options, error);
  EXPECT_TRUE(succeeded(run)) << error;
  return succeeded(run) ? *run : MutantRun();
}

std::string bufferizeSeed(const Path &path, MLIRContext *context,
                          uint64_t seed) {
  ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
  GeneratorOptions options;
  options.limits = path.limits();
  OwningOpRef<ModuleOp> module = generateModule(context, choices, options);
  oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(*module);
  ScopedDiagnosticHandler quiet(context,
                                [](Diagnostic &) { return success(); });
  if (failed(path.bufferize(*module, boundary, nullptr)))
    return "rejected";
  // Functions only, and constants by their types: which of them comes first,
  // and is what equal ones become, depends on addresses.
  std::string text;
  llvm::raw_string_ostream os(text);
  for (auto function : module->getOps<func::FuncOp>())
    if (function.getNumArguments() < 4)
      function.print(os, OpPrintingFlags().assumeVerified());
  static const std::regex number("(@__constant_[0-9a-z]+)_[0-9]+");
  return std::regex_replace(text, number, "$1");
}

TEST(MutantsTest, EveryMutantSaysWhatItIs) {
  std::map<Family, unsigned> families;
  llvm::StringSet<> names;
  for (const Mutant &mutant : allMutants()) {
    EXPECT_TRUE(names.insert(mutant.name).second) << mutant.name;
    EXPECT_FALSE(mutant.fault.empty()) << mutant.name;
    EXPECT_FALSE(mutant.equivalentFor.empty()) << mutant.name;
    EXPECT_EQ(mutant.kinds.empty(), mutant.equivalent) << mutant.name;
    EXPECT_TRUE(mutant.profile.empty() || lookupProfile(mutant.profile))
        << mutant.name;
    ++families[mutant.family];
  }
  EXPECT_GE(allMutants().size(), 80u);
  EXPECT_EQ(families.size(), 4u);
  for (auto [family, count] : families)
    EXPECT_GE(count, 15u) << familyName(family).str();
}

TEST(MutantsTest, TheDocsHaveTheTable) {
  auto file = llvm::MemoryBuffer::getFile(BUFDIFF_DOCS_DIR "/mutants.md");
  ASSERT_TRUE(bool(file));
  EXPECT_TRUE((*file)->getBuffer().contains(mutantTable()))
      << "write what `bufdiff mutants --markdown` prints to docs/mutants.md";
}

TEST(MutantsTest, StagesMakeWhatThePathMakes) {
  Mutant mutant;
  mutant.hooks.decisions = [](ModuleOp, bufferization::OneShotAnalysisState &) {
  };
  auto inStages = makeMutantPath(mutant);
  auto base = makeBase(Base::OneShot);
  auto context = createContext();
  unsigned functions = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    std::string expected = bufferizeSeed(*base, context.get(), seed);
    EXPECT_EQ(bufferizeSeed(*inStages, context.get(), seed), expected) << seed;
    functions += !expected.empty() && expected != "rejected";
  }
  EXPECT_GT(functions, 40u);
}

TEST(MutantsTest, HooksEndWithTheMutant) {
  // All in one context: hooks that another mutant left would be asked.
  auto context = createContext();
  auto base = makeBase(Base::OneShot);
  auto mutant = makeMutantPath(find("linalg-init-not-written"));
  unsigned different = 0;
  for (uint64_t seed = 0; seed < 20; ++seed) {
    std::string before = bufferizeSeed(*base, context.get(), seed);
    different += bufferizeSeed(*mutant, context.get(), seed) != before;
    EXPECT_EQ(bufferizeSeed(*base, context.get(), seed), before) << seed;
  }
  EXPECT_GT(different, 5u);
}

TEST(MutantsTest, WhatTheBaseShowsTooIsNoKill) {
  // A seed shift aside this is a run of the base, upstream's own faults
  // included.
  Mutant nothing;
  nothing.name = "nothing";
  nothing.hooks.output = [](ModuleOp) {
    noteFault();
    return success();
  };
  MutantRun run = runOnce(nothing, 600);
  EXPECT_FALSE(run.kind) << run.signature;
  EXPECT_EQ(run.modules, 600u);
  EXPECT_GT(run.faulty, 500u);
  EXPECT_LT(run.known, 60u);
}

TEST(MutantsTest, KillsAreDeterministic) {
  const Mutant &mutant = find("call-operands-permuted");
  MutantRun first = runOnce(mutant, 500), second = runOnce(mutant, 500);
  ASSERT_TRUE(first.kind);
  EXPECT_EQ(first.modules, second.modules);
  EXPECT_EQ(first.signature, second.signature);
  EXPECT_EQ(first.kind, second.kind);
}

TEST(MutantsTest, DeathsAreKills) {
  EXPECT_EQ(runOnce(find("crashes"), 200).kind, oracle::FindingKind::Crash);
  EXPECT_EQ(runOnce(find("exits"), 200).kind, oracle::FindingKind::Crash);
  EXPECT_EQ(runOnce(find("hangs"), 200).kind, oracle::FindingKind::Timeout);
  EXPECT_EQ(runOnce(find("eats-memory"), 200).kind,
            oracle::FindingKind::OutOfMemory);
}

TEST(MutantsTest, EveryMutantMeetsSomeModules) {
  constexpr uint64_t kCap = 40;
  unsigned killed = 0, killable = 0;
  for (const Mutant &mutant : allMutants()) {
    // Their ends take seconds, and are tested above.
    if (mutant.name == "hangs" || mutant.name == "eats-memory")
      continue;
    MutantRun run = runOnce(mutant, kCap);
    if (mutant.equivalent) {
      EXPECT_FALSE(run.kind) << mutant.name << " is killed: " << run.signature;
      EXPECT_GT(run.faulty, 0u) << mutant.name;
      continue;
    }
    ++killable;
    killed += run.kind.has_value();
    if (run.kind)
      EXPECT_TRUE(llvm::is_contained(mutant.kinds, *run.kind))
          << mutant.name << " is killed by " << run.signature;
  }
  // Most are found at once; the full run has the rest.
  EXPECT_GT(killed * 10, killable * 7) << killed << " of " << killable;
}

} // namespace
