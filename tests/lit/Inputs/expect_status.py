"""expect_status.py N [--one-line] COMMAND...: runs the command with an empty
stdin and hands its output on; fails unless it ends with status N. With
--one-line, also unless it said exactly one line, on stderr, and nothing else.
"""
import subprocess
import sys

expected = int(sys.argv[1])
one_line = sys.argv[2] == "--one-line"
done = subprocess.run(
    sys.argv[3 if one_line else 2 :],
    stdin=subprocess.DEVNULL,
    stdout=subprocess.PIPE,
    stderr=subprocess.PIPE,
)
sys.stdout.buffer.write(done.stdout)
sys.stdout.flush()
sys.stderr.buffer.write(done.stderr)
if done.returncode != expected:
    sys.exit(f"expect_status: status {done.returncode}, not {expected}")
if one_line and (done.stdout or done.stderr.count(b"\n") != 1):
    sys.exit("expect_status: not exactly one line on stderr")
