//===- InputForm.cpp - What an engine's bytes stand for -------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/corpus/InputForm.h"
#include "harness/bufferize/Path.h"
#include "harness/check/Checker.h"
#include "harness/feedback/FeatureMap.h"
#include "harness/generator/Generator.h"
#include "harness/generator/Mutator.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace bufdiff {

using Bytes = std::vector<uint8_t>;

InputForm::~InputForm() = default;

/// A copy: MLIR's lexer reads the byte behind the text, and takes a text whose
/// address is null for one in which something is to be completed.
static std::string textOf(llvm::ArrayRef<uint8_t> input) {
  return llvm::toStringRef(input).str();
}

static std::string printModule(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os);
  os << "\n";
  return text;
}

/// Mutations do not make modules longer than this, which is some three times
/// the length of a generated one.
static constexpr size_t kMaxGrownBytes = 12 << 10;

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

namespace {

/// A checker and what it holds on to.
struct Bench {
  static std::unique_ptr<Bench> make(const InputFormOptions &asked,
                                     std::string &error) {
    FailureOr<PathSet> paths = PathSet::make(asked.flags, error);
    if (failed(paths))
      return nullptr;
    return std::make_unique<Bench>(asked, std::move(*paths));
  }

  Bench(const InputFormOptions &asked, PathSet paths)
      : flags(asked.flags), paths(std::move(paths)) {
    CheckOptions options;
    options.profile = asked.profile;
    options.paths = this->paths.paths();
    options.entry = flags.entry;
    options.inputSets = flags.inputs.value_or(kDefaultInputSets);
    options.features = true;
    checker = std::make_unique<Checker>(ops, options);
    // It costs a dozen checks, and engines come by again.
    checker->setSecondLook(false);
  }

  CheckFlags flags;
  PathSet paths;
  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  std::unique_ptr<Checker> checker;
};

class ChoicesForm : public InputForm {
public:
  explicit ChoicesForm(std::unique_ptr<Bench> bench)
      : bench(std::move(bench)) {}

  static std::unique_ptr<InputForm> make(const InputFormOptions &options,
                                         std::string &error) {
    std::unique_ptr<Bench> bench = Bench::make(options, error);
    return bench ? std::make_unique<ChoicesForm>(std::move(bench)) : nullptr;
  }

  InputOutcome check(llvm::ArrayRef<uint8_t> input) override {
    InputOutcome outcome{
        true, bench->checker->checkChoices(ChoiceSequence::fromBytes(input))};
    remember(input, outcome.verdict.choices.size());
    return outcome;
  }

  FailureOr<InputModule> module(llvm::ArrayRef<uint8_t> input,
                                std::string &) override {
    ChoiceSequence choices = ChoiceSequence::fromBytes(input);
    OwningOpRef<ModuleOp> made = generate(choices);
    InputModule result;
    result.text = printModule(*made);
    result.flags = bench->flags;
    result.choices = choices.bytes();
    return result;
  }

  Bytes mutate(llvm::ArrayRef<uint8_t> parent, size_t maxSize,
               Random &random) override {
    return crossOver(parent, parent, maxSize, random);
  }

  Bytes crossOver(llvm::ArrayRef<uint8_t> parent, llvm::ArrayRef<uint8_t> other,
                  size_t maxSize, Random &random) override {
    if (random.chance(kFreshShare))
      return draw(maxSize, random);
    return change(parent, other, maxSize, random);
  }

  /// Never a module of its own.
  Bytes change(llvm::ArrayRef<uint8_t> parent, llvm::ArrayRef<uint8_t> other,
               size_t maxSize, Random &random) {
    // What is not read can be changed without end, and nothing comes of it.
    llvm::ArrayRef<uint8_t> first = readPart(parent);
    llvm::ArrayRef<uint8_t> second = other == parent ? first : readPart(other);
    Bytes made = mutateChoices(first, second, random);
    made.resize(std::min(made.size(), maxSize));
    return made;
  }

private:
  /// Of a hundred mutations and crossings, so many are modules of their own:
  /// mutants grow, and a large one costs more than a new one and shows less.
  /// The others are there for what somebody else put into the corpus.
  static constexpr unsigned kFreshShare = 90;

  /// More inputs than an engine keeps in many minutes, in a few megabytes.
  static constexpr size_t kMaxLengths = 1 << 18;

  Bytes draw(size_t maxSize, Random &random) {
    ChoiceSequence choices = ChoiceSequence::fromSeed(random.next());
    generate(choices);
    Bytes made = choices.bytes();
    made.resize(std::min(made.size(), maxSize));
    return made;
  }

  OwningOpRef<ModuleOp> generate(ChoiceSequence &choices) {
    return generateModule(context.next(), choices,
                          bench->checker->generatorOptions());
  }

  llvm::ArrayRef<uint8_t> readPart(llvm::ArrayRef<uint8_t> input) {
    auto known = lengths.find(keyOf(input));
    if (known != lengths.end())
      return input.take_front(known->second);
    ChoiceSequence choices = ChoiceSequence::fromBytes(input);
    generate(choices);
    size_t length = choices.bytes().size();
    remember(input, length);
    return input.take_front(length);
  }

  void remember(llvm::ArrayRef<uint8_t> input, size_t length) {
    if (lengths.size() >= kMaxLengths)
      lengths.clear();
    lengths[keyOf(input)] = length;
  }

  /// The map keeps the largest numbers for itself.
  static uint64_t keyOf(llvm::ArrayRef<uint8_t> input) {
    return llvm::xxh3_64bits(input) >> 1;
  }

  /// By the hash of an input, how much of it is read: an engine mutates what
  /// was run before, and generating a module costs a tenth of a check.
  llvm::DenseMap<uint64_t, uint32_t> lengths;
  RenewedContext context;
  std::unique_ptr<Bench> bench;
};

/// The first byte draws the path, the others are choices.
class OptionsForm final : public InputForm {
public:
  OptionsForm(std::vector<std::string> names, ChoicesForm mutator,
              InputFormOptions options)
      : names(std::move(names)), mutator(std::move(mutator)),
        options(std::move(options)), benches(this->names.size()) {}

  static std::unique_ptr<InputForm> make(const InputFormOptions &options,
                                         std::string &error) {
    std::vector<std::string> names = options.flags.paths;
    PathRegistry paths = PathRegistry::builtin();
    if (names.empty())
      for (const std::unique_ptr<Path> &path : paths.all())
        names.push_back(path->name().str());
    std::unique_ptr<Bench> bench = Bench::make(options, error);
    if (!bench)
      return nullptr;
    return std::make_unique<OptionsForm>(
        std::move(names), ChoicesForm(std::move(bench)), options);
  }

  InputOutcome check(llvm::ArrayRef<uint8_t> input) override {
    return {true, benchOf(input).checker->checkChoices(
                      ChoiceSequence::fromBytes(choicesIn(input)))};
  }

  FailureOr<InputModule> module(llvm::ArrayRef<uint8_t> input,
                                std::string &error) override {
    std::unique_ptr<InputForm> form = ChoicesForm::make(drawn(input), error);
    if (!form)
      return failure();
    return form->module(choicesIn(input), error);
  }

  Bytes mutate(llvm::ArrayRef<uint8_t> parent, size_t maxSize,
               Random &random) override {
    return crossOver(parent, parent, maxSize, random);
  }

  Bytes crossOver(llvm::ArrayRef<uint8_t> parent, llvm::ArrayRef<uint8_t> other,
                  size_t maxSize, Random &random) override {
    if (maxSize == 0)
      return {};
    // The module says more than the path does, so it changes more often.
    bool changesPath = random.chance(20);
    Bytes made = mutator.change(choicesIn(parent), choicesIn(other),
                                maxSize - 1, random);
    uint8_t path =
        parent.empty() || changesPath ? random.next() >> 56 : parent.front();
    made.insert(made.begin(), path);
    return made;
  }

private:
  static llvm::ArrayRef<uint8_t> choicesIn(llvm::ArrayRef<uint8_t> input) {
    return input.empty() ? input : input.drop_front();
  }

  /// Monotone, as all choices are: 0 is the first path.
  size_t numberOf(llvm::ArrayRef<uint8_t> input) const {
    return input.empty() ? 0 : input.front() * names.size() >> 8;
  }

  InputFormOptions drawn(llvm::ArrayRef<uint8_t> input) const {
    InputFormOptions result = options;
    result.flags.paths = {names[numberOf(input)]};
    return result;
  }

  /// Made when they are first drawn: a checker holds contexts.
  Bench &benchOf(llvm::ArrayRef<uint8_t> input) {
    size_t number = numberOf(input);
    if (!benches[number]) {
      std::string error;
      benches[number] = Bench::make(drawn(input), error);
      if (!benches[number])
        llvm::report_fatal_error(llvm::Twine(error));
    }
    return *benches[number];
  }

  std::vector<std::string> names;
  ChoicesForm mutator;
  InputFormOptions options;
  std::vector<std::unique_ptr<Bench>> benches;
};

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Parses modules that are not checked.
class ModuleParser {
public:
  /// Before anything is parsed: modules of one call share a context.
  void renewContext() { context.next(); }

  OwningOpRef<ModuleOp> parse(llvm::ArrayRef<uint8_t> input) {
    // What does not parse is no news.
    ScopedDiagnosticHandler quiet(context.get(),
                                  [](Diagnostic &) { return success(); });
    return parseSourceString<ModuleOp>(textOf(input),
                                       ParserConfig(context.get()));
  }

private:
  RenewedContext context;
};

class ModuleForm : public InputForm {
public:
  explicit ModuleForm(std::unique_ptr<Bench> bench) : bench(std::move(bench)) {}

  static std::unique_ptr<InputForm> make(const InputFormOptions &options,
                                         std::string &error) {
    std::unique_ptr<Bench> bench = Bench::make(options, error);
    return bench ? std::make_unique<ModuleForm>(std::move(bench)) : nullptr;
  }

  InputOutcome check(llvm::ArrayRef<uint8_t> input) override {
    return checkWith(*bench->checker, input);
  }

  FailureOr<InputModule> module(llvm::ArrayRef<uint8_t> input,
                                std::string &error) override {
    InputModule result;
    result.flags = bench->flags;
    result.text = textOf(input);
    if (!isBytecode(input))
      return result;
    parser.renewContext();
    OwningOpRef<ModuleOp> parsed = parser.parse(input);
    if (!parsed) {
      error = "the bytecode does not parse";
      return failure();
    }
    result.text = printModule(*parsed);
    return result;
  }

  Bytes mutate(llvm::ArrayRef<uint8_t> parent, size_t maxSize,
               Random &random) override {
    parser.renewContext();
    OwningOpRef<ModuleOp> parsed = parser.parse(parent);
    if (!parsed)
      return {};
    Bytes drawn = drawBytes(random);
    ChoiceSequence choices = ChoiceSequence::fromBytes(drawn);
    for (uint64_t count = 1 + random.below(3); count > 0; --count)
      if (failed(bufdiff::mutate(*parsed, choices)))
        break;
    return encode(*parsed, parent.size(), maxSize);
  }

  Bytes crossOver(llvm::ArrayRef<uint8_t> parent, llvm::ArrayRef<uint8_t> other,
                  size_t maxSize, Random &random) override {
    parser.renewContext();
    OwningOpRef<ModuleOp> parsed = parser.parse(parent);
    if (!parsed)
      return {};
    OwningOpRef<ModuleOp> second = parser.parse(other);
    Bytes drawn = drawBytes(random);
    ChoiceSequence choices = ChoiceSequence::fromBytes(drawn);
    if (!second || failed(bufdiff::crossOver(*parsed, *second, choices)))
      return {};
    return encode(*parsed, parent.size(), maxSize);
  }

  static InputOutcome checkWith(Checker &checker,
                                llvm::ArrayRef<uint8_t> input) {
    InputOutcome outcome;
    std::string error;
    FailureOr<ModuleVerdict> verdict =
        checker.checkText(textOf(input), "input", error);
    outcome.isInput = succeeded(verdict);
    if (outcome.isInput)
      outcome.verdict = std::move(*verdict);
    return outcome;
  }

private:
  /// What a few mutations read, and more.
  static Bytes drawBytes(Random &random) {
    Bytes bytes(256);
    for (uint8_t &byte : bytes)
      byte = random.next() >> 56;
    return bytes;
  }

  /// Nothing, where it became too large: each crossover adds a module to a
  /// module, and a corpus of what is ten times as large is ten times as slow.
  static Bytes encode(ModuleOp module, size_t parentSize, size_t maxSize) {
    std::string text = printModule(module);
    if (text.size() > std::min(maxSize, std::max(parentSize, kMaxGrownBytes)))
      return {};
    return Bytes(text.begin(), text.end());
  }

  std::unique_ptr<Bench> bench;
  ModuleParser parser;
};

/// Only parsed and interpreted: what breaks are parser and interpreter.
class TextForm final : public InputForm {
public:
  TextForm() {
    CheckOptions options;
    options.inputSets = 1;
    checker = std::make_unique<Checker>(ops, options);
  }

  static std::unique_ptr<InputForm> make(const InputFormOptions &,
                                         std::string &) {
    return std::make_unique<TextForm>();
  }

  InputOutcome check(llvm::ArrayRef<uint8_t> input) override {
    InputOutcome outcome = ModuleForm::checkWith(*checker, input);
    if (!outcome.isInput)
      return outcome;
    parser.renewContext();
    if (OwningOpRef<ModuleOp> parsed = parser.parse(input))
      addFeatures(*parsed, outcome.verdict);
    return outcome;
  }

  FailureOr<InputModule> module(llvm::ArrayRef<uint8_t> input,
                                std::string &) override {
    InputModule result;
    result.text = textOf(input);
    return result;
  }

  Bytes mutate(llvm::ArrayRef<uint8_t> parent, size_t maxSize,
               Random &random) override {
    return crossOver(parent, parent, maxSize, random);
  }

  Bytes crossOver(llvm::ArrayRef<uint8_t> parent, llvm::ArrayRef<uint8_t> other,
                  size_t maxSize, Random &random) override {
    Bytes made = mutateText(parent, other, random);
    made.resize(std::min(made.size(), maxSize));
    return made;
  }

private:
  static Bytes mutateText(llvm::ArrayRef<uint8_t> parent,
                          llvm::ArrayRef<uint8_t> other, Random &random);

  /// Where no path runs there are no decisions to go by: what the module is
  /// made of, and what the interpreter said of it.
  static void addFeatures(ModuleOp module, ModuleVerdict &verdict);

  oracle::OpRegistry ops = oracle::OpRegistry::builtin();
  std::unique_ptr<Checker> checker;
  ModuleParser parser;
};

} // namespace

void TextForm::addFeatures(ModuleOp module, ModuleVerdict &verdict) {
  auto add = [&](const llvm::Twine &fact) {
    verdict.features.push_back(llvm::xxh3_64bits(fact.str()) % kFeatureSlots);
  };
  module.walk([&](Operation *op) {
    llvm::StringRef name = op->getName().getStringRef();
    if (Operation *parent = op->getParentOp())
      add(name + " in " + parent->getName().getStringRef());
    for (auto [number, type] : llvm::enumerate(op->getOperandTypes()))
      add(name + " takes " + llvm::Twine(number) + " " +
          type.getAbstractType().getName());
    for (Type type : op->getResultTypes())
      add(name + " makes " + type.getAbstractType().getName());
    for (NamedAttribute attribute : op->getAttrs())
      add(name + " has " + attribute.getName().getValue());
  });
  for (const Discarded &discarded : verdict.discarded) {
    std::string why = discarded.why;
    llvm::erase_if(why, llvm::isDigit);
    add("discarded " + why);
  }
}

/// Where the words of a text begin and end, as parsers cut it.
static std::vector<std::pair<size_t, size_t>>
wordsOf(llvm::ArrayRef<uint8_t> text) {
  std::vector<std::pair<size_t, size_t>> words;
  auto isWord = [](uint8_t c) {
    return llvm::isAlnum(c) || c == '_' || c == '.' || c == '%' || c == '@' ||
           c == '#';
  };
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    if (isWord(text[i]))
      while (end < text.size() && isWord(text[end]))
        ++end;
    if (!llvm::isSpace(text[i]))
      words.push_back({i, end});
    i = end;
  }
  return words;
}

/// A word is dropped, doubled, or becomes another one: most results still
/// parse far enough to get somewhere.
Bytes TextForm::mutateText(llvm::ArrayRef<uint8_t> parent,
                           llvm::ArrayRef<uint8_t> other, Random &random) {
  Bytes made(parent.begin(), parent.end());
  for (uint64_t count = 1 + random.below(4); count > 0; --count) {
    std::vector<std::pair<size_t, size_t>> words = wordsOf(made);
    std::vector<std::pair<size_t, size_t>> others = wordsOf(other);
    if (words.empty() || others.empty())
      break;
    auto [begin, end] = words[random.below(words.size())];
    auto [from, to] = others[random.below(others.size())];
    switch (random.below(4)) {
    case 0:
      made.erase(made.begin() + begin, made.begin() + end);
      break;
    case 1:
      made.insert(made.begin() + begin, other.begin() + from,
                  other.begin() + to);
      break;
    case 2:
      made[begin + random.below(end - begin)] = random.next() >> 56;
      break;
    default:
      made.erase(made.begin() + begin, made.begin() + end);
      made.insert(made.begin() + begin, other.begin() + from,
                  other.begin() + to);
      break;
    }
  }
  return made;
}

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

/// Modules of this many bytes are larger than any that the generator makes.
static constexpr size_t kMaxModuleBytes = 64 << 10;
/// Nothing a parser does needs more.
static constexpr size_t kMaxTextBytes = 8 << 10;

llvm::ArrayRef<InputFormInfo> allInputForms() {
  static const InputFormInfo forms[] = {
      {"choices", "the choices that a generated module is made of", kMaxChoices,
       ChoicesForm::make},
      {"mlir", "a module, as text or bytecode", kMaxModuleBytes,
       ModuleForm::make},
      {"text", "text that is only parsed and interpreted", kMaxTextBytes,
       TextForm::make},
      {"options", "a byte that draws the path, then choices", kMaxChoices + 1,
       OptionsForm::make, /*drawsPaths=*/true},
  };
  return forms;
}

const InputFormInfo *lookupInputForm(llvm::StringRef name) {
  for (const InputFormInfo &form : allInputForms())
    if (form.name == name)
      return &form;
  return nullptr;
}

bool isBytecode(llvm::ArrayRef<uint8_t> input) {
  return llvm::toStringRef(input).starts_with("ML\xefR");
}

bool looksLikeModule(llvm::ArrayRef<uint8_t> input) {
  llvm::StringRef text = llvm::toStringRef(input);
  if (isBytecode(input))
    return true;
  return !text.trim().empty() && llvm::all_of(text, [](char c) {
    return llvm::isPrint(c) || llvm::isSpace(c) || (c & 0x80);
  }) && (text.contains("func") || text.contains("module"));
}

} // namespace bufdiff
