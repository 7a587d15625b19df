#!/usr/bin/env bash
# Builds the fuzz targets as OSS-Fuzz, ClusterFuzz and ClusterFuzzLite want them:
# every target is a program in $OUT that needs nothing outside of it, beside it
# its seeds (NAME_seed_corpus.zip), its words (NAME.dict) and its limits
# (NAME.options). No network is used.
#
#   OUT                   where the programs go; the only one that must be set
#   CC CXX CFLAGS CXXFLAGS LIB_FUZZING_ENGINE SANITIZER WORK
#                         as those fleets set them; by default clang 22,
#                         libFuzzer and ASan
#   MLIR_DIR              an MLIR of your own (lib/cmake/mlir)
#   SRC                   where bufdiff is, if this is a copy: $SRC/bufdiff. Where
#                         $SRC/llvm-project is, MLIR is built from that with the
#                         same flags, so that its edges count as well
#   BUFDIFF_BUILD_DIR     a build directory to use again (default: $WORK/bufdiff)
set -euo pipefail

die() {
  echo "build.sh: $*" >&2
  exit 1
}
source_dir=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
# OSS-Fuzz runs a copy of this file, $SRC/build.sh.
if [[ ! -f $source_dir/fuzz/oss-fuzz/build.sh ]]; then
  source_dir=$(cd "${SRC:-}/bufdiff" 2>/dev/null && pwd -P) || die "where is bufdiff? It is not in ${SRC:-}/bufdiff"
fi

[[ -n ${OUT:-} ]] || die "OUT is not set: where do the programs go?"
CC=${CC:-clang-22}
CXX=${CXX:-clang++-22}
SANITIZER=${SANITIZER:-address}
LIB_FUZZING_ENGINE=${LIB_FUZZING_ENGINE:--fsanitize=fuzzer}
common="-O1 -fno-omit-frame-pointer -gline-tables-only"
case $SANITIZER in
address) default="$common -fsanitize=address -fsanitize-address-use-after-scope -fsanitize=fuzzer-no-link" ;;
undefined) default="$common -fsanitize=undefined -fno-sanitize-recover=all -fsanitize=fuzzer-no-link" ;;
coverage) default="$common -fprofile-instr-generate -fcoverage-mapping -fsanitize=fuzzer-no-link" ;;
none) default="$common -fsanitize=fuzzer-no-link" ;;
*) die "SANITIZER is '$SANITIZER': address, undefined, coverage or none" ;;
esac
CFLAGS=${CFLAGS-$default}
CXXFLAGS=${CXXFLAGS-$default}
work=${WORK:-$source_dir/build/oss-fuzz}
build=${BUFDIFF_BUILD_DIR:-$work/bufdiff}
jobs=$(nproc 2>/dev/null || echo 2)
mkdir -p "$OUT" "$build"

# MLIR of one's own, instrumented like everything else.
if [[ -z ${MLIR_DIR:-} && -n ${SRC:-} && -d $SRC/llvm-project/mlir ]]; then
  cmake -S "$SRC/llvm-project/llvm" -B "$work/llvm" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" \
    -DCMAKE_C_FLAGS="$CFLAGS" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
    -DLLVM_ENABLE_PROJECTS=mlir -DLLVM_TARGETS_TO_BUILD=Native -DLLVM_ENABLE_RTTI=ON \
    -DLLVM_ENABLE_ASSERTIONS=ON -DLLVM_INCLUDE_TESTS=OFF -DLLVM_INCLUDE_BENCHMARKS=OFF \
    -DLLVM_ENABLE_ZSTD=OFF -DLLVM_ENABLE_TERMINFO=OFF
  ninja -C "$work/llvm" -j "$jobs"
  MLIR_DIR=$work/llvm/lib/cmake/mlir
fi
mlir=()
if [[ -n ${MLIR_DIR:-} ]]; then
  mlir=(-DMLIR_DIR="$MLIR_DIR")
elif [[ -d /usr/lib/llvm-22 ]]; then
  mlir=(-DCMAKE_PREFIX_PATH=/usr/lib/llvm-22)
fi

cmake -S "$source_dir" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_CXX_FLAGS_RELEASE=-DNDEBUG -DCMAKE_C_COMPILER="$CC" -DCMAKE_CXX_COMPILER="$CXX" \
  -DCMAKE_C_FLAGS="$CFLAGS" -DCMAKE_CXX_FLAGS="$CXXFLAGS" \
  -DBUFDIFF_BUILD_FUZZERS=ON -DBUFDIFF_BUILD_TESTS=OFF \
  -DBUFDIFF_FUZZING_ENGINE="$LIB_FUZZING_ENGINE" "${mlir[@]}" >"$build/configure.log" 2>&1 || {
  tail -n 20 "$build/configure.log" >&2
  die "CMake could not configure $build"
}
forms=(choices mlir text options)
ninja -C "$build" -j "$jobs" bufdiff-replay-choices "${forms[@]/#/bufdiff-fuzz-}" >&2

# Shared libraries go along: LLVM's, and whatever else is not the C library. The
# programs look for them in $ORIGIN/lib first (fuzz/CMakeLists.txt).
mkdir -p "$OUT/lib"
ldd "$build/bin/bufdiff-fuzz-choices" | awk '$3 ~ /^\// {print $3}' |
  grep -vE '/(libc|libm|libdl|librt|libpthread|libresolv)\.so' | while read -r library; do
  cp -Lf "$library" "$OUT/lib/"
done

# seeds FORM FILE: a zip of inputs to begin with.
seeds() {
  python3 - "$1" "$2" "$source_dir/corpus" <<'END'
import pathlib, sys, zipfile
form, target, corpus = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
seeds = sorted((corpus / "seeds").glob("*.mlir"))
# Some of these show bugs, which only the target without paths takes.
whole = seeds + sorted((corpus / "regressions").glob("*.mlir"))
mark = "// bufdiff-choices: "
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as out:
    for file in whole if form == "text" else seeds:
        data = file.read_bytes()
        if form in ("choices", "options"):
            lines = [l[len(mark):] for l in data.decode().splitlines() if l.startswith(mark)]
            data = bytes.fromhex("".join(lines))
            if form == "options":
                data = b"\0" + data
        if data:
            # A fixed date, so that the same seeds are the same zip.
            out.writestr(zipfile.ZipInfo(file.name), data)
END
}

# program NAME FORM: a target and what goes with it. Programs of one form are
# links to one file; their names say which paths run.
program() {
  local name=$1 form=$2 first=bufdiff-fuzz-$2
  if [[ $name != "$first" ]]; then
    ln -f "$OUT/$first" "$OUT/$name" 2>/dev/null || cp -f "$OUT/$first" "$OUT/$name"
    ln -f "$OUT/${first}_seed_corpus.zip" "$OUT/${name}_seed_corpus.zip" 2>/dev/null ||
      cp -f "$OUT/${first}_seed_corpus.zip" "$OUT/${name}_seed_corpus.zip"
  else
    cp -f "$build/bin/$first" "$OUT/$first"
    seeds "$form" "$OUT/${name}_seed_corpus.zip"
  fi
  {
    echo "[libfuzzer]"
    echo "timeout = 25"
    echo "rss_limit_mb = 4096"
    case $form in
    choices) echo "max_len = 4096" ;;
    options) echo "max_len = 4097" ;;
    mlir) echo "max_len = 65536" ;;
    text) echo "max_len = 8192" ;;
    esac
    if [[ $form == mlir || $form == text ]]; then
      echo "dict = $name.dict"
      cp -f "$source_dir/fuzz/mlir.dict" "$OUT/$name.dict"
    fi
  } >"$OUT/$name.options"
}

for form in "${forms[@]}"; do
  program "bufdiff-fuzz-$form" "$form"
done
"$build/bin/bufdiff-replay-choices" --list-paths | while read -r path; do
  program "bufdiff-fuzz-choices-$path" choices
done
# Bugs that are known do not stop an engine.
rm -rf "$OUT/known-bugs"
cp -r "$source_dir/corpus/known-bugs" "$OUT/known-bugs"
