//===- CampaignCommand.cpp - bufdiff campaign -----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/campaign/Store.h"
#include "harness/tool/Command.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub("campaign", "Work on campaigns: merge OUT IN...");
static cl::list<std::string> words(cl::Positional, cl::desc("merge OUT IN..."),
                                   cl::cat(category()), cl::sub(sub));

static int run() {
  if (words.empty() || words.front() != "merge")
    return fail("campaign takes merge OUT IN...");
  if (words.size() < 3)
    return fail("campaign merge takes OUT and the campaigns to merge");
  std::vector<std::string> from(words.begin() + 2, words.end());
  std::string error;
  if (failed(Store::merge(words[1], from, error)))
    return fail(error);
  FailureOr<std::unique_ptr<Store>> made = Store::read(words[1], error);
  if (failed(made))
    return fail(error);
  const CampaignStats &stats = (*made)->stats();
  llvm::outs() << words[1] << ": " << stats.modules << " modules, "
               << stats.findings << " signatures, " << stats.corpus
               << " modules kept\n";
  return kNothingFound;
}

Command campaignCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
