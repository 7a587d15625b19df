//===- Runnable.cpp - A finding as a program that prints ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/reduce/Runnable.h"
#include "harness/bufferize/Path.h"
#include "harness/check/Explain.h"
#include "harness/check/Record.h"
#include "harness/generator/Generator.h"
#include "harness/reduce/Bundle.h"
#include "harness/reduce/Output.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/BoundaryMap.h"
#include "oracle/compare/Observation.h"
#include "oracle/interpreter/Program.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace bufdiff {

using oracle::FindingKind;
using oracle::ObservedValue;

namespace {

/// The lines of @run.
class RunWriter {
public:
  explicit RunWriter(func::FuncOp entry) : entry(entry) {
    os << "func.func @" << kRunnableEntry << "() {\n"
       << "  %c0 = arith.constant 0 : index\n"
       << "  %c1 = arith.constant 1 : index\n";
  }

  /// False where the types are not among those that can be passed and printed.
  bool write(const oracle::InputSet &inputs) {
    llvm::SmallVector<std::string> arguments;
    for (auto [value, type] :
         llvm::zip_equal(inputs.arguments, entry.getArgumentTypes()))
      if (!isPassable(type) || !writeInput(value.value, type, arguments))
        return false;
    if (!llvm::all_of(entry.getResultTypes(), isPassable))
      return false;
    unsigned numResults = entry.getNumResults();
    os << "  ";
    if (numResults)
      os << "%results" << (numResults > 1 ? ":" + llvm::Twine(numResults) : "")
         << " = ";
    os << "func.call @" << entry.getSymName() << "("
       << llvm::join(arguments, ", ") << ") : " << entry.getFunctionType()
       << "\n";
    for (auto [number, type] : llvm::enumerate(entry.getResultTypes()))
      printResult(numResults > 1 ? "%results#" + std::to_string(number)
                                 : std::string("%results"),
                  number, type);
    os << "  return\n}\n";
    return true;
  }

  std::string take() { return std::move(text); }

private:
  static bool isPassable(Type type) {
    if (auto tensor = dyn_cast<RankedTensorType>(type)) {
      if (tensor.getEncoding())
        return false;
      type = tensor.getElementType();
    }
    // What vector.print prints as a number, to the letter.
    return type.isIndex() || type.isSignlessInteger(1) ||
           type.isSignlessInteger(8) || type.isSignlessInteger(16) ||
           type.isSignlessInteger(32) || type.isSignlessInteger(64) ||
           type.isF32() || type.isF64();
  }

  std::string fresh() { return "%v" + std::to_string(numValues++); }

  std::string writeConstant(uint64_t bits, Type type) {
    std::string name = fresh();
    os << "  " << name << " = arith.constant ";
    if (type.isF32() || type.isF64())
      os << llvm::format_hex(bits, type.isF32() ? 10 : 18, /*Upper=*/true);
    else if (type.isSignlessInteger(1))
      os << (bits ? "1" : "0");
    else
      os << llvm::SignExtend64(
          bits, type.isIndex() ? 64 : type.getIntOrFloatBitWidth());
    os << " : " << type << "\n";
    return name;
  }

  bool writeInput(const ObservedValue &value, Type type,
                  llvm::SmallVectorImpl<std::string> &arguments) {
    if (!value.contents)
      return false;
    llvm::SmallVector<std::string> elements;
    auto tensor = dyn_cast<RankedTensorType>(type);
    Type elementType = tensor ? tensor.getElementType() : type;
    for (int64_t word = 0, e = value.contents->numWords(); word < e; ++word) {
      oracle::Scalar scalar = value.contents->get(word);
      if (!scalar.isDefined())
        return false;
      elements.push_back(writeConstant(scalar.bits, elementType));
    }
    if (!tensor) {
      arguments.push_back(elements.front());
      return true;
    }
    // Not a constant: those are copied before they are passed to somebody who
    // writes.
    auto fixed = RankedTensorType::get(value.shape, elementType);
    std::string made = fresh();
    os << "  " << made << " = tensor.";
    if (elements.empty())
      os << "empty()";
    else
      os << "from_elements " << llvm::join(elements, ", ");
    os << " : " << fixed << "\n";
    if (fixed != tensor) {
      std::string cast = fresh();
      os << "  " << cast << " = tensor.cast " << made << " : " << fixed
         << " to " << tensor << "\n";
      made = cast;
    }
    arguments.push_back(made);
    return true;
  }

  void printResult(llvm::StringRef name, unsigned number, Type type) {
    os << "  vector.print str \"result #" << number << ":\\0A\"\n";
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor) {
      printElement(name, type, "  ");
      return;
    }
    std::string indent = "  ";
    llvm::SmallVector<std::string> indices;
    for (unsigned dim = 0, e = tensor.getRank(); dim < e; ++dim) {
      std::string at = fresh(), extent = fresh();
      indices.push_back(fresh());
      os << indent << at << " = arith.constant " << dim << " : index\n"
         << indent << extent << " = tensor.dim " << name << ", " << at << " : "
         << type << "\n"
         << indent << "scf.for " << indices.back() << " = %c0 to " << extent
         << " step %c1 {\n";
      indent += "  ";
    }
    std::string element = fresh();
    os << indent << element << " = tensor.extract " << name << "["
       << llvm::join(indices, ", ") << "] : " << type << "\n";
    printElement(element, tensor.getElementType(), indent);
    for (unsigned dim = tensor.getRank(); dim-- > 0;) {
      indent.resize(indent.size() - 2);
      os << indent << "}\n";
    }
  }

  void printElement(llvm::StringRef name, Type type, llvm::StringRef indent) {
    std::string printed = name.str();
    if (type.isF32() || type.isF64()) {
      // The bits are exact.
      Type bits =
          IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth());
      printed = fresh();
      os << indent << printed << " = arith.bitcast " << name << " : " << type
         << " to " << bits << "\n";
      type = bits;
    }
    os << indent << "vector.print " << printed << " : " << type << "\n";
  }

  func::FuncOp entry;
  std::string text;
  llvm::raw_string_ostream os{text};
  unsigned numValues = 0;
};

/// One item an input set. The record: the program and what it prints, or
/// nothing.
class RunnableTask final : public WorkerTask {
public:
  RunnableTask(llvm::StringRef text, llvm::StringRef entry)
      : text(text), wanted(entry) {}

  std::string run(uint64_t item, llvm::ArrayRef<uint32_t>,
                  Progress &progress) override {
    progress.enter(0, Stage::Parse);
    std::unique_ptr<MLIRContext> context = createContext();
    ScopedDiagnosticHandler quiet(context.get(),
                                  [](Diagnostic &) { return success(); });
    ParserConfig config(context.get());
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, config);
    if (!module || module->lookupSymbol(kRunnableEntry))
      return {};
    func::FuncOp entry = findEntry(*module);
    if (!entry)
      return {};
    for (auto function : module->getOps<func::FuncOp>())
      if (function.isExternal())
        return {};
    progress.enter(0, Stage::Reference);
    std::string why;
    FailureOr<oracle::InputSet> inputs = oracle::makeInputs(entry, item, why);
    RunWriter writer(entry);
    if (failed(inputs) || !writer.write(*inputs))
      return {};
    OwningOpRef<ModuleOp> program =
        parseSourceString<ModuleOp>(append(*module, writer.take()), config);
    if (!program)
      return {};
    std::optional<std::string> expected = interpret(*program);
    if (!expected)
      return {};
    RecordWriter record;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    program->print(os);
    record.text(printed);
    record.text(*expected);
    return record.take();
  }

private:
  func::FuncOp findEntry(ModuleOp module) const {
    auto entry = module.lookupSymbol<func::FuncOp>(
        wanted.empty() ? llvm::StringRef(kEntryName) : wanted);
    if (!entry && wanted.empty())
      for (auto function : module.getOps<func::FuncOp>())
        if (function.isPublic() && !function.isExternal())
          return function;
    return entry;
  }

  static std::string append(ModuleOp module, llvm::StringRef function) {
    std::string text;
    llvm::raw_string_ostream os(text);
    for (Operation &op : *module.getBody()) {
      op.print(os, OpPrintingFlags().useLocalScope());
      os << "\n";
    }
    os << function;
    return text;
  }

  /// What the program prints; nothing when it does not end well, or when it
  /// prints what is no whole number.
  static std::optional<std::string> interpret(ModuleOp program) {
    static const oracle::OpRegistry registry = oracle::OpRegistry::builtin();
    std::unique_ptr<oracle::Program> decoded =
        oracle::Program::decode(program, registry);
    oracle::BoundaryMap boundary = oracle::BoundaryMap::identity(program);
    oracle::Observation seen = oracle::observe(
        *decoded, kRunnableEntry, *boundary.lookup(kRunnableEntry), {}, {});
    if (!seen.outcome.completed())
      return std::nullopt;
    std::string text;
    for (const oracle::TraceEvent &event : seen.trace) {
      if (event.kind != oracle::TraceEvent::Kind::Print)
        return std::nullopt;
      if (event.values.empty()) {
        text += event.text;
        continue;
      }
      const ObservedValue &value = event.values.front();
      if (event.values.size() != 1 || value.isShaped || !value.contents ||
          value.contents->numWords() != 1 || value.type.isFloat() ||
          !value.contents->get(0).isDefined())
        return std::nullopt;
      uint64_t bits = value.contents->get(0).bits;
      unsigned width = value.type.width;
      // A bit is printed as it is, other integers are signed.
      text += width == 1 ? std::to_string(bits)
                         : std::to_string(llvm::SignExtend64(bits, width));
      text += "\n";
    }
    return text;
  }

  llvm::StringRef text, wanted;
};

} // namespace

std::optional<Runnable> makeRunnable(llvm::StringRef text, const Target &target,
                                     const CheckFlags &flags,
                                     const WorkerOptions &workers) {
  if ((target.kind != FindingKind::WrongResult &&
       target.kind != FindingKind::WrongTrace) ||
      mlirOptFlags(target.path).empty())
    return std::nullopt;
  std::vector<Runnable> programs(flags.inputs.value_or(kDefaultInputSets));
  WorkerEvents events;
  events.onRecord = [&](uint64_t item, llvm::StringRef record) {
    RecordReader reader(record);
    programs[item].module = reader.text();
    programs[item].expected = reader.text();
  };
  events.onDeath = [](const WorkerDeath &) { return false; };
  std::string error;
  if (failed(runWorkers(
          0, programs.size(), workers,
          [&] { return std::make_unique<RunnableTask>(text, flags.entry); },
          events, error)))
    return std::nullopt;

  CheckFlags asked = flags;
  asked.entry = kRunnableEntry.str();
  asked.inputs = 1;
  asked.witness = true;
  asked.witnessRate = 1;
  for (Runnable &program : programs) {
    if (program.module.empty())
      continue;
    FailureOr<ModuleVerdict> verdict =
        checkAlone(program.module, kBundleReduced, asked, workers, error);
    if (failed(verdict))
      continue;
    for (const Finding &finding : verdict->findings)
      if (finding.kind == FindingKind::WrongTrace &&
          finding.path == target.path &&
          llvm::StringRef(finding.explanation).contains(kConfirmedByWitness))
        return std::move(program);
  }
  return std::nullopt;
}

} // namespace bufdiff
