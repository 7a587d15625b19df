//===- JitWitness.cpp - Compiled code as a second witness -----------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/witness/JitWitness.h"
#include "harness/witness/Engine.h"
#include "harness/witness/Instrument.h"
#include "harness/witness/Lowering.h"
#include "mlir/IR/OwningOpRef.h"

using namespace mlir;

namespace bufdiff {

struct JitProgram::Impl {
  oracle::FunctionBoundary boundary;
  Instrumentation made;
  std::unique_ptr<CompiledModule> code;
};

JitProgram::JitProgram(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
JitProgram::~JitProgram() = default;

FailureOr<std::unique_ptr<JitProgram>>
JitProgram::compile(ModuleOp bufferized, llvm::StringRef entry,
                    const oracle::FunctionBoundary &boundary,
                    std::string &why) {
  OwningOpRef<ModuleOp> module(bufferized.clone());
  FailureOr<Instrumentation> made = instrument(*module, entry, boundary, why);
  if (failed(made) || failed(lowerToLLVM(*module, why)))
    return failure();
  auto context = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> translated = translate(*module, *context, why);
  if (!translated)
    return failure();

  std::vector<RuntimeSymbol> symbols(runtimeSymbols().begin(),
                                     runtimeSymbols().end());
  for (const auto &[name, callback] : made->callbacks)
    symbols.push_back({name.c_str(), callbackAddress(callback)});
  auto impl = std::make_unique<Impl>();
  impl->code = CompiledModule::compile(
      std::move(translated), std::move(context), symbols, made->wrapper, why);
  if (!impl->code)
    return failure();
  impl->made = std::move(*made);
  impl->boundary = boundary;
  return std::unique_ptr<JitProgram>(new JitProgram(std::move(impl)));
}

/// Whose bytes around the elements, or all of them, must be as they were.
static void checkArgument(const HostBuffer &buffer, bool writable,
                          unsigned position, oracle::Outcome &outcome) {
  if (!outcome.completed())
    return;
  std::string which = "argument #" + std::to_string(position) + ": ";
  if (!buffer.guardsIntact()) {
    outcome.kind = oracle::Outcome::Kind::Fault;
    outcome.fault = oracle::FaultKind::OutOfBounds;
    outcome.why = which + "compiled code writes beside its elements";
  } else if (!writable && !buffer.unchanged()) {
    outcome.kind = oracle::Outcome::Kind::Fault;
    outcome.fault = oracle::FaultKind::ArgumentClobbered;
    outcome.why = which + "compiled code writes to it";
  }
}

static oracle::ObservedValue observe(const HostBuffer &buffer) {
  oracle::ObservedValue seen;
  HostView view = buffer.view();
  seen.type = buffer.element().type;
  seen.isShaped = true;
  seen.shape.assign(view.sizes.begin(), view.sizes.end());
  seen.contents = view.read(buffer.element());
  return seen;
}

FailureOr<oracle::Observation> JitProgram::run(const oracle::InputSet &inputs,
                                               std::string &why) {
  const oracle::FunctionBoundary &boundary = impl->boundary;
  llvm::ArrayRef<Type> types = impl->made.argumentTypes;
  auto fail = [&](llvm::StringRef text) {
    why = ("witness: " + text).str();
    return failure();
  };

  std::vector<std::unique_ptr<HostBuffer>> buffers(types.size());
  std::vector<bool> writable(types.size(), true);
  for (auto [input, position] :
       llvm::zip_equal(inputs.arguments, boundary.arguments)) {
    if (position >= types.size())
      return fail("an argument of the entry is gone");
    buffers[position] = HostBuffer::create(types[position], input.value.shape,
                                           input.value.contents.get(), why);
    if (!buffers[position])
      return failure();
    writable[position] = input.writable;
  }
  for (const oracle::ResultPlace &place : boundary.results) {
    if (place.kind != oracle::ResultPlace::Kind::HoistedArgument)
      continue;
    if (place.index >= types.size())
      return fail("a hoisted argument of the entry is gone");
    if (buffers[place.index])
      continue; // two results in one buffer
    auto type = dyn_cast<MemRefType>(types[place.index]);
    if (!type || !type.hasStaticShape())
      return fail("a hoisted argument whose extents are not known");
    buffers[place.index] = HostBuffer::create(type, type.getShape(),
                                              /*contents=*/nullptr, why);
    if (!buffers[place.index])
      return failure();
  }
  std::vector<void *> row;
  for (const auto &buffer : buffers) {
    if (!buffer)
      return fail("an argument of the entry that nobody provides");
    row.push_back(buffer->descriptor());
  }

  Recorder recorder(impl->made.sites, boundary.results.size());
  reinterpret_cast<void (*)(void **)>(impl->code->entry())(row.data());

  oracle::Observation &seen = recorder.observation();
  recorder.checkRedZones();
  for (unsigned i = 0, e = buffers.size(); i < e; ++i)
    checkArgument(*buffers[i], writable[i], i, seen.outcome);
  for (auto [i, place] : llvm::enumerate(boundary.results))
    if (place.kind != oracle::ResultPlace::Kind::Returned)
      seen.results[i] = observe(*buffers[place.index]);
  for (auto [input, position] :
       llvm::zip_equal(inputs.arguments, boundary.arguments))
    seen.arguments.push_back(input.isMemRef ? observe(*buffers[position])
                                            : oracle::ObservedValue());
  return std::move(seen);
}

FailureOr<oracle::Observation> runJit(ModuleOp bufferized,
                                      llvm::StringRef entry,
                                      const oracle::FunctionBoundary &boundary,
                                      const oracle::InputSet &inputs,
                                      std::string &why) {
  FailureOr<std::unique_ptr<JitProgram>> program =
      JitProgram::compile(bufferized, entry, boundary, why);
  if (failed(program))
    return failure();
  return (*program)->run(inputs, why);
}

} // namespace bufdiff
