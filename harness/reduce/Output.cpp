//===- Output.cpp - What a reduction writes
//---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <sys/stat.h>

using namespace mlir;

namespace bufdiff {

std::string quoteWord(llvm::StringRef word) {
  bool isPlain = !word.empty() && llvm::all_of(word, [](char c) {
    return llvm::isAlnum(c) || llvm::StringRef("-_=./,:@%+").contains(c);
  });
  if (isPlain)
    return word.str();
  // What shells and LLVM's tokenizer agree on: double quotes, in which a
  // backslash takes the meaning from the next character.
  if (!word.contains('\'') && !word.contains('\\'))
    return ("'" + word + "'").str();
  std::string quoted = "\"";
  for (char c : word) {
    if (llvm::StringRef("\"\\$`").contains(c))
      quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

std::string flagText(const CheckFlags &flags) {
  std::vector<std::string> words;
  if (!flags.paths.empty())
    words.push_back("--paths " + quoteWord(llvm::join(flags.paths, ",")));
  for (const std::string &pipeline : flags.pipelines)
    words.push_back("--pipeline " + quoteWord(pipeline));
  if (!flags.entry.empty())
    words.push_back("--entry " + quoteWord(flags.entry));
  if (flags.inputs)
    words.push_back("--inputs " + std::to_string(*flags.inputs));
  if (flags.witness)
    words.push_back("--witness jit");
  return llvm::join(words, " ");
}

/// What follows the comments and empty lines at the start.
static llvm::StringRef skipComments(llvm::StringRef text) {
  while (true) {
    llvm::StringRef rest = text.ltrim();
    if (!rest.starts_with("//"))
      return rest;
    text = rest.drop_while([](char c) { return c != '\n'; });
  }
}

std::string withDirectives(llvm::StringRef text, const CheckFlags &flags,
                           const Target &target) {
  std::string out;
  llvm::raw_string_ostream os(out);
  // What another build does is said of its major version.
  std::string whose;
  if (!flags.builds.empty())
    whose = "(mlir-opt-" +
            llvm::StringRef(target.path)
                .split('@')
                .second.take_while(llvm::isDigit)
                .str() +
            ")";
  std::string said = flagText(flags);
  os << "// " << target.signature() << "\n";
  if (!said.empty())
    os << "// bufdiff-check" << whose << ": " << said << "\n";
  auto expect = [&](oracle::FindingKind kind) {
    Expectation expectation = target.expectation();
    expectation.kind = kind;
    if (!whose.empty())
      expectation.path.clear();
    os << "// bufdiff-expect" << whose << ": " << expectation.str() << "\n";
  };
  expect(target.kind);
  for (oracle::FindingKind kind : target.company)
    expect(kind);
  os << skipComments(text).rtrim() << "\n";
  return out;
}

CheckFlags narrowFlags(const CheckFlags &flags, const PathSet &paths,
                       llvm::StringRef name, oracle::FindingKind kind) {
  CheckFlags narrow;
  narrow.entry = flags.entry;
  narrow.inputs = flags.inputs;
  narrow.witness =
      flags.witness && kind == oracle::FindingKind::WitnessDisagrees;
  const Path *path = nullptr;
  for (const Path *each : paths.paths())
    if (each->name() == name)
      path = each;
  std::string error;
  // Builds run the pipelines; a path of theirs is named by both.
  for (const std::string &program : flags.builds) {
    CheckFlags alone = narrow;
    alone.builds = {program};
    alone.repeats = flags.repeats;
    std::vector<std::string> pipelines = flags.pipelines;
    if (pipelines.empty())
      pipelines.emplace_back();
    for (const std::string &pipeline : pipelines) {
      alone.pipelines.clear();
      if (!pipeline.empty())
        alone.pipelines.push_back(pipeline);
      FailureOr<PathSet> made = PathSet::make(alone, error);
      if (succeeded(made) && made->paths().front()->name() == name)
        return alone;
    }
  }
  for (const std::string &pipeline : flags.pipelines) {
    std::unique_ptr<Path> made = createPipelinePath(pipeline, error);
    if (made && made->name() == name) {
      narrow.pipelines.push_back(pipeline);
      return narrow;
    }
  }
  // A path that must equal another one is judged by it, whatever the kind.
  if (path && !path->mustEqual().empty())
    for (const Path *each : paths.paths())
      if (each->name() == path->mustEqual())
        narrow.paths.push_back(each->name().str());
  narrow.paths.push_back(name.str());
  return narrow;
}

FailureOr<ModuleVerdict> checkAlone(llvm::StringRef text, llvm::StringRef name,
                                    const CheckFlags &flags,
                                    const WorkerOptions &workers,
                                    std::string &error) {
  FailureOr<PathSet> paths = PathSet::make(flags, error);
  if (failed(paths))
    return failure();
  std::vector<TextItem> items(1);
  items.front().name = name.str();
  items.front().text = text.str();
  items.front().options.paths = paths->paths();
  items.front().options.entry = flags.entry;
  items.front().options.inputSets = flags.inputs.value_or(kDefaultInputSets);
  items.front().options.witnessRate = flags.effectiveWitnessRate();
  FailureOr<ModuleVerdict> verdict = failure();
  LogicalResult ran = checkTexts(
      items, workers,
      [&](size_t, const ModuleVerdict &seen) { verdict = seen; },
      [&](size_t, const std::string &why) { error = why; }, nullptr, error);
  if (failed(ran))
    return failure();
  return verdict;
}

LogicalResult writeWhole(llvm::StringRef file, llvm::StringRef contents,
                         std::string &error) {
  namespace fs = llvm::sys::fs;
  auto complain = [&](llvm::StringRef why) {
    error = ("cannot write '" + file + "': " + why).str();
    return failure();
  };
  auto write = [&](int fd) {
    llvm::raw_fd_ostream os(fd, /*shouldClose=*/false);
    os << contents;
    os.flush();
    std::error_code code = os.error();
    os.clear_error();
    return code;
  };

  // Links are followed: what they point to is what is meant.
  fs::file_status status;
  llvm::SmallString<128> target(file);
  if (!fs::status(file, status) && fs::exists(status)) {
    if (fs::is_directory(status))
      return complain("is a directory");
    if (!fs::is_regular_file(status)) {
      // A device or a pipe takes what is written to it. A rename would put a
      // plain file in its place.
      int fd = -1;
      std::error_code code =
          fs::openFileForWrite(file, fd, fs::CD_OpenExisting, fs::OF_None);
      if (code)
        return complain(code.message());
      code = write(fd);
      fs::file_t handle = fs::convertFDToNativeFile(fd);
      fs::closeFile(handle);
      return code ? complain(code.message()) : success();
    }
    if (std::error_code code = fs::real_path(file, target))
      return complain(code.message());
  }

  llvm::Expected<fs::TempFile> made =
      fs::TempFile::create(target + ".%%%%%%.tmp");
  if (!made)
    return complain(llvm::toString(made.takeError()));
  if (std::error_code code = write(made->FD)) {
    llvm::consumeError(made->discard());
    return complain(code.message());
  }
  // Readable like any other file, not like a temporary one.
  mode_t mask = umask(0);
  umask(mask);
  fchmod(made->FD, 0666 & ~mask);
  if (llvm::Error failed = made->keep(target))
    return complain(llvm::toString(std::move(failed)));
  return success();
}

} // namespace bufdiff
