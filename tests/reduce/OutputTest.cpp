//===- OutputTest.cpp - What a reduction writes
//-----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Output.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using oracle::FindingKind;

namespace {

TEST(Output, QuotedWordsAreReadBack) {
  for (llvm::StringRef word :
       {"plain", "a,b", "with space", "one-shot-bufferize{a=1 b=\"x\"}", "it's",
        "back\\slash", "both ' and \\", "$HOME", "a$b'`"}) {
    std::string quoted = quoteWord(word);
    llvm::BumpPtrAllocator allocator;
    llvm::StringSaver saver(allocator);
    llvm::SmallVector<const char *> tokens;
    llvm::cl::TokenizeGNUCommandLine(quoted, saver, tokens);
    ASSERT_EQ(tokens.size(), 1u) << quoted;
    EXPECT_EQ(llvm::StringRef(tokens[0]), word) << quoted;
  }
  EXPECT_EQ(quoteWord("one-shot"), "one-shot");
  EXPECT_EQ(quoteWord("a b"), "'a b'");
}

TEST(Output, DirectivesAreReadBack) {
  CheckFlags flags;
  flags.pipelines = {"one-shot-bufferize{a=1 b=it's}"};
  flags.entry = "f";
  flags.inputs = 3;
  Target target;
  target.kind = FindingKind::WrongResult;
  target.path = flags.pipelines.front();
  target.blame = "x:y";
  target.company = {FindingKind::IrDivergence};
  std::string text = withDirectives(
      "// old\n\n  // bufdiff-expect: agree\nmodule {\n}\n\n", flags, target);
  EXPECT_TRUE(llvm::StringRef(text).ends_with("\nmodule {\n}\n")) << text;
  EXPECT_FALSE(llvm::StringRef(text).contains("agree"));
  std::string error;
  FailureOr<Directives> read = parseDirectives(text, error);
  ASSERT_TRUE(succeeded(read)) << error;
  EXPECT_EQ(read->flags.pipelines, flags.pipelines);
  EXPECT_EQ(read->flags.entry, "f");
  EXPECT_EQ(read->flags.inputs, 3u);
  ASSERT_EQ(read->expectations.size(), 2u);
  EXPECT_EQ(read->expectations[0].kind, FindingKind::WrongResult);
  EXPECT_EQ(read->expectations[0].path, target.path);
  EXPECT_EQ(read->expectations[1].kind, FindingKind::IrDivergence);
}

TEST(Output, FlagsAreNarrowedToThePath) {
  std::string error;
  CheckFlags flags;
  flags.pipelines = {"--cse", "--canonicalize"};
  flags.paths = {"one-shot", "interface", "legacy"};
  flags.inputs = 4;
  FailureOr<PathSet> paths = PathSet::make(flags, error);
  ASSERT_TRUE(succeeded(paths)) << error;
  auto narrow = [&](llvm::StringRef path) {
    return flagText(narrowFlags(flags, *paths, path, FindingKind::WrongResult));
  };
  EXPECT_EQ(narrow("one-shot"), "--paths one-shot --inputs 4");
  // Which has to equal another one.
  EXPECT_EQ(narrow("legacy"), "--paths interface,legacy --inputs 4");
  EXPECT_EQ(narrow("canonicalize"), "--pipeline --canonicalize --inputs 4");
}

TEST(Output, FilesAreWrittenWhole) {
  llvm::SmallString<128> directory;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("bufdiff", directory));
  llvm::SmallString<128> file(directory);
  llvm::sys::path::append(file, "x.mlir");
  std::string error;
  for (llvm::StringRef text : {"one", "two, longer"}) {
    ASSERT_TRUE(succeeded(writeWhole(file, text, error))) << error;
    auto buffer = llvm::MemoryBuffer::getFile(file);
    ASSERT_TRUE(bool(buffer));
    EXPECT_EQ((*buffer)->getBuffer(), text);
  }
  // No other file stays.
  std::error_code code;
  unsigned files = 0;
  for (llvm::sys::fs::directory_iterator it(directory, code), end;
       it != end && !code; it.increment(code))
    ++files;
  EXPECT_EQ(files, 1u);
  EXPECT_TRUE(
      failed(writeWhole((directory + "/no/such/x.mlir").str(), "text", error)));
  EXPECT_TRUE(llvm::StringRef(error).starts_with("cannot write '")) << error;
  llvm::sys::fs::remove_directories(directory);
}

TEST(Output, DevicesAndLinksStayWhatTheyAre) {
  namespace fs = llvm::sys::fs;
  llvm::SmallString<128> directory;
  ASSERT_FALSE(fs::createUniqueDirectory("bufdiff", directory));
  std::string error;
  // Through links of our own: a mistake here replaces those only.
  std::string device = (directory + "/device").str();
  ASSERT_FALSE(fs::create_link("/dev/null", device));
  ASSERT_TRUE(succeeded(writeWhole(device, "text", error))) << error;
  EXPECT_TRUE(fs::is_symlink_file(device));
  fs::file_status status;
  ASSERT_FALSE(fs::status("/dev/null", status));
  EXPECT_EQ(status.type(), fs::file_type::character_file);

  std::string file = (directory + "/file").str();
  std::string link = (directory + "/link").str();
  ASSERT_TRUE(succeeded(writeWhole(file, "one", error))) << error;
  ASSERT_FALSE(fs::create_link(file, link));
  ASSERT_TRUE(succeeded(writeWhole(link, "two", error))) << error;
  EXPECT_TRUE(fs::is_symlink_file(link));
  auto buffer = llvm::MemoryBuffer::getFile(file);
  ASSERT_TRUE(bool(buffer));
  EXPECT_EQ((*buffer)->getBuffer(), "two");

  EXPECT_TRUE(failed(writeWhole(directory, "text", error)));
  EXPECT_TRUE(llvm::StringRef(error).ends_with("is a directory")) << error;
  fs::remove_directories(directory);
}

} // namespace
