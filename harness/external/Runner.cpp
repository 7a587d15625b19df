//===- Runner.cpp - Many modules through one build ------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/external/Runner.h"
#include "harness/external/Death.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace bufdiff::external {

static constexpr llvm::StringLiteral kSeparator = "// -----";
/// With every error, so that one module's errors do not hide the next one's.
static const std::string kCommonFlags[] = {
    "--mlir-disable-threading", "--mlir-print-op-on-diagnostic=false",
    "--mlir-print-op-generic"};
/// What is kept of what a dying program said.
static constexpr size_t kMaxStderr = 4000;

/// Runs of what declines in other words without the verifier: of two reasons
/// that are met in either order, the first is missed in one case of 256.
static constexpr unsigned kDecliningRuns = 8;

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

namespace {

struct BuildError {
  /// In the input, from 1; 0: unknown.
  unsigned line = 0;
  /// `file:line:col: ` where it is not in the input itself.
  std::string where;
  std::string message;
};

} // namespace

/// The errors on a build's stderr, one a line.
static std::vector<BuildError> parseErrors(llvm::StringRef err) {
  std::vector<BuildError> errors;
  llvm::SmallVector<llvm::StringRef> lines;
  err.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    auto [where, message] = line.split(" error: ");
    if (message.empty() && !line.contains(" error: "))
      continue;
    BuildError error;
    error.message = message.trim().str();
    unsigned base = 0, offset = 0;
    if (where.consume_front("within split at <stdin>:")) {
      // `N offset :L:C:`, N the line of the separator.
      where.consumeInteger(10, base);
      where = where.split(" offset :").second;
      if (!where.consumeInteger(10, offset) && base && offset)
        error.line = base + offset - 1;
    } else if (where.consume_front("<stdin>:")) {
      where.consumeInteger(10, error.line);
    } else {
      error.where = (where.trim() + " ").str();
    }
    errors.push_back(std::move(error));
  }
  return errors;
}

static void setError(BuildOutcome &outcome, const BuildError &error) {
  outcome.message = error.message;
  outcome.detail = error.where + error.message;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

Runner::Runner(Build build, std::vector<std::string> passes)
    : usedBuild(std::move(build)), passFlags(std::move(passes)) {}

/// An end that no module of a batch can be blamed for yet.
static BuildOutcome describeDeath(const ProcessResult &result) {
  using End = ProcessResult::End;
  using Kind = BuildOutcome::Kind;
  BuildOutcome outcome;
  outcome.kind = result.end == End::Timeout       ? Kind::Timeout
                 : result.end == End::OutOfMemory ? Kind::OutOfMemory
                 : result.end == End::Flood       ? Kind::OutOfMemory
                 : result.end == End::NotStarted  ? Kind::NotStarted
                                                  : Kind::Crash;
  outcome.message = result.describe();
  outcome.detail = llvm::StringRef(result.err).take_front(kMaxStderr).str();
  if (outcome.kind == Kind::Crash)
    if (std::string what = summarizeDeath(result.err); !what.empty())
      outcome.message += ":" + what;
  return outcome;
}

std::vector<BuildOutcome>
Runner::runRaw(llvm::ArrayRef<std::string> texts,
               llvm::ArrayRef<std::string> flags) const {
  using Kind = BuildOutcome::Kind;
  std::string input;
  /// The line on which each text starts.
  std::vector<unsigned> starts;
  unsigned line = 1;
  for (const std::string &text : texts) {
    if (!starts.empty()) {
      input += kSeparator;
      input += '\n';
      ++line;
    }
    starts.push_back(line);
    input += text;
    line += llvm::StringRef(text).count('\n');
  }
  std::vector<std::string> arguments(flags.begin(), flags.end());
  llvm::append_range(arguments, kCommonFlags);
  if (texts.size() > 1)
    arguments.push_back("--split-input-file");
  ProcessResult result =
      runProcess(usedBuild.program, arguments, input, usedBuild.limits);

  std::vector<BuildOutcome> outcomes(texts.size());
  // 1 is what mlir-opt says when it printed a diagnostic.
  bool isAlive = result.exitedWith(0) || result.exitedWith(1);
  llvm::SmallVector<std::string> parts;
  if (isAlive) {
    parts.emplace_back();
    if (texts.size() == 1) {
      parts.back() = result.out;
    } else {
      llvm::StringRef rest = result.out;
      while (!rest.empty()) {
        auto [part, next] = rest.split('\n');
        if (part.trim() == kSeparator)
          parts.emplace_back();
        else
          (parts.back() += part.str()) += '\n';
        rest = next;
      }
    }
    isAlive = parts.size() == texts.size();
  }
  std::vector<BuildError> errors = parseErrors(result.err);
  // It must say why where it printed nothing.
  if (isAlive && texts.size() == 1 && result.code == 1 && errors.empty())
    isAlive = false;
  if (!isAlive) {
    if (texts.size() == 1) {
      outcomes.front() = describeDeath(result);
      return outcomes;
    }
    if (result.end == ProcessResult::End::NotStarted) {
      llvm::fill(outcomes, describeDeath(result));
      return outcomes;
    }
    size_t half = texts.size() / 2;
    std::vector<BuildOutcome> left = runRaw(texts.take_front(half), flags);
    std::vector<BuildOutcome> right = runRaw(texts.drop_front(half), flags);
    llvm::move(right, std::back_inserter(left));
    return left;
  }

  for (auto [i, part] : llvm::enumerate(parts)) {
    BuildOutcome &outcome = outcomes[i];
    if (!llvm::StringRef(part).trim().empty()) {
      outcome.kind = Kind::Output;
      outcome.text = std::move(part);
      continue;
    }
    outcome.kind = Kind::Rejected;
    for (const BuildError &error : errors) {
      bool isHere = texts.size() == 1;
      if (error.line >= starts[i])
        isHere |= i + 1 == starts.size() || error.line < starts[i + 1];
      if (!isHere)
        continue;
      setError(outcome, error);
      break;
    }
    if (outcome.message.empty())
      outcome.message = outcome.detail = "no diagnostic";
  }
  return outcomes;
}

void Runner::explainFailures(llvm::ArrayRef<std::string> texts,
                             std::vector<BuildOutcome> &outcomes) const {
  using Kind = BuildOutcome::Kind;
  auto select = [&](std::vector<size_t> &which,
                    std::vector<std::string> &chosen) {
    for (auto [i, outcome] : llvm::enumerate(outcomes))
      if (outcome.kind == Kind::Rejected) {
        which.push_back(i);
        chosen.push_back(texts[i]);
      }
  };
  {
    std::vector<size_t> which;
    std::vector<std::string> chosen;
    select(which, chosen);
    if (which.empty())
      return;
    for (auto [i, read] : llvm::zip_equal(which, runRaw(chosen, {})))
      if (read.kind != Kind::Output) {
        outcomes[i] = std::move(read);
        outcomes[i].kind = Kind::Unreadable;
      }
  }
  std::vector<size_t> which;
  std::vector<std::string> chosen;
  select(which, chosen);
  if (which.empty())
    return;
  // With the verifier off, a pass that declines still declines.
  std::vector<std::string> flags = passFlags;
  flags.push_back("--verify-each=false");
  for (auto [i, text, first] :
       llvm::zip_equal(which, chosen, runRaw(chosen, flags))) {
    BuildOutcome unverified = std::move(first);
    // Which of several reasons is met first may be chance (MLIR 16 goes
    // through functions in the order of their addresses): what is said without
    // the verifier in any run is not the verifier's.
    for (unsigned run = 1; run < kDecliningRuns; ++run) {
      if (unverified.kind != Kind::Rejected ||
          unverified.message == outcomes[i].message)
        break;
      unverified = std::move(runRaw(text, flags).front());
    }
    if (unverified.kind != Kind::Rejected ||
        unverified.message != outcomes[i].message)
      outcomes[i].kind = Kind::VerifierFailure;
  }
}

std::vector<BuildOutcome>
Runner::runBatch(llvm::ArrayRef<std::string> texts) const {
  if (texts.empty())
    return {};
  std::vector<BuildOutcome> outcomes = runRaw(texts, passFlags);
  explainFailures(texts, outcomes);
  return outcomes;
}

BuildOutcome Runner::run(llvm::StringRef text, bool locations) const {
  std::string copy = text.str();
  std::vector<std::string> flags = passFlags;
  if (locations)
    flags.push_back("--mlir-print-debuginfo");
  std::vector<BuildOutcome> outcomes = runRaw(copy, flags);
  explainFailures(copy, outcomes);
  return std::move(outcomes.front());
}

std::string Runner::whyUnreadable(llvm::StringRef text) const {
  std::string copy = text.str();
  BuildOutcome outcome = std::move(runRaw(copy, {}).front());
  return outcome.kind == BuildOutcome::Kind::Output ? std::string()
                                                    : outcome.message;
}

std::string Runner::whyUnknown() const {
  // A module on which every pass has nothing to do.
  ProcessResult result =
      runProcess(usedBuild.program, passFlags, "module {}\n", usedBuild.limits);
  if (result.exitedWith(0))
    return {};
  if (!result.exitedWith(1))
    return {};
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(result.err).split(lines, '\n', -1, false);
  for (llvm::StringRef line : lines) {
    // `mlir-opt-22: Unknown command line argument '--x'.  Try: ...`
    if (size_t start = line.find("Unknown command line argument");
        start != llvm::StringRef::npos)
      return "no such pass: " +
             line.drop_front(start).split('\'').second.split('\'').first.str();
    size_t start = line.rfind("error: ");
    if (start != llvm::StringRef::npos)
      line = line.drop_front(start + strlen("error: "));
    if (line.contains("no such option") ||
        line.contains("does not refer to a registered pass") ||
        line.contains("Pass-Options-Parser") || line.contains("pass pipeline"))
      return line.trim().str();
  }
  return lines.empty() ? "it fails on an empty module" : lines[0].trim().str();
}

std::string Runner::commandLine() const {
  std::string text = usedBuild.name();
  for (const std::string &flag : passFlags)
    text +=
        flag.find(' ') == std::string::npos ? " " + flag : " '" + flag + "'";
  return text;
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// Splits a command line as a POSIX shell would, without expansions. Quotes
/// inside of a word (--pass="a b") end up in its middle and are gone.
static bool splitWords(llvm::StringRef text, std::vector<std::string> &words,
                       std::string &error) {
  std::string word;
  bool inWord = false;
  char quote = 0;
  for (size_t pos = 0; pos < text.size(); ++pos) {
    char c = text[pos];
    if (quote) {
      if (c == quote)
        quote = 0;
      else
        word += c;
    } else if (c == '\'' || c == '"') {
      quote = c;
      inWord = true;
    } else if (llvm::isSpace(c)) {
      if (inWord)
        words.push_back(std::move(word));
      word.clear();
      inWord = false;
    } else {
      word += c;
      inWord = true;
    }
  }
  if (quote) {
    error = std::string("unterminated ") + quote + " in pipeline";
    return false;
  }
  if (inWord)
    words.push_back(std::move(word));
  return true;
}

/// Flags of mlir-opt that are no passes and would change what is run, what is
/// printed or what is written where.
static bool isNoPass(llvm::StringRef name) {
  static constexpr llvm::StringLiteral kPrefixes[] = {
      "load-",  "mlir-", "emit-", "irdl-",   "verify-",  "help",  "version",
      "split-", "show-", "run-",  "output-", "profile-", "dump-", "log-"};
  return name.size() < 2 ||
         llvm::any_of(
             kPrefixes,
             [&](llvm::StringRef prefix) { return name.starts_with(prefix); });
}

FailureOr<std::vector<std::string>> parsePassFlags(llvm::StringRef pipeline,
                                                   std::string &error) {
  llvm::StringRef text = pipeline.trim();
  std::vector<std::string> flags;
  if (text.empty()) {
    error = "empty pipeline";
    return failure();
  }
  if (text.ltrim("\"'").starts_with("-")) {
    std::vector<std::string> words;
    if (!splitWords(text, words, error))
      return failure();
    for (size_t i = 0; i < words.size(); ++i) {
      llvm::StringRef word = words[i];
      llvm::StringRef name = word.ltrim('-').split('=').first;
      if (!word.starts_with("-") || name.empty()) {
        error = ("expected a pass flag instead of '" + word + "'").str();
        return failure();
      }
      if (isNoPass(name)) {
        error = ("'" + word + "' is no pass").str();
        return failure();
      }
      flags.push_back("--" + word.ltrim('-').str());
      // The one flag whose value may be a word of its own.
      if (name == "pass-pipeline" && !word.contains('=') &&
          i + 1 < words.size())
        flags.back() += "=" + words[++i];
    }
    return flags;
  }
  if (text.starts_with("builtin.module(") || text.starts_with("any(")) {
    flags.push_back("--pass-pipeline=" + text.str());
    return flags;
  }
  // A list without an anchor.
  int depth = 0;
  size_t start = 0;
  bool isNested = false;
  std::vector<llvm::StringRef> elements;
  for (size_t pos = 0; pos <= text.size(); ++pos) {
    char c = pos < text.size() ? text[pos] : ',';
    depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
    isNested |= c == '(' && depth == 1;
    if (c != ',' || depth != 0)
      continue;
    elements.push_back(text.slice(start, pos).trim());
    start = pos + 1;
  }
  if (isNested) {
    flags.push_back(("--pass-pipeline=builtin.module(" + text + ")").str());
    return flags;
  }
  for (llvm::StringRef element : elements) {
    auto [name, options] = element.split('{');
    name = name.trim();
    options = options.trim();
    options.consume_back("}");
    if (name.empty() || isNoPass(name)) {
      error = ("'" + element + "' is no pass").str();
      return failure();
    }
    flags.push_back(("--" + name).str());
    if (!options.empty())
      flags.back() += ("=" + options).str();
  }
  return flags;
}

std::vector<std::string> defaultPassFlags(unsigned major) {
  if (major > 16)
    return {"--one-shot-bufferize=bufferize-function-boundaries"};
  // Up to 16, buffers that are returned had to be allowed, as had those that
  // nobody frees.
  std::vector<std::string> flags = {
      "--one-shot-bufferize=bufferize-function-boundaries "
      "allow-return-allocs create-deallocs=0"};
  // 16 has tensor.empty and does not bufferize it; 15 has no such operation.
  if (major == 16)
    flags.insert(flags.begin(), "--empty-tensor-to-alloc-tensor");
  return flags;
}

} // namespace bufdiff::external
