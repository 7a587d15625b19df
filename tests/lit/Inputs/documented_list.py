"""Compares a table in a document with what `bufdiff list` printed.

documented_list.py NAME DOCUMENT LISTED: DOCUMENT has a table between the lines
`<!-- list NAME -->` and `<!-- end -->` whose first column holds names in
backquotes and whose second column says what each is; LISTED has lines of a name
and its description.
"""
import re
import sys

name, document, listed = sys.argv[1:]
text = open(document, encoding="utf-8").read()
match = re.search(f"<!-- list {name} -->\n(.*?)<!-- end -->", text, re.S)
if not match:
    sys.exit(f"{document}: no table of {name}")
rows = re.findall(r"^\| `([^`]+)` \| (.*?) \|$", match.group(1), re.M)
known = [tuple(line.split(None, 1)) for line in open(listed) if line.strip()]
known = [(row[0], row[1].strip()) for row in known if len(row) == 2]
if rows != known:
    for row in sorted(set(rows) ^ set(known)):
        where = "only documented" if row in rows else "not documented"
        print(f"{where}: {row[0]}: {row[1]}")
    sys.exit(f"{document}: the table of {name} is not what the tool lists")
