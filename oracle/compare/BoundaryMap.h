//===- BoundaryMap.h - Where a function's results went ----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bufferization changes signatures: a result that is equivalent to an argument
// may be dropped, one that the callee allocates may become an extra argument.
// The boundary map says, for every function of the module as it was given,
// where each argument and result is now, so that observations of different
// calling conventions compare.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_COMPARE_BOUNDARYMAP_H
#define BUFDIFF_ORACLE_COMPARE_BOUNDARYMAP_H

#include "mlir/IR/BuiltinOps.h"
#include <map>
#include <string>

namespace bufdiff::oracle {

/// Where one result of the original function is found after the call.
struct ResultPlace {
  enum class Kind {
    /// The bufferized function returns it as result `index`.
    Returned,
    /// It is what argument `index` (of the bufferized function, an argument of
    /// the original one) holds when the call returns.
    Argument,
    /// It is what argument `index`, which the path added and whose buffer the
    /// caller allocates, holds when the call returns.
    HoistedArgument,
  };
  Kind kind = Kind::Returned;
  unsigned index = 0;

  bool operator==(const ResultPlace &other) const {
    return kind == other.kind && index == other.index;
  }
};

/// One function's boundary. Indices count arguments and results of the
/// bufferized function.
struct FunctionBoundary {
  /// For original argument i, the index of the argument that replaced it.
  llvm::SmallVector<unsigned> arguments;
  /// For original result i, where its value is.
  llvm::SmallVector<ResultPlace> results;

  bool operator==(const FunctionBoundary &other) const {
    return arguments == other.arguments && results == other.results;
  }
};

/// Functions by symbol name, of those defined directly in the module. Ordered,
/// so that whatever is printed from it is the same on every machine.
class BoundaryMap {
public:
  /// Every argument and every result stays where it is.
  static BoundaryMap identity(mlir::ModuleOp module);

  void set(llvm::StringRef function, FunctionBoundary boundary);

  /// Null when the function is unknown (it was not in the original module).
  const FunctionBoundary *lookup(llvm::StringRef function) const;
  FunctionBoundary *lookup(llvm::StringRef function);

  const std::map<std::string, FunctionBoundary> &functions() const {
    return boundaries;
  }

  bool operator==(const BoundaryMap &other) const {
    return boundaries == other.boundaries;
  }

private:
  std::map<std::string, FunctionBoundary> boundaries;
};

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_COMPARE_BOUNDARYMAP_H
