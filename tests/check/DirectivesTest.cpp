//===- DirectivesTest.cpp - What a file says about its check --------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Directives.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace bufdiff;
using oracle::FindingKind;

static Directives parse(llvm::StringRef text) {
  std::string error;
  FailureOr<Directives> directives = parseDirectives(text, error);
  EXPECT_TRUE(succeeded(directives)) << error;
  return succeeded(directives) ? std::move(*directives) : Directives();
}

static std::string parseError(llvm::StringRef text) {
  std::string error;
  EXPECT_TRUE(failed(parseDirectives(text, error)));
  return error;
}

TEST(Directives, FlagsAndExpectations) {
  Directives directives = parse(
      "// bufdiff-check: --pipeline '--one-shot-bufferize=\"a b\"' --inputs 3\n"
      "//bufdiff-check: --paths=one-shot,legacy --entry @f\n"
      "// bufdiff-expect: wrong-result one-shot\n"
      "// bufdiff-expect: rejected\n"
      "module {}\n");
  ASSERT_EQ(directives.flags.pipelines.size(), 1u);
  EXPECT_EQ(directives.flags.pipelines[0], "--one-shot-bufferize=\"a b\"");
  EXPECT_EQ(directives.flags.paths,
            (std::vector<std::string>{"one-shot", "legacy"}));
  EXPECT_EQ(directives.flags.entry, "f");
  EXPECT_EQ(directives.flags.inputs, 3u);
  ASSERT_EQ(directives.expectations.size(), 2u);
  EXPECT_EQ(directives.expectations[0].str(), "wrong-result one-shot");
  EXPECT_EQ(directives.expectations[1].str(), "rejected");
}

TEST(Directives, NoneInPlainText) {
  Directives directives = parse("bufdiff-expect: agree\n// expect: agree\n");
  EXPECT_TRUE(directives.expectations.empty());
  EXPECT_TRUE(directives.flags.paths.empty());
}

TEST(Directives, Errors) {
  EXPECT_EQ(parseError("// bufdiff-expect: fine\n"),
            "unknown verdict 'fine' in a bufdiff-expect line");
  EXPECT_EQ(parseError("// bufdiff-expect: agree one-shot\n"),
            "'agree' in a bufdiff-expect line names no path");
  EXPECT_EQ(parseError("// bufdiff-check: --nosuch 3\n"),
            "unknown flag: '--nosuch' in a bufdiff-check line");
  EXPECT_EQ(parseError("// bufdiff-check: --inputs 0\n"),
            "--inputs takes a number from 1 to 1000, not '0' in a "
            "bufdiff-check line");
  EXPECT_EQ(parseError("// bufdiff-check: --entry\n"),
            "--entry needs a value in a bufdiff-check line");
  EXPECT_EQ(parseError("// bufdiff-check: main\n"),
            "not a flag: 'main' in a bufdiff-check line");
}

TEST(Directives, CommandLineWins) {
  CheckFlags line;
  line.pipelines = {"cse"};
  CheckFlags file;
  file.paths = {"one-shot"};
  file.entry = "f";
  file.inputs = 4;
  line.addDefaults(file);
  EXPECT_TRUE(line.paths.empty());
  EXPECT_EQ(line.entry, "f");
  EXPECT_EQ(line.inputs, 4u);
}

TEST(Directives, ExpectationsAndVerdicts) {
  auto expect = [](llvm::StringRef lines, const ModuleVerdict &verdict) {
    return explainUnmet(verdict, parse(lines).expectations);
  };
  ModuleVerdict agree;
  agree.agreements = 1;
  EXPECT_EQ(expect("// bufdiff-expect: agree", agree), "");
  EXPECT_EQ(expect("// bufdiff-expect: leak", agree),
            "expected leak, got agree");

  ModuleVerdict wrong = agree;
  wrong.findings.push_back(
      {FindingKind::WrongResult, "one-shot", "sig", "text"});
  EXPECT_EQ(expect("// bufdiff-expect: agree", wrong),
            "expected agree, got wrong-result one-shot");
  EXPECT_EQ(expect("// bufdiff-expect: wrong-result", wrong), "");
  EXPECT_EQ(expect("// bufdiff-expect: wrong-result one-shot", wrong), "");
  EXPECT_EQ(expect("// bufdiff-expect: wrong-result legacy", wrong),
            "expected wrong-result legacy, got wrong-result one-shot");
  EXPECT_EQ(expect("// bufdiff-expect: wrong-trace", wrong),
            "expected wrong-trace, got wrong-result one-shot");

  // What is not expected is an error, too.
  wrong.rejected.push_back({"legacy", "no", "no"});
  EXPECT_EQ(expect("// bufdiff-expect: wrong-result", wrong),
            "expected wrong-result, got wrong-result one-shot, rejected "
            "legacy");
  EXPECT_EQ(expect("// bufdiff-expect: wrong-result one-shot\n"
                   "// bufdiff-expect: rejected legacy\n",
                   wrong),
            "");

  ModuleVerdict discarded;
  discarded.discarded.push_back({"budget (steps)"});
  EXPECT_EQ(expect("// bufdiff-expect: discarded", discarded), "");
  EXPECT_EQ(expect("// bufdiff-expect: agree", discarded),
            "expected agree, got discarded: budget (steps)");
}

TEST(PathSet, DefaultsPipelinesAndErrors) {
  std::string error;
  FailureOr<PathSet> defaults = PathSet::make({}, error);
  ASSERT_TRUE(succeeded(defaults)) << error;
  EXPECT_EQ(defaults->names(), "one-shot,interface,legacy");

  CheckFlags flags;
  flags.pipelines = {"canonicalize"};
  FailureOr<PathSet> alone = PathSet::make(flags, error);
  ASSERT_TRUE(succeeded(alone)) << error;
  ASSERT_EQ(alone->paths().size(), 1u);

  flags.paths = {"legacy", "legacy"};
  FailureOr<PathSet> both = PathSet::make(flags, error);
  ASSERT_TRUE(succeeded(both)) << error;
  ASSERT_EQ(both->paths().size(), 2u);
  EXPECT_EQ(both->paths()[0]->name(), "legacy");

  flags.paths = {"nosuch"};
  EXPECT_TRUE(failed(PathSet::make(flags, error)));
  EXPECT_TRUE(llvm::StringRef(error).starts_with(
      "unknown path 'nosuch' (known: one-shot, interface, legacy, one-shot:"))
      << error;
  flags.paths.clear();
  flags.pipelines = {"no-such-pass"};
  error.clear();
  EXPECT_TRUE(failed(PathSet::make(flags, error)));
  EXPECT_NE(error.find("no-such-pass"), std::string::npos) << error;
}
