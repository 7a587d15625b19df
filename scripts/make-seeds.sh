#!/usr/bin/env bash
# scripts/make-seeds.sh [DIR]
#
# Makes corpus/seeds anew: of the first modules of every profile, those few that
# show the most of what bufferization decides, a byte. To be run when the
# generator or the features have changed so much that the seeds say little; the
# old ones stay good as long as they parse.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
bufdiff=$root/build/release/bin/bufdiff
dir=${1:-$root/corpus/seeds}
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT

while read -r profile _; do
  # Of the profiles whose modules are large, fewer.
  count=30
  if [[ $profile == deep || $profile == wide ]]; then
    count=10
  fi
  "$bufdiff" corpus distill --seeds 0..1000 --profile "$profile" --as mlir --count $count -o "$new"
done < <("$bufdiff" list profiles)
rm -rf "$dir"
cp -r "$new" "$dir"
chmod 755 "$dir"
