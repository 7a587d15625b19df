//===- Runtime.cpp - What compiled code calls -----------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/witness/Runtime.h"
#include "oracle/dialects/ExternalFunctions.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <cstdlib>

namespace bufdiff {

/// What fresh and freed memory holds: odd, negative, and no plausible index.
static constexpr char kFreshByte = '\xa7';
static constexpr char kFreedByte = '\x9d';
/// Bytes around an allocation that nobody may write.
static constexpr uint64_t kRedZone = 64;
static constexpr char kRedByte = '\xb5';

static thread_local Recorder *currentRecorder = nullptr;

Recorder &Recorder::current() {
  assert(currentRecorder && "compiled code runs outside of a run");
  return *currentRecorder;
}

Recorder::Recorder(const std::vector<Site> &sites, unsigned numResults)
    : sites(sites), outer(currentRecorder) {
  seen.results.resize(numResults);
  currentRecorder = this;
}

Recorder::~Recorder() {
  currentRecorder = outer;
  for (char *block : allocated)
    std::free(block);
}

void Recorder::fault(oracle::FaultKind kind, const char *why) {
  if (!seen.outcome.completed())
    return; // the first one counts
  seen.outcome.kind = oracle::Outcome::Kind::Fault;
  seen.outcome.fault = kind;
  seen.outcome.why = why;
}

//===----------------------------------------------------------------------===//
// Observing
//===----------------------------------------------------------------------===//

void Recorder::event(int64_t number) {
  const Site &site = sites[number];
  oracle::TraceEvent event;
  event.kind = site.eventKind;
  event.text = site.text;
  seen.trace.push_back(std::move(event));
  if (site.eventKind == oracle::TraceEvent::Kind::Call)
    currentCall = calls[site.text]++;
}

void Recorder::value(int64_t number, int64_t rank, const void *descriptor) {
  const Site &site = sites[number];
  HostView view = HostView::fromDescriptor(rank, descriptor);
  oracle::ObservedValue observed;
  observed.type = site.element.type;
  observed.isShaped = site.isShaped;
  if (site.isShaped)
    observed.shape.assign(view.sizes.begin(), view.sizes.end());
  if (site.isRead)
    observed.contents = view.read(site.element);
  if (site.kind == Site::Kind::Result)
    seen.results[site.index] = std::move(observed);
  else
    seen.trace.back().values.push_back(std::move(observed));
}

void Recorder::fill(int64_t number, int64_t rank, const void *descriptor) {
  const Site &site = sites[number];
  int64_t word = 0;
  HostView::fromDescriptor(rank, descriptor)
      .forEach(site.element.bytes, [&](char *at) {
        for (unsigned lane = 0; lane < site.element.type.lanes; ++lane)
          site.element.writeLane(at, lane,
                                 oracle::externalBits(site.element.type,
                                                      site.text, currentCall,
                                                      site.index, word++));
      });
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *Recorder::allocate(uint64_t bytes) {
  auto *block = static_cast<char *>(llvm::safe_malloc(bytes + 2 * kRedZone));
  std::memset(block, kRedByte, kRedZone);
  std::memset(block + kRedZone, kFreshByte, bytes);
  std::memset(block + kRedZone + bytes, kRedByte, kRedZone);
  allocated.push_back(block);
  void *pointer = block + kRedZone;
  blocks[pointer] = {bytes};
  return pointer;
}

void Recorder::deallocate(void *pointer) {
  if (!pointer)
    return;
  auto it = blocks.find(pointer);
  if (it == blocks.end())
    return fault(oracle::FaultKind::InvalidFree,
                 "compiled code frees what it did not allocate");
  Block &block = it->second;
  if (block.freed)
    return fault(oracle::FaultKind::DoubleFree,
                 "compiled code frees memory twice");
  block.freed = true;
  // Given back at the end of the run: whoever still reads it sees the same
  // every time.
  std::memset(pointer, kFreedByte, block.bytes);
}

void Recorder::checkRedZones() {
  auto isRed = [](const char *from) {
    return std::all_of(from, from + kRedZone,
                       [](char byte) { return byte == kRedByte; });
  };
  for (char *block : allocated) {
    char *pointer = block + kRedZone;
    if (!isRed(block) || !isRed(pointer + blocks.lookup(pointer).bytes))
      return fault(oracle::FaultKind::OutOfBounds,
                   "compiled code writes beside an allocation");
  }
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

static void onEvent(int64_t site) { Recorder::current().event(site); }
static void onValue(int64_t site, int64_t rank, const void *descriptor) {
  Recorder::current().value(site, rank, descriptor);
}
static void onFill(int64_t site, int64_t rank, const void *descriptor) {
  Recorder::current().fill(site, rank, descriptor);
}

static void *allocateFor(uint64_t bytes) {
  return Recorder::current().allocate(bytes);
}
static void deallocateFor(void *pointer) {
  Recorder::current().deallocate(pointer);
}

/// What memref.copy lowers to where one side is not contiguous.
static void copyFor(int64_t elementBytes, const UnrankedDescriptor *source,
                    const UnrankedDescriptor *target) {
  HostView from = HostView::fromDescriptor(source->rank, source->ranked);
  HostView to = HostView::fromDescriptor(target->rank, target->ranked);
  std::vector<char *> elements;
  to.forEach(elementBytes, [&](char *at) { elements.push_back(at); });
  size_t next = 0;
  from.forEach(elementBytes, [&](char *at) {
    std::memcpy(elements[next++], at, elementBytes);
  });
}

#if defined(__x86_64__)
// Without extensions of the instruction set, x86-64 code calls these to convert
// small floats, and not every libgcc has them all. Such a float is the low half
// of a vector register, as is a float's: it is passed as one here.

static float toFloat(const llvm::fltSemantics &format, float low) {
  auto bits = static_cast<uint16_t>(llvm::bit_cast<uint32_t>(low));
  llvm::APFloat value(format, llvm::APInt(16, bits));
  bool losesInfo;
  (void)value.convert(llvm::APFloat::IEEEsingle(),
                      llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.convertToFloat();
}

template <typename Number>
static float fromNumber(const llvm::fltSemantics &format, Number number) {
  llvm::APFloat value(number);
  bool losesInfo;
  (void)value.convert(format, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return llvm::bit_cast<float>(
      static_cast<uint32_t>(value.bitcastToAPInt().getZExtValue()));
}

static float extendHalf(float half) {
  return toFloat(llvm::APFloat::IEEEhalf(), half);
}
static float truncateToHalf(float number) {
  return fromNumber(llvm::APFloat::IEEEhalf(), number);
}
static float truncateDoubleToHalf(double number) {
  return fromNumber(llvm::APFloat::IEEEhalf(), number);
}
static float truncateToBFloat(float number) {
  return fromNumber(llvm::APFloat::BFloat(), number);
}
static float truncateDoubleToBFloat(double number) {
  return fromNumber(llvm::APFloat::BFloat(), number);
}
#endif

template <typename Function>
static void *addressOf(Function *function) {
  return reinterpret_cast<void *>(function);
}

llvm::ArrayRef<RuntimeSymbol> runtimeSymbols() {
  static const RuntimeSymbol symbols[] = {
      {"_mlir_memref_to_llvm_alloc", addressOf(allocateFor)},
      {"_mlir_memref_to_llvm_free", addressOf(deallocateFor)},
      {"memrefCopy", addressOf(copyFor)},
#if defined(__x86_64__)
      {"__extendhfsf2", addressOf(extendHalf)},
      {"__truncsfhf2", addressOf(truncateToHalf)},
      {"__truncdfhf2", addressOf(truncateDoubleToHalf)},
      {"__truncsfbf2", addressOf(truncateToBFloat)},
      {"__truncdfbf2", addressOf(truncateDoubleToBFloat)},
#endif
  };
  return symbols;
}

void *callbackAddress(Callback callback) {
  switch (callback) {
  case Callback::Event:
    return addressOf(onEvent);
  case Callback::Value:
    return addressOf(onValue);
  case Callback::Fill:
    return addressOf(onFill);
  }
  llvm_unreachable("covered switch");
}

} // namespace bufdiff
