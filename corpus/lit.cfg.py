# The corpus as a test suite: `bufdiff check` must see in each module what the
# module says is there. A file declares its verdict in a line
#   // bufdiff-expect: VERDICT
# and `check` turns a different one into its exit status, so this file needs to
# know nothing about verdicts.
import os
import subprocess

import lit.Test
import lit.formats

# A check takes milliseconds; this only stops a hang.
TIMEOUT_SECONDS = 120


class CheckCorpusFile(lit.formats.FileBasedTest):
    def execute(self, test, lit_config):
        path = test.getSourcePath()
        with open(path, encoding="utf-8") as file:
            if not any(line.startswith("// bufdiff-expect:") for line in file):
                return lit.Test.FAIL, "declares no verdict: no // bufdiff-expect: line"
        command = [config.bufdiff, "check", path]
        try:
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=TIMEOUT_SECONDS,
                env=test.config.environment,
            )
        except subprocess.TimeoutExpired:
            return lit.Test.TIMEOUT, f"no verdict after {TIMEOUT_SECONDS} s"
        if done.returncode == 0:
            return lit.Test.PASS, ""
        output = done.stdout.decode(errors="replace")
        return lit.Test.FAIL, f"{' '.join(command)}\nstatus {done.returncode}\n{output}"


config.name = "corpus"
config.test_format = CheckCorpusFile()
config.suffixes = [".mlir"]
# Seeds are where fuzzing starts from; they declare nothing.
config.excludes = ["seeds"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.suite_exec_root
