//===- MutantPath.h - A path with a fault -----------------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_MUTANTS_MUTANTPATH_H
#define BUFDIFF_TESTS_MUTANTS_MUTANTPATH_H

#include "tests/mutants/Mutant.h"

namespace bufdiff::mutants {

/// The base of a mutant, as `--paths` or `--pipeline` would make it.
std::shared_ptr<const Path> makeBase(Base base);

/// The base with the mutant's hooks, under the name of the base. `mutant` must
/// outlive it.
std::unique_ptr<Path> makeMutantPath(const Mutant &mutant);

/// To be called by a hook whenever it changes something.
void noteFault();
/// How often that was since the process began.
uint64_t faultCount();

} // namespace bufdiff::mutants

#endif // BUFDIFF_TESTS_MUTANTS_MUTANTPATH_H
