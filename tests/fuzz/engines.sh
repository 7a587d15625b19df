#!/usr/bin/env bash
# engines.sh SOURCE SCRATCH [PRESET]
#
# Runs the targets under libFuzzer and AFL++ and as a fleet would, with small
# budgets: every command of docs/fuzzing.md. `doc LINE` says which line of it the
# next steps stand for; at the end none may be left.
#
# The programs are those that the fleets' build.sh makes, from nothing, in
# SCRATCH: unoptimized, since compiling them takes longer than running them. With
# PRESET (fuzz, fuzz-asan) they are that preset's.
set -euo pipefail

source_dir=$1 scratch=$2 preset=${3:-}
rm -rf "$scratch"
mkdir -p "$scratch"
cd "$scratch"
release=$source_dir/build/release/bin
bufdiff=$release/bufdiff
export PATH=$release:$PATH
documented=$scratch/documented
: >"$documented"

fail() {
  echo "engines.sh: $*" >&2
  exit 1
}
doc() { printf '%s\n' "$@" >>"$documented"; }
count() { find "$1" -type f -not -path '*/.*' | wc -l; }

# engine COMMAND...: an engine that ends by itself, or with a finding that
# `repro` confirms: short runs over fixed seeds find nothing new today, and what
# they find tomorrow is no fault of this test.
engine() {
  local status=0
  "$@" >engine.log 2>&1 || status=$?
  if ((status == 77)); then
    local artifact
    artifact=$(sed -n 's/.*Test unit written to //p' engine.log | tail -n 1)
    "$bufdiff" repro "$artifact" --bundle "$scratch/found.bundle" || (($? == 2)) ||
      fail "$* found what cannot be shown again: $artifact"
  elif ((status != 0)); then
    tail -n 30 engine.log >&2
    fail "status $status of: $*"
  fi
}

echo "== as a fleet builds it"
doc 'OUT=/tmp/out fuzz/oss-fuzz/build.sh' 'cmake --preset fuzz -DMLIR_DIR=/path/to/llvm-build/lib/cmake/mlir'
if [[ -n $preset ]]; then
  cmake_of=$source_dir/build/$preset
  (cd "$source_dir" && cmake --preset "$preset") >configure.log 2>&1 || fail "cmake --preset $preset"
else
  cmake_of=$source_dir/build/release
fi
mlir=$(sed -n 's/^MLIR_DIR:[A-Z]*=//p' "$cmake_of/CMakeCache.txt")
# Any program of the preset may be linked with an MLIR that is instrumented, not
# only one that has an engine.
(cd "$source_dir" && cmake --preset fuzz -B "$scratch/preset" -DMLIR_DIR="$mlir") >configure.log 2>&1 ||
  fail "cmake --preset fuzz"
linker_flags=$(sed -n 's/^CMAKE_EXE_LINKER_FLAGS:[A-Z]*=//p' "$scratch/preset/CMakeCache.txt")
echo 'int main(int argc, char **) { return argc > 9 ? 1 : 0; }' >instrumented.cpp
clang++-22 -fsanitize=fuzzer-no-link -c instrumented.cpp
# shellcheck disable=SC2086
clang++-22 instrumented.o $linker_flags -o instrumented 2>link.log || fail "an instrumented library does not link"
./instrumented || fail "an instrumented program does not run"
flags="-O0 -gline-tables-only -fsanitize=fuzzer-no-link" build=$scratch/work/bufdiff
if [[ -n $preset ]]; then
  build=$source_dir/build/$preset
  flags=$(sed -n 's/^CMAKE_CXX_FLAGS:[A-Z]*=//p' "$build/CMakeCache.txt")
fi
# As OSS-Fuzz calls it, by a copy, and as ClusterFuzzLite does, by a script of a
# few lines: both find bufdiff below $SRC.
mkdir src
ln -s "$source_dir" src/bufdiff
cp "$source_dir/fuzz/oss-fuzz/build.sh" src/
for script in src/build.sh "$source_dir/fuzz/clusterfuzzlite/.clusterfuzzlite/build.sh"; do
  rm -rf built
  env SRC="$scratch/src" OUT="$scratch/built" WORK="$scratch/work" CC=clang-22 CXX=clang++-22 CFLAGS="$flags" \
    CXXFLAGS="$flags" LIB_FUZZING_ENGINE=-fsanitize=fuzzer SANITIZER=none MLIR_DIR="$mlir" \
    BUFDIFF_BUILD_DIR="$build" bash "$script" >build.log 2>&1 || {
    tail -n 20 build.log >&2
    fail "$script"
  }
done
# What the images copy of bufdiff is there, and all modes have a workflow.
while read -r file; do
  [[ -e $source_dir/$file ]] || fail "the image wants $file"
done < <(sed -n 's/^COPY \([^ ]*\) .*/\1/p' "$source_dir/fuzz/oss-fuzz/Dockerfile")
for mode in code-change batch prune coverage; do
  grep -q "^ *mode: $mode$" "$source_dir/fuzz/clusterfuzzlite/.github/workflows/bufdiff-$mode.yml" ||
    fail "no workflow for $mode"
done
ninja -C "$build" bufdiff-afl-choices bufdiff-afl-mlir >ninja.log 2>&1 || {
  tail -n 20 ninja.log >&2
  fail "the targets for AFL++ do not build"
}
bin=$build/bin

echo "== corpora for engines"
doc 'bufdiff corpus export corpus/seeds --as choices -o seeds-dir'
# Some have drifted, see docs/fuzzing.md.
"$bufdiff" corpus export "$source_dir/corpus/seeds" --as choices -o seeds-all >/dev/null 2>&1 || (($? == 3)) ||
  fail "export"
"$bufdiff" corpus export --seeds 0..12 -o seeds-all >/dev/null
mkdir seeds-dir
find seeds-all -type f | sort | sed -n 1,12p | xargs cp -t seeds-dir
(($(count seeds-dir) == 12)) || fail "too few seeds have choices"

echo "== libFuzzer"
doc './run fuzz --engine libfuzzer --time 10m' './run fuzz --engine libfuzzer --target mlir --time 10m' \
  'cmake --preset fuzz && ninja -C build/fuzz bufdiff-fuzz-choices' 'mkdir -p corpus-dir' \
  'build/fuzz/bin/bufdiff-fuzz-choices -runs=1000 -seed=1 corpus-dir'
mkdir corpus-dir
engine "$source_dir/run" fuzz --engine libfuzzer --programs "$bin" --count 400 --seed 1 corpus-dir seeds-dir
grep -q 'Done 400 runs' engine.log || grep -q 'Test unit written' engine.log || fail "libFuzzer did not run"
(($(count corpus-dir) > 12)) || fail "libFuzzer kept nothing"
grep -q 'MS: .*Custom' engine.log || fail "the custom mutator was not used"
engine "$source_dir/run" fuzz --engine libfuzzer --programs "$bin" --target mlir --count 100 --seed 2 \
  "-artifact_prefix=$scratch/" "$source_dir/corpus/seeds"
doc 'build/fuzz/bin/bufdiff-fuzz-mlir -dict=fuzz/mlir.dict corpus/seeds'
for form in text options; do
  engine "$source_dir/run" fuzz --engine libfuzzer --programs "$bin" --target "$form" --count 50 --seed 3 \
    "-artifact_prefix=$scratch/"
done

doc 'build/fuzz/bin/bufdiff-fuzz-choices -fork=2 -ignore_crashes=1 -max_total_time=3600 corpus-dir' \
  'build/fuzz/bin/bufdiff-fuzz-choices -jobs=4 -workers=2 -max_total_time=3600 corpus-dir' \
  'build/fuzz/bin/bufdiff-fuzz-choices -merge=1 small-dir corpus-dir' \
  'build/fuzz/bin/bufdiff-fuzz-choices -minimize_crash=1 -runs=1000 crash-0a1b2c'
# 77: something was found.
"$bin/bufdiff-fuzz-choices" -fork=2 -ignore_crashes=1 -max_total_time=5 corpus-dir >fork.log 2>&1 ||
  (($? == 77)) || fail "-fork"
"$bin/bufdiff-fuzz-choices" -jobs=2 -workers=2 -runs=20 corpus-dir >jobs.log 2>&1 ||
  (($? == 77)) || fail "-jobs"
grep -q 'Job 1 exited' jobs.log || fail "-jobs ran no jobs"
mkdir small-dir
"$bin/bufdiff-fuzz-choices" -merge=1 small-dir corpus-dir >merge.log 2>&1 || fail "-merge"
(($(count small-dir) > 0 && $(count small-dir) <= $(count corpus-dir))) || fail "-merge made nothing smaller"

echo "== a finding, from the engine to its bundle"
# Beside a program without known bugs, a known bug is a finding.
mkdir -p raw/known-bugs
ln "$bin/bufdiff-fuzz-mlir" raw/ 2>/dev/null || cp "$bin/bufdiff-fuzz-mlir" raw/
bug=$source_dir/corpus/known-bugs/linalg-map-reads-init.mlir
"$bin/bufdiff-fuzz-mlir" "$bug" >known.log 2>&1 || fail "a known bug stops an engine"
cp "$bug" crash-0a1b2c
status=0
raw/bufdiff-fuzz-mlir crash-0a1b2c >new.log 2>&1 || status=$?
((status == 77)) || fail "a finding does not stop the engine: $status"
grep -q '^uninitialized-read:one-shot:old value of linalg.map:' new.log || fail "a finding is not named"
# In a corpus, and kept where it was asked for.
mkdir with-bug artifacts
cp "$bug" with-bug
status=0
raw/bufdiff-fuzz-mlir -runs=0 -artifact_prefix=artifacts/ with-bug >prefix.log 2>&1 || status=$?
((status == 77)) && cmp -s artifacts/crash-* "$bug" || fail "-artifact_prefix keeps no artifact"
raw/bufdiff-fuzz-mlir -minimize_crash=1 -runs=100 -exact_artifact_path=minimized crash-0a1b2c \
  >minimize.log 2>&1 || true
[[ -s minimized ]] || fail "-minimize_crash wrote nothing"
doc 'bufdiff repro build/engines/artifacts/crash-0a1b2c'
status=0
"$bufdiff" repro crash-0a1b2c >repro.log 2>/dev/null || status=$?
((status == 2)) || fail "repro of an artifact: $status"
grep -q '^known bug: linalg-map-reads-init$' repro.log || fail "repro does not name the known bug"
[[ -s crash-0a1b2c.bundle/report.md ]] || fail "an artifact made no bundle"
status=0
"$bufdiff" repro crash-0a1b2c.bundle >/dev/null || status=$?
((status == 2)) || fail "the bundle of an artifact does not reproduce"
doc 'bufdiff bisect ARTIFACT.bundle/reduced.mlir --mlir-opt mlir-opt-19 --mlir-opt mlir-opt-22'
if command -v mlir-opt-19 >/dev/null; then
  "$bufdiff" bisect crash-0a1b2c.bundle/reduced.mlir --mlir-opt mlir-opt-19 --mlir-opt mlir-opt-22 \
    >bisect.log 2>&1 || (($? == 2)) || fail "bisect of a bundle"
fi

echo "== AFL++"
doc './run fuzz --engine afl --time 10m --jobs 2' \
  'cmake --preset fuzz && ninja -C build/fuzz bufdiff-afl-choices' \
  'export AFL_CUSTOM_MUTATOR_LIBRARY=$PWD/build/release/bin/bufdiff-afl-mutator.so' \
  'export AFL_CUSTOM_MUTATOR_ONLY=1 AFL_FAST_CAL=1' 'export BUFDIFF_FUZZ_FORM=choices' \
  'afl-fuzz -M main0 -i seeds-dir -o shared-dir -- build/fuzz/bin/bufdiff-afl-choices' \
  'afl-fuzz -S other1 -i seeds-dir -o shared-dir -- build/fuzz/bin/bufdiff-afl-choices' \
  'afl-whatsup -s shared-dir'
BUFDIFF_FUZZ_FEATURES=$scratch/afl.features "$source_dir/run" fuzz --engine afl --programs "$bin" \
  --time 8 --jobs 2 --seed 1 -i seeds-dir -o shared-dir >afl.log 2>&1 || (($? == 2)) || {
  tail -n 30 afl.log >&2
  fail "afl-fuzz"
}
for instance in bufdiff0 bufdiff1; do
  queue=shared-dir/$instance/queue
  (($(count "$queue") > 12)) || fail "AFL++ ($instance) kept nothing"
done
grep -q 'Summary' afl.log || fail "afl-whatsup was not shown"
# What is kept is kept for features of both kinds of counters.
read -r modules features < <(od -An -t u8 -N 16 afl.features)
((modules > 12 && features > 500)) || fail "AFL++ ran $modules modules with $features features"

doc 'export AFL_MAP_SIZE=524288' 'afl-cmin -e -i shared-dir/main0/queue -o small-dir -- build/fuzz/bin/bufdiff-afl-choices' \
  'afl-tmin -i small-dir/FILE -o small-input -- build/fuzz/bin/bufdiff-afl-choices'
export AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1
export AFL_MAP_SIZE=524288
mkdir few-dir
cp seeds-dir/* few-dir
for file in seeds-dir/*; do cp "$file" "few-dir/twice-$(basename "$file")"; done
afl-cmin -e -i few-dir -o cmin-dir -- "$bin/bufdiff-afl-choices" >cmin.log 2>&1 || {
  tail -n 20 cmin.log >&2
  fail "afl-cmin"
}
(($(count cmin-dir) < 24 && $(count cmin-dir) > 0)) || fail "afl-cmin kept $(count cmin-dir) of 24"
printf '\001\002\003\004\005\006\007\010' >tiny
afl-tmin -i tiny -o small-input -- "$bin/bufdiff-afl-choices" >tmin.log 2>&1 || {
  tail -n 20 tmin.log >&2
  fail "afl-tmin"
}
[[ -e small-input ]] || fail "afl-tmin wrote nothing"

# A finding is a crash: a mutant of these shows one in no time.
ln "$bin/bufdiff-afl-mlir" raw/ 2>/dev/null || cp "$bin/bufdiff-afl-mlir" raw/
mkdir bugs-dir
cp "$source_dir/tests/lit/Inputs/agree.mlir" "$bug" \
  "$source_dir/corpus/known-bugs/callee-returns-constant.mlir" bugs-dir
BUFDIFF_FUZZ_FORM=mlir AFL_BENCH_UNTIL_CRASH=1 AFL_CUSTOM_MUTATOR_ONLY=1 AFL_FORKSRV_INIT_TMOUT=60000 \
  AFL_CUSTOM_MUTATOR_LIBRARY=$release/bufdiff-afl-mutator.so afl-fuzz -S one -V 120 -t 20000 -m none -i bugs-dir \
  -o bugs-out -- raw/bufdiff-afl-mlir >bugs.log 2>&1 || {
  tail -n 20 bugs.log >&2
  fail "afl-fuzz on modules"
}
found=$(find bugs-out/one/crashes -name 'id:*' | sort | sed -n 1p)
[[ -n $found ]] || fail "AFL++ found nothing"
status=0
"$bufdiff" repro --form mlir "$found" --bundle afl.bundle >/dev/null 2>&1 || status=$?
((status == 2)) || fail "repro of AFL++'s artifact: $status"

echo "== corpora between engines and a campaign"
doc 'bufdiff corpus export DIR -o corpus-dir' \
  'bufdiff corpus import corpus-dir build/engines/afl-choices --campaign DIR' \
  'bufdiff corpus distill corpus-dir DIR --state distill.state -o small-dir' \
  'bufdiff corpus status small-dir'
"$bufdiff" fuzz --campaign campaign --count 256 --bundles=false >/dev/null 2>&1 || (($? == 2))
"$bufdiff" corpus import corpus-dir shared-dir --campaign campaign >import.log
grep -Eq '^[1-9][0-9]* inputs checked, 0 were there, [1-9][0-9]* kept' import.log || {
  cat import.log >&2
  fail "a campaign learned nothing from the engines"
}
"$bufdiff" corpus export campaign -o exported-dir >/dev/null
engine "$bin/bufdiff-fuzz-choices" -runs=0 exported-dir
# afl-fuzz takes what is new to it from there, too.
mkdir one-seed foreign-dir
cp "$(find seeds-dir -type f | sort | sed -n 1p)" one-seed
find exported-dir -type f | sort | sed -n 1,12p | xargs cp -t foreign-dir
AFL_IMPORT_FIRST=1 AFL_CUSTOM_MUTATOR_ONLY=1 AFL_FAST_CAL=1 AFL_FORKSRV_INIT_TMOUT=60000 \
  AFL_CUSTOM_MUTATOR_LIBRARY=$release/bufdiff-afl-mutator.so afl-fuzz -M main0 -F foreign-dir -V 4 -t 20000 -m none \
  -i one-seed -o foreign-out -- "$bin/bufdiff-afl-choices" >foreign.log 2>&1 || (($? == 2)) || {
  tail -n 20 foreign.log >&2
  fail "afl-fuzz -F"
}
find foreign-out/main0/queue -name '*sync:foreign-dir*' | grep -q . ||
  fail "AFL++ took nothing from the campaign"
"$bufdiff" corpus distill corpus-dir campaign --state distill.state -o distilled-dir >distill.log
"$bufdiff" corpus distill corpus-dir campaign --state distill.state -o distilled-again >/dev/null
diff -r distilled-dir distilled-again || fail "distilling again gave something else"
grep -Eq '([0-9]+) of \1 features$' distill.log || fail "distilling lost features: $(cat distill.log)"
"$bufdiff" corpus status distilled-dir >/dev/null

echo "== engines side by side"
doc 'scripts/compare-engines.sh --doc docs/fuzzing.md 300'
cp "$source_dir/docs/fuzzing.md" page.md
"$source_dir/scripts/compare-engines.sh" --doc page.md --programs "$bin" 2 >compare.log 2>&1 || {
  tail -n 20 compare.log >&2
  fail "compare-engines.sh"
}
# Six rows, of which all say something, and nothing else of the page is another.
python3 - "$source_dir/docs/fuzzing.md" page.md <<'END' || fail "compare-engines.sh wrote another page"
import re, sys
old, new = (re.split("(?<=<!-- engines -->\n)|(?=<!-- end -->)", open(file).read()) for file in sys.argv[1:])
assert (old[0], old[2:]) == (new[0], new[2:]) and len(new) == 3
rows = re.findall(r"^\| (.*?) \| (\d+) \| (\d+) \| (\d+) \|$", new[1], re.M)
assert [row[0] for row in rows] == [
    "bufdiff, random", "bufdiff, feedback", "libFuzzer, plain", "libFuzzer, mutator and features",
    "AFL++, plain", "AFL++, mutator and features"], rows
assert all(int(cell) > 0 for row in rows for cell in row[1:]), rows
assert new[1].startswith("2 seconds of one core of "), new[1]
END
if "$source_dir/scripts/compare-engines.sh" --doc page.md 1 0 random >/dev/null 2>&1; then
  fail "compare-engines.sh writes a table with one row"
fi

echo "== seeds, made anew"
doc 'scripts/make-seeds.sh'
"$source_dir/scripts/make-seeds.sh" seeds-made 12 >seeds-made.log || fail "make-seeds.sh"
# Of every profile some.
for profile in $("$bufdiff" list profiles | awk '{print $1}'); do
  [[ $profile == mixed ]] || grep -lq "^// bufdiff-profile: $profile$" seeds-made/*.mlir ||
    fail "make-seeds.sh made none of the profile $profile"
done
bufdiff-replay-mlir seeds-made | grep -q "^$(count seeds-made) files, $(count seeds-made) inputs, .*, 0 with findings" ||
  fail "seeds that were just made do not replay"
mkdir notes && echo mine >notes/diary
if "$source_dir/scripts/make-seeds.sh" notes 1 >/dev/null 2>&1 || [[ ! -s notes/diary ]]; then
  fail "make-seeds.sh replaces what is not its own"
fi

echo "== without an engine"
doc 'bufdiff-replay-choices corpus-dir' 'valgrind build/release/bin/bufdiff-replay-mlir corpus/seeds/FILE'
bufdiff-replay-choices corpus-dir | grep -q "^$(count corpus-dir) files, " || fail "replay"
if command -v valgrind >/dev/null; then
  valgrind -q --error-exitcode=9 "$release/bufdiff-replay-mlir" "$source_dir/tests/lit/Inputs/agree.mlir" \
    >/dev/null 2>valgrind.log || {
    head -n 30 valgrind.log >&2
    fail "valgrind"
  }
fi
doc 'cmake --preset gcc && ninja -C build/gcc bufdiff-replay-mlir' 'build/gcc/bin/bufdiff-replay-mlir corpus/seeds'
# All of bufdiff by gcc takes a quarter of an hour. The target is: its main and
# what it is linked with in fuzz/ by gcc, the rest as it is.
if command -v g++ >/dev/null; then
  (cd "$source_dir" && cmake --preset gcc -B "$scratch/gcc" -DMLIR_DIR="$mlir" -DCMAKE_CXX_FLAGS_RELEASE=-O0 \
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON -DBUFDIFF_BUILD_TESTS=OFF) >gcc.log 2>&1 || fail "cmake --preset gcc"
  objects=$(ninja -C gcc -t query bin/bufdiff-replay-mlir | awk '/\.o$/ {print $1}')
  # shellcheck disable=SC2086
  ninja -C gcc $objects >gcc-ninja.log 2>&1 || {
    tail -n 20 gcc-ninja.log >&2
    fail "the target does not compile with gcc"
  }
  link=$(ninja -C gcc -t commands bin/bufdiff-replay-mlir | tail -n 1)
  for archive in $(grep -o '[a-z/]*/libbufdiff_[a-z_]*\.a' <<<"$link" | sort -u); do
    mkdir -p "gcc/$(dirname "$archive")"
    ln -sf "$source_dir/build/release/$archive" "gcc/$archive"
  done
  (cd gcc && bash -c "$link") >gcc-link.log 2>&1 || {
    tail -n 20 gcc-link.log >&2
    fail "the target does not link with gcc"
  }
  gcc/bin/bufdiff-replay-mlir "$source_dir/corpus/seeds" |
    grep -q "^$(count "$source_dir/corpus/seeds") files, $(count "$source_dir/corpus/seeds") inputs, " ||
    fail "the target by gcc does not replay the seeds"
fi

echo "== as a fleet runs it"
# Nothing in it depends on where it was built.
mv built out
offline=()
if unshare -rn true 2>/dev/null; then
  offline=(unshare -rn)
fi
programs=0
for program in out/bufdiff-fuzz-*; do
  [[ $program != *.* && $program != *_seed_corpus.zip ]] || continue
  programs=$((programs + 1))
  for extra in .options _seed_corpus.zip; do
    [[ -s $program$extra ]] || fail "$program has no $extra"
  done
  "${offline[@]}" env -i "$program" -runs=1 >smoke.log 2>&1 || {
    tail -n 20 smoke.log >&2
    fail "$program does not run"
  }
done
(($(bufdiff-replay-choices --list-paths | wc -l) + 4 == programs)) || fail "$programs programs were built"
for form in mlir text; do
  [[ -s out/bufdiff-fuzz-$form.dict ]] || fail "no dictionary for $form"
done
mkdir zip && python3 -m zipfile -e out/bufdiff-fuzz-mlir_seed_corpus.zip zip
(($(count zip) > 100)) || fail "only $(count zip) seeds"
"${offline[@]}" env -i out/bufdiff-fuzz-mlir -runs=0 zip >seeds.log 2>&1 || {
  tail -n 5 seeds.log >&2
  fail "the seeds of a fleet do not run"
}

echo "== the page"
python3 - "$source_dir/docs/fuzzing.md" "$documented" <<'END'
import re, sys
page = open(sys.argv[1]).read()
run = set(open(sys.argv[2]).read().splitlines())
shown = set()
for block in re.findall(r"^```\n(.*?)^```", page, re.S | re.M):
    for line in block.splitlines():
        shown.add(re.sub(r"\s+#.*", "", line).strip())
if shown != run:
    for line in sorted(shown - run):
        print("not run by this test:", line)
    for line in sorted(run - shown):
        print("not on the page:", line)
    sys.exit(1)
END
echo "all commands of docs/fuzzing.md ran"
