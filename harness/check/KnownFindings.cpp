//===- KnownFindings.cpp - Findings that are known ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/KnownFindings.h"
#include "harness/bufferize/Path.h"
#include "harness/check/PathSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <cstdlib>

using namespace mlir;

namespace bufdiff {

KnownFindings KnownFindings::fromEnvironment() {
  const char *file = std::getenv("BUFDIFF_KNOWN_FINDINGS");
  if (!file || !*file)
    return {};
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer)
    llvm::report_fatal_error("cannot read '" + llvm::Twine(file) +
                             "': " + buffer.getError().message());
  return fromText((*buffer)->getBuffer());
}

KnownFindings KnownFindings::fromText(llvm::StringRef text) {
  KnownFindings known;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    line = line.trim();
    if (!line.empty() && !line.starts_with("#"))
      known.patterns.push_back(line.str());
  }
  return known;
}

/// Not llvm::GlobPattern: signatures hold its special characters.
static bool matches(llvm::StringRef pattern, llvm::StringRef text) {
  auto [head, tail] = pattern.split('*');
  if (!text.consume_front(head))
    return false;
  if (head.size() == pattern.size())
    return text.empty();
  for (;; text = text.drop_front()) {
    if (matches(tail, text))
      return true;
    if (text.empty())
      return false;
  }
}

static bool matchesAny(const std::vector<std::string> &patterns,
                       llvm::StringRef text) {
  return llvm::any_of(patterns, [&](const std::string &pattern) {
    return matches(pattern, text);
  });
}

bool KnownFindings::contains(llvm::StringRef signature) const {
  return matchesAny(patterns, signature);
}

//===----------------------------------------------------------------------===//
// Known bugs
//===----------------------------------------------------------------------===//

bool KnownBug::isExpectedHere() const {
  // `22` stands for 22.1.8, `22.1` too; `2` does not.
  llvm::StringRef here = LLVM_VERSION_STRING;
  return directives.versions.empty() ||
         llvm::any_of(directives.versions, [&](llvm::StringRef version) {
           return here.starts_with(version) &&
                  (here.size() == version.size() ||
                   !llvm::isDigit(here[version.size()]));
         });
}

FailureOr<KnownBugs> KnownBugs::load(llvm::StringRef directory,
                                     std::string &error) {
  namespace fs = llvm::sys::fs;
  std::vector<std::string> files;
  std::error_code code;
  for (fs::directory_iterator it(directory, code), end; it != end && !code;
       it.increment(code))
    if (llvm::sys::path::extension(it->path()) == ".mlir")
      files.push_back(it->path());
  if (code) {
    error = ("cannot read known bugs in '" + directory + "': " + code.message())
                .str();
    return failure();
  }
  llvm::sort(files);
  KnownBugs known;
  for (const std::string &file : files) {
    auto buffer = llvm::MemoryBuffer::getFile(file);
    if (!buffer) {
      error = "cannot read '" + file + "': " + buffer.getError().message();
      return failure();
    }
    KnownBug bug;
    bug.name = llvm::sys::path::stem(file).str();
    bug.file = file;
    bug.text = (*buffer)->getBuffer().str();
    FailureOr<Directives> directives = parseDirectives(bug.text, error);
    if (failed(directives)) {
      error = file + ": " + error;
      return failure();
    }
    bug.directives = std::move(*directives);
    bool isFinding = llvm::any_of(
        bug.directives.expectations, [](const Expectation &expectation) {
          return expectation.verdict == VerdictClass::Finding ||
                 expectation.verdict == VerdictClass::Rejected;
        });
    if (!isFinding || bug.directives.signatures.empty()) {
      error = file + ": a known bug needs a bufdiff-expect line that names a "
                     "finding, and a bufdiff-signature line";
      return failure();
    }
    known.bugs.push_back(std::move(bug));
  }
  return known;
}

std::string KnownBugs::defaultDirectory() {
  namespace fs = llvm::sys::fs;
  static char anchor;
  llvm::SmallString<128> installed(
      fs::getMainExecutable("bufdiff", static_cast<void *>(&anchor)));
  llvm::sys::path::remove_filename(installed);
  llvm::sys::path::append(installed, "..", "share", "bufdiff", "known-bugs");
  for (llvm::StringRef directory :
       {llvm::StringRef(installed), llvm::StringRef(BUFDIFF_KNOWN_BUGS)})
    if (fs::is_directory(directory))
      return directory.str();
  return {};
}

std::string KnownBugs::regressionsDirectory() {
  llvm::SmallString<128> directory(defaultDirectory());
  if (directory.empty())
    return {};
  llvm::sys::path::remove_filename(directory);
  llvm::sys::path::append(directory, "regressions");
  return llvm::sys::fs::is_directory(directory) ? directory.str().str()
                                                : std::string();
}

const KnownBug *KnownBugs::match(llvm::StringRef signature) const {
  for (const KnownBug &bug : bugs)
    if (matchesAny(bug.directives.signatures, signature))
      return &bug;
  return nullptr;
}

/// Whether it is known that the path kills the process. Of a default path only
/// some modules are known to do that.
static bool isDeadly(const Path &path, const KnownBugs &bugs) {
  if (llvm::is_contained(defaultPathNames(), path.name()))
    return false;
  for (llvm::StringRef name : {path.name(), path.family()})
    if (bugs.match(("crash:" + name + ":").str()))
      return true;
  auto isCrash = [&](const Expectation &expectation) {
    return expectation.verdict == VerdictClass::Finding &&
           expectation.kind == oracle::FindingKind::Crash &&
           expectation.path == path.name();
  };
  return llvm::any_of(bugs.all(), [&](const KnownBug &bug) {
    return bug.isExpectedHere() &&
           llvm::any_of(bug.directives.expectations, isCrash);
  });
}

std::vector<std::string> KnownBugs::livingPaths() const {
  std::vector<std::string> names;
  PathRegistry paths = PathRegistry::builtin();
  for (const std::unique_ptr<Path> &path : paths.all())
    if (!isDeadly(*path, *this))
      names.push_back(path->name().str());
  return names;
}

} // namespace bufdiff
