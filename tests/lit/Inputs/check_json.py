"""One JSON document of `check` or `fuzz` on stdin; its numbers must add up to
the number of modules that is given."""
import json
import sys

document = json.loads(sys.stdin.read())
modules = int(sys.argv[1])
assert document["modules"] == modules, document["modules"]
rejected = sum(sum(why.values()) for why in document["rejected"].values())
discarded = sum(document["discarded"].values())
total = document["agree"] + document["with_findings"] + rejected + discarded
assert total == modules, total
for finding in document["findings"]:
    assert set(finding) == {
        "kind", "path", "signature", "count", "module", "explanation",
    }, finding
    assert finding["signature"].startswith(finding["kind"] + ":"), finding
    assert 0 < finding["count"] <= document["with_findings"], finding
shape = document["shape"]
assert shape["mean_functions"] >= 1 and shape["mean_ops"] >= 1, shape
assert 0 <= shape["out_of_place_share"] <= 1, shape
assert 0 <= shape["in_place_call_write_share"] <= 1, shape
assert document["mlir"], document
