"""Interrupts a campaign while bundles are being made. It must print its summary
at once, and the directory must be one that can be continued."""
import json
import pathlib
import shutil
import signal
import subprocess
import sys
import time

bufdiff, directory = sys.argv[1], pathlib.Path(sys.argv[2])
shutil.rmtree(directory, ignore_errors=True)
process = subprocess.Popen(
    [bufdiff, "fuzz", "--campaign", directory, "--time", "1h", "--paths", "one-shot",
     "--seed", "3", "--profile", "single", "--known-bugs", "none"],
    stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
)
# From the first announcement on there is something to be reduced.
for line in process.stderr:
    if line.startswith("new: "):
        break
time.sleep(0.3)
process.send_signal(signal.SIGINT)
start = time.monotonic()
output, errors = process.communicate(timeout=60)
seconds = time.monotonic() - start
print(f"ended {seconds:.2f} s after Ctrl-C")
# A busy machine gets more time than a user would have to wait.
assert seconds < 10, seconds
assert process.returncode == 2, (process.returncode, errors)
assert "bufdiff: " not in errors and "Traceback" not in errors, errors
summary = output.splitlines()[-1]
assert summary.startswith(f"campaign {directory}: "), output
modules = int(summary.split(": ")[1].split()[0])
assert json.loads((directory / "stats").read_text())["modules"] == modules > 0
done = subprocess.run(
    [bufdiff, "fuzz", "--campaign", directory, "--resume", "--count", "1", "--bundles=false"],
    capture_output=True, text=True,
)
assert done.returncode in (0, 2), (done.returncode, done.stderr)
assert json.loads((directory / "stats").read_text())["modules"] == modules + 256
