"""The directory of a campaign is what docs/campaigns.md says: every finding has
a bundle that shows it again, and the counts are those of the stats."""
import json
import pathlib
import subprocess
import sys

bufdiff, directory = sys.argv[1], pathlib.Path(sys.argv[2])
settings = json.loads((directory / "settings.json").read_text())
assert settings["seed"] == 4 and settings["paths"] == ["one-shot"], settings
stats = json.loads((directory / "stats").read_text())
assert stats["modules"] == 256 and stats["corpus"] > 0, stats
assert len(list((directory / "corpus").glob("*.choices"))) == stats["corpus"]
rows = [
    line.split("\t")
    for line in (directory / "findings" / "duplicates").read_text().splitlines()
]
assert len(rows) == len(stats["findings"]) > 0, rows
assert sum(int(row[0]) for row in rows) >= stats["with_findings"] > 0
for finding in stats["findings"]:
    bundle = directory / finding["directory"]
    for name in ("original.mlir", "reduced.mlir", "report.md", "repro.sh", "finding.json"):
        assert (bundle / name).exists(), (bundle, name)
# One of them, once more.
done = subprocess.run([bufdiff, "repro", bundle], capture_output=True, text=True)
assert done.returncode == 2 and "reproduced" in done.stdout, done
assert not list(directory.glob("**/*.tmp")) and not list(directory.glob("**/*.new"))
