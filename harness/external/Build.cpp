//===- Build.cpp - Another build of MLIR ----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/Build.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Program.h"
#include <cerrno>
#include <cstring>
#include <unistd.h>

using namespace mlir;

namespace bufdiff::external {

FailureOr<std::string> findProgram(llvm::StringRef given, std::string &error) {
  std::string path = given.str();
  if (!given.contains('/')) {
    llvm::ErrorOr<std::string> found = llvm::sys::findProgramByName(given);
    if (!found) {
      error = ("no program '" + given + "' in PATH").str();
      return failure();
    }
    path = *found;
  }
  llvm::sys::fs::file_status status;
  if (std::error_code code = llvm::sys::fs::status(path, status)) {
    error = ("cannot run '" + given + "': " + code.message()).str();
    return failure();
  }
  if (status.type() != llvm::sys::fs::file_type::regular_file) {
    error = ("cannot run '" + given + "': " +
             (status.type() == llvm::sys::fs::file_type::directory_file
                  ? "it is a directory"
                  : "it is no regular file"))
                .str();
    return failure();
  }
  if (access(path.c_str(), X_OK) != 0) {
    error = ("cannot run '" + given + "': " + strerror(errno)).str();
    return failure();
  }
  return path;
}

/// What follows `LLVM version ` on a line of its own; empty where it is not
/// there.
static llvm::StringRef findVersion(llvm::StringRef text) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    size_t start = line.find("LLVM version ");
    if (start == llvm::StringRef::npos)
      continue;
    llvm::StringRef version =
        line.drop_front(start + strlen("LLVM version ")).trim();
    version = version.take_until([](char c) { return llvm::isSpace(c); });
    if (!version.empty() && llvm::isDigit(version.front()))
      return version;
  }
  return {};
}

FailureOr<Build> probeBuild(llvm::StringRef given, std::string &error) {
  Build build;
  build.given = given.str();
  FailureOr<std::string> program = findProgram(given, error);
  if (failed(program))
    return failure();
  build.program = *program;

  // Every tool of LLVM says a version; only mlir-opt takes this flag.
  const std::string flags[] = {"--version", "--mlir-disable-threading"};
  ProcessResult result = runProcess(build.program, flags, {}, build.limits);
  if (!result.exitedWith(0)) {
    // One that needs more addresses than the limit is built with a sanitizer.
    ProcessLimits unlimited = build.limits;
    unlimited.addressBytes = 0;
    result = runProcess(build.program, flags, {}, unlimited);
    if (result.exitedWith(0))
      build.limits = unlimited;
  }
  if (result.end == ProcessResult::End::NotStarted) {
    error = ("cannot run '" + given + "': " + result.err).str();
    return failure();
  }
  llvm::StringRef version = findVersion(result.out);
  if (result.exitedWith(0) && !version.empty()) {
    // --version ends a program of LLVM before it looks at its other flags.
    const std::string empty[] = {"--mlir-disable-threading"};
    result = runProcess(build.program, empty, "module {}", build.limits);
    if (result.exitedWith(0) &&
        llvm::StringRef(result.out).contains("module")) {
      build.version = version.str();
      version.take_while([](char c) { return llvm::isDigit(c); })
          .getAsInteger(10, build.major);
      return build;
    }
  }
  error = ("'" + given + "' is no mlir-opt").str();
  return failure();
}

bool isMeant(const Build &build, llvm::StringRef word) {
  if (!word.consume_front("mlir-opt"))
    return false;
  if (!word.consume_front("@") && !word.consume_front("-"))
    return false;
  llvm::StringRef version = build.version;
  // 19 means 19.1.7, and not 190.
  return version.consume_front(word) &&
         (version.empty() || !llvm::isDigit(version.front())) && !word.empty();
}

} // namespace bufdiff::external
