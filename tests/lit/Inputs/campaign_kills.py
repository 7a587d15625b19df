"""Kills a campaign (and its workers) so many times at random moments and
continues it each time. Everything that was announced must be there in the end,
and all of it must be what an undisturbed campaign of the same length holds.

  campaign_kills.py BUFDIFF DIRECTORY [KILLS] [FLAGS...]
"""
import os
import pathlib
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

bufdiff, directory = sys.argv[1:3]
kills = int(sys.argv[3]) if len(sys.argv) > 3 else 3
flags = sys.argv[4:] or ["--paths", "one-shot"]
BATCH = 256
TABLES = {
    "state": "SELECT bytes FROM state",
    "findings": "SELECT signature, known, kind, path, example, module, ops FROM findings",
    "shows": "SELECT signature, origin, module FROM shows",
    "reasons": "SELECT class, why, count FROM reasons",
    "totals": "SELECT modules, agree, with_findings, discarded, rejected, features, corpus FROM totals",
    "corpus": "SELECT origin, module, new_features, choices FROM corpus",
}


def contents(where):
    database = sqlite3.connect(pathlib.Path(where) / "campaign.db")
    tables = {name: sorted(database.execute(query)) for name, query in TABLES.items()}
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    return tables


def command(where, *more):
    # Bundles are made at the end and would only take time here.
    fixed = ["--known-bugs", "none", "--bundles=false"]
    return [bufdiff, "fuzz", "--campaign", where, *fixed, *more]


def done_modules():
    """As far as anybody was told."""
    try:
        database = sqlite3.connect(os.path.join(killed, "campaign.db"))
        row = database.execute("SELECT modules FROM totals").fetchone()
        database.close()
        return row[0] if row else 0
    except sqlite3.OperationalError:
        return 0


def finish(where, *more):
    done = subprocess.run(command(where, *more), capture_output=True, text=True)
    assert done.returncode in (0, 2), (done.returncode, done.stderr)


killed = os.path.join(directory, "killed")
whole = os.path.join(directory, "whole")
for each in (killed, whole):
    shutil.rmtree(each, ignore_errors=True)
os.makedirs(directory, exist_ok=True)
random.seed(7)
announced = set()
log = os.path.join(directory, "log")


def told():
    """What the running process announced so far."""
    return set(re.findall(r"^new: (.*)\n", pathlib.Path(log).read_text(), re.MULTILINE))


for number in range(kills):
    start = command(killed, "--time", "1h", *(["--resume"] if number else flags))
    with open(log, "w") as errors:
        process = subprocess.Popen(
            start, stdout=subprocess.DEVNULL, stderr=errors, start_new_session=True
        )
    alive = lambda: process.poll() is None or sys.exit(pathlib.Path(log).read_text())
    # Not before there is a campaign.
    while alive() and not os.path.exists(os.path.join(killed, "settings.json")):
        time.sleep(0.01)
    # After some batches, or just when something was announced; the first time
    # something must be, so that it can be lost.
    target = done_modules() + BATCH * random.randrange(3)
    while alive() and not told():
        if number and done_modules() >= target:
            break
        time.sleep(0.01)
    time.sleep(random.uniform(0, 0.05 if told() else 0.5))
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    announced |= told()
finish(killed, "--resume", "--count", str(BATCH))
end = contents(killed)
modules = end["totals"][0][0]
assert modules % BATCH == 0, modules
signatures = {row[0] for row in end["findings"]} | {row[4] for row in end["findings"]}
assert announced, "nothing was announced before a kill: nothing was tested"
assert announced <= signatures, announced - signatures
finish(whole, "--count", str(modules), *flags)
undisturbed = contents(whole)
for name, rows in undisturbed.items():
    assert rows == end[name], (name, len(rows), len(end[name]))
print(f"{kills} kills, {modules} modules, {len(announced)} announced, nothing lost")
