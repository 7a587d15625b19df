"""What is wrong with a campaign's directory is said in one line, with status 1,
and nothing is destroyed by that."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

bufdiff, directory = sys.argv[1:]
root = pathlib.Path(directory)
shutil.rmtree(root, ignore_errors=True)
root.mkdir(parents=True)


def run(*arguments):
    return subprocess.run(
        [bufdiff, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True
    )


def refused(text, *arguments):
    done = run(*arguments)
    shown = f"{arguments}: status {done.returncode}\n{done.stderr}"
    assert done.returncode == 1, shown
    assert done.stdout == "", shown
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("bufdiff: "), shown
    assert text in done.stderr, shown


good = root / "good"
flags = ["--paths", "one-shot", "--profile", "single", "--count", "1"]
assert run("fuzz", "--campaign", good, *flags).returncode in (0, 2)


def copy(name):
    shutil.copytree(good, root / name)
    return root / name


refused("holds a campaign already", "fuzz", "--campaign", good, *flags)
refused("--seed is the campaign's own", "fuzz", "--campaign", good, "--resume", "--seed", "2")
refused("--resume goes with --campaign", "fuzz", "--resume")
refused("there is no such directory", "fuzz", "--campaign", root / "nosuch", "--resume")

foreign = root / "foreign"
foreign.mkdir()
(foreign / "letter.txt").write_text("keep me")
refused("is neither empty nor a campaign", "fuzz", "--campaign", foreign, *flags)
refused("it has no settings.json", "fuzz", "--campaign", foreign, "--resume")
assert os.listdir(foreign) == ["letter.txt"]
refused("is not a directory", "fuzz", "--campaign", foreign / "letter.txt", *flags)

broken = copy("garbage") / "campaign.db"
for side in broken.parent.glob("campaign.db-*"):
    side.unlink()
broken.write_bytes(b"garbage" * 1000)
refused("is damaged", "fuzz", "--campaign", broken.parent, "--resume")
broken = copy("truncated") / "campaign.db"
os.truncate(broken, os.path.getsize(broken) // 2)
refused("is damaged", "fuzz", "--campaign", broken.parent, "--resume")
broken = copy("none") / "campaign.db"
broken.unlink()
refused("it has no campaign.db", "fuzz", "--campaign", broken.parent, "--resume")
for text, why in (("{", "is no JSON"), ("{}", "is not a campaign's")):
    settings = copy("settings" + str(len(text))) / "settings.json"
    settings.write_text(text)
    refused(why, "fuzz", "--campaign", settings.parent, "--resume")

# Somebody else is working on it.
def hold():
    return subprocess.Popen(
        [bufdiff, "fuzz", "--campaign", good, "--resume", "--time", "1h"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )


holder = hold()
for _ in range(200):
    time.sleep(0.2)
    # On a busy machine the second may have come first.
    if holder.poll() is not None:
        holder = hold()
        continue
    done = run("fuzz", "--campaign", good, "--resume", "--time", "1s")
    if done.returncode == 1:
        break
assert "is in use by another bufdiff" in done.stderr, done.stderr
assert done.stderr.count("\n") == 1, done.stderr
# A merge only looks.
assert run("campaign", "merge", root / "look", good).returncode == 0
holder.terminate()
holder.communicate()

# Merging.
other = root / "other"
assert run("fuzz", "--campaign", other, "--seed", "2", *flags).returncode in (0, 2)
done = run("campaign", "merge", root / "both", good, other, good)
assert done.returncode == 0, done.stderr
refused("was merged from other campaigns", "fuzz", "--campaign", root / "both", "--resume")
refused("holds a campaign already", "campaign", "merge", root / "both", good)
refused("is damaged", "campaign", "merge", root / "new", good, root / "garbage")
assert not (root / "new").exists()
refused("campaign takes merge OUT IN...", "campaign")
refused("campaign takes merge OUT IN...", "campaign", "split")
refused("the campaigns to merge", "campaign", "merge", root / "new")

numbers = [json.loads((root / d / "stats").read_text())["modules"] for d in ("good", "other", "both")]
assert numbers[0] + numbers[1] == numbers[2], numbers
