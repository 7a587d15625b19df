"""stable_json.py [--without=KEY,...] COMMAND...: runs the command, whose stdout has to be exactly
one JSON document, and prints that document without what a clock decides, so
that two runs compare equal. Findings (status 2) are as good as none (0): which
is for the document to say. Keys named by --without are left out, too.
"""
import json
import subprocess
import sys

command, without = sys.argv[1:], []
if command[0].startswith("--without="):
    without = command.pop(0).split("=", 1)[1].split(",")
done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
if done.returncode not in (0, 2):
    sys.exit(f"stable_json: status {done.returncode}")
document = json.loads(done.stdout)
if (done.returncode == 2) != bool(document["findings"]):
    sys.exit(f"stable_json: status {done.returncode} does not fit the findings")
for key in ("seconds", "modules_per_second"):
    if not isinstance(document.pop(key), (int, float)):
        sys.exit(f"stable_json: {key} is no number")
for key in without:
    del document[key]
json.dump(document, sys.stdout, indent=1, sort_keys=True)
print()
