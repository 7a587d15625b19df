//===- KnownFindingsTest.cpp - Findings that are known --------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/KnownFindings.h"
#include "harness/check/Tally.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;

TEST(KnownFindings, Patterns) {
  KnownFindings known = KnownFindings::fromText(
      "# a comment\n\n  leak:one-shot:a:b  \ncrash:*:SIGSEGV:*\n"
      "*:[x]{y}\n");
  EXPECT_TRUE(known.contains("leak:one-shot:a:b"));
  EXPECT_FALSE(known.contains("leak:one-shot:a:bc"));
  EXPECT_FALSE(known.contains("xleak:one-shot:a:b"));
  EXPECT_TRUE(known.contains("crash:legacy:SIGSEGV:run"));
  EXPECT_TRUE(known.contains("crash::SIGSEGV:"));
  EXPECT_FALSE(known.contains("crash:legacy:SIGABRT:run"));
  EXPECT_TRUE(known.contains("leak:p:[x]{y}"));
  EXPECT_FALSE(known.contains("# a comment"));
  EXPECT_FALSE(known.contains(""));
}

TEST(KnownFindings, NothingIsKnownOfNothing) {
  EXPECT_FALSE(KnownFindings().contains("leak:one-shot:a:b"));
  EXPECT_FALSE(KnownFindings::fromText("").contains(""));
}

namespace {
/// A directory with files, removed in the end.
class KnownBugFiles : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("known", directory));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(directory); }
  void write(llvm::StringRef name, llvm::StringRef text) {
    llvm::SmallString<128> path(directory);
    llvm::sys::path::append(path, name);
    std::error_code code;
    llvm::raw_fd_ostream os(path, code);
    ASSERT_FALSE(code);
    os << text;
  }

  llvm::SmallString<128> directory;
  std::string error;
};
} // namespace

TEST_F(KnownBugFiles, FirstInTheAlphabetMatches) {
  write("b.mlir", "// bufdiff-expect: crash\n// bufdiff-signature: crash:*\n"
                  "// bufdiff-link: there\n// bufdiff-versions: 16, 22.1\n");
  write("a.mlir", "// bufdiff-expect: crash p\n"
                  "// bufdiff-signature: crash:p:x\n");
  write("notes.txt", "not a module");
  auto known = KnownBugs::load(directory, error);
  ASSERT_TRUE(succeeded(known)) << error;
  ASSERT_EQ(known->all().size(), 2u);
  EXPECT_EQ(known->match("crash:p:x")->name, "a");
  EXPECT_EQ(known->match("crash:p:y")->name, "b");
  EXPECT_EQ(known->match("leak:p:y"), nullptr);
  const KnownBug &b = known->all()[1];
  EXPECT_EQ(b.directives.links, std::vector<std::string>{"there"});
  EXPECT_EQ(b.directives.versions, (std::vector<std::string>{"16", "22.1"}));
}

TEST_F(KnownBugFiles, WhatSaysTooLittleIsRefused) {
  write("a.mlir", "// bufdiff-expect: crash\n");
  EXPECT_TRUE(failed(KnownBugs::load(directory, error)));
  EXPECT_NE(error.find("needs a bufdiff-expect line"), std::string::npos);
  EXPECT_TRUE(failed(KnownBugs::load("/nonexistent", error)));
  EXPECT_NE(error.find("cannot read known bugs in '/nonexistent'"),
            std::string::npos);
}

TEST_F(KnownBugFiles, VersionsAreWholeNumbers) {
  std::string major =
      llvm::StringRef(LLVM_VERSION_STRING).split('.').first.str();
  KnownBug bug;
  EXPECT_TRUE(bug.isExpectedHere());
  bug.directives.versions = {"1", major.substr(0, 1)};
  EXPECT_FALSE(bug.isExpectedHere());
  bug.directives.versions = {"1", major};
  EXPECT_TRUE(bug.isExpectedHere());
  bug.directives.versions = {LLVM_VERSION_STRING};
  EXPECT_TRUE(bug.isExpectedHere());
}

TEST(KnownBugs, TallyListsThemApart) {
  KnownBugs known;
  llvm::SmallString<128> directory;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("known", directory));
  {
    std::error_code code;
    llvm::raw_fd_ostream os((directory + "/old.mlir").str(), code);
    os << "// bufdiff-expect: leak\n// bufdiff-signature: leak:*\n";
  }
  std::string error;
  auto loaded = KnownBugs::load(directory, error);
  llvm::sys::fs::remove_directories(directory);
  ASSERT_TRUE(succeeded(loaded)) << error;
  Tally tally(&*loaded);
  ModuleVerdict old, both;
  old.findings.push_back({oracle::FindingKind::Leak, "p", "leak:p:a", ""});
  old.findings.push_back({oracle::FindingKind::Leak, "p", "leak:p:b", ""});
  both.findings = old.findings;
  both.findings.push_back({oracle::FindingKind::Crash, "p", "crash:p:c", ""});
  tally.add(0, "old", old);
  tally.add(1, "both", both);
  EXPECT_EQ(tally.withFindings(), 2u);
  EXPECT_EQ(tally.knownOnly(), 1u);
  EXPECT_EQ(tally.known(), (std::map<std::string, uint64_t>{{"old", 2}}));
  ASSERT_EQ(tally.findings().size(), 1u);
  EXPECT_EQ(tally.findings().begin()->first, "crash:p:c");
}

// A generated finding that matches is of that bug, not of another one.
TEST(KnownBugs, OwnFilesAreReadAndTheirSignaturesAreTheirOwn) {
  std::string error;
  ASSERT_NE(KnownBugs::defaultDirectory(), "");
  auto known = KnownBugs::load(KnownBugs::defaultDirectory(), error);
  ASSERT_TRUE(succeeded(known)) << error;
  EXPECT_GE(known->all().size(), 12u);
}
