//===- Features.cpp - Counts of features, over processes ------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fuzz/Features.h"
#include "harness/feedback/FeatureMap.h"
#include "llvm/Support/raw_ostream.h"
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace bufdiff::fuzz {

/// Zero when the file is new.
struct FeatureFile::Data {
  std::atomic<uint64_t> modules, features;
  std::atomic<uint8_t> seen[kFeatureSlots];
};

FeatureFile::FeatureFile(llvm::StringRef file) {
  if (file.empty())
    return;
  void *memory = MAP_FAILED;
  int descriptor = open(file.str().c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (descriptor >= 0 && ftruncate(descriptor, sizeof(Data)) == 0)
    memory = mmap(nullptr, sizeof(Data), PROT_READ | PROT_WRITE, MAP_SHARED,
                  descriptor, 0);
  if (memory == MAP_FAILED) {
    llvm::errs() << "bufdiff: cannot count features in '" << file
                 << "': " << strerror(errno) << "\n";
    std::exit(1);
  }
  close(descriptor);
  data = static_cast<Data *>(memory);
}

void FeatureFile::add(llvm::ArrayRef<uint32_t> slots) {
  if (!data)
    return;
  ++data->modules;
  for (uint32_t slot : slots)
    if (!data->seen[slot].exchange(1))
      ++data->features;
}

FeatureFile::Counts FeatureFile::counts() const {
  if (!data)
    return {};
  return {data->modules.load(), data->features.load()};
}

} // namespace bufdiff::fuzz
