//===- Verdict.h - What is known of a module after a check ------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "Not supported here", "the path declined" and "the path is wrong" are three
// different things, and a tool that mixes them up reports noise or hides bugs.
// So each has a type of its own, from the check of one path to the JSON.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_VERDICT_H
#define BUFDIFF_HARNESS_CHECK_VERDICT_H

#include "oracle/compare/FindingKind.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace bufdiff {

/// The module (or one of its runs) says nothing about the paths.
struct Discarded {
  /// The class of reasons: `undefined behaviour (arith.divsi, ...)`,
  /// `unsupported (op)`, `budget (steps)`. Without numbers and names, so that
  /// equal reasons of different modules are equal texts.
  std::string why;
};

/// A path declined the module, as it may.
struct Rejected {
  std::string path;
  /// Its first diagnostic, without numbers and names.
  std::string diagnostic;
  /// The same as the path emitted it, with its location.
  std::string detail;
};

/// A path is wrong.
struct Finding {
  oracle::FindingKind kind;
  std::string path;
  /// `kind:path:blamed:context`, equal for the same fault in different modules:
  /// no numbers, no names, no addresses.
  std::string signature;
  /// Several lines: the values, who wrote them, the IR. May be empty where a
  /// smaller module with the same signature was explained before.
  std::string explanation;
  /// Of a path that is a sequence of passes, the first after which something is
  /// wrong, and its place in the sequence, from 1. Empty and 0 where that is
  /// not known.
  std::string pass = {};
  unsigned passNumber = 0;
};

/// What a path's runs that agreed cost in all: two outputs that do the same
/// differ in this.
struct RunCost {
  std::string path;
  uint64_t allocations = 0;
  uint64_t copies = 0;
};

/// How demanding a module was.
struct ModuleShape {
  unsigned functions = 0;
  unsigned ops = 0;
  /// A tensor operand was found to need a copy.
  bool outOfPlace = false;
  /// A call wrote one of its operands in place.
  bool inPlaceCallWrite = false;
};

/// From best to worst.
enum class VerdictClass { Agree, Discarded, Rejected, Finding };

/// As in reports and in `bufdiff-expect` lines; `finding` for the last, whose
/// kind says more.
llvm::StringRef verdictName(VerdictClass verdict);

/// One module over all paths, all entries and all input sets. A path that
/// rejects does not keep the others from being judged.
struct ModuleVerdict {
  std::vector<Discarded> discarded;
  std::vector<Rejected> rejected;
  std::vector<Finding> findings;
  /// Where that was asked: copies of a path that no run needed. Questions, not
  /// faults, so they are no findings.
  std::vector<Finding> missedInPlace;
  /// Copies that were tried without.
  unsigned copiesTried = 0;
  /// Runs of a path that were compared with the reference and agreed.
  unsigned agreements = 0;
  /// In the order of the paths; of those that agreed.
  std::vector<RunCost> costs;
  /// Runs of which compiled code showed the same as the interpreter.
  unsigned witnessed = 0;
  /// The most that one run of the module as given took that ended. Not part of
  /// what workers send.
  uint64_t steps = 0;
  /// Why compiled code could not be asked about others: classes of reasons.
  std::vector<std::string> unwitnessed;
  /// Where states between passes were asked about: how many were compared with
  /// the reference, and which ones could not be, as `PATH after PASS: why`.
  unsigned passesCompared = 0;
  std::vector<std::string> steppedOver;
  /// One discarded run is enough to call the module discarded: for generated
  /// modules, which promise to be defined on all inputs.
  bool everyRunCounts = false;
  /// The module is not valid, so nothing on it counts against a path: not what
  /// other checks of it saw, and no death either.
  bool isInvalid = false;
  ModuleShape shape;
  /// Where they were asked for: what bufferization decided, as slots of a
  /// FeatureMap, in order and each once; and the choices that a generated
  /// module was made of.
  std::vector<uint32_t> features;
  std::vector<uint8_t> choices;

  /// The class under which the module counts: the worst that happened. A module
  /// of which some run was judged and others were not is judged, unless
  /// everyRunCounts.
  VerdictClass worst() const;
  /// The finding of the worst kind, the first of them; null when there is none.
  const Finding *worstFinding() const;

  /// Adds what another check of the same module (with other paths) saw.
  void merge(ModuleVerdict &&other);
};

/// A diagnostic or reason as a class: SSA values, symbols, numbers and whatever
/// types hold in angle brackets are replaced, and only the first line is kept.
std::string normalizeMessage(llvm::StringRef message);

/// The record of a verdict that a worker sends, and back. A record is read by
/// the same program that wrote it.
std::string encodeVerdict(const ModuleVerdict &verdict);
/// None for a damaged record.
std::optional<ModuleVerdict> decodeVerdict(llvm::StringRef record);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_VERDICT_H
