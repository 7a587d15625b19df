"""options_artifact.py BUFDIFF REPLAY BUGS DIR: with only these known bugs, what
the target `options` finds, `repro --form options` finds on the same path,
whatever paths are left out because they are known to kill the process."""
import os
import pathlib
import random
import shutil
import subprocess
import sys

bufdiff, replay, bugs, directory = sys.argv[1:]
root = pathlib.Path(directory)
shutil.rmtree(root, ignore_errors=True)
root.mkdir(parents=True)
# Known bugs are looked for beside the program.
os.link(replay, root / "replay")
shutil.copytree(bugs, root / "known-bugs")
draw = random.Random(1)
output = ""
for batch in range(60):
    inputs = root / "inputs" / f"{batch:02}"
    inputs.mkdir(parents=True)
    for number in range(25):
        (inputs / f"{number:02}").write_bytes(bytes(draw.randrange(256) for _ in range(1500)))
    # A path that kills the process ends its batch.
    output += subprocess.run([root / "replay", inputs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True).stdout
found = [line.split(": ", 1) for line in output.splitlines() if line.startswith(str(root / "inputs"))]
# Paths behind the first that is left out would be others.
found = [(file, signature) for file, signature in found if ":pipeline:" in signature]
assert found, output
for file, signature in found[:4]:
    kind, path = signature.split(":", 1)
    path = ":".join(path.split(":")[:2])
    done = subprocess.run([bufdiff, "repro", "--form", "options", file, "--bundle", str(root / "bundle"),
                           "--known-bugs", str(root / "known-bugs")], stdout=subprocess.PIPE, text=True)
    assert done.returncode == 2 and f"reproduced: {kind} {path}" in done.stdout, (file, signature, done)
    shutil.rmtree(root / "bundle")
