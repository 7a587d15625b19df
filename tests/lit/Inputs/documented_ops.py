"""Compares the tables of operations in a document with `bufdiff list ops`.

documented_ops.py DOCUMENT LISTED: every operation that LISTED prints is named,
once and with its levels, in a table of DOCUMENT that starts with the line
`| op | levels | rule | source |`; and such a table names no other operation,
except in rows whose levels are `-`: what is part of another operation or has no
meaning of its own.
"""
import re
import sys

HEADER = "| op | levels | rule | source |"

document, listed = sys.argv[1:]
known = {}
for line in open(listed, encoding="utf-8"):
    if line.strip():
        name, levels = re.split(r"\s{2,}", line.strip(), maxsplit=1)
        known[name] = levels

wrong = []
documented = {}
in_table = False
for number, line in enumerate(open(document, encoding="utf-8"), 1):
    line = line.rstrip("\n")
    if line == HEADER:
        in_table = True
        continue
    in_table = in_table and line.startswith("|")
    if not in_table or line.startswith("|---"):
        continue
    cells = [cell.strip() for cell in line.strip("|").split(" | ")]
    names = re.findall(r"`([^`]+)`", cells[0])
    if len(cells) != 4 or not names or not all(cells[1:3]):
        wrong.append(f"{number}: not a row of four cells: {line}")
        continue
    for name in names:
        if name in documented:
            wrong.append(f"{number}: {name} is in two rows")
        documented[name] = cells[1]

for name in sorted(set(known) | set(documented)):
    if name not in documented:
        wrong.append(f"not documented: {name}: {known[name]}")
    elif documented[name] != known.get(name, "-"):
        wrong.append(
            f"{name}: documented with levels {documented[name]},"
            f" listed with {known.get(name, 'none')}"
        )
print("\n".join(wrong))
if wrong or not known:
    sys.exit(f"{document}: the tables of operations are not what the tool lists")
