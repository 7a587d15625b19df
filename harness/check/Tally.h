//===- Tally.h - The verdicts of many modules, added up ---------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verdicts come from several processes in any order. What is kept here does not
// depend on the order, so that a run's numbers, signatures and examples depend
// on its seeds alone.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CHECK_TALLY_H
#define BUFDIFF_HARNESS_CHECK_TALLY_H

#include "harness/check/KnownFindings.h"
#include "harness/check/Verdict.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

namespace bufdiff {

class Tally {
public:
  /// All findings of one signature.
  struct Entry {
    oracle::FindingKind kind = oracle::FindingKind::WrongResult;
    std::string path;
    /// Modules that show it.
    uint64_t count = 0;
    /// The smallest of them: fewest ops, then lowest item.
    unsigned ops = 0;
    uint64_t item = 0;
    /// Its name: file or seed.
    std::string module;
    std::string explanation;
    /// As in Finding.
    std::string pass;
    unsigned passNumber = 0;
  };

  /// `known` (may be null) must outlive this.
  explicit Tally(const KnownBugs *known = nullptr) : knownBugs(known) {}

  /// Adds module number `item`, called `name`. A module counts once, under the
  /// worst that happened to it; rejected by several paths, under the first.
  void add(uint64_t item, llvm::StringRef name, const ModuleVerdict &verdict);

  uint64_t modules() const { return numModules; }
  uint64_t agree() const { return numAgree; }
  uint64_t withFindings() const { return numWithFindings; }
  uint64_t discarded() const;
  uint64_t rejected() const;
  /// Modules on which at least one path was compared with the reference.
  uint64_t judged() const { return numJudged; }
  /// Of those with findings the ones that show nothing but known bugs.
  uint64_t knownOnly() const { return numKnownOnly; }
  /// Modules by the known bug that they show. Its findings are not among
  /// `findings`.
  const std::map<std::string, uint64_t> &known() const { return knownCounts; }
  /// By signature.
  const std::map<std::string, Entry> &findings() const { return entries; }
  /// Runs that compiled code was asked about: how many it showed alike, and why
  /// it could not be asked.
  uint64_t witnessed() const { return numWitnessed; }
  const std::map<std::string, uint64_t> &unwitnessed() const {
    return unwitnessedReasons;
  }
  /// States between passes that were compared, and those that could not be.
  uint64_t passesCompared() const { return numPassesCompared; }
  const std::map<std::string, uint64_t> &steppedOver() const {
    return steppedOverStates;
  }
  /// Copies that no run needed, by signature, among so many that were tried
  /// without. They are no findings.
  const std::map<std::string, Entry> &missedInPlace() const { return missed; }
  uint64_t copiesTried() const { return numCopiesTried; }
  /// What runs that agreed cost, by path: in so many modules, together.
  struct Cost {
    uint64_t modules = 0, allocations = 0, copies = 0;
  };
  const std::map<std::string, Cost> &costs() const { return pathCosts; }
  const std::map<std::string, uint64_t> &discardReasons() const {
    return discards;
  }
  /// By path, then by diagnostic.
  const std::map<std::string, std::map<std::string, uint64_t>> &
  rejections() const {
    return rejects;
  }

  double meanFunctions() const;
  double meanOps() const;
  /// Shares of the modules that were bufferized.
  double outOfPlaceShare() const;
  double inPlaceCallWriteShare() const;

  /// Signatures, worst kind first.
  std::vector<const std::pair<const std::string, Entry> *> sorted() const;

  /// The document of `--json`. `withShape` for generated modules.
  /// `decorate`, where not null, may change and add to the object of a finding.
  llvm::json::Value toJSON(
      double seconds, bool withShape,
      llvm::function_ref<void(llvm::json::Object &, const Entry &)> decorate =
          nullptr) const;

  /// The summary for people. `reproduce` makes the command that shows an
  /// entry's example again.
  void print(
      llvm::raw_ostream &os, double seconds, bool withShape,
      llvm::function_ref<std::string(llvm::StringRef signature, const Entry &)>
          reproduce) const;

private:
  /// Adds findings of a module, a signature once. The known ones are left out
  /// where `counts` is not null, and are counted there.
  bool addEntries(std::map<std::string, Entry> &entries,
                  llvm::ArrayRef<Finding> findings, uint64_t item,
                  llvm::StringRef name, unsigned ops,
                  std::map<std::string, uint64_t> *counts);
  static void
  printEntries(llvm::raw_ostream &os,
               const std::map<std::string, Entry> &entries,
               llvm::function_ref<std::string(llvm::StringRef, const Entry &)>
                   reproduce);
  static llvm::json::Array entriesToJSON(
      const std::map<std::string, Entry> &entries,
      llvm::function_ref<void(llvm::json::Object &, const Entry &)> decorate);

  uint64_t numModules = 0, numAgree = 0, numWithFindings = 0, numJudged = 0;
  uint64_t sumFunctions = 0, sumOps = 0, numShaped = 0;
  uint64_t numOutOfPlace = 0, numInPlaceCallWrite = 0;
  uint64_t numWitnessed = 0, numKnownOnly = 0, numPassesCompared = 0,
           numCopiesTried = 0;
  const KnownBugs *knownBugs;
  std::map<std::string, uint64_t> knownCounts;
  std::map<std::string, uint64_t> discards, unwitnessedReasons,
      steppedOverStates;
  std::map<std::string, std::map<std::string, uint64_t>> rejects;
  std::map<std::string, Entry> entries, missed;
  std::map<std::string, Cost> pathCosts;
};

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CHECK_TALLY_H
