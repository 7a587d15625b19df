//===- AflMutatorTest.cpp -------------------------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library that afl-fuzz loads, used as afl-fuzz does.
//
//===----------------------------------------------------------------------===//

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DynamicLibrary.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <cstdlib>
#include <set>

namespace {

using Bytes = std::vector<uint8_t>;

/// Functions by the names that AFL++ documents.
struct Library {
  Library() {
    std::string error;
    auto opened = llvm::sys::DynamicLibrary::getPermanentLibrary(
        BUFDIFF_AFL_MUTATOR, &error);
    EXPECT_TRUE(opened.isValid()) << error;
    auto find = [&](auto &function, const char *name) {
      function = reinterpret_cast<std::decay_t<decltype(function)>>(
          opened.getAddressOfSymbol(name));
      EXPECT_TRUE(function) << name;
    };
    find(init, "afl_custom_init");
    find(deinit, "afl_custom_deinit");
    find(fuzz, "afl_custom_fuzz");
    find(fuzzCount, "afl_custom_fuzz_count");
    find(postProcess, "afl_custom_post_process");
    find(initTrim, "afl_custom_init_trim");
    find(trim, "afl_custom_trim");
    find(postTrim, "afl_custom_post_trim");
  }

  void *(*init)(void *, unsigned seed);
  void (*deinit)(void *);
  size_t (*fuzz)(void *, uint8_t *, size_t, uint8_t **, uint8_t *, size_t,
                 size_t);
  unsigned (*fuzzCount)(void *, const uint8_t *, size_t);
  size_t (*postProcess)(void *, uint8_t *, size_t, uint8_t **);
  int (*initTrim)(void *, uint8_t *, size_t);
  size_t (*trim)(void *, uint8_t **);
  int (*postTrim)(void *, unsigned char);
};

const Library &library() {
  static Library library;
  return library;
}

class Mutator {
public:
  explicit Mutator(unsigned seed, const char *form = "choices",
                   const char *server = nullptr) {
    setenv("BUFDIFF_FUZZ_FORM", form, 1);
    if (server)
      setenv("BUFDIFF_FUZZ_SERVER", server, 1);
    else
      unsetenv("BUFDIFF_FUZZ_SERVER");
    state = library().init(nullptr, seed);
  }
  ~Mutator() {
    if (state)
      library().deinit(state);
  }
  explicit operator bool() const { return state; }

  Bytes fuzz(Bytes parent, Bytes other = {}, size_t maxSize = 1 << 20) {
    uint8_t *out = nullptr;
    size_t size = library().fuzz(state, parent.data(), parent.size(), &out,
                                 other.empty() ? nullptr : other.data(),
                                 other.size(), maxSize);
    return Bytes(out, out + size);
  }
  Bytes postProcess(Bytes input) {
    uint8_t *out = nullptr;
    size_t size =
        library().postProcess(state, input.data(), input.size(), &out);
    return Bytes(out, out + size);
  }
  /// What is left of `input` where `isSame` says what shows as much; the number
  /// of runs in `runs`.
  Bytes trim(Bytes input, llvm::function_ref<bool(const Bytes &)> isSame,
             unsigned &runs) {
    int steps = library().initTrim(state, input.data(), input.size());
    for (int step = 0; step < steps;) {
      uint8_t *out = nullptr;
      size_t size = library().trim(state, &out);
      Bytes candidate(out, out + size);
      ++runs;
      bool same = isSame(candidate);
      if (same)
        input = candidate;
      step = library().postTrim(state, same);
    }
    return input;
  }

private:
  void *state;
};

Bytes bytesOf(llvm::StringRef text) {
  return Bytes(text.bytes_begin(), text.bytes_end());
}

TEST(AflMutator, MutationsDependOnTheSeedAlone) {
  Bytes parent(200, 0x42), other(100, 0x99);
  Mutator one(7), two(7), three(8);
  ASSERT_TRUE(one && two && three);
  std::set<Bytes> made;
  unsigned different = 0;
  for (unsigned i = 0; i < 20; ++i) {
    Bytes mutant = one.fuzz(parent, other);
    EXPECT_EQ(mutant, two.fuzz(parent, other));
    different += mutant != three.fuzz(parent, other);
    made.insert(mutant);
    EXPECT_LE(one.fuzz(parent, other, 50).size(), 50u);
    EXPECT_LE(two.fuzz(parent, other, 50).size(), 50u);
    three.fuzz(parent, other, 50);
  }
  EXPECT_GT(made.size(), 15u);
  EXPECT_GT(different, 15u);
}

TEST(AflMutator, MutantsOfModulesAreModules) {
  Bytes parent =
      bytesOf(R"(func.func @main(%t: tensor<4xi32>, %x: i32) -> tensor<4xi32> {
  %c = arith.constant 0 : index
  %a = tensor.insert %x into %t[%c] : tensor<4xi32>
  return %a : tensor<4xi32>
}
)");
  Mutator mutator(1, "mlir");
  ASSERT_TRUE(mutator);
  unsigned changed = 0;
  for (unsigned i = 0; i < 10; ++i) {
    Bytes mutant = mutator.fuzz(parent);
    llvm::StringRef text(reinterpret_cast<char *>(mutant.data()),
                         mutant.size());
    EXPECT_TRUE(text.contains("func.func @main("));
    changed += mutant != parent;
  }
  EXPECT_GT(changed, 5u);
}

/// afl-fuzz makes as many as are announced before it turns to another entry.
TEST(AflMutator, MakesFewMutantsAtATime) {
  EXPECT_EQ(library().fuzzCount(nullptr, nullptr, 0), 16u);
}

/// Without a process that answers, inputs stay what they are, and afl-fuzz goes
/// on with mutations of its own.
TEST(AflMutator, OutlivesTheProcessThatMutates) {
  Mutator mutator(1, "choices", "/bin/false");
  ASSERT_TRUE(mutator);
  Bytes parent(10, 1);
  for (unsigned i = 0; i < 30; ++i)
    EXPECT_EQ(mutator.fuzz(parent), parent);
  EXPECT_FALSE(Mutator(1, "choices", "/nowhere"));
}

TEST(AflMutator, PostProcessCutsWhatIsNotRead) {
  Mutator choices(1);
  EXPECT_EQ(choices.postProcess({1, 0, 2, 0, 0, 0}), (Bytes{1, 0, 2}));
  EXPECT_EQ(choices.postProcess({0, 0}), (Bytes{0}));
  EXPECT_EQ(choices.postProcess(Bytes(9000, 1)).size(), 4096u);
  // A text is all read.
  Mutator text(1, "text");
  EXPECT_EQ(text.postProcess(Bytes(9000, ' ')).size(), 9000u);
}

TEST(AflMutator, TrimLeavesWhatIsNeeded) {
  Mutator mutator(1);
  Bytes input(256);
  for (unsigned i = 0; i < 256; ++i)
    input[i] = i;
  auto isSame = [](const Bytes &bytes) {
    return llvm::is_contained(bytes, 3) && llvm::is_contained(bytes, 60);
  };
  unsigned runs = 0;
  Bytes left = mutator.trim(input, isSame, runs);
  EXPECT_TRUE(isSame(left));
  EXPECT_LE(left.size(), 64u);
  EXPECT_LE(runs, 16u);
  // Nothing that can go.
  runs = 0;
  EXPECT_EQ(mutator.trim({5}, isSame, runs), Bytes{5});
}

TEST(AflMutator, TextIsTrimmedByLines) {
  Mutator mutator(1, "mlir");
  std::string input, kept = "line 17\n";
  for (unsigned i = 0; i < 30; ++i)
    input += "line " + std::to_string(i) + "\n";
  auto isSame = [&](const Bytes &bytes) {
    return std::search(bytes.begin(), bytes.end(), kept.begin(), kept.end()) !=
           bytes.end();
  };
  unsigned runs = 0;
  EXPECT_EQ(mutator.trim(bytesOf(input), isSame, runs), bytesOf(kept));
}

} // namespace
