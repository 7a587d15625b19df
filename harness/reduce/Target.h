//===- Target.h - The finding that a reduction keeps ------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction that wanders from one fault to another is worse than none: it
// reports the second and loses the first. So what has to stay the same is
// written down before it starts, and nothing is taken that does not have it.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_REDUCE_TARGET_H
#define BUFDIFF_HARNESS_REDUCE_TARGET_H

#include "harness/check/Directives.h"
#include "harness/check/Verdict.h"

namespace bufdiff {

/// How much of a finding must stay; kind and path always must.
enum class Keep {
  /// The whole signature.
  Signature,
  /// The kind and the path.
  Kind,
};

struct Target {
  oracle::FindingKind kind = oracle::FindingKind::WrongResult;
  std::string path;
  /// How signatures name the path: Path::family().
  std::string family;
  /// What the signature holds behind kind and family.
  std::string blame;
  Keep keep = Keep::Signature;
  /// The module as it was given is defined on all its inputs, so the reduced
  /// one has to be, too.
  bool mustBeDefined = true;
  /// Findings of other kinds on the path that came with the target from the
  /// start. Others may not join.
  std::vector<oracle::FindingKind> company;

  /// `finding` is one of `verdict`'s.
  static Target of(const Finding &finding, const ModuleVerdict &verdict,
                   Keep keep);
  /// A rejection as a target: a path has to take a generated module, and a
  /// file's own expectation may say that one is rejected.
  static Target of(const Rejected &rejected, const ModuleVerdict &verdict,
                   Keep keep);

  std::string signature() const;
  bool isRejection() const {
    return kind == oracle::FindingKind::UnexpectedRejection;
  }
  /// Whether a process dies of it.
  bool isDeath() const;

  /// Whether a finding is the target.
  bool isShownBy(const Finding &finding) const;
  /// Whether a verdict of a module given as text shows the target, and nothing
  /// that must not come with it.
  bool isShownBy(const ModuleVerdict &verdict) const;

  /// As a `bufdiff-expect` line says it.
  Expectation expectation() const;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_REDUCE_TARGET_H
