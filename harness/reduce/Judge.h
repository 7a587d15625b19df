//===- Judge.h - Whether a candidate still shows the finding ----*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a reduction keeps is no business of the reducers, nor of the loop that
// runs them. A judge lives in the process that may die.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_JUDGE_H
#define BUFDIFF_HARNESS_REDUCE_JUDGE_H

#include "harness/check/Driver.h"
#include "harness/check/PathSet.h"
#include "harness/reduce/Target.h"
#include <functional>
#include <memory>
#include <string>

namespace bufdiff {

class Judge {
public:
  virtual ~Judge();
  /// Whether the module, bufferized as the judge knows (or, where `pipeline`
  /// is not empty, by that), shows what is to be kept. `excluded` as in
  /// Checker::checkText. May never return.
  virtual bool shows(llvm::StringRef text, llvm::StringRef pipeline,
                     llvm::ArrayRef<uint32_t> excluded, Progress &progress) = 0;
};

/// What a worker's death says about the candidate that it was judging.
using DeathJudge =
    std::function<bool(const WorkerDeath &, llvm::StringRef pipeline)>;

/// A judge that asks a Checker. `flags` name the path of the target (and those
/// it has to equal).
std::unique_ptr<Judge> createCheckerJudge(const CheckFlags &flags,
                                          const Target &target);
DeathJudge createDeathJudge(const CheckFlags &flags, const Target &target);

/// `flags` with `pipeline` instead of the target's; `flags` where that is
/// empty.
CheckFlags withPipeline(const CheckFlags &flags, llvm::StringRef pipeline);
/// The target under the name that its pipeline has now.
Target withPipeline(const Target &target, llvm::StringRef pipeline);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_JUDGE_H
