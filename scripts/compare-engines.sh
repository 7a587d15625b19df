#!/usr/bin/env bash
# scripts/compare-engines.sh [SECONDS [CPU]]
#
# What each engine reaches in the same time on the same core, one after the
# other: modules a second, and how many of the features (docs/feedback.md) of the
# default paths it saw. All of them are counted in the same way, by the targets
# themselves; what an engine says of itself is not used. Each starts from the
# same 16 seeds, except for bufdiff's own loop, which makes its own.
#
# "plain" is without the custom mutator and without features among the
# counters: what the engine sees then are the edges of bufdiff's own code.
set -euo pipefail

seconds=${1:-300}
cpu=${2:-0}
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
release=$root/build/release/bin
fuzz=$root/build/fuzz/bin
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for program in "$release/bufdiff" "$release/bufdiff-replay-choices" \
  "$release/bufdiff-afl-mutator.so" "$fuzz/bufdiff-fuzz-choices" "$fuzz/bufdiff-afl-choices"; do
  [[ -e $program ]] || {
    echo "compare-engines: no $program: build the presets release and fuzz" >&2
    exit 1
  }
done
pin=()
if command -v taskset >/dev/null; then
  pin=(taskset -c "$cpu")
fi
"$release/bufdiff" corpus export --seeds 0..16 -o "$work/seeds" >/dev/null

row() {
  printf '%-34s %10s %10s %10s\n' "$@"
}

# own NAME FLAGS: bufdiff's own loop.
own() {
  local name=$1
  shift
  "${pin[@]}" "$release/bufdiff" fuzz --jobs 1 --time "${seconds}s" --json "$@" \
    >"$work/own.json" 2>/dev/null || true
  read -r modules features < <(python3 -c '
import json, sys
report = json.load(open(sys.argv[1]))
print(report["modules"], report.get("features", 0))' "$work/own.json")
  row "$name" "$modules" "$((modules / seconds))" "$features"
}

# counted NAME: what the targets counted in $BUFDIFF_FUZZ_FEATURES, which begins
# with two numbers of 64 bits: modules and features.
counted() {
  local modules features
  read -r modules features < <(od -An -t u8 -N 16 "$BUFDIFF_FUZZ_FEATURES")
  row "$1" "$modules" "$((modules / seconds))" "$features"
}

# A finding ends libFuzzer: it is started again until the time is over.
libfuzzer() {
  local name=$1 end=$((SECONDS + seconds)) number=1
  mkdir -p "$work/$name"
  export BUFDIFF_FUZZ_FEATURES=$work/$name.features
  while ((SECONDS < end)); do
    "${pin[@]}" "$fuzz/bufdiff-fuzz-choices" -seed=$number "-max_total_time=$((end - SECONDS))" \
      -rss_limit_mb=4096 -print_funcs=0 "-artifact_prefix=$work/" "$work/$name" "$work/seeds" \
      >"$work/$name.log" 2>&1 || true
    number=$((number + 1))
  done
  counted "$name"
}

afl() {
  export BUFDIFF_FUZZ_FEATURES=$work/$1.features
  AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 \
    AFL_FORKSRV_INIT_TMOUT=60000 "${pin[@]}" afl-fuzz -S one -s 1 -V "$seconds" -t 5000 -m none \
    -i "$work/seeds" -o "$work/$1" -- "$fuzz/bufdiff-afl-choices" >"$work/$1.log" 2>&1 || {
    tail -n 5 "$work/$1.log" >&2
    echo "compare-engines: afl-fuzz failed" >&2
    exit 1
  }
  counted "$1"
}

row "engine (${seconds} s each, one core)" modules "a second" features
own "bufdiff, random" --feedback off
own "bufdiff, feedback" --feedback on
(
  export BUFDIFF_FUZZ_MUTATOR=engine BUFDIFF_FUZZ_COUNTERS=off
  libfuzzer "libFuzzer, plain"
  afl "AFL++, plain"
)
libfuzzer "libFuzzer, mutator and features"
export AFL_CUSTOM_MUTATOR_LIBRARY=$release/bufdiff-afl-mutator.so
afl "AFL++, mutator and features"
