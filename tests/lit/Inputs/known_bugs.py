"""Every known bug shows what its own file says it is known by: the first of all
files whose signatures match is itself. As a list of known bugs, it makes the
range of seeds that shows nothing else a success."""
import json
import pathlib
import re
import subprocess
import sys

bufdiff, directory = sys.argv[1:]
patterns = {}
for file in sorted(pathlib.Path(directory).glob("*.mlir")):
    lines = file.read_text().splitlines()
    patterns[file] = [
        re.compile(".*".join(map(re.escape, line.split(": ", 1)[1].split("*"))))
        for line in lines
        if line.startswith("// bufdiff-signature: ")
    ]
owners = {}
for file in patterns:
    done = subprocess.run([bufdiff, "check", "--json", file], capture_output=True)
    if done.returncode == 2 and b"got agree" in done.stderr and "Whether that shows depends" in file.read_text():
        # Upstream reads memory that nobody wrote: its own header says so.
        continue
    if re.search(r"^// bufdiff-expect: rejected", file.read_text(), re.M):
        # Of a module from a file a rejection is no finding; of a generated one it is.
        assert done.returncode in (0, 3) and json.loads(done.stdout)["rejected"], (file, done.stderr)
        continue
    assert done.returncode == 0, (file, done.stderr)
    findings = json.loads(done.stdout)["findings"]
    assert findings, file
    for finding in findings:
        signature = finding["signature"]
        first = next(
            (f for f, each in patterns.items() if any(p.fullmatch(signature) for p in each)),
            None,
        )
        assert first == file, (file.name, signature, first)
        # No two share one.
        assert owners.setdefault(signature, file) == file, (signature, owners)
