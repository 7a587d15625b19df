//===- Target.cpp - The finding that a reduction keeps
//----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Target.h"
#include "harness/bufferize/Path.h"
#include "harness/check/Explain.h"
#include "llvm/ADT/STLExtras.h"

namespace bufdiff {

using oracle::FindingKind;

/// Of a path that bufdiff has; of others the name.
static std::string familyOf(const std::string &path) {
  std::string error;
  PathRegistry registry = PathRegistry::builtin();
  std::shared_ptr<const Path> found = registry.find(path, error);
  return found ? found->family().str() : path;
}

Target Target::of(const Finding &finding, const ModuleVerdict &verdict,
                  Keep keep) {
  Target target;
  target.kind = finding.kind;
  target.path = finding.path;
  target.family = familyOf(finding.path);
  target.blame = blameOf(finding.kind, target.family, finding.signature).str();
  target.keep = keep;
  target.mustBeDefined = verdict.discarded.empty();
  for (const Finding &other : verdict.findings)
    if (other.path == finding.path && other.kind != finding.kind)
      target.company.push_back(other.kind);
  return target;
}

Target Target::of(const Rejected &rejected, const ModuleVerdict &verdict,
                  Keep keep) {
  Target target;
  target.kind = FindingKind::UnexpectedRejection;
  target.path = rejected.path;
  target.family = rejected.path;
  target.blame = rejected.diagnostic;
  target.keep = keep;
  target.mustBeDefined = verdict.discarded.empty();
  return target;
}

std::string Target::signature() const {
  return signaturePrefix(kind, family) + blame;
}

bool Target::isDeath() const {
  // The interpreter's budget has findings of the same names, and they are found
  // in a process that lives. Only a worker's death names a stage, last.
  if (kind == FindingKind::Crash)
    return true;
  if (kind != FindingKind::Timeout && kind != FindingKind::OutOfMemory)
    return false;
  llvm::StringRef how = blame;
  return how.starts_with("timeout:") || how.starts_with("timeout in ") ||
         how.starts_with("out of memory:");
}

bool Target::isShownBy(const Finding &finding) const {
  if (finding.kind != kind || finding.path != path)
    return false;
  return keep == Keep::Kind ||
         blameOf(kind, family, finding.signature) == blame;
}

bool Target::isShownBy(const ModuleVerdict &verdict) const {
  if (mustBeDefined && !verdict.discarded.empty())
    return false;
  for (const Finding &finding : verdict.findings)
    if (finding.path == path && finding.kind != kind &&
        !llvm::is_contained(company, finding.kind))
      return false;
  if (isRejection())
    return llvm::any_of(verdict.rejected, [&](const Rejected &rejected) {
      return rejected.path == path &&
             (keep == Keep::Kind || rejected.diagnostic == blame);
    });
  // Every finding of the kind has to be the target: one that blames something
  // else would be reported in its place.
  bool shown = false;
  for (const Finding &finding : verdict.findings) {
    if (finding.kind != kind || finding.path != path)
      continue;
    if (!isShownBy(finding))
      return false;
    shown = true;
  }
  return shown;
}

Expectation Target::expectation() const {
  Expectation expectation;
  expectation.verdict =
      isRejection() ? VerdictClass::Rejected : VerdictClass::Finding;
  expectation.kind = kind;
  expectation.path = path;
  return expectation;
}

} // namespace bufdiff
