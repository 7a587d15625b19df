"""Every known bug has a report that could be sent: of its own module, with flags
that mlir-opt has, and with what mlir-opt and mlir-runner do with it."""
import pathlib
import re
import subprocess
import sys

directory, mlir_opt, mlir_runner = sys.argv[1:]
libraries = str(pathlib.Path(mlir_runner).resolve().parent.parent / "lib")
SECTIONS = ["Input", "Command", "Expected and actual", "Second witness",
            "Why the input is free of undefined behaviour", "Where the copy is missing", "Versions",
            "Public reports"]


def run(command, text):
    command = re.sub(r"(^|\| )mlir-opt ", lambda m: m.group(1) + mlir_opt + " ", command)
    command = command.replace("mlir-runner ", mlir_runner + " ").replace("$MLIR_LIBS", libraries)
    # The module comes on the standard input.
    command = re.sub(r" [\w.-]+\.mlir", "", command)
    return subprocess.run(["bash", "-c", command], input=text, capture_output=True, text=True)


def printed(text):
    done = run("mlir-opt ", text)
    assert done.returncode == 0, done.stderr
    return done.stdout


def blocks(section, language):
    pairs = re.findall(r"^```(\w*)\n(.*?)^```$", section, re.S | re.M)
    return [text for name, text in pairs if name == language]


programs = 0
files = sorted(pathlib.Path(directory).glob("*.mlir"))
assert len(files) >= 20
for file in files:
    report = file.with_suffix(".md").read_text()
    parts = re.split(r"^## (.*)\n", report, flags=re.M)
    sections = dict(zip(parts[1::2], parts[2::2]))
    assert parts[1::2] == SECTIONS, (file.name, parts[1::2])
    assert report.startswith("# [mlir]"), file.name
    assert printed(blocks(sections["Input"], "mlir")[0]) == printed(file.read_text()), file.name
    commands = [line for line in blocks(sections["Command"], "sh")[0].splitlines()
                if line.startswith("mlir-opt ") and "mlir-runner" not in line]
    assert commands and f"{file.name}" in commands[0], file.name
    for command in commands:
        done = run(command, file.read_text())
        assert "for the --" not in done.stderr and "nknown command line" not in done.stderr, done.stderr
        assert "does not refer to a registered pass" not in done.stderr, done.stderr
        kind = re.search(r"Kind `(.*?)`", report).group(1)
        if kind in ("verifier-failure", "unexpected-rejection"):
            assert done.returncode == 1 and "error:" in done.stderr, (file.name, done.stderr)
        elif kind != "crash":
            assert done.returncode == 0, (file.name, done.stderr)
    witness = sections["Second witness"]
    if "mlir-runner" in witness or "\ninstead of\n" in witness:
        quoted, wanted = blocks(witness, "")[-2:]
        done = run(blocks(witness, "sh")[0].strip(), blocks(witness, "mlir")[0])
        assert done.stdout == quoted != wanted, (file.name, done.stdout, quoted, done.stderr)
        programs += 1
assert programs >= 8, programs
