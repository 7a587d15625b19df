//===- Store.cpp - What a campaign keeps ----------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness/campaign/Store.h"
#include "harness/campaign/Database.h"
#include "harness/reduce/Output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <set>
#include <unistd.h>

using namespace mlir;
namespace fs = llvm::sys::fs;

namespace bufdiff {

/// In the database's header: `bufd`. Other databases are not ours.
static constexpr int kApplicationId = 0x62756664;
/// Of the tables. Another one is not read.
static constexpr int kSchemaVersion = 1;
/// Between two samples of the campaign over time, in seconds, where it is
/// young; a thousandth of its age later on.
static constexpr double kSampleSeconds = 1;

//===----------------------------------------------------------------------===//
// Settings
//===----------------------------------------------------------------------===//

std::string CampaignSettings::toJSON() const {
  llvm::json::Object object{
      {"bufdiff", "campaign"},
      {"version", kSchemaVersion},
      {"mlir", LLVM_VERSION_STRING},
      {"seed", static_cast<int64_t>(seed)},
      {"feedback", feedback},
      {"profile", profile},
      {"paths", llvm::json::Array(flags.paths)},
      {"pipelines", llvm::json::Array(flags.pipelines)},
      {"builds", llvm::json::Array(flags.builds)},
      {"nfc", flags.nfc},
      {"repeats", static_cast<int64_t>(flags.repeats.value_or(0))},
      {"draw", static_cast<int64_t>(flags.drawnPaths.value_or(0))},
      {"inputs", static_cast<int64_t>(flags.inputs.value_or(0))},
      {"witness", flags.witness},
      {"witness_rate", static_cast<int64_t>(flags.witnessRate.value_or(0))},
      {"merged", llvm::json::Array(merged)}};
  return llvm::formatv("{0:2}\n", llvm::json::Value(std::move(object))).str();
}

FailureOr<CampaignSettings> CampaignSettings::fromJSON(llvm::StringRef text,
                                                       std::string &error) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    error = "is no JSON";
    return failure();
  }
  const llvm::json::Object *object = value->getAsObject();
  if (!object || object->getString("bufdiff") != "campaign") {
    error = "is not a campaign's";
    return failure();
  }
  if (object->getInteger("version") != kSchemaVersion) {
    error = "is of another version of bufdiff";
    return failure();
  }
  CampaignSettings settings;
  auto texts = [&](llvm::StringRef key, std::vector<std::string> &to) {
    const llvm::json::Array *array = object->getArray(key);
    if (!array)
      return false;
    for (const llvm::json::Value &each : *array) {
      std::optional<llvm::StringRef> word = each.getAsString();
      if (!word)
        return false;
      to.push_back(word->str());
    }
    return true;
  };
  std::optional<int64_t> seed = object->getInteger("seed"),
                         drawn = object->getInteger("draw"),
                         inputs = object->getInteger("inputs"),
                         rate = object->getInteger("witness_rate"),
                         repeats = object->getInteger("repeats");
  std::optional<bool> feedback = object->getBoolean("feedback"),
                      witness = object->getBoolean("witness"),
                      nfc = object->getBoolean("nfc");
  std::optional<llvm::StringRef> profile = object->getString("profile");
  if (!seed || !drawn || !inputs || !repeats || !nfc || !rate || !feedback ||
      !witness || !profile || !texts("paths", settings.flags.paths) ||
      !texts("pipelines", settings.flags.pipelines) ||
      !texts("builds", settings.flags.builds) ||
      !texts("merged", settings.merged)) {
    error = "lacks something";
    return failure();
  }
  settings.seed = *seed;
  settings.feedback = *feedback;
  settings.profile = profile->str();
  if (*drawn)
    settings.flags.drawnPaths = *drawn;
  if (*inputs)
    settings.flags.inputs = *inputs;
  settings.flags.nfc = *nfc;
  if (*repeats)
    settings.flags.repeats = *repeats;
  settings.flags.witness = *witness;
  if (*rate)
    settings.flags.witnessRate = *rate;
  return settings;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

std::string familySignature(llvm::StringRef signature, oracle::FindingKind kind,
                            llvm::StringRef path) {
  std::string prefix = (oracle::findingName(kind) + ":" + path).str();
  if (!signature.consume_front(prefix))
    return signature.str();
  llvm::StringRef family = path;
  // Only a named path has variants behind a colon.
  if (llvm::all_of(path, [](char c) {
        return llvm::isAlnum(c) || c == '-' || c == ':' || c == '_';
      }))
    family = path.split(':').first;
  return (oracle::findingName(kind) + ":" + family + signature).str();
}

std::string StoredFinding::slug() const {
  constexpr size_t kMaxSlug = 72;
  std::string slug;
  for (char c : signature) {
    bool isPlain = llvm::isAlnum(c) || c == '.' || c == '_';
    if (isPlain)
      slug += c;
    else if (!slug.empty() && slug.back() != '-')
      slug += '-';
  }
  slug.resize(std::min(slug.size(), kMaxSlug));
  while (!slug.empty() && slug.back() == '-')
    slug.pop_back();
  // What was left out may be all that tells two apart.
  return slug + "-" +
         llvm::utohexstr(llvm::xxh3_64bits(signature) & 0xffffff,
                         /*LowerCase=*/true, /*Width=*/6);
}

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

Store::~Store() {
  if (database)
    sqlite3_close(database);
  if (lockFile >= 0)
    close(lockFile);
}

std::string Store::pathOf(llvm::StringRef file) const {
  llvm::SmallString<128> path(root);
  llvm::sys::path::append(path, file);
  return path.str().str();
}

std::string Store::complain(llvm::StringRef what) const {
  if (!database)
    return "out of memory";
  std::string file = "'" + pathOf(kCampaignDatabase) + "'";
  int code = sqlite3_errcode(database);
  std::string why = sqlite3_errmsg(database);
  // A table that is not there is no better than a broken one.
  if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR)
    return file + " is damaged: " + why;
  return ("cannot " + what).str() + " " + file + ": " + why;
}

LogicalResult Store::lock(std::string &error) {
  std::string file = pathOf("lock");
  lockFile = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (lockFile < 0) {
    error = "cannot open '" + file + "': " + std::strerror(errno);
    return failure();
  }
  // Of the process: workers do not hold it, and it ends with whoever holds it.
  struct flock whole = {};
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  if (fcntl(lockFile, F_SETLK, &whole) == 0)
    return success();
  if (errno == EACCES || errno == EAGAIN) {
    struct flock holder = whole;
    error = "'" + root + "' is in use by another bufdiff";
    if (fcntl(lockFile, F_GETLK, &holder) == 0 && holder.l_type != F_UNLCK)
      error += " (process " + std::to_string(holder.l_pid) + ")";
  } else {
    error = "cannot lock '" + file + "': " + std::strerror(errno);
  }
  return failure();
}

static constexpr const char *kSchema = R"sql(
CREATE TABLE state (id INTEGER PRIMARY KEY CHECK (id = 1), bytes BLOB NOT NULL);
CREATE TABLE findings (
  signature TEXT PRIMARY KEY, known TEXT NOT NULL, kind TEXT NOT NULL,
  path TEXT NOT NULL, example TEXT NOT NULL, module TEXT NOT NULL,
  ops INTEGER NOT NULL, explanation TEXT NOT NULL, first_seen REAL NOT NULL,
  bundle INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE shows (
  signature TEXT NOT NULL, origin TEXT NOT NULL, module INTEGER NOT NULL,
  PRIMARY KEY (signature, origin, module)) WITHOUT ROWID;
CREATE TABLE reasons (
  class TEXT NOT NULL, why TEXT NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (class, why)) WITHOUT ROWID;
CREATE TABLE stats (
  seconds REAL NOT NULL, modules INTEGER NOT NULL, agree INTEGER NOT NULL,
  with_findings INTEGER NOT NULL, discarded INTEGER NOT NULL,
  rejected INTEGER NOT NULL, features INTEGER NOT NULL,
  corpus INTEGER NOT NULL, findings INTEGER NOT NULL);
CREATE TABLE totals (
  id INTEGER PRIMARY KEY CHECK (id = 1), seconds REAL NOT NULL,
  modules INTEGER NOT NULL, agree INTEGER NOT NULL,
  with_findings INTEGER NOT NULL, discarded INTEGER NOT NULL,
  rejected INTEGER NOT NULL, features INTEGER NOT NULL,
  corpus INTEGER NOT NULL);
CREATE TABLE corpus (
  origin TEXT NOT NULL, module INTEGER NOT NULL, new_features INTEGER NOT NULL,
  choices BLOB NOT NULL, PRIMARY KEY (origin, module)) WITHOUT ROWID;
)sql";

/// Tables that came later: a campaign that lacks them gets them when it is
/// worked on, and can be read without. A row a path: its totals, and at the
/// times of `stats`.
static constexpr const char *kLaterTables = R"sql(
CREATE TABLE IF NOT EXISTS costs (
  path TEXT PRIMARY KEY, modules INTEGER NOT NULL,
  allocations INTEGER NOT NULL, copies INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cost_stats (
  seconds REAL NOT NULL, path TEXT NOT NULL, modules INTEGER NOT NULL,
  allocations INTEGER NOT NULL, copies INTEGER NOT NULL,
  PRIMARY KEY (seconds, path)) WITHOUT ROWID;
)sql";

static bool hasTable(sqlite3 *database, llvm::StringRef name) {
  return Statement(database, "SELECT 1 FROM sqlite_master WHERE type = 'table' "
                             "AND name = ?")
      .bind(name)
      .step();
}

LogicalResult Store::connect(bool isReader, std::string &error) {
  std::string file = pathOf(kCampaignDatabase);
  int flags = isReader ? SQLITE_OPEN_READWRITE
                       : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  bool opened =
      sqlite3_open_v2(file.c_str(), &database, flags, nullptr) == SQLITE_OK;
  // A directory that nobody may write to can still be looked at.
  if (isReader && (!opened || sqlite3_db_readonly(database, "main") == 1)) {
    sqlite3_close(database);
    opened = sqlite3_open_v2(("file:" + file + "?immutable=1").c_str(),
                             &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI,
                             nullptr) == SQLITE_OK;
  }
  // Full: what a commit said to be there is there after a power cut.
  if (!opened || !execute(database, "PRAGMA busy_timeout = 5000") ||
      (!isReader && (!execute(database, "PRAGMA journal_mode = WAL") ||
                     !execute(database, "PRAGMA synchronous = FULL")))) {
    error = complain("open");
    return failure();
  }
  return success();
}

FailureOr<std::unique_ptr<Store>>
Store::create(llvm::StringRef directory, const CampaignSettings &settings,
              std::string &error) {
  std::unique_ptr<Store> store(new Store());
  store->root = directory.rtrim('/').str();
  if (store->root.empty())
    store->root = "/";
  store->config = settings;
  auto complainOf = [&](const std::string &what, std::error_code code) {
    error = "cannot make '" + what + "': " + code.message();
    return failure();
  };
  bool isThere = fs::exists(store->root);
  if (isThere && !fs::is_directory(store->root)) {
    error = "'" + store->root + "' is not a directory";
    return failure();
  }
  if (isThere) {
    if (fs::exists(store->pathOf(kCampaignSettings))) {
      error = "'" + store->root +
              "' holds a campaign already; --resume continues it";
      return failure();
    }
    // What was killed before it had settings is made again.
    const std::set<std::string> ours = {"lock",
                                        kCampaignDatabase.str(),
                                        (kCampaignDatabase + "-wal").str(),
                                        (kCampaignDatabase + "-shm").str(),
                                        (kCampaignDatabase + "-journal").str(),
                                        kCampaignFindings.str(),
                                        kCampaignCorpus.str()};
    bool hasLock = fs::exists(store->pathOf("lock"));
    std::error_code code;
    for (fs::directory_iterator it(store->root, code), end; it != end && !code;
         it.increment(code)) {
      llvm::StringRef name = llvm::sys::path::filename(it->path());
      if (hasLock && (ours.count(name.str()) || name.ends_with(".tmp")))
        continue;
      error = "'" + store->root + "' is neither empty nor a campaign";
      return failure();
    }
    if (code) {
      error = "cannot read '" + store->root + "': " + code.message();
      return failure();
    }
  } else if (std::error_code code = fs::create_directories(store->root)) {
    return complainOf(store->root, code);
  }
  if (failed(store->lock(error)))
    return failure();
  for (llvm::StringRef each : {kCampaignFindings, kCampaignCorpus})
    if (std::error_code code = fs::create_directory(store->pathOf(each)))
      return complainOf(store->pathOf(each), code);
  for (llvm::StringRef suffix : {"", "-wal", "-shm", "-journal"})
    fs::remove(store->pathOf((kCampaignDatabase + suffix).str()));
  if (failed(store->connect(/*isReader=*/false, error)))
    return failure();
  std::string schema =
      "BEGIN; PRAGMA application_id = " + std::to_string(kApplicationId) +
      "; PRAGMA user_version = " + std::to_string(kSchemaVersion) + ";" +
      kSchema + kLaterTables + "COMMIT;";
  if (!execute(store->database, schema)) {
    error = store->complain("write");
    return failure();
  }
  // Last, since these make it a campaign.
  if (failed(writeWhole(store->pathOf(kCampaignSettings), settings.toJSON(),
                        error)))
    return failure();
  store->origin = llvm::utohexstr(llvm::xxh3_64bits(settings.toJSON()), true);
  return store;
}

FailureOr<std::unique_ptr<Store>> Store::openExisting(llvm::StringRef directory,
                                                      bool isReader,
                                                      std::string &error) {
  std::unique_ptr<Store> store(new Store());
  store->root = directory.rtrim('/').str();
  if (store->root.empty())
    store->root = "/";
  std::string file = store->pathOf(kCampaignSettings);
  if (!fs::is_directory(store->root) || !fs::exists(file)) {
    error = "'" + store->root + "' is no campaign";
    if (!fs::exists(store->root))
      error += ": there is no such directory";
    else if (fs::is_directory(store->root))
      error += (": it has no " + kCampaignSettings).str();
    return failure();
  }
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer) {
    error = "cannot read '" + file + "': " + buffer.getError().message();
    return failure();
  }
  FailureOr<CampaignSettings> settings =
      CampaignSettings::fromJSON((*buffer)->getBuffer(), error);
  if (failed(settings)) {
    error = "'" + file + "' " + error;
    return failure();
  }
  store->config = std::move(*settings);
  store->origin =
      llvm::utohexstr(llvm::xxh3_64bits(store->config.toJSON()), true);
  if (!fs::exists(store->pathOf(kCampaignDatabase))) {
    error =
        ("'" + store->root + "' is no campaign: it has no " + kCampaignDatabase)
            .str();
    return failure();
  }
  if ((!isReader && failed(store->lock(error))) ||
      failed(store->connect(isReader, error)) || failed(store->load(error)))
    return failure();
  if (!isReader && !execute(store->database, kLaterTables)) {
    error = store->complain("write");
    return failure();
  }
  return store;
}

FailureOr<std::unique_ptr<Store>> Store::open(llvm::StringRef directory,
                                              std::string &error) {
  return openExisting(directory, /*isReader=*/false, error);
}

FailureOr<std::unique_ptr<Store>> Store::read(llvm::StringRef directory,
                                              std::string &error) {
  return openExisting(directory, /*isReader=*/true, error);
}

LogicalResult Store::load(std::string &error) {
  auto damaged = [&](llvm::StringRef why) {
    error = ("'" + pathOf(kCampaignDatabase) + "' is damaged: " + why).str();
    return failure();
  };
  auto broken = [&] {
    error = complain("read");
    return failure();
  };
  {
    Statement id(database, "PRAGMA application_id");
    if (!id.step())
      return broken();
    if (id.number(0) != kApplicationId)
      return damaged("it is not a campaign's");
  }
  {
    Statement check(database, "PRAGMA quick_check(1)");
    if (!check.step())
      return broken();
    if (check.text(0) != "ok")
      return damaged(llvm::StringRef(check.text(0)).split('\n').first);
  }
  {
    Statement state(database, "SELECT bytes FROM state");
    if (state.step())
      savedState = state.text(0);
    if (state.failed())
      return broken();
  }
  {
    Statement row(
        database,
        "SELECT f.signature, known, kind, path, example, f.module, ops, "
        "explanation, first_seen, bundle, (SELECT count(*) FROM shows s WHERE "
        "s.signature = f.signature) FROM findings f");
    while (row.step()) {
      StoredFinding finding;
      finding.signature = row.text(0);
      finding.known = row.text(1);
      std::optional<oracle::FindingKind> kind =
          oracle::parseFindingKind(row.text(2));
      if (!kind)
        return damaged("unknown kind '" + row.text(2) + "'");
      finding.kind = *kind;
      finding.path = row.text(3);
      finding.exampleSignature = row.text(4);
      finding.module = row.text(5);
      finding.ops = row.number(6);
      finding.explanation = row.text(7);
      finding.firstSeen = row.real(8);
      finding.bundle = static_cast<StoredFinding::Bundle>(row.number(9));
      finding.count = row.number(10);
      known[finding.signature] = std::move(finding);
    }
    if (row.failed())
      return broken();
  }
  {
    Statement row(database, "SELECT class, why, count FROM reasons");
    while (row.step())
      counters[{row.text(0), row.text(1)}] = row.number(2);
    if (row.failed())
      return broken();
  }
  Statement row(database, "SELECT seconds, modules, agree, with_findings, "
                          "discarded, rejected, features, corpus FROM totals");
  if (row.step()) {
    totals.seconds = row.real(0);
    totals.modules = row.number(1);
    totals.agree = row.number(2);
    totals.withFindings = row.number(3);
    totals.discarded = row.number(4);
    totals.rejected = row.number(5);
    totals.features = row.number(6);
    totals.corpus = row.number(7);
  }
  totals.findings = known.size();
  if (row.failed())
    return broken();
  if (!hasTable(database, "costs"))
    return success();
  Statement cost(database,
                 "SELECT path, modules, allocations, copies FROM costs");
  while (cost.step())
    totals.costs[cost.text(0)] = {static_cast<uint64_t>(cost.number(1)),
                                  static_cast<uint64_t>(cost.number(2)),
                                  static_cast<uint64_t>(cost.number(3))};
  return cost.failed() ? broken() : success();
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

std::vector<std::string> Store::addFindings(uint64_t number,
                                            llvm::StringRef module,
                                            const ModuleVerdict &verdict,
                                            const KnownBugs *knownBugs,
                                            double seconds) {
  std::vector<std::string> fresh;
  std::set<std::string> seen;
  for (const Finding &each : verdict.findings) {
    std::string signature =
        familySignature(each.signature, each.kind, each.path);
    if (!seen.insert(signature).second)
      continue;
    auto [it, isNew] = known.try_emplace(signature);
    StoredFinding &finding = it->second;
    shows.push_back({signature, number});
    // The smallest module is the example; of several the one seen first.
    if (!isNew && finding.ops <= verdict.shape.ops)
      continue;
    if (isNew) {
      const KnownBug *bug =
          knownBugs ? knownBugs->match(each.signature) : nullptr;
      finding.signature = signature;
      finding.known = bug ? bug->name : "";
      finding.firstSeen = seconds;
      fresh.push_back(signature);
    }
    finding.kind = each.kind;
    finding.path = each.path;
    finding.exampleSignature = each.signature;
    finding.module = module.str();
    finding.ops = verdict.shape.ops;
    if (!each.explanation.empty())
      finding.explanation = each.explanation;
    changed[signature] = true;
  }
  totals.findings = known.size();
  return fresh;
}

void Store::count(const ModuleVerdict &verdict) {
  ++totals.modules;
  std::set<llvm::StringRef> seen;
  for (const RunCost &each : verdict.costs) {
    PathCost &cost = totals.costs[each.path];
    cost.modules += seen.insert(each.path).second;
    cost.allocations += each.allocations;
    cost.copies += each.copies;
  }
  switch (verdict.worst()) {
  case VerdictClass::Agree:
    ++totals.agree;
    break;
  case VerdictClass::Discarded:
    ++totals.discarded;
    ++counters[{"discarded", verdict.discarded.empty()
                                 ? std::string("nothing to compare")
                                 : verdict.discarded.front().why}];
    break;
  case VerdictClass::Rejected: {
    ++totals.rejected;
    const Rejected &first = verdict.rejected.front();
    ++counters[{"rejected " + first.path, first.diagnostic}];
    break;
  }
  case VerdictClass::Finding:
    ++totals.withFindings;
    break;
  }
}

void Store::addInput(StoredInput input) {
  ++totals.corpus;
  newInputs.push_back(std::move(input));
}

LogicalResult Store::write(bool isBatch, std::string &error) {
  bool good = true;
  for (const auto &[signature, unused] : changed) {
    const StoredFinding &finding = known[signature];
    good = good &&
           Statement(database,
                     "INSERT INTO findings VALUES (?,?,?,?,?,?,?,?,?,?) ON "
                     "CONFLICT (signature) DO UPDATE SET kind = excluded.kind, "
                     "path = excluded.path, example = excluded.example, module "
                     "= excluded.module, ops = excluded.ops, explanation = "
                     "excluded.explanation, bundle = excluded.bundle")
               .bind(finding.signature)
               .bind(finding.known)
               .bind(oracle::findingName(finding.kind))
               .bind(finding.path)
               .bind(finding.exampleSignature)
               .bind(finding.module)
               .bind(finding.ops)
               .bind(finding.explanation)
               .bind(finding.firstSeen)
               .bind(static_cast<uint64_t>(finding.bundle))
               .run();
  }
  for (const PendingShow &show : shows) {
    Statement row(database, "INSERT OR IGNORE INTO shows VALUES (?,?,?)");
    good =
        good && row.bind(show.signature).bind(origin).bind(show.module).run();
    if (good)
      known[show.signature].count += sqlite3_changes(database);
  }
  if (good && isBatch) {
    for (const StoredInput &input : newInputs)
      good = good && Statement(database,
                               "INSERT OR IGNORE INTO corpus VALUES (?,?,?,?)")
                         .bind(origin)
                         .bind(input.module)
                         .bind(input.newFeatures)
                         .bindBytes(input.choices)
                         .run();
    for (const auto &[key, count] : counters)
      good = good && Statement(database,
                               "INSERT OR REPLACE INTO reasons VALUES (?,?,?)")
                         .bind(key.first)
                         .bind(key.second)
                         .bind(count)
                         .run();
    auto bindTotals = [&](Statement &&row) -> Statement && {
      row.bind(totals.seconds)
          .bind(totals.modules)
          .bind(totals.agree)
          .bind(totals.withFindings)
          .bind(totals.discarded)
          .bind(totals.rejected)
          .bind(totals.features)
          .bind(totals.corpus);
      return std::move(row);
    };
    good = good && bindTotals(Statement(database, "INSERT OR REPLACE INTO "
                                                  "totals VALUES (1,?,?,?,?,?,?"
                                                  ",?,?)"))
                       .run();
    // A campaign of a week keeps some thousands.
    double interval = std::max(kSampleSeconds, totals.seconds / 1000);
    if (lastSample < 0 || totals.seconds >= lastSample + interval) {
      good = good && bindTotals(Statement(database, "INSERT INTO stats VALUES "
                                                    "(?,?,?,?,?,?,?,?,?)"))
                         .bind(totals.findings)
                         .run();
      for (const auto &[path, cost] : totals.costs)
        good = good && Statement(database, "INSERT OR REPLACE INTO cost_stats "
                                           "VALUES (?,?,?,?,?)")
                           .bind(totals.seconds)
                           .bind(path)
                           .bind(cost.modules)
                           .bind(cost.allocations)
                           .bind(cost.copies)
                           .run();
      lastSample = totals.seconds;
    }
    for (const auto &[path, cost] : totals.costs)
      good = good && Statement(database,
                               "INSERT OR REPLACE INTO costs VALUES (?,?,?,?)")
                         .bind(path)
                         .bind(cost.modules)
                         .bind(cost.allocations)
                         .bind(cost.copies)
                         .run();
    good = good &&
           Statement(database, "INSERT OR REPLACE INTO state VALUES (1, ?)")
               .bindBytes(savedState)
               .run();
  }
  if (!good)
    error = complain("write");
  return success(good);
}

LogicalResult Store::commit(std::string state, uint64_t features,
                            double seconds, std::string &error) {
  savedState = std::move(state);
  totals.features = features;
  totals.seconds = seconds;
  if (!execute(database, "BEGIN IMMEDIATE")) {
    error = complain("write");
    return failure();
  }
  if (failed(write(/*isBatch=*/true, error))) {
    execute(database, "ROLLBACK");
    return failure();
  }
  if (!execute(database, "COMMIT")) {
    error = complain("write");
    execute(database, "ROLLBACK");
    return failure();
  }
  // Copies for other tools: an engine starts from them. They are in the
  // database first.
  for (const StoredInput &input : newInputs)
    if (failed(writeWhole(pathOf((kCampaignCorpus + "/" +
                                  std::to_string(input.module) + ".choices")
                                     .str()),
                          input.choices, error)))
      return failure();
  newInputs.clear();
  shows.clear();
  changed.clear();
  return success();
}

LogicalResult Store::commitFindings(std::string &error) {
  if (changed.empty() && shows.empty())
    return success();
  if (!execute(database, "BEGIN IMMEDIATE")) {
    error = complain("write");
    return failure();
  }
  if (failed(write(/*isBatch=*/false, error))) {
    execute(database, "ROLLBACK");
    return failure();
  }
  if (!execute(database, "COMMIT")) {
    error = complain("write");
    execute(database, "ROLLBACK");
    return failure();
  }
  shows.clear();
  changed.clear();
  return success();
}

void Store::setBundle(llvm::StringRef signature, StoredFinding::Bundle bundle) {
  auto it = known.find(signature.str());
  if (it == known.end())
    return;
  it->second.bundle = bundle;
  changed[it->first] = true;
}

FailureOr<std::vector<CampaignStats>> Store::history(std::string &error) const {
  std::vector<CampaignStats> all;
  Statement row(database,
                "SELECT seconds, modules, agree, with_findings, discarded, "
                "rejected, features, corpus, findings FROM stats ORDER BY "
                "seconds, modules");
  while (row.step()) {
    CampaignStats stats;
    stats.seconds = row.real(0);
    stats.modules = row.number(1);
    stats.agree = row.number(2);
    stats.withFindings = row.number(3);
    stats.discarded = row.number(4);
    stats.rejected = row.number(5);
    stats.features = row.number(6);
    stats.corpus = row.number(7);
    stats.findings = row.number(8);
    all.push_back(stats);
  }
  if (row.failed()) {
    error = complain("read");
    return failure();
  }
  if (!hasTable(database, "cost_stats"))
    return all;
  Statement cost(database, "SELECT seconds, path, modules, allocations, copies "
                           "FROM cost_stats ORDER BY seconds");
  auto at = all.begin();
  while (cost.step()) {
    while (at != all.end() && at->seconds < cost.real(0))
      ++at;
    if (at != all.end() && at->seconds == cost.real(0))
      at->costs[cost.text(1)] = {static_cast<uint64_t>(cost.number(2)),
                                 static_cast<uint64_t>(cost.number(3)),
                                 static_cast<uint64_t>(cost.number(4))};
  }
  if (cost.failed()) {
    error = complain("read");
    return failure();
  }
  return all;
}

FailureOr<std::vector<StoredInput>> Store::inputs(std::string &error) const {
  std::vector<StoredInput> all;
  Statement row(database, "SELECT module, new_features, choices FROM corpus "
                          "ORDER BY origin, module");
  while (row.step())
    all.push_back({static_cast<uint64_t>(row.number(0)),
                   static_cast<uint64_t>(row.number(1)), row.text(2)});
  if (row.failed()) {
    error = complain("read");
    return failure();
  }
  return all;
}

LogicalResult Store::writeTexts(std::string &error) const {
  std::string duplicates;
  llvm::raw_string_ostream os(duplicates);
  llvm::json::Array findings;
  for (const auto &[signature, finding] : known) {
    os << finding.count << "\t" << finding.slug() << "\t" << signature << "\n";
    findings.push_back(llvm::json::Object{
        {"signature", llvm::json::fixUTF8(signature)},
        {"count", finding.count},
        {"known", finding.known},
        {"module", finding.module},
        {"directory",
         finding.bundle == StoredFinding::Bundle::None ||
                 finding.bundle == StoredFinding::Bundle::Impossible
             ? std::string()
             : (kCampaignFindings + "/" + finding.slug()).str()}});
  }
  llvm::json::Object discarded, rejected;
  for (const auto &[key, count] : counters) {
    const auto &[kind, why] = key;
    if (kind == "discarded")
      discarded[llvm::json::fixUTF8(why)] = count;
    else
      rejected[llvm::json::fixUTF8(kind + ": " + why)] = count;
  }
  llvm::json::Object stats{{"seconds", totals.seconds},
                           {"modules", totals.modules},
                           {"agree", totals.agree},
                           {"with_findings", totals.withFindings},
                           {"discarded", std::move(discarded)},
                           {"rejected", std::move(rejected)},
                           {"features", totals.features},
                           {"corpus", totals.corpus},
                           {"findings", std::move(findings)}};
  std::string text =
      llvm::formatv("{0:2}\n", llvm::json::Value(std::move(stats))).str();
  if (failed(writeWhole(
          pathOf((kCampaignFindings + "/" + kCampaignDuplicates).str()),
          duplicates, error)))
    return failure();
  return writeWhole(pathOf(kCampaignStats), text, error);
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

/// Copies a directory of files.
static LogicalResult copyFlat(const std::string &from, const std::string &to,
                              std::string &error) {
  if (!fs::is_directory(from) || fs::exists(to))
    return success();
  std::string temporary = to + ".tmp";
  std::error_code code = fs::create_directories(temporary);
  for (fs::directory_iterator it(from, code), end; it != end && !code;
       it.increment(code)) {
    llvm::SmallString<128> target(temporary);
    llvm::sys::path::append(target, llvm::sys::path::filename(it->path()));
    if ((code = fs::copy_file(it->path(), target)))
      break;
    if (auto mode = fs::getPermissions(it->path()))
      fs::setPermissions(target, *mode);
  }
  if (!code)
    code = fs::rename(temporary, to);
  if (!code)
    return success();
  fs::remove_directories(temporary);
  error = "cannot copy '" + from + "' to '" + to + "': " + code.message();
  return failure();
}

LogicalResult Store::merge(llvm::StringRef directory,
                           llvm::ArrayRef<std::string> from,
                           std::string &error) {
  // All of them first: nothing is made where one cannot be read.
  std::vector<std::unique_ptr<Store>> stores;
  CampaignSettings settings;
  for (const std::string &each : from) {
    FailureOr<std::unique_ptr<Store>> store = read(each, error);
    if (failed(store))
      return failure();
    if (stores.empty())
      settings = (*store)->config;
    settings.merged.push_back((*store)->origin);
    stores.push_back(std::move(*store));
  }
  FailureOr<std::unique_ptr<Store>> made = create(directory, settings, error);
  if (failed(made))
    return failure();
  Store &out = **made;
  if (!execute(out.database, "BEGIN IMMEDIATE")) {
    error = out.complain("write");
    return failure();
  }
  auto broken = [&](const Store &store, llvm::StringRef what) {
    error = store.complain(what);
    execute(out.database, "ROLLBACK");
    return failure();
  };
  std::set<std::string> merged;
  for (const std::unique_ptr<Store> &store : stores) {
    // The same campaign twice is one.
    if (!merged.insert(store->origin).second)
      continue;
    for (const auto &[signature, finding] : store->known) {
      auto [it, isNew] = out.known.try_emplace(signature, finding);
      if (!isNew && std::make_tuple(finding.ops, finding.module) <
                        std::make_tuple(it->second.ops, it->second.module)) {
        it->second = finding;
      }
      out.changed[signature] = true;
    }
    for (const auto &[key, count] : store->counters)
      out.counters[key] += count;
    const CampaignStats &stats = store->totals;
    out.totals.seconds += stats.seconds;
    out.totals.modules += stats.modules;
    out.totals.agree += stats.agree;
    out.totals.withFindings += stats.withFindings;
    out.totals.discarded += stats.discarded;
    out.totals.rejected += stats.rejected;
    for (const auto &[path, cost] : stats.costs) {
      PathCost &sum = out.totals.costs[path];
      sum.modules += cost.modules;
      sum.allocations += cost.allocations;
      sum.copies += cost.copies;
    }
    // Which they share is not known: at least the larger number.
    out.totals.features = std::max(out.totals.features, stats.features);
    Statement shown(store->database,
                    "SELECT signature, origin, module FROM shows");
    while (shown.step())
      if (!Statement(out.database, "INSERT OR IGNORE INTO shows VALUES (?,?,?)")
               .bind(shown.text(0))
               .bind(shown.text(1))
               .bind(static_cast<uint64_t>(shown.number(2)))
               .run())
        return broken(out, "write");
    if (shown.failed())
      return broken(*store, "read");
    Statement kept(store->database,
                   "SELECT origin, module, new_features, choices FROM corpus");
    while (kept.step()) {
      std::string choices = kept.text(3);
      if (!Statement(out.database,
                     "INSERT OR IGNORE INTO corpus VALUES (?,?,?,?)")
               .bind(kept.text(0))
               .bind(static_cast<uint64_t>(kept.number(1)))
               .bind(static_cast<uint64_t>(kept.number(2)))
               .bindBytes(choices)
               .run())
        return broken(out, "write");
      if (!sqlite3_changes(out.database))
        continue;
      ++out.totals.corpus;
      std::string file = kCampaignCorpus.str() + "/" + kept.text(0) + "-" +
                         std::to_string(kept.number(1)) + ".choices";
      if (failed(writeWhole(out.pathOf(file), choices, error))) {
        execute(out.database, "ROLLBACK");
        return failure();
      }
    }
    if (kept.failed())
      return broken(*store, "read");
  }
  // In the order given: the first bundle of a signature is taken.
  for (auto &[signature, finding] : out.known) {
    finding.count = 0;
    finding.bundle = StoredFinding::Bundle::None;
    for (const std::unique_ptr<Store> &store : stores) {
      auto it = store->known.find(signature);
      if (it == store->known.end() ||
          it->second.bundle == StoredFinding::Bundle::None ||
          finding.bundle == StoredFinding::Bundle::Reduced)
        continue;
      std::string name = kCampaignFindings.str() + "/" + finding.slug();
      if (finding.bundle == StoredFinding::Bundle::Unreduced)
        fs::remove_directories(out.pathOf(name));
      finding.bundle = it->second.bundle;
      if (failed(copyFlat(store->pathOf(name), out.pathOf(name), error))) {
        execute(out.database, "ROLLBACK");
        return failure();
      }
    }
    Statement count(out.database,
                    "SELECT count(*) FROM shows WHERE signature = ?");
    count.bind(signature);
    if (count.step())
      finding.count = count.number(0);
  }
  out.totals.findings = out.known.size();
  if (failed(out.write(/*isBatch=*/true, error))) {
    execute(out.database, "ROLLBACK");
    return failure();
  }
  if (!execute(out.database, "COMMIT"))
    return broken(out, "write");
  return out.writeTexts(error);
}

} // namespace bufdiff
