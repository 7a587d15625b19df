//===- Frames.cpp - Where a process died ----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/check/Frames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <map>
#include <memory>
#include <optional>
#include <tuple>

namespace bufdiff {

void CallStack::capture() {
  int count = backtrace(addresses, kMaxFrames);
  size.store(count > 0 ? count : 0);
}

void prepareCapture() {
  void *one[1];
  (void)backtrace(one, 1);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// The end of the bracket that opens at `begin`.
static size_t skipBracket(llvm::StringRef name, size_t begin) {
  char open = name[begin], close = open == '<' ? '>' : ')';
  unsigned depth = 0;
  for (size_t i = begin; i < name.size(); ++i) {
    if (name[i] == open)
      ++depth;
    else if (name[i] == close && name[i - 1] != '-' && --depth == 0)
      return i + 1;
  }
  return name.size();
}

std::string simplifyFunctionName(llvm::StringRef name) {
  // Clones of the optimizer: `f() (.cold)`, `f.part.0`.
  name = name.split(" (.").first;
  constexpr llvm::StringLiteral kAnonymous = "(anonymous namespace)::";
  std::string out;
  for (size_t i = 0; i < name.size();) {
    llvm::StringRef rest = name.drop_front(i);
    if (rest.starts_with(kAnonymous)) {
      i += kAnonymous.size();
    } else if (rest.starts_with("operator") &&
               (out.empty() || out.back() == ':') && rest.size() > 8 &&
               !llvm::isAlnum(rest[8]) && rest[8] != '_') {
      // The name of an operator is no bracket, whatever it looks like.
      size_t end = rest.starts_with("operator()") ? 10 : rest.find('(');
      out += rest.substr(0, end).str();
      i += std::min(end, rest.size());
    } else if (rest.front() == '<') {
      i = skipBracket(name, i);
    } else if (rest.front() == '(') {
      // Parameters end the name, unless something lies inside of the function.
      i = skipBracket(name, i);
      llvm::StringRef after = name.drop_front(i);
      after.consume_front(" const");
      if (!after.starts_with("::"))
        break;
      i = name.size() - after.size();
    } else if (rest.front() == ' ') {
      // What came before was the type that is returned.
      out.clear();
      ++i;
    } else {
      out += rest.front();
      ++i;
    }
  }
  // Lambdas belong to the function that they are in.
  llvm::StringRef simple = out;
  for (llvm::StringRef lambda :
       {"::$_", "::'lambda", "::{lambda", "::__invoke"})
    simple = simple.take_front(simple.find(lambda));
  // As GCC's ABI tags functions: `f[abi:cxx11]`.
  simple = simple.take_front(simple.find('['));
  if (size_t dot = simple.find('.'); dot != llvm::StringRef::npos && dot > 0)
    simple = simple.take_front(dot);
  simple.consume_front("vtable for ");
  return simple.str();
}

namespace {

/// The functions of this program's own file, in the order of their addresses.
class OwnSymbols {
public:
  /// Read at the first use, since the table of a program that links MLIR takes
  /// a tenth of a second.
  static const OwnSymbols &get() {
    static const OwnSymbols symbols;
    return symbols;
  }
  /// The mangled name of the function at `offset` from where the file is
  /// loaded; empty where there is none.
  llvm::StringRef lookup(uint64_t offset) const;

private:
  OwnSymbols();

  struct Symbol {
    uint64_t begin, size;
    llvm::StringRef name;
  };
  /// Holds the names.
  std::unique_ptr<llvm::MemoryBuffer> file;
  std::vector<Symbol> symbols;
};

} // namespace

/// The value, or none where there was an error.
template <typename T>
static std::optional<T> valueOf(llvm::Expected<T> value) {
  if (value)
    return *value;
  llvm::consumeError(value.takeError());
  return std::nullopt;
}

OwnSymbols::OwnSymbols() {
  auto buffer = llvm::MemoryBuffer::getFile("/proc/self/exe", /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return;
  file = std::move(*buffer);
  llvm::Expected<std::unique_ptr<llvm::object::ObjectFile>> object =
      llvm::object::ObjectFile::createObjectFile(file->getMemBufferRef());
  if (!object) {
    llvm::consumeError(object.takeError());
    return;
  }
  auto *elf = llvm::dyn_cast<llvm::object::ELFObjectFileBase>(object->get());
  if (!elf)
    return;
  for (const llvm::object::ELFSymbolRef &symbol : elf->symbols()) {
    auto type = valueOf(symbol.getType());
    auto begin = valueOf(symbol.getAddress());
    auto name = valueOf(symbol.getName());
    // Nothing is inside of an empty function, and another one begins there.
    if (type == llvm::object::SymbolRef::ST_Function && begin && *begin &&
        name && symbol.getSize() > 0)
      symbols.push_back({*begin, symbol.getSize(), *name});
  }
  // Several may begin at one address; the first in the alphabet is as good as
  // any, and the same every time.
  llvm::sort(symbols, [](const Symbol &a, const Symbol &b) {
    return std::tie(a.begin, b.name) < std::tie(b.begin, a.name);
  });
}

llvm::StringRef OwnSymbols::lookup(uint64_t offset) const {
  auto it = llvm::upper_bound(symbols, offset,
                              [](uint64_t value, const Symbol &symbol) {
                                return value < symbol.begin;
                              });
  if (it == symbols.begin())
    return {};
  --it;
  return offset < it->begin + it->size ? it->name : llvm::StringRef();
}

std::vector<std::string> nameFrames(llvm::ArrayRef<void *> addresses) {
  std::vector<std::string> names(addresses.size());
  Dl_info own = {};
  dladdr(reinterpret_cast<void *>(&nameFrames), &own);
  for (auto [address, name] : llvm::zip_equal(addresses, names)) {
    // A return address may lie behind the end of its function.
    char *call = static_cast<char *>(address) - 1;
    Dl_info info = {};
    if (!dladdr(call, &info))
      continue;
    std::string mangled;
    if (info.dli_fbase == own.dli_fbase)
      mangled = OwnSymbols::get()
                    .lookup(call - static_cast<char *>(info.dli_fbase))
                    .str();
    else if (info.dli_sname)
      mangled = info.dli_sname;
    name = simplifyFunctionName(llvm::demangle(mangled));
  }
  return names;
}

//===----------------------------------------------------------------------===//
// What they say
//===----------------------------------------------------------------------===//

/// Of functions that are on every stack, or that the optimizer inlines here
/// and not there.
static bool isNoise(llvm::StringRef name) {
  // The C library's names, and of C++ programs `main`.
  if (!name.contains("::"))
    return true;
  for (llvm::StringRef space : {"std::",
                                "__gnu_cxx::",
                                "__cxxabiv1::",
                                "llvm::",
                                "mlir::detail::",
                                "mlir::OpState",
                                "mlir::Operation::",
                                "mlir::Value::",
                                "mlir::Block",
                                "mlir::Region",
                                "mlir::Type",
                                "mlir::PassManager::",
                                "mlir::OpPassManager::",
                                "mlir::Attribute",
                                "mlir::OpOperand",
                                "mlir::op_definition_impl::",
                                "mlir::ValueRange",
                                "mlir::OperandRange",
                                "mlir::ForwardIterator",
                                "mlir::Op::"})
    if (name.starts_with(space))
      return true;
  return name.contains("InterfaceTraits::") || name.ends_with("operator()");
}

std::vector<std::string> upstreamFrames(llvm::ArrayRef<std::string> names) {
  std::vector<std::string> upstream;
  // Signal handlers are inside of what they interrupt.
  auto isOurs = [](llvm::StringRef name) {
    return name.starts_with("bufdiff::");
  };
  names = names.drop_while(isOurs);
  for (llvm::StringRef name : names) {
    if (isOurs(name))
      break;
    if (!isNoise(name))
      upstream.push_back(name.str());
  }
  return upstream;
}

/// Of what applies patterns, and of what makes, replaces and moves operations
/// for all that ask: who asked is what tells faults apart.
static bool isDriver(llvm::StringRef name) {
  for (llvm::StringRef prefix :
       {"GreedyPatternRewriteDriver::", "RegionPatternRewriteDriver::",
        "MultiOpPatternRewriteDriver::", "mlir::PatternApplicator::",
        "mlir::RewriterBase::", "mlir::OpBuilder::", "mlir::applyPatterns",
        "mlir::applyOpPatterns"})
    if (name.starts_with(prefix))
      return true;
  return false;
}

std::string describeCrash(llvm::ArrayRef<std::string> names,
                          bool isStackOverflow) {
  std::vector<std::string> frames = upstreamFrames(names);
  std::vector<std::string> shown;
  if (isStackOverflow) {
    // Where in the recursion the stack ended is chance.
    std::map<std::string, unsigned> counts;
    for (const std::string &name : frames)
      ++counts[name];
    for (const auto &[name, count] : counts)
      if (count > 1 && shown.size() < 2)
        shown.push_back(name);
    if (!shown.empty())
      return llvm::join(shown, " < ");
  }
  bool onlyDrivers = llvm::all_of(frames, isDriver);
  for (const std::string &name : frames) {
    if (shown.size() >= 2)
      break;
    if (!llvm::is_contained(shown, name) && (onlyDrivers || !isDriver(name)))
      shown.push_back(name);
  }
  return llvm::join(shown, " < ");
}

bool isHeapCorruption(llvm::ArrayRef<std::string> names) {
  // Of the C library only what it exports has a name; the rest is known by
  // whoever called it.
  for (llvm::StringRef name : names) {
    for (llvm::StringRef heap :
         {"free", "malloc", "calloc", "realloc", "cfree", "__libc_free",
          "__libc_malloc", "__libc_calloc", "__libc_realloc"})
      if (name == heap)
        return true;
    if (name.contains("::") && !name.starts_with("bufdiff::"))
      return false;
  }
  return false;
}

/// Whether a function is what an operation, a model of an interface or a
/// pattern has for a part of the work. Where a process hangs, which helper of
/// it happens to be running is chance.
static bool isOfAnOperation(llvm::StringRef name) {
  if (name.starts_with("mlir::PatternApplicator::"))
    return false;
  llvm::StringRef method = name.rsplit("::").second;
  for (llvm::StringRef part : {"bufferize",
                               "matchAndRewrite",
                               "fold",
                               "canonicalize",
                               "verify",
                               "verifyRegions",
                               "getCanonicalizationPatterns",
                               "inferReturnTypes",
                               "reifyResultShapes",
                               "resolveConflicts",
                               "getBufferType",
                               "getAliasingValues",
                               "getAliasingOpOperands",
                               "bufferRelation",
                               "bufferizesToMemoryRead",
                               "bufferizesToMemoryWrite",
                               "bufferizesToElementwiseAccess",
                               "mustBufferizeInPlace",
                               "isNotConflicting",
                               "isWritable"})
    if (method == part)
      return true;
  return false;
}

/// A driver that applies patterns or folds until nothing changes may never be
/// done, and then no operation's function is in all of the samples: patterns
/// that undo each other take turns. Of those functions that are in many, the
/// first in the alphabet: which of two is seen more often is chance. `stacks`
/// begin with the outermost function; the first `common` are in all of them.
static std::string oftenRunning(llvm::ArrayRef<std::vector<std::string>> stacks,
                                size_t common) {
  // Those that take turns are seen about equally often; what only looks and
  // does nothing is seen much less.
  constexpr size_t kShareOfMost = 3;
  std::map<llvm::StringRef, size_t> counts;
  for (const std::vector<std::string> &stack : stacks) {
    auto inner = llvm::ArrayRef(stack).drop_front(common);
    auto it = llvm::find_if(llvm::reverse(inner), isOfAnOperation);
    if (it != llvm::reverse(inner).end())
      ++counts[*it];
  }
  size_t most = 0;
  for (const auto &[name, count] : counts)
    most = std::max(most, count);
  for (const auto &[name, count] : counts)
    if (count > 1 && count * kShareOfMost >= most)
      return name.str();
  return {};
}

std::string describeHang(llvm::ArrayRef<std::vector<std::string>> samples) {
  std::vector<std::vector<std::string>> stacks;
  for (const std::vector<std::string> &sample : samples) {
    std::vector<std::string> frames = upstreamFrames(sample);
    if (frames.empty())
      continue;
    // From the outermost on.
    std::reverse(frames.begin(), frames.end());
    stacks.push_back(std::move(frames));
  }
  if (stacks.empty())
    return {};
  size_t common = stacks.front().size();
  for (const std::vector<std::string> &stack : stacks) {
    size_t same = 0;
    while (same < std::min(common, stack.size()) &&
           stack[same] == stacks.front()[same])
      ++same;
    common = same;
  }
  if (common == 0)
    return {};
  auto shared = llvm::ArrayRef(stacks.front()).take_front(common);
  std::string pass;
  for (llvm::StringRef name : shared)
    if (name.consume_back("::runOnOperation"))
      pass = name.str();
  auto inward = llvm::reverse(shared);
  auto ofOperation = llvm::find_if(inward, isOfAnOperation);
  std::string innermost =
      ofOperation != inward.end() ? *ofOperation : oftenRunning(stacks, common);
  if (innermost.empty())
    innermost = shared.back();
  if (pass.empty() || llvm::StringRef(innermost).starts_with(pass + "::"))
    return innermost;
  return pass + " > " + innermost;
}

} // namespace bufdiff
