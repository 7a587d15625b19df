//===- Registry.h - Operations that have semantics --------------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row per operation. A dialect's file registers its operations through a
// public function; a downstream dialect does the same from its own library.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_ORACLE_INTERPRETER_REGISTRY_H
#define BUFDIFF_ORACLE_INTERPRETER_REGISTRY_H

#include "mlir/IR/Operation.h"
#include "oracle/interpreter/Program.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <map>
#include <set>

namespace bufdiff::oracle {

class Decoder;

/// Emits the instructions of one operation. Failure means that this form of
/// the operation has no semantics here; the function then emits nothing (or
/// calls Decoder::emitUnsupported with a better reason itself and succeeds).
using DecodeFn = mlir::LogicalResult (*)(mlir::Operation *, Decoder &);

/// A bit set: the levels at which an operation means something.
enum OpLevel : unsigned {
  TensorLevel = 1,
  MemRefLevel = 2,
  ScalarLevel = 4,
  ControlLevel = 8,
};

class OpRegistry {
public:
  struct Row {
    std::string name;
    unsigned levels = 0;
    DecodeFn decode = nullptr;
  };

  /// Every operation that bufdiff interprets.
  static OpRegistry builtin();

  template <typename OpTy>
  void add(unsigned levels, DecodeFn decode) {
    addRow(OpTy::getOperationName(), mlir::TypeID::get<OpTy>(), levels, decode);
  }
  /// An operation of one instruction on its own operands and results.
  template <typename OpTy, Handler handler>
  void addSimple(unsigned levels) {
    add<OpTy>(levels, &decodeSimple<handler>);
  }
  /// For operations of which only the name is known here.
  void addByName(llvm::StringRef name, unsigned levels, DecodeFn decode);
  /// For a family of operations known by an interface (every structured linalg
  /// op, say), asked when no row matches. `label` names the family in lists.
  void addFamily(llvm::StringRef label, unsigned levels,
                 bool (*matches)(mlir::OperationName), DecodeFn decode);
  /// For operations that other operations' rows decode with themselves:
  /// terminators, symbols.
  template <typename... OpTys>
  void addParts() {
    (parts.insert(OpTys::getOperationName().str()), ...);
  }

  /// Null when the operation has no semantics.
  DecodeFn lookup(mlir::Operation *op) const;

  /// Rows by name (families included), for lists.
  const std::map<std::string, unsigned> &levelsByName() const { return listed; }
  /// The names that addParts was given.
  const std::set<std::string> &partNames() const { return parts; }
  /// Whether a row or a family covers operations of this name.
  bool covers(mlir::OperationName name) const;

private:
  struct Family {
    bool (*matches)(mlir::OperationName);
    DecodeFn decode;
  };

  void addRow(llvm::StringRef name, mlir::TypeID id, unsigned levels,
              DecodeFn decode);
  template <Handler handler>
  static mlir::LogicalResult decodeSimple(mlir::Operation *op, Decoder &d) {
    emitSimple(op, d, handler);
    return mlir::success();
  }
  static void emitSimple(mlir::Operation *op, Decoder &d, Handler handler);

  /// Looked up, never iterated.
  llvm::DenseMap<mlir::TypeID, DecodeFn> byType;
  llvm::StringMap<DecodeFn> byName;
  std::vector<Family> families;
  std::map<std::string, unsigned> listed;
  std::set<std::string> parts;
};

// One function per file of oracle/dialects.
void registerAffineOps(OpRegistry &registry);
void registerArithOps(OpRegistry &registry);
void registerBufferizationOps(OpRegistry &registry);
void registerComplexOps(OpRegistry &registry);
void registerControlFlowOps(OpRegistry &registry);
void registerFuncOps(OpRegistry &registry);
void registerIndexOps(OpRegistry &registry);
void registerLinalgOps(OpRegistry &registry);
void registerLinalgRelayoutOps(OpRegistry &registry);
void registerMathOps(OpRegistry &registry);
void registerMemRefOps(OpRegistry &registry);
void registerMLProgramOps(OpRegistry &registry);
void registerScfOps(OpRegistry &registry);
void registerTensorOps(OpRegistry &registry);
void registerUbOps(OpRegistry &registry);
void registerVectorOps(OpRegistry &registry);

} // namespace bufdiff::oracle

#endif // BUFDIFF_ORACLE_INTERPRETER_REGISTRY_H
