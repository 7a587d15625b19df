//===- OperationsTest.cpp - One operation, interpreted and compiled -------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalar operations on every combination of the values at which arithmetic
// goes wrong. Generated modules hardly ever hit these; here the interpreter
// and compiled code have to agree on all of them, wherever the interpreter says
// that there is a result.
//
//===----------------------------------------------------------------------===//

#include "harness/bufferize/Path.h"
#include "harness/witness/JitWitness.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "oracle/compare/Compare.h"
#include "oracle/interpreter/Registry.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace bufdiff;

namespace {

using Values = std::vector<uint64_t>;

/// The values to try for a type.
Values edgesOf(const oracle::ElementType &type) {
  Values values;
  auto add = [&](uint64_t bits) {
    bits = oracle::truncateTo(bits, type.width);
    if (!llvm::is_contained(values, bits))
      values.push_back(bits);
  };
  if (!type.isFloat()) {
    uint64_t top = uint64_t(1) << (type.width - 1);
    for (uint64_t near : {uint64_t(0), top, uint64_t(type.width)})
      for (int64_t distance = -2; distance <= 2; ++distance)
        add(near + distance);
    for (uint64_t number : {3, 5, 7, 10, 100})
      add(number), add(0 - number);
    return values;
  }
  const llvm::fltSemantics &format = *type.semantics;
  auto addFloat = [&](llvm::APFloat value) {
    bool lossy;
    value.convert(format, llvm::APFloat::rmNearestTiesToEven, &lossy);
    add(value.bitcastToAPInt().getZExtValue());
    value.changeSign();
    add(value.bitcastToAPInt().getZExtValue());
  };
  for (double number :
       {0.0,     0.25,         0.5,          0.75,  1.0,     1.5,
        2.0,     2.5,          3.0,          7.25,  1e-3,    100.0,
        127.5,   128.0,        255.0,        256.0, 32767.5, 65519.0,
        65520.0, 2147483647.0, 4294967296.0, 1e15})
    addFloat(llvm::APFloat(number));
  addFloat(llvm::APFloat::getLargest(format));
  addFloat(llvm::APFloat::getSmallest(format));
  addFloat(llvm::APFloat::getSmallestNormalized(format));
  addFloat(llvm::APFloat::getInf(format));
  addFloat(llvm::APFloat::getNaN(format));
  return values;
}

class Operations : public ::testing::Test {
protected:
  static MLIRContext &context() {
    static MLIRContext *made = createContext().release();
    return *made;
  }

  /// Checks `text`, an op on %0, %1, ... of the types `operands` (or lines of
  /// them, of which the last gives the result). Operands named in `nonZero` are
  /// never 0.
  void check(llvm::StringRef text, std::vector<std::string> operands,
             llvm::StringRef result, llvm::ArrayRef<unsigned> nonZero = {}) {
    std::vector<Values> values;
    std::vector<oracle::ElementType> types;
    for (auto [i, operand] : llvm::enumerate(operands)) {
      types.push_back(
          *oracle::ElementType::get(parseType(operand, &context())));
      values.push_back(edgesOf(types.back()));
      if (llvm::is_contained(nonZero, i))
        llvm::erase(values.back(), uint64_t(0));
      // All combinations of more operands are too many.
      size_t most = operands.size() > 3 ? 9 : operands.size() > 2 ? 16 : 64;
      if (values.back().size() > most)
        values.back().resize(most);
    }
    std::string module = makeModule(text, operands, values, result);
    std::string diagnostics;
    OwningOpRef<ModuleOp> parsed;
    {
      ScopedDiagnosticHandler handler(&context(), [&](Diagnostic &diagnostic) {
        diagnostics += diagnostic.str() + "\n";
      });
      parsed = parseSourceString<ModuleOp>(module, &context());
    }
    ASSERT_TRUE(parsed) << diagnostics << module;
    compare(text, *parsed, values, types);
  }

  void checkAll(llvm::ArrayRef<llvm::StringRef> ops,
                llvm::ArrayRef<llvm::StringRef> types, unsigned numOperands,
                llvm::StringRef result = "",
                std::vector<unsigned> nonZero = {}) {
    for (llvm::StringRef type : types)
      for (llvm::StringRef op : ops) {
        std::string text = op.str();
        for (unsigned i = 0; i < numOperands; ++i)
          text += (i ? ", %" : " %") + std::to_string(i);
        text += " : " + type.str();
        check(text, std::vector<std::string>(numOperands, type.str()),
              result.empty() ? type : result, nonZero);
      }
  }

  void checkCast(llvm::StringRef op, llvm::StringRef from, llvm::StringRef to) {
    check((op + " %0 : " + from + " to " + to).str(), {from.str()}, to);
  }

private:
  static std::string makeModule(llvm::StringRef text,
                                llvm::ArrayRef<std::string> operands,
                                llvm::ArrayRef<Values> values,
                                llvm::StringRef result) {
    std::string module = "func.func @main(";
    std::string shape;
    for (auto [i, operand] : llvm::enumerate(operands)) {
      std::string extent = std::to_string(values[i].size()) + "x";
      module +=
          "%m" + std::to_string(i) + ": memref<" + extent + operand + ">, ";
      shape += extent;
    }
    std::string target = "memref<" + shape + result.str() + ">";
    module += "%r: " + target +
              ") {\n%zero = arith.constant 0 : index\n"
              "%one = arith.constant 1 : index\n";
    std::string indices;
    for (auto [i, operand] : llvm::enumerate(operands)) {
      std::string n = std::to_string(i);
      std::string extent = std::to_string(values[i].size());
      module += "%n" + n + " = arith.constant " + extent + " : index\n" +
                "scf.for %i" + n + " = %zero to %n" + n + " step %one {\n" +
                "%" + n + " = memref.load %m" + n + "[%i" + n + "] : memref<" +
                extent + "x" + operand + ">\n";
      indices += (i ? ", %i" : "%i") + n;
    }
    auto [before, last] = text.rsplit('\n');
    if (last.empty())
      std::swap(before, last);
    module += before.str() + "\n%z = " + last.str() + "\nmemref.store %z, %r[" +
              indices + "] : " + target + "\n";
    for (size_t i = 0; i < operands.size(); ++i)
      module += "}\n";
    return module + "return\n}\n";
  }

  void compare(llvm::StringRef text, ModuleOp module,
               llvm::ArrayRef<Values> values,
               llvm::ArrayRef<oracle::ElementType> types) {
    oracle::InputSet inputs;
    llvm::SmallVector<int64_t> shape;
    auto addArgument = [&](llvm::ArrayRef<int64_t> extents,
                           const oracle::ElementType &type,
                           const Values *bits) {
      oracle::InputSet::Argument argument;
      argument.isMemRef = true;
      argument.value.type = type;
      argument.value.isShaped = true;
      argument.value.shape.assign(extents.begin(), extents.end());
      argument.value.contents = oracle::Array::create(
          extents, 1, oracle::Definedness::Defined, /*tracked=*/false);
      if (bits)
        std::copy(bits->begin(), bits->end(), argument.value.contents->words());
      inputs.arguments.push_back(std::move(argument));
    };
    for (auto [bits, type] : llvm::zip_equal(values, types)) {
      shape.push_back(bits.size());
      addArgument(shape.back(), type, &bits);
    }
    auto main = module.lookupSymbol<func::FuncOp>("main");
    auto target = cast<MemRefType>(main.getArgumentTypes().back());
    addArgument(shape, *oracle::ElementType::get(target.getElementType()),
                nullptr);

    static const oracle::OpRegistry ops = oracle::OpRegistry::builtin();
    auto program = oracle::Program::decode(module, ops);
    oracle::FunctionBoundary boundary =
        *oracle::BoundaryMap::identity(module).lookup("main");
    oracle::Observation interpreted =
        oracle::observe(*program, "main", boundary, inputs, {});
    ASSERT_TRUE(interpreted.outcome.completed())
        << text.str() << ": " << interpreted.outcome.why;
    std::string why;
    auto compiled = runJit(module, "main", boundary, inputs, why);
    ASSERT_TRUE(succeeded(compiled)) << text.str() << ": " << why;
    auto difference =
        oracle::compare(interpreted, *program, *compiled, *program);
    if (!difference)
      return;
    ADD_FAILURE() << text.str() << ": " << difference->summary;
    explain(interpreted.arguments.back(), compiled->arguments.back(), values,
            types);
  }

  /// The operands of the first differences.
  static void explain(const oracle::ObservedValue &wanted,
                      const oracle::ObservedValue &seen,
                      llvm::ArrayRef<Values> values,
                      llvm::ArrayRef<oracle::ElementType> types) {
    unsigned shown = 0;
    for (int64_t word = 0, e = wanted.contents->numWords();
         word < e && shown < 4; ++word) {
      oracle::Scalar right = wanted.contents->get(word);
      oracle::Scalar wrong = seen.contents->get(word);
      if (!right.isDefined() ||
          oracle::sameLane(wanted.type, right.bits, wrong.bits))
        continue;
      ++shown;
      std::string line;
      int64_t rest = word;
      for (size_t i = values.size(); i-- > 0;) {
        oracle::Scalar operand =
            oracle::Scalar::of(values[i][rest % values[i].size()]);
        rest /= values[i].size();
        line = oracle::printLane(types[i], operand) + " " + line;
      }
      llvm::errs() << "  " << line << "interpreted "
                   << oracle::printLane(wanted.type, right) << ", compiled "
                   << oracle::printLane(wanted.type, wrong) << "\n";
    }
  }
};

constexpr llvm::StringRef kIntegers[] = {"i1", "i7", "i8", "i16", "i33", "i64"};
constexpr llvm::StringRef kIntegersAndIndex[] = {"i1",  "i7",  "i8",   "i16",
                                                 "i33", "i64", "index"};
constexpr llvm::StringRef kFloats[] = {"f16", "bf16", "f32", "f64"};

TEST_F(Operations, integers) {
  checkAll({"arith.addi", "arith.subi", "arith.muli", "arith.andi", "arith.ori",
            "arith.xori", "arith.maxsi", "arith.maxui", "arith.minsi",
            "arith.minui", "arith.shli", "arith.shrsi", "arith.shrui"},
           kIntegersAndIndex, 2);
  checkAll({"arith.addi", "arith.subi", "arith.muli", "arith.shli"}, {"i8"}, 2);
}

TEST_F(Operations, divisions) {
  checkAll({"arith.divui", "arith.remui", "arith.ceildivui"}, kIntegersAndIndex,
           2, "", {1});
}

TEST_F(Operations, integerComparisons) {
  checkAll({"arith.cmpi eq,", "arith.cmpi ne,", "arith.cmpi slt,",
            "arith.cmpi sle,", "arith.cmpi sgt,", "arith.cmpi sge,",
            "arith.cmpi ult,", "arith.cmpi ule,", "arith.cmpi ugt,",
            "arith.cmpi uge,"},
           kIntegersAndIndex, 2, "i1");
}

TEST_F(Operations, floats) {
  checkAll({"arith.addf", "arith.subf", "arith.mulf", "arith.divf",
            "arith.remf", "arith.maximumf", "arith.minimumf", "arith.maxnumf",
            "arith.minnumf", "math.copysign"},
           kFloats, 2);
  checkAll({"arith.negf", "math.absf", "math.ceil", "math.floor", "math.trunc",
            "math.round", "math.roundeven", "math.sqrt"},
           kFloats, 1);
  checkAll({"math.fma"}, kFloats, 3);
}

TEST_F(Operations, floatComparisons) {
  checkAll({"arith.cmpf false,", "arith.cmpf oeq,", "arith.cmpf ogt,",
            "arith.cmpf oge,", "arith.cmpf olt,", "arith.cmpf ole,",
            "arith.cmpf one,", "arith.cmpf ord,", "arith.cmpf ueq,",
            "arith.cmpf ugt,", "arith.cmpf uge,", "arith.cmpf ult,",
            "arith.cmpf ule,", "arith.cmpf une,", "arith.cmpf uno,",
            "arith.cmpf true,"},
           kFloats, 2, "i1");
}

TEST_F(Operations, integerCasts) {
  for (auto [from, to] :
       {std::pair("i1", "i8"), {"i7", "i64"}, {"i8", "i33"}}) {
    checkCast("arith.extsi", from, to);
    checkCast("arith.extui", from, to);
    checkCast("arith.trunci", to, from);
  }
  for (const char *type : {"i1", "i8", "i33"}) {
    checkCast("arith.index_cast", type, "index");
    checkCast("arith.index_castui", type, "index");
    checkCast("arith.index_cast", "index", type);
  }
}

TEST_F(Operations, floatCasts) {
  for (llvm::StringRef type : kFloats)
    for (llvm::StringRef integer : {"i1", "i8", "i16", "i64"}) {
      checkCast("arith.sitofp", integer, type);
      checkCast("arith.uitofp", integer, type);
      checkCast("arith.fptosi", type, integer);
      checkCast("arith.fptoui", type, integer);
    }
  for (auto [from, to] : {std::pair("f16", "f32"),
                          {"f16", "f64"},
                          {"bf16", "f32"},
                          {"bf16", "f64"},
                          {"f32", "f64"}}) {
    checkCast("arith.extf", from, to);
    checkCast("arith.truncf", to, from);
  }
  checkCast("arith.bitcast", "f32", "i32");
  checkCast("arith.bitcast", "i16", "bf16");
}

TEST_F(Operations, powers) {
  // To a negative power, 0 has no value.
  checkAll({"math.ipowi"}, {"i8", "i33", "i64"}, 2, "", {0});
  for (const char *type : {"f32", "f64"})
    check((llvm::Twine("math.fpowi %0, %1 : ") + type + ", i32").str(),
          {type, "i32"}, type);
}

TEST_F(Operations, bits) {
  checkAll({"math.ctlz", "math.cttz", "math.ctpop", "math.absi"}, kIntegers, 1);
}

/// The same functions of the same library.
TEST_F(Operations, mathFunctions) {
  checkAll({"math.acos",  "math.acosh", "math.asin", "math.asinh", "math.atan",
            "math.atanh", "math.cbrt",  "math.cos",  "math.cosh",  "math.erf",
            "math.erfc",  "math.exp",   "math.exp2", "math.expm1", "math.log",
            "math.log10", "math.log1p", "math.log2", "math.rsqrt", "math.sin",
            "math.sinh",  "math.tan",   "math.tanh"},
           kFloats, 1);
  checkAll({"math.atan2", "math.powf"}, kFloats, 2);
}

TEST_F(Operations, classes) {
  checkAll({"math.isfinite", "math.isnan"}, kFloats, 1, "i1");
}

TEST_F(Operations, indices) {
  for (const char *op : {"add", "sub", "mul", "maxs", "maxu", "mins", "minu",
                         "and", "or", "xor", "shl", "shrs", "shru"})
    check((llvm::Twine("index.") + op + " %0, %1").str(), {"index", "index"},
          "index");
  for (const char *op : {"divu", "remu", "ceildivu"})
    check((llvm::Twine("index.") + op + " %0, %1").str(), {"index", "index"},
          "index", {1});
  for (const char *predicate :
       {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"})
    check((llvm::Twine("index.cmp ") + predicate + "(%0, %1)").str(),
          {"index", "index"}, "i1");
}

/// Both parts of the results of complex ops.
TEST_F(Operations, complexNumbers) {
  for (const char *type : {"f32", "f64"}) {
    std::string complex = std::string("complex<") + type + ">";
    auto create = [&](const char *name, const char *re, const char *im) {
      return std::string(name) + " = complex.create " + re + ", " + im + " : " +
             complex + "\n";
    };
    auto checkParts = [&](std::string op, std::string prefix,
                          unsigned numParts) {
      for (const char *part : {"re", "im"})
        check(prefix + "%c = " + op + " : " + complex + "\ncomplex." + part +
                  " %c : " + complex,
              std::vector<std::string>(numParts, type), type);
    };
    std::string a = create("%a", "%0", "%1"), b = create("%b", "%2", "%3");
    for (const char *op : {"add", "sub", "mul"})
      checkParts(std::string("complex.") + op + " %a, %b", a + b, 4);
    for (const char *op : {"neg", "conj"})
      checkParts(std::string("complex.") + op + " %a", a, 2);
    check(a + "complex.angle %a : " + complex, {type, type}, type);
    for (const char *op : {"eq", "neq"})
      check(a + b + "complex." + op + " %a, %b : " + complex,
            std::vector<std::string>(4, type), "i1");
  }
}

} // namespace
