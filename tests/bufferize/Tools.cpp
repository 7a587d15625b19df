//===- Tools.cpp - MLIR's command line tools in tests ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Input and output go through temporary files: pipes could fill up.
//
//===----------------------------------------------------------------------===//

#include "Tools.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

namespace bufdiff::test {

static std::string readFile(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : std::string();
}

std::string runTool(llvm::StringRef tool,
                    llvm::ArrayRef<llvm::StringRef> arguments,
                    llvm::StringRef input) {
  llvm::SmallString<128> inputPath, outputPath, errorPath;
  int inputFd = -1;
  if (llvm::sys::fs::createTemporaryFile("bufdiff", "in", inputFd, inputPath) ||
      llvm::sys::fs::createTemporaryFile("bufdiff", "out", outputPath) ||
      llvm::sys::fs::createTemporaryFile("bufdiff", "err", errorPath)) {
    ADD_FAILURE() << "cannot make a temporary file";
    return {};
  }
  llvm::FileRemover removeInput(inputPath), removeOutput(outputPath),
      removeError(errorPath);
  llvm::raw_fd_ostream(inputFd, /*shouldClose=*/true) << input;

  std::string program =
      (llvm::Twine(BUFDIFF_MLIR_TOOLS_DIR) + "/" + tool).str();
  llvm::SmallVector<llvm::StringRef> argv = {program};
  argv.append(arguments.begin(), arguments.end());
  std::optional<llvm::StringRef> redirects[] = {llvm::StringRef(inputPath),
                                                llvm::StringRef(outputPath),
                                                llvm::StringRef(errorPath)};
  // Two minutes: a tool that takes longer hangs.
  int status = llvm::sys::ExecuteAndWait(program, argv, std::nullopt, redirects,
                                         /*SecondsToWait=*/120);
  // The status of a program that was killed by a signal.
  if (status == -2)
    return "crashed";
  EXPECT_EQ(status, 0) << program << " failed: " << readFile(errorPath) << "\n"
                       << input.str();
  return readFile(outputPath);
}

std::string execute(llvm::StringRef bufferized) {
  std::string lowered =
      runTool("mlir-opt",
              {"--convert-linalg-to-loops", "--convert-scf-to-cf",
               "--expand-strided-metadata", "--lower-affine",
               "--convert-arith-to-llvm", "--convert-index-to-llvm",
               "--finalize-memref-to-llvm", "--convert-func-to-llvm",
               "--convert-cf-to-llvm", "--reconcile-unrealized-casts"},
              bufferized);
  if (lowered.empty())
    return {};
  std::string utils = std::string("--shared-libs=") + BUFDIFF_MLIR_LIBRARY_DIR +
                      "/libmlir_runner_utils.so";
  std::string cUtils = std::string("--shared-libs=") +
                       BUFDIFF_MLIR_LIBRARY_DIR + "/libmlir_c_runner_utils.so";
  return runTool("mlir-runner",
                 {"-e", "main", "--entry-point-result=void", utils, cUtils},
                 lowered);
}

} // namespace bufdiff::test
