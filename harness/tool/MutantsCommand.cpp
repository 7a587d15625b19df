//===- MutantsCommand.cpp - bufdiff mutants -------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bufferizations that are wrong on purpose must be in no product, so the
// program that has them is one of the tests'. This hands over to it.
//
//===----------------------------------------------------------------------===//

#include "harness/tool/Command.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand sub(
    "mutants",
    "Check bufferizations that are wrong on purpose: how many modules does "
    "it take to find each fault? (`bufdiff mutants --help` shows its flags)");

static int run(int argc, char **argv) {
  // Any address in this program does, to find it by.
  static char anchor;
  llvm::SmallString<128> program(
      llvm::sys::fs::getMainExecutable(argv[0], &anchor));
  llvm::sys::path::remove_filename(program);
  llvm::sys::path::append(program, "bufdiff-mutants");
  if (!llvm::sys::fs::can_execute(program))
    return fail("no 'bufdiff-mutants' beside this program: it is built with "
                "the tests (-DBUFDIFF_BUILD_TESTS=ON) and not installed");
  argv[1] = argv[0];
  execv(program.c_str(), argv + 1);
  return fail(llvm::Twine("cannot start '") + program +
              "': " + std::strerror(errno));
}

Command mutantsCommand() { return {&sub, nullptr, run}; }

} // namespace bufdiff::tool
