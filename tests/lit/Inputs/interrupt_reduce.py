"""interrupt_reduce.py BUFDIFF DIR: ends a long reduction early, once by Ctrl-C
and once by --time. The best so far must be written, must show the finding, and
one line must say so."""
import os
import signal
import subprocess
import sys
import time

bufdiff, directory = sys.argv[1:]
# Every operand is a try of its own, on a large module.
OPS = 1500
lines = [
    "func.func @main(%f: f32) -> (tensor<4xf32>, f32) {",
    "  %c = arith.constant dense<3.0> : tensor<4xf32>",
    "  %m = linalg.map outs(%c : tensor<4xf32>)"
    " (%o: f32) { linalg.yield %o : f32 }",
    "  %v0 = arith.negf %f : f32",
]
for i in range(OPS):
    lines.append(f"  %v{i + 1} = arith.addf %v{i}, %f : f32")
lines += [f"  return %m, %v{OPS} : tensor<4xf32>, f32", "}", ""]
module = os.path.join(directory, "long.mlir")
with open(module, "w", encoding="utf-8") as file:
    file.write("\n".join(lines))


def reduce(*flags, interrupt_after=None):
    out = os.path.join(directory, "stopped.mlir")
    process = subprocess.Popen(
        [bufdiff, "reduce", module, "-o", out, "--paths", "one-shot",
         "--debug-reducer", "replace-operands", *flags],
        stderr=subprocess.PIPE,
        text=True,
    )
    if interrupt_after:
        time.sleep(interrupt_after)
        process.send_signal(signal.SIGINT)
    start = time.monotonic()
    _, errors = process.communicate(timeout=120)
    # A busy machine gets more time than a user would have to wait.
    assert time.monotonic() - start < 20
    assert process.returncode == 0, (process.returncode, errors)
    said = [line for line in errors.splitlines() if line.startswith("bufdiff:")]
    assert len(said) == 1 and "this is the best so far" in said[0], errors
    subprocess.run([bufdiff, "check", out], check=True, stdout=subprocess.DEVNULL)


reduce(interrupt_after=1)
reduce("--time", "1s")
