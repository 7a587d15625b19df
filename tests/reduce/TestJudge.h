//===- TestJudge.h - Judges that look at the text only ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_REDUCE_TESTJUDGE_H
#define BUFDIFF_TESTS_REDUCE_TESTJUDGE_H

#include "harness/reduce/Reduction.h"
#include "gtest/gtest.h"

namespace bufdiff::test {

using Predicate =
    std::function<bool(llvm::StringRef text, llvm::StringRef pipeline)>;

class TextJudge final : public Judge {
public:
  explicit TextJudge(Predicate predicate) : predicate(std::move(predicate)) {}
  bool shows(llvm::StringRef text, llvm::StringRef pipeline,
             llvm::ArrayRef<uint32_t> excluded, Progress &) override {
    return predicate(text, pipeline);
  }

private:
  Predicate predicate;
};

/// Keeps what contains all of `words`.
inline Predicate contains(std::vector<std::string> words) {
  return [words](llvm::StringRef text, llvm::StringRef) {
    return llvm::all_of(
        words, [&](const std::string &word) { return text.contains(word); });
  };
}

inline ReductionResult reduceInput(const ReductionInput &input,
                                   const Predicate &predicate,
                                   ReductionOptions options = {},
                                   DeathJudge death = {}) {
  if (!death)
    death = [](const WorkerDeath &, llvm::StringRef) { return false; };
  std::string error;
  mlir::FailureOr<ReductionResult> result = reduce(
      input, ReducerRegistry::builtin,
      [&] { return std::make_unique<TextJudge>(predicate); }, death, options,
      error);
  EXPECT_TRUE(succeeded(result)) << error;
  return succeeded(result) ? *result : ReductionResult();
}

/// What one reducer makes of a module as long as `predicate` holds.
inline std::string runReducer(llvm::StringRef name, llvm::StringRef text,
                              const Predicate &predicate = contains({})) {
  ReductionInput input;
  input.text = text.str();
  ReductionOptions options;
  options.onlyReducer = name.str();
  ReductionResult result = reduceInput(input, predicate, options);
  EXPECT_TRUE(result.converged);
  return result.state.text;
}

} // namespace bufdiff::test

#endif // BUFDIFF_TESTS_REDUCE_TESTJUDGE_H
