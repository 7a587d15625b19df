//===- Instrument.cpp - Makes a module show what it does ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/witness/Instrument.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace bufdiff {

/// The memref type of a buffer that holds one scalar or vector: its elements
/// have an address each, which the lanes of a vector in memory need not have.
static MemRefType slotType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return MemRefType::get(vector.getShape(), vector.getElementType());
  return MemRefType::get({}, type);
}

/// Calls `visit` with every index of a shape, row-major.
static void
forEachIndex(llvm::ArrayRef<int64_t> shape,
             llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit) {
  llvm::SmallVector<int64_t> index(shape.size(), 0);
  while (true) {
    visit(index);
    unsigned dim = shape.size();
    while (dim > 0 && ++index[dim - 1] == shape[dim - 1])
      index[--dim] = 0;
    if (dim == 0)
      return;
  }
}

namespace {
class Instrumenter {
public:
  Instrumenter(ModuleOp module, std::string &why)
      : module(module), symbols(module), why(why), builder(module.getContext()),
        types(module.getContext()) {}

  LogicalResult run(llvm::StringRef entry,
                    const oracle::FunctionBoundary &boundary);
  Instrumentation made;

private:
  LogicalResult fail(const llvm::Twine &text) {
    why = ("witness: " + text).str();
    return failure();
  }
  LogicalResult failOnType(const char *what, Type type) {
    why = "witness: ";
    llvm::raw_string_ostream(why) << what << " of type " << type;
    return failure();
  }

  LogicalResult showPrint(vector::PrintOp print);
  LogicalResult giveBody(func::FuncOp function);
  LogicalResult wrap(func::FuncOp entry,
                     const oracle::FunctionBoundary &boundary);

  /// A site that is about a value of `type`; false when it has no elements.
  bool describe(Type type, Site &site);
  Value constant(int64_t value, bool isIndex);
  Value slotFor(Type type);
  void callEvent(Location loc, Site site);
  void callOn(Location loc, Callback callback, Site site, Value memref);
  void show(Location loc, Site site, Value value);
  Value takeArgument(Location loc, Value row, unsigned number, Type type);

  ModuleOp module;
  SymbolTable symbols;
  std::string &why;
  OpBuilder builder;
  LLVMTypeConverter types;
  Location here = UnknownLoc::get(module.getContext());
  std::vector<std::pair<Type, func::FuncOp>> valueCallbacks, fillCallbacks;
  func::FuncOp eventCallback;
};

} // namespace

bool Instrumenter::describe(Type type, Site &site) {
  site.isShaped = isa<ShapedType>(type);
  Type element = site.isShaped ? cast<ShapedType>(type).getElementType() : type;
  std::optional<HostElement> host = HostElement::get(element);
  if (!host)
    return false;
  site.element = *host;
  return true;
}

Value Instrumenter::constant(int64_t value, bool isIndex) {
  if (isIndex)
    return arith::ConstantIndexOp::create(builder, here, value);
  return arith::ConstantIntOp::create(builder, here, value, 64);
}

/// Stack memory for one value. In the function's first block: what is allocated
/// in a loop is not freed before the function returns.
Value Instrumenter::slotFor(Type type) {
  OpBuilder::InsertionGuard guard(builder);
  auto function =
      builder.getBlock()->getParentOp()->getParentOfType<func::FuncOp>();
  if (auto direct = dyn_cast<func::FuncOp>(builder.getBlock()->getParentOp()))
    function = direct;
  builder.setInsertionPointToStart(&function.getBody().front());
  return memref::AllocaOp::create(builder, here, slotType(type));
}

void Instrumenter::callEvent(Location loc, Site site) {
  if (!eventCallback) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(module.getBody());
    eventCallback = func::FuncOp::create(
        builder, here, "bufdiff_witness_event",
        builder.getFunctionType({builder.getI64Type()}, {}));
    eventCallback.setPrivate();
    symbols.insert(eventCallback);
    made.callbacks.push_back(
        {eventCallback.getSymName().str(), Callback::Event});
  }
  Value number = constant(made.sites.size(), /*isIndex=*/false);
  func::CallOp::create(builder, loc, eventCallback, ValueRange{number});
  made.sites.push_back(std::move(site));
}

void Instrumenter::callOn(Location loc, Callback callback, Site site,
                          Value memref) {
  auto type = cast<BaseMemRefType>(memref.getType());
  auto unranked =
      UnrankedMemRefType::get(type.getElementType(), type.getMemorySpace());
  // A function a type: there is no memref type that all memrefs cast to.
  auto &known = callback == Callback::Fill ? fillCallbacks : valueCallbacks;
  auto it = llvm::find_if(known,
                          [&](auto &entry) { return entry.first == unranked; });
  func::FuncOp function;
  if (it != known.end()) {
    function = it->second;
  } else {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(module.getBody());
    std::string name = (callback == Callback::Fill ? "bufdiff_witness_fill_"
                                                   : "bufdiff_witness_value_") +
                       std::to_string(known.size());
    function = func::FuncOp::create(
        builder, here, name,
        builder.getFunctionType({builder.getI64Type(), unranked}, {}));
    function.setPrivate();
    symbols.insert(function);
    made.callbacks.push_back({function.getSymName().str(), callback});
    known.push_back({unranked, function});
  }
  if (type != unranked)
    memref = memref::CastOp::create(builder, here, unranked, memref);
  Value number = constant(made.sites.size(), /*isIndex=*/false);
  func::CallOp::create(builder, loc, function, ValueRange{number, memref});
  made.sites.push_back(std::move(site));
}

void Instrumenter::show(Location loc, Site site, Value value) {
  if (isa<BaseMemRefType>(value.getType()))
    return callOn(loc, Callback::Value, std::move(site), value);
  Value slot = slotFor(value.getType());
  if (auto vector = dyn_cast<VectorType>(value.getType())) {
    forEachIndex(vector.getShape(), [&](llvm::ArrayRef<int64_t> index) {
      Value lane = vector::ExtractOp::create(builder, here, value, index);
      llvm::SmallVector<Value> indices;
      for (int64_t i : index)
        indices.push_back(constant(i, /*isIndex=*/true));
      memref::StoreOp::create(builder, here, lane, slot, indices);
    });
  } else {
    memref::StoreOp::create(builder, here, value, slot);
  }
  callOn(loc, Callback::Value, std::move(site), slot);
}

//===----------------------------------------------------------------------===//
// vector.print
//===----------------------------------------------------------------------===//

static llvm::StringRef textOf(vector::PrintPunctuation punctuation) {
  switch (punctuation) {
  case vector::PrintPunctuation::NoPunctuation:
    return "";
  case vector::PrintPunctuation::NewLine:
    return "\n";
  case vector::PrintPunctuation::Comma:
    return ", ";
  case vector::PrintPunctuation::Open:
    return "( ";
  case vector::PrintPunctuation::Close:
    return " )";
  }
  llvm_unreachable("covered switch");
}

LogicalResult Instrumenter::showPrint(vector::PrintOp print) {
  builder.setInsertionPoint(print);
  Site event;
  event.kind = Site::Kind::Event;
  if (std::optional<StringRef> literal = print.getStringLiteral())
    event.text = literal->str();
  else
    event.text = textOf(print.getPunctuation()).str();
  callEvent(print.getLoc(), std::move(event));
  if (Value source = print.getSource()) {
    auto vector = dyn_cast<VectorType>(source.getType());
    if (vector && vector.isScalable())
      return fail("a scalable vector is printed");
    Site value;
    value.kind = Site::Kind::EventValue;
    if (!describe(source.getType(), value))
      return failOnType("a printed value", source.getType());
    show(print.getLoc(), std::move(value), source);
  }
  print.erase();
  return success();
}

//===----------------------------------------------------------------------===//
// External functions
//===----------------------------------------------------------------------===//

LogicalResult Instrumenter::giveBody(func::FuncOp function) {
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToStart(body);
  Location loc = function.getLoc();
  unsigned numResults = function.getNumResults();
  Site call;
  call.kind = Site::Kind::Event;
  call.eventKind = oracle::TraceEvent::Kind::Call;
  call.text = function.getSymName().str();
  callEvent(loc, std::move(call));

  auto accessOf = [&](unsigned number) -> llvm::StringRef {
    auto access =
        function.getArgAttrOfType<StringAttr>(number, "bufferization.access");
    return access ? access.getValue() : "read-write";
  };
  // First everything is seen, then everything is written: two arguments may be
  // one buffer.
  for (auto [i, argument] : llvm::enumerate(body->getArguments())) {
    Site seen;
    seen.kind = Site::Kind::EventValue;
    bool isMemRef = isa<BaseMemRefType>(argument.getType());
    if (isa<VectorType, ComplexType>(argument.getType()) ||
        !describe(argument.getType(), seen))
      return failOnType("an external function's argument", argument.getType());
    seen.isRead =
        !isMemRef || accessOf(i) == "read" || accessOf(i) == "read-write";
    show(loc, std::move(seen), argument);
  }
  auto fill = [&](Value memref, unsigned position) {
    Site written;
    written.kind = Site::Kind::Fill;
    written.text = function.getSymName().str();
    written.index = position;
    bool known = describe(memref.getType(), written);
    if (known)
      callOn(loc, Callback::Fill, std::move(written), memref);
    return success(known);
  };
  for (auto [i, argument] : llvm::enumerate(body->getArguments())) {
    bool writes = accessOf(i) == "write" || accessOf(i) == "read-write";
    if (writes && isa<BaseMemRefType>(argument.getType()))
      (void)fill(argument, numResults + i);
  }

  llvm::SmallVector<Value> results;
  for (auto [i, type] : llvm::enumerate(function.getResultTypes())) {
    auto memref = dyn_cast<MemRefType>(type);
    Value buffer;
    if (memref && memref.hasStaticShape())
      buffer = memref::AllocOp::create(
          builder, loc,
          MemRefType::get(memref.getShape(), memref.getElementType(),
                          MemRefLayoutAttrInterface(),
                          memref.getMemorySpace()));
    else if (!isa<ShapedType, ComplexType>(type) && HostElement::get(type))
      buffer = slotFor(type);
    if (!buffer || failed(fill(buffer, i)))
      return failOnType("an external function's result", type);
    if (!memref)
      results.push_back(memref::LoadOp::create(builder, loc, buffer));
    else if (buffer.getType() == type)
      results.push_back(buffer);
    else
      results.push_back(memref::CastOp::create(builder, loc, type, buffer));
  }
  func::ReturnOp::create(builder, loc, results);
  return success();
}

//===----------------------------------------------------------------------===//
// The entry
//===----------------------------------------------------------------------===//

Value Instrumenter::takeArgument(Location loc, Value row, unsigned number,
                                 Type type) {
  auto memrefType = dyn_cast<BaseMemRefType>(type);
  if (!memrefType)
    memrefType = slotType(type);
  Type descriptorType = types.convertType(memrefType);
  if (!descriptorType)
    return {};
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Value place =
      LLVM::GEPOp::create(builder, loc, pointer, pointer, row,
                          llvm::ArrayRef<LLVM::GEPArg>{int32_t(number)});
  Value address = LLVM::LoadOp::create(builder, loc, pointer, place);
  Value descriptor =
      LLVM::LoadOp::create(builder, loc, descriptorType, address);
  Value memref =
      UnrealizedConversionCastOp::create(builder, loc, memrefType, descriptor)
          .getResult(0);
  if (isa<BaseMemRefType>(type))
    return memref;
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return memref::LoadOp::create(builder, loc, memref);
  llvm::SmallVector<Value> lanes;
  forEachIndex(vector.getShape(), [&](llvm::ArrayRef<int64_t> index) {
    llvm::SmallVector<Value> indices;
    for (int64_t i : index)
      indices.push_back(constant(i, /*isIndex=*/true));
    lanes.push_back(memref::LoadOp::create(builder, loc, memref, indices));
  });
  return vector::FromElementsOp::create(builder, loc, vector, lanes);
}

LogicalResult Instrumenter::wrap(func::FuncOp entry,
                                 const oracle::FunctionBoundary &boundary) {
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  builder.setInsertionPointToEnd(module.getBody());
  auto wrapper = func::FuncOp::create(builder, here, "bufdiff_witness_entry",
                                      builder.getFunctionType({pointer}, {}));
  symbols.insert(wrapper);
  made.wrapper = wrapper.getSymName().str();
  made.argumentTypes.assign(entry.getArgumentTypes().begin(),
                            entry.getArgumentTypes().end());
  Block *body = wrapper.addEntryBlock();
  builder.setInsertionPointToStart(body);
  llvm::SmallVector<Value> arguments;
  for (auto [i, type] : llvm::enumerate(entry.getArgumentTypes())) {
    Site site;
    Value argument = describe(type, site)
                         ? takeArgument(here, body->getArgument(0), i, type)
                         : Value();
    if (!argument)
      return failOnType("an argument", type);
    arguments.push_back(argument);
  }
  auto call = func::CallOp::create(builder, here, entry, arguments);
  for (auto [i, place] : llvm::enumerate(boundary.results)) {
    if (place.kind != oracle::ResultPlace::Kind::Returned)
      continue;
    if (place.index >= call.getNumResults())
      return fail("a result of the entry is gone");
    Value result = call.getResult(place.index);
    Site site;
    site.kind = Site::Kind::Result;
    site.index = i;
    if (!describe(result.getType(), site))
      return failOnType("a result", result.getType());
    show(here, std::move(site), result);
  }
  func::ReturnOp::create(builder, here);
  return success();
}

LogicalResult Instrumenter::run(llvm::StringRef entryName,
                                const oracle::FunctionBoundary &boundary) {
  auto entry = module.lookupSymbol<func::FuncOp>(entryName);
  if (!entry || entry.isExternal())
    return fail("the entry '" + entryName + "' is gone");
  llvm::SmallVector<vector::PrintOp> prints;
  module->walk([&](vector::PrintOp print) { prints.push_back(print); });
  llvm::SmallVector<func::FuncOp> externals;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isExternal())
      externals.push_back(function);
  for (vector::PrintOp print : prints)
    if (failed(showPrint(print)))
      return failure();
  for (func::FuncOp external : externals)
    if (failed(giveBody(external)))
      return failure();
  return wrap(entry, boundary);
}

FailureOr<Instrumentation> instrument(ModuleOp module, llvm::StringRef entry,
                                      const oracle::FunctionBoundary &boundary,
                                      std::string &why) {
  module.getContext()
      ->loadDialect<arith::ArithDialect, func::FuncDialect, LLVM::LLVMDialect,
                    memref::MemRefDialect, vector::VectorDialect>();
  Instrumenter instrumenter(module, why);
  if (failed(instrumenter.run(entry, boundary)))
    return failure();
  return std::move(instrumenter.made);
}

} // namespace bufdiff
