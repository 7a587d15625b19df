#!/usr/bin/env bash
# scripts/make-seeds.sh [DIR [MODULES]]
#
# Makes corpus/seeds (or DIR) anew: of the first 1000 (or MODULES) modules of
# every profile, those few that show the most of what bufferization decides, a
# byte. To be run when the generator or the features have changed so much that
# the seeds say little; the old ones stay good as long as they parse. DIR is
# replaced at the end, once all seeds are there.
set -euo pipefail

die() {
  echo "make-seeds: $*" >&2
  exit 1
}

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
bufdiff=$root/build/release/bin/bufdiff
dir=${1:-$root/corpus/seeds}
dir=${dir%/}
modules=${2:-1000}
[[ $modules =~ ^[1-9][0-9]*$ ]] || die "'$modules' is no number of modules"
if [[ ! -x $bufdiff ]]; then
  "$root/run" build bufdiff >&2 || die "bufdiff does not build"
fi
# What is replaced must be seeds: nobody's other files.
if [[ -e $dir ]]; then
  [[ -d $dir && -z $(find "$dir" -mindepth 1 -not -name '*.mlir' -print -quit) ]] ||
    die "in $dir are other things than seeds"
fi
new=$(mktemp -d "$dir.XXXXXX") || die "cannot write beside $dir"
trap 'rm -rf "$new"' EXIT

while read -r profile _; do
  # Of the profiles whose modules are large, fewer.
  count=30
  if [[ $profile == deep || $profile == wide ]]; then
    count=10
  fi
  "$bufdiff" corpus distill --seeds "0..$modules" --profile "$profile" --as mlir --count $count -o "$new" ||
    die "no seeds of the profile $profile"
done < <("$bufdiff" list profiles)
chmod 755 "$new"
rm -rf "$dir"
mv "$new" "$dir"
