#!/usr/bin/env python3
"""scripts/cpu-budget.py SECONDS COMMAND...

Runs a command and interrupts it when it and the processes that it started have
used so much time of the processor. On a machine where others run things, too,
that says what the clock does not. Prints what was used; the status is 0 where
the budget was what ended the command, else that of the command."""

import os
import signal
import subprocess
import sys
import time

TICKS = os.sysconf("SC_CLK_TCK")


def used(session):
    """Seconds of all processes of a session, and of those they waited for."""
    ticks = 0
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat") as stat:
                # The name may hold spaces: what counts stands behind it.
                fields = stat.read().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            ticks += sum(int(field) for field in fields[11:15])
    return ticks / TICKS


budget = float(sys.argv[1])
child = subprocess.Popen(sys.argv[2:], start_new_session=True)
most = 0.0
while child.poll() is None:
    time.sleep(0.2)
    most = max(most, used(child.pid))
    if most >= budget:
        break
ended = child.poll()
for number in (signal.SIGINT, signal.SIGKILL):
    try:
        os.killpg(child.pid, number)
    except ProcessLookupError:
        break
    for _ in range(100):
        if child.poll() is not None:
            break
        time.sleep(0.1)
child.wait()
print(f"{most:.1f}")
sys.exit(0 if ended is None else ended & 255)
