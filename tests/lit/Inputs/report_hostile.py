"""Names and texts that mean something in markup, in JSON or in a URI are shown
as the text that they are; and what is wrong with a directory or an output is
said in one line."""
import html.parser
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import xml.etree.ElementTree as tree

import sarif_check

bufdiff, campaign, directory = sys.argv[1:]
root = pathlib.Path(directory)
shutil.rmtree(root, ignore_errors=True)
root.mkdir(parents=True)
EVIL = "</script><script>alert('x')</script><!-- ]]> & &amp; \" ' \\ % # ? \x01 \x1b[31m"
place = root / "a b%41#?&<i>'\""
place.mkdir()


def run(*arguments, stdout=subprocess.PIPE):
    return subprocess.run([bufdiff, "report", *map(str, arguments)], stdin=subprocess.DEVNULL,
                          stdout=stdout, stderr=subprocess.PIPE)


def make(name, **changes):
    bundle = place / name
    bundle.mkdir()
    module = f'func.func @"{EVIL}"() {{\n  return\n}}\n'.encode() + b"// \xff\xfe\xc3 \xef\xbf\xbe\n"
    (bundle / "reduced.mlir").write_bytes(module)
    (bundle / "original.mlir").write_bytes(module + b"// more\n")
    (bundle / "output-one-shot.mlir").write_bytes(module.replace(b"return", b'"<b>"'))
    (bundle / "report.md").write_text(f"# [mlir][bufferization] {EVIL}\n\n{EVIL}\n")
    record = {"kind": "wrong-result", "path": f"one-shot {EVIL}", "signature": f"wrong-result:{EVIL}",
              "explanation": f"first\n  in the output, by: reduced.mlir:2: {EVIL}\n  > return\n",
              "source": EVIL, "outputs": ["output-one-shot.mlir"], "mlir": "22.1.8"}
    record.update(changes)
    (bundle / "finding.json").write_text(json.dumps(record))
    return bundle


make("one <b>&'\" %20")
out = root / "out"
out.mkdir()
done = run(place, "--html", out / "r.html", "--json", out / "r.json", "--junit", out / "r.xml",
           "--sarif", out / "r.sarif")
assert done.returncode == 0 and not done.stderr, done.stderr

# What XML has no character for is replaced, all else is there.
shown = EVIL.replace("\x01", "\ufffd").replace("\x1b", "\ufffd")
case = tree.parse(out / "r.xml").getroot().find(".//testcase")
assert case.get("name") == f"wrong-result:{shown}", case.get("name")
assert shown in case.find("failure").text
finding = json.loads((out / "r.json").read_text())["findings"][0]
assert finding["signature"] == f"wrong-result:{EVIL}" and finding["title"] == EVIL
assert "\ufffd" in finding["module"] and EVIL in finding["module"]
sarif = sarif_check.load(out / "r.sarif")
((name, line, _),) = sarif_check.files(sarif["runs"][0])
assert line == 2 and pathlib.Path(name).samefile(place / "one <b>&'\" %20" / "reduced.mlir"), name


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.attributes, self.text, self.skips = [], set(), [], None

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes.update(name for name, _ in attributes)
        self.skips = tag if tag in ("script", "style") else None

    def handle_endtag(self, tag):
        self.skips = None

    def handle_data(self, data):
        if not self.skips:
            self.text.append(data)


raw = (out / "r.html").read_bytes().decode("utf-8", errors="strict")
page = Page()
page.feed(raw)
# The page's own one script; a bundle has no charts.
assert page.tags.count("script") == 1 and "b" not in page.tags[page.tags.index("h2") :]
assert "i" not in page.tags and not [each for each in page.attributes if each.startswith("on")]
assert EVIL.split("\x01")[0] in "".join(page.text) and "\ufffd" in "".join(page.text)
for link in ("src=", "href=", "http-equiv=\"refresh", "@import", "url("):
    assert link not in raw.replace("h" + "ttps:", ""), link


def refused(text, *arguments):
    done = run(*arguments)
    error = done.stderr.decode()
    assert done.returncode == 1 and not done.stdout, (arguments, done)
    assert error.count("\n") == 1 and error.startswith("bufdiff: ") and text in error, error


# Directories.
refused("report takes one DIR")
refused("there is no directory", root / "nosuch")
(root / "file").write_text("x")
refused("is not a directory", root / "file")
foreign = root / "foreign"
foreign.mkdir()
(foreign / "letter.txt").write_text("keep me")
refused("is no campaign and holds no bundles", foreign)

# Bundles.
bundle = make("two")
(bundle / "finding.json").write_text((bundle / "finding.json").read_text()[:40])
refused("is no JSON", place)
shutil.rmtree(bundle)
bundle = make("two", outputs=["../../file"])
refused("names no file among its outputs", bundle)
shutil.rmtree(bundle)
bundle = make("two")
(bundle / "reduced.mlir").unlink()
refused("it has no reduced.mlir", place)
shutil.rmtree(bundle)
bundle = make("two", files={"reduced.mlir": 100000})
refused("its reduced.mlir was cut off: ", place)
shutil.rmtree(bundle)
bundle = make("two", kind="sorrow")
refused("unknown kind 'sorrow'", place)
shutil.rmtree(bundle)

# Campaigns.
def copy(name):
    shutil.copytree(campaign, root / name)
    return root / name


broken = copy("garbage")
for side in broken.glob("campaign.db-*"):
    side.unlink()
(broken / "campaign.db").write_bytes(b"garbage" * 1000)
refused("is damaged", broken)
broken = copy("truncated")
os.truncate(broken / "campaign.db", (broken / "campaign.db").stat().st_size // 2)
refused("is damaged", broken)
broken = copy("table")
database = sqlite3.connect(broken / "campaign.db")
database.execute("DROP TABLE stats")
database.close()
refused("is damaged", broken)
broken = copy("settings")
(broken / "settings.json").write_text("{")
refused("is no JSON", broken)
broken = copy("bundle")
cut = sorted(broken.glob("findings/*/reduced.mlir"))[0]
os.truncate(cut, 20)
refused("its reduced.mlir was cut off: 20 bytes of ", broken)
# A bundle that somebody took away is no reason to say nothing.
shutil.rmtree(cut.parent)
done = run(broken)
assert done.returncode == 0 and b"its bundle is not there any more" in done.stdout, done

# Outputs: nothing half-written.
good = broken
refused("cannot write '/dev/full'", good, "--html", "/dev/full")
refused("cannot write", good, "--sarif", root / "nosuch" / "x")
refused("is a directory", good, "--json", foreign)
refused("only one document can be on stdout", good, "--json", "-", "--html", "-")
refused("--html takes a file", good, "--html=")
with open("/dev/full", "wb") as full:
    done = run(good, stdout=full)
assert done.returncode == 1 and done.stderr.count(b"\n") == 1, done
assert os.listdir(foreign) == ["letter.txt"]
# Nobody may write, not even root, where a directory is no directory.
refused("cannot write", good, "--junit", root / "file" / "x")
