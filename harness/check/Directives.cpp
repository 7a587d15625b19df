//===- Directives.cpp - What a module's file says about its check ---------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Directives.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;

namespace bufdiff {

std::string Expectation::str() const {
  std::string text = verdict == VerdictClass::Finding
                         ? oracle::findingName(kind).str()
                         : verdictName(verdict).str();
  if (!path.empty())
    text += " " + path;
  return text;
}

/// `line` after `// prefix:` or `// prefix(build):`, or nothing.
static std::optional<llvm::StringRef> afterPrefix(llvm::StringRef line,
                                                  llvm::StringRef prefix,
                                                  llvm::StringRef &build) {
  line = line.ltrim();
  if (!line.consume_front("//"))
    return std::nullopt;
  line = line.ltrim();
  if (!line.consume_front(prefix))
    return std::nullopt;
  build = {};
  if (line.consume_front("("))
    std::tie(build, line) = line.split(')');
  if (!line.consume_front(":"))
    return std::nullopt;
  return line.trim();
}

/// The directives of a build. Null, with one line in `error`, where that is no
/// name of one: a file must not name programs at will.
static BuildDirectives *findBuild(Directives &directives, llvm::StringRef name,
                                  std::string &error) {
  llvm::StringRef version = name;
  if (!version.consume_front("mlir-opt-") || version.empty() ||
      !llvm::all_of(version,
                    [](char c) { return llvm::isDigit(c) || c == '.'; })) {
    error = ("'" + name + "' names no build: mlir-opt-19 would").str();
    return nullptr;
  }
  for (BuildDirectives &build : directives.builds)
    if (build.build == name)
      return &build;
  directives.builds.emplace_back();
  directives.builds.back().build = name.str();
  return &directives.builds.back();
}

static FailureOr<Expectation> parseExpectation(llvm::StringRef text,
                                               std::string &error) {
  auto [word, path] = text.split(' ');
  Expectation expectation;
  expectation.path = path.trim().str();
  bool mayNamePath = true;
  if (word == "agree") {
    expectation.verdict = VerdictClass::Agree;
    mayNamePath = false;
  } else if (word == "discarded") {
    expectation.verdict = VerdictClass::Discarded;
    mayNamePath = false;
  } else if (word == "rejected") {
    expectation.verdict = VerdictClass::Rejected;
  } else if (auto kind = oracle::parseFindingKind(word)) {
    expectation.verdict = VerdictClass::Finding;
    expectation.kind = *kind;
  } else {
    error = ("unknown verdict '" + word + "' in a bufdiff-expect line").str();
    return failure();
  }
  if (!mayNamePath && !expectation.path.empty()) {
    error = ("'" + word + "' in a bufdiff-expect line names no path").str();
    return failure();
  }
  return expectation;
}

FailureOr<Directives> parseDirectives(llvm::StringRef text,
                                      std::string &error) {
  Directives directives;
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    llvm::StringRef name;
    if (auto flags = afterPrefix(line, "bufdiff-check", name)) {
      CheckFlags *target = &directives.flags;
      if (!name.empty()) {
        BuildDirectives *build = findBuild(directives, name, error);
        if (!build)
          return failure();
        target = &build->flags;
      }
      llvm::SmallVector<const char *> arguments;
      llvm::cl::TokenizeGNUCommandLine(*flags, saver, arguments);
      std::vector<std::string> tokens(arguments.begin(), arguments.end());
      if (failed(parseCheckFlags(tokens, *target, error))) {
        error += " in a bufdiff-check line";
        return failure();
      }
    } else if (auto verdict = afterPrefix(line, "bufdiff-expect", name)) {
      std::vector<Expectation> *target = &directives.expectations;
      if (!name.empty()) {
        BuildDirectives *build = findBuild(directives, name, error);
        if (!build)
          return failure();
        target = &build->expectations;
      }
      FailureOr<Expectation> expectation = parseExpectation(*verdict, error);
      if (failed(expectation))
        return failure();
      target->push_back(std::move(*expectation));
    } else if (auto signature = afterPrefix(line, "bufdiff-signature", name)) {
      directives.signatures.push_back(signature->str());
    } else if (auto link = afterPrefix(line, "bufdiff-link", name)) {
      directives.links.push_back(link->str());
    } else if (auto versions = afterPrefix(line, "bufdiff-versions", name)) {
      llvm::SmallVector<llvm::StringRef> words;
      versions->split(words, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
      for (llvm::StringRef word : words)
        directives.versions.push_back(word.trim().str());
    }
  }
  return directives;
}

std::string summarize(const ModuleVerdict &verdict) {
  std::vector<std::string> parts;
  auto add = [&](std::string part) {
    if (!llvm::is_contained(parts, part))
      parts.push_back(std::move(part));
  };
  for (const Finding &finding : verdict.findings)
    add((oracle::findingName(finding.kind) + " " + finding.path).str());
  for (const Rejected &rejected : verdict.rejected)
    add("rejected " + rejected.path);
  if (parts.empty() && verdict.worst() == VerdictClass::Discarded) {
    for (const Discarded &discarded : verdict.discarded)
      add("discarded: " + discarded.why);
    if (parts.empty())
      parts.push_back("discarded");
  }
  return parts.empty() ? "agree" : llvm::join(parts, ", ");
}

std::string explainUnmet(const ModuleVerdict &verdict,
                         llvm::ArrayRef<Expectation> expectations) {
  auto meets = [](const Expectation &expectation, VerdictClass what,
                  llvm::StringRef path,
                  std::optional<oracle::FindingKind> kind) {
    return expectation.verdict == what &&
           (!kind || *kind == expectation.kind) &&
           (expectation.path.empty() || expectation.path == path);
  };
  auto isMet = [&](const Expectation &expectation) {
    switch (expectation.verdict) {
    case VerdictClass::Agree:
    case VerdictClass::Discarded:
      return verdict.worst() == expectation.verdict;
    case VerdictClass::Rejected:
      return llvm::any_of(verdict.rejected, [&](const Rejected &rejected) {
        return meets(expectation, VerdictClass::Rejected, rejected.path, {});
      });
    case VerdictClass::Finding:
      return llvm::any_of(verdict.findings, [&](const Finding &finding) {
        return meets(expectation, VerdictClass::Finding, finding.path,
                     finding.kind);
      });
    }
    llvm_unreachable("covered switch");
  };
  auto isExpected = [&](VerdictClass what, llvm::StringRef path,
                        std::optional<oracle::FindingKind> kind) {
    return llvm::any_of(expectations, [&](const Expectation &expectation) {
      return meets(expectation, what, path, kind);
    });
  };

  bool allGood = llvm::all_of(expectations, isMet);
  for (const Finding &finding : verdict.findings)
    allGood &= isExpected(VerdictClass::Finding, finding.path, finding.kind);
  for (const Rejected &rejected : verdict.rejected)
    allGood &= isExpected(VerdictClass::Rejected, rejected.path, {});
  if (allGood)
    return {};
  std::string expected =
      llvm::join(llvm::map_range(expectations,
                                 [](const Expectation &expectation) {
                                   return expectation.str();
                                 }),
                 ", ");
  return "expected " + expected + ", got " + summarize(verdict);
}

} // namespace bufdiff
