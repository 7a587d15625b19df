"""JUnit XML and SARIF 2.1.0 of one finding in a file, and of one file without."""
import json
import sys
import xml.etree.ElementTree as tree

junit, sarif, name = sys.argv[1:]
root = tree.parse(junit).getroot()
assert root.tag == "testsuites", root.tag
cases = {case.get("name").rsplit("/")[-1]: case for case in root.iter("testcase")}
failures = cases[name].findall("failure")
assert [each.get("type") for each in failures] == ["wrong-result"], failures
assert "expected 1" in failures[0].text
assert not cases["agree.mlir"].findall("failure")
assert int(root.get("failures")) == sum(1 for c in cases.values() if c.find("failure") is not None)

document = json.load(open(sarif))
assert document["version"] == "2.1.0" and len(document["runs"]) == 1
run = document["runs"][0]
rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
assert run["tool"]["driver"]["name"] == "bufdiff" and "wrong-result" in rules
results = [r for r in run["results"] if "physicalLocation" in r["locations"][0]]
assert len(results) == 1, results
(result,) = results
assert result["ruleId"] in rules and result["level"] == "error"
assert result["message"]["text"] and result["occurrenceCount"] >= 1
place = result["locations"][0]["physicalLocation"]
assert place["artifactLocation"]["uri"].endswith(name)
assert place["region"]["startLine"] == 7, place
fingerprint = result["partialFingerprints"]["bufdiffSignature/v1"]
assert fingerprint == "wrong-result:one-shot:func.return of value:func.func"
