#!/usr/bin/env python3
"""coverage.py --bufdiff BIN --work DIR [--modules N] [--min-percent P]

How much of upstream's bufferization generated modules run, in instructions.

Upstream's libraries are not built with coverage, but they are linked
statically, so their functions have names: callgrind says which instructions
ran, llvm-objdump which there are. Measured are the functions of
mlir::bufferization and of the dialects' bufferization models; those that no
bufferization of a supported dialect reaches are left out, by the rules in
UNREACHABLE, each with its reason (docs/coverage.md).

Modules come in slices, one process each, over all profiles. Prints a line a
function (per cent, instructions run, instructions, name), worst first, then
the total. Exit status 2 where that is below --min-percent.
"""
import argparse
import os
import re
import subprocess
import sys

# What is measured, by demangled name.
MEASURED = re.compile(
    r"^(?:\S* )?mlir::bufferization::"
    r"|BufferizableOpInterface"
    r"|mlir::\w+::\(anonymous namespace\)::\w*(?:OpInterface|BufferizableOp\w*)::"
)

# What no bufferization of a supported dialect reaches: (pattern, reason). The
# first that matches counts.
UNREACHABLE = [
    (r"bufdiff::", "bufdiff's own models"),
    (r"populate\w*Bounds|ValueBounds", "models of other interfaces, of the same names"),
    (r"sparse_tensor|SparseTensor|shard::|tosa::|shape::",
     "models of dialects that are not supported"),
    (r"::(?:parse|print|parseProperties|readProperties|writeProperties|"
     r"setPropertiesFromAttr|getPropertiesAsAttr|computePropertiesHash|"
     r"setInherentAttr|getInherentAttr|populateInherentAttrs|"
     r"verifyInherentAttrs|populateDefaultAttrs|populateDefaultProperties|"
     r"getAsmResultNames|getODSOperandIndexAndLength|getODSResultIndexAndLength|"
     r"build|create|verify\w*|getCanonicalizationPatterns|fold|"
     r"getDpsInitsMutable|reifyResultShapes|get\w*Mutable|getAttributeNames)\(",
     "text, attributes, builders, verifiers and folders of operations: any "
     "pass may call them, bufferization seldom does"),
    (r"Op::|OpAdaptor|OpGenericAdaptor",
     "accessors of operations: made for every use, mostly inlined"),
    (r"impl::\w+Base|Pass::|PassOptions|register\w*Pass|create\w*Pass|"
     r"registerPasses|Pipeline",
     "passes and their registration: bufdiff calls what they call"),
    (r"declarePromisedInterfaces|hasTrait<|Dialect::|register\w+Models|registerBufferizableOpInterface|"
     r"InterfaceMap|attachInterface|fallbackTypeID|TypeID",
     "loading of dialects and models, which happens once"),
    (r"Buffer(?:Deallocation|Hoisting|LoopHoisting|Placement|Viewflow|ize"
     r"Placement)|Dealloc|dealloc|hoist|Hoist|promoteBuffers|"
     r"ToOutParams|dropEquivalent|optimizeAllocLiveness|DropEquivalent|"
     r"OwnershipBased|Ownership|LayoutPostprocessing|moveBeforeParent",
     "what runs after bufferization (pipelines of it are measured by their "
     "own tests)"),
    (r"^std::|^llvm::|^void std::|^void llvm::|_M_invoke|_M_manager|"
     r"^(?:\S+ )?llvm::",
     "instantiations of templates of the standard library and LLVM"),
]

# One source function, compiled once for each of linalg's hundred operations:
# counted once, as the one of which most ran.
INSTANCES = re.compile(r"(LinalgOpInterface|FillOpInterface)<mlir::linalg::\w+>")

PROFILES = ["mixed", "calls", "loops", "slices", "idioms", "single", "cfg",
            "types", "deep", "wide"]
# Analyses and conversions that options choose between.
PATHS = ("one-shot,one-shot:identity,one-shot:fully-dynamic,one-shot:top-down,"
         "one-shot:from-terminators,one-shot:fuzz-7,one-shot:return-allocs")
MAX_SLICE = 50


def fail(message):
    print(f"coverage: {message}", file=sys.stderr)
    sys.exit(1)


def run(command, **kwargs):
    try:
        return subprocess.run(command, check=False, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, **kwargs)
    except OSError as error:
        fail(f"cannot run {command[0]}: {error.strerror}")


def symbols(binary, nm):
    """{address: (size, mangled name, demangled name)} of what is measured."""
    plain = run([nm, "--defined-only", "--print-size", binary])
    nice = run([nm, "--defined-only", "--print-size", "--demangle", binary])
    if plain.returncode or nice.returncode:
        fail(f"{nm} cannot read {binary}")
    chosen = {}
    # Both list the same symbols in the same order.
    for line, named in zip(plain.stdout.decode(errors="replace").splitlines(),
                           nice.stdout.decode(errors="replace").splitlines()):
        fields, names = line.split(None, 3), named.split(None, 3)
        if len(fields) != 4 or fields[2] not in "tTwW":
            continue
        if MEASURED.search(names[3]):
            chosen[int(fields[0], 16)] = (int(fields[1], 16), fields[3], names[3])
    return chosen


def instructions(binary, objdump, chosen):
    """{function's address: its instructions' addresses}"""
    found = {}
    names = [mangled for _, mangled, _ in chosen.values()]
    for start in range(0, len(names), 400):
        done = run([objdump, "-d", "--no-show-raw-insn",
                    "--disassemble-symbols=" + ",".join(names[start:start + 400]), binary])
        if done.returncode != 0:
            fail(f"{objdump} cannot read {binary}")
        current = None
        for line in done.stdout.decode(errors="replace").splitlines():
            head = re.match(r"([0-9a-f]+) <", line)
            if head:
                current = found.setdefault(int(head.group(1), 16), set())
                continue
            code = re.match(r"\s*([0-9a-f]+):\s+(\S+)", line)
            # Padding behind the last return is no instruction of anybody's.
            if code and current is not None and code.group(2) not in (
                    "nop", "nopw", "nopl", "int3", "xchgw", "<unknown>"):
                current.add(int(code.group(1), 16))
    return found


def executed(file, binary):
    """Addresses of the instructions in `binary` that ran."""
    ran, names, here, address = set(), {}, False, 0
    with open(file, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if line.startswith("ob="):
                match = re.match(r"ob=(\(\d+\))(?: (.*))?", line)
                if match.group(2):
                    names[match.group(1)] = match.group(2).strip()
                path = names.get(match.group(1), "")
                here = os.path.basename(path) == os.path.basename(binary)
                continue
            if line.startswith("cob="):
                match = re.match(r"cob=(\(\d+\))(?: (.*))?", line)
                if match.group(2):
                    names[match.group(1)] = match.group(2).strip()
                continue
            # Positions are relative to the line before, whatever it is about.
            if line[:1] in "0+-*" and line[1:2] != "=":
                field = line.split(None, 1)[0]
                if field.startswith("0x"):
                    address = int(field, 16)
                elif field[0] in "+-" and len(field) > 1:
                    address += int(field, 10 if not field[1:].startswith("0x") else 16)
                if here:
                    ran.add(address)
    return ran


def main():
    parser = argparse.ArgumentParser(description="Instruction coverage of MLIR's bufferization")
    parser.add_argument("--bufdiff", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--modules", type=int, default=2000)
    parser.add_argument("--min-percent", type=float, default=0)
    parser.add_argument("--llvm", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--all", action="store_true",
                        help="also list functions that are left out, with the reason")
    options = parser.parse_args()
    if options.modules < 1:
        fail("--modules takes a positive number")
    os.makedirs(options.work, exist_ok=True)
    chosen = symbols(options.bufdiff, os.path.join(options.llvm, "llvm-nm"))
    if not chosen:
        fail(f"{options.bufdiff} has no functions of MLIR: is it stripped, or linked dynamically?")
    code = instructions(options.bufdiff, os.path.join(options.llvm, "llvm-objdump"), chosen)

    # A context of its own for each slice, and every profile in its turn.
    size = max(1, min(MAX_SLICE, options.modules // len(PROFILES)))
    ran, done, seed = set(), 0, 0
    while done < options.modules:
        for profile in PROFILES:
            count = min(size, options.modules - done)
            if count <= 0:
                break
            out = os.path.join(options.work, "callgrind.out")
            result = run(["valgrind", "--tool=callgrind", "--dump-instr=yes",
                          f"--callgrind-out-file={out}", options.bufdiff, "gen", "--stats",
                          "--no-runs", "--paths", PATHS, "--profile", profile,
                          "--seed", str(seed), "--count", str(count)])
            if not os.path.exists(out):
                fail("valgrind: " + result.stderr.decode(errors="replace").strip()[-300:])
            ran |= executed(out, options.bufdiff)
            os.remove(out)
            done += count
            print(f"coverage: {done} of {options.modules} modules", file=sys.stderr)
        seed += size

    best, left_out = {}, {}
    for address, (_, _, name) in chosen.items():
        body = code.get(address, set())
        if not body:
            continue
        count = len(body & ran)
        reason = next((why for pattern, why in UNREACHABLE if re.search(pattern, name)), None)
        if reason:
            left_out.setdefault(reason, []).append((len(body), name))
            continue
        source = INSTANCES.sub(r"\1<*>", name)
        if source not in best or best[source][0] < count / len(body):
            best[source] = (count / len(body), count, len(body), source)
    rows = list(best.values())
    total = sum(row[2] for row in rows)
    hit = sum(row[1] for row in rows)
    rows.sort(key=lambda row: (row[0], -row[2], row[3]))
    for share, count, size, name in rows:
        print(f"{100 * share:6.1f}% {count:6} {size:6}  {name}")
    for reason, functions in sorted(left_out.items()):
        print(f"left out: {len(functions)} functions, {sum(size for size, _ in functions)} "
              f"instructions: {reason}")
        if options.all:
            for size, name in sorted(functions, reverse=True):
                print(f"               {size:6}  {name}")
    percent = 100 * hit / total if total else 0
    print(f"total: {percent:.1f}% of {total} instructions in {len(rows)} functions, "
          f"over {done} modules")
    return 2 if percent < options.min_percent else 0


if __name__ == "__main__":
    sys.exit(main())
