//===- PendingVerdicts.h - Verdicts of modules that kill workers - -*- C++
//-*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module that killed a worker is checked again without the path that did it,
// so that the other paths are judged. What is known of it until then is kept
// here.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_PENDINGVERDICTS_H
#define BUFDIFF_HARNESS_CHECK_PENDINGVERDICTS_H

#include "harness/check/Driver.h"
#include <map>

namespace bufdiff {

/// What is known of items that killed a worker and are being done again.
class PendingVerdicts {
public:
  /// Whether the item has to be done again. If not, `done(item, verdict)` was
  /// called.
  template <typename Done>
  bool addDeath(const WorkerDeath &death, llvm::ArrayRef<const Path *> paths,
                const Done &done) {
    // What is found is named without that.
    if (death.path > kBlamePath)
      return true;
    ModuleVerdict &verdict = verdicts[death.item];
    if (death.stage == Stage::Compile) {
      // The lowering to LLVM is not what is judged here: nothing was shown.
      verdict.unwitnessed.push_back("lowering: dies (" + death.describe() +
                                    ")");
      return true;
    }
    bool isOurs = !death.path && death.stage != Stage::Parse;
    if (isOurs && death.kind == WorkerDeath::Kind::OutOfMemory) {
      // The module as given is too large for its own run.
      verdict.discarded.push_back({"budget (memory)"});
    } else if (isOurs && death.kind == WorkerDeath::Kind::Timeout) {
      verdict.discarded.push_back({"budget (time)"});
    } else {
      verdict.findings.push_back(makeDeathFinding(death, paths));
    }
    if (death.path)
      return true;
    done(death.item, take(death.item));
    return false;
  }
  /// What is known of the item, which is forgotten.
  ModuleVerdict take(uint64_t item) {
    auto node = verdicts.extract(item);
    return node ? std::move(node.mapped()) : ModuleVerdict();
  }

private:
  std::map<uint64_t, ModuleVerdict> verdicts;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_PENDINGVERDICTS_H
