//===- BundleTest.cpp - Bundles
//---------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using oracle::FindingKind;

namespace {

class Bundle : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("bufdiff", directory));
    contents.target.kind = FindingKind::UninitializedRead;
    contents.target.path = "one-shot";
    contents.target.family = "one-shot";
    contents.target.blame = "linalg.map:func.func";
    contents.flags.paths = {"one-shot"};
    contents.source = "seed 7";
    contents.reduced = withDirectives(R"(module {
  func.func @main(%a: tensor<1xf32>) -> tensor<1xf32> {
    %c = arith.constant dense<0.0> : tensor<1xf32>
    %m = linalg.map outs(%c : tensor<1xf32>) (%o: f32) { linalg.yield %o : f32 }
    return %m : tensor<1xf32>
  }
}
)",
                                      contents.flags, contents.target);
    contents.original = contents.reduced;
    contents.explanation = "what was seen\n";
    contents.opsBefore = 30;
    contents.opsAfter = 4;
  }
  void TearDown() override { llvm::sys::fs::remove_directories(directory); }

  std::string in(llvm::StringRef name) const {
    llvm::SmallString<128> path(directory);
    llvm::sys::path::append(path, name);
    return path.str().str();
  }
  static std::string read(llvm::StringRef file) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    EXPECT_TRUE(bool(buffer)) << file.str();
    return buffer ? (*buffer)->getBuffer().str() : std::string();
  }
  unsigned numEntries() const {
    std::error_code code;
    unsigned count = 0;
    for (llvm::sys::fs::directory_iterator it(directory, code), end;
         it != end && !code; it.increment(code))
      ++count;
    return count;
  }

  llvm::SmallString<128> directory;
  BundleContents contents;
  std::string error;
};

TEST_F(Bundle, ReportSaysValuesCopyAndVersions) {
  contents.explanation =
      "uninitialized-read on path one-shot, entry @main, input set 0\n"
      "  result #0 [0] is undefined, expected 0\n"
      "  in the output, by: reduced.mlir:7: linalg.map outs(%alloc)\n"
      "  decision: operand #0 (%c) of linalg.map is out-of-place\n"
      "  decision: with a copy at linalg.map in func.func the fault is gone\n"
      "  output of one-shot:\n"
      "    decision: with a copy at x the fault is gone\n";
  contents.versions = {{"mlir-opt-16", "16.0.6", false, "is right"},
                       {"mlir-opt-19", "19.1.7", true, "shows it too"},
                       {"mlir-opt-20", "", false, "cannot be asked: why"}};
  std::string name = in("b");
  ASSERT_TRUE(succeeded(writeBundle(name, contents, WorkerOptions(), error)))
      << error;
  std::string report = read(name + "/report.md");
  for (const char *part :
       {"| `result #0 [0]` | `0` | `undefined` |\n",
        "\n\nThe operation of the output, with the line of `reduced.mlir` that "
        "it comes from: `reduced.mlir:7: linalg.map outs(%alloc)`.\n",
        "\n\nWhat the analysis decided: operand #0 (%c) of linalg.map is "
        "out-of-place.\n",
        "\n\nWith a copy at `linalg.map in func.func` the fault is gone.\n",
        "\n- MLIR 16.0.6 (`mlir-opt-16`): is right\n"
        "- MLIR 19.1.7 (`mlir-opt-19`): shows it too\n"
        "- `mlir-opt-20`: cannot be asked: why\n"})
    EXPECT_TRUE(llvm::StringRef(report).contains(part)) << part << report;
  EXPECT_FALSE(llvm::StringRef(report).contains("With a copy at `x`"));
  llvm::Expected<llvm::json::Value> record =
      llvm::json::parse(read(name + "/finding.json"));
  ASSERT_TRUE(bool(record));
  const llvm::json::Array *versions =
      record->getAsObject()->getArray("versions");
  ASSERT_TRUE(versions);
  ASSERT_EQ(versions->size(), 3u);
  const llvm::json::Object &newer = *(*versions)[1].getAsObject();
  EXPECT_EQ(newer.getString("program"), llvm::StringRef("mlir-opt-19"));
  EXPECT_EQ(newer.getString("version"), llvm::StringRef("19.1.7"));
  EXPECT_EQ(newer.getBoolean("shows"), true);
  EXPECT_EQ(newer.getString("verdict"), llvm::StringRef("shows it too"));

  // Nobody else is installed; and nobody else has the path.
  contents.versions->clear();
  ASSERT_TRUE(succeeded(writeBundle(in("c"), contents, WorkerOptions(), error)))
      << error;
  EXPECT_TRUE(llvm::StringRef(read(in("c/report.md")))
                  .contains(" shows it. No other version is installed.\n"));
  EXPECT_FALSE(mlirOptFlags("one-shot").empty());
  EXPECT_TRUE(mlirOptFlags("mlir-opt@19.1.7").empty());
  contents.target.path = "interface";
  EXPECT_TRUE(askVersions(contents.reduced, contents.target, contents.flags,
                          WorkerOptions())
                  .empty());
}

TEST_F(Bundle, ReadsItsTexts) {
  std::string name = in("b");
  ASSERT_TRUE(succeeded(writeBundle(name, contents, WorkerOptions(), error)))
      << error;
  FailureOr<BundleTexts> texts = readBundleTexts(name, error);
  ASSERT_TRUE(succeeded(texts)) << error;
  EXPECT_EQ(texts->reduced, contents.reduced);
  EXPECT_EQ(texts->report, read(name + "/report.md"));
  EXPECT_EQ(texts->record.source, "seed 7");
  EXPECT_EQ(texts->record.opsBefore, 30u);
  ASSERT_EQ(texts->record.outputs,
            std::vector<std::string>{"output-one-shot.mlir"});
  EXPECT_EQ(texts->outputs.front(), read(name + "/output-one-shot.mlir"));

  ASSERT_FALSE(llvm::sys::fs::setPermissions(name + "/reduced.mlir",
                                             llvm::sys::fs::all_all));
  ASSERT_TRUE(succeeded(writeWhole(name + "/reduced.mlir", "module", error)));
  EXPECT_TRUE(failed(readBundleTexts(name, error)));
  EXPECT_EQ(error, "'" + name + "' is damaged: its reduced.mlir was cut off: " +
                       "6 bytes of " + std::to_string(contents.reduced.size()));
}

TEST_F(Bundle, HoldsEverything) {
  std::string name = in("b");
  ASSERT_TRUE(succeeded(writeBundle(name, contents, WorkerOptions(), error)))
      << error;
  EXPECT_EQ(read(name + "/reduced.mlir"), contents.reduced);
  EXPECT_EQ(read(name + "/original.mlir"), contents.original);
  std::string output = read(name + "/output-one-shot.mlir");
  EXPECT_TRUE(llvm::StringRef(output).contains("memref.alloc")) << output;
  EXPECT_FALSE(llvm::StringRef(output).contains("tensor<") &&
               !llvm::StringRef(output).contains("memref.global"));

  std::string script = read(name + "/repro.sh");
  EXPECT_TRUE(llvm::StringRef(script).starts_with("#!/bin/sh\n"));
  EXPECT_TRUE(llvm::StringRef(script).contains(
      "\"$MLIR_OPT\" --one-shot-bufferize=bufferize-function-boundaries "
      "reduced.mlir\n"));
  // mlir-opt alone does not run it.
  EXPECT_TRUE(
      llvm::StringRef(script).contains("\"$BUFDIFF\" repro reduced.mlir\n"));
  EXPECT_TRUE(llvm::sys::fs::can_execute(name + "/repro.sh"));

  std::string report = read(name + "/report.md");
  for (const char *part :
       {"# [mlir][bufferization] One-Shot Bufferize reads memory that was "
        "never written\n",
        "## Input\n\n```mlir\nmodule {\n", "## Command",
        "bufdiff check reduced.mlir", "## Expected and actual", "what was seen",
        "## Why the input is free of undefined behaviour",
        "## Where the copy is missing", "## Versions\n\nMLIR ", "seed 7"})
    EXPECT_TRUE(llvm::StringRef(report).contains(part)) << part << report;
  EXPECT_FALSE(llvm::StringRef(report).contains("bufdiff-expect"));

  llvm::Expected<llvm::json::Value> record =
      llvm::json::parse(read(name + "/finding.json"));
  ASSERT_TRUE(bool(record));
  const llvm::json::Object &object = *record->getAsObject();
  EXPECT_EQ(object.getString("kind"), llvm::StringRef("uninitialized-read"));
  EXPECT_EQ(object.getString("check"), llvm::StringRef("--paths one-shot"));
  EXPECT_EQ(object.getInteger("ops_after"), 4);

  FailureOr<BundleRecord> again = readBundle(name, error);
  ASSERT_TRUE(succeeded(again)) << error;
  EXPECT_EQ(again->kind, FindingKind::UninitializedRead);
  EXPECT_EQ(again->path, "one-shot");
  EXPECT_EQ(again->signature,
            "uninitialized-read:one-shot:linalg.map:func.func");
}

TEST_F(Bundle, IsThereWholeOrNotAtAll) {
  std::string name = in("b");
  ASSERT_TRUE(succeeded(writeBundle(name, contents, WorkerOptions(), error)));
  EXPECT_EQ(numEntries(), 1u);
  EXPECT_TRUE(failed(writeBundle(name, contents, WorkerOptions(), error)));
  EXPECT_TRUE(llvm::StringRef(error).contains("cannot make '")) << error;
  EXPECT_TRUE(
      failed(writeBundle(in("no/such"), contents, WorkerOptions(), error)));
  EXPECT_EQ(numEntries(), 1u);
}

TEST_F(Bundle, APathThatDiesLeavesANote) {
  contents.flags.paths = {"one-shot"};
  contents.reduced = "module {";
  std::string name = in("b");
  ASSERT_TRUE(succeeded(writeBundle(name, contents, WorkerOptions(), error)))
      << error;
  std::string output = read(name + "/output-one-shot.mlir");
  EXPECT_TRUE(llvm::StringRef(output).starts_with("// ")) << output;
}

TEST_F(Bundle, ForeignDirectoriesAreTold) {
  EXPECT_TRUE(failed(readBundle(directory, error)));
  EXPECT_TRUE(
      llvm::StringRef(error).ends_with("is no bundle: it has no original.mlir"))
      << error;
  std::string name = in("b");
  ASSERT_TRUE(succeeded(writeBundle(name, contents, WorkerOptions(), error)));
  ASSERT_TRUE(succeeded(writeWhole(name + "/finding.json", "{", error)));
  EXPECT_TRUE(failed(readBundle(name, error)));
  EXPECT_TRUE(llvm::StringRef(error).ends_with("finding.json is no JSON"))
      << error;
  ASSERT_TRUE(succeeded(writeWhole(name + "/finding.json", "[]", error)));
  EXPECT_TRUE(failed(readBundle(name, error)));
  ASSERT_TRUE(succeeded(writeWhole(
      name + "/finding.json",
      R"({"kind": "bad-luck", "path": "p", "signature": "s"})", error)));
  EXPECT_TRUE(failed(readBundle(name, error)));
  EXPECT_TRUE(llvm::StringRef(error).contains("unknown kind 'bad-luck'"))
      << error;
}

TEST(BundleCommands, MlirOptFlags) {
  EXPECT_EQ(mlirOptFlags("one-shot"),
            "--one-shot-bufferize=bufferize-function-boundaries");
  EXPECT_EQ(mlirOptFlags("interface"), "");
  EXPECT_EQ(mlirOptFlags("one-shot:identity+fuzz-12"),
            "--one-shot-bufferize='bufferize-function-boundaries "
            "function-boundary-type-conversion=identity-layout-map "
            "analysis-heuristic=fuzzer analysis-fuzzer-seed=12'");
  EXPECT_EQ(mlirOptFlags("one-shot:no-analysis-f"),
            "--one-shot-bufferize='bufferize-function-boundaries "
            "no-analysis-func-filter=f'");
  // The pass has no option for it.
  EXPECT_EQ(mlirOptFlags("one-shot:space-1"), "");
  EXPECT_EQ(mlirOptFlags("legacy"), "");
  EXPECT_EQ(mlirOptFlags("one-shot-bufferize{a=1 b=2},buffer-hoisting"),
            "--one-shot-bufferize='a=1 b=2' --buffer-hoisting");
  EXPECT_EQ(mlirOptFlags("builtin.module(cse)"),
            "--pass-pipeline='builtin.module(cse)'");
  EXPECT_EQ(mlirOptFlags("cse,func.func(cse)"),
            "--pass-pipeline='builtin.module(cse,func.func(cse))'");
}

//===----------------------------------------------------------------------===//
// Programs that print
//===----------------------------------------------------------------------===//

/// Two results of a call share a buffer, of which one is written.
static constexpr const char *kSharedResults = R"(
func.func private @f(%t: TENSOR) -> (TENSOR, TENSOR) {
  return %t, %t : TENSOR, TENSOR
}
func.func @main(%t: TENSOR, %x: ELEMENT) -> (TENSOR, ELEMENT) {
  %c0 = arith.constant 0 : index
  %r:2 = call @f(%t) : (TENSOR) -> (TENSOR, TENSOR)
  %u = tensor.insert %x into %r#1[%c0] : TENSOR
  %y = tensor.extract %u[%c0] : TENSOR
  return %r#0, %y : TENSOR, ELEMENT
})";

static std::optional<Runnable>
runnableOf(std::string text, llvm::StringRef path = "one-shot",
           FindingKind kind = FindingKind::WrongResult) {
  Target target;
  target.kind = kind;
  target.path = path.str();
  CheckFlags flags;
  flags.paths = {path.str()};
  return makeRunnable(text, target, flags, WorkerOptions());
}

static std::string sharedResults(llvm::StringRef tensor,
                                 llvm::StringRef element) {
  std::string text;
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(kSharedResults).split(parts, "TENSOR");
  text = llvm::join(parts, tensor);
  parts.clear();
  llvm::StringRef(text).split(parts, "ELEMENT");
  return llvm::join(parts, element);
}

TEST(Runnable, PrintsWhatTheTensorProgramMeans) {
  // Inputs count up from 1, with signs by turns.
  std::optional<Runnable> program =
      runnableOf(sharedResults("tensor<2xi8>", "i8"));
  ASSERT_TRUE(program);
  EXPECT_EQ(program->expected, "result #0:\n1\n-2\nresult #1:\n3\n");
  EXPECT_TRUE(llvm::StringRef(program->module)
                  .contains("tensor.from_elements %c1_i8, %c-2_i8"))
      << program->module;
  EXPECT_TRUE(llvm::StringRef(program->module).contains("func.func @run() {"));
  // Also on a path with options.
  EXPECT_TRUE(
      runnableOf(sharedResults("tensor<2xi8>", "i8"), "one-shot:identity"));
}

TEST(Runnable, FloatsAndDynamicExtents) {
  std::optional<Runnable> program =
      runnableOf(sharedResults("tensor<2xf32>", "f32"));
  ASSERT_TRUE(program);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(program->expected).split(lines, '\n');
  ASSERT_EQ(lines.size(), 6u) << program->expected;
  // The bits of what the first argument begins with.
  EXPECT_EQ(lines[1], std::to_string(llvm::bit_cast<uint32_t>(1.5f)))
      << program->expected;
  program = runnableOf(sharedResults("tensor<?xi32>", "i32"));
  ASSERT_TRUE(program);
  EXPECT_TRUE(llvm::StringRef(program->module).contains("tensor.cast"))
      << program->module;
}

TEST(Runnable, OnlyWhereThereIsSomethingToPrint) {
  std::string text = sharedResults("tensor<2xi32>", "i32");
  // Another kind; a path that mlir-opt has not.
  EXPECT_FALSE(runnableOf(text, "one-shot", FindingKind::WriteToConstant));
  EXPECT_FALSE(runnableOf(text, "interface"));
  // Types that a runner cannot be given or print.
  EXPECT_FALSE(runnableOf(sharedResults("tensor<2xf16>", "f16")));
  EXPECT_FALSE(runnableOf(sharedResults("tensor<2xi7>", "i7")));
  // External functions.
  EXPECT_FALSE(runnableOf(text + "func.func private @e()\n"));
  // The name is taken.
  EXPECT_FALSE(runnableOf(text + "func.func private @run() { return }\n"));
  // There is no fault.
  EXPECT_FALSE(runnableOf(R"(
    func.func @main(%t: tensor<2xi32>) -> tensor<2xi32> {
      return %t : tensor<2xi32>
    })"));
  EXPECT_FALSE(runnableOf("func.func @main("));
}

TEST(BundleCommands, WhatMlirOptShows) {
  EXPECT_TRUE(isShownByMlirOpt(FindingKind::Crash));
  EXPECT_TRUE(isShownByMlirOpt(FindingKind::VerifierFailure));
  EXPECT_FALSE(isShownByMlirOpt(FindingKind::WrongResult));
  EXPECT_FALSE(isShownByMlirOpt(FindingKind::WriteToConstant));
}

} // namespace
