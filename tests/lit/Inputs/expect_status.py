"""expect_status.py N[,M] [--one-line] COMMAND...: runs the command with an empty
stdin and hands its output on; fails unless it ends with status N (or M). With
--one-line, also unless it said exactly one line, on stderr, and nothing else.
"""
import subprocess
import sys

expected = [int(status) for status in sys.argv[1].split(",")]
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
if done.returncode not in expected:
    sys.exit(f"expect_status: status {done.returncode}, not {sys.argv[1]}")
if one_line and (done.stdout or done.stderr.count(b"\n") != 1):
    sys.exit("expect_status: not exactly one line on stderr")
