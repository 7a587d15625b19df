//===- GeneratedStats.h - What generated modules are like -------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A generator is judged by its modules: are they valid, how large and how deep,
// which rows reached which places, and what does a bufferization decide on
// them. This adds it up; who bufferizes and runs the modules fills in the rest.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_GENERATOR_GENERATEDSTATS_H
#define BUFDIFF_HARNESS_GENERATOR_GENERATEDSTATS_H

#include "harness/generator/Generator.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <string>

namespace bufdiff {

struct GeneratedStats {
  uint64_t modules = 0;
  /// Modules that do not verify.
  uint64_t invalid = 0;
  uint64_t functions = 0, calls = 0, ops = 0;
  /// The deepest nest of regions in each module, added up, and of all.
  uint64_t depths = 0;
  unsigned maxDepth = 0;
  /// The longest chain of calls from the entry, added up, and of all.
  uint64_t callDepths = 0;
  unsigned maxCallDepth = 0;
  double generationSeconds = 0;
  std::map<std::string, uint64_t> opCounts;

  /// Filled in by who runs and bufferizes the modules.
  uint64_t undefined = 0; // modules with undefined behaviour, by why
  std::map<std::string, uint64_t> undefinedWhy;
  uint64_t inPlace = 0, outOfPlace = 0; // operands
  uint64_t withOutOfPlace = 0;          // modules
  std::map<std::string, uint64_t> rejected;
  /// Distinct features of the decisions (harness/feedback).
  uint64_t features = 0;
  /// Modules whose copies were tried, and those of them where at least one is
  /// necessary: with that decision turned to in-place the result is another.
  uint64_t triedCopies = 0, withNecessaryCopy = 0;

  /// Counts the module; false when it does not verify.
  bool add(mlir::ModuleOp module);

  /// `drawn` is what the generator counted, over the rows of `table`.
  void print(llvm::raw_ostream &os, const GenerationStats &drawn,
             const RuleTable &table) const;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_GENERATOR_GENERATEDSTATS_H
