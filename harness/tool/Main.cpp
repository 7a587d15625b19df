//===- Main.cpp - The bufdiff executable ----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's own InitLLVM is left out on purpose: its crash handlers print dumps
// and would hide from a worker's parent what a worker died of.
//
//===----------------------------------------------------------------------===//

#include "harness/tool/Command.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;
using namespace bufdiff::tool;

/// LLVM's parser explains itself in several lines, the program's path in front.
/// One is enough.
static std::string firstMessage(llvm::StringRef text, llvm::StringRef program) {
  program = llvm::sys::path::filename(program);
  llvm::StringRef line =
      text.ltrim().take_until([](char c) { return c == '\n'; }).rtrim();
  line.consume_front(program);
  line.consume_front(":");
  line = line.split("  Try:").first.trim();
  return line.str();
}

int main(int argc, char **argv) {
  const Command commands[] = {
      fuzzCommand(),   checkCommand(),  genCommand(),     bufferizeCommand(),
      interpCommand(), listCommand(),   mutantsCommand(), benchCommand(),
      bisectCommand(), reduceCommand(), reproCommand(),   campaignCommand(),
      ciCommand(),     reportCommand(), corpusCommand(),
  };
  for (const Command &command : commands)
    cl::HideUnrelatedOptions(category(), *command.subCommand);
  cl::HideUnrelatedOptions(category());
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "bufdiff 0.1.0 (MLIR " LLVM_VERSION_STRING ")\n";
  });

  if (argc < 2)
    return fail("which command? `bufdiff --help` shows them");
  // An unknown word would be taken for an argument of no command at all.
  llvm::StringRef word = argv[1];
  bool isKnown = word.starts_with("-");
  std::string names;
  for (const Command &command : commands) {
    isKnown |= word == command.subCommand->getName();
    names += (names.empty() ? "" : ", ") + command.subCommand->getName().str();
  }
  if (!isKnown)
    return fail("unknown command '" + word + "' (known: " + names + ")");
  for (const Command &command : commands)
    if (command.handOver && word == command.subCommand->getName())
      return command.handOver(argc, argv);

  std::string messages;
  llvm::raw_string_ostream os(messages);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "bufdiff: fuzzing and differential testing of MLIR bufferization\n",
          &os))
    return fail(firstMessage(messages, argv[0]));
  for (const Command &command : commands)
    if (*command.subCommand)
      return command.run();
  return fail("which command? `bufdiff --help` shows them");
}
