"""Runs bufdiff with bad command lines. Each must print exactly one line, on
stderr, that contains the expected text, and end with status 1."""
import subprocess
import sys

bufdiff, directory, good = sys.argv[1:]
GARBAGE = directory + "/garbage.mlir"
EMPTY = directory + "/empty.mlir"
CASES = [
    ([], "which command?"),
    (["frobnicate"], "unknown command 'frobnicate'"),
    (["--nosuch"], "Unknown command line argument '--nosuch'"),
    (["check"], "check takes FILE... or --seeds A..B"),
    (["check", "--nosuch", good], "Unknown command line argument '--nosuch'"),
    (["check", GARBAGE], "garbage.mlir:1:1: "),
    (["check", "--json", GARBAGE], "garbage.mlir:1:1: "),
    (["check", good, GARBAGE], "garbage.mlir:1:1: "),
    (["check", "--json", good, GARBAGE], "garbage.mlir:1:1: "),
    (["check", EMPTY], "no function with a body to start at"),
    (["check", directory + "/directory"], "Is a directory"),
    (["check", directory + "/nosuch.mlir"], "No such file or directory"),
    (["check", directory + "/no-entry.mlir"], "no function with a body"),
    (["check", directory + "/unknown-op.mlir"], "unknown-op.mlir:2:"),
    (["check", good, "--entry", "nosuch"], "no function @nosuch with a body"),
    (["check", good, "--paths", "nosuch"], "unknown path 'nosuch'"),
    (["check", good, "--pipeline", "no-such-pass"], "no-such-pass"),
    (["check", good, "--pipeline", "--no-such-pass"], "no-such-pass"),
    (["check", good, "--inputs", "0"], "--inputs takes a number"),
    (["check", good, "--inputs", "x"], "--inputs takes a number"),
    (["check", good, "--jobs", "x"], "--jobs takes a number"),
    (["check", good, "--stall", "x"], "--stall takes a time"),
    (["check", good, "--seeds", "0..5"], "not both"),
    (["check", "--seeds", "x"], "--seeds takes A..B"),
    (["check", "--seeds", "0..18446744073709551616"], "two 64-bit numbers"),
    (["check", "--seeds", "20..10"], "--seeds takes A..B"),
    (["check", "--seeds", "5..5"], "--seeds takes A..B"),
    (["check", "--seeds", "0..5", "--profile", "x"], "unknown profile 'x'"),
    (["check", "--seeds", "0..5", "--paths", "x"], "unknown path 'x'"),
    (["check", "--seeds", "0..5", "--entry", "f"], "--entry goes with FILE"),
    (["fuzz", "--time", "5d"], "--time takes a time"),
    (["fuzz", "--count", "0"], "--count takes a positive number"),
    (["fuzz", "--seed", "-1"], "--seed takes a number"),
    (["fuzz", "--paths", "x"], "unknown path 'x'"),
    (["fuzz", "--profile", "x"], "unknown profile 'x'"),
    (["fuzz", "surplus"], ""),
    (["gen"], "gen needs --seed"),
    (["gen", "--seed", "x"], "--seed takes a number"),
    (["gen", "--seed", "1", "--count", "0"], "--count takes a positive"),
    (["gen", "--seed", "1", "--profile", "x"], "unknown profile 'x'"),
    (["gen", "--seed", "1", "-o", good], "Not a directory"),
    (["bufferize", good], "--path or --pipeline"),
    (["bufferize", "--path", "one-shot"], "bufferize takes one FILE"),
    (["bufferize", good, "--path", "x"], "unknown path 'x'"),
    (["bufferize", GARBAGE, "--path", "one-shot"], "garbage.mlir:1:1: "),
    (["interp"], "interp takes one FILE"),
    (["interp", GARBAGE], "garbage.mlir:1:1: "),
    (["interp", EMPTY], "no function with a body to start at"),
    (["interp", good, "--entry", "f"], "no function @f with a body"),
    (["interp", good, "--input-seed", "x"], "--input-seed takes a number"),
    (["list"], "list takes one of"),
    (["list", "x"], "list takes one of"),
    (["bench", "--modules", "0"], "--modules takes a positive number"),
]

for arguments, text in CASES:
    done = subprocess.run(
        [bufdiff, *arguments], stdin=subprocess.DEVNULL, capture_output=True
    )
    errors = done.stderr.decode(errors="replace")
    shown = f"{arguments}: status {done.returncode}\n{errors}"
    assert done.returncode == 1, shown
    assert done.stdout == b"", shown
    assert errors.count("\n") == 1 and errors.endswith("\n"), shown
    assert errors.startswith("bufdiff: ") and text in errors, shown
