//===- PathSet.cpp - The paths that a user asked for ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/PathSet.h"
#include "harness/bufferize/PathDraw.h"
#include "harness/check/Parse.h"
#include "harness/external/BuildPath.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace bufdiff {

llvm::ArrayRef<llvm::StringRef> defaultPathNames() {
  static const llvm::StringRef names[] = {"one-shot", "interface", "legacy"};
  return names;
}

void CheckFlags::addDefaults(const CheckFlags &other) {
  if (paths.empty() && pipelines.empty()) {
    // A build is asked about instead of paths.
    if (builds.empty())
      paths = other.paths;
    pipelines = other.pipelines;
  }
  if (!repeats)
    repeats = other.repeats;
  if (entry.empty())
    entry = other.entry;
  if (!drawnPaths)
    drawnPaths = other.drawnPaths;
  if (!inputs)
    inputs = other.inputs;
  witness |= other.witness;
  localize |= other.localize;
  precision |= other.precision;
  if (!witnessRate)
    witnessRate = other.witnessRate;
}

LogicalResult parseCheckFlags(llvm::ArrayRef<std::string> tokens,
                              CheckFlags &flags, std::string &error) {
  for (size_t i = 0; i < tokens.size(); ++i) {
    llvm::StringRef token = tokens[i];
    if (!token.consume_front("--")) {
      error = ("not a flag: '" + token + "'").str();
      return failure();
    }
    auto [name, value] = token.split('=');
    if (token == "localize") {
      flags.localize = true;
      continue;
    }
    if (token == "precision") {
      flags.precision = true;
      continue;
    }
    if (name != "paths" && name != "pipeline" && name != "entry" &&
        name != "inputs" && name != "draw" && name != "repeat" &&
        name != "witness" && name != "witness-rate") {
      error = ("unknown flag: '--" + name + "'").str();
      return failure();
    }
    if (!token.contains('=')) {
      if (++i == tokens.size()) {
        error = ("--" + name + " needs a value").str();
        return failure();
      }
      value = tokens[i];
    }
    if (name == "paths") {
      llvm::SmallVector<llvm::StringRef> names;
      value.split(names, ',');
      for (llvm::StringRef path : names)
        flags.paths.push_back(path.trim().str());
    } else if (name == "pipeline") {
      flags.pipelines.push_back(value.str());
    } else if (name == "draw") {
      std::optional<uint64_t> number = parseNumber(value);
      if (!number || *number > kMaxDrawnPaths) {
        error = ("--draw takes a number from 0 to " +
                 llvm::Twine(kMaxDrawnPaths) + ", not '" + value + "'")
                    .str();
        return failure();
      }
      flags.drawnPaths = static_cast<unsigned>(*number);
    } else if (name == "entry") {
      value.consume_front("@");
      flags.entry = value.str();
    } else if (name == "repeat") {
      std::optional<uint64_t> number = parseNumber(value);
      if (!number || *number == 0 || *number > kMaxRepeats) {
        error = ("--repeat takes a number from 1 to " +
                 llvm::Twine(kMaxRepeats) + ", not '" + value + "'")
                    .str();
        return failure();
      }
      flags.repeats = static_cast<unsigned>(*number);
    } else if (name == "witness") {
      if (value != "jit") {
        error = ("unknown witness '" + value + "' (known: jit)").str();
        return failure();
      }
      flags.witness = true;
    } else if (name == "witness-rate") {
      std::optional<uint64_t> number = parseNumber(value);
      if (!number || *number == 0 || *number > kMaxWitnessRate) {
        error = ("--witness-rate takes a number from 1 to " +
                 llvm::Twine(kMaxWitnessRate) + ", not '" + value + "'")
                    .str();
        return failure();
      }
      flags.witnessRate = static_cast<unsigned>(*number);
    } else {
      std::optional<uint64_t> number = parseNumber(value);
      if (!number || *number == 0 || *number > kMaxInputSets) {
        error = ("--inputs takes a number from 1 to " +
                 llvm::Twine(kMaxInputSets) + ", not '" + value + "'")
                    .str();
        return failure();
      }
      flags.inputs = static_cast<unsigned>(*number);
    }
  }
  return success();
}

FailureOr<PathSet> PathSet::make(const CheckFlags &flags, std::string &error,
                                 std::string *unknown) {
  PathSet set;
  set.registry = std::make_shared<PathRegistry>(PathRegistry::builtin());
  auto add = [&](llvm::StringRef name) {
    auto isNamed = [&](const Path *path) { return path->name() == name; };
    // Twice the same path judges nothing new.
    if (llvm::any_of(set.selected, isNamed))
      return success();
    std::shared_ptr<const Path> path = set.registry->find(name, error);
    if (!path)
      return failure();
    set.selected.push_back(path.get());
    set.owned.push_back(std::move(path));
    return success();
  };
  for (const std::string &name : flags.paths)
    if (failed(add(name)))
      return failure();
  if (!flags.builds.empty() && failed(set.addBuilds(flags, error, unknown)))
    return failure();
  for (const std::string &pipeline : flags.pipelines) {
    if (!flags.builds.empty())
      break;
    std::unique_ptr<Path> path = createPipelinePath(pipeline, error);
    if (!path)
      return failure();
    set.selected.push_back(path.get());
    set.owned.push_back(std::move(path));
  }
  if (set.selected.empty())
    for (llvm::StringRef name : defaultPathNames())
      if (failed(add(name)))
        return failure();
  return set;
}

LogicalResult PathSet::addBuilds(const CheckFlags &flags, std::string &error,
                                 std::string *unknown) {
  std::vector<std::string> wanted = flags.pipelines;
  if (wanted.empty())
    wanted.emplace_back();
  std::map<std::string, unsigned> versions;
  /// The first build's paths, one a pipeline.
  std::vector<std::string> partners;
  for (const std::string &program : flags.builds) {
    FailureOr<external::Build> build = external::probeBuild(program, error);
    if (failed(build))
      return failure();
    unsigned number = ++versions[build->version];
    for (auto [i, pipeline] : llvm::enumerate(wanted)) {
      external::BuildPathOptions options;
      options.build = *build;
      options.pipeline = pipeline;
      options.repeats = flags.repeats.value_or(1);
      // Two builds of one version are what a patch is checked with.
      if (number > 1)
        options.suffix = "#" + std::to_string(number);
      if (flags.nfc && partners.size() == wanted.size())
        options.partner = partners[i];
      std::unique_ptr<Path> path =
          external::createBuildPath(std::move(options), error);
      if (!path)
        return failure();
      std::string why = external::whyUnknown(*path);
      if (!why.empty()) {
        error = build->name() + ": " + why;
        if (unknown)
          *unknown = why;
        return failure();
      }
      if (partners.size() < wanted.size())
        partners.push_back(path->name().str());
      selected.push_back(path.get());
      owned.push_back(std::move(path));
    }
  }
  return success();
}

CheckFlags nameDrawnPaths(const CheckFlags &flags, uint64_t key) {
  CheckFlags named = flags;
  named.drawnPaths.reset();
  // Making paths of builds starts them, to ask what they are.
  if (!flags.drawnPaths)
    return named;
  std::string error;
  FailureOr<PathSet> set = PathSet::make(flags, error);
  if (failed(set))
    return named;
  PathDraw draw(*flags.drawnPaths);
  std::vector<const Path *> all = draw.extend(set->paths(), key);
  if (all.size() == set->paths().size())
    return named;
  // Builds are named by flags of their own.
  if (!flags.namesPaths() && flags.builds.empty())
    for (const Path *path : set->paths())
      named.paths.push_back(path->name().str());
  for (const Path *path : llvm::drop_begin(all, set->paths().size()))
    named.paths.push_back(path->name().str());
  return named;
}

bool PathSet::hasSequence() const {
  return llvm::any_of(selected,
                      [](const Path *path) { return path->isSequence(); });
}

std::string PathSet::names() const {
  return llvm::join(
      llvm::map_range(selected,
                      [](const Path *path) { return path->name().str(); }),
      ",");
}

} // namespace bufdiff
