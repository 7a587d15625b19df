"""seeds.py REPLAY DIR: the seeds are a few hundred, of all kinds, each is still
judged, and each names its features."""

import pathlib
import re
import subprocess
import sys

replay, directory = sys.argv[1], pathlib.Path(sys.argv[2])
files = sorted(directory.glob("*.mlir"))
assert 200 <= len(files) <= 400, f"{len(files)} seeds"
profiles = {}
for file in files:
    text = file.read_text()
    assert "// bufdiff-features: " in text, f"{file} has no features"
    assert "// bufdiff-choices: " in text, f"{file} has no choices"
    profile = re.search(r"// bufdiff-profile: (\w+)", text)
    name = profile.group(1) if profile else "mixed"
    profiles[name] = profiles.get(name, 0) + 1
known = set(sys.argv[3:])
assert set(profiles) == known, f"seeds are of {sorted(profiles)}, not {sorted(known)}"
assert min(profiles.values()) >= 10, profiles

run = subprocess.run([replay, str(directory)], capture_output=True, text=True)
summary = run.stdout.splitlines()[-1]
expected = f"{len(files)} files, {len(files)} inputs, {len(files)} judged, 0 with findings, "
if run.returncode != 0 or not summary.startswith(expected):
    sys.exit(run.stdout + run.stderr)
