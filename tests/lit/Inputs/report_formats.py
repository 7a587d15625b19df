"""Every format of `bufdiff report` says what the campaign's own files say, and
points into the modules of its bundles."""
import json
import pathlib
import sqlite3
import subprocess
import sys
import xml.etree.ElementTree as tree

import sarif_check

bufdiff, campaign = sys.argv[1:]
root = pathlib.Path(campaign)
out = root.parent / "reports"
out.mkdir(exist_ok=True)


def run(*arguments, status=0):
    done = subprocess.run([bufdiff, "report", *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == status and not done.stderr, (done.returncode, done.stderr)
    return done.stdout


text = run(root, "--json", out / "r.json", "--junit", out / "r.xml", "--sarif", out / "r.sarif",
           "--html", out / "r.html")
stats = json.loads((root / "stats").read_text())
signatures = [each["signature"] for each in stats["findings"]]
assert signatures

# Text.
assert text.startswith(f"{root}: campaign, seed 10, flags --paths one-shot, profile idioms\n"), text
assert f"\n{len(signatures)} new, 0 known\n" in text
for each in signatures:
    assert each + "\n" in text
assert "  one-shot: " in text, text

# JSON.
document = json.loads((out / "r.json").read_text())
assert run(root, "--json", "-") == (out / "r.json").read_text()
for name in ("modules", "agree", "with_findings", "features", "corpus", "seconds"):
    assert document[name] == stats[name], name
assert sorted(each["signature"] for each in document["findings"]) == sorted(signatures)
assert document["known"] == {} and document["known_findings"] == []
assert document["history"][-1]["modules"] == stats["modules"]
cost = document["costs"]["one-shot"]
assert cost["modules"] == stats["agree"] and 0 < cost["copies"] < cost["allocations"], cost
assert document["history"][-1]["costs"]["one-shot"] == cost
for each in document["findings"]:
    assert each["state"] == "reduced" and each["ops"] <= each["ops_found"], each
    bundle = root / each["bundle"]
    assert each["module"] == (bundle / "reduced.mlir").read_text()
    assert each["file"] == each["bundle"] + "/reduced.mlir"
    assert each["command"] == f"bufdiff repro {bundle}"
    (output,) = each["outputs"]
    assert output["text"] == (bundle / output["name"]).read_text()
    # The operation to blame: in the module, and what became of it.
    operation = each["signature"].split(":")[2]
    # Of a terminator or an argument, what is marked is who wrote there.
    if operation not in ("memref.store", "block argument", "captured value") and " of " not in operation:
        assert operation in output["text"].splitlines()[output["marked"][0] - 1], each
        assert operation in each["module"].splitlines()[each["line"] - 1], each

# SARIF.
sarif = sarif_check.load(out / "r.sarif")
(log,) = sarif["runs"]
assert len(log["results"]) == len(signatures)
places = {signature: (pathlib.Path(name), line) for name, line, signature in sarif_check.files(log)}
assert sorted(places) == sorted(signatures)
for each in document["findings"]:
    name, line = places[each["signature"]]
    assert name.samefile(root / each["file"]) and line == each["line"], (name, line)

# JUnit.
suites = tree.parse(out / "r.xml").getroot()
assert suites.tag == "testsuites" and int(suites.get("failures")) == len(signatures)
cases = list(suites.iter("testcase"))
assert sorted(case.get("name") for case in cases) == sorted(signatures)
for case in cases:
    (failure,) = case.findall("failure")
    assert failure.get("type") == case.get("name").split(":")[0]
    assert "bufdiff repro" in failure.text, failure.text
    if failure.text.startswith("wrong-"):
        assert "expected" in failure.text, failure.text

# The same again is the same.
before = {file: file.read_bytes() for file in out.iterdir()}
run(root, "--json", out / "r.json", "--junit", out / "r.xml", "--sarif", out / "r.sarif",
    "--html", out / "r.html")
assert before == {file: file.read_bytes() for file in out.iterdir()}

# A directory of bundles, and one of them.
findings = root / "findings"
assert sorted(
    each["bundle"] for each in json.loads(run(findings, "--json", "-"))["findings"]
) == sorted(each["bundle"].split("/")[1] for each in document["findings"])
bundle = root / document["findings"][0]["bundle"]
alone = json.loads(run(bundle, "--json", "-"))
assert alone["what"] == "bundle" and alone["findings"][0]["file"] == "reduced.mlir"
assert "modules" not in alone

# A campaign of a build that did not count costs.
database = sqlite3.connect(root / "campaign.db")
database.executescript("DROP TABLE costs; DROP TABLE cost_stats;")
database.close()
assert json.loads(run(root, "--json", "-"))["costs"] == {}
go_on = ["fuzz", "--campaign", root, "--resume", "--count", "1", "--known-bugs", "none"]
done = subprocess.run([bufdiff, *map(str, go_on)], capture_output=True, text=True)
assert done.returncode == 2, done.stderr
document = json.loads(run(root, "--json", "-"))
assert 0 < document["costs"]["one-shot"]["modules"] < document["agree"], document["costs"]
