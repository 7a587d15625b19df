#!/usr/bin/env python3
"""Writes NAME.md, a report that could be filed, for NAME.mlir of this directory.

    reports.py BUFDIFF [NAME...]       writes reports
    reports.py --table FINDINGS.md     writes the tables of that file anew
    reports.py --check FINDINGS.md     status 1 where they are others

The report is that of a bundle of the module as it is. Added are what the module's
header says of cause and public reports, and what mlir-opt and mlir-runner, which
know nothing of bufdiff, make of it: of a program that the bundle has, or of the
module with the function of NAME.run, whose first line says what is to be printed.
MLIR_OPT, MLIR_RUNNER and MLIR_LIBS may name
other builds.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
MLIR_OPT = os.environ.get("MLIR_OPT") or shutil.which("mlir-opt") or "mlir-opt-22"
MLIR_RUNNER = os.environ.get("MLIR_RUNNER") or shutil.which("mlir-runner") or "mlir-runner-22"
MLIR_LIBS = os.environ.get("MLIR_LIBS", "/usr/lib/llvm-22/lib")


def run(command, cwd):
    """Output and how it ended, of a command as the report shows it."""
    command = re.sub(r"(^|\| )mlir-opt ", lambda m: m.group(1) + MLIR_OPT + " ", command)
    command = command.replace("mlir-runner ", MLIR_RUNNER + " ").replace("$MLIR_LIBS", MLIR_LIBS)
    done = subprocess.run(["bash", "-c", "set -o pipefail; exec 2>&1; " + command], cwd=cwd,
                          capture_output=True, text=True, errors="replace", timeout=60)
    return done.stdout, done.returncode


def header(text):
    lines = []
    for line in text.splitlines():
        if not line.startswith("//"):
            break
        lines.append(line[2:].strip())
    plain = " ".join(line for line in lines if not line.startswith("bufdiff-"))
    title, _, rest = plain.partition(" Cause")
    cause, _, public = ("Cause" + rest).partition("Public reports:")
    links = [line.split(": ", 1)[1] for line in lines if line.startswith("bufdiff-link: ")]
    return title.strip(), cause.strip() if rest else "", public.strip(), links


def section(name, body):
    return f"## {name}\n\n{body.strip()}\n\n"


def report(bufdiff, file):
    name = file.stem
    title, cause, public, links = header(file.read_text())
    with tempfile.TemporaryDirectory() as scratch:
        bundle = pathlib.Path(scratch) / "bundle"
        # A reducer that finds nothing in a file: the module stays as it is.
        for _ in range(5):
            done = subprocess.run(
                [bufdiff, "reduce", file.name, "--debug-reducer=delete-choices", "-o",
                 f"{scratch}/out.mlir", "--bundle", str(bundle)],
                cwd=file.parent, capture_output=True, text=True)
            if done.returncode == 0:
                break
        assert done.returncode == 0, (name, done.stderr)
        text = (bundle / "report.md").read_text()
        commands = re.search(r"```sh\n(.*?)```", text, re.S).group(1).splitlines()
        parts = re.split(r"^## ", text, flags=re.M)
        sections = dict(part.split("\n", 1) for part in parts[1:])
        kind = re.search(r"Kind `(.*?)`, blamed on `(.*?)`", parts[0])
        room = "[bufferization]" if "bufferize" in " ".join(commands) else ""
        out = f"# [mlir]{room} {title.rstrip('.')}\n\n"
        intro = parts[0].split("\n", 2)[2].strip()
        intro = re.sub(r"On the module below \(.*?\), ", "On the module below, ", intro)
        out += intro + "\n\n"
        if cause:
            out += cause + "\n\n"
        out += section("Input", sections["Input"])
        out += section("Command", sections["Command"].replace("reduced.mlir", file.name)
                       .replace("runnable.mlir", f"{name}-program.mlir").replace("expected.txt", "expected"))
        out += section("Expected and actual", sections["Expected and actual"].replace("reduced.mlir", file.name))
        program = [c for c in commands if "mlir-runner" in c and not c.startswith("#")]
        own = file.with_suffix(".run")
        if own.exists():
            first, function = own.read_text().split("\n", 1)
            module = re.search(r"```mlir\n(.*?)```", sections["Input"], re.S).group(1).rstrip()
            (bundle / "runnable.mlir").write_text(module.removesuffix("}") + function + "}\n")
            (bundle / "expected.txt").write_text(first.split("prints: ", 1)[1] + "\n")
            optimize = next(c for c in commands if c.startswith("mlir-opt"))
            program = [optimize.replace("reduced.mlir", "--test-lower-to-llvm runnable.mlir")
                       + " | mlir-runner -e run --entry-point-result=void"
                         " --shared-libs=$MLIR_LIBS/libmlir_c_runner_utils.so"]
        if program:
            printed, status = run(program[0], bundle)
            wanted = (bundle / "expected.txt").read_text()
            assert printed != wanted, (name, "the program shows nothing")
            out += section(
                "Second witness",
                f"`{name}-program.mlir`, compiled by MLIR itself with\n\n```sh\n"
                + program[0].replace("runnable.mlir", f"{name}-program.mlir") + f"\n```\n\nis\n\n```mlir\n"
                + (bundle / "runnable.mlir").read_text().strip()
                + f"\n```\n\nprints\n\n```\n{printed.strip()}\n```\n\ninstead of\n\n```\n{wanted.strip()}\n```")
        else:
            optimizer = [c for c in commands if c.startswith("mlir-opt")]
            if optimizer:
                printed, status = run(optimizer[0], bundle)
                lines = [l for l in printed.splitlines() if "error:" in l or "Stack dump" in l or "submit a bug" in l]
                signal = -status if status < 0 else status - 128
                what = (f"`mlir-opt` dies of signal {signal}" if signal > 0 else
                        f"`mlir-opt` ends with status {status}")
                if status == 0:
                    what = ("`mlir-opt` makes the output that is shown above, from which the fault can be read off "
                            "without running it")
                shown = "".join(f"\n    {l.split(': ', 1)[-1] if 'error:' in l else l}" for l in lines[:2])
                out += section("Second witness", what + (":\n" + shown if shown else "."))
        undefined = "Why the input is free of undefined behaviour"
        out += section(undefined, sections[undefined].replace("reduced.mlir", file.name))
        missing = sections["Where the copy is missing"].replace("reduced.mlir", file.name)
        if "arked operation" in missing and "of the output, with the line" not in missing and "With " not in missing:
            missing = "No copy is known to be missing: the explanation marks no operation."
        out += section("Where the copy is missing", missing)
        out += section("Versions", sections["Versions"].replace("reduced.mlir", file.name))
        out += section("Public reports", ("Reported as " + ", ".join(links) + ".") if links else
                       "None was found. Searched for" + public.removeprefix("none found, searched for"))
        return out.rstrip() + "\n"


def versions(name):
    """Which of the builds that were asked show the fault, and which do not."""
    text = (HERE / f"{name}.md").read_text().split("## Versions\n", 1)[1].split("\n## ", 1)[0]
    shows, right = ["22"], []
    for version, verdict in re.findall(r"^- MLIR (\d+)\.\S* \(`.*?`\): (.*)$", text, re.M):
        if re.match(r"(shows .*|rejects it) too", verdict):
            shows.append(version)
        elif verdict.startswith("is right"):
            right.append(version)
    return ", ".join(sorted(shows, key=int)) + ("; not " + ", ".join(right) if right else "")


def expected(text):
    return re.search(r"^// bufdiff-expect: (.*)$", text, re.M).group(1)


def tables():
    rows = ["| fault | kind | in | what happens | reported |", "|---|---|---|---|---|"]
    for file in sorted(HERE.glob("*.mlir")):
        text = file.read_text()
        title, _, _, links = header(text)
        kind, _, path = expected(text).partition(" ")
        if not path:
            path = re.search(r"--pipeline '(.*)'", text).group(1)
        with_option = f" (`{path}`)" if path != "one-shot" else ""
        rows.append(f"| [`{file.stem}`](../corpus/known-bugs/{file.stem}.md) | `{kind}`{with_option} | "
                    f"{versions(file.stem)} | {title} | {', '.join(links) or 'no report found'} |")
    known = "\n".join(rows)
    rows = ["| file | kind | by |", "|---|---|---|"]
    for file in sorted(HERE.parent.glob("regressions/*.mlir")):
        text = file.read_text()
        kind = expected(text).split(" ")[0]
        if kind not in ("agree", "rejected"):
            flags = re.search(r"^// bufdiff-check: (.*)$", text, re.M).group(1)
            rows.append(f"| `{file.name}` | `{kind}` | `{flags}` |")
    return {"known bugs": known, "published": "\n".join(rows)}


def document(file, write):
    old = new = pathlib.Path(file).read_text()
    for name, table in tables().items():
        new, count = re.subn(rf"(<!-- {name} -->\n).*?(<!-- end -->)", lambda m: m.group(1) + table + "\n" + m.group(2),
                             new, flags=re.S)
        if count != 1:
            sys.exit(f"{file} has no place for the table of {name}")
    if write:
        pathlib.Path(file).write_text(new)
    elif new != old:
        sys.exit(f"the tables of {file} are not those of the corpus: reports.py --table {file}")


def main():
    if sys.argv[1] in ("--table", "--check"):
        document(sys.argv[2], sys.argv[1] == "--table")
        return
    bufdiff, *names = sys.argv[1:]
    bufdiff = str(pathlib.Path(bufdiff).resolve()) if "/" in bufdiff else bufdiff
    for file in sorted(HERE.glob("*.mlir")):
        if names and file.stem not in names:
            continue
        file.with_suffix(".md").write_text(report(bufdiff, file))
        print(file.stem)


if __name__ == "__main__":
    main()
