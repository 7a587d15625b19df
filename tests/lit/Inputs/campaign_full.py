"""A disk that is full ends a campaign with one line and status 1; with room
again it goes on from what was written. Needs the right to mount."""
import os
import pathlib
import subprocess
import sys

bufdiff, directory = sys.argv[1:]
root = pathlib.Path(directory)
root.mkdir(parents=True, exist_ok=True)
script = f"""
set -e
mount -t tmpfs -o size=1200k tmpfs {root}
head -c 500k /dev/zero > {root}/ballast
set +e
{bufdiff} fuzz --campaign {root}/c --paths one-shot --bundles=false --known-bugs none --time 1h > {root}.out 2> {root}.err
echo $? > {root}.status
rm {root}/ballast
mount -o remount,size=200m {root}
{bufdiff} fuzz --campaign {root}/c --resume --bundles=false --count 1 > {root}.out2 2> {root}.err2
echo $? > {root}.status2
"""
done = subprocess.run(["unshare", "-m", "sh", "-c", script], capture_output=True, text=True)
if "unshare" in done.stderr or "mount:" in done.stderr:
    print("cannot mount here: nothing tested", done.stderr)
    sys.exit(0)
read = lambda suffix: pathlib.Path(str(root) + suffix).read_text()
errors = [line for line in read(".err").splitlines() if line.startswith("bufdiff: ")]
assert read(".status") == "1\n", (read(".status"), read(".err"))
assert len(errors) == 1 and ("full" in errors[0] or "No space left" in errors[0]), read(".err")
assert read(".out") == ""
assert read(".status2") in ("0\n", "2\n"), (read(".status2"), read(".err2"))
