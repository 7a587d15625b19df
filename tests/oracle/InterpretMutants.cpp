//===- InterpretMutants.cpp - The interpreter on mutated module texts -----===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated modules are well-behaved, found and reduced ones are not. Mutates
// the text of valid modules, token by token, and gives whatever MLIR's parser
// and verifier accept to the interpreter, which must neither crash nor hang nor
// leak, whatever the module does. Meant for a build with sanitizers.
//
//   bufdiff-interpret-mutants [options] PATH...
//     --seed=N    of all mutants (0)
//     --count=N   mutants (3000)
//     --first=N   number of the first mutant (0)
//     --out=DIR   where the texts and reports of deaths go (none are written)
//     --show      print the first mutant and run it in this process
//     --plain     run the seeds as they are in this process, to replay deaths
//
// A PATH is a file or a directory of them: .mlir files, and the raw strings of
// .cpp files. Texts that are not valid modules are skipped.
//
// Mutants run in forked batches, each with a fresh context (which never frees
// types and attributes). A mutant that kills its process is replayed alone, and
// its stage tells whose fault that is: MLIR's own parser and verifier are
// upstream's, decoding and running are ours and make the exit status 1.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <ctime>
#include <map>
#include <set>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BUFDIFF_MUTANTS_ASAN
#include <sanitizer/lsan_interface.h>
#endif
#endif

using namespace mlir;
using namespace bufdiff;
using llvm::StringRef;

#ifdef BUFDIFF_MUTANTS_ASAN
// As in cmake/SanitizerOptions.cpp, and allocations above 2 GB, which nothing
// here has a reason for, are errors. Leaks are looked for below, batch by
// batch.
extern "C" const char *__asan_default_options();
const char *__asan_default_options() {
  return "allow_user_poisoning=0:max_allocation_size_mb=2048:"
         "leak_check_at_exit=0";
}
#endif

/// Mutants a process and context.
static constexpr uint64_t kBatch = 2000;
static constexpr unsigned kInputSets = 2;
/// A mutated bound is often astronomic, and 100,000 steps are more than any
/// seed needs.
static constexpr uint64_t kStepBudget = 100'000;
static constexpr int64_t kByteBudget = 16 << 20;
static constexpr unsigned kDepthBudget = 500;
/// Processor time of one mutant: a thousand times what its budgets allow.
static constexpr int kHangSeconds = 20;
/// Address space of a batch, where no sanitizer needs it all.
[[maybe_unused]] static constexpr rlim_t kAddressSpace = rlim_t(4) << 30;
/// Mutations of one text.
static constexpr unsigned kMaxMutations = 3;
/// Exit statuses of a batch.
static constexpr int kLeakStatus = 77;

namespace {

/// splitmix64.
class Random {
public:
  Random(uint64_t seed, uint64_t number)
      : state(seed * 0xd1342543de82ef95 + number) {
    next();
  }
  uint64_t next() {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  size_t below(size_t bound) { return bound ? next() % bound : 0; }
  template <typename Row>
  const auto &pick(const Row &row) {
    return row[below(std::size(row))];
  }

private:
  uint64_t state;
};

struct Token {
  enum class Kind : uint8_t {
    Number,
    /// `%0`, `%arg0`.
    Name,
    /// A scalar type.
    Scalar,
    /// `arith.addf`: a word with a dot.
    Op,
    Word,
    Other,
  };
  Kind kind = Kind::Other;
  /// Of the text before it.
  std::string space;
  std::string text;
};
using Tokens = std::vector<Token>;

enum class Stage : uint32_t { Parse, Verify, Decode, Run, Between };

/// What a batch tells its parent, also when it dies.
struct Cell {
  uint64_t current;
  Stage stage;
  uint64_t parserRejected, verifierRejected, accepted, withoutRuns;
  uint64_t completed, fault, unsupported, budget;
};

/// All there is to know to make any mutant.
struct Seeds {
  std::vector<std::string> texts;
  std::vector<Tokens> tokens;
  /// By dialect, sorted.
  std::map<std::string, std::vector<std::string>> ops;
};

} // namespace

static const char *stageName(Stage stage) {
  static constexpr const char *names[] = {"parse", "verify", "decode", "run",
                                          "between"};
  return names[static_cast<unsigned>(stage)];
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

static bool isWordChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
}

static bool isScalarType(StringRef word) {
  if (word == "index" || word == "bf16" || word == "tf32")
    return true;
  StringRef rest = word;
  if (rest.consume_front("f"))
    return rest.size() && llvm::isDigit(rest[0]);
  (void)(rest.consume_front("s") || rest.consume_front("u"));
  return rest.consume_front("i") && rest.size() &&
         llvm::all_of(rest, llvm::isDigit);
}

/// Not MLIR's lexer: extents are numbers of their own in `4x4xf32`, and no text
/// is an error.
static Tokens tokenize(StringRef text) {
  Tokens tokens;
  while (!text.empty()) {
    Token token;
    token.space =
        text.take_while([](char c) { return llvm::isSpace(c); }).str();
    text = text.drop_front(token.space.size());
    if (text.empty())
      break;
    size_t length = 1;
    auto extend = [&](auto matches) {
      while (length < text.size() && matches(text[length]))
        ++length;
    };
    char first = text[0];
    bool afterExtent = token.space.empty() && !tokens.empty() &&
                       (tokens.back().kind == Token::Kind::Number ||
                        tokens.back().text == "?");
    if (first == 'x' && afterExtent) {
      // The separator of extents.
    } else if (first == '%') {
      extend(isWordChar);
      token.kind = Token::Kind::Name;
    } else if (llvm::isDigit(first) ||
               (first == '-' && text.size() > 1 && llvm::isDigit(text[1]))) {
      extend(llvm::isDigit);
      if (text.substr(length, 1) == ".") {
        ++length;
        extend([](char c) {
          return llvm::isDigit(c) || c == 'e' || c == '+' || c == '-';
        });
      } else if (text.starts_with("0x") && text.size() > 2 &&
                 llvm::isHexDigit(text[2]) && !afterExtent &&
                 !text.substr(2).starts_with("bf16")) {
        ++length;
        extend(llvm::isHexDigit);
      }
      token.kind = Token::Kind::Number;
    } else if (llvm::isAlpha(first) || first == '_') {
      extend(isWordChar);
      StringRef word = text.take_front(length);
      token.kind = isScalarType(word)   ? Token::Kind::Scalar
                   : word.contains('.') ? Token::Kind::Op
                                        : Token::Kind::Word;
    } else if (first == '"') {
      extend([](char c) { return c != '"' && c != '\n'; });
      length = std::min(length + 1, text.size());
    } else if (first == '@' || first == '#' || first == '!' || first == '^') {
      extend(isWordChar);
    } else if (text.starts_with("->") || text.starts_with("::")) {
      length = 2;
    }
    token.text = text.take_front(length).str();
    text = text.drop_front(length);
    tokens.push_back(std::move(token));
  }
  return tokens;
}

static std::string print(const Tokens &tokens) {
  std::string text;
  for (const Token &token : tokens) {
    text += token.space;
    text += token.text;
  }
  text += "\n";
  return text;
}

//===----------------------------------------------------------------------===//
// Mutations
//===----------------------------------------------------------------------===//

static constexpr const char *kIntegers[] = {"0",
                                            "1",
                                            "2",
                                            "3",
                                            "4",
                                            "5",
                                            "7",
                                            "8",
                                            "16",
                                            "31",
                                            "32",
                                            "63",
                                            "64",
                                            "65",
                                            "127",
                                            "128",
                                            "255",
                                            "1000",
                                            "65536",
                                            "1000000",
                                            "2147483647",
                                            "2147483648",
                                            "4294967296",
                                            "4611686018427387904",
                                            "-1",
                                            "-2",
                                            "-3",
                                            "-128",
                                            "-65536",
                                            "-2147483648",
                                            "?",
                                            "1.5",
                                            "9223372036854775807",
                                            "true",
                                            "0x7F800000",
                                            "-9223372036854775808",
                                            "9223372036854775808",
                                            "18446744073709551615"};
/// More often than the ones above: they make valid modules.
static constexpr const char *kSmallIntegers[] = {"0", "1", "2",  "3", "4",
                                                 "5", "6", "-1", "8", "?"};
static constexpr const char *kFloats[] = {
    "0.0",      "-0.0",       "1.0",        "-1.5",
    "1.0e+38",  "1.0e+300",   "1.0e-45",    "1.0e+400",
    "-2.5e+18", "0x7F800000", "0x7FC00000", "0xFF800001"};
static constexpr const char *kScalars[] = {
    "f16",          "bf16",     "f32",    "f64",          "f80",
    "f128",         "f8E4M3FN", "f8E5M2", "tf32",         "i0",
    "i1",           "i2",       "i4",     "i7",           "i8",
    "i16",          "i32",      "i64",    "i65",          "i128",
    "si32",         "ui8",      "index",  "i63",          "f32",
    "i32",          "f64",      "index",  "i1",           "i64",
    "i8",           "f16",      "none",   "complex<f32>", "vector<2xf32>",
    "memref<2xf32>"};

static std::vector<size_t> tokensOf(const Tokens &tokens, Token::Kind kind) {
  std::vector<size_t> found;
  for (size_t i = 0; i < tokens.size(); ++i)
    if (tokens[i].kind == kind)
      found.push_back(i);
  return found;
}

/// [first, last) of every line, by the line breaks before tokens.
static std::vector<std::pair<size_t, size_t>> linesOf(const Tokens &tokens) {
  std::vector<std::pair<size_t, size_t>> lines;
  size_t first = 0;
  for (size_t i = 1; i <= tokens.size(); ++i) {
    if (i < tokens.size() && !StringRef(tokens[i].space).contains('\n'))
      continue;
    lines.push_back({first, i});
    first = i;
  }
  return lines;
}

/// Shaped and complex types, brackets matched.
static std::vector<std::pair<size_t, size_t>> typesOf(const Tokens &tokens) {
  std::vector<std::pair<size_t, size_t>> types;
  for (size_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::string &word = tokens[i].text;
    if (tokens[i].kind == Token::Kind::Scalar) {
      types.push_back({i, i + 1});
      continue;
    }
    if ((word != "tensor" && word != "memref" && word != "vector" &&
         word != "complex") ||
        tokens[i + 1].text != "<")
      continue;
    unsigned depth = 0;
    for (size_t j = i + 1; j < tokens.size(); ++j) {
      depth += tokens[j].text == "<";
      depth -= tokens[j].text == ">";
      if (depth)
        continue;
      types.push_back({i, j + 1});
      break;
    }
  }
  return types;
}

static std::string spell(const Tokens &tokens,
                         std::pair<size_t, size_t> range) {
  std::string text;
  for (size_t i = range.first; i < range.second; ++i)
    text += tokens[i].text;
  return text;
}

static void replaceRange(Tokens &tokens, std::pair<size_t, size_t> range,
                         const std::string &text) {
  tokens[range.first].text = text;
  tokens[range.first].kind = Token::Kind::Other;
  tokens.erase(tokens.begin() + range.first + 1, tokens.begin() + range.second);
}

/// Replaces the token, or all tokens of its text (which keeps a module valid
/// more often), or those of its text in its line.
static void replaceToken(Tokens &tokens, size_t at, const std::string &text,
                         Random &random) {
  size_t first = at, last = at + 1;
  size_t reach = random.below(4);
  if (reach == 0) {
    first = 0;
    last = tokens.size();
  } else if (reach == 1) {
    while (first > 0 && !StringRef(tokens[first].space).contains('\n'))
      --first;
    while (last < tokens.size() &&
           !StringRef(tokens[last].space).contains('\n'))
      ++last;
  }
  std::string old = tokens[at].text;
  Token::Kind kind = tokens[at].kind;
  for (size_t i = first; i < last; ++i)
    if (tokens[i].kind == kind && tokens[i].text == old)
      tokens[i].text = text;
}

static void mutateLines(Tokens &tokens, const Seeds &seeds, Random &random) {
  auto lines = linesOf(tokens);
  auto line = random.pick(lines);
  auto at = [&](size_t i) { return tokens.begin() + i; };
  switch (random.below(4)) {
  case 0:
    tokens.erase(at(line.first), at(line.second));
    return;
  case 1: {
    Tokens copy(at(line.first), at(line.second));
    tokens.insert(at(line.second), copy.begin(), copy.end());
    return;
  }
  case 2: {
    auto other = random.pick(lines);
    if (other.first < line.first)
      std::swap(line, other);
    if (line == other)
      return;
    Tokens moved(at(other.first), at(other.second));
    tokens.erase(at(other.first), at(other.second));
    tokens.insert(at(line.first), moved.begin(), moved.end());
    return;
  }
  default: {
    const Tokens &donor = random.pick(seeds.tokens);
    auto donorLines = linesOf(donor);
    size_t from = random.below(donorLines.size());
    size_t to = std::min(donorLines.size(), from + 1 + random.below(3));
    Tokens copy(donor.begin() + donorLines[from].first,
                donor.begin() + donorLines[to - 1].second);
    tokens.insert(at(line.second), copy.begin(), copy.end());
    return;
  }
  }
}

static void mutateOnce(Tokens &tokens, const Seeds &seeds, Random &random) {
  if (tokens.size() < 2)
    return;
  switch (random.below(16)) {
  case 0:
  case 1:
  case 2:
  case 3: {
    auto numbers = tokensOf(tokens, Token::Kind::Number);
    if (numbers.empty())
      return;
    size_t at = random.pick(numbers);
    bool real = StringRef(tokens[at].text).contains('.');
    replaceToken(tokens, at,
                 real              ? random.pick(kFloats)
                 : random.below(2) ? random.pick(kSmallIntegers)
                                   : random.pick(kIntegers),
                 random);
    return;
  }
  case 4:
  case 5: {
    auto scalars = tokensOf(tokens, Token::Kind::Scalar);
    if (!scalars.empty())
      replaceToken(tokens, random.pick(scalars), random.pick(kScalars), random);
    return;
  }
  case 6:
  case 7: {
    auto types = typesOf(tokens);
    if (types.empty())
      return;
    auto old = random.pick(types);
    std::string by = spell(tokens, random.pick(types));
    if (random.below(2)) {
      replaceRange(tokens, old, by);
      return;
    }
    // Everywhere, from the back so that ranges stay right.
    std::string text = spell(tokens, old);
    size_t limit = tokens.size();
    for (auto range : llvm::reverse(types)) {
      if (range.second > limit || spell(tokens, range) != text)
        continue;
      replaceRange(tokens, range, by);
      limit = range.first;
    }
    return;
  }
  case 8:
  case 9:
  case 10: {
    auto names = tokensOf(tokens, Token::Kind::Name);
    if (names.empty())
      return;
    tokens[random.pick(names)].text = tokens[random.pick(names)].text;
    return;
  }
  case 11:
  case 12: {
    auto ops = tokensOf(tokens, Token::Kind::Op);
    if (ops.empty())
      return;
    size_t at = random.pick(ops);
    auto row =
        seeds.ops.find(StringRef(tokens[at].text).split('.').first.str());
    if (row != seeds.ops.end())
      tokens[at].text = random.pick(row->second);
    return;
  }
  case 13: {
    // Keywords: predicates, iterator types, flags.
    auto words = tokensOf(tokens, Token::Kind::Word);
    if (words.empty())
      return;
    tokens[random.pick(words)].text = tokens[random.pick(words)].text;
    return;
  }
  case 14: {
    size_t at = random.below(tokens.size());
    switch (random.below(3)) {
    case 0:
      std::swap(tokens[at].text, tokens[random.below(tokens.size())].text);
      return;
    case 1:
      tokens.erase(tokens.begin() + at);
      return;
    default: {
      Token copy = tokens[at];
      tokens.insert(tokens.begin() + at, copy);
      return;
    }
    }
  }
  default:
    mutateLines(tokens, seeds, random);
    return;
  }
}

static std::string mutant(const Seeds &seeds, uint64_t seed, uint64_t number) {
  Random random(seed, number);
  Tokens tokens = random.pick(seeds.tokens);
  for (unsigned i = 0, e = 1 + random.below(kMaxMutations); i < e; ++i)
    mutateOnce(tokens, seeds, random);
  return print(tokens);
}

//===----------------------------------------------------------------------===//
// A mutant's run
//===----------------------------------------------------------------------===//

static std::unique_ptr<MLIRContext> makeContext() {
  auto context =
      std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
  context->loadDialect<
      affine::AffineDialect, arith::ArithDialect,
      bufferization::BufferizationDialect, cf::ControlFlowDialect,
      complex::ComplexDialect, func::FuncDialect, index::IndexDialect,
      linalg::LinalgDialect, math::MathDialect, memref::MemRefDialect,
      ml_program::MLProgramDialect, scf::SCFDialect, tensor::TensorDialect,
      ub::UBDialect, vector::VectorDialect>();
  context->printOpOnDiagnostic(false);
  context->printStackTraceOnDiagnostic(false);
  return context;
}

static void runFunction(const oracle::Program &program, func::FuncOp func,
                        const oracle::FunctionBoundary &boundary,
                        uint64_t number, Cell &cell, bool verbose) {
  for (unsigned set = 0; set < kInputSets; ++set) {
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(func, set, why);
    if (failed(inputs)) {
      ++cell.withoutRuns;
      return;
    }
    oracle::ObserveOptions options;
    options.run.stepBudget = kStepBudget;
    options.run.byteBudget = kByteBudget;
    options.run.depthBudget = kDepthBudget;
    options.run.trackWriters = number & 1;
    options.ownsDeallocation = number & 2;
    oracle::Observation seen =
        oracle::observe(program, func.getSymName(), boundary, *inputs, options);
    if (verbose)
      llvm::outs() << "// @" << func.getSymName() << " set " << set << ": "
                   << static_cast<int>(seen.outcome.kind) << " "
                   << seen.outcome.why << "\n";
    switch (seen.outcome.kind) {
    case oracle::Outcome::Kind::Completed:
      ++cell.completed;
      break;
    case oracle::Outcome::Kind::Fault:
      ++cell.fault;
      break;
    case oracle::Outcome::Kind::Unsupported:
      ++cell.unsupported;
      break;
    case oracle::Outcome::Kind::Budget:
      ++cell.budget;
      break;
    }
  }
}

/// MLIR's own allocations are not looked at for leaks.
static void ignoreLeaks(bool ignore) {
#ifdef BUFDIFF_MUTANTS_ASAN
  ignore ? __lsan_disable() : __lsan_enable();
#endif
}

static void runMutant(MLIRContext &context, const oracle::OpRegistry &ops,
                      const std::string &text, uint64_t number, Cell &cell,
                      bool verbose) {
  ignoreLeaks(true);
  cell.stage = Stage::Parse;
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      text, ParserConfig(&context, /*verifyAfterParse=*/false));
  cell.stage = Stage::Verify;
  bool valid = module && succeeded(verify(*module));
  ignoreLeaks(false);
  if (!valid) {
    ++(module ? cell.verifierRejected : cell.parserRejected);
    return;
  }
  ++cell.accepted;

  cell.stage = Stage::Decode;
  std::unique_ptr<oracle::Program> program =
      oracle::Program::decode(*module, ops);
  cell.stage = Stage::Run;
  oracle::BoundaryMap boundaries = oracle::BoundaryMap::identity(*module);
  for (auto func : module->getOps<func::FuncOp>())
    if (!func.isExternal())
      runFunction(*program, func, *boundaries.lookup(func.getSymName()), number,
                  cell, verbose);
  program.reset();
  if (oracle::Array::liveWords() != 0) {
    llvm::errs() << "LEAK: " << oracle::Array::liveWords()
                 << " words of arrays are left\n";
    _exit(kLeakStatus);
  }
  cell.stage = Stage::Between;
}

/// A hang ends with SIGPROF.
static void limitTime(int seconds) {
  itimerval limit = {};
  limit.it_value.tv_sec = seconds;
  setitimer(ITIMER_PROF, &limit, nullptr);
}

/// The child's whole life.
[[noreturn]] static void runBatch(MLIRContext &context,
                                  const oracle::OpRegistry &ops,
                                  const Seeds &seeds, uint64_t seed,
                                  uint64_t first, uint64_t last, Cell &cell,
                                  const std::string &log) {
  if (!std::freopen(log.c_str(), "w", stderr))
    _exit(kLeakStatus + 1);
#ifndef BUFDIFF_MUTANTS_ASAN
  rlimit space = {kAddressSpace, kAddressSpace};
  setrlimit(RLIMIT_AS, &space);
#endif
  rlimit core = {0, 0};
  setrlimit(RLIMIT_CORE, &core);
  ScopedDiagnosticHandler silence(&context,
                                  [](Diagnostic &) { return success(); });
  for (uint64_t number = first; number < last; ++number) {
    cell.stage = Stage::Between;
    cell.current = number;
    std::string text = mutant(seeds, seed, number);
    limitTime(kHangSeconds);
    runMutant(context, ops, text, number, cell, /*verbose=*/false);
  }
  limitTime(0);
#ifdef BUFDIFF_MUTANTS_ASAN
  if (__lsan_do_recoverable_leak_check())
    _exit(kLeakStatus);
#endif
  // The context lives in the parent.
  _exit(0);
}

//===----------------------------------------------------------------------===//
// Seeds
//===----------------------------------------------------------------------===//

static void addText(StringRef text, MLIRContext &context, Seeds &seeds) {
  // Comments would only soak up mutations.
  std::string stripped;
  for (StringRef line : llvm::split(text, '\n'))
    if (!line.ltrim().starts_with("//") && !line.trim().empty())
      stripped += (line + "\n").str();
  if (!parseSourceString<ModuleOp>(stripped, &context))
    return;
  seeds.texts.push_back(stripped);
  seeds.tokens.push_back(tokenize(stripped));
}

/// Raw strings of a test with functions in them.
static void addSource(StringRef source, MLIRContext &context, Seeds &seeds) {
  while (true) {
    source = source.split("R\"").second;
    if (source.empty())
      return;
    auto [delimiter, rest] = source.split('(');
    if (delimiter.size() > 8)
      continue;
    StringRef text = rest.split((")" + delimiter + "\"").str()).first;
    if (text.contains("func.func"))
      addText(text, context, seeds);
    source = rest.drop_front(text.size());
  }
}

static void addFile(const std::string &path, MLIRContext &context,
                    Seeds &seeds) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return;
  StringRef text = (*buffer)->getBuffer();
  if (StringRef(path).ends_with(".cpp")) {
    addSource(text, context, seeds);
    return;
  }
  while (!text.empty()) {
    auto [module, rest] = text.split("// -----");
    addText(module, context, seeds);
    text = rest;
  }
}

static bool readSeeds(const std::vector<std::string> &paths, Seeds &seeds) {
  std::unique_ptr<MLIRContext> context = makeContext();
  ScopedDiagnosticHandler silence(context.get(),
                                  [](Diagnostic &) { return success(); });
  std::set<std::string> files;
  for (const std::string &path : paths) {
    if (!llvm::sys::fs::is_directory(path)) {
      if (!llvm::sys::fs::exists(path)) {
        llvm::errs() << "no such file: " << path << "\n";
        return false;
      }
      files.insert(path);
      continue;
    }
    std::error_code error;
    for (llvm::sys::fs::recursive_directory_iterator it(path, error), end;
         it != end && !error; it.increment(error))
      if (StringRef extension = llvm::sys::path::extension(it->path());
          extension == ".mlir" || extension == ".cpp")
        files.insert(it->path());
  }
  for (const std::string &file : files)
    addFile(file, *context, seeds);
  for (RegisteredOperationName name : context->getRegisteredOperations())
    seeds.ops[name.getDialectNamespace().str()].push_back(
        name.getStringRef().str());
  for (auto &[dialect, names] : seeds.ops)
    llvm::sort(names);
  return !seeds.texts.empty();
}

//===----------------------------------------------------------------------===//
// All batches
//===----------------------------------------------------------------------===//

namespace {

struct Settings {
  uint64_t seed = 0, count = 3000, first = 0;
  std::string out;
  bool show = false, plain = false;
  std::vector<std::string> paths;
};

class Campaign {
public:
  Campaign(const Settings &settings, const Seeds &seeds)
      : settings(settings), seeds(seeds), context(makeContext()),
        ops(oracle::OpRegistry::builtin()) {
    cell =
        static_cast<Cell *>(mmap(nullptr, sizeof(Cell), PROT_READ | PROT_WRITE,
                                 MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  }

  int plain() {
    for (const std::string &text : seeds.texts)
      for (uint64_t number = 0; number < 4; ++number)
        runMutant(*context, ops, text, number, *cell, /*verbose=*/true);
    return 0;
  }

  int show() {
    std::string text = mutant(seeds, settings.seed, settings.first);
    llvm::outs() << text;
    llvm::outs().flush();
    runMutant(*context, ops, text, settings.first, *cell, /*verbose=*/true);
    llvm::outs() << "// " << stageName(cell->stage) << "\n";
    return 0;
  }

  int run();

private:
  /// Of one child; negative signals.
  int batch(uint64_t first, uint64_t last);
  void reportDeath(uint64_t number, int status);
  /// Finds the mutants of a batch whose memory stays behind.
  void findLeaks(uint64_t first, uint64_t last);
  void save(uint64_t number, const Twine &what);
  void printCounts(llvm::raw_ostream &os, uint64_t done, double seconds);

  Settings settings;
  const Seeds &seeds;
  std::unique_ptr<MLIRContext> context;
  oracle::OpRegistry ops;
  Cell *cell = nullptr;
  uint64_t ours = 0;
  /// By stage.
  std::map<std::string, uint64_t> upstream;
};

} // namespace

int Campaign::batch(uint64_t first, uint64_t last) {
  std::string log =
      settings.out.empty() ? "/dev/null" : settings.out + "/batch.log";
  llvm::outs().flush();
  pid_t child = fork();
  if (child == 0)
    runBatch(*context, ops, seeds, settings.seed, first, last, *cell, log);
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child)
    llvm::report_fatal_error("cannot fork");
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

void Campaign::save(uint64_t number, const Twine &what) {
  if (settings.out.empty()) {
    llvm::outs() << mutant(seeds, settings.seed, number);
    return;
  }
  std::string name = settings.out + "/" + std::to_string(settings.seed) + "-" +
                     std::to_string(number);
  std::error_code error;
  llvm::raw_fd_ostream os(name + ".mlir", error);
  if (!error)
    os << "// " << what << "\n" << mutant(seeds, settings.seed, number);
  (void)llvm::sys::fs::rename(settings.out + "/batch.log", name + ".log");
}

void Campaign::reportDeath(uint64_t number, int status) {
  Stage stage = cell->stage;
  Cell before = *cell;
  int alone = batch(number, number + 1);
  if (alone != 0)
    stage = cell->stage;
  *cell = before;
  bool isUpstream = stage == Stage::Parse || stage == Stage::Verify;
  llvm::outs() << (isUpstream ? "upstream" : "DEATH") << ": mutant " << number
               << " in " << stageName(stage)
               << (status < 0 ? ": signal " : ": status ") << std::abs(status)
               << (alone == 0 ? ", not when alone" : "")
               << (status == -SIGPROF ? ", a hang" : "") << "\n";
  save(number, stageName(stage));
  if (isUpstream)
    ++upstream[stageName(stage)];
  else
    ++ours;
}

void Campaign::findLeaks(uint64_t first, uint64_t last) {
  Cell before = *cell;
  bool found = false;
  for (uint64_t number = first; number < last; ++number) {
    if (batch(number, number + 1) != kLeakStatus)
      continue;
    llvm::outs() << "LEAK: mutant " << number << "\n";
    save(number, "leak");
    found = true;
    break;
  }
  if (!found)
    llvm::outs() << "LEAK: mutants " << first << " to " << last
                 << ", none of them alone\n";
  *cell = before;
  ++ours;
}

void Campaign::printCounts(llvm::raw_ostream &os, uint64_t done,
                           double seconds) {
  uint64_t contained = 0;
  for (auto &[stage, count] : upstream)
    contained += count;
  os << done << " mutants, " << llvm::format("%.0f", done / seconds)
     << "/s: " << cell->parserRejected << " rejected by the parser, "
     << cell->verifierRejected << " by the verifier, " << cell->accepted
     << " accepted; runs: " << cell->completed << " completed, " << cell->fault
     << " fault, " << cell->unsupported << " unsupported, " << cell->budget
     << " out of budget, " << cell->withoutRuns
     << " without inputs; deaths: " << contained
     << " in MLIR's parser or verifier, " << ours << " ours\n";
}

int Campaign::run() {
  std::time_t start = std::time(nullptr);
  auto elapsed = [&] {
    return std::max(1.0, std::difftime(std::time(nullptr), start));
  };
  uint64_t end = settings.first + settings.count;
  unsigned batches = 0;
  for (uint64_t next = settings.first; next < end;) {
    // The number of a batch's end does not depend on deaths before it.
    uint64_t last = std::min(end, next + kBatch - (next % kBatch));
    int status = batch(next, last);
    if (status == 0) {
      next = last;
    } else if (status == kLeakStatus && cell->stage == Stage::Between) {
      findLeaks(next, last);
      next = last;
    } else {
      uint64_t number = cell->current;
      reportDeath(number, status);
      next = number + 1;
    }
    if (++batches % 20 == 0)
      printCounts(llvm::errs(), next - settings.first, elapsed());
  }
  printCounts(llvm::outs(), settings.count, elapsed());
  if (cell->completed == 0) {
    llvm::outs() << "nothing was run\n";
    return 1;
  }
  return ours ? 1 : 0;
}

static bool parseArguments(int argc, char **argv, Settings &settings) {
  for (int i = 1; i < argc; ++i) {
    StringRef argument = argv[i];
    bool bad = false;
    if (argument.consume_front("--seed="))
      bad = argument.getAsInteger(10, settings.seed);
    else if (argument.consume_front("--count="))
      bad = argument.getAsInteger(10, settings.count);
    else if (argument.consume_front("--first="))
      bad = argument.getAsInteger(10, settings.first);
    else if (argument.consume_front("--out="))
      settings.out = argument.str();
    else if (argument == "--show")
      settings.show = true;
    else if (argument == "--plain")
      settings.plain = true;
    else if (argument.starts_with("--"))
      bad = true;
    else
      settings.paths.push_back(argument.str());
    if (bad) {
      llvm::errs() << "bad argument: " << argv[i] << "\n";
      return false;
    }
  }
  return true;
}

int main(int argc, char **argv) {
  Settings settings;
  Seeds seeds;
  if (!parseArguments(argc, argv, settings))
    return 2;
  if (!readSeeds(settings.paths, seeds)) {
    llvm::errs() << "no seeds\n";
    return 2;
  }
  if (!settings.out.empty() &&
      llvm::sys::fs::create_directories(settings.out)) {
    llvm::errs() << "cannot create " << settings.out << "\n";
    return 2;
  }
  llvm::outs() << seeds.texts.size() << " seeds\n";
  Campaign campaign(settings, seeds);
  if (settings.plain)
    return campaign.plain();
  return settings.show ? campaign.show() : campaign.run();
}
