//===- OneShotPath.cpp - Upstream's One-Shot Module Bufferize -------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The system under test, called the way its own pass calls it: the options are
// those of `mlir-opt --one-shot-bufferize="bufferize-function-boundaries"`, so
// that whatever is found here is seen there too. Calling the function instead
// of the pass saves the pass manager and lets the statistics out.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Flip.h"
#include "harness/bufferize/OneShotOptions.h"
#include "harness/bufferize/Path.h"
#include "harness/feedback/Features.h"
#include "mlir/Dialect/Bufferization/Transforms/Bufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/IR/AsmState.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace bufdiff {

bufferization::OneShotBufferizationOptions oneShotPassDefaults() {
  bufferization::OneShotBufferizationOptions options;
  options.bufferizeFunctionBoundaries = true;
  options.bufferAlignment = 64;
  options.setFunctionBoundaryTypeConversion(
      bufferization::LayoutMapOption::InferLayoutMap);
  options.unknownTypeConverterFn =
      [](TensorType type, Attribute memorySpace,
         const bufferization::BufferizationOptions &) {
        return bufferization::getMemRefTypeWithFullyDynamicLayout(type,
                                                                  memorySpace);
      };
  return options;
}

namespace {

using OneShotOptions = bufferization::OneShotBufferizationOptions;

/// An option of a path's name: `one-shot:identity`, `one-shot:fuzz-7`. Whatever
/// the options, the module must mean the same afterwards.
struct Option {
  /// What follows the word in the name.
  enum class Parameter { None, Number, Function };

  llvm::StringRef word;
  Parameter parameter;
  /// How the pass is told, with the parameter behind; empty: it cannot be.
  llvm::StringRef passOption;
  /// As Path::drawWeight.
  unsigned drawWeight;
  llvm::StringRef description;
  void (*apply)(OneShotOptions &, unsigned number);
  /// As in Path::documentedRejections; empty: none.
  llvm::StringRef rejection = {};
};

/// The pass takes loops whose yielded tensors are equivalent to what they
/// carry, and its documentation says that this depends on the order in which
/// ops are analyzed. Generated modules are made for the default order.
constexpr llvm::StringLiteral kNotEquivalent =
    "is not equivalent to the corresponding iter bbArg";

/// vector.mask holds one operation, which leaves no place for a copy.
constexpr llvm::StringLiteral kMaskInPlace =
    "'vector.mask' op body must bufferize in-place";

constexpr auto kNone = Option::Parameter::None;
constexpr auto kNumber = Option::Parameter::Number;
constexpr auto kFunction = Option::Parameter::Function;

/// Of analyses in random order; any number would do.
constexpr unsigned kListedFuzzerSeed = 7;
/// Not a default of anything, so that it shows in the output.
constexpr unsigned kListedAlignment = 16;
constexpr unsigned kListedMemorySpace = 1;

/// Some are drawn seldom because MLIR 22.1.8 dies of them in most modules
/// (docs/paths.md), and a worker that dies costs as much as a dozen checks.
constexpr Option kOptions[] = {
    {"identity", kNone, "function-boundary-type-conversion=identity-layout-map",
     80, "identity layouts at function boundaries",
     +[](OneShotOptions &options, unsigned) {
       options.setFunctionBoundaryTypeConversion(
           bufferization::LayoutMapOption::IdentityLayoutMap);
     }},
    {"fully-dynamic", kNone,
     "function-boundary-type-conversion=fully-dynamic-layout-map", 50,
     "fully dynamic layouts at function boundaries",
     +[](OneShotOptions &options, unsigned) {
       options.setFunctionBoundaryTypeConversion(
           bufferization::LayoutMapOption::FullyDynamicLayoutMap);
     }},
    {"unknown-identity", kNone, "unknown-type-conversion=identity-layout-map",
     20,
     "identity layouts where none can be inferred (unknown-type-conversion)",
     +[](OneShotOptions &options, unsigned) {
       options.unknownTypeConverterFn =
           [](TensorType type, Attribute memorySpace,
              const bufferization::BufferizationOptions &) {
             return bufferization::getMemRefTypeWithStaticIdentityLayout(
                 type, memorySpace);
           };
     }},
    {"top-down", kNone, "analysis-heuristic=top-down", 80,
     "an analysis from the top down",
     +[](OneShotOptions &options, unsigned) {
       options.analysisHeuristic = OneShotOptions::AnalysisHeuristic::TopDown;
     },
     kNotEquivalent},
    {"from-terminators", kNone, "analysis-heuristic=bottom-up-from-terminators",
     80, "an analysis bottom-up from terminators",
     +[](OneShotOptions &options, unsigned) {
       options.analysisHeuristic =
           OneShotOptions::AnalysisHeuristic::BottomUpFromTerminators;
     },
     kNotEquivalent},
    {"fuzz", kNumber, "analysis-heuristic=fuzzer analysis-fuzzer-seed=", 150,
     "an analysis in random order",
     +[](OneShotOptions &options, unsigned seed) {
       options.analysisHeuristic = OneShotOptions::AnalysisHeuristic::Fuzzer;
       options.analysisFuzzerSeed = seed;
     },
     kNotEquivalent},
    {"return-allocs", kNone, "allow-return-allocs-from-loops", 40,
     "allow-return-allocs-from-loops",
     +[](OneShotOptions &options, unsigned) {
       options.allowReturnAllocsFromLoops = true;
     }},
    {"align", kNumber, "buffer-alignment=", 10,
     "buffers aligned to so many bytes",
     +[](OneShotOptions &options, unsigned bytes) {
       options.bufferAlignment = bytes;
     }},
    {"space", kNumber, "", 0,
     "buffers in this memory space where none is known",
     +[](OneShotOptions &options, unsigned space) {
       options.defaultMemorySpaceFn =
           [space](TensorType type) -> std::optional<Attribute> {
         return IntegerAttr::get(IntegerType::get(type.getContext(), 64),
                                 space);
       };
     },
     "memory space not implemented yet"},
    {"encoding-space", kNone, "use-encoding-for-memory-space", 10,
     "memory spaces from tensor encodings",
     +[](OneShotOptions &options, unsigned) {
       options.defaultMemorySpaceFn =
           [](TensorType type) -> std::optional<Attribute> {
         if (auto ranked = dyn_cast<RankedTensorType>(type))
           return ranked.getEncoding();
         return Attribute();
       };
     },
     "memory space not implemented yet"},
    {"must-infer-space", kNone, "must-infer-memory-space", 1,
     "no memory space where none can be inferred",
     +[](OneShotOptions &options, unsigned) {
       options.defaultMemorySpaceFn =
           [](TensorType) -> std::optional<Attribute> { return std::nullopt; };
     },
     "could not infer memory space"},
    {"copy-before-write", kNone, "copy-before-write", 1,
     "a copy before every write, and no analysis",
     +[](OneShotOptions &options, unsigned) { options.copyBeforeWrite = true; },
     kMaskInPlace},
    {"no-analysis", kFunction, "no-analysis-func-filter=", 1,
     "a copy before every write in this function (no-analysis-func-filter)",
     nullptr, kMaskInPlace},
    {"no-parallel-check", kNone, "check-parallel-regions=false", 20,
     "an analysis that takes parallel regions for sequential ones",
     +[](OneShotOptions &options, unsigned) {
       options.checkParallelRegions = false;
     }},
    {"analysis-only", kNone, "test-analysis-only", 20,
     "the analysis alone, which only annotates (test-analysis-only)",
     +[](OneShotOptions &options, unsigned) {
       options.testAnalysisOnly = true;
     }},
    {"print-conflicts", kNone, "print-conflicts", 0,
     "conflicts annotated, with analysis-only",
     +[](OneShotOptions &options, unsigned) { options.printConflicts = true; }},
    {"dump-alias-sets", kNone, "dump-alias-sets", 0,
     "alias sets annotated, with analysis-only",
     +[](OneShotOptions &options, unsigned) { options.dumpAliasSets = true; }},
};

/// Options that are drawn less often than this are drawn alone.
constexpr unsigned kMinCombinedWeight = 20;

/// What separates options in a name (commas separate paths).
constexpr char kOptionSeparator = '+';
constexpr llvm::StringLiteral kPrefix = "one-shot:";

static std::string
describeDecision(OpOperand &operand,
                 const bufferization::OneShotAnalysisState &state,
                 AsmState &names) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "operand #" << operand.getOperandNumber() << " (";
  operand.get().printAsOperand(os, names);
  os << ") of " << operand.getOwner()->getName() << " is ";
  bool isWritten = state.bufferizesToMemoryWrite(operand);
  if (state.isInPlace(operand))
    os << "in-place" << (isWritten ? ": no copy is made before the write" : "");
  else
    os << "out-of-place: "
       << (isWritten ? "a copy is made before the write" : "it is copied");
  return text;
}

class OneShotPath final : public Path {
public:
  explicit OneShotPath(llvm::StringRef name)
      : pathName(name), options(oneShotPassDefaults()) {}

  /// Adds one option of a name. False, with a line in `error`.
  bool addOption(llvm::StringRef given, std::string &error);

  llvm::StringRef name() const override { return pathName; }
  llvm::StringRef family() const override {
    return pathFamily.empty() ? name() : llvm::StringRef(pathFamily);
  }
  llvm::StringRef description() const override {
    return text.empty() ? "upstream's One-Shot Module Bufferize with function "
                          "boundaries"
                        : llvm::StringRef(text);
  }
  bool bufferizes() const override { return !options.testAnalysisOnly; }
  unsigned drawWeight() const override { return weight; }
  std::string pipeline() const override {
    if (!isKnownToPass)
      return {};
    return "one-shot-bufferize{bufferize-function-boundaries" + passOptions +
           "}";
  }
  std::string vary(uint64_t key) const override;
  const Path *inThisProcess() const override {
    return inUsualOrder ? inUsualOrder.get() : this;
  }
  /// See there.
  std::unique_ptr<Path> inUsualOrder;

  PathLimits limits() const override {
    PathLimits limits = oneShotLimits();
    limits.noAllocationsYieldedFromLoops = !options.allowReturnAllocsFromLoops;
    limits.noParallelRegions = !options.checkParallelRegions;
    return limits;
  }

  llvm::ArrayRef<llvm::StringRef> documentedRejections() const override {
    return rejections;
  }

  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &,
                          Decisions *decisions) const override {
    // Every result stays a returned value, so the boundary stays the identity.
    bufferization::BufferizationState state;
    bufferization::BufferizationStatistics statistics;
    // Without an analysis of everything there is nothing to collect.
    if (decisions && decisions->wantsFeatures && isAnalyzed()) {
      // The same steps, one by one: the analysis is wanted before it is gone.
      {
        bufferization::OneShotAnalysisState analysis(module, options);
        if (failed(
                bufferization::analyzeModuleOp(module, analysis, &statistics)))
          return failure();
        collectAnalysisFeatures(module, analysis, decisions->features);
        if (failed(bufferization::insertTensorCopies(module, analysis, state)))
          return failure();
      }
      decisions->inPlace += statistics.numTensorInPlace;
      decisions->outOfPlace += statistics.numTensorOutOfPlace;
      return bufferization::bufferizeModuleOp(module, options, state);
    }
    if (failed(bufferization::runOneShotModuleBufferize(
            module, options, state, decisions ? &statistics : nullptr)))
      return failure();
    if (decisions) {
      decisions->inPlace += statistics.numTensorInPlace;
      decisions->outOfPlace += statistics.numTensorOutOfPlace;
    }
    return success();
  }

  FailureOr<std::vector<OutOfPlaceOperand>>
  findCopies(ModuleOp given) const override {
    if (!isAnalyzed())
      return std::vector<OutOfPlaceOperand>();
    return findOutOfPlaceOperands(given, options);
  }

  LogicalResult bufferizeWithoutCopy(ModuleOp module, oracle::BoundaryMap &,
                                     unsigned number) const override {
    return bufferizeFlipped(module, options, number);
  }

  std::vector<std::string>
  describeDecisions(ModuleOp given, LocationAttr location) const override {
    // What bufferize() does first, without the copies that follow from it.
    bufferization::OneShotAnalysisState state(given, options);
    if (isa<UnknownLoc>(location) ||
        failed(bufferization::analyzeModuleOp(given, state)))
      return {};
    std::vector<std::string> lines;
    given->walk([&](Operation *op) {
      if (LocationAttr(op->getLoc()) != location ||
          !options.dynCastBufferizableOp(op))
        return;
      // Names as in the function printed alone.
      Operation *root = op;
      while (root->getParentOp() && root->getParentOp() != given)
        root = root->getParentOp();
      AsmState names(root, OpPrintingFlags().useLocalScope());
      for (OpOperand &operand : op->getOpOperands())
        if (isa<TensorType>(operand.get().getType()))
          lines.push_back(describeDecision(operand, state, names));
    });
    return lines;
  }

private:
  /// Whether everything is analyzed, and bufferized as that decided.
  bool isAnalyzed() const {
    return !options.copyBeforeWrite && options.noAnalysisFuncFilter.empty() &&
           !options.testAnalysisOnly;
  }

  std::string pathName, pathFamily, text;
  /// Behind the one for function boundaries.
  std::string passOptions;
  bool isKnownToPass = true;
  unsigned weight = 0;
  OneShotOptions options;
  llvm::SmallVector<llvm::StringRef> rejections;
  /// Options refer to these.
  std::vector<std::string> unanalyzed;
};

bool OneShotPath::addOption(llvm::StringRef given, std::string &error) {
  const Option *option = nullptr;
  llvm::StringRef parameter;
  for (const Option &candidate : kOptions) {
    llvm::StringRef rest = given;
    if (!rest.consume_front(candidate.word))
      continue;
    if (candidate.parameter == kNone ? !rest.empty() : !rest.consume_front("-"))
      continue;
    option = &candidate;
    parameter = rest;
  }
  if (!option) {
    error = ("One-Shot has no option '" + given + "' (known: ").str();
    llvm::raw_string_ostream os(error);
    llvm::interleaveComma(kOptions, os, [&](const Option &known) {
      os << known.word
         << (known.parameter == kNumber     ? "-N"
             : known.parameter == kFunction ? "-FUNCTION"
                                            : "");
    });
    os << ")";
    return false;
  }
  weight = option->drawWeight;
  isKnownToPass &= !option->passOption.empty();
  passOptions += (" " + option->passOption + parameter).str();
  if (!option->rejection.empty())
    rejections.push_back(option->rejection);
  text += text.empty() ? "One-Shot with " : ", ";
  text += option->description;
  pathFamily += pathFamily.empty() ? kPrefix.str() : std::string("+");
  pathFamily += option->word;
  if (option->parameter == kFunction) {
    if (parameter.empty()) {
      error = ("'" + option->word + "-' needs the name of a function").str();
      return false;
    }
    pathFamily += "-F";
    unanalyzed.push_back(parameter.str());
    options.noAnalysisFuncFilter = unanalyzed;
    text += ": " + parameter.str();
    return true;
  }
  unsigned number = 0;
  if (option->parameter == kNumber) {
    if (parameter.getAsInteger(10, number)) {
      error = ("'" + option->word + "-' needs a number below 2^32, not '" +
               parameter + "'")
                  .str();
      return false;
    }
    pathFamily += "-N";
    text += ": " + parameter.str();
  }
  option->apply(options, number);
  return true;
}

std::string OneShotPath::vary(uint64_t key) const {
  auto draw = [&](unsigned bound) {
    unsigned drawn = key % bound;
    key /= bound;
    return drawn;
  };
  llvm::StringRef family = this->family();
  std::string name = pathName;
  // Enough orders to be different, few enough to be kept.
  constexpr unsigned kFuzzerSeeds = 1000;
  auto fuzz = [&] { return "fuzz-" + std::to_string(draw(kFuzzerSeeds)); };
  if (family.ends_with(":fuzz-N"))
    name = kPrefix.str() + fuzz();
  else if (family.ends_with(":align-N"))
    name = kPrefix.str() + "align-" + std::to_string(1u << draw(9));
  // Some options only matter together: layouts decide where copies are, and
  // the order of the analysis which.
  constexpr unsigned kOneInSoMany = 4;
  if (weight < kMinCombinedWeight || draw(kOneInSoMany) != 0)
    return name;
  if (family.contains("identity") || family.contains("dynamic"))
    return name + kOptionSeparator + fuzz();
  static constexpr llvm::StringLiteral kLayouts[] = {
      "identity", "fully-dynamic", "identity+unknown-identity"};
  return name + kOptionSeparator + kLayouts[draw(std::size(kLayouts))].str();
}

} // namespace

PathLimits oneShotLimits() {
  PathLimits limits;
  // The pass' documentation names these. Some such modules are accepted, but
  // nobody promises anything about them.
  limits.noRecursion = true;
  limits.noSeveralReturns = true;
  limits.noExternalTensorResults = true;
  // A tensor of unknown rank cannot be copied, and only the analysis knows
  // whether it has to be.
  limits.noUnrankedTensors = true;
  limits.noElementwiseOnTensors = true;
  limits.noOpsWithoutModels = true;
  // allow-return-allocs-from-loops is off by default.
  limits.noAllocationsYieldedFromLoops = true;
  return limits;
}

std::unique_ptr<Path> createOneShotPath() {
  return std::make_unique<OneShotPath>("one-shot");
}

std::unique_ptr<Path> createOneShotVariant(llvm::StringRef name,
                                           std::string &error) {
  auto path = std::make_unique<OneShotPath>(name);
  llvm::StringRef given = name;
  if (!given.consume_front(kPrefix)) {
    error = ("'" + name + "' does not begin with '" + kPrefix + "'").str();
    return nullptr;
  }
  llvm::SmallVector<llvm::StringRef> words;
  given.split(words, kOptionSeparator);
  for (llvm::StringRef word : words)
    if (!path->addOption(word, error))
      return nullptr;
  auto isRandom = [](llvm::StringRef word) {
    return word.starts_with("fuzz-");
  };
  if (llvm::any_of(words, isRandom)) {
    llvm::erase_if(words, isRandom);
    std::string rest = kPrefix.str() +
                       llvm::join(words, llvm::StringRef(&kOptionSeparator, 1));
    path->inUsualOrder =
        words.empty() ? createOneShotPath() : createOneShotVariant(rest, error);
  }
  return path;
}

void registerOneShotVariants(PathRegistry &registry) {
  registry.addFamily(kPrefix, createOneShotVariant);
  for (const Option &option : kOptions) {
    // These do nothing alone.
    if (option.word == "print-conflicts" || option.word == "dump-alias-sets")
      continue;
    std::string name = (kPrefix + option.word).str();
    if (option.word == "fuzz")
      name += "-" + std::to_string(kListedFuzzerSeed);
    else if (option.word == "align")
      name += "-" + std::to_string(kListedAlignment);
    else if (option.word == "space")
      name += "-" + std::to_string(kListedMemorySpace);
    else if (option.parameter == kFunction)
      name += "-main";
    std::string error;
    std::unique_ptr<Path> path = createOneShotVariant(name, error);
    assert(path && "a listed path is a path");
    registry.add(std::move(path));
  }
}

} // namespace bufdiff
