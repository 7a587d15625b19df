"""broken_seeds.py REPLAY DIR SCRATCH: what the test of the seeds says of some of
them where one is broken, in one way after the other."""

import pathlib
import re
import shutil
import sys

from seeds import problems

replay, directory, scratch = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
seeds = sorted(directory.glob("*.mlir"), key=lambda file: (file.stat().st_size, file))[:3]
marks = "".join(
    line + "\n" for line in seeds[0].read_text().splitlines() if line.startswith("// bufdiff-")
)


def write(name, text):
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir()
    for seed in seeds:
        shutil.copy(seed, scratch)
    if text:
        (scratch / seeds[0].name).write_text(text)
    print(name + ":", "fails" if problems(replay, scratch) else "passes")


whole = seeds[0].read_text()
write("as it is", None)
write("does not parse", whole.replace("func.func", "func.fun"))
write("does not verify", marks + "func.func @main() -> i32 {\n  return\n}\n")
# The reference run is undefined, so no path can be.
write(
    "is not judged",
    marks
    + """func.func @main(%t: tensor<2xi32>) -> i32 {
  %c5 = arith.constant 5 : index
  %x = tensor.extract %t[%c5] : tensor<2xi32>
  return %x : i32
}
""",
)
# What the map reads are old contents, which One-Shot loses: a known bug, and a
# finding where that is not known (by the program's name, it is not).
bug = (directory.parent / "known-bugs" / "linalg-map-reads-init.mlir").read_text()
unknown = scratch.parent / (scratch.name + "-unknown")
shutil.rmtree(unknown, ignore_errors=True)
(unknown / "known-bugs").mkdir(parents=True)
known_replay, replay = replay, unknown / "bufdiff-replay-mlir"
shutil.copy(known_replay, replay)
write("nothing is known", None)
write("shows a finding", marks + bug)
replay = known_replay
write("without features", re.sub(r"// bufdiff-features: .*\n", "", whole))
