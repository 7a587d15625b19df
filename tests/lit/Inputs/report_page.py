"""The HTML page of `bufdiff report` in a real browser, without a network: it
loads without a word on the console, draws its charts, filters and searches, and
fits a phone."""
import html
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys

bufdiff, chromium, campaign, directory = sys.argv[1:]
root = pathlib.Path(directory).resolve()
shutil.rmtree(root, ignore_errors=True)
root.mkdir(parents=True)
EVIL = "</script><img src=x onerror=alert(1)> & \"quotes\" 'too'"

# A second kind, a known bug, a name that is markup, and a past.
database = sqlite3.connect(pathlib.Path(campaign) / "campaign.db")
database.execute(
    "INSERT OR REPLACE INTO findings VALUES (?,?,?,?,?,?,?,?,?,?)",
    (f"leak:interface:{EVIL}", "an-old-bug", "leak", "interface", "leak:interface:x", "seed 7", 3,
     f"leak on path interface\n  {EVIL}\n", 1.5, 0))
(found,), = database.execute("SELECT count(*) FROM findings")
(seconds, modules), = database.execute("SELECT seconds, modules FROM totals")
for i in range(1, 10):
    database.execute("INSERT INTO stats VALUES (?,?,?,?,?,?,?,?,?)",
                     (seconds * i / 10, modules * i // 10, modules * i // 10, i, 0, 0, 300 * i, i, i))
    database.execute("INSERT OR REPLACE INTO cost_stats VALUES (?,?,?,?,?)",
                     (seconds * i / 10, "one-shot", i, 20 * i, 3 * i + i % 3))
database.commit()
database.close()
page = root / "page.html"
subprocess.run([bufdiff, "report", campaign, "--html", page], check=True, stdout=subprocess.DEVNULL)


def browse(file):
    """The DOM after the scripts ran, and what was said on the console."""
    done = subprocess.run(
        [chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
         f"--user-data-dir={root / 'profile'}", "--host-resolver-rules=MAP * ~NOTFOUND",
         "--enable-logging=stderr", "--virtual-time-budget=5000", "--dump-dom", file.as_uri()],
        capture_output=True, text=True, timeout=240)
    said = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
    assert done.returncode == 0 and done.stdout, done.stderr
    return done.stdout, said


dom, said = browse(page)
assert not said, said
assert 'class="scripted"' in dom and f"{found} of {found}" in dom, dom[-2000:]

# The page in frames as wide as a phone and as a desk's screen, looked at from
# outside. A browser's own window has a least width.
CAPTURE = """<script>
window.problems = [];
window.onerror = function (message) { problems.push(String(message)); };
console.error = console.warn = function () { problems.push([].join.call(arguments, " ")); };
document.addEventListener("securitypolicyviolation", function (event) {
  problems.push("policy: " + event.violatedDirective + " " + event.blockedURI);
});
window.alert = function () { problems.push("a name was run as a script"); };
</script>"""
source = page.read_text(encoding="utf-8").replace("<meta charset", CAPTURE + "<meta charset", 1)
frames = "".join(
    f'<iframe id="w{width}" width="{width}" height="800" srcdoc="{html.escape(source)}"></iframe>'
    for width in (360, 1200))
LOOK = """
function look(frame) {
  var w = frame.contentWindow, d = w.document;
  var result = { problems: w.problems, width: w.innerWidth, charts: {} };
  d.querySelectorAll("canvas").forEach(function (canvas) {
    var pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    // Of the first line's colour, light or dark.
    var ink = w.getComputedStyle(d.documentElement).getPropertyValue("--series1").trim();
    var rgb = [1, 3, 5].map(function (i) { return parseInt(ink.substr(i, 2), 16); });
    var count = 0;
    for (var i = 0; i < pixels.length; i += 4)
      count += rgb.every(function (c, k) { return Math.abs(pixels[i + k] - c) < 3; }) &&
               pixels[i + 3] > 200 ? 1 : 0;
    result.charts[canvas.id] = { ink: count, width: canvas.getBoundingClientRect().width };
  });
  function shown() {
    return Array.from(d.querySelectorAll(".bug")).filter(function (bug) {
      return bug.getBoundingClientRect().height > 0;
    }).map(function (bug) { return bug.querySelector("code").textContent; });
  }
  function set(id, value) {
    var control = d.getElementById(id);
    if (control.type === "checkbox") control.checked = value; else control.value = value;
    control.dispatchEvent(new w.Event(id === "search" ? "input" : "change"));
    return shown();
  }
  result.all = shown();
  result.kind = set("kind", "leak");
  result.kindAll = set("kind", "");
  result.path = set("path", "one-shot");
  set("path", "");
  result.fresh = set("known", false);
  set("known", true);
  result.search = set("search", "LINALG.map:func.func  uninitialized");
  result.evil = set("search", "onerror=alert(1)>");
  result.nothing = set("search", "is-nowhere");
  result.status = d.getElementById("shown").textContent;
  set("search", "");
  d.querySelectorAll("details").forEach(function (each) { each.open = true; });
  result.marks = Array.from(d.querySelectorAll("pre.numbered .mark")).map(function (each) {
    return each.textContent;
  });
  result.diff = d.querySelectorAll(".diff .plus").length * d.querySelectorAll(".diff .minus").length;
  result.overflow = d.documentElement.scrollWidth - w.innerWidth;
  result.font = parseFloat(w.getComputedStyle(d.body).fontSize);
  return result;
}
window.onload = function () {
  var all = {};
  document.querySelectorAll("iframe").forEach(function (frame) {
    try { all[frame.id] = look(frame); } catch (error) { all[frame.id] = String(error); }
  });
  var out = document.createElement("pre");
  out.id = "result";
  out.textContent = JSON.stringify(all);
  document.body.replaceChildren(out);
};
"""
outer = root / "frames.html"
outer.write_text(f'<!DOCTYPE html><meta charset="utf-8"><body>{frames}<script>{LOOK}</script></body>',
                 encoding="utf-8")
dom, said = browse(outer)
assert not said, said
results = json.loads(html.unescape(re.search(r'<pre id="result">(.*?)</pre>', dom, re.S).group(1)))
for width in (360, 1200):
    seen = results[f"w{width}"]
    assert isinstance(seen, dict), seen
    assert seen["problems"] == [], seen["problems"]
    assert sorted(seen["charts"]) == [
        "chart-copies", "chart-features", "chart-findings", "chart-modules"], seen["charts"]
    for name, chart in seen["charts"].items():
        assert chart["ink"] > 50 and 200 < chart["width"] <= width, (name, chart)
    assert len(seen["all"]) == found and seen["kindAll"] == seen["all"], seen
    assert seen["kind"] == [f"leak:interface:{EVIL}"] == seen["evil"], seen
    assert len(seen["path"]) == found - 1 > 0 and seen["kind"][0] not in seen["path"], seen
    assert seen["fresh"] == seen["path"], seen
    assert seen["search"] == ["uninitialized-read:one-shot:old value of linalg.map:func.func"], seen
    assert seen["nothing"] == [], seen
    assert len(seen["marks"]) >= 2 and any("linalg.map" in mark for mark in seen["marks"]), seen
    assert seen["diff"] > 0 and seen["font"] >= 16, seen
    # No sideways scrolling of the page; only code scrolls in its box.
    assert seen["width"] == width and seen["overflow"] <= 0, seen
