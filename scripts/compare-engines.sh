#!/usr/bin/env bash
# scripts/compare-engines.sh [--doc FILE] [--programs DIR] [SECONDS [CPU [ROW...]]]
#
# What each engine reaches in the same time of one core, one after the other:
# modules a second, and how many of the features (docs/feedback.md) of the
# default paths it saw. (bufdiff's own loop draws no others here.) All are
# counted by one ruler, the features of every module that was run: the targets
# count them, and bufdiff in the same way; what an engine says of itself is not
# used. Each starts from the same 16 seeds, except for bufdiff's own loop, which
# makes its own. Findings end nobody. ROW: random, feedback, libfuzzer-plain,
# libfuzzer, afl-plain, afl; without any, all of them.
#
# --doc FILE writes the table into that page, between `<!-- engines -->` and
# `<!-- end -->`, once all of it was measured.
#
# What is not built is built first (presets release, fuzz and fuzz-edges: minutes
# each), unless --programs names a directory that has the targets.
#
# Time is time of the processor, of the engine and all that it starts: five
# minutes of it are five minutes on a core that does nothing else.
#
# "plain" is without the custom mutator and without features among the
# counters: what the engine sees then are the edges of bufdiff's own code, which
# is instrumented for that (preset fuzz-edges).
set -euo pipefail

die() {
  echo "compare-engines: $*" >&2
  exit 1
}

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
release=$root/build/release/bin
doc= programs=
while (($#)) && [[ $1 == -* ]]; do
  case $1 in
  --doc | --programs)
    (($# > 1)) || die "$1 needs a value"
    if [[ $1 == --doc ]]; then doc=$2; else programs=$(realpath -- "$2"); fi
    shift 2
    ;;
  *) die "there is no flag $1" ;;
  esac
done
seconds=${1:-300}
# The first core that this process may use.
cpu=${2:-$(taskset -cp $$ 2>/dev/null | sed 's/.*: \([0-9]*\).*/\1/')}
cpu=${cpu:-0}
all_rows=(random feedback libfuzzer-plain libfuzzer afl-plain afl)
chosen=("${@:3}")
((${#chosen[@]})) || chosen=("${all_rows[@]}")
[[ $seconds =~ ^[1-9][0-9]*$ ]] || die "'$seconds' is no number of seconds"
[[ $cpu =~ ^[0-9]+$ ]] || die "'$cpu' is no number of a core"
for name in "${chosen[@]}"; do
  [[ " ${all_rows[*]} " == *" $name "* ]] || die "no row is called '$name': ${all_rows[*]}"
done
if [[ $doc ]]; then
  ((${#chosen[@]} == ${#all_rows[@]})) || die "--doc wants all rows"
  grep -qsx '<!-- engines -->' "$doc" || die "$doc has no place for the table"
fi
command -v afl-fuzz >/dev/null || die "no afl-fuzz: ./run setup"

# programs_of PRESET TARGET...: builds them. Ninja is silent where there is
# nothing to do.
programs_of() {
  local preset=$1 log
  shift
  log=$root/build/$preset-engines.log
  mkdir -p "$root/build"
  {
    [[ -f $root/build/$preset/build.ninja ]] || (cd "$root" && cmake --preset "$preset")
    ninja -C "$root/build/$preset" "$@"
  } >"$log" 2>&1 || die "cannot build the preset $preset, see $log"
}
programs_of release bufdiff bufdiff-replay-choices bufdiff-afl-mutator
fuzz=$programs edges=$programs
if [[ -z $programs ]]; then
  for preset in fuzz fuzz-edges; do
    programs_of $preset bufdiff-fuzz-choices bufdiff-afl-choices
  done
  fuzz=$root/build/fuzz/bin edges=$root/build/fuzz-edges/bin
fi
for program in {"$fuzz","$edges"}/bufdiff-{fuzz,afl}-choices; do
  [[ -x $program ]] || die "no program $program"
done

# Engines write a file for every input that they keep, tens of thousands in
# minutes. What a disk takes for that depends on what was on it before, so they
# go where memory is, if that is to be had.
scratch=${TMPDIR:-/tmp}
[[ -n ${TMPDIR:-} || ! -d /dev/shm || ! -w /dev/shm ]] || scratch=/dev/shm
work=$(mktemp -d "$scratch/compare-engines.XXXXXX")
trap 'rm -rf "$work"' EXIT
pin=()
if command -v taskset >/dev/null; then
  taskset -c "$cpu" true 2>/dev/null || die "there is no core $cpu"
  pin=(taskset -c "$cpu")
fi
"$release/bufdiff" corpus export --seeds 0..16 -o "$work/seeds" >/dev/null

# Findings are passed over, and count as modules like others.
echo '*' >"$work/findings"
export BUFDIFF_KNOWN_FINDINGS=$work/findings

budget() {
  "${pin[@]}" "$root/scripts/cpu-budget.py" "$seconds" "$work/used" "$@"
}

# What was measured: name, modules, modules a second, features.
table=$work/table
: >"$table"
show() {
  printf '%-34s %10s %10s %10s\n' "$@"
}

# report NAME MODULES FEATURES
report() {
  local rate
  (($2 > 0)) || die "$1 ran no module"
  rate=$(awk "BEGIN { printf \"%.0f\", $2 / $(cat "$work/used") }")
  printf '%s\t%s\t%s\t%s\n' "$1" "$2" "$rate" "$3" >>"$table"
  show "$1" "$2" "$rate" "$3"
}

# own NAME FLAGS: bufdiff's own loop. It is interrupted, and ends well then.
own() {
  local name=$1 modules features
  shift
  budget "$release/bufdiff" fuzz --jobs 1 --draw=0 --time 24h --json "$@" >"$work/own.json" 2>"$work/own.log" || true
  read -r modules features < <(python3 -c '
import json, sys
report = json.load(open(sys.argv[1]))
print(report["modules"], report["features"])' "$work/own.json") || {
    tail -n 5 "$work/own.log" >&2
    die "bufdiff fuzz did not say what it saw"
  }
  report "$name" "$modules" "$features"
}

# counted NAME: what the targets counted in $BUFDIFF_FUZZ_FEATURES, which begins
# with two numbers of 64 bits: modules and features.
counted() {
  local modules features
  read -r modules features < <(od -An -t u8 -N 16 "$BUFDIFF_FUZZ_FEATURES") || die "$1 counted nothing"
  report "$1" "$modules" "$features"
}

# libfuzzer NAME PROGRAMS
libfuzzer() {
  local dir=$work/libfuzzer
  rm -rf "$dir"
  mkdir "$dir"
  export BUFDIFF_FUZZ_FEATURES=$work/features
  rm -f "$BUFDIFF_FUZZ_FEATURES"
  budget "$2/bufdiff-fuzz-choices" -seed=1 "-artifact_prefix=$work/" "$dir" "$work/seeds" \
    >"$work/engine.log" 2>&1 || {
    tail -n 5 "$work/engine.log" >&2
    echo "compare-engines: libFuzzer ended early" >&2
  }
  counted "$1"
}

# afl NAME PROGRAMS
afl() {
  local dir=$work/afl
  rm -rf "$dir"
  export BUFDIFF_FUZZ_FEATURES=$work/features
  rm -f "$BUFDIFF_FUZZ_FEATURES"
  AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 \
    AFL_FORKSRV_INIT_TMOUT=60000 budget afl-fuzz -S one -s 1 -t 20000 -m none \
    -i "$work/seeds" -o "$dir" -- "$2/bufdiff-afl-choices" >"$work/engine.log" 2>&1 || {
    tail -n 5 "$work/engine.log" >&2
    echo "compare-engines: afl-fuzz ended early" >&2
  }
  counted "$1"
}

# plain ROW...: the engine by itself.
plain() {
  (
    export BUFDIFF_FUZZ_MUTATOR=engine BUFDIFF_FUZZ_COUNTERS=off
    "$@" "$edges"
  )
}

show "engine (${seconds} s of one core each)" modules "a second" features
for name in "${chosen[@]}"; do
  case $name in
  random) own "bufdiff, random" --feedback=off ;;
  feedback) own "bufdiff, feedback" --feedback=on ;;
  libfuzzer-plain) plain libfuzzer "libFuzzer, plain" ;;
  libfuzzer) libfuzzer "libFuzzer, mutator and features" "$fuzz" ;;
  afl-plain) plain afl "AFL++, plain" ;;
  # As ./run fuzz --engine afl has it.
  afl)
    AFL_CUSTOM_MUTATOR_LIBRARY=$release/bufdiff-afl-mutator.so AFL_CUSTOM_MUTATOR_ONLY=1 AFL_FAST_CAL=1 \
      afl "AFL++, mutator and features" "$fuzz"
    ;;
  esac
done
[[ $doc ]] || exit 0

mlir=$("$release/bufdiff" --version | sed -n 's/.*MLIR \([0-9.]*\).*/\1/p')
python3 - "$doc" "$table" "$seconds" "$mlir" <<'END'
"""Writes the table into the page, and what it says of the mutators."""
import os, re, sys

doc, table, seconds, mlir = sys.argv[1:]
rows = [line.rstrip("\n").split("\t") for line in open(table)]
features = {row[0]: int(row[3]) for row in rows}
gain = {engine: features[f"{engine}, mutator and features"] / features[f"{engine}, plain"]
        for engine in ("libFuzzer", "AFL++")}
cpu = re.search(r"model name\s*: (.*)", open("/proc/cpuinfo").read())
memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
lines = [f"{seconds} seconds of one core of {os.cpu_count()} ({cpu.group(1).strip() if cpu else 'unknown'}, "
         f"{memory:.0f} GiB), MLIR {mlir}, default paths:", "",
         "| engine, target `choices` | modules | a second | features |", "|---|---|---|---|"]
lines += ["| " + " | ".join(row) + " |" for row in rows]
lines += ["", "With the mutator and the features, libFuzzer sees "
          f"{gain['libFuzzer']:.1f} times as many features as without, AFL++ {gain['AFL++']:.1f} times."]
text = open(doc, encoding="utf-8").read()
new, count = re.subn(r"(<!-- engines -->\n).*?(<!-- end -->)", lambda m: m.group(1) + "\n".join(lines) + "\n" + m.group(2),
                     text, flags=re.S)
if count != 1:
    sys.exit(f"compare-engines: {doc} has no place for the table")
with open(doc + ".new", "w", encoding="utf-8") as out:
    out.write(new)
os.replace(doc + ".new", doc)
END
echo "written into $doc"
