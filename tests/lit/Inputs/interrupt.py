"""Interrupts a run that would take an hour; it must print its document."""
import json
import signal
import subprocess
import sys
import time

process = subprocess.Popen(
    [sys.argv[1], "fuzz", "--time", "1h", "--paths", "interface", "--json"],
    stdout=subprocess.PIPE,
    stderr=subprocess.DEVNULL,
)
time.sleep(2)
process.send_signal(signal.SIGINT)
start = time.monotonic()
output, _ = process.communicate(timeout=60)
# A busy machine gets more time than a user would have to wait.
assert time.monotonic() - start < 6
assert process.returncode in (0, 2), process.returncode
assert json.loads(output)["modules"] > 0
