//===- InterpreterTest.h - Runs MLIR text in a test -------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every test of an operation's semantics needs: text in, text out. A
// test says in one line what an operation does to given values, so that a
// table of them can be read and checked by hand.
//
// Values are written as
//   3  -1  true  1.5  NaN  -Inf  0x7fc0  poison  undefined    one lane
//   (1, 2)                                                    a complex number
//   <1, 2>                           a vector that is an element of a tensor
//   [1, 2]  [[1, 2], [3, 4]]         a vector, a tensor or a memref
// and results are shown the same way (see printLane).
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_TESTS_ORACLE_INTERPRETERTEST_H
#define BUFDIFF_TESTS_ORACLE_INTERPRETERTEST_H

#include "mlir/AsmParser/AsmParser.h"
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
#include "mlir/Parser/Parser.h"
#include "oracle/interpreter/Machine.h"
#include "oracle/interpreter/Program.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

namespace bufdiff::oracle::test {

/// One context for all tests of a binary: loading the dialects costs more than
/// most tests.
inline mlir::MLIRContext &context() {
  static mlir::MLIRContext *shared = [] {
    auto *made = new mlir::MLIRContext(mlir::MLIRContext::Threading::DISABLED);
    made->loadDialect<mlir::affine::AffineDialect, mlir::arith::ArithDialect,
                      mlir::bufferization::BufferizationDialect,
                      mlir::cf::ControlFlowDialect,
                      mlir::complex::ComplexDialect, mlir::func::FuncDialect,
                      mlir::index::IndexDialect, mlir::linalg::LinalgDialect,
                      mlir::math::MathDialect, mlir::memref::MemRefDialect,
                      mlir::ml_program::MLProgramDialect, mlir::scf::SCFDialect,
                      mlir::tensor::TensorDialect, mlir::ub::UBDialect,
                      mlir::vector::VectorDialect>();
    return made;
  }();
  return *shared;
}

/// Reads values in the notation above. Failures are test failures.
class ValueReader {
public:
  explicit ValueReader(llvm::StringRef text) : rest(text) {}

  bool atEnd() {
    rest = rest.ltrim();
    return rest.empty();
  }
  void comma() { expect(","); }

  Scalar lane(const ElementType &type) {
    rest = rest.ltrim();
    llvm::StringRef word = rest.take_while([](char c) {
      return llvm::isAlnum(c) || c == '.' || c == '-' || c == '+';
    });
    rest = rest.drop_front(word.size());
    if (word == "poison")
      return Scalar::poison();
    if (word == "undefined")
      return Scalar::undefined();
    if (word == "true" || word == "false")
      return Scalar::of(word == "true");
    if (type.isFloat() && !word.starts_with("0x")) {
      if (word == "Inf")
        word = "+Inf";
      llvm::APFloat value(*type.semantics);
      bool exact = !errorToBool(
          value.convertFromString(word, llvm::APFloat::rmNearestTiesToEven)
              .takeError());
      EXPECT_TRUE(exact) << "not a float: " << word.str();
      return Scalar::of(value.bitcastToAPInt().getZExtValue());
    }
    uint64_t bits = 0;
    if (word.starts_with("-")) {
      int64_t number = 0;
      EXPECT_FALSE(word.getAsInteger(0, number))
          << "not an int: " << word.str();
      bits = number;
    } else {
      EXPECT_FALSE(word.getAsInteger(0, bits)) << "not an int: " << word.str();
    }
    return Scalar::of(truncateTo(bits, type.width));
  }

  /// The lanes of a shaped value; `shape` receives the extents of the first
  /// row at each depth below `rank`.
  void shaped(const ElementType &type, unsigned rank, unsigned depth,
              llvm::SmallVectorImpl<int64_t> &shape,
              std::vector<Scalar> &lanes) {
    if (depth == rank) {
      element(type, lanes);
      return;
    }
    expect("[");
    int64_t count = 0;
    for (; !peek("]"); ++count) {
      if (count)
        comma();
      shaped(type, rank, depth + 1, shape, lanes);
    }
    expect("]");
    if (shape.size() < rank)
      shape.resize(rank, 0);
    shape[depth] = count;
  }

  void element(const ElementType &type, std::vector<Scalar> &lanes) {
    if (!type.isComplex && !peek("<")) {
      lanes.push_back(lane(type));
      return;
    }
    expect(type.isComplex ? "(" : "<");
    for (unsigned i = 0; i < type.lanes; ++i) {
      if (i)
        comma();
      lanes.push_back(lane(type));
    }
    expect(type.isComplex ? ")" : ">");
  }

private:
  bool peek(llvm::StringRef token) {
    rest = rest.ltrim();
    return rest.starts_with(token);
  }
  void expect(llvm::StringRef token) {
    rest = rest.ltrim();
    if (!rest.consume_front(token)) {
      ADD_FAILURE() << "expected " << token.str() << " before '" << rest.str()
                    << "'";
      rest = "";
    }
  }

  llvm::StringRef rest;
};

/// A module and one machine to run it.
class Interpreted {
public:
  explicit Interpreted(llvm::StringRef text, RunOptions options = {}) {
    std::string diagnostics;
    mlir::ScopedDiagnosticHandler handler(
        &context(), [&](mlir::Diagnostic &diagnostic) {
          diagnostics += diagnostic.str() + "\n";
          return mlir::success();
        });
    module = mlir::parseSourceString<mlir::ModuleOp>(text, &context());
    if (!module) {
      ADD_FAILURE() << diagnostics << "in\n" << text.str();
      return;
    }
    static const OpRegistry registry = OpRegistry::builtin();
    program = Program::decode(*module, registry);
    machine = std::make_unique<Machine>(*program, options);
  }

  /// A value of `type`, read from `reader`. Memrefs are made in the machine's
  /// memory, with the layout of their type (dynamic strides as if contiguous,
  /// a dynamic offset as 0), not freed, and writable.
  Value read(ValueReader &reader, mlir::Type type) {
    auto shapedType = mlir::dyn_cast<mlir::ShapedType>(type);
    bool isShaped = shapedType != nullptr;
    std::optional<ElementType> element =
        ElementType::get(isShaped ? shapedType.getElementType() : type);
    EXPECT_TRUE(element.has_value()) << "no values of this type";
    if (!element)
      return Value(Scalar::undefined());
    if (!isShaped && !element->isComplex)
      return Value(reader.lane(*element));
    llvm::SmallVector<int64_t> shape;
    std::vector<Scalar> lanes;
    if (isShaped)
      reader.shaped(*element, shapedType.getRank(), 0, shape, lanes);
    else
      reader.element(*element, lanes);
    Ref<Array> array = Array::create(
        shape, element->lanes, Definedness::Defined, machine->tracksWriters());
    EXPECT_EQ(array->numWords(), static_cast<int64_t>(lanes.size()));
    if (array->numWords() != static_cast<int64_t>(lanes.size()))
      return Value(array);
    for (auto [i, lane] : llvm::enumerate(lanes))
      array->set(i, lane, /*writer=*/0);
    auto memrefType = mlir::dyn_cast<mlir::MemRefType>(type);
    if (!memrefType)
      return Value(array);
    return makeMemRef(memrefType, *array);
  }

  /// Runs `entry` on arguments written as text, separated by commas.
  Outcome run(llvm::StringRef entry, llvm::StringRef arguments = "") {
    if (!machine)
      return Outcome();
    const Function *function = program->lookup(entry);
    if (!function) {
      ADD_FAILURE() << "no function " << entry.str();
      return Outcome();
    }
    auto type = mlir::cast<mlir::func::FuncOp>(function->op).getFunctionType();
    ValueReader reader(arguments);
    std::vector<Value> values;
    for (auto [i, input] : llvm::enumerate(type.getInputs())) {
      if (i)
        reader.comma();
      values.push_back(read(reader, input));
      given.push_back({values.back(), input});
    }
    EXPECT_TRUE(reader.atEnd()) << "too many arguments";
    resultTypes.assign(type.getResults().begin(), type.getResults().end());
    return machine->run(*function, std::move(values));
  }

  /// The results, separated by ", "; or how the run ended otherwise:
  /// `out-of-bounds`, `unsupported: math.tanh`, `budget`.
  std::string results(const Outcome &outcome) {
    if (!machine)
      return "does not parse";
    switch (outcome.kind) {
    case Outcome::Kind::Completed:
      break;
    case Outcome::Kind::Fault:
      return faultName(outcome.fault).str();
    case Outcome::Kind::Unsupported:
      return "unsupported: " + outcome.why;
    case Outcome::Kind::Budget:
      return "budget";
    }
    std::string text;
    if (machine->results().size() != resultTypes.size())
      return "as many results as declared were expected";
    for (auto [value, type] : llvm::zip(machine->results(), resultTypes)) {
      if (!text.empty())
        text += ", ";
      text += show(value, type);
    }
    return text;
  }

  /// What argument `number` of the last run holds now, when it is a memref.
  std::string argument(unsigned number) {
    return show(given[number].first, given[number].second);
  }

  /// What was printed, and a line for each call of an external function.
  std::string trace() {
    std::string text;
    for (const TraceEvent &event : machine->trace()) {
      bool isCall = event.kind == TraceEvent::Kind::Call;
      if (isCall)
        text += event.text;
      for (const ObservedValue &value : event.values) {
        if (isCall)
          text += " ";
        text += value.contents ? showArray(*value.contents, value.type) : "?";
      }
      text += isCall ? "\n" : event.text;
    }
    return text;
  }

  std::string show(const Value &value, mlir::Type type) {
    auto shapedType = mlir::dyn_cast<mlir::ShapedType>(type);
    std::optional<ElementType> element =
        ElementType::get(shapedType ? shapedType.getElementType() : type);
    if (!element)
      return "?";
    switch (value.getKind()) {
    case Value::Kind::Scalar:
      return printLane(*element, value.scalar());
    case Value::Kind::Array:
      return showArray(value.array(), *element);
    case Value::Kind::MemRef: {
      Ref<Array> contents;
      if (AccessFault fault = machine->memory().read(value.memref(), contents))
        return fault.why;
      return showArray(*contents, *element);
    }
    case Value::Kind::None:
    case Value::Kind::State:
      break;
    }
    return "no value";
  }

  static std::string showArray(const Array &array, const ElementType &type) {
    int64_t word = 0;
    return showFrom(array, type, 0, word);
  }

  Machine &getMachine() { return *machine; }
  const Program &getProgram() const { return *program; }
  mlir::ModuleOp getModule() { return *module; }

private:
  static std::string showFrom(const Array &array, const ElementType &type,
                              unsigned depth, int64_t &word) {
    std::string text;
    if (depth < array.rank()) {
      for (int64_t i = 0; i < array.shape()[depth]; ++i)
        text += (i ? ", " : "") + showFrom(array, type, depth + 1, word);
      return "[" + text + "]";
    }
    for (unsigned lane = 0; lane < array.lanes(); ++lane)
      text += (lane ? ", " : "") + printLane(type, array.get(word++));
    if (array.lanes() == 1)
      return text;
    return type.isComplex ? "(" + text + ")" : "<" + text + ">";
  }

  Value makeMemRef(mlir::MemRefType type, const Array &contents) {
    Ref<MemRef> memref(new MemRef());
    memref->sizes.assign(contents.shape().begin(), contents.shape().end());
    llvm::SmallVector<int64_t> strides;
    int64_t offset = 0;
    EXPECT_TRUE(succeeded(type.getStridesAndOffset(strides, offset)));
    memref->offset = mlir::ShapedType::isDynamic(offset) ? 0 : offset;
    memref->strides.resize(strides.size());
    int64_t contiguous = 1;
    int64_t extent = memref->offset + 1;
    for (unsigned i = strides.size(); i-- > 0;) {
      memref->strides[i] =
          mlir::ShapedType::isDynamic(strides[i]) ? contiguous : strides[i];
      contiguous = memref->strides[i] * memref->sizes[i];
      extent += std::max<int64_t>(memref->sizes[i] - 1, 0) * memref->strides[i];
    }
    if (contents.numElements() == 0)
      extent = 0;
    memref->allocation = machine->memory().allocate(
        extent, contents.lanes(), Allocation::Origin::Argument,
        /*by=*/nullptr);
    EXPECT_FALSE(
        static_cast<bool>(machine->memory().write(*memref, contents, 0)));
    return Value(memref);
  }

  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<Program> program;
  std::unique_ptr<Machine> machine;
  std::vector<std::pair<Value, mlir::Type>> given;
  std::vector<mlir::Type> resultTypes;
};

/// Runs one operation, or a few lines of them of which the last gives the
/// results. `signature` is the type of the function around it, e.g.
/// `(i8, i8) -> i8`; the arguments are called %a, %b, %c, ...
inline std::string evaluate(llvm::StringRef signature, llvm::StringRef body,
                            llvm::StringRef arguments,
                            RunOptions options = {}) {
  auto type = mlir::dyn_cast_or_null<mlir::FunctionType>(
      mlir::parseType(signature, &context()));
  if (!type)
    return "not a function type";
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "func.func @main(";
  for (auto [i, input] : llvm::enumerate(type.getInputs()))
    os << (i ? ", " : "") << "%" << char('a' + i) << ": " << input;
  os << ") -> (" << type.getResults() << ") {\n";
  auto [before, last] = body.rsplit('\n');
  if (last.empty())
    std::swap(before, last);
  os << before << "\n";
  unsigned numResults = type.getNumResults();
  if (numResults)
    os << "%results:" << numResults << " = ";
  os << last << "\nfunc.return ";
  for (unsigned i = 0; i < numResults; ++i)
    os << (i ? ", " : "") << "%results#" << i;
  if (numResults)
    os << " : " << type.getResults();
  os << "\n}\n";
  Interpreted interpreted(text, options);
  return interpreted.results(interpreted.run("main", arguments));
}

/// One row of a table of operations.
struct OpCase {
  const char *signature;
  const char *body;
  const char *arguments;
  const char *expected;
};

inline void expectAll(llvm::ArrayRef<OpCase> cases) {
  for (const OpCase &row : cases)
    EXPECT_EQ(evaluate(row.signature, row.body, row.arguments), row.expected)
        << row.body << "   with   " << row.arguments;
}

} // namespace bufdiff::oracle::test

#endif // BUFDIFF_TESTS_ORACLE_INTERPRETERTEST_H
