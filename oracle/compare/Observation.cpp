//===- Observation.cpp - What a run shows ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "oracle/compare/Observation.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "oracle/compare/ArgumentLayout.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace bufdiff::oracle {

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// The extent of dynamic dimensions in input set 0: one number for all, so that
/// functions whose dimensions must match are runnable.
static constexpr int64_t kUniformExtent = 3;
/// In other sets the extents differ; 0 and 1 come early and often.
static constexpr int64_t kExtents[] = {1, 0, 2, 5, 1, 4, 3, 0};
/// The rank that an unranked argument gets, with uniform extents.
static constexpr unsigned kUnrankedRank = 2;
/// Input sets start their contents this far apart.
static constexpr uint64_t kContentsStride = 1000;

static int64_t dynamicExtent(unsigned set, unsigned argument, unsigned dim) {
  if (set == 0)
    return kUniformExtent;
  return kExtents[(set * 5 + argument * 3 + dim) % std::size(kExtents)];
}

/// The `counter`-th of a row of values that are distinct as far as the type
/// has so many.
static uint64_t distinctBits(const ElementType &type, uint64_t counter) {
  if (type.isFloat()) {
    // Halves are exact in every format down to 8 bits for small numbers.
    double value = static_cast<double>(counter) + 0.5;
    if (counter % 3 == 2)
      value = -value;
    llvm::APFloat real(value);
    bool lossy;
    real.convert(*type.semantics, llvm::APFloat::rmNearestTiesToEven, &lossy);
    return real.bitcastToAPInt().getZExtValue();
  }
  if (type.width == 1) {
    // No pattern that a stride of 2 or 3 could hide.
    uint64_t mixed = (counter + 1) * 0x9e3779b97f4a7c15;
    return (mixed >> 40) & 1;
  }
  if (counter % 3 == 2)
    return truncateTo(0 - counter, type.width);
  return truncateTo(counter, type.width);
}

/// A number a module may well use as an extent, a bound or an index.
static uint64_t scalarBits(const ElementType &type, unsigned set,
                           unsigned argument, uint64_t counter) {
  if (type.kind == ElementType::Kind::Index)
    return (set * 2 + argument + 1) % 5;
  if (type.kind == ElementType::Kind::Integer && type.width == 1)
    return (set + argument + 1) & 1;
  return distinctBits(type, counter);
}

FailureOr<InputSet> makeInputs(func::FuncOp entry, unsigned number,
                               std::string &why) {
  InputSet inputs;
  inputs.number = number;
  uint64_t counter = 1 + number * kContentsStride;
  for (auto [i, type] : llvm::enumerate(entry.getArgumentTypes())) {
    InputSet::Argument argument;
    if (auto writable =
            entry.getArgAttrOfType<BoolAttr>(i, "bufferization.writable"))
      argument.writable = writable.getValue();
    argument.isMemRef = isa<BaseMemRefType>(type);

    bool isBuffer = isa<TensorType, BaseMemRefType>(type);
    std::optional<ElementType> element = ElementType::get(
        isBuffer ? cast<ShapedType>(type).getElementType() : type);
    // A class of types: shapes would make each module's reason another one.
    llvm::StringRef container = isa<TensorType>(type)       ? "tensor of "
                                : isa<BaseMemRefType>(type) ? "memref of "
                                                            : "";
    Type elementType =
        isBuffer ? cast<ShapedType>(type).getElementType() : type;
    if (!element || element->kind == ElementType::Kind::MemRef) {
      llvm::raw_string_ostream(why) << container << elementType;
      return failure();
    }
    ObservedValue &value = argument.value;
    value.type = *element;
    if (isBuffer) {
      auto shaped = cast<ShapedType>(type);
      value.isShaped = true;
      if (shaped.hasRank())
        for (auto [dim, extent] : llvm::enumerate(shaped.getShape()))
          value.shape.push_back(ShapedType::isDynamic(extent)
                                    ? dynamicExtent(number, i, dim)
                                    : extent);
      else
        value.shape.assign(kUnrankedRank, kUniformExtent);
    } else if (auto vector = dyn_cast<VectorType>(type)) {
      value.isShaped = true;
      value.shape.assign(vector.getShape().begin(), vector.getShape().end());
      value.type.lanes = 1;
    }
    if (!Array::isAffordable(value.shape, value.type.lanes)) {
      llvm::raw_string_ostream(why)
          << container << elementType << ", which is too large";
      return failure();
    }
    value.contents = Array::create(value.shape, value.type.lanes,
                                   Definedness::Defined, /*tracked=*/false);
    bool isPlainScalar = !value.isShaped && value.type.lanes == 1;
    for (int64_t word = 0, e = value.contents->numWords(); word < e; ++word)
      value.contents->words()[word] =
          isPlainScalar ? scalarBits(value.type, number, i, counter++)
                        : distinctBits(value.type, counter++);
    inputs.arguments.push_back(std::move(argument));
  }
  return inputs;
}

//===----------------------------------------------------------------------===//
// Arguments as buffers
//===----------------------------------------------------------------------===//

/// A buffer of `type` and `shape`, laid out as irregularly as the type allows.
/// All its elements are undefined, everything else in the allocation is guard.
/// Null with `why` set where there is no such buffer.
static Ref<MemRef> allocateArgument(Memory &memory, BaseMemRefType type,
                                    llvm::ArrayRef<int64_t> shape,
                                    unsigned lanes, std::string &why) {
  std::optional<ArgumentLayout> layout = layoutArgument(type, shape, why);
  if (!layout)
    return Ref<MemRef>();
  Ref<MemRef> memref(new MemRef());
  memref->sizes.assign(shape.begin(), shape.end());
  memref->strides.assign(layout->strides.begin(), layout->strides.end());
  memref->offset = layout->offset;
  memref->allocation = memory.allocate(layout->numElements, lanes,
                                       Allocation::Origin::Argument, nullptr);
  if (!memref->allocation) {
    why = "out of memory";
    return Ref<MemRef>();
  }
  Allocation &allocation = *memref->allocation;
  std::fill_n(allocation.states.get(), allocation.numElements * lanes,
              Definedness::Guard);
  forEachElement(*memref, [&](int64_t element) {
    std::fill_n(allocation.states.get() + element * lanes, lanes,
                Definedness::Undefined);
    return true;
  });
  return memref;
}

/// Writes the input into a fresh buffer, then forbids writing if need be.
static void fillArgument(const MemRef &memref,
                         const InputSet::Argument &input) {
  Allocation &allocation = *memref.allocation;
  unsigned lanes = allocation.lanes;
  int64_t word = 0;
  forEachElement(memref, [&](int64_t element) {
    for (unsigned lane = 0; lane < lanes; ++lane, ++word) {
      allocation.words[element * lanes + lane] =
          input.value.contents->words()[word];
      allocation.states[element * lanes + lane] =
          input.value.contents->states()[word];
    }
    return true;
  });
  allocation.writable = input.writable;
}

//===----------------------------------------------------------------------===//
// A run
//===----------------------------------------------------------------------===//

namespace {
/// A run that did not get as far as the interpreter, or that ended badly after
/// it.
struct Stop {
  Outcome::Kind kind;
  FaultKind fault;
  std::string why;
};
} // namespace

static std::optional<ElementType> observedType(Type type, bool &isShaped) {
  isShaped = isa<ShapedType>(type);
  if (auto vector = dyn_cast<VectorType>(type)) {
    std::optional<ElementType> element =
        ElementType::get(vector.getElementType());
    return element;
  }
  return ElementType::get(isShaped ? cast<ShapedType>(type).getElementType()
                                   : type);
}

/// What can be seen of a value from outside the function.
static AccessFault observeValue(const Memory &memory, Type type,
                                const Value &value, ObservedValue &observed) {
  std::optional<ElementType> element = observedType(type, observed.isShaped);
  if (element)
    observed.type = *element;
  if (value.isScalar()) {
    observed.contents =
        Array::create({}, 1, Definedness::Defined, /*tracked=*/false);
    observed.contents->set(0, value.scalar(), 0);
    return AccessFault::none();
  }
  if (value.isArray()) {
    observed.contents = Ref<Array>(&value.array());
  } else if (value.isMemRef()) {
    if (AccessFault fault = memory.read(value.memref(), observed.contents))
      return fault;
  }
  if (observed.contents && observed.isShaped)
    observed.shape.assign(observed.contents->shape().begin(),
                          observed.contents->shape().end());
  return AccessFault::none();
}

static void setFault(Outcome &outcome, FaultKind kind, std::string why,
                     const Allocation *allocation) {
  outcome.kind = Outcome::Kind::Fault;
  outcome.fault = kind;
  outcome.why = std::move(why);
  if (allocation) {
    outcome.allocatedBy = allocation->allocatedBy;
    outcome.freedBy = allocation->freedBy;
    outcome.op =
        allocation->freedBy ? allocation->freedBy : allocation->allocatedBy;
  }
}

/// Heap allocations that nobody freed and nobody returned.
static void checkLeaks(Machine &machine, Outcome &outcome) {
  llvm::SmallVector<const Allocation *> returned;
  for (const Value &value : machine.results())
    if (value.isMemRef())
      returned.push_back(value.memref().allocation);
  for (const auto &allocation : machine.memory().allocations()) {
    if (allocation->origin != Allocation::Origin::Heap ||
        allocation->life != Allocation::Life::Live ||
        llvm::is_contained(returned, allocation.get()))
      continue;
    setFault(outcome, FaultKind::Leak, "memory is never freed",
             allocation.get());
    return;
  }
}

static Observation observeOnce(const Program &program, llvm::StringRef entry,
                               const FunctionBoundary &boundary,
                               const InputSet &inputs,
                               const ObserveOptions &options) {
  Observation observation;
  Outcome &outcome = observation.outcome;
  auto unsupported = [&](std::string why) {
    outcome.kind = Outcome::Kind::Unsupported;
    outcome.why = std::move(why);
    return std::move(observation);
  };
  const Function *function = program.lookup(entry);
  if (!function)
    return unsupported("the entry '" + entry.str() + "' is gone");
  auto func = cast<func::FuncOp>(function->op);
  outcome.op = func;

  Machine machine(program, options.run);
  std::vector<Value> arguments(function->numArguments);
  std::string why;
  for (auto [input, position] :
       llvm::zip_equal(inputs.arguments, boundary.arguments)) {
    if (position >= arguments.size())
      return unsupported("an argument of the entry is gone");
    Type type = func.getArgumentTypes()[position];
    const ObservedValue &value = input.value;
    if (auto memrefType = dyn_cast<BaseMemRefType>(type)) {
      Ref<MemRef> memref = allocateArgument(machine.memory(), memrefType,
                                            value.shape, value.type.lanes, why);
      if (!memref)
        return unsupported(why);
      fillArgument(*memref, input);
      arguments[position] = Value(memref);
    } else if (value.isShaped || value.type.lanes > 1) {
      Ref<Array> contents =
          Array::create(value.shape, value.type.lanes, Definedness::Defined,
                        options.run.trackWriters);
      std::copy_n(value.contents->words(), contents->numWords(),
                  contents->words());
      arguments[position] = Value(contents);
    } else {
      arguments[position] = Value(value.contents->get(0));
    }
  }
  for (const ResultPlace &place : boundary.results) {
    if (place.kind != ResultPlace::Kind::HoistedArgument)
      continue;
    if (place.index >= arguments.size())
      return unsupported("a hoisted argument of the entry is gone");
    if (!arguments[place.index].isNone())
      continue; // two results in one buffer
    auto type = dyn_cast<MemRefType>(func.getArgumentTypes()[place.index]);
    std::optional<ElementType> element =
        type ? ElementType::get(type.getElementType()) : std::nullopt;
    if (!element || !type.hasStaticShape())
      return unsupported("a hoisted argument whose extents are not known");
    Ref<MemRef> memref = allocateArgument(machine.memory(), type,
                                          type.getShape(), element->lanes, why);
    if (!memref)
      return unsupported(why);
    arguments[place.index] = Value(memref);
  }
  for (const Value &argument : arguments)
    if (argument.isNone())
      return unsupported("an argument of the entry that nobody provides");

  std::vector<Value> argumentsAfter = arguments;
  outcome = machine.run(*function, std::move(arguments));
  observation.trace = std::move(machine.trace());
  observation.counts = machine.counts();
  if (!outcome.completed())
    return observation;

  for (const ResultPlace &place : boundary.results) {
    bool isReturned = place.kind == ResultPlace::Kind::Returned;
    const std::vector<Value> &row =
        isReturned ? machine.results() : argumentsAfter;
    if (place.index >= row.size())
      return unsupported("a result of the entry is gone");
    Type type = isReturned ? func.getResultTypes()[place.index]
                           : func.getArgumentTypes()[place.index];
    ObservedValue observed;
    const Value &value = row[place.index];
    if (AccessFault fault =
            observeValue(machine.memory(), type, value, observed)) {
      setFault(outcome, fault.kind,
               "result #" + std::to_string(observation.results.size()) + ": " +
                   fault.why,
               value.memref().allocation);
      return observation;
    }
    observation.results.push_back(std::move(observed));
  }
  for (auto [input, position] :
       llvm::zip_equal(inputs.arguments, boundary.arguments)) {
    ObservedValue observed;
    if (input.isMemRef) {
      const Value &value = argumentsAfter[position];
      if (AccessFault fault =
              observeValue(machine.memory(), func.getArgumentTypes()[position],
                           value, observed)) {
        setFault(outcome, fault.kind,
                 "argument #" + std::to_string(position) + ": " + fault.why,
                 value.memref().allocation);
        return observation;
      }
    }
    observation.arguments.push_back(std::move(observed));
  }
  if (options.ownsDeallocation)
    checkLeaks(machine, outcome);
  return observation;
}

/// Whether two runs of one program show the same.
static bool sameValue(const ObservedValue &a, const ObservedValue &b) {
  if (static_cast<bool>(a.contents) != static_cast<bool>(b.contents))
    return false;
  if (!a.contents)
    return true;
  if (a.shape != b.shape)
    return false;
  for (int64_t word = 0, e = a.contents->numWords(); word < e; ++word) {
    Scalar left = a.contents->get(word);
    Scalar right = b.contents->get(word);
    if (left.isDefined() != right.isDefined())
      return false;
    if (left.isDefined() && !sameLane(a.type, left.bits, right.bits))
      return false;
  }
  return true;
}

static bool sameObservation(const Observation &a, const Observation &b) {
  if (a.outcome.kind != b.outcome.kind || a.trace.size() != b.trace.size() ||
      a.results.size() != b.results.size())
    return false;
  for (auto [left, right] : llvm::zip_equal(a.trace, b.trace)) {
    if (left.text != right.text || left.values.size() != right.values.size())
      return false;
    for (auto [x, y] : llvm::zip_equal(left.values, right.values))
      if (!sameValue(x, y))
        return false;
  }
  for (auto [x, y] : llvm::zip_equal(a.results, b.results))
    if (!sameValue(x, y))
      return false;
  for (auto [x, y] : llvm::zip_equal(a.arguments, b.arguments))
    if (!sameValue(x, y))
      return false;
  return true;
}

Observation observe(const Program &program, llvm::StringRef entry,
                    const FunctionBoundary &boundary, const InputSet &inputs,
                    const ObserveOptions &options) {
  Observation first = observeOnce(program, entry, boundary, inputs, options);
  if (!program.hasParallelLoops() || !first.outcome.completed())
    return first;
  for (ParallelOrder order :
       {ParallelOrder::Reverse, ParallelOrder::Interleaved}) {
    ObserveOptions other = options;
    other.run.parallelOrder = order;
    Observation again = observeOnce(program, entry, boundary, inputs, other);
    if (sameObservation(first, again))
      continue;
    if (again.outcome.completed())
      setFault(again.outcome, FaultKind::Race,
               "the outcome depends on the order of parallel iterations",
               nullptr);
    return again;
  }
  return first;
}

} // namespace bufdiff::oracle
