"""Compares the tables of operations in a document with `bufdiff list ops`.

documented_ops.py DOCUMENT LISTED: every operation that LISTED prints is named,
once, in a table of DOCUMENT that starts with the line
`| op | levels | rule | source |`, and such a table names no other operation
(attributes, which have no dot in their names, apart). Levels are the same, and
the rule of what is listed as unsupported, and of nothing else that has no
levels, starts with `*unsupported*`. `dialect.*` stands for a whole dialect.
"""
import re
import sys

HEADER = "| op | levels | rule | source |"

document, listed = sys.argv[1:]
known = {}
for line in open(listed, encoding="utf-8"):
    if line.strip():
        name, levels, status = re.split(r"\s{2,}", line.strip())
        known[name] = (levels, status == "unsupported")

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
        # Of an operation that has levels, the rule may name unsupported forms.
        documented[name] = (
            cells[1],
            cells[1] == "-" and cells[2].startswith("*unsupported*"),
        )

for name in [name for name in documented if name.endswith(".*")]:
    row = documented.pop(name)
    members = [op for op in known if op.startswith(name[:-1])]
    if not members:
        wrong.append(f"{name}: no such operations")
    documented.update({op: row for op in members})
for name in sorted(set(known) | set(documented)):
    if name not in documented:
        wrong.append(f"not documented: {name}: {known[name]}")
    elif name not in known:
        if "." in name:
            wrong.append(f"not listed: {name}")
    elif documented[name] != known[name]:
        wrong.append(
            f"{name}: (levels, unsupported) documented as {documented[name]},"
            f" listed as {known[name]}"
        )
print("\n".join(wrong))
if wrong or not known:
    sys.exit(f"{document}: the tables of operations are not what the tool lists")
