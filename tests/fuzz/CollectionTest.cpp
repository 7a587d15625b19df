//===- CollectionTest.cpp -------------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/corpus/Collection.h"
#include "harness/corpus/Envelope.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <fstream>
#include <gtest/gtest.h>

using namespace bufdiff;
using namespace mlir;

namespace {

using Bytes = std::vector<uint8_t>;

/// A directory that is gone afterwards.
class Directory {
public:
  Directory() {
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("corpus", path));
  }
  ~Directory() { llvm::sys::fs::remove_directories(path); }

  std::string operator/(llvm::StringRef name) const {
    llvm::SmallString<128> file(path);
    llvm::sys::path::append(file, name);
    return file.str().str();
  }
  void write(llvm::StringRef name, llvm::StringRef contents) const {
    std::string file = *this / name;
    EXPECT_FALSE(
        llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file)));
    std::ofstream(file, std::ios::binary) << contents.str();
  }
  std::string root() const { return path.str().str(); }

private:
  llvm::SmallString<128> path;
};

std::string readText(const std::string &file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

TEST(Envelope, IsReadAsItWasWritten) {
  Envelope envelope;
  envelope.text = "func.func @main() {\n  return\n}\n";
  envelope.profile = "loops";
  for (unsigned i = 0; i < 300; ++i) {
    envelope.choices.push_back(i * 7);
    envelope.features.push_back(i * 400);
  }
  std::string file = printEnvelope(envelope);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(file).split(lines, '\n');
  for (llvm::StringRef line : lines)
    EXPECT_LE(line.size(), 100u);
  std::string error;
  FailureOr<Envelope> read = parseEnvelope(file, error);
  ASSERT_TRUE(succeeded(read)) << error;
  EXPECT_EQ(read->text, envelope.text);
  EXPECT_EQ(read->profile, envelope.profile);
  EXPECT_EQ(read->choices, envelope.choices);
  EXPECT_EQ(read->features, envelope.features);
  // MLIR sees comments.
  Bytes bytes(file.begin(), file.end());
  InputFormOptions options;
  EXPECT_TRUE(
      lookupInputForm("mlir")->make(options, error)->check(bytes).isInput);
}

TEST(Envelope, AModuleAloneIsOne) {
  std::string error;
  FailureOr<Envelope> read = parseEnvelope("// hello\nmodule {}\n", error);
  ASSERT_TRUE(succeeded(read));
  EXPECT_EQ(read->text, "// hello\nmodule {}\n");
  EXPECT_TRUE(read->choices.empty());
  EXPECT_FALSE(hasDrifted(*read));
}

TEST(Envelope, DamagedLinesAreErrors) {
  std::string error;
  EXPECT_TRUE(failed(parseEnvelope("// bufdiff-choices: 0g\n", error)));
  EXPECT_EQ(error, "a bufdiff-choices line takes pairs of hexadecimal digits");
  EXPECT_TRUE(failed(parseEnvelope("// bufdiff-features: 1 999999\n", error)));
  EXPECT_EQ(error, "no feature: '999999' in a bufdiff-features line");
}

TEST(Envelope, DriftIsSeen) {
  std::string error;
  InputFormOptions options;
  options.profile = lookupProfile("loops");
  Bytes choices(200, 0x99);
  FailureOr<InputModule> module =
      lookupInputForm("choices")->make(options, error)->module(choices, error);
  ASSERT_TRUE(succeeded(module)) << error;
  Envelope envelope;
  envelope.text = module->text;
  envelope.choices = module->choices;
  envelope.profile = "loops";
  EXPECT_FALSE(hasDrifted(envelope));
  // Another profile makes another module of the same choices.
  envelope.profile = "calls";
  EXPECT_TRUE(hasDrifted(envelope));
  envelope.profile = "of yesterday";
  EXPECT_TRUE(hasDrifted(envelope));
  envelope.profile = "loops";
  envelope.text += "func.func @more() {\n  return\n}\n";
  EXPECT_TRUE(hasDrifted(envelope));
}

TEST(Collection, ReadsWhatEnginesKeep) {
  Directory dir;
  // AFL++: an instance's queue, and nothing else of it.
  dir.write("afl/one/queue/id:000000", "\x01\x02");
  dir.write("afl/one/queue/.state/x", "\x03");
  dir.write("afl/one/crashes/id:000000", "\x04");
  dir.write("afl/one/fuzzer_stats", "runs : 1");
  dir.write("afl/two/queue/id:000000", "\x05");
  // libFuzzer: files.
  dir.write("lf/b", "\x06");
  dir.write("lf/a", "func.func @main() { return }");
  dir.write("lf/c", "\x01\x02");

  std::vector<CorpusInput> inputs;
  std::string error;
  const InputFormInfo &choices = *lookupInputForm("choices");
  ASSERT_TRUE(succeeded(readInputs(dir.root(), choices, inputs, error)));
  std::vector<std::pair<std::string, Bytes>> read;
  for (const CorpusInput &input : inputs)
    read.push_back({input.form->name.str(), input.bytes});
  llvm::StringRef text = "func.func @main() { return }";
  EXPECT_EQ(read, (std::vector<std::pair<std::string, Bytes>>{
                      {"choices", {1, 2}},
                      {"choices", {5}},
                      {"mlir", Bytes(text.begin(), text.end())},
                      {"choices", {6}},
                      {"choices", {1, 2}}}));
  dropDuplicates(inputs);
  EXPECT_EQ(inputs.size(), 4u);

  EXPECT_TRUE(failed(readInputs(dir / "none", choices, inputs, error)));
  EXPECT_NE(error.find("cannot read '"), std::string::npos);
}

TEST(Collection, IdsDependOnEverythingThatMatters) {
  CorpusInput input;
  input.form = lookupInputForm("choices");
  input.bytes = {1, 2, 3};
  std::string id = input.id();
  EXPECT_EQ(id.size(), 16u);
  EXPECT_EQ(input.id(), id);
  input.name = "elsewhere";
  EXPECT_EQ(input.id(), id);
  input.profile = "loops";
  EXPECT_NE(input.id(), id);
  input.profile.clear();
  input.form = lookupInputForm("options");
  EXPECT_NE(input.id(), id);
}

TEST(RecordFile, GoesOnAfterAKill) {
  Directory dir;
  std::string file = dir / "records", error;
  {
    RecordFile records;
    ASSERT_TRUE(succeeded(records.open(file, "22 one-shot", error))) << error;
    ASSERT_TRUE(succeeded(records.add("a", {"agree", {1, 2}}, error)));
    ASSERT_TRUE(succeeded(records.add("b", {"finding", {}}, error)));
  }
  // Killed in the middle of a line.
  std::ofstream(file, std::ios::app) << "c agree 1 2";
  {
    RecordFile records;
    ASSERT_TRUE(succeeded(records.open(file, "22 one-shot", error))) << error;
    EXPECT_EQ(records.size(), 2u);
    ASSERT_TRUE(records.lookup("a"));
    EXPECT_EQ(records.lookup("a")->features, (std::vector<uint32_t>{1, 2}));
    EXPECT_EQ(records.lookup("b")->verdict, "finding");
    EXPECT_EQ(records.lookup("c"), nullptr);
    ASSERT_TRUE(succeeded(records.add("d", {"agree", {7}}, error)));
  }
  {
    RecordFile records;
    ASSERT_TRUE(succeeded(records.open(file, "22 one-shot", error)));
    EXPECT_EQ(records.size(), 3u);
  }
  // Of other paths, or features counted in another way: nothing of it holds.
  RecordFile others;
  ASSERT_TRUE(succeeded(others.open(file, "23 one-shot", error)));
  EXPECT_EQ(others.size(), 0u);

  dir.write("foreign", "not ours\n");
  RecordFile foreign;
  EXPECT_TRUE(failed(foreign.open(dir / "foreign", "x", error)));
  EXPECT_EQ(readText(dir / "foreign"), "not ours\n");
}

/// Inputs of these sizes that show these features.
std::vector<size_t>
distillOf(std::vector<std::pair<size_t, std::vector<uint32_t>>> shown,
          size_t limit = 100) {
  std::vector<CorpusInput> inputs;
  RecordFile records;
  std::string error;
  for (auto &[size, features] : shown) {
    CorpusInput input;
    input.form = lookupInputForm("choices");
    input.bytes.assign(size, uint8_t(inputs.size()));
    EXPECT_TRUE(succeeded(records.add(input.id(), {"agree", features}, error)));
    inputs.push_back(std::move(input));
  }
  std::vector<size_t> kept = distill(inputs, records, limit);
  llvm::sort(kept);
  return kept;
}

TEST(Distill, KeepsSmallInputsThatTogetherShowEverything) {
  using Numbers = std::vector<size_t>;
  // The small ones show all that the large one does.
  EXPECT_EQ(distillOf({{100, {1, 2, 3}}, {10, {1, 2}}, {11, {3}}}),
            (Numbers{1, 2}));
  // The small one shows nothing that the other does not, which is needed.
  EXPECT_EQ(distillOf({{10, {1}}, {100, {1, 2}}}), Numbers{1});
  EXPECT_EQ(distillOf({{10, {}}, {20, {5}}}), Numbers{1});
  // Of few, the ones that add the most.
  EXPECT_EQ(distillOf({{10, {1}}, {10, {2, 3, 4, 5}}, {10, {6, 7}}}, 2),
            (Numbers{1, 2}));
}

TEST(Distill, LeavesOutWhatDoesNotAgree) {
  CorpusInput input;
  input.form = lookupInputForm("choices");
  input.bytes = {1};
  RecordFile records;
  std::string error;
  EXPECT_TRUE(distill({input}, records, 9).empty());
  ASSERT_TRUE(succeeded(records.add(input.id(), {"finding", {1, 2}}, error)));
  EXPECT_TRUE(distill({input}, records, 9).empty());
}

TEST(Record, SaysWhatInputsShow) {
  std::vector<CorpusInput> inputs(3);
  llvm::StringRef texts[] = {
      "func.func @main(%t: tensor<4xi32>, %x: i32) -> (tensor<4xi32>, "
      "tensor<4xi32>) {\n %c = arith.constant 0 : index\n %a = tensor.insert "
      "%x into %t[%c] : tensor<4xi32>\n return %a, %t : tensor<4xi32>, "
      "tensor<4xi32>\n}",
      "func.func @main(", "\x01\x02\x03"};
  for (auto [input, text] : llvm::zip_equal(inputs, texts)) {
    input.bytes.assign(text.bytes_begin(), text.bytes_end());
    input.form = lookupInputForm(text.starts_with("func") ? "mlir" : "choices");
  }
  RecordOptions options;
  RecordFile records;
  std::string error;
  size_t last = 0;
  options.progress = [&](size_t done, size_t all) {
    EXPECT_EQ(all, 3u);
    last = done;
  };
  ASSERT_TRUE(succeeded(record(inputs, options, records, error))) << error;
  EXPECT_EQ(last, 3u);
  EXPECT_EQ(records.lookup(inputs[0].id())->verdict, "agree");
  EXPECT_FALSE(records.lookup(inputs[0].id())->features.empty());
  EXPECT_EQ(records.lookup(inputs[1].id())->verdict, "unreadable");
  EXPECT_EQ(records.lookup(inputs[2].id())->verdict, "agree");
  // Nothing is left to do.
  last = 0;
  ASSERT_TRUE(succeeded(record(inputs, options, records, error)));
  EXPECT_EQ(last, 0u);
  options.flags.paths = {"none"};
  EXPECT_TRUE(failed(record(inputs, options, records, error)));
}

} // namespace
