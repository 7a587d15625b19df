//===- Collection.h - Inputs of campaigns and engines -----------*- C++ -*-===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every engine keeps its corpus in files of its own kind: libFuzzer in one
// directory, AFL++ in the queue of each of its instances, bufdiff in campaigns.
// Here all of them are lists of inputs, so that one's finds become another's.
//
//===----------------------------------------------------------------------===//

#ifndef BUFDIFF_HARNESS_CORPUS_COLLECTION_H
#define BUFDIFF_HARNESS_CORPUS_COLLECTION_H

#include "harness/check/Worker.h"
#include "harness/corpus/InputForm.h"
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace bufdiff {

struct CorpusInput {
  /// Where it is from, for messages.
  std::string name;
  const InputFormInfo *form = nullptr;
  std::vector<uint8_t> bytes;
  /// Of choices; empty: the default.
  std::string profile;

  /// Of form, profile and bytes: equal inputs have equal ids, on every machine,
  /// and different ones do not in practice. 16 hexadecimal digits.
  std::string id() const;
};

/// Appends the inputs in a file, or in a directory and those below it, in the
/// order of their names: of what AFL++ keeps, only the queues. A module (text
/// or bytecode) is of the form `mlir`, anything else of `form`. Failure, with
/// one line in `error`, for what cannot be read.
mlir::LogicalResult readInputs(llvm::StringRef path, const InputFormInfo &form,
                               std::vector<CorpusInput> &inputs,
                               std::string &error);

/// Leaves one of each.
void dropDuplicates(std::vector<CorpusInput> &inputs);

/// What an input shows.
struct InputRecord {
  /// `agree`, `discarded`, `rejected`, `finding`; `unreadable` for what is no
  /// input, and `dies` where the process died of it.
  std::string verdict;
  std::vector<uint32_t> features;
};

/// Records by the ids of inputs, in a file that grows while they are made: a
/// run that is killed goes on where it was.
class RecordFile {
public:
  RecordFile() = default;
  ~RecordFile();
  RecordFile(const RecordFile &) = delete;
  RecordFile &operator=(const RecordFile &) = delete;
  /// Reads what is there; a line that is not whole is none. Without a name,
  /// records are kept in memory alone. `heading` says under what conditions
  /// they hold: those of other ones are dropped. Failure, with one line in
  /// `error`.
  mlir::LogicalResult open(llvm::StringRef file, llvm::StringRef heading,
                           std::string &error);
  const InputRecord *lookup(llvm::StringRef id) const;
  mlir::LogicalResult add(llvm::StringRef id, InputRecord record,
                          std::string &error);
  size_t size() const { return records.size(); }

private:
  std::map<std::string, InputRecord> records;
  std::FILE *stream = nullptr;
};

struct RecordOptions {
  CheckFlags flags;
  WorkerOptions workers;
  /// May be null; called now and then with how many are done.
  std::function<void(size_t done, size_t all)> progress;
  /// True ends it early. May be null.
  std::function<bool()> shouldStop;
};

/// Checks the inputs that have no record yet. Failure, with one line in
/// `error`, when that cannot be done; an early end is a success.
mlir::LogicalResult record(const std::vector<CorpusInput> &inputs,
                           const RecordOptions &options, RecordFile &records,
                           std::string &error);

/// The numbers of inputs which together show all features that any shows of
/// those whose verdict is `agree`: small ones first, and none that the others
/// make unnecessary. At most `limit`, those that add the most.
std::vector<size_t> distill(const std::vector<CorpusInput> &inputs,
                            const RecordFile &records, size_t limit);

} // namespace bufdiff

#endif // BUFDIFF_HARNESS_CORPUS_COLLECTION_H
