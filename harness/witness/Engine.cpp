//===- Engine.cpp - Compiles LLVM modules into this process ---------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/witness/Engine.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/RTDyldObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/SectionMemoryManager.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;

namespace bufdiff {

namespace {
struct Jit {
  std::unique_ptr<orc::LLJIT> jit;
  /// Why there is none, where `jit` is null.
  std::string why;
  /// What the session reported last: more than lookups say.
  std::string reported;
  uint64_t libraries = 0;
};
} // namespace

static Jit *makeJit() {
  // Never destroyed: code may be in use until the process ends.
  auto *made = new Jit();
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  orc::JITTargetMachineBuilder target{Triple(sys::getProcessTriple())};
  target.setCodeGenOptLevel(CodeGenOptLevel::None);
  Expected<std::unique_ptr<orc::LLJIT>> jit =
      orc::LLJITBuilder()
          .setJITTargetMachineBuilder(std::move(target))
          // No static constructors to run, no exceptions to throw.
          .setPlatformSetUp(orc::setUpInactivePlatform)
          .setObjectLinkingLayerCreator([](orc::ExecutionSession &session) {
            return std::make_unique<orc::RTDyldObjectLinkingLayer>(
                session, [](const MemoryBuffer &) {
                  return std::make_unique<SectionMemoryManager>();
                });
          })
          .create();
  if (!jit) {
    made->why = toString(jit.takeError());
    return made;
  }
  made->jit = std::move(*jit);
  made->jit->getExecutionSession().setErrorReporter(
      [made](Error error) { made->reported = toString(std::move(error)); });
  return made;
}

static Jit &theJit() {
  static Jit *jit = makeJit();
  return *jit;
}

/// Errors of the JIT name its library and list symbols in no fixed order.
static std::string oneLine(Error error) {
  std::string text = toString(std::move(error));
  if (StringRef(text).contains("Symbols not found"))
    return "jit: a symbol that nobody defines";
  return "jit: " +
         StringRef(text).take_until([](char c) { return c == '\n'; }).str();
}

std::unique_ptr<CompiledModule> CompiledModule::compile(
    std::unique_ptr<Module> module, std::unique_ptr<LLVMContext> context,
    ArrayRef<RuntimeSymbol> symbols, StringRef entry, std::string &why) {
  Jit &made = theJit();
  if (!made.jit) {
    why = "jit: " + made.why;
    return nullptr;
  }
  orc::LLJIT &jit = *made.jit;
  module->setDataLayout(jit.getDataLayout());
  module->setTargetTriple(jit.getTargetTriple());
  Expected<orc::JITDylib &> library =
      jit.createJITDylib("module" + std::to_string(made.libraries++));
  if (!library) {
    why = oneLine(library.takeError());
    return nullptr;
  }
  std::unique_ptr<CompiledModule> compiled(new CompiledModule(*library));

  orc::SymbolMap map;
  for (const RuntimeSymbol &symbol : symbols)
    // What the module defines itself hides what it could have called.
    if (const Function *function = module->getFunction(symbol.name);
        !function || function->isDeclaration())
      map[jit.mangleAndIntern(symbol.name)] = {
          orc::ExecutorAddr::fromPtr(symbol.address),
          JITSymbolFlags::Exported | JITSymbolFlags::Callable};
  if (Error error = library->define(orc::absoluteSymbols(std::move(map)))) {
    why = oneLine(std::move(error));
    return nullptr;
  }
  if (Error error = jit.addIRModule(
          *library,
          orc::ThreadSafeModule(std::move(module), std::move(context)))) {
    why = oneLine(std::move(error));
    return nullptr;
  }
  Expected<orc::ExecutorAddr> address = jit.lookup(*library, entry);
  if (!address) {
    why = oneLine(address.takeError());
    return nullptr;
  }
  compiled->address = address->toPtr<void *>();
  return compiled;
}

CompiledModule::~CompiledModule() {
  if (Error error = theJit().jit->getExecutionSession().removeJITDylib(library))
    consumeError(std::move(error));
}

} // namespace bufdiff
