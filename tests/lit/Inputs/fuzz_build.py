"""fuzz_build.py BUFDIFF MLIR_OPT DIR: `fuzz --mlir-opt` with a program that
counts how often it is started and forgets one copy in eleven."""
import pathlib
import shutil
import subprocess
import sys

bufdiff, mlir_opt, directory = sys.argv[1:]
root = pathlib.Path(directory)
shutil.rmtree(root, ignore_errors=True)
root.mkdir(parents=True)
program = root / "mlir-opt"
program.write_text(f"""#!{sys.executable}
import os, subprocess, sys, zlib
with open({str(root / "starts")!r}, "a") as starts:
    starts.write("x")
done = subprocess.run([{mlir_opt!r}] + sys.argv[1:], stdout=subprocess.PIPE, text=True)
lines = []
for line in done.stdout.splitlines(keepends=True):
    # It prints the generic form.
    if '"memref.copy"' in line:
        # The same ones in a batch as alone.
        if zlib.crc32(line.encode()) % 11 == 0:
            continue
    lines.append(line)
sys.stdout.write("".join(lines))
sys.exit(done.returncode)
""")
program.chmod(0o755)

MODULES = 256
fuzz = subprocess.run([bufdiff, "fuzz", "--mlir-opt", str(program), "--count", str(MODULES),
                       "--draw", "1", "--jobs", "1"], stdout=subprocess.PIPE, text=True)
assert fuzz.returncode == 2, fuzz
# Deaths of the drawn path have the rest of a batch prepared again.
starts = len((root / "starts").read_text())
assert starts < MODULES / 2, starts

modules = int(fuzz.stdout.split("with findings", 1)[1].split()[0])
assert modules >= 5, fuzz.stdout
commands = [line.split() for line in fuzz.stdout.splitlines() if line.startswith("            bufdiff check")]
assert commands, fuzz.stdout
for command in commands[:3]:
    again = subprocess.run([bufdiff] + command[1:], stdout=subprocess.PIPE, text=True)
    assert again.returncode == 2, (command, again.stdout)
