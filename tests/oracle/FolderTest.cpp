//===- FolderTest.cpp - The interpreter against upstream's folders --------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A second opinion on arithmetic: where MLIR folds an operation on constants,
// the interpreter must compute the same, over all pairs of edge values of every
// type. The folders compute with APInt and APFloat, the interpreter does not.
//
//===----------------------------------------------------------------------===//

#include "InterpreterTest.h"
#include "mlir/IR/Builders.h"
#include "oracle/dialects/Numbers.h"

using namespace bufdiff::oracle;
using namespace bufdiff::oracle::test;

namespace {

/// Values of a type where things happen.
std::vector<mlir::Attribute> edgeValues(mlir::Type type) {
  mlir::Builder builder(&context());
  std::vector<mlir::Attribute> values;
  if (auto real = mlir::dyn_cast<mlir::FloatType>(type)) {
    const llvm::fltSemantics &format = real.getFloatSemantics();
    auto add = [&](llvm::APFloat value) {
      values.push_back(mlir::FloatAttr::get(type, value));
    };
    for (double number : {0.0, -0.0, 1.0, -1.0, 0.5, 1.5, -2.5, 3.0, 7.0, 129.0,
                          2048.0, 16777215.0, 1e-3, 1e-30, 1e30, -1e9}) {
      llvm::APFloat value(number);
      bool losesInfo;
      (void)value.convert(format, llvm::APFloat::rmNearestTiesToEven,
                          &losesInfo);
      add(value);
    }
    add(llvm::APFloat::getLargest(format));
    add(llvm::APFloat::getSmallest(format));
    add(llvm::APFloat::getSmallest(format, /*Negative=*/true));
    add(llvm::APFloat::getSmallestNormalized(format));
    if (llvm::APFloat::semanticsHasInf(format)) {
      add(llvm::APFloat::getInf(format));
      add(llvm::APFloat::getInf(format, /*Negative=*/true));
    }
    if (llvm::APFloat::semanticsHasNaN(format))
      add(llvm::APFloat::getNaN(format));
    return values;
  }
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  auto add = [&](const llvm::APInt &value) {
    mlir::Attribute attribute = mlir::IntegerAttr::get(type, value);
    if (!llvm::is_contained(values, attribute))
      values.push_back(attribute);
  };
  for (int64_t number : {0, 1, 2, 3, 5, 7, 64, -1, -2, -3, -7, 100})
    add(llvm::APInt(64, static_cast<uint64_t>(number), /*isSigned=*/true)
            .sextOrTrunc(width));
  llvm::APInt least = llvm::APInt::getSignedMinValue(width);
  llvm::APInt most = llvm::APInt::getSignedMaxValue(width);
  add(least);
  add(least + 1);
  add(most);
  add(most - 1);
  for (unsigned shift : {width - 1, width})
    add(llvm::APInt(64, shift).trunc(width));
  return values;
}

uint64_t bitsOf(mlir::Attribute attribute) {
  if (auto real = mlir::dyn_cast<mlir::FloatAttr>(attribute))
    return real.getValue().bitcastToAPInt().getZExtValue();
  if (auto boolean = mlir::dyn_cast<mlir::BoolAttr>(attribute))
    return boolean.getValue();
  return mlir::cast<mlir::IntegerAttr>(attribute).getValue().getZExtValue();
}

/// Compares the interpreter with the folder of `op` (on %a, and %b) for all
/// values of its operands; returns how often the folder had a constant.
unsigned compareWithFolder(const std::string &signature,
                           const std::string &op) {
  auto type =
      mlir::cast<mlir::FunctionType>(mlir::parseType(signature, &context()));
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "func.func @f(";
  for (auto [i, input] : llvm::enumerate(type.getInputs()))
    os << (i ? ", " : "") << "%" << char('a' + i) << ": " << input;
  os << ") -> (" << type.getResults() << ") {\n";
  os << "%results:" << type.getNumResults() << " = " << op << "\nfunc.return ";
  for (unsigned i = 0; i < type.getNumResults(); ++i)
    os << (i ? ", " : "") << "%results#" << i;
  os << " : " << type.getResults() << "\n}\n";
  Interpreted interpreted(text);
  const Function *function = interpreted.getProgram().lookup("f");
  if (!function)
    return 0;
  mlir::Operation *operation =
      &mlir::cast<mlir::func::FuncOp>(function->op).getBody().front().front();

  std::vector<std::vector<mlir::Attribute>> operands;
  std::vector<mlir::Attribute> first = edgeValues(type.getInput(0));
  if (type.getNumInputs() == 1) {
    for (mlir::Attribute a : first)
      operands.push_back({a});
  } else {
    for (mlir::Attribute a : first)
      for (mlir::Attribute b : edgeValues(type.getInput(1)))
        operands.push_back({a, b});
  }

  unsigned folded = 0;
  for (const std::vector<mlir::Attribute> &given : operands) {
    llvm::SmallVector<mlir::OpFoldResult> results;
    if (failed(operation->fold(given, results)) || results.empty())
      continue;
    std::vector<Value> arguments;
    for (mlir::Attribute attribute : given)
      arguments.push_back(Value(Scalar::of(bitsOf(attribute))));
    auto what = [&] {
      std::string shown = op + " of";
      for (mlir::Attribute attribute : given)
        llvm::raw_string_ostream(shown) << " " << attribute;
      return shown;
    };
    RunOptions options;
    Machine machine(interpreted.getProgram(), options);
    Outcome outcome = machine.run(*function, arguments);
    for (auto [i, result] : llvm::enumerate(results)) {
      mlir::Attribute expected = mlir::dyn_cast<mlir::Attribute>(result);
      if (auto value = mlir::dyn_cast<mlir::Value>(result)) {
        auto argument = mlir::dyn_cast<mlir::BlockArgument>(value);
        if (!argument)
          continue;
        expected = given[argument.getArgNumber()];
      }
      ++folded;
      // -1 / -1 overflows in one bit, where -1 is also the 1 that the folder
      // takes for a neutral divisor.
      if (type.getInput(0).isInteger(1) && !outcome.completed()) {
        EXPECT_EQ(outcome.why, "signed division overflow") << what();
        continue;
      }
      if (!outcome.completed()) {
        ADD_FAILURE() << what() << " ends with " << outcome.why;
        continue;
      }
      Scalar actual = machine.results()[i].scalar();
      if (mlir::isa<mlir::ub::PoisonAttr>(expected)) {
        EXPECT_EQ(actual.state, Definedness::Poison) << what();
        continue;
      }
      // Folding poison to a value is allowed.
      if (!actual.isDefined())
        continue;
      ElementType element = *ElementType::get(type.getResult(i));
      EXPECT_TRUE(sameLane(element, actual.bits, bitsOf(expected)))
          << what() << " is " << printLane(element, actual) << ", folded to "
          << printLane(element, Scalar::of(bitsOf(expected)));
    }
  }
  return folded;
}

const char *integers[] = {"i1", "i3", "i8", "i32", "i64", "index"};
const char *floats[] = {"f16",        "bf16",   "f32",        "f64",
                        "tf32",       "f8E5M2", "f8E4M3",     "f8E4M3FN",
                        "f8E5M2FNUZ", "f8E3M4", "f8E4M3FNUZ", "f8E4M3B11FNUZ"};

} // namespace

TEST(Folders, IntegerArithmetic) {
  unsigned folded = 0;
  for (std::string type : integers) {
    for (const char *op :
         {"addi",      "subi",      "muli",       "divsi", "divui",
          "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui",
          "andi",      "ori",       "xori",       "shli",  "shrsi",
          "shrui",     "maxsi",     "maxui",      "minsi", "minui"})
      folded +=
          compareWithFolder("(" + type + ", " + type + ") -> " + type,
                            std::string("arith.") + op + " %a, %b : " + type);
    for (const char *op : {"mulsi_extended", "mului_extended"})
      folded += compareWithFolder(
          "(" + type + ", " + type + ") -> (" + type + ", " + type + ")",
          std::string("arith.") + op + " %a, %b : " + type);
    folded +=
        compareWithFolder("(" + type + ", " + type + ") -> (" + type + ", i1)",
                          "arith.addui_extended %a, %b : " + type + ", i1");
    for (const char *predicate :
         {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"})
      folded += compareWithFolder("(" + type + ", " + type + ") -> i1",
                                  std::string("arith.cmpi ") + predicate +
                                      ", %a, %b : " + type);
  }
  EXPECT_GT(folded, 20000u);
}

TEST(Folders, IntegerFunctions) {
  unsigned folded = 0;
  for (std::string type : {"i1", "i3", "i8", "i32", "i64"}) {
    for (const char *op : {"absi", "ctlz", "cttz", "ctpop"})
      folded += compareWithFolder("(" + type + ") -> " + type,
                                  std::string("math.") + op + " %a : " + type);
    folded += compareWithFolder("(" + type + ", " + type + ") -> " + type,
                                "math.ipowi %a, %b : " + type);
  }
  EXPECT_GT(folded, 300u);
}

TEST(Folders, FloatArithmetic) {
  unsigned folded = 0;
  for (std::string type : floats) {
    for (const char *op : {"addf", "subf", "mulf", "divf", "remf", "maximumf",
                           "minimumf", "maxnumf", "minnumf"})
      folded +=
          compareWithFolder("(" + type + ", " + type + ") -> " + type,
                            std::string("arith.") + op + " %a, %b : " + type);
    folded += compareWithFolder("(" + type + ") -> " + type,
                                "arith.negf %a : " + type);
    for (const char *predicate :
         {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq",
          "ugt", "uge", "ult", "ule", "une", "uno", "true"})
      folded += compareWithFolder("(" + type + ", " + type + ") -> i1",
                                  std::string("arith.cmpf ") + predicate +
                                      ", %a, %b : " + type);
    folded += compareWithFolder("(" + type + ") -> " + type,
                                "math.absf %a : " + type);
    for (const char *op : {"ceil", "floor", "trunc", "round", "roundeven"})
      // APFloat rounds by adding a power of two that this format cannot hold,
      // and gets a NaN.
      if (type != "f8E3M4")
        folded +=
            compareWithFolder("(" + type + ") -> " + type,
                              std::string("math.") + op + " %a : " + type);
    folded += compareWithFolder("(" + type + ", " + type + ") -> " + type,
                                "math.copysign %a, %b : " + type);
    for (const char *op : {"isfinite", "isinf", "isnan", "isnormal"})
      folded += compareWithFolder("(" + type + ") -> i1",
                                  std::string("math.") + op + " %a : " + type);
  }
  EXPECT_GT(folded, 50000u);
}

TEST(Folders, Conversions) {
  unsigned folded = 0;
  for (std::string from : {"i1", "i3", "i8", "i32", "i64"}) {
    for (std::string to : {"i3", "i8", "i32", "i64"}) {
      unsigned fromWidth = std::stoi(from.substr(1));
      unsigned toWidth = std::stoi(to.substr(1));
      std::string signature = "(" + from + ") -> " + to;
      std::string types = from + " to " + to;
      if (fromWidth < toWidth) {
        folded += compareWithFolder(signature, "arith.extsi %a : " + types);
        folded += compareWithFolder(signature, "arith.extui %a : " + types);
      } else if (fromWidth > toWidth) {
        folded += compareWithFolder(signature, "arith.trunci %a : " + types);
      }
    }
    for (const char *op : {"index_cast", "index_castui"}) {
      folded += compareWithFolder("(" + from + ") -> index",
                                  std::string("arith.") + op + " %a : " + from +
                                      " to index");
      folded +=
          compareWithFolder("(index) -> " + from, std::string("arith.") + op +
                                                      " %a : index to " + from);
    }
    for (std::string real : floats) {
      for (const char *op : {"sitofp", "uitofp"})
        folded += compareWithFolder("(" + from + ") -> " + real,
                                    std::string("arith.") + op +
                                        " %a : " + from + " to " + real);
      for (const char *op : {"fptosi", "fptoui"})
        folded += compareWithFolder("(" + real + ") -> " + from,
                                    std::string("arith.") + op +
                                        " %a : " + real + " to " + from);
    }
  }
  for (std::string from : floats) {
    for (std::string to : floats) {
      auto widthOf = [](const std::string &type) {
        return mlir::parseType(type, &context()).getIntOrFloatBitWidth();
      };
      std::string signature = "(" + from + ") -> " + to;
      std::string types = from + " to " + to;
      if (widthOf(from) < widthOf(to))
        folded += compareWithFolder(signature, "arith.extf %a : " + types);
      for (std::string mode :
           {"", "downward ", "upward ", "toward_zero ", "to_nearest_away "})
        if (widthOf(from) > widthOf(to))
          folded += compareWithFolder(signature,
                                      "arith.truncf %a " + mode + ": " + types);
    }
  }
  EXPECT_GT(folded, 3000u);
}

// Every f16 and bf16, and the doubles between and around their neighbours.
TEST(Folders, HalvesRoundAsAPFloatDoes) {
  unsigned compared = 0;
  for (const llvm::fltSemantics *format :
       {&llvm::APFloat::IEEEhalf(), &llvm::APFloat::BFloat()}) {
    for (uint64_t bits = 0; bits < 0x10000; ++bits) {
      llvm::APFloat exact(*format, llvm::APInt(16, bits));
      double value = toDouble(*format, bits);
      bool losesInfo;
      llvm::APFloat widened = exact;
      (void)widened.convert(llvm::APFloat::IEEEdouble(),
                            llvm::APFloat::rmNearestTiesToEven, &losesInfo);
      if (exact.isNaN()) {
        EXPECT_TRUE(value != value) << bits;
        continue;
      }
      ASSERT_TRUE(widened.bitwiseIsEqual(llvm::APFloat(value))) << bits;
      // Towards the next half: a quarter, the tie, and just past it.
      double next = toDouble(*format, bits + 1);
      // Where the next would be, if the largest one were not the last.
      if (next != next || std::isinf(next))
        next = value + (value - toDouble(*format, bits - 1));
      double tie = value / 2 + next / 2;
      for (double between :
           {value, value + (next - value) / 4, tie,
            std::nextafter(tie, HUGE_VAL), std::nextafter(tie, -HUGE_VAL)}) {
        if (between != between)
          continue;
        llvm::APFloat rounded(between);
        (void)rounded.convert(*format, llvm::APFloat::rmNearestTiesToEven,
                              &losesInfo);
        ++compared;
        ASSERT_EQ(fromDouble(*format, between).bits,
                  rounded.bitcastToAPInt().getZExtValue())
            << bits << " " << between;
      }
    }
  }
  EXPECT_GT(compared, 600000u);
}
