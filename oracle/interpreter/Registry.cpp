//===- Registry.cpp - Operations that have semantics ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/interpreter/Registry.h"
#include "oracle/interpreter/Decoder.h"

using namespace mlir;

namespace bufdiff::oracle {

OpRegistry OpRegistry::builtin() {
  OpRegistry registry;
  registerAffineOps(registry);
  registerArithOps(registry);
  registerBufferizationOps(registry);
  registerComplexOps(registry);
  registerControlFlowOps(registry);
  registerFuncOps(registry);
  registerIndexOps(registry);
  registerLinalgOps(registry);
  registerLinalgRelayoutOps(registry);
  registerMathOps(registry);
  registerMemRefOps(registry);
  registerMLProgramOps(registry);
  registerScfOps(registry);
  registerTensorOps(registry);
  registerUbOps(registry);
  registerVectorOps(registry);
  return registry;
}

void OpRegistry::addRow(llvm::StringRef name, TypeID id, unsigned levels,
                        DecodeFn decode) {
  byType[id] = decode;
  listed[name.str()] |= levels;
}

void OpRegistry::addByName(llvm::StringRef name, unsigned levels,
                           DecodeFn decode) {
  byName[name] = decode;
  listed[name.str()] |= levels;
}

void OpRegistry::addFamily(llvm::StringRef label, unsigned levels,
                           bool (*matches)(OperationName), DecodeFn decode) {
  families.push_back({matches, decode});
  listed[label.str()] |= levels;
}

DecodeFn OpRegistry::lookup(Operation *op) const {
  if (std::optional<RegisteredOperationName> info = op->getRegisteredInfo())
    if (DecodeFn decode = byType.lookup(info->getTypeID()))
      return decode;
  if (!byName.empty())
    if (DecodeFn decode = byName.lookup(op->getName().getStringRef()))
      return decode;
  for (const Family &family : families)
    if (family.matches(op->getName()))
      return family.decode;
  return nullptr;
}

bool OpRegistry::covers(OperationName name) const {
  return listed.count(name.getStringRef().str()) ||
         llvm::any_of(families, [&](const Family &family) {
           return family.matches(name);
         });
}

void OpRegistry::emitSimple(Operation *op, Decoder &d, Handler handler) {
  d.emit(op, handler);
}

} // namespace bufdiff::oracle
