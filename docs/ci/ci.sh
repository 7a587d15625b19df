#!/bin/sh
# bufdiff in any CI system: checks the modules that a change touches, then
# fuzzes. Called in the checkout of the change; BUFDIFF names the program, BASE
# the revision to compare with, BASELINE (may be empty) the mlir-opt of before.
#
# Status 0: nothing new. 2: there are new findings; they are in the reports. 1:
# something else is wrong, and one line on stderr says what.
set -eu
: "${BUFDIFF:=bufdiff}" "${BASE:=origin/main}" "${BASELINE:=}" "${TIME:=5m}"

changed=$(git diff --name-only --diff-filter=d "$BASE" -- '*.mlir')
set --
for file in $changed; do
  set -- "$@" "$file"
done
exec "$BUFDIFF" ci --time "$TIME" ${BASELINE:+--baseline-mlir-opt "$BASELINE"} \
  --junit bufdiff-junit.xml --sarif bufdiff.sarif "$@"
