"""seeds.py REPLAY DIR PROFILE...: the seeds are a few hundred, of all of these
profiles, each is still judged without a finding, and each says of what it was
made and what it shows."""

import pathlib
import re
import subprocess
import sys


def problems(replay, directory):
    """What is wrong with the seeds in a directory; empty: nothing."""
    files = sorted(pathlib.Path(directory).glob("*.mlir"))
    found = ""
    for file in files:
        text = file.read_text()
        for line in ("features", "choices"):
            if f"// bufdiff-{line}: " not in text:
                found += f"{file} has no {line}\n"
    run = subprocess.run([replay, "-v", str(directory)], capture_output=True, text=True)
    summary = (run.stdout.splitlines() or [""])[-1]
    expected = f"{len(files)} files, {len(files)} inputs, {len(files)} judged, 0 with findings, "
    if run.returncode != 0 or not summary.startswith(expected):
        found += run.stdout + run.stderr
    return found


def main():
    replay, directory = sys.argv[1], pathlib.Path(sys.argv[2])
    files = sorted(directory.glob("*.mlir"))
    assert 200 <= len(files) <= 400, f"{len(files)} seeds"
    profiles = {}
    for file in files:
        profile = re.search(r"// bufdiff-profile: (\w+)", file.read_text())
        name = profile.group(1) if profile else "mixed"
        profiles[name] = profiles.get(name, 0) + 1
    known = set(sys.argv[3:])
    assert set(profiles) == known, f"seeds are of {sorted(profiles)}, not {sorted(known)}"
    assert min(profiles.values()) >= 10, profiles
    sys.exit(problems(replay, directory) or 0)


if __name__ == "__main__":
    main()
