#!/usr/bin/env python3
"""scripts/cpu-budget.py SECONDS FILE COMMAND...

Runs a command and interrupts it when it and the processes that it started have
used so much time of the processor. On a machine where others run things, too,
that says what the clock does not. What was used is written into the file; the
status is 0 where the budget was what ended the command, else the command's."""

import os
import signal
import subprocess
import sys
import time

TICKS = os.sysconf("SC_CLK_TCK")


def processes():
    """Of every process: its parent, and its seconds with those of the children
    that it waited for."""
    found = {}
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            with open(f"/proc/{entry}/stat") as stat:
                # The name may hold spaces: what counts stands behind it.
                fields = stat.read().rpartition(")")[2].split()
        except OSError:
            continue
        seconds = sum(int(field) for field in fields[11:15]) / TICKS
        found[int(entry)] = (int(fields[1]), seconds)
    return found


def tree(root, found):
    """A process and all below it: some begin sessions of their own."""
    members = [root]
    for member in members:
        members += [pid for pid, (parent, _) in found.items() if parent == member]
    return [pid for pid in members if pid in found]


budget = float(sys.argv[1])
child = subprocess.Popen(sys.argv[3:])
used = 0.0
members = [child.pid]
while child.poll() is None and used < budget:
    time.sleep(0.2)
    found = processes()
    members = tree(child.pid, found)
    used = max(used, sum(found[pid][1] for pid in members))
ended = child.poll()
if ended is None:
    child.send_signal(signal.SIGINT)
    try:
        child.wait(timeout=10)
    except subprocess.TimeoutExpired:
        pass
for pid in members:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
child.wait()
with open(sys.argv[2], "w") as out:
    print(f"{used:.1f}", file=out)
sys.exit(0 if ended is None else ended & 255)
