//===- ReportCommand.cpp - bufdiff report ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What was found, for people (text, HTML) and for other tools (JSON, JUnit XML,
// SARIF). Writing reports judges nothing, so that the status says only whether
// they could be written.
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Output.h"
#include "harness/report/Report.h"
#include "harness/tool/Command.h"
#include "harness/tool/ReportSource.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace bufdiff::tool {

static cl::SubCommand
    sub("report", "Show what a campaign or bundles hold, in several formats");
static cl::list<std::string> directories(cl::Positional, cl::desc("DIR"),
                                         cl::cat(category()), cl::sub(sub));

namespace {
/// One format; `-` is stdout.
struct Format {
  Format(llvm::StringRef name, llvm::StringRef what,
         std::string (*write)(const Report &))
      : file(name, cl::desc(what), cl::value_desc("file"), cl::cat(category()),
             cl::sub(sub)),
        write(write) {}

  cl::opt<std::string> file;
  std::string (*write)(const Report &);
};
} // namespace

static std::string writeJUnit(const Report &report) {
  return toJUnit(toCases(report));
}

static std::string writeSarif(const Report &report) {
  llvm::SmallString<128> base;
  if (llvm::sys::fs::real_path(report.directory, base))
    base = report.directory;
  return toSarif(toFindings(report), base);
}

static Format formats[] = {
    {"html", "Write a page for browsers", toHTML},
    {"junit", "Write JUnit XML", writeJUnit},
    {"sarif", "Write SARIF 2.1.0", writeSarif},
    {"json", "Write all of it as one JSON document", toJSON},
};

static int run() {
  if (directories.size() != 1)
    return fail("report takes one DIR");
  const Format *toStdout = nullptr;
  for (const Format &format : formats) {
    if (format.file.getNumOccurrences() && format.file.empty())
      return fail("--" + format.file.ArgStr + " takes a file");
    if (format.file != "-")
      continue;
    if (toStdout)
      return fail("only one document can be on stdout");
    toStdout = &format;
  }
  std::string error;
  FailureOr<Report> report = readReport(directories.front(), error);
  if (failed(report))
    return fail(error);
  for (const Format &format : formats)
    if (!format.file.empty() && format.file != "-" &&
        failed(writeWhole(format.file, format.write(*report), error)))
      return fail(error);
  llvm::raw_fd_ostream &os = llvm::outs();
  os << (toStdout ? toStdout->write(*report) : toText(*report));
  os.flush();
  if (std::error_code code = os.error()) {
    os.clear_error();
    return fail("cannot write to stdout: " + code.message());
  }
  return kNothingFound;
}

Command reportCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
