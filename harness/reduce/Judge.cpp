//===- Judge.cpp - Whether a candidate still shows the finding
//--------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Judge.h"

using namespace mlir;

namespace bufdiff {

Judge::~Judge() = default;

CheckFlags withPipeline(const CheckFlags &flags, llvm::StringRef pipeline) {
  CheckFlags changed = flags;
  if (!pipeline.empty())
    changed.pipelines = {pipeline.str()};
  return changed;
}

Target withPipeline(const Target &target, llvm::StringRef pipeline) {
  Target changed = target;
  if (pipeline.empty())
    return changed;
  std::string error;
  if (std::unique_ptr<Path> path = createPipelinePath(pipeline, error)) {
    changed.path = path->name().str();
    changed.family = path->family().str();
  }
  return changed;
}

namespace {

class CheckerJudge final : public Judge {
public:
  CheckerJudge(CheckFlags flags, Target target)
      : flags(std::move(flags)), target(std::move(target)),
        ops(oracle::OpRegistry::builtin()) {}

  bool shows(llvm::StringRef text, llvm::StringRef pipeline,
             llvm::ArrayRef<uint32_t> excluded, Progress &progress) override {
    if (!subject.checker || pipeline != subject.pipeline) {
      subject = Instance();
      subject.pipeline = pipeline.str();
      std::string error;
      FailureOr<PathSet> paths =
          PathSet::make(withPipeline(flags, pipeline), error);
      if (failed(paths))
        return false;
      subject.paths = std::move(*paths);
      subject.target = withPipeline(target, pipeline);
      subject.checker =
          std::make_unique<Checker>(ops, options(subject.paths.paths()));
    }
    // A death leaves no verdict behind, so what is to be known of the module
    // has to be known before.
    if (target.isDeath() && target.mustBeDefined) {
      if (!reference)
        reference = std::make_unique<Checker>(ops, options({}));
      reference->setProgress(&progress);
      std::string error;
      FailureOr<ModuleVerdict> verdict =
          reference->checkText(text, kName, error);
      if (failed(verdict) || !verdict->discarded.empty())
        return false;
    }
    subject.checker->setProgress(&progress);
    std::string error;
    FailureOr<ModuleVerdict> verdict =
        subject.checker->checkText(text, kName, error, excluded);
    if (failed(verdict) || !subject.target.isShownBy(*verdict))
      return false;
    // What takes much longer than the module that it was made of is no step
    // towards a smaller one, and mostly a loop without an end.
    if (subject.target.kind != oracle::FindingKind::Timeout)
      subject.checker->setStepBudget(
          std::max(kLeastSteps, kStepsPerStep * verdict->steps));
    return true;
  }

private:
  static constexpr llvm::StringLiteral kName = "candidate";
  static constexpr uint64_t kLeastSteps = 100'000, kStepsPerStep = 16;

  CheckOptions options(const std::vector<const Path *> &paths) const {
    CheckOptions options;
    options.paths = paths;
    options.entry = flags.entry;
    options.inputSets = flags.inputs.value_or(kDefaultInputSets);
    options.witnessRate = flags.effectiveWitnessRate();
    return options;
  }

  struct Instance {
    std::string pipeline;
    Target target;
    PathSet paths;
    std::unique_ptr<Checker> checker;
  };

  CheckFlags flags;
  Target target;
  oracle::OpRegistry ops;
  Instance subject;
  std::unique_ptr<Checker> reference;
};

} // namespace

std::unique_ptr<Judge> createCheckerJudge(const CheckFlags &flags,
                                          const Target &target) {
  return std::make_unique<CheckerJudge>(flags, target);
}

DeathJudge createDeathJudge(const CheckFlags &flags, const Target &target) {
  return [flags, target](const WorkerDeath &death, llvm::StringRef pipeline) {
    std::string error;
    FailureOr<PathSet> paths =
        PathSet::make(withPipeline(flags, pipeline), error);
    if (failed(paths))
      return false;
    Finding finding = makeDeathFinding(death, paths->paths());
    return withPipeline(target, pipeline).isShownBy(finding);
  };
}

} // namespace bufdiff
