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
  os << "// " << target.signature() << "\n";
  os << "// bufdiff-check: " << flagText(flags) << "\n";
  os << "// bufdiff-expect: " << target.expectation().str() << "\n";
  for (oracle::FindingKind kind : target.company) {
    Expectation other = target.expectation();
    other.kind = kind;
    os << "// bufdiff-expect: " << other.str() << "\n";
  }
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
  // A device or a pipe is written to, never replaced.
  llvm::sys::fs::file_status status;
  if (!llvm::sys::fs::status(file, status) &&
      status.type() != llvm::sys::fs::file_type::regular_file) {
    std::error_code code;
    llvm::raw_fd_ostream os(file, code, llvm::sys::fs::CD_OpenExisting,
                            llvm::sys::fs::FA_Write, llvm::sys::fs::OF_None);
    if (!code) {
      os << contents;
      os.flush();
      code = os.error();
      os.clear_error();
    }
    if (!code)
      return success();
    error = ("cannot write '" + file + "': " + code.message()).str();
    return failure();
  }
  std::string temporary = (file + ".%%%%%%.tmp").str();
  llvm::Expected<llvm::sys::fs::TempFile> made =
      llvm::sys::fs::TempFile::create(temporary);
  if (!made) {
    error = ("cannot write '" + file + "': " + llvm::toString(made.takeError()))
                .str();
    return failure();
  }
  llvm::raw_fd_ostream os(made->FD, /*shouldClose=*/false);
  os << contents;
  os.flush();
  if (std::error_code code = os.error()) {
    os.clear_error();
    llvm::consumeError(made->discard());
    error = ("cannot write '" + file + "': " + code.message()).str();
    return failure();
  }
  if (llvm::Error failed = made->keep(file)) {
    error =
        ("cannot write '" + file + "': " + llvm::toString(std::move(failed)))
            .str();
    return failure();
  }
  return success();
}

} // namespace bufdiff
