"""dictionary.py LIST DICT: the operations of both are the same."""

import re
import sys

name = re.compile(r"[a-z_]+(\.[a-z0-9_]+)+$")
listed = {line.split()[0] for line in open(sys.argv[1]) if line.strip()}
listed = {word for word in listed if name.match(word)}
words = {line.strip().strip('"') for line in open(sys.argv[2]) if line.startswith('"')}
written = {word for word in words if name.match(word)}
assert len(listed) > 100, len(listed)
if listed != written:
    sys.exit(f"missing: {sorted(listed - written)}\nnot there: {sorted(written - listed)}")
