#!/usr/bin/env bash
# ClusterFuzzLite runs this in the image of the Dockerfile beside it. MLIR comes
# from $SRC/llvm-project, the change that is being tested.
exec "$SRC/bufdiff/fuzz/oss-fuzz/build.sh"
