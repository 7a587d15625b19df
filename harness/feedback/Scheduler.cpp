//===- Scheduler.cpp - Which module comes next --------------------------------
//===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/feedback/Scheduler.h"
#include "harness/feedback/ChoiceMutator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

using namespace mlir;

namespace bufdiff {

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kSeedWord = "seed ";
static constexpr llvm::StringLiteral kChoicesWord = "choices ";

std::string printChoices(llvm::ArrayRef<uint8_t> choices) {
  return llvm::toHex(choices, /*LowerCase=*/true);
}

std::optional<std::vector<uint8_t>> parseChoices(llvm::StringRef text) {
  // An odd number of digits would be read as if a zero came first.
  std::string bytes;
  if (text.size() % 2 != 0 || !llvm::tryGetFromHex(text, bytes))
    return std::nullopt;
  return std::vector<uint8_t>(bytes.begin(), bytes.end());
}

std::string ModuleInput::name() const {
  if (seed)
    return (kSeedWord + llvm::Twine(*seed)).str();
  return (kChoicesWord + printChoices(choices)).str();
}

std::optional<ModuleInput> ModuleInput::parse(llvm::StringRef name) {
  ModuleInput input;
  if (name.consume_front(kSeedWord)) {
    uint64_t seed = 0;
    if (name.getAsInteger(10, seed))
      return std::nullopt;
    input.seed = seed;
    return input;
  }
  if (!name.consume_front(kChoicesWord))
    return std::nullopt;
  std::optional<std::vector<uint8_t>> choices = parseChoices(name);
  if (!choices)
    return std::nullopt;
  input.choices = std::move(*choices);
  return input;
}

//===----------------------------------------------------------------------===//
// Scheduling
//===----------------------------------------------------------------------===//

/// Modules of 100 that are drawn afresh, however much was kept: mutants alone
/// would stay near what was found first.
static constexpr unsigned kFreshPercent = 20;

/// Entries of which the rarest is taken as a parent.
static constexpr unsigned kCandidates = 32;
/// Of an entry's new features so many are remembered, to tell how rare it is.
static constexpr size_t kSlotsPerEntry = 16;

FuzzState::FuzzState(uint64_t seed, bool feedback)
    : runSeed(seed), feedback(feedback) {
  planBatch();
  planBatch();
}

/// The rarer the features for which an entry was kept, the better a parent it
/// is: what many modules show is found without it.
uint64_t FuzzState::rarity(const CorpusEntry &entry) const {
  constexpr uint64_t kOne = 1 << 16;
  uint64_t score = 1;
  for (uint32_t slot : entry.slots)
    score += kOne / seen.count(slot);
  return score;
}

const CorpusEntry &FuzzState::pickParent(Random &random) const {
  const CorpusEntry *best = nullptr;
  uint64_t bestScore = 0;
  for (unsigned i = 0; i < kCandidates; ++i) {
    const CorpusEntry &entry = entries[random.below(entries.size())];
    uint64_t score = rarity(entry);
    if (score <= bestScore)
      continue;
    bestScore = score;
    best = &entry;
  }
  return *best;
}

ModuleInput FuzzState::planModule(uint64_t module) const {
  ModuleInput input;
  input.seed = (runSeed << 32) + module;
  if (!feedback || entries.empty())
    return input;
  // Apart from the stream of the seed's own choices.
  Random random(*input.seed ^ 0x6d757461746f7273ULL);
  if (random.chance(kFreshPercent))
    return input;
  input.seed.reset();
  const CorpusEntry &parent = pickParent(random);
  const CorpusEntry &other = pickParent(random);
  input.choices = mutateChoices(parent.choices, other.choices, random);
  return input;
}

/// Plans the batch behind what is planned.
void FuzzState::planBatch() {
  uint64_t first = nextModule() + planned.size();
  for (uint64_t i = 0; i < kBatchModules; ++i)
    planned.push_back(planModule(first + i));
}

void FuzzState::keep(CorpusEntry entry, uint64_t firstOfBatch) {
  ++numKept;
  if (entries.size() < kMaxCorpus) {
    entries.push_back(std::move(entry));
    return;
  }
  Random random((runSeed << 32) ^ entry.module ^ 0x6d616b65726f6f6dULL);
  CorpusEntry *worst = nullptr;
  uint64_t worstScore = 0;
  for (unsigned i = 0; i < kCandidates; ++i) {
    CorpusEntry &candidate = entries[random.below(entries.size())];
    // Whoever writes down what was kept finds those of this batch here.
    if (candidate.module >= firstOfBatch)
      continue;
    uint64_t score = rarity(candidate);
    if (worst && score >= worstScore)
      continue;
    worstScore = score;
    worst = &candidate;
  }
  if (worst)
    *worst = std::move(entry);
  else
    entries.push_back(std::move(entry));
}

uint32_t FuzzState::merge(llvm::ArrayRef<ModuleOutcome> outcomes) {
  uint64_t first = nextModule();
  uint32_t before = seen.size();
  for (auto [i, outcome] : llvm::enumerate(outcomes)) {
    CorpusEntry entry;
    for (uint32_t slot : outcome.features) {
      if (!seen.add(slot))
        continue;
      ++entry.newFeatures;
      if (entry.slots.size() < kSlotsPerEntry)
        entry.slots.push_back(slot);
    }
    // What has no choices has nothing to mutate.
    if (entry.newFeatures == 0 || !outcome.isParent || outcome.choices.empty())
      continue;
    entry.module = first + i;
    entry.choices = outcome.choices;
    if (entry.choices.size() > kMaxChoices)
      entry.choices.resize(kMaxChoices);
    keep(std::move(entry), first);
  }
  ++numBatches;
  planned.erase(planned.begin(), planned.begin() + kBatchModules);
  planBatch();
  addPoint({first + outcomes.size(), seen.size()});
  return seen.size() - before;
}

void FuzzState::addPoint(Point point) {
  constexpr size_t kMaxPoints = 128;
  // The last point is where the run stands; it stays when its turn comes.
  if (!points.empty() && (numBatches - 1) % stride != 0)
    points.pop_back();
  points.push_back(point);
  if (points.size() < kMaxPoints)
    return;
  stride *= 2;
  std::vector<Point> kept;
  for (auto [i, old] : llvm::enumerate(points))
    if (i % 2 == 1 || i + 1 == points.size())
      kept.push_back(old);
  points = std::move(kept);
}

//===----------------------------------------------------------------------===//
// Saving
//===----------------------------------------------------------------------===//

/// Changes with the meaning of features, choices or this format.
static constexpr llvm::StringLiteral kStateMagic = "bufdiff-fuzz-state-3\n";

namespace {

class Writer {
public:
  void number(uint64_t value) {
    char bytes[8];
    llvm::support::endian::write64le(bytes, value);
    out.append(bytes, sizeof(bytes));
  }
  void bytes(llvm::ArrayRef<uint8_t> data) {
    number(data.size());
    out.append(data.begin(), data.end());
  }
  std::string out = kStateMagic.str();
};

/// Past the end everything is 0 and `good` is false.
class Reader {
public:
  explicit Reader(llvm::StringRef bytes) : rest(bytes) {}
  uint64_t number() {
    if (rest.size() < 8) {
      good = false;
      return 0;
    }
    uint64_t value = llvm::support::endian::read64le(rest.data());
    rest = rest.drop_front(8);
    return value;
  }
  std::vector<uint8_t> bytes() {
    uint64_t size = number();
    if (size > rest.size()) {
      good = false;
      return {};
    }
    std::vector<uint8_t> data(rest.begin(), rest.begin() + size);
    rest = rest.drop_front(size);
    return data;
  }
  /// A count of items of at least `itemSize` bytes each.
  uint64_t count(uint64_t itemSize) {
    uint64_t value = number();
    if (value > rest.size() / itemSize)
      good = false;
    return good ? value : 0;
  }
  llvm::StringRef rest;
  bool good = true;
};

} // namespace

std::string FuzzState::save() const {
  Writer writer;
  writer.number(runSeed);
  writer.number(feedback);
  writer.number(kBatchModules);
  writer.number(numBatches);
  writer.number(stride);
  std::vector<uint8_t> table(2 * kFeatureSlots);
  for (auto [slot, count] : llvm::enumerate(seen.table()))
    llvm::support::endian::write16le(&table[2 * slot], count);
  writer.bytes(table);
  for (const ModuleInput &input : planned) {
    writer.number(input.seed.has_value());
    writer.number(input.seed.value_or(0));
    writer.bytes(input.choices);
  }
  writer.number(points.size());
  for (const Point &point : points) {
    writer.number(point.modules);
    writer.number(point.features);
  }
  writer.number(numKept);
  writer.number(entries.size());
  for (const CorpusEntry &entry : entries) {
    writer.number(entry.module);
    writer.number(entry.newFeatures);
    writer.number(entry.slots.size());
    for (uint32_t slot : entry.slots)
      writer.number(slot);
    writer.bytes(entry.choices);
  }
  return std::move(writer.out);
}

FailureOr<FuzzState> FuzzState::load(llvm::StringRef bytes,
                                     std::string &error) {
  Reader reader(bytes);
  if (!reader.rest.consume_front(kStateMagic)) {
    error = "not the state of a run, or one of another version";
    return failure();
  }
  FuzzState state(0);
  state.runSeed = reader.number();
  state.feedback = reader.number() != 0;
  bool isOurs = reader.number() == kBatchModules;
  state.numBatches = reader.number();
  state.stride = reader.number();
  std::vector<uint8_t> tableBytes = reader.bytes();
  std::vector<uint16_t> table(tableBytes.size() / 2);
  for (size_t slot = 0; slot < table.size(); ++slot)
    table[slot] = llvm::support::endian::read16le(&tableBytes[2 * slot]);
  isOurs &= state.seen.assign(std::move(table));
  for (ModuleInput &input : state.planned) {
    bool isSeed = reader.number() != 0;
    uint64_t seed = reader.number();
    input.choices = reader.bytes();
    input.seed = isSeed ? std::optional<uint64_t>(seed) : std::nullopt;
  }
  for (uint64_t n = reader.count(16); n > 0; --n) {
    Point point;
    point.modules = reader.number();
    point.features = reader.number();
    state.points.push_back(point);
  }
  state.numKept = reader.number();
  for (uint64_t n = reader.count(32); n > 0; --n) {
    CorpusEntry entry;
    entry.module = reader.number();
    entry.newFeatures = reader.number();
    entry.slots.resize(reader.count(8));
    for (uint32_t &slot : entry.slots) {
      slot = reader.number();
      // pickParent() divides by its count.
      isOurs = isOurs && slot < kFeatureSlots && state.seen.contains(slot);
    }
    entry.choices = reader.bytes();
    state.entries.push_back(std::move(entry));
  }
  if (!reader.good || !reader.rest.empty() || !isOurs || state.stride == 0) {
    error = "the state of a run is damaged";
    return failure();
  }
  return state;
}

} // namespace bufdiff
