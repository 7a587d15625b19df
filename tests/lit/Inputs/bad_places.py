"""Bundles that are damaged, and places that cannot be written to: one line on
stderr, status 1, and nothing half-written.

  bad_places.py BUFDIFF DIRECTORY
"""
import os
import pathlib
import shutil
import subprocess
import sys

bufdiff, directory = sys.argv[1:]
root = pathlib.Path(directory)
shutil.rmtree(root, ignore_errors=True)
root.mkdir(parents=True)


def run(*arguments, prefix=()):
    return subprocess.run(
        [*prefix, bufdiff, *map(str, arguments)],
        stdin=subprocess.DEVNULL, capture_output=True, text=True,
    )


def refused(text, *arguments, prefix=()):
    done = run(*arguments, prefix=prefix)
    shown = f"{arguments}: status {done.returncode}\n{done.stdout}\n{done.stderr}"
    assert done.returncode == 1, shown
    assert done.stdout == "", shown
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("bufdiff: "), shown
    assert text in done.stderr, shown


module = root / "there.mlir"
module.write_text(
    """// bufdiff-check: --paths one-shot
// bufdiff-expect: uninitialized-read one-shot
func.func @main() -> tensor<1xf32> {
  %c = arith.constant dense<0.0> : tensor<1xf32>
  %m = linalg.map outs(%c : tensor<1xf32>) (%o: f32) { linalg.yield %o : f32 }
  return %m : tensor<1xf32>
}
"""
)
bundle = root / "bundle"
done = run("reduce", module, "--bundle", bundle)
assert done.returncode == 0, done.stderr
assert run("repro", bundle).returncode == 2

# Whatever is missing or cut off.
for name in ("original.mlir", "reduced.mlir", "finding.json"):
    for size in (None, 0, 0.5):
        broken = root / f"{name}-{size}"
        shutil.copytree(bundle, broken)
        file = broken / name
        if size is None:
            file.unlink()
            refused("it has no " + name, "repro", broken)
        elif name != "original.mlir":
            # repro runs the reduced module.
            os.truncate(file, int(file.stat().st_size * size))
            refused(name, "repro", broken)
refused("", "repro", root / "nosuch")
refused("it has no original.mlir", "repro", root)

# Below a regular file there are no directories, whoever asks.
for place in (module / "x", root / "nosuch" / "x"):
    flags = ("--paths", "one-shot", "--count", "1")
    refused(str(place), "reduce", module, "-o", place)
    refused(str(place), "reduce", module, "--bundle", place)
refused(str(module), "fuzz", "--campaign", module / "x", *flags)

# A disk that is mounted to be read only. Needs the right to mount.
campaign = root / "disk" / "c"
campaign.parent.mkdir()
done = run("fuzz", "--campaign", campaign, *flags, "--profile", "single", "--bundles=false")
assert done.returncode in (0, 2), done.stderr
read_only = ("unshare", "-m", "sh", "-c", f'mount --bind {root}/disk {root}/disk && '
             f'mount -o remount,ro,bind {root}/disk && exec "$@"', "sh")
probe = subprocess.run([*read_only, "true"], capture_output=True, text=True)
if probe.returncode:
    print("cannot mount here: read-only disks are not tested:", probe.stderr)
    sys.exit(0)
before = sorted(os.listdir(campaign))
refused("Read-only file system", "fuzz", "--campaign", campaign, "--resume", prefix=read_only)
refused("Read-only file system", "fuzz", "--campaign", root / "disk" / "new", *flags, prefix=read_only)
refused("Read-only file system", "campaign", "merge", root / "disk" / "new", campaign, prefix=read_only)
refused("Read-only file system", "reduce", module, "-o", root / "disk" / "x", prefix=read_only)
refused("Read-only file system", "reduce", module, "--bundle", root / "disk" / "x", prefix=read_only)
refused("Read-only file system", "ci", "--time", "1s", "--regressions", "none", "--known-bugs", "none",
        "--paths", "one-shot", "--junit", root / "disk" / "x", prefix=read_only)
# Looking at a campaign takes no right to write.
done = run("campaign", "merge", root / "merged", campaign, prefix=read_only)
assert done.returncode == 0, done.stderr
assert sorted(os.listdir(campaign)) == before and os.listdir(root / "disk") == ["c"]
