"""build_equals_path.py BUFDIFF MLIR_OPT SEEDS [FLAGS]: the build of the MLIR that
is linked must be found to do to generated modules what One-Shot does to them in
this process: the same verdicts, and findings of the same kinds, as often.
"""
import collections
import json
import subprocess
import sys

bufdiff, mlir_opt, seeds, *flags = sys.argv[1:]


def check(*subject):
    done = subprocess.run(
        # Known bugs are known by signatures, which are a path's own.
        [bufdiff, "check", "--seeds", seeds, "--json", "--known-bugs", "none"]
        + [*flags, *subject],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    report = json.loads(done.stdout)
    kinds = collections.Counter()
    for finding in report["findings"]:
        kinds[finding["kind"]] += finding["count"]
    print(subject, report["agree"], dict(kinds))
    return report, kinds


linked, linked_kinds = check("--paths", "one-shot")
build, build_kinds = check("--mlir-opt", mlir_opt)
for key in ("modules", "agree", "with_findings", "discarded"):
    if linked[key] != build[key]:
        sys.exit(f"{key}: {linked[key]} in process, {build[key]} in the build")
if linked_kinds != build_kinds:
    sys.exit("findings of other kinds")
