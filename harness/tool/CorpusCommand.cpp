//===- CorpusCommand.cpp - bufdiff corpus ---------------------------------===//
//
// Part of the bufdiff project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Carries inputs between campaigns and engines, and makes collections small
// without losing what they show.
//
//===----------------------------------------------------------------------===//

#include "harness/campaign/Campaign.h"
#include "harness/check/Driver.h"
#include "harness/check/Parse.h"
#include "harness/corpus/Collection.h"
#include "harness/corpus/Envelope.h"
#include "harness/feedback/FeatureMap.h"
#include "harness/reduce/Output.h"
#include "harness/tool/Command.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <limits>
#include <set>
#include <unistd.h>

using namespace mlir;
namespace cl = llvm::cl;
namespace fs = llvm::sys::fs;

namespace bufdiff::tool {

static cl::SubCommand sub("corpus",
                          "Inputs of campaigns and engines: import, export, "
                          "distill or status FROM...");
static cl::list<std::string>
    words(cl::Positional, cl::desc("import|export|distill|status FROM..."),
          cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    output("o", cl::desc("export, distill: write the inputs here"),
           cl::value_desc("DIR"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    campaignDirectory("campaign", cl::desc("import: into this campaign"),
                      cl::value_desc("DIR"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    formName("form",
             cl::desc("What files are that hold no module: choices (default), "
                      "options, text"),
             cl::value_desc("F"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    asName("as", cl::desc("export, distill: turn all inputs into this form"),
           cl::value_desc("F"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    stateFile("state",
              cl::desc("distill: keep here what inputs show, and do not check "
                       "again what is there"),
              cl::value_desc("FILE"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    countText("count", cl::desc("distill: so many inputs at most"),
              cl::value_desc("N"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string>
    seedsText("seeds", cl::desc("Also the generated modules of these seeds"),
              cl::value_desc("A..B"), cl::cat(category()), cl::sub(sub));
static cl::opt<std::string> profileName("profile",
                                        cl::desc("Of --seeds, and of choices"),
                                        cl::value_desc("P"),
                                        cl::cat(category()), cl::sub(sub));
static PathOptions pathOptions(sub);
static WorkOptions workOptions(sub);
static KnownBugsOption knownBugsOption(sub);

/// The inputs of a campaign.
static LogicalResult readCampaign(const std::string &place,
                                  std::vector<CorpusInput> &inputs,
                                  std::string &error) {
  FailureOr<std::unique_ptr<Store>> store = Store::read(place, error);
  if (failed(store))
    return failure();
  FailureOr<std::vector<StoredInput>> stored = (*store)->inputs(error);
  if (failed(stored))
    return failure();
  for (const StoredInput &each : *stored) {
    CorpusInput input;
    input.name = place + " module " + std::to_string(each.module);
    input.form = lookupInputForm("choices");
    input.bytes.assign(each.choices.begin(), each.choices.end());
    input.profile = (*store)->settings().profile;
    inputs.push_back(std::move(input));
  }
  return success();
}

/// Everything that the command line names, each once.
static FailureOr<std::vector<CorpusInput>> readAll(std::string &error) {
  const InputFormInfo *form =
      lookupInputForm(formName.empty() ? "choices" : formName.c_str());
  if (!form) {
    error = "no input form is called '" + formName + "'";
    return failure();
  }
  if (!findProfile(profileName, error))
    return failure();
  std::vector<CorpusInput> inputs;
  for (const std::string &place : llvm::drop_begin(words)) {
    llvm::SmallString<128> database(place);
    llvm::sys::path::append(database, kCampaignDatabase);
    if (failed(fs::exists(database) ? readCampaign(place, inputs, error)
                                    : readInputs(place, *form, inputs, error)))
      return failure();
  }
  if (seedsText.getNumOccurrences()) {
    auto range = parseSeedRange(seedsText);
    if (!range) {
      error = "--seeds takes A..B, not '" + seedsText + "'";
      return failure();
    }
    // The choices of a seed are those that its module reads.
    InputFormOptions options;
    options.flags = pathOptions.flags();
    options.profile = findProfile(profileName, error);
    constexpr uint64_t kMaxSeeds = 1'000'000;
    if (range->second - range->first > kMaxSeeds) {
      error = "--seeds takes at most " + std::to_string(kMaxSeeds) + " seeds";
      return failure();
    }
    FailureOr<PathSet> paths = PathSet::make(options.flags, error);
    if (failed(paths))
      return failure();
    GeneratorOptions generator;
    generator.profile = options.profile;
    for (const Path *path : paths->paths())
      generator.limits = generator.limits.unite(path->limits());
    RenewedContext context;
    for (uint64_t seed = range->first; seed < range->second; ++seed) {
      ChoiceSequence choices = ChoiceSequence::fromSeed(seed);
      generateModule(context.next(), choices, generator);
      CorpusInput input;
      input.name = "seed " + std::to_string(seed);
      input.form = lookupInputForm("choices");
      input.bytes = choices.bytes();
      inputs.push_back(std::move(input));
    }
  }
  for (CorpusInput &input : inputs)
    if (input.profile.empty() && input.form->name == "choices")
      input.profile = profileName;
  dropDuplicates(inputs);
  return inputs;
}

static llvm::StringRef textOf(const CorpusInput &input) {
  return llvm::toStringRef(llvm::ArrayRef<uint8_t>(input.bytes));
}

static void setText(CorpusInput &input, llvm::StringRef text) {
  input.bytes.assign(text.bytes_begin(), text.bytes_end());
}

namespace {

/// Turns inputs into another form, and counts those that have none.
class Converter {
public:
  Converter(const InputFormInfo *wanted, const KnownBugs &known)
      : wanted(wanted), known(known) {}

  /// False where the input has no such form.
  bool convert(CorpusInput &input);
  unsigned lost() const { return numLost; }
  unsigned drifted() const { return numDrifted; }

private:
  bool toModule(CorpusInput &input);
  bool toChoices(CorpusInput &input);

  const InputFormInfo *wanted;
  const KnownBugs &known;
  std::map<std::string, std::unique_ptr<InputForm>> makers;
  unsigned numLost = 0, numDrifted = 0;
};

} // namespace

bool Converter::toModule(CorpusInput &input) {
  if (input.form->name == "mlir" || input.form->name == "text")
    return true;
  std::unique_ptr<InputForm> &maker =
      makers[(input.form->name + ":" + input.profile).str()];
  std::string error;
  if (!maker) {
    InputFormOptions options;
    options.flags = pathOptions.flags();
    if (!input.profile.empty())
      options.profile = lookupProfile(input.profile);
    if (input.form->drawsPaths && !options.flags.namesPaths())
      options.flags.paths = known.livingPaths();
    maker = input.form->make(options, error);
  }
  if (!maker)
    return false;
  FailureOr<InputModule> module = maker->module(input.bytes, error);
  if (failed(module))
    return false;
  Envelope envelope;
  envelope.text = module->text;
  envelope.choices = module->choices;
  envelope.profile = input.profile;
  setText(input, printEnvelope(envelope));
  return true;
}

bool Converter::toChoices(CorpusInput &input) {
  if (input.form->name == "choices")
    return true;
  if (input.form->name == "options") {
    if (!input.bytes.empty())
      input.bytes.erase(input.bytes.begin());
    return true;
  }
  std::string error;
  FailureOr<Envelope> envelope = parseEnvelope(textOf(input), error);
  if (failed(envelope) || envelope->choices.empty())
    return false;
  if (hasDrifted(*envelope)) {
    ++numDrifted;
    return false;
  }
  input.bytes = envelope->choices;
  input.profile = envelope->profile;
  return true;
}

bool Converter::convert(CorpusInput &input) {
  if (!wanted || input.form == wanted)
    return true;
  bool isDone = false;
  if (wanted->name == "mlir" || wanted->name == "text") {
    isDone = toModule(input);
  } else {
    isDone = toChoices(input);
    // The first path.
    if (isDone && wanted->name == "options")
      input.bytes.insert(input.bytes.begin(), 0);
  }
  input.form = wanted;
  numLost += !isDone;
  return isDone;
}

/// All inputs in the form that --as asks for.
static LogicalResult convertAll(std::vector<CorpusInput> &inputs,
                                std::string &error) {
  const InputFormInfo *wanted = nullptr;
  if (!asName.empty() && !(wanted = lookupInputForm(asName))) {
    error = "no input form is called '" + asName + "'";
    return failure();
  }
  FailureOr<KnownBugs> known = knownBugsOption.get(error);
  if (failed(known))
    return failure();
  Converter converter(wanted, *known);
  llvm::erase_if(inputs,
                 [&](CorpusInput &input) { return !converter.convert(input); });
  if (converter.lost())
    llvm::errs() << "bufdiff: " << converter.lost() << " inputs have no form '"
                 << asName << "' (" << converter.drifted()
                 << " of them have drifted)\n";
  dropDuplicates(inputs);
  return success();
}

/// Writes an input under its id; files that are there already are left alone.
static LogicalResult writeInput(const CorpusInput &input, std::string &error) {
  llvm::SmallString<128> file((llvm::StringRef(output)));
  bool isModule = input.form->name == "mlir" || input.form->name == "text";
  llvm::sys::path::append(file, input.id() + (isModule ? ".mlir" : ".bin"));
  if (fs::exists(file))
    return success();
  return writeWhole(file, textOf(input), error);
}

static LogicalResult makeOutput(std::string &error) {
  if (output.empty()) {
    error = "corpus " + words.front() + " needs -o DIR";
    return failure();
  }
  if (std::error_code code = fs::create_directories(output)) {
    error = "cannot make '" + output + "': " + code.message();
    return failure();
  }
  return success();
}

static int exportInputs(std::vector<CorpusInput> inputs) {
  std::string error;
  if (failed(convertAll(inputs, error)) || failed(makeOutput(error)))
    return fail(error);
  for (const CorpusInput &input : inputs)
    if (failed(writeInput(input, error)))
      return fail(error);
  llvm::outs() << inputs.size() << " inputs in " << output << "\n";
  return inputs.empty() ? kNothingJudged : kNothingFound;
}

//===----------------------------------------------------------------------===//
// distill, status
//===----------------------------------------------------------------------===//

/// Checks what has no record yet. Failure with one line in `error`.
static LogicalResult recordAll(const std::vector<CorpusInput> &inputs,
                               RecordFile &records, std::string &error) {
  RecordOptions options;
  options.flags = pathOptions.flags();
  FailureOr<WorkerOptions> workers = workOptions.get(error);
  FailureOr<PathSet> paths = PathSet::make(options.flags, error);
  if (failed(workers) || failed(paths))
    return failure();
  options.workers = *workers;
  options.shouldStop = interrupted;
  bool isTerminal = isatty(STDERR_FILENO);
  options.progress = [&](size_t done, size_t all) {
    if (isTerminal && (done % 64 == 0 || done == all))
      llvm::errs() << "\r\x1b[K" << (done == all ? "" : std::to_string(done))
                   << (done == all ? "" : " of " + std::to_string(all));
  };
  // What was seen by other paths, or counted in another way, says nothing.
  std::string heading = LLVM_VERSION_STRING " " +
                        std::to_string(kFeatureSlots) + " " + paths->names();
  if (failed(records.open(stateFile, heading, error)))
    return failure();
  return record(inputs, options, records, error);
}

static std::map<std::string, size_t>
countVerdicts(const std::vector<CorpusInput> &inputs, const RecordFile &records,
              FeatureMap &features) {
  std::map<std::string, size_t> counts;
  for (const CorpusInput &input : inputs) {
    const InputRecord *record = records.lookup(input.id());
    ++counts[record ? record->verdict : "unchecked"];
    if (record && record->verdict == "agree")
      for (uint32_t slot : record->features)
        features.add(slot);
  }
  return counts;
}

static int distillInputs(std::vector<CorpusInput> inputs) {
  std::string error;
  size_t limit = std::numeric_limits<size_t>::max();
  if (countText.getNumOccurrences()) {
    std::optional<uint64_t> count = parseNumber(countText);
    if (!count || *count == 0)
      return fail("--count takes a positive number, not '" + countText + "'");
    limit = *count;
  }
  if (failed(convertAll(inputs, error)) || failed(makeOutput(error)))
    return fail(error);
  RecordFile records;
  if (failed(recordAll(inputs, records, error)))
    return fail(error);
  if (interrupted())
    return fail("stopped" +
                (stateFile.empty()
                     ? std::string()
                     : "; the same command goes on from '" + stateFile + "'"));
  FeatureMap before, after;
  std::map<std::string, size_t> counts = countVerdicts(inputs, records, before);
  std::vector<size_t> kept = distill(inputs, records, limit);
  for (size_t number : kept) {
    CorpusInput &input = inputs[number];
    const InputRecord *record = records.lookup(input.id());
    for (uint32_t slot : record->features)
      after.add(slot);
    FailureOr<Envelope> envelope = failure();
    // Bytecode has no room for lines.
    if (input.form->name == "mlir" && !isBytecode(input.bytes))
      envelope = parseEnvelope(textOf(input), error);
    if (succeeded(envelope)) {
      envelope->features = record->features;
      setText(input, printEnvelope(*envelope));
    }
    if (failed(writeInput(input, error)))
      return fail(error);
  }
  llvm::outs() << kept.size() << " of " << inputs.size() << " inputs in "
               << output << ", " << after.size() << " of " << before.size()
               << " features\n";
  for (const auto &[verdict, count] : counts)
    if (verdict != "agree")
      llvm::outs() << "left out: " << count << " " << verdict << "\n";
  return kept.empty() ? kNothingJudged : kNothingFound;
}

static int showStatus(const std::vector<CorpusInput> &inputs) {
  std::string error;
  RecordFile records;
  if (failed(recordAll(inputs, records, error)))
    return fail(error);
  std::map<std::string, size_t> forms;
  size_t drifted = 0, bytes = 0;
  for (const CorpusInput &input : inputs) {
    ++forms[input.form->name.str()];
    bytes += input.bytes.size();
    if (input.form->name != "mlir" || isBytecode(input.bytes))
      continue;
    FailureOr<Envelope> envelope = parseEnvelope(textOf(input), error);
    if (failed(envelope))
      return fail(input.name + ": " + error);
    if (hasDrifted(*envelope)) {
      ++drifted;
      llvm::outs() << "drifted: " << input.name << "\n";
    }
  }
  FeatureMap features;
  std::map<std::string, size_t> counts =
      countVerdicts(inputs, records, features);
  llvm::outs() << inputs.size() << " inputs, " << bytes << " bytes, "
               << features.size() << " features, " << drifted << " drifted\n";
  for (const auto &[form, count] : forms)
    llvm::outs() << "  form " << form << ": " << count << "\n";
  for (const auto &[verdict, count] : counts)
    llvm::outs() << "  " << verdict << ": " << count << "\n";
  return kNothingFound;
}

//===----------------------------------------------------------------------===//
// import
//===----------------------------------------------------------------------===//

/// Imported inputs take the places of the campaign's next modules: their
/// findings, features and counts are its own, as if it had made them.
static int importInputs(std::vector<CorpusInput> inputs) {
  std::string error;
  if (campaignDirectory.empty())
    return fail("corpus import needs --campaign DIR");
  FailureOr<WorkerOptions> workers = workOptions.get(error);
  if (failed(workers))
    return fail(error);
  FailureOr<KnownBugs> known = knownBugsOption.get(error);
  if (failed(known))
    return fail(error);
  FailureOr<std::unique_ptr<Store>> store =
      Store::open(campaignDirectory, error);
  if (failed(store))
    return fail(error);
  const CampaignSettings settings = (*store)->settings();
  FailureOr<std::vector<StoredInput>> stored = (*store)->inputs(error);
  FailureOr<PathSet> paths = PathSet::make(settings.flags, error);
  if (failed(stored) || failed(paths))
    return fail(error);
  std::set<std::vector<uint8_t>> present;
  for (const StoredInput &each : *stored)
    present.emplace(each.choices.begin(), each.choices.end());

  std::vector<ModuleInput> modules;
  Converter converter(lookupInputForm("choices"), *known);
  size_t foreign = 0, old = 0;
  for (CorpusInput &input : inputs) {
    if (!converter.convert(input))
      continue;
    if (input.profile != settings.profile) {
      ++foreign;
      continue;
    }
    if (!present.insert(input.bytes).second) {
      ++old;
      continue;
    }
    ModuleInput module;
    module.choices = input.bytes;
    modules.push_back(std::move(module));
  }
  if (converter.lost() || foreign)
    llvm::errs() << "bufdiff: left out: " << converter.lost()
                 << " inputs without choices (" << converter.drifted()
                 << " of them have drifted), " << foreign
                 << " of another profile\n";

  CampaignOptions campaignOptions;
  campaignOptions.known = &*known;
  campaignOptions.makesBundles = false;
  Campaign campaign(std::move(*store), campaignOptions);
  FailureOr<FuzzState> state = campaign.makeState(error);
  if (failed(state))
    return fail(error);
  CheckOptions options;
  options.paths = paths->paths();
  options.inputSets = settings.flags.inputs.value_or(kDefaultInputSets);
  options.features = true;
  if (!settings.profile.empty())
    options.profile = lookupProfile(settings.profile);

  uint32_t featuresBefore = state->features().size();
  uint64_t keptBefore = state->kept();
  for (size_t begin = 0; begin < modules.size() && !interrupted();
       begin += kBatchModules) {
    std::vector<ModuleInput> batch(
        modules.begin() + begin,
        modules.begin() + std::min(begin + kBatchModules, modules.size()));
    std::vector<FuzzModule> done(batch.size());
    auto onDone = [&](size_t item, const ModuleVerdict &verdict) {
      done[item].number = state->nextModule() + item;
      done[item].input = batch[item];
      done[item].verdict = verdict;
      if (!verdict.choices.empty())
        done[item].input.choices = verdict.choices;
    };
    if (failed(
            checkInputs(batch, options, *workers, onDone, interrupted, error)))
      return fail(error);
    if (interrupted())
      break;
    std::vector<ModuleOutcome> outcomes;
    for (const FuzzModule &module : done) {
      campaign.onModule(module);
      ModuleOutcome outcome;
      outcome.features = module.verdict.features;
      outcome.choices = module.verdict.choices;
      outcome.isParent = module.verdict.worst() == VerdictClass::Agree;
      outcomes.push_back(std::move(outcome));
    }
    state->merge(outcomes);
    campaign.onBatch(*state, done);
  }
  if (failed(campaign.finish([] { return false; }, error)))
    return fail(error);
  if (interrupted())
    return fail("stopped; the same command goes on with what is left");
  llvm::outs() << modules.size() << " inputs checked, " << old
               << " were there, " << state->kept() - keptBefore
               << " kept; features: " << featuresBefore << " -> "
               << state->features().size() << "\n";
  return kNothingFound;
}

static int run() {
  if (words.empty())
    return fail("corpus takes import, export, distill or status, and FROM...");
  if (words.size() < 2 && !seedsText.getNumOccurrences())
    return fail("corpus " + words.front() + " takes FROM..., or --seeds A..B");
  const std::string &verb = words.front();
  int (*action)(std::vector<CorpusInput>) = nullptr;
  if (verb == "import")
    action = importInputs;
  else if (verb == "export")
    action = exportInputs;
  else if (verb == "distill")
    action = distillInputs;
  else if (verb == "status")
    action = [](std::vector<CorpusInput> inputs) { return showStatus(inputs); };
  else
    return fail("corpus takes import, export, distill or status, not '" + verb +
                "'");
  std::string error;
  FailureOr<std::vector<CorpusInput>> inputs = readAll(error);
  if (failed(inputs))
    return fail(error);
  catchInterrupts();
  return action(std::move(*inputs));
}

Command corpusCommand() { return {&sub, run}; }

} // namespace bufdiff::tool
