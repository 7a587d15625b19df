//===- PipelinePath.cpp - Any pass pipeline as a path ---------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What goes wrong in practice is reported as an mlir-opt command line, so one
// has to work here as it was typed. Flags are converted to a textual pipeline;
// MLIR parses that and is the authority on what is a pass.
//
// Passes run one by one, each with a verifier of its own behind it: a pass that
// declines and a pass that leaves broken IR behind are different things, which
// MLIR's pass manager reports alike. It also lets others look in between.
//
// Passes may change signatures. Two of upstream's do it in a way that moves
// results (drop-equivalent-buffer-results, buffer-results-to-out-params), and
// are followed as they run: what they will do is read off the module right
// before them, and believed only if the signature afterwards is the one that
// was expected. Any other change that would make the boundary map wrong is an
// error, never a guess.
//
// Limits: a function that a pipeline removes or renames keeps its entry (there
// is nothing to compare it with, and nobody to look it up), and a function with
// several returns is followed only as long as its signature stays.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/NamedPipeline.h"
#include "harness/bufferize/PassRegistration.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <mutex>

using namespace mlir;

namespace bufdiff {

//===----------------------------------------------------------------------===//
// Command lines
//===----------------------------------------------------------------------===//

/// Splits a command line as a POSIX shell would, without expansions.
static bool splitCommandLine(StringRef text, std::vector<std::string> &words,
                             std::string &error) {
  std::string word;
  bool inWord = false;
  for (size_t pos = 0, end = text.size(); pos != end; ++pos) {
    char c = text[pos];
    if (c == '\'' || c == '"') {
      size_t close = pos + 1;
      while (close != end && text[close] != c) {
        if (c == '"' && text[close] == '\\' && close + 1 != end &&
            (text[close + 1] == '"' || text[close + 1] == '\\'))
          ++close;
        word.push_back(text[close]);
        ++close;
      }
      if (close == end) {
        error = std::string("unterminated ") + c + " in pipeline";
        return false;
      }
      inWord = true;
      pos = close;
      continue;
    }
    if (c == '\\' && pos + 1 != end) {
      word.push_back(text[++pos]);
      inWord = true;
      continue;
    }
    if (llvm::isSpace(c)) {
      if (inWord)
        words.push_back(std::move(word));
      word.clear();
      inWord = false;
      continue;
    }
    word.push_back(c);
    inWord = true;
  }
  if (inWord)
    words.push_back(std::move(word));
  return true;
}

/// Whether every brace and parenthesis of a pass' options is closed again, so
/// that wrapping them in braces keeps them together.
static bool isBalanced(StringRef options) {
  int braces = 0;
  for (char c : options) {
    braces += c == '{' ? 1 : c == '}' ? -1 : 0;
    if (braces < 0)
      return false;
  }
  return braces == 0;
}

/// Converts mlir-opt's pass flags to a textual pipeline.
static bool convertFlags(StringRef text, std::string &pipeline,
                         std::string &error) {
  std::vector<std::string> words;
  if (!splitCommandLine(text, words, error))
    return false;
  for (size_t index = 0; index != words.size(); ++index) {
    StringRef word = words[index];
    if (!word.consume_front("--") && !word.consume_front("-")) {
      error = "expected a pass flag instead of '" + word.str() + "'";
      return false;
    }
    auto [name, options] = word.split('=');
    bool hasOptions = word.contains('=');
    if (name == "pass-pipeline") {
      if (!hasOptions && index + 1 != words.size())
        options = words[++index];
      if (!pipeline.empty() || index + 1 != words.size()) {
        error = "--pass-pipeline cannot be used with other pass flags";
        return false;
      }
      pipeline = options.trim().str();
      continue;
    }
    if (name.empty()) {
      error = "expected the name of a pass after '" + words[index] + "'";
      return false;
    }
    if (!isBalanced(options)) {
      error = "unbalanced braces in the options of '" + name.str() + "'";
      return false;
    }
    if (!pipeline.empty())
      pipeline += ',';
    pipeline += name;
    if (!options.trim().empty())
      pipeline += ("{" + options.trim() + "}").str();
  }
  return true;
}

/// Runs of white space become one blank.
static std::string collapseSpace(StringRef text) {
  std::string result;
  for (char c : text.trim()) {
    if (!llvm::isSpace(c))
      result.push_back(c);
    else if (result.back() != ' ')
      result.push_back(' ');
  }
  return result;
}

/// The op that a pipeline `anchor(...)` is anchored on, with `text` reduced to
/// what is inside. Empty when it is a list of passes.
static StringRef takeAnchor(StringRef &text) {
  size_t open = text.find('(');
  if (open == StringRef::npos || !text.ends_with(")"))
    return {};
  StringRef anchor = text.take_front(open).trim();
  if (anchor != "builtin.module" && anchor != "any")
    return {};
  // The parenthesis must be closed by the last one, or it was only the first of
  // several nested pipelines.
  int depth = 0;
  for (size_t pos = open, end = text.size(); pos != end; ++pos) {
    depth += text[pos] == '(' ? 1 : text[pos] == ')' ? -1 : 0;
    if (depth == 0 && pos + 1 != end)
      return {};
  }
  text = text.slice(open + 1, text.size() - 1);
  return anchor;
}

/// The reason in what MLIR's pipeline parser prints: the text of its first
/// error, in one line.
static std::string summarizeParserOutput(StringRef output) {
  StringRef rest = output;
  SmallVector<StringRef, 8> lines;
  output.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef line : lines) {
    auto [location, message] = line.split("error: ");
    if (message.empty())
      message = line;
    // A second prefix names the parser, with a position in its input.
    if (message.starts_with("MLIR Textual PassPipeline Parser"))
      message = message.split("error: ").second;
    message.consume_front("<Pass-Options-Parser>: ");
    if (!message.trim().empty() && !line.trim().ends_with("error:"))
      return message.trim().str();
  }
  return rest.trim().empty() ? "cannot parse the pipeline" : rest.trim().str();
}

//===----------------------------------------------------------------------===//
// Following signatures
//===----------------------------------------------------------------------===//

namespace {

/// Follows where the results of every function are while passes run.
class BoundaryTracker {
public:
  BoundaryTracker(ModuleOp module, oracle::BoundaryMap &boundary)
      : boundary(boundary) {
    for (func::FuncOp funcOp : module.getOps<func::FuncOp>())
      functions[funcOp.getSymName().str()].shape = getShape(funcOp);
  }

  /// To be called before the pass of this name runs, and after it succeeded.
  void enterPass(llvm::StringRef pass, ModuleOp module) {
    bool drops = pass == "drop-equivalent-buffer-results";
    if (!drops && pass != "buffer-results-to-out-params")
      return;
    for (func::FuncOp funcOp : module.getOps<func::FuncOp>()) {
      auto it = functions.find(funcOp.getSymName().str());
      if (it == functions.end())
        continue;
      Function &function = it->second;
      // Somebody else has been here.
      if (!(getShape(funcOp) == function.shape)) {
        function.isLost = true;
        continue;
      }
      if (drops)
        expectDroppedResults(module, funcOp, function);
      else
        expectOutParams(funcOp, function);
    }
  }

  void leavePass(ModuleOp module) {
    for (func::FuncOp funcOp : module.getOps<func::FuncOp>()) {
      auto it = functions.find(funcOp.getSymName().str());
      if (it == functions.end() || !it->second.expectedShape)
        continue;
      Function &function = it->second;
      Shape now = getShape(funcOp);
      if (now == *function.expectedShape) {
        apply(it->first, function.expectedResults);
        function.shape = now;
      } else if (!(now == function.shape)) {
        function.isLost = true;
      }
      function.expectedShape.reset();
      function.expectedResults.clear();
    }
  }

  /// A function of which something happened to the signature that was not
  /// followed, or null.
  func::FuncOp findLost(ModuleOp module) const {
    for (func::FuncOp funcOp : module.getOps<func::FuncOp>()) {
      auto it = functions.find(funcOp.getSymName().str());
      if (it == functions.end())
        continue;
      // More at the end (ownership flags, say) moves nothing.
      const Function &function = it->second;
      Shape now = getShape(funcOp);
      if (function.isLost || now.arguments < function.shape.arguments ||
          now.results < function.shape.results)
        return funcOp;
    }
    return {};
  }

private:
  using Place = oracle::ResultPlace;

  struct Shape {
    unsigned arguments = 0, results = 0;
    bool operator==(const Shape &other) const {
      return arguments == other.arguments && results == other.results;
    }
  };

  struct Function {
    /// As far as it was followed.
    Shape shape;
    /// What the running pass will make of it, if it touches it.
    std::optional<Shape> expectedShape;
    /// For every present result, where it will be then.
    SmallVector<Place> expectedResults;
    bool isLost = false;
  };

  static Shape getShape(func::FuncOp funcOp) {
    return {funcOp.getNumArguments(), funcOp.getNumResults()};
  }

  /// What a value will be, up to casts, when the functions before the one that
  /// it is in have lost their results: instead of those, callers take what they
  /// passed.
  Value resolve(ModuleOp module, Value value) const {
    while (Operation *op = value.getDefiningOp()) {
      if (auto castOp = dyn_cast<memref::CastOp>(op)) {
        value = castOp.getSource();
        continue;
      }
      auto callOp = dyn_cast<func::CallOp>(op);
      auto callee = callOp
                        ? module.lookupSymbol<func::FuncOp>(callOp.getCallee())
                        : func::FuncOp();
      // Others keep their signature, as was seen when they did not change.
      if (!callee || !callee.isPrivate() ||
          !callee->isBeforeInBlock(op->getParentOfType<func::FuncOp>()))
        return value;
      auto it = functions.find(callee.getSymName().str());
      unsigned number = cast<OpResult>(value).getResultNumber();
      if (it == functions.end() || number >= it->second.expectedResults.size())
        return value;
      const Place &place = it->second.expectedResults[number];
      if (place.kind != Place::Kind::Argument)
        return value;
      value = callOp.getOperand(place.index);
    }
    return value;
  }

  /// A result that is an argument is dropped, by one function after the other.
  void expectDroppedResults(ModuleOp module, func::FuncOp funcOp,
                            Function &function) {
    SmallVector<func::ReturnOp> returns;
    for (Block &block : funcOp.getBody())
      if (auto op = dyn_cast<func::ReturnOp>(block.getTerminator()))
        returns.push_back(op);
    if (returns.empty())
      return;
    unsigned returned = 0;
    for (unsigned i = 0, e = funcOp.getNumResults(); i < e; ++i) {
      // The same argument, wherever the function returns.
      Value value = resolve(module, returns.front().getOperand(i));
      auto bbArg = dyn_cast<BlockArgument>(value);
      if (bbArg && bbArg.getOwner()->isEntryBlock() &&
          llvm::all_of(returns, [&](func::ReturnOp op) {
            return resolve(module, op.getOperand(i)) == value;
          }))
        function.expectedResults.push_back(
            {Place::Kind::Argument, bbArg.getArgNumber()});
      else
        function.expectedResults.push_back({Place::Kind::Returned, returned++});
    }
    function.expectedShape = Shape{funcOp.getNumArguments(), returned};
  }

  /// Every result that is a memref becomes an argument, in order, at the end.
  static void expectOutParams(func::FuncOp funcOp, Function &function) {
    unsigned arguments = funcOp.getNumArguments();
    unsigned returned = 0;
    for (Type type : funcOp.getFunctionType().getResults()) {
      if (isa<BaseMemRefType>(type))
        function.expectedResults.push_back(
            {Place::Kind::HoistedArgument, arguments++});
      else
        function.expectedResults.push_back({Place::Kind::Returned, returned++});
    }
    function.expectedShape = Shape{arguments, returned};
  }

  void apply(StringRef name, ArrayRef<Place> results) {
    oracle::FunctionBoundary *entry = boundary.lookup(name);
    if (!entry)
      return;
    for (Place &place : entry->results)
      if (place.kind == Place::Kind::Returned)
        place = results[place.index];
  }

  oracle::BoundaryMap &boundary;
  std::map<std::string, Function> functions;
};

//===----------------------------------------------------------------------===//
// The path
//===----------------------------------------------------------------------===//

/// One pass of a pipeline, where it belongs.
struct Step {
  /// As on the command line, without options.
  std::string pass;
  OpPassManager manager;
  /// Whether leaks are the pipeline's own fault from here on.
  bool deallocates = false;
};

class PipelinePath final : public Path {
public:
  PipelinePath(std::string text, std::vector<Step> steps)
      : text(std::move(text)), made(std::move(steps)) {}
  /// The passes are made when they are wanted: there are many such paths, and
  /// few are used.
  explicit PipelinePath(const NamedPipeline &named)
      : text(named.passes), named(&named) {}

  llvm::StringRef name() const override {
    return named ? named->name : llvm::StringRef(text);
  }
  llvm::StringRef description() const override {
    return named ? named->description : "a pass pipeline";
  }
  std::string pipeline() const override { return text; }
  unsigned drawWeight() const override { return named ? named->drawWeight : 0; }
  llvm::ArrayRef<llvm::StringRef> documentedRejections() const override {
    return named ? named->rejections : llvm::ArrayRef<llvm::StringRef>();
  }
  bool ownsDeallocation() const override {
    return !steps().empty() && steps().back().deallocates;
  }
  bool keepsEntries() const override { return named != nullptr; }
  bool isSequence() const override { return true; }
  PathLimits limits() const override {
    if (named)
      return named->limits();
    PathLimits limits;
    limits.noElementwiseOnTensors =
        !llvm::StringRef(text).contains("convert-elementwise-to-linalg");
    limits.noOpsWithoutModels = true;
    // Whatever a pipeline does, it bufferizes by One-Shot's models.
    limits.noUnrankedTensors = true;
    return limits;
  }
  bool bufferizes() const override {
    // Only One-Shot Bufferize promises it, and these options take it back.
    llvm::StringRef passes = text;
    return passes.contains("bufferize-function-boundaries") &&
           !passes.contains("allow-unknown-ops") &&
           !passes.contains("dialect-filter") &&
           !passes.contains("no-analysis-func-filter") &&
           !passes.contains("test-analysis-only");
  }

  LogicalResult bufferize(ModuleOp module, oracle::BoundaryMap &boundary,
                          Decisions *) const override {
    return bufferizeByPass(module, boundary, /*visit=*/nullptr);
  }

  LogicalResult bufferizeByPass(
      ModuleOp module, oracle::BoundaryMap &boundary,
      llvm::function_ref<bool(const PassState &)> visit) const override {
    BoundaryTracker tracker(module, boundary);
    for (auto [i, step] : llvm::enumerate(steps())) {
      tracker.enterPass(step.pass, module);
      // Passes keep state of the context that they have run in, so each run
      // gets its own copies. Copying is cheaper than parsing.
      PassManager manager(module.getContext(), ModuleOp::getOperationName());
      static_cast<OpPassManager &>(manager) = step.manager;
      manager.enableVerifier(false);
      if (failed(manager.run(module)))
        return failure();
      tracker.leavePass(module);
      PassState state;
      state.pass = step.pass;
      state.number = i + 1;
      state.numPasses = steps().size();
      state.module = module;
      state.isValid = succeeded(verify(module));
      state.boundary = tracker.findLost(module) ? nullptr : &boundary;
      state.ownsDeallocation = step.deallocates;
      if ((visit && !visit(state)) || !state.isValid)
        return success();
    }
    if (func::FuncOp lost = tracker.findLost(module))
      return lost.emitError("the pipeline changes the signature of this "
                            "function in a way that cannot be followed");
    return success();
  }

private:
  const std::vector<Step> &steps() const;

  std::string text;
  mutable std::once_flag isMade;
  mutable std::vector<Step> made;
  /// Null for one that the user wrote.
  const NamedPipeline *named = nullptr;
};

} // namespace

//===----------------------------------------------------------------------===//
// Taking pipelines apart
//===----------------------------------------------------------------------===//

/// Splits at the commas that are outside of any brackets.
static SmallVector<StringRef> splitElements(StringRef list) {
  SmallVector<StringRef> elements;
  int depth = 0;
  size_t start = 0;
  for (size_t pos = 0, end = list.size(); pos != end; ++pos) {
    char c = list[pos];
    depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
    if (c != ',' || depth != 0)
      continue;
    elements.push_back(list.slice(start, pos));
    start = pos + 1;
  }
  elements.push_back(list.substr(start));
  return elements;
}

/// Appends the passes of a pipeline as MLIR prints it, each as a pipeline with
/// `before` and `after` around it: what it is nested in.
static void flatten(StringRef list, const std::string &before,
                    const std::string &after,
                    std::vector<std::pair<std::string, std::string>> &passes) {
  for (StringRef element : splitElements(list)) {
    element = element.trim();
    size_t open = element.find_first_of("({");
    if (open != StringRef::npos && element[open] == '(') {
      StringRef anchor = element.take_front(open);
      flatten(element.substr(open + 1).drop_back(), before + anchor.str() + "(",
              ")" + after, passes);
    } else if (!element.empty()) {
      passes.emplace_back(element.take_front(open).str(),
                          before + element.str() + after);
    }
  }
}

/// `passes`, one by one. Where that cannot be told, since a pass does not print
/// its options as it reads them, all of them together are one.
static std::vector<Step> takeApart(const OpPassManager &whole) {
  std::string text;
  llvm::raw_string_ostream os(text);
  // Printing is not const in MLIR.
  OpPassManager copy(whole);
  copy.printAsTextualPipeline(os);
  constexpr StringLiteral kDeallocation = "ownership-based-buffer-deallocation";

  // What MLIR prints is anchored; what it reads there is not.
  StringRef inner = text;
  StringRef anchor = takeAnchor(inner);
  std::vector<std::pair<std::string, std::string>> passes;
  flatten(inner, "", "", passes);
  std::vector<Step> steps;
  bool deallocates = false;
  for (auto &[pass, pipeline] : passes) {
    deallocates |= pass == kDeallocation;
    Step step{pass,
              anchor == "any" ? OpPassManager(OpPassManager::Nesting::Explicit)
                              : OpPassManager(ModuleOp::getOperationName(),
                                              OpPassManager::Nesting::Explicit),
              deallocates};
    std::string ignored, again;
    llvm::raw_string_ostream ignoredStream(ignored), againStream(again);
    if (failed(parsePassPipeline(pipeline, step.manager, ignoredStream)))
      break;
    step.manager.printAsTextualPipeline(againStream);
    if (again != (anchor + "(" + pipeline + ")").str())
      break;
    steps.push_back(std::move(step));
  }
  if (steps.size() == passes.size())
    return steps;
  steps.clear();
  steps.push_back({text, whole, StringRef(text).contains(kDeallocation)});
  return steps;
}

//===----------------------------------------------------------------------===//
// Reading pipelines
//===----------------------------------------------------------------------===//

/// Adds one element of a list of passes: a pass or a named pipeline, nested
/// where it belongs, or an explicitly nested `op(...)`.
static bool addElement(StringRef element, OpPassManager &passes,
                       std::string &error) {
  std::string output;
  llvm::raw_string_ostream stream(output);
  element = element.trim();
  size_t brace = element.find('{');
  if (element.take_front(brace).contains('(')) {
    if (succeeded(parsePassPipeline(element, passes, stream)))
      return true;
    error = summarizeParserOutput(output);
    return false;
  }

  StringRef name = element.take_front(brace).trim();
  StringRef options = element.substr(name.size()).trim();
  if (name.empty()) {
    error = "expected the name of a pass";
    return false;
  }
  if (!options.empty() &&
      !(options.consume_front("{") && options.consume_back("}"))) {
    error = "expected the options of '" + name.str() + "' in braces";
    return false;
  }
  // MLIR's textual parser does not nest implicitly; its command line does, and
  // this is how.
  const PassRegistryEntry *entry = PassInfo::lookup(name);
  if (!entry)
    entry = PassPipelineInfo::lookup(name);
  if (!entry) {
    error = "'" + name.str() +
            "' does not refer to a registered pass or pass pipeline";
    return false;
  }
  auto handleError = [&](const Twine &message) {
    stream << message << "\n";
    return failure();
  };
  if (succeeded(entry->addToPipeline(passes, options.trim(), handleError)))
    return true;
  error = summarizeParserOutput(output);
  if (StringRef(error).trim().empty() || output.empty())
    error = "cannot add '" + name.str() + "' with options '" +
            options.trim().str() + "'";
  return false;
}

/// Adds a list of passes, separated by commas outside of any brackets.
static bool addElements(StringRef list, OpPassManager &passes,
                        std::string &error) {
  return llvm::all_of(splitElements(list), [&](StringRef element) {
    return addElement(element, passes, error);
  });
}

/// Reads a pipeline, whose text becomes the textual one. False, with one line
/// in `error`, when it does not parse.
static bool parsePipeline(std::string &text, std::vector<Step> &steps,
                          std::string &error) {
  registerPassesOnce();

  text = StringRef(text).trim().str();
  if (StringRef(text).ltrim("\"'").starts_with("-")) {
    std::string converted;
    if (!convertFlags(text, converted, error))
      return false;
    text = std::move(converted);
  }
  text = collapseSpace(text);
  if (text.empty()) {
    error = "the pipeline is empty";
    return false;
  }

  // As in mlir-opt: a pipeline with an anchor says itself where its passes run,
  // and passes that are only listed are nested where they belong.
  StringRef passList = text;
  StringRef anchor = takeAnchor(passList);
  OpPassManager passes =
      anchor == "any"
          ? OpPassManager(OpPassManager::Nesting::Explicit)
          : OpPassManager(ModuleOp::getOperationName(),
                          anchor.empty() ? OpPassManager::Nesting::Implicit
                                         : OpPassManager::Nesting::Explicit);
  if (anchor.empty()) {
    if (!addElements(passList, passes, error))
      return false;
  } else {
    std::string output;
    llvm::raw_string_ostream stream(output);
    if (failed(parsePassPipeline(passList, passes, stream))) {
      error = summarizeParserOutput(output);
      return false;
    }
  }
  // Pipelines that are named in it have been expanded by now.
  steps = takeApart(passes);
  return true;
}

const std::vector<Step> &PipelinePath::steps() const {
  std::call_once(isMade, [&] {
    if (!named)
      return;
    std::string passes = named->passes.str(), error;
    if (!parsePipeline(passes, made, error))
      llvm::report_fatal_error(llvm::Twine(error));
  });
  return made;
}

std::unique_ptr<Path> createPipelinePath(llvm::StringRef pipeline,
                                         std::string &error) {
  std::string text = pipeline.str();
  std::vector<Step> steps;
  if (!parsePipeline(text, steps, error))
    return nullptr;
  return std::make_unique<PipelinePath>(std::move(text), std::move(steps));
}

std::unique_ptr<Path> createNamedPipelinePath(const NamedPipeline &pipeline) {
  return std::make_unique<PipelinePath>(pipeline);
}

} // namespace bufdiff
