# Tests of the command line: each file's RUN lines, in lit's own shell.
import os
import shutil
import sys

import lit.formats

config.name = "bufdiff"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".test", ".mlir"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.suite_exec_root

# FileCheck, not, count and split-file by their plain names.
config.environment["PATH"] = os.pathsep.join(
    [config.llvm_tools_dir, config.environment.get("PATH", "")]
)
config.substitutions.append(("%bufdiff", config.bufdiff))
config.substitutions.append(("%bin", os.path.dirname(config.bufdiff)))
# %status N [--one-line] COMMAND...: the command must end with status N.
config.substitutions.append(("%{python}", sys.executable))
config.substitutions.append(
    ("%status", f"{sys.executable} {config.test_source_root}/Inputs/expect_status.py")
)
config.substitutions.append(("%corpus", config.bufdiff_source_dir + "/corpus"))
config.substitutions.append(("%fuzz", config.bufdiff_source_dir + "/fuzz"))

# An mlir-opt of the MLIR that is linked, for tests of --mlir-opt.
mlir_opt = os.path.join(config.llvm_tools_dir, "mlir-opt")
if os.path.exists(mlir_opt):
    config.available_features.add("mlir-opt")
    config.substitutions.append(("%mlir_opt", mlir_opt))

mlir_runner = os.path.join(config.llvm_tools_dir, "mlir-runner")
if os.path.exists(mlir_runner):
    config.available_features.add("mlir-runner")
    config.substitutions.append(("%mlir_runner", mlir_runner))

# Older builds, for tests of --mlir-opt and for what the corpus expects of them.
for major in (16, 19):
    older = shutil.which(f"mlir-opt-{major}")
    if older:
        config.available_features.add(f"mlir-opt-{major}")
    else:
        lit_config.note(f"no mlir-opt-{major}: tests of that build are skipped")

# A browser, for the page of `report --html`.
chromium = shutil.which("chromium")
if chromium:
    config.available_features.add("chromium")
    config.substitutions.append(("%chromium", chromium))
else:
    lit_config.note("no chromium: the page of report --html is not tested in a browser")

# Output of upstream's passes may differ between releases: tests that show it
# say REQUIRES: mlir-22.
config.available_features.add("mlir-" + config.mlir_version.split(".")[0])
for sanitizer in filter(None, config.sanitizers.split(",")):
    config.available_features.add(sanitizer)
    for options in ("ASAN_OPTIONS", "UBSAN_OPTIONS"):
        if options in os.environ:
            config.environment[options] = os.environ[options]
