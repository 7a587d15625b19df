#!/usr/bin/env bash
# scripts/compare-engines.sh [SECONDS [CPU [ROW...]]]
#
# What each engine reaches in the same time of one core, one after the other:
# modules a second, and how many of the features (docs/feedback.md) of the
# default paths it saw. (bufdiff's own loop draws no others here.) The targets
# count, and bufdiff in the same way; what an engine says of itself is not used.
# Each starts from the same 16 seeds, except for bufdiff's own loop, which makes
# its own. Findings end nobody. ROW: random, feedback, libfuzzer-plain,
# afl-plain, libfuzzer, afl; without any, all of them.
#
# Time is time of the processor, of the engine and all that it starts: five
# minutes of it are five minutes on a core that does nothing else.
#
# "plain" is without the custom mutator and without features among the
# counters: what the engine sees then are the edges of bufdiff's own code, which
# is instrumented for that (preset fuzz-edges).
set -euo pipefail

seconds=${1:-300}
cpu=${2:-0}
rows=" ${*:3} "
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
release=$root/build/release/bin
fuzz=$root/build/fuzz/bin
edges=$root/build/fuzz-edges/bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for program in "$release/bufdiff" "$release/bufdiff-replay-choices" \
  "$release/bufdiff-afl-mutator.so" "$fuzz/bufdiff-fuzz-choices" "$fuzz/bufdiff-afl-choices" \
  "$edges/bufdiff-fuzz-choices" "$edges/bufdiff-afl-choices"; do
  [[ -e $program ]] || {
    echo "compare-engines: no $program: build the presets release, fuzz and fuzz-edges" >&2
    exit 1
  }
done
pin=()
if command -v taskset >/dev/null; then
  pin=(taskset -c "$cpu")
fi
"$release/bufdiff" corpus export --seeds 0..16 -o "$work/seeds" >/dev/null

# Findings are passed over, and count as modules like others.
echo '*' >"$work/findings"
export BUFDIFF_KNOWN_FINDINGS=$work/findings

row() {
  printf '%-34s %10s %10s %10s\n' "$@"
}

# wanted NAME: all rows, or those that were asked for.
wanted() {
  [[ $rows == "  " || $rows == *" $1 "* ]]
}

budget() {
  "${pin[@]}" "$root/scripts/cpu-budget.py" "$seconds" "$work/used" "$@"
}

# report NAME MODULES FEATURES
report() {
  row "$1" "$2" "$(awk "BEGIN { printf \"%.0f\", $2 / $(cat "$work/used") }")" "$3"
}

# own NAME FLAGS: bufdiff's own loop.
own() {
  local name=$1
  shift
  budget "$release/bufdiff" fuzz --jobs 1 --draw=0 --time 24h --json "$@" >"$work/own.json" 2>"$work/own.log" || true
  local modules features
  read -r modules features < <(python3 -c '
import json, sys
report = json.load(open(sys.argv[1]))
print(report["modules"], report["features"])' "$work/own.json")
  report "$name" "$modules" "$features"
}

# counted NAME: what the targets counted in $BUFDIFF_FUZZ_FEATURES, which begins
# with two numbers of 64 bits: modules and features.
counted() {
  local modules features
  read -r modules features < <(od -An -t u8 -N 16 "$BUFDIFF_FUZZ_FEATURES")
  report "$1" "$modules" "$features"
}

libfuzzer() {
  local dir=$work/libfuzzer-$RANDOM
  mkdir -p "$dir"
  export BUFDIFF_FUZZ_FEATURES=$dir.features
  budget "$fuzz/bufdiff-fuzz-choices" -seed=1 "-artifact_prefix=$work/" "$dir" "$work/seeds" \
    >"$work/engine.log" 2>&1 || {
    tail -n 5 "$work/engine.log" >&2
    echo "compare-engines: libFuzzer ended early" >&2
  }
  counted "$1"
}

afl() {
  local dir=$work/afl-$RANDOM
  export BUFDIFF_FUZZ_FEATURES=$dir.features
  AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 \
    AFL_FORKSRV_INIT_TMOUT=60000 budget afl-fuzz -S one -s 1 -t 20000 -m none \
    -i "$work/seeds" -o "$dir" -- "$fuzz/bufdiff-afl-choices" >"$work/engine.log" 2>&1 || {
    tail -n 5 "$work/engine.log" >&2
    echo "compare-engines: afl-fuzz ended early" >&2
  }
  counted "$1"
}

row "engine (${seconds} s of one core each)" modules "a second" features
if wanted random; then own "bufdiff, random" --feedback=off; fi
if wanted feedback; then own "bufdiff, feedback" --feedback=on; fi
(
  fuzz=$edges
  export BUFDIFF_FUZZ_MUTATOR=engine BUFDIFF_FUZZ_COUNTERS=off
  if wanted libfuzzer-plain; then libfuzzer "libFuzzer, plain"; fi
  if wanted afl-plain; then afl "AFL++, plain"; fi
)
if wanted libfuzzer; then libfuzzer "libFuzzer, mutator and features"; fi
# As ./run fuzz --engine afl has it.
export AFL_CUSTOM_MUTATOR_LIBRARY=$release/bufdiff-afl-mutator.so AFL_CUSTOM_MUTATOR_ONLY=1 AFL_FAST_CAL=1
if wanted afl; then afl "AFL++, mutator and features"; fi
