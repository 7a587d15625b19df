# The corpus as a test suite; see tests/lit/corpus_format.py.
import os
import sys

sys.path.append(os.path.join(config.bufdiff_source_dir, "tests", "lit"))
import corpus_format

config.name = "corpus"
config.test_format = corpus_format.CheckCorpusFile()
config.suffixes = [".mlir"]
# Seeds are where fuzzing starts from; they declare nothing.
config.excludes = ["seeds"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.suite_exec_root
