//===- IndexOps.cpp - Semantics of the Index dialect ----------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An index has 64 bits here. The rules are those of IndexOps.td; remainders are
// silent about zero there, and undefined as in arith.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "oracle/dialects/IntegerFns.h"

using namespace mlir;

namespace bufdiff::oracle {

using namespace lane;

static LogicalResult decodeIndexCmp(Operation *op, Decoder &d) {
  using P = arith::CmpIPredicate;
  switch (cast<index::CmpOp>(op).getPred()) {
  case index::IndexCmpPredicate::EQ:
    return decodeInteger<CmpI<P::eq>>(op, d);
  case index::IndexCmpPredicate::NE:
    return decodeInteger<CmpI<P::ne>>(op, d);
  case index::IndexCmpPredicate::SLT:
    return decodeInteger<CmpI<P::slt>>(op, d);
  case index::IndexCmpPredicate::SLE:
    return decodeInteger<CmpI<P::sle>>(op, d);
  case index::IndexCmpPredicate::SGT:
    return decodeInteger<CmpI<P::sgt>>(op, d);
  case index::IndexCmpPredicate::SGE:
    return decodeInteger<CmpI<P::sge>>(op, d);
  case index::IndexCmpPredicate::ULT:
    return decodeInteger<CmpI<P::ult>>(op, d);
  case index::IndexCmpPredicate::ULE:
    return decodeInteger<CmpI<P::ule>>(op, d);
  case index::IndexCmpPredicate::UGT:
    return decodeInteger<CmpI<P::ugt>>(op, d);
  case index::IndexCmpPredicate::UGE:
    return decodeInteger<CmpI<P::uge>>(op, d);
  }
  llvm_unreachable("covered switch");
}

template <typename Fn>
static LogicalResult decodeIndexCast(Operation *op, Decoder &d) {
  std::optional<ElementType> from = laneType(op->getOperand(0).getType());
  std::optional<ElementType> to = laneType(op->getResult(0).getType());
  if (!from || !to)
    return failure();
  LaneFacts facts;
  facts.width = from->width;
  facts.toWidth = to->width;
  emitElementwise<Fn>(op, d, facts);
  return success();
}

static const Inst *runSizeOf(Machine &m, const Inst &inst) {
  m.result(inst).setScalar(Scalar::of(64));
  return m.next(inst);
}

void registerIndexOps(OpRegistry &registry) {
  using namespace index;
  registry.add<AddOp>(ScalarLevel, decodeInteger<WrapFn<Add>>);
  registry.add<SubOp>(ScalarLevel, decodeInteger<WrapFn<Sub>>);
  registry.add<MulOp>(ScalarLevel, decodeInteger<WrapFn<Mul>>);
  registry.add<DivSOp>(ScalarLevel, decodeInteger<SignedDivFn<DivS>>);
  registry.add<DivUOp>(ScalarLevel, decodeInteger<UnsignedDivFn<DivU>>);
  registry.add<CeilDivSOp>(ScalarLevel, decodeInteger<SignedDivFn<CeilDivS>>);
  registry.add<CeilDivUOp>(ScalarLevel, decodeInteger<UnsignedDivFn<CeilDivU>>);
  registry.add<FloorDivSOp>(ScalarLevel, decodeInteger<SignedDivFn<FloorDivS>>);
  registry.add<RemSOp>(ScalarLevel, decodeInteger<SignedDivFn<RemS>>);
  registry.add<RemUOp>(ScalarLevel, decodeInteger<UnsignedDivFn<RemU>>);
  registry.add<MaxSOp>(ScalarLevel, decodeInteger<MaxSI>);
  registry.add<MaxUOp>(ScalarLevel, decodeInteger<BitFn<MaxUI>>);
  registry.add<MinSOp>(ScalarLevel, decodeInteger<MinSI>);
  registry.add<MinUOp>(ScalarLevel, decodeInteger<BitFn<MinUI>>);
  registry.add<ShlOp>(ScalarLevel, decodeInteger<ShiftLeft>);
  registry.add<ShrSOp>(ScalarLevel, decodeInteger<ShiftRight<true>>);
  registry.add<ShrUOp>(ScalarLevel, decodeInteger<ShiftRight<false>>);
  registry.add<AndOp>(ScalarLevel, decodeInteger<BitFn<And>>);
  registry.add<OrOp>(ScalarLevel, decodeInteger<BitFn<Or>>);
  registry.add<XOrOp>(ScalarLevel, decodeInteger<BitFn<Xor>>);
  registry.add<CastSOp>(ScalarLevel, decodeIndexCast<SignExtend>);
  registry.add<CastUOp>(ScalarLevel, decodeIndexCast<ZeroExtend>);
  registry.add<CmpOp>(ScalarLevel, decodeIndexCmp);
  registry.addSimple<SizeOfOp, runSizeOf>(ScalarLevel);
  registry.add<ConstantOp>(ScalarLevel, [](Operation *op, Decoder &d) {
    return decodeConstant(op, cast<ConstantOp>(op).getValueAttr(), d);
  });
  registry.add<BoolConstantOp>(ScalarLevel, [](Operation *op, Decoder &d) {
    return decodeConstant(op, cast<BoolConstantOp>(op).getValueAttr(), d);
  });
}

} // namespace bufdiff::oracle
